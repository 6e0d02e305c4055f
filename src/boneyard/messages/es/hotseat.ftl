# Varias personas en un solo dispositivo.

# en 03c0ef14
setup-plan-here = Alguien en este dispositivo
# en dbd5d894
setup-all-here = Todos en este dispositivo
# en ab49e6c9
setup-here-name = Nombre del jugador { $number }
# en b2150c2e
hotseat-player = Jugador { $number }
# en 1cfccc8d
hotseat-pass = Pásale el dispositivo a { $name }
    .text = Los demás miran a otro lado: las cartas son secretas.
# en 2ce78aee
hotseat-show = Soy { $name }, muestra mis cartas
# en 20742005
hotseat-react = ¿Alguien quiere responder?
    .text = Si es así, dilo y toma el dispositivo. Si no tienes nada que encaje, no hace falta decirlo.
# en ac9ea600
hotseat-nobody = Nadie
