# Licences.

# en 4c894c2a
licences-art = I disegni e i testi sono nostri, con la stessa licenza. La pagina usa i caratteri del tuo dispositivo.
# en ecc0a9ae
licences-page = Parte di questa pagina:
# en c44a831a
licences-full = Le loro licenze per intero
# en c806555e
licences-server = Sul server girano:
