# What happened: an event's tag is `event-` and the message's id, its fields are the parameters.

# en 48360845
event-start-player = { $seat } beginnt.
# en a5ea2b3f
event-turn-began = { $seat } beginnt Zug { $turn }.
# en 53d34c36
event-turn-skipped = { $seat } setzt diesen Zug aus.
# en 9c87ff1d
event-tile-drawn = { $seat } zieht das Plättchen { $tile }.
# en 0b741da7
event-tile-placed = { $seat } legt { $tile } an.
# en 21856c29
event-tile-lost = { $tile } passt nirgends und ist aus dem Spiel.
# en 5d839650
event-tile-put-aside = { $tile } passt gerade nirgends und wird beiseitegelegt.
# en 8c3e85e4
event-no-tile-fits = Kein Plättchen des Stapels passt gerade an den Spielplan.
# en 1124b815
event-figure-put = { $what } auf { $square }.
# en 6f26dea8
event-rolled =
    { $purpose ->
        [move] { $seat } würfelt eine { $pips } und darf { $result ->
            [one] ein Feld
           *[other] { $result } Felder
        } weit gehen.
        [fight] { $seat } würfelt im Kampf eine { $pips }{ $changed ->
            [yes] {", die als"} { $result } zählt
           *[no] {""}
        }.
        [figures] { $seat } würfelt eine { $pips } für die Untoten.
        [tile] { $seat } würfelt eine { $pips } für das Plättchen.
        [duel] { $seat } würfelt im Duell eine { $pips }.
       *[other] { $seat } würfelt eine { $pips }.
    }
# en ba641e57
event-stepped = { $seat } geht nach { $to }.
# en ae855dd2
event-figure-moved = { $seat } bewegt einen Untoten von { $start } nach { $to }.
# en 231351f5
event-beaten = { $seat } besiegt { $what_id ->
        [zombie] den Zombie
        [white] das weiße Skelett
        [red] das rote Skelett
        [blue] das blaue Skelett
        [black] das schwarze Skelett
       *[other] { $what }
    } auf { $square }.
# en 17de9421
event-life-given =
    { $seat } gibt eine Lebensmarke ab; { $left ->
        [0] keine bleibt übrig
        [one] eine bleibt übrig
       *[other] { $left } bleiben übrig
    }.
# en 79ec1bf3
event-token-taken = { $seat } sammelt { $what_id ->
        [life] eine Lebensmarke
       *[other] { $what }
    } ein.
# en 6ed7f207
event-died = { $seat } stirbt und muss von vorn anfangen.
# en 3f6f7cd5
event-won = { $seats } { $number ->
        [one] gewinnt
       *[other] gewinnen
    } { $way }.

## Cards

# en 4830d607
event-card-drawn = { $seat } zieht { $card_id ->
        [none] eine Karte
       *[other] „{ $card }“
    }.
# en 52fcb455
event-card-played = { $seat } spielt „{ $card }“{ $target ->
        [none] {""}
       *[other] {" "}gegen { $target }
    } aus.
# en 65b34e76
event-card-discarded = { $seat } wirft „{ $card }“ ab.
# en 76411635
event-card-used = { $seat } benutzt { $card_id ->
        [sword] das { $card }
        [mace] den { $card }
        [pole-arm] die { $card }
        [short-bow] den { $card }
        [crossbow] die { $card }
        [shield] den { $card }
        [horse] das { $card }
        [holy-water] das { $card }
        [necronomicon] das { $card }
       *[other] „{ $card }“
    }.
# en 5c9c103c
event-item-taken = { $seat } nimmt { $card_id ->
        [sword] das { $card }
        [mace] den { $card }
        [pole-arm] die { $card }
        [short-bow] den { $card }
        [crossbow] die { $card }
        [shield] den { $card }
        [horse] das { $card }
        [holy-water] das { $card }
        [necronomicon] das { $card }
       *[other] „{ $card }“
    } von { $owner }.
# en 556b17b8
event-item-lost = { $seat } verliert { $card_id ->
        [sword] das { $card }
        [mace] den { $card }
        [pole-arm] die { $card }
        [short-bow] den { $card }
        [crossbow] die { $card }
        [shield] den { $card }
        [horse] das { $card }
        [holy-water] das { $card }
        [necronomicon] das { $card }
       *[other] „{ $card }“
    }.
# en db208619
event-deck-shuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
# en 51240054
event-life-taken =
    { $seat } nimmt { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    }.

## Fights, duels, the book

# en be865a95
event-roll-raised = { $seat } hebt den Wurf mit Skeletten an: { $skeletons }.
# en 2b8c5f1a
event-fight-ended = Der Kampf von { $seat } auf { $square } endet ohne Ergebnis.
# en a49986b7
event-shot = { $seat } zielt mit { $card_id ->
        [pole-arm] der { $card }
        [short-bow] dem { $card }
        [crossbow] der { $card }
       *[other] „{ $card }“
    } auf { $square }.
# en 3100d973
event-book-taken = { $seat } nimmt das Necronomicon!
# en 734a283b
event-book-returned = { $seat } verliert das Necronomicon; es kehrt zum Friedhof zurück.
# en 9efe27bb
event-book-won = { $seat } gewinnt das Necronomicon von { $loser }!
# en d71811c3
event-duel-began = { $seat } fordert { $holder } zum Duell um das Necronomicon.
# en 67fe69ca
event-duel-bid = Einsatz von { $seat }: { $life ->
        [one] 1 Lebensmarke
       *[other] { $life } Lebensmarken
    }, Skelette: { $skeletons }.
# en c25f8b1f
event-duel-spent = { $seat } setzt im Duell { $what_id ->
        [life] eine Lebensmarke
        [white] ein weißes Skelett
        [red] ein rotes Skelett
        [blue] ein blaues Skelett
       *[other] { $what }
    } ein.
# en 5cdd5452
event-duel-ended = Das Duell endet: { $total } für { $seat }, { $holder_total } für { $holder }.

## Horses, pawns, skeletons

# en b6111fe0
event-dismounted = { $seat } steigt vom Pferd.
# en ff346eef
event-mounted = { $seat } steigt aufs Pferd.
# en 86c60a21
event-pawn-put = { $seat } wird nach { $square } versetzt.
# en 0c4bf29e
event-skeleton-removed = { $what_id ->
        [white] Das weiße Skelett
        [red] Das rote Skelett
        [blue] Das blaue Skelett
        [black] Das schwarze Skelett
       *[other] { $what }
    } auf { $square } zerfällt.
# en 41c8e0d2
event-skeletons-paid = { $seat } gibt Skelette ab: { $skeletons }.

## Several at once

# en bab5767e
event-figure-put-many = { $number } { $what_id ->
        [zombie] Zombies
        [white] weiße Skelette
        [red] rote Skelette
        [blue] blaue Skelette
        [black] schwarze Skelette
        [life] Lebensmarken
        [ammo] Munitionsmarken
       *[other] × { $what }
    } auf { $tile }.
# en 588329b0
event-stepped-many = { $seat } geht { $number } Felder weit nach { $to }.
# en 2b2ce823
event-figure-moved-many = { $seat } bewegt { $number } Untote.
# en f5b1dd86
event-card-drawn-many = { $seat } zieht { $number } Karten.

## The castle

# en 3e162d66
event-bridge-moved = { $raised ->
        [yes] { $seat } zieht die Zugbrücke hoch.
       *[no] { $seat } lässt die Zugbrücke herunter.
    }
# en 2e8cccbc
event-fell-into-pit = { $seat } fällt in die Grube.
# en b624abe2
event-skeletons-taken = { $seat } nimmt Skelette aus dem Vorrat: { $skeletons }.
# en fba58120
event-life-lost = { $seat } verliert { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    }.
# en b7c5233b
event-token-lost = Die Lebensmarke auf { $square } ist weg.
# en 142ef675
event-skeleton-sent = Ein Skelett wird von { $start } nach { $to } versetzt.
# en 8a459061
event-pawn-led = { $seat } bewegt stattdessen die Spielfigur von { $target }.
