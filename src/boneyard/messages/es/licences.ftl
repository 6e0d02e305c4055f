# Licences.

# en 4c894c2a
licences-art = Los dibujos y los textos son nuestros, con la misma licencia. La página usa las fuentes de tu dispositivo.
# en ecc0a9ae
licences-page = Parte de esta página:
# en c44a831a
licences-full = Sus licencias completas
# en c806555e
licences-server = En el servidor funcionan:
