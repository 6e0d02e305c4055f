# Più persone su un solo dispositivo.

# en 162849a3
setup-plan-here = Persona su questo dispositivo
# en f87dbc39
setup-all-here = Tutti su questo dispositivo
# en ab49e6c9
setup-here-name = Nome del giocatore { $number }
# en b2150c2e
hotseat-player = Giocatore { $number }
# en 3cc8d553
hotseat-pass = Passa il dispositivo a { $name }
    .text = Gli altri guardino altrove: le carte sono segrete.
# en 2ce78aee
hotseat-show = Sono { $name }, mostra le mie carte
# en e3bfc98f
hotseat-react = Qualcuno risponde?
    .text = Dillo e prendi il dispositivo. Chi non ha nulla di adatto non è tenuto a dirlo.
# en e6d64d28
hotseat-nobody = Nessuno risponde
