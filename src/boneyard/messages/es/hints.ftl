# Hints: what the hard bot would do, and why. One message per command word.

# en dd8a2e0e
hint-title = Lo que haría un buen jugador, lo mejor primero:
# en 191f7650
hint-line = { $place }. { $option }: { $reasons }.
# en 0923738f
hint-chance = gana cerca del { $percent } % de { $games } partidas simuladas
# en 85d657cf
hint-worse = gana { $number } partidas menos de cada 100 (± { $error })
# en c3170f18
hint-close = casi igual de buena
# en b7b831de
hint-fight = combate en { $tile }: { $what }
# en b3972257
hint-fights = { $number } combates de camino a { $tile }
# en 444ffa12
hint-tokens = { $number ->
        [one] recoges una ficha: { $tile }
       *[other] recoges { $number } fichas
    }
# en b705699c
hint-nearer = { $number ->
        [one] un paso más cerca de la meta: { $tile }
       *[other] { $number } pasos más cerca de la meta: { $tile }
    }
# en d303517a
hint-arrives = llegas a la meta: { $tile }
# en 7448602b
hint-step = el mejor sitio para seguir
# en a6848897
hint-stop = ahora no hay nada mejor que hacer
# en ca6b0851
hint-place = cerca de ti y lejos de los demás
# en 03bca961
hint-place-you = más cerca de ti que de { $seat }
# en e880d551
hint-place-rival = más cerca de { $seat } que de ti
# en 48ce49dd
hint-put = te sirve más a ti que a los demás
# en bde7e1c2
hint-shift = perjudica a los demás, o queda a tu alcance
# en d786b15a
hint-near-you = a tu alcance: { $tile }
# en f7a276df
hint-near-rival = en el camino de { $seat }: { $tile }
# en 1e7bce87
hint-breed = un zombi nuevo perjudica a los demás más que mover tres
# en ebdf97ec
hint-life = otra tirada vale la ficha
# en 009e63b8
hint-die = no queda otra
# en b3077aeb
hint-ammo = gana el combate y conserva tus fichas de vida
# en 547aae33
hint-raise = gana el combate y conserva tus fichas de vida
# en 3cb432f2
hint-play = es lo que más te ayuda ahora
# en 5d23ad79
hint-play-leader = frena a quien está más cerca de ganar: { $seat }
# en 056f92bd
hint-play-against = golpea a { $seat }
# en 3f53da64
hint-pass = tu carta valdrá más después
# en 1c2eb1ec
hint-discard = otra carta te servirá más
# en 29d28fde
hint-throw = ya está todo listo
# en 2ee16e3c
hint-use = hace más seguro el combate
# en d11fb8da
hint-shoot = un combate que no cuesta ningún paso
# en 147571b2
hint-mount = a caballo llegas el doble de lejos
# en 72b8c8ce
hint-commit = lo justo para ganar, y no más
# en fea6392b
hint-spend = basta para ganar
# en 3635ecdd
hint-choose = lo mejor que hay
# en 29486f21
hint-aim = donde más te sirve
# en c545d580
hint-go = el mejor sitio para seguir
# en f75d3350
hint-remove = les sirve más a los demás que a ti
# en 73eb560c
hint-pay = lo mínimo que basta
# en af9d31dd
hint-bridge = el puente decide quién pasa
# en 95eaf250
hint-challenge = el libro bien vale un duelo
# en 218dffbc
hint-teleport = ahorra un largo camino
# en 96bc0f50
hint-lead = lo aleja de donde quiere ir
# en eda8763a
hint-take = los de pocos puntos aumentan tiradas sin desperdicio
# en deda03d1
hint-pick = es más útil en otro sitio
