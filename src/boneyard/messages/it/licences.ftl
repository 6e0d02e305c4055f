# Whose work is in it.

# en 3390f838
licences-art = I disegni e i testi sono nostri, con la stessa licenza. I caratteri sono quelli del tuo dispositivo: la pagina non ne carica altri.
# en ecc0a9ae
licences-page = Parte di questa pagina:
# en c44a831a
licences-full = Le loro licenze per intero
# en c806555e
licences-server = Sul server girano:
