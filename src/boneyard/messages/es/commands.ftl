# Answers: `command-` and the command's word; its fields are the parameters.

# en 35d2bd8e
command-start = Empieza { $seat }
# en ed8c533a
command-roll = un { $pips } en el dado
# en 0d10db9a
command-draw = sale la loseta { $tile }
# en 0342a837
command-place = Colocar aquí
# en 9602fb9c
command-put = Colocar { $what_id ->
        [life] una ficha de vida
        [ammo] una ficha de munición
       *[other] un { $what }
    } en { $square }
# en f6c0168a
command-step = { $direction ->
        [none] Ir a { $to }
       *[other] Ir al { $direction }
    }
# en 1949b167
command-shift = { $direction ->
        [none] Mover a { $to }
       *[other] Mover al { $direction }
    }
# en fcd6b7a9
command-stop = Parar aquí
# en 84924d52
command-life = Gastar una ficha de vida y tirar otra vez
# en a4ab5b0e
command-life-last = { $points ->
        [0] Gastar tu última vida: mueres
        [one] Gastar tu última vida: mueres y pierdes 1 punto
       *[other] Gastar tu última vida: mueres y pierdes { $points } puntos
    }
# en d23fc381
command-die = Aceptar la muerte
# en 49ecb5e7
command-die-loses = { $points ->
        [0] Rendirse: mueres
        [one] Rendirse: mueres y pierdes 1 punto
       *[other] Rendirse: mueres y pierdes { $points } puntos
    }
# en 010449d4
command-ammo = Gastar munición y ganar el combate
# en c5d1d0fc
command-breed = Añadir un zombi (cuesta 3 movimientos)

# en 04c33e1e
command-deal = repartir { $card }
# en 23d16189
command-play = Jugar { $card }{ $target ->
        [none] {""}
       *[other] {" "}contra { $target }
    }
# en aa8877d2
command-pass = Pasar
# en 9bb4160b
command-discard = Descartar { $card } y terminar el turno
# en 561efbf2
command-throw = Tirar el dado
# en 9d5322d1
command-use = Usar { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
        [shield] el { $card }
        [horse] el { $card }
        [holy-water] el { $card }
        [necronomicon] el { $card }
       *[other] { $card }
    }
# en 54399c76
command-shoot = Apuntar con { $card_id ->
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
       *[other] { $card }
    } a { $square }
# en 8615d76c
command-raise = Aumentar la tirada con { $skeletons }
# en 40e86d60
command-mount = Montar el caballo de { $owner }
# en 3570fba1
command-commit = { $number ->
        [0] No apostar { $what_id ->
            [life] fichas de vida
            [white] esqueletos blancos
            [red] esqueletos rojos
            [blue] esqueletos azules
           *[other] { $what }
        }
        [one] Apostar { $what_id ->
            [life] una ficha de vida
           *[other] un { $what }
        }
       *[other] Apostar { $number } { $what_id ->
            [life] fichas de vida
            [white] esqueletos blancos
            [red] esqueletos rojos
            [blue] esqueletos azules
           *[other] { $what }
        }
    }
# en 5833a2e7
command-spend = Gastar { $what_id ->
        [life] una ficha de vida
        [ammo] una ficha de munición
       *[other] un { $what }
    }
# en cf11ce43
command-choose = Elegir { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] el { $card }
        [short-bow] el { $card }
        [crossbow] la { $card }
        [shield] el { $card }
        [horse] el { $card }
        [holy-water] el { $card }
        [necronomicon] el { $card }
       *[other] { $card }
    }
# en 426ecfa8
command-aim = Elegir { $tile }
# en 9ea9d60a
command-go = Ir a { $square }
# en c1725ec8
command-remove = Retirar el esqueleto de { $square }
# en 0c5bd5ff
command-pay = Entregar { $skeletons }

## The same, when the board already shows the place

# en 926c8f3e
command-place-where = Colocar aquí
# en 8c79ddac
command-put-where = Colocar { $what_id ->
        [life] una ficha de vida
        [ammo] una ficha de munición
       *[other] un { $what }
    }
# en 6977fba8
command-step-where = Ir
# en 00b1d06c
command-shift-where = Mover
# en b3edeeab
command-shoot-where = Apuntar con { $card }
# en b99d5b44
command-go-where = Ir
# en 672fd18c
command-remove-where = Retirar
# en ce8c246d
command-pick-where = Elegir un esqueleto

## The castle

# en 96c36a23
command-bridge = Intentar mover el puente levadizo
# en 0f057c1a
command-bridge-lower = Intentar bajar el puente levadizo
# en 0fd262eb
command-bridge-raise = Intentar subir el puente levadizo
# en e19992c6
command-challenge = Batirse en duelo por el Necronomicon
# en 7d6be32b
command-teleport = Aparecer en el puente levadizo en vez de moverte
# en df739e89
command-lead = Mover el personaje de { $seat } en vez del tuyo
# en 7453cc08
command-take = Tomar { $skeletons }
# en fcf09c6d
command-pick = Elegir el esqueleto de { $square }
# en f9534027
command-stop-end-turn = Terminar el turno
# en a291b0db
command-stop-settle = No disparar
# en 9587e543
command-stop-duel-reroll = Quedarse con la tirada
# en 2b45735a
command-stop-duel-open = No gastar nada
# en ecfdf616
command-stop-move-zombies = Listo
# en 561d61cd
command-stop-move-skeletons = Listo
# en 0d70d6e5
command-stop-put-skeletons = Listo
# en 7817cdfb
command-stop-led = Dejar que te sigan guiando
# en 13d6b1dd
command-life-duel-reroll = Gastar una ficha de vida apostada y tirar otra vez
