# Varias personas en un solo dispositivo.

# en 162849a3
setup-plan-here = Persona en este dispositivo
# en f87dbc39
setup-all-here = Todos en este dispositivo
# en ab49e6c9
setup-here-name = Nombre del jugador { $number }
# en b2150c2e
hotseat-player = Jugador { $number }
# en 3cc8d553
hotseat-pass = Pásale el dispositivo a { $name }
    .text = Los demás miran a otro lado: las cartas son secretas.
# en 2ce78aee
hotseat-show = Soy { $name }, muestra mis cartas
# en e3bfc98f
hotseat-react = ¿Alguien responde?
    .text = Dilo y toma el dispositivo. Si no tienes nada que encaje, no hace falta decirlo.
# en e6d64d28
hotseat-nobody = Nadie responde
