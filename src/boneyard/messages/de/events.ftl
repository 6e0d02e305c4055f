# The log: `event-` and the event's tag; its fields are the parameters.

# en 77e304f2
event-start-player = { $seat_id ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    }.
# en a2d38b93
event-turn-began = { $seat_id ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } Zug { $turn }.
# en 86a00629
event-turn-skipped = { $seat_id ->
        [you] Du setzt
       *[other] { $seat } setzt
    } diesen Zug aus.
# en c741fbc9
event-tile-drawn = { $seat_id ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } das Plättchen { $tile }.
# en 1b7e86a9
event-tile-placed = { $seat_id ->
        [you] Du legst
       *[other] { $seat } legt
    } { $tile } an.
# en 20577b96
event-tile-lost = { $tile } passt nirgends und ist aus dem Spiel.
# en 168b3790
event-tile-put-aside = { $tile } passt gerade nirgends und wird beiseitegelegt.
# en 8c3e85e4
event-no-tile-fits = Kein Plättchen des Stapels passt gerade an den Spielplan.
# en 1124b815
event-figure-put = { $what } auf { $square }.
# en 930343ac
event-rolled =
    { $purpose ->
        [move] { $seat_id ->
            [you] Du würfelst eine { $pips } und darfst
           *[other] { $seat } würfelt eine { $pips } und darf
        } { $result ->
            [one] ein Feld
           *[other] { $result } Felder
        } weit gehen.
        [fight] { $seat_id ->
                [you] Du würfelst
               *[other] { $seat } würfelt
            } im Kampf eine { $pips }{ $changed ->
            [yes] {", die als"} { $result } zählt
           *[no] {""}
        }.
        [figures] { $seat_id ->
                [you] Du würfelst
               *[other] { $seat } würfelt
            } eine { $pips } für die Untoten.
        [tile] { $seat_id ->
                [you] Du würfelst
               *[other] { $seat } würfelt
            } eine { $pips } für das Plättchen.
        [duel] { $seat_id ->
                [you] Du würfelst
               *[other] { $seat } würfelt
            } im Duell eine { $pips }.
       *[other] { $seat_id ->
               [you] Du würfelst
              *[other] { $seat } würfelt
           } eine { $pips }.
    }
# en 1587d247
event-stepped = { $seat_id ->
        [you] Du gehst
       *[other] { $seat } geht
    } nach { $to }.
# en ebec0e44
event-figure-moved = { $seat_id ->
        [you] Du bewegst
       *[other] { $seat } bewegt
    } einen Untoten von { $start } nach { $to }.
# en bc1e3087
event-beaten = { $seat_id ->
        [you] Du besiegst
       *[other] { $seat } besiegt
    } { $what_id ->
        [zombie] den Zombie
        [white] das weiße Skelett
        [red] das rote Skelett
        [blue] das blaue Skelett
        [black] das schwarze Skelett
       *[other] { $what }
    } auf { $square }.
# en c1c4c989
event-life-given =
    { $seat_id ->
        [you] Du gibst
       *[other] { $seat } gibt
    } eine Lebensmarke ab; { $left ->
        [0] keine bleibt übrig
        [one] eine bleibt übrig
       *[other] { $left } bleiben übrig
    }.
# en 7bf7483a
event-token-taken = { $seat_id ->
        [you] Du sammelst
       *[other] { $seat } sammelt
    } { $what_id ->
        [life] eine Lebensmarke
       *[other] { $what }
    } ein.
# en a41001c0
event-died = { $seat_id ->
        [you] Du stirbst und musst
       *[other] { $seat } stirbt und muss
    } von vorn anfangen.
# en cd67bb55
event-won = { $seats_id ->
        [you] Du gewinnst
       *[other] { $seats } { $number ->
            [one] gewinnt
           *[other] gewinnen
        }
    } { $way }.

# en f708ecc1
event-stand-in-began = { $why ->
        [time] { $seat_id ->
            [you] Deine Zeit ist um.
           *[other] Die Zeit von { $seat } ist um.
        } Ein Bot übernimmt.
        [left] { $seat_id ->
            [you] Du verlässt die Partie.
           *[other] { $seat } verlässt die Partie.
        } Ein Bot übernimmt.
        [conceded] { $seat_id ->
            [you] Du gibst auf.
           *[other] { $seat } gibt auf.
        }
        [vote] Ab jetzt spielt ein Bot für { $seat_id ->
            [you] dich
           *[other] { $seat }
        }.
       *[away] Ein Bot übernimmt für { $seat_id ->
            [you] dich
           *[other] { $seat }
        }.
    }
# en e2ad6b02
event-stand-in-ended = { $seat_id ->
        [you] Du bist wieder da
       *[other] { $seat } ist wieder da
    }.

## Cards

# en f5d028c7
event-card-drawn = { $seat_id ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $card_id ->
        [none] eine Karte
       *[other] „{ $card }“
    }.
# en 4d5f02c6
event-card-played = { $seat_id ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $card }“{ $target ->
        [none] {""}
       *[other] {" "}gegen { $target_id ->
            [you] dich
           *[other] { $target }
        }
    } aus{ $trap ->
        [none] .
        [carrier] {" "}– eine Falle für den, der das Buch trägt.
        [leader] {" "}– eine Falle für den Führenden.
        [attacker] {" "}– eine Falle für den letzten Angreifer.
        [neighbour] {" "}– eine Falle für alle auf dem eigenen Plättchen.
        [fighter] {" "}– eine Falle für Kämpfe auf dem eigenen Plättchen.
        [runner] {" "}– eine Falle für eine 5 oder 6.
       *[other] {" "}– eine Falle.
    }
# en 629cb8a2
event-card-discarded = { $seat_id ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } „{ $card }“ ab.
# en 76d30e07
event-card-used = { $seat_id ->
        [you] Du benutzt
       *[other] { $seat } benutzt
    } { $card_id ->
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
# en 78894a8b
event-item-taken = { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card_id ->
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
    } von { $owner_id ->
        [you] dir
       *[other] { $owner }
    }.
# en 1c337a76
event-item-lost = { $seat_id ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $card_id ->
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
# en cf3f00a8
event-life-taken =
    { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    }.

## Fights, duels, the book

# en e399c54a
event-roll-raised = { $seat_id ->
        [you] Du hebst
       *[other] { $seat } hebt
    } den Wurf mit Skeletten an: { $skeletons }.
# en 0e298c56
event-fight-ended = { $seat_id ->
        [you] Dein Kampf
       *[other] Der Kampf von { $seat }
    } auf { $square } endet ohne Ergebnis.
# en 56125e18
event-shot = { $seat_id ->
        [you] Du zielst
       *[other] { $seat } zielt
    } mit { $card_id ->
        [pole-arm] der { $card }
        [short-bow] dem { $card }
        [crossbow] der { $card }
       *[other] „{ $card }“
    } auf { $square }.
# en 4f4d8aec
event-book-taken = { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } das Necronomicon!
# en 32fe507e
event-book-returned = { $seat_id ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } das Necronomicon; es kehrt zum Friedhof zurück.
# en 0d93eff4
event-book-won = { $seat_id ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } das Necronomicon von { $loser_id ->
        [you] dir
       *[other] { $loser }
    }!
# en cc47c937
event-duel-began = { $seat_id ->
        [you] Du forderst
       *[other] { $seat } fordert
    } { $holder_id ->
        [you] dich
       *[other] { $holder }
    } zum Duell um das Necronomicon.
# en 67206d39
event-duel-bid = { $seat_id ->
        [you] Dein Einsatz
       *[other] Einsatz von { $seat }
    }: { $life ->
        [one] 1 Lebensmarke
       *[other] { $life } Lebensmarken
    }, Skelette: { $skeletons }.
# en 10525e1c
event-duel-spent = { $seat_id ->
        [you] Du setzt
       *[other] { $seat } setzt
    } im Duell { $what_id ->
        [life] eine Lebensmarke
        [white] ein weißes Skelett
        [red] ein rotes Skelett
        [blue] ein blaues Skelett
       *[other] { $what }
    } ein.
# en 74fb0609
event-duel-ended = Das Duell endet: { $total } für { $seat_id ->
        [you] dich
       *[other] { $seat }
    }, { $holder_total } für { $holder_id ->
        [you] dich
       *[other] { $holder }
    }.

## Horses, pawns, skeletons

# en 645d8fa6
event-dismounted = { $seat_id ->
        [you] Du steigst
       *[other] { $seat } steigt
    } vom Pferd.
# en 7c93ffde
event-mounted = { $seat_id ->
        [you] Du steigst
       *[other] { $seat } steigt
    } aufs Pferd.
# en ff2f7288
event-pawn-put = { $seat_id ->
        [you] Du wirst
       *[other] { $seat } wird
    } nach { $square } versetzt.
# en 0c4bf29e
event-skeleton-removed = { $what_id ->
        [white] Das weiße Skelett
        [red] Das rote Skelett
        [blue] Das blaue Skelett
        [black] Das schwarze Skelett
       *[other] { $what }
    } auf { $square } zerfällt.
# en 61e6bc46
event-skeletons-paid = { $seat_id ->
        [you] Du gibst
       *[other] { $seat } gibt
    } Skelette ab: { $skeletons }.

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
# en 2cc4708e
event-stepped-many = { $seat_id ->
        [you] Du gehst
       *[other] { $seat } geht
    } { $number } Felder weit nach { $to }.
# en b71bc557
event-figure-moved-many = { $seat_id ->
        [you] Du bewegst
       *[other] { $seat } bewegt
    } { $number } Untote.
# en daeecf03
event-card-drawn-many = { $seat_id ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $number } Karten.

## The castle

# en 0a206469
event-bridge-moved = { $raised ->
        [yes] { $seat_id ->
                [you] Du ziehst
               *[other] { $seat } zieht
            } die Zugbrücke hoch.
       *[no] { $seat_id ->
               [you] Du lässt
              *[other] { $seat } lässt
           } die Zugbrücke herunter.
    }
# en c735aab3
event-fell-into-pit = { $seat_id ->
        [you] Du fällst
       *[other] { $seat } fällt
    } in die Grube.
# en 55c75d7b
event-skeletons-taken = { $seat_id ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } Skelette aus dem Vorrat: { $skeletons }.
# en 114aa3b6
event-life-lost = { $seat_id ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    }.
# en b7c5233b
event-token-lost = Die Lebensmarke auf { $square } ist weg.
# en 142ef675
event-skeleton-sent = Ein Skelett wird von { $start } nach { $to } versetzt.
# en 7f52f470
event-pawn-led = { $seat_id ->
        [you] Du bewegst
       *[other] { $seat } bewegt
    } stattdessen { $target_id ->
        [you] deine Spielfigur
       *[other] die Spielfigur von { $target }
    }.
