# Answers: `command-` and the command's word; its fields are the parameters.

# en 35d2bd8e
command-start = Inizia { $seat }
# en ed8c533a
command-roll = un { $pips } sul dado
# en 0d10db9a
command-draw = esce la tessera { $tile }
# en 0342a837
command-place = Piazzala qui
# en 9602fb9c
command-put = Piazza { $what_id ->
        [life] un segnalino vita
        [ammo] un segnalino munizioni
       *[other] uno { $what }
    } su { $square }
# en f6c0168a
command-step = { $direction ->
        [none] Vai su { $to }
       *[other] Vai verso { $direction }
    }
# en 1949b167
command-shift = { $direction ->
        [none] Muovilo su { $to }
       *[other] Muovilo verso { $direction }
    }
# en fcd6b7a9
command-stop = Fermati qui
# en 84924d52
command-life = Spendi un segnalino vita e tira di nuovo
# en a4ab5b0e
command-life-last = { $points ->
        [0] Spendi l'ultima vita: muori
        [one] Spendi l'ultima vita: muori e perdi 1 punto
       *[other] Spendi l'ultima vita: muori e perdi { $points } punti
    }
# en d23fc381
command-die = Accetta la morte
# en 49ecb5e7
command-die-loses = { $points ->
        [0] Arrenditi: muori
        [one] Arrenditi: muori e perdi 1 punto
       *[other] Arrenditi: muori e perdi { $points } punti
    }
# en 010449d4
command-ammo = Spendi munizioni e vinci il combattimento
# en c5d1d0fc
command-breed = Aggiungi uno zombi (costa 3 mosse)

# en 04c33e1e
command-deal = distribuisci { $card }
# en 23d16189
command-play = Gioca { $card }{ $target ->
        [none] {""}
       *[other] {" "}contro { $target }
    }
# en aa8877d2
command-pass = Passa
# en 9bb4160b
command-discard = Scarta { $card } e finisci il turno
# en 561efbf2
command-throw = Tira il dado
# en 9d5322d1
command-use = Usa { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
        [shield] lo { $card }
        [horse] il { $card }
        [holy-water] l'{ $card }
        [necronomicon] il { $card }
       *[other] { $card }
    }
# en 54399c76
command-shoot = Mira con { $card_id ->
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
       *[other] { $card }
    } a { $square }
# en 8615d76c
command-raise = Aumenta il tiro con { $skeletons }
# en 40e86d60
command-mount = Monta sul cavallo di { $owner }
# en 3570fba1
command-commit = { $number ->
        [0] Non puntare { $what_id ->
            [life] segnalini vita
            [white] scheletri bianchi
            [red] scheletri rossi
            [blue] scheletri blu
           *[other] { $what }
        }
        [one] Punta { $what_id ->
            [life] un segnalino vita
           *[other] uno { $what }
        }
       *[other] Punta { $number } { $what_id ->
            [life] segnalini vita
            [white] scheletri bianchi
            [red] scheletri rossi
            [blue] scheletri blu
           *[other] { $what }
        }
    }
# en 5833a2e7
command-spend = Spendi { $what_id ->
        [life] un segnalino vita
        [ammo] un segnalino munizioni
       *[other] uno { $what }
    }
# en cf11ce43
command-choose = Scegli { $card_id ->
        [sword] la { $card }
        [mace] la { $card }
        [pole-arm] l'{ $card }
        [short-bow] l'{ $card }
        [crossbow] la { $card }
        [shield] lo { $card }
        [horse] il { $card }
        [holy-water] l'{ $card }
        [necronomicon] il { $card }
       *[other] { $card }
    }
# en 426ecfa8
command-aim = Scegli { $tile }
# en 9ea9d60a
command-go = Vai su { $square }
# en c1725ec8
command-remove = Rimuovi lo scheletro su { $square }
# en 0c5bd5ff
command-pay = Cedi { $skeletons }

## The same, when the board already shows the place

# en 926c8f3e
command-place-where = Piazzala qui
# en 8c79ddac
command-put-where = Piazza { $what_id ->
        [life] un segnalino vita
        [ammo] un segnalino munizioni
       *[other] uno { $what }
    }
# en 6977fba8
command-step-where = Vai
# en 00b1d06c
command-shift-where = Muovi
# en b3edeeab
command-shoot-where = Mira con { $card }
# en b99d5b44
command-go-where = Vai
# en 672fd18c
command-remove-where = Rimuovi
# en ce8c246d
command-pick-where = Scegli uno scheletro

## The castle

# en 96c36a23
command-bridge = Prova a muovere il ponte levatoio
# en 0f057c1a
command-bridge-lower = Prova ad abbassare il ponte levatoio
# en 0fd262eb
command-bridge-raise = Prova ad alzare il ponte levatoio
# en e19992c6
command-challenge = Duella per il Necronomicon
# en 7d6be32b
command-teleport = Appari al ponte levatoio invece di muoverti
# en df739e89
command-lead = Muovi il personaggio di { $seat } al posto del tuo
# en 7453cc08
command-take = Prendi { $skeletons }
# en fcf09c6d
command-pick = Scegli lo scheletro su { $square }
# en f9534027
command-stop-end-turn = Finisci il turno
# en a291b0db
command-stop-settle = Non attaccare
# en 9587e543
command-stop-duel-reroll = Tieni il tiro
# en 2b45735a
command-stop-duel-open = Non spendere nulla
# en ecfdf616
command-stop-move-zombies = Fatto
# en 561d61cd
command-stop-move-skeletons = Fatto
# en 0d70d6e5
command-stop-put-skeletons = Fatto
# en 7817cdfb
command-stop-led = Lascia che ti guidino
# en 13d6b1dd
command-life-duel-reroll = Spendi un segnalino vita puntato e tira di nuovo
