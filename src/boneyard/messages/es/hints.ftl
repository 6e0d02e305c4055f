# Hints: what the hard bot would do, and why. One message for each word that a seat can answer with.

# en dd8a2e0e
hint-title = Lo que haría un buen jugador, lo mejor primero:
# en 191f7650
hint-line = { $place }. { $option }: { $reasons }.
# en 644c9782
hint-chance = { $percent } % de posibilidades de ganar, según { $games ->
        [one] una partida
       *[other] { $games } partidas
    } de prueba
# en 61b03f91
hint-fights = { $number ->
        [one] un combate por el camino, que da puntos
       *[other] { $number } combates por el camino, que dan puntos
    }
# en 1b914e26
hint-tokens = { $number ->
        [one] una ficha que recoger
       *[other] { $number } fichas que recoger
    }
# en 8fc07b82
hint-nearer = { $number ->
        [one] un paso más cerca de la meta
       *[other] { $number } pasos más cerca de la meta
    }
# en e8f0c2f5
hint-arrives = lleva a la meta
# en bd2e1ce7
hint-step = el mejor sitio para seguir
# en 48a2410e
hint-stop = ahora no hay nada mejor
# en 0fed0b63
hint-place = cerca de ti y lejos de los demás
# en faf26a37
hint-put = donde te sirve más a ti que a los demás
# en aeeb2912
hint-shift = hacia quienes perjudica, o donde puedes vencerlo tú
# en 3686b6bb
hint-breed = uno nuevo perjudica a los demás más que mover tres
# en ebdf97ec
hint-life = otra tirada vale la ficha
# en da7b50a9
hint-die = no queda otra
# en 56916969
hint-ammo = gana el combate y conserva tus fichas de vida
# en b10ab832
hint-raise = gana el combate y conserva tus fichas de vida
# en a80b9932
hint-play = es lo que más te ayuda ahora
# en 242cc80c
hint-play-against = frena al jugador { $number }, el que está más cerca de ganar
# en 3f53da64
hint-pass = tu carta valdrá más después
# en 1c2eb1ec
hint-discard = otra carta te servirá más
# en 1e4fd854
hint-throw = ya está todo listo
# en c5b327bf
hint-use = hace más seguro el combate
# en d11fb8da
hint-shoot = un combate que no cuesta ningún paso
# en 78bb59c8
hint-mount = a caballo llegas el doble de lejos
# en 916f98ef
hint-commit = lo justo para ganar, y no más
# en fb88d5fc
hint-spend = basta para ganar
# en 38672a93
hint-choose = lo mejor que hay
# en b174b44c
hint-aim = donde más te sirve
# en dcb28e8e
hint-go = el mejor sitio para seguir
# en 46e3684e
hint-remove = les sirve más a los demás que a ti
# en 16b4ca2d
hint-pay = lo mínimo que basta
# en af9d31dd
hint-bridge = el puente decide quién pasa
# en 95eaf250
hint-challenge = el libro bien vale un duelo
# en c6f5beb7
hint-teleport = ahorra un largo camino
# en c4c540d4
hint-lead = lo aleja de donde quiere estar
# en eda8763a
hint-take = los de pocos puntos aumentan tiradas sin desperdicio
# en 47ddacf9
hint-pick = es más útil en otro sitio
