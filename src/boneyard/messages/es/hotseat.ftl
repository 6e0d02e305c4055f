# Varias personas en un solo aparato.

# en 162849a3
setup-plan-here = Persona en este aparato
# en f87dbc39
setup-all-here = Todos en este aparato
# en ab49e6c9
setup-here-name = Nombre del jugador { $number }
# en b2150c2e
hotseat-player = Jugador { $number }
# en 3cc8d553
hotseat-pass = Pásale el aparato a { $name }
    .text = Los demás miran a otro lado: la mano es secreta.
# en 2ce78aee
hotseat-show = Soy { $name }, enseña mi mano
# en e3bfc98f
hotseat-react = ¿Alguien responde?
    .text = Dilo y coge el aparato. Quien no tenga nada que encaje no tiene que decirlo.
# en e6d64d28
hotseat-nobody = Nadie responde
