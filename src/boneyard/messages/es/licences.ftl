# Whose work is in it.

# en 3390f838
licences-art = Los dibujos y los textos son nuestros, con la misma licencia. La tipografía es la de tu dispositivo: la página no carga ninguna.
# en ecc0a9ae
licences-page = Parte de esta página:
# en c44a831a
licences-full = Sus licencias completas
# en c806555e
licences-server = En el servidor funcionan:
