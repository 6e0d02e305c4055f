# Più persone su un solo dispositivo.

# en 03c0ef14
setup-plan-here = Qualcuno su questo dispositivo
# en dbd5d894
setup-all-here = Tutti su questo dispositivo
# en ab49e6c9
setup-here-name = Nome del giocatore { $number }
# en b2150c2e
hotseat-player = Giocatore { $number }
# en 1cfccc8d
hotseat-pass = Passa il dispositivo a { $name }
    .text = Gli altri guardino altrove: le carte sono segrete.
# en 2ce78aee
hotseat-show = Sono { $name }, mostra le mie carte
# en 20742005
hotseat-react = Qualcuno vuole rispondere?
    .text = Se sì, dillo e prendi il dispositivo. Chi non ha nulla di adatto non è tenuto a dirlo.
# en ac9ea600
hotseat-nobody = Nessuno
