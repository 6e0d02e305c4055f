# Answers: `command-` and the command's word; its fields are the parameters.

# en 35d2bd8e
command-start = { $seat } beginnt
# en ed8c533a
command-roll = eine { $pips } würfeln
# en 0d10db9a
command-draw = Plättchen { $tile } ziehen
# en 0342a837
command-place = Hier anlegen
# en 9602fb9c
command-put = { $what_id ->
        [white] Weißes Skelett
        [red] Rotes Skelett
        [blue] Blaues Skelett
        [black] Schwarzes Skelett
       *[other] { $what }
    } auf { $square } setzen
# en f6c0168a
command-step = { $direction ->
        [none] Nach { $to } gehen
       *[other] Nach { $direction } gehen
    }
# en 1949b167
command-shift = { $direction ->
        [none] Nach { $to } ziehen
       *[other] Nach { $direction } ziehen
    }
# en fcd6b7a9
command-stop = Hier aufhören
# en 84924d52
command-life = Eine Lebensmarke abgeben und noch einmal würfeln
# en a4ab5b0e
command-life-last = { $points ->
        [0] Das letzte Leben abgeben: Du stirbst
        [one] Das letzte Leben abgeben: Du stirbst und verlierst 1 Punkt
       *[other] Das letzte Leben abgeben: Du stirbst und verlierst { $points } Punkte
    }
# en d23fc381
command-die = Den Tod akzeptieren
# en 49ecb5e7
command-die-loses = { $points ->
        [0] Aufgeben: Du stirbst
        [one] Aufgeben: Du stirbst und verlierst 1 Punkt
       *[other] Aufgeben: Du stirbst und verlierst { $points } Punkte
    }
# en 010449d4
command-ammo = Munition einsetzen und den Kampf gewinnen
# en c5d1d0fc
command-breed = Neuen Zombie einsetzen (kostet 3 Bewegungen)

# en 04c33e1e
command-deal = „{ $card }“ austeilen
# en 23d16189
command-play = „{ $card }“{ $target ->
        [none] {""}
       *[other] {" "}gegen { $target }
    } ausspielen
# en aa8877d2
command-pass = Passen
# en 9bb4160b
command-discard = „{ $card }“ abwerfen und den Zug beenden
# en 561efbf2
command-throw = Würfeln
# en 9d5322d1
command-use = { $card_id ->
        [sword] Das { $card }
        [mace] Den { $card }
        [pole-arm] Die { $card }
        [short-bow] Den { $card }
        [crossbow] Die { $card }
        [shield] Den { $card }
        [horse] Das { $card }
        [holy-water] Das { $card }
        [necronomicon] Das { $card }
       *[other] „{ $card }“
    } benutzen
# en 54399c76
command-shoot = Mit { $card_id ->
        [pole-arm] der { $card }
        [short-bow] dem { $card }
        [crossbow] der { $card }
       *[other] „{ $card }“
    } auf { $square } zielen
# en 8615d76c
command-raise = Den Wurf mit Skeletten anheben: { $skeletons }
# en 40e86d60
command-mount = Auf das Pferd von { $owner } steigen
# en 3570fba1
command-commit = { $what_id ->
        [life] { $number ->
            [one] Eine Lebensmarke
           *[other] { $number } Lebensmarken
        }
        [white] { $number ->
            [one] Ein weißes Skelett
           *[other] { $number } weiße Skelette
        }
        [red] { $number ->
            [one] Ein rotes Skelett
           *[other] { $number } rote Skelette
        }
        [blue] { $number ->
            [one] Ein blaues Skelett
           *[other] { $number } blaue Skelette
        }
       *[other] { $number } × { $what }
    } einsetzen
# en 5833a2e7
command-spend = { $what_id ->
        [life] Eine Lebensmarke
        [white] Ein weißes Skelett
        [red] Ein rotes Skelett
        [blue] Ein blaues Skelett
       *[other] { $what }
    } einsetzen
# en cf11ce43
command-choose = { $card_id ->
        [sword] Das { $card }
        [mace] Den { $card }
        [pole-arm] Die { $card }
        [short-bow] Den { $card }
        [crossbow] Die { $card }
        [shield] Den { $card }
        [horse] Das { $card }
        [holy-water] Das { $card }
        [necronomicon] Das { $card }
       *[other] „{ $card }“
    } wählen
# en 426ecfa8
command-aim = { $tile } wählen
# en 9ea9d60a
command-go = Nach { $square } gehen
# en c1725ec8
command-remove = Das Skelett auf { $square } entfernen
# en 0c5bd5ff
command-pay = Skelette abgeben: { $skeletons }

## The same, when the board already shows the place

# en 926c8f3e
command-place-where = Hier anlegen
# en 8c79ddac
command-put-where = { $what_id ->
        [white] Weißes Skelett
        [red] Rotes Skelett
        [blue] Blaues Skelett
        [black] Schwarzes Skelett
       *[other] { $what }
    } setzen
# en 6977fba8
command-step-where = Gehen
# en 00b1d06c
command-shift-where = Bewegen
# en b3edeeab
command-shoot-where = Mit { $card_id ->
        [pole-arm] der { $card }
        [short-bow] dem { $card }
        [crossbow] der { $card }
       *[other] „{ $card }“
    } zielen
# en b99d5b44
command-go-where = Hingehen
# en 672fd18c
command-remove-where = Entfernen
# en ce8c246d
command-pick-where = Skelett wählen

## The castle

# en 96c36a23
command-bridge = Versuchen, die Zugbrücke zu bewegen
# en 0f057c1a
command-bridge-lower = Versuchen, die Zugbrücke herunterzulassen
# en 0fd262eb
command-bridge-raise = Versuchen, die Zugbrücke hochzuziehen
# en e19992c6
command-challenge = Um das Necronomicon duellieren
# en 7d6be32b
command-teleport = Zur Zugbrücke springen, statt dich zu bewegen
# en df739e89
command-lead = Stattdessen die Spielfigur von { $seat } bewegen
# en 7453cc08
command-take = Skelette nehmen: { $skeletons }
# en fcf09c6d
command-pick = Das Skelett auf { $square } wählen
# en f9534027
command-stop-end-turn = Zug beenden
# en a291b0db
command-stop-settle = Nicht schießen
# en 9587e543
command-stop-duel-reroll = Wurf behalten
# en 2b45735a
command-stop-duel-open = Nichts einsetzen
# en ecfdf616
command-stop-move-zombies = Fertig
# en 561d61cd
command-stop-move-skeletons = Fertig
# en 0d70d6e5
command-stop-put-skeletons = Fertig
# en 7817cdfb
command-stop-led = Weiterführen lassen
# en 13d6b1dd
command-life-duel-reroll = Eine eingesetzte Lebensmarke ausgeben und noch einmal würfeln
