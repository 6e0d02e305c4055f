# Das Protokoll als Geschichte: ein Zug ist ein Satz aus Satzteilen.

# en 970b3504
story-title = Was bisher geschah
# en 5763e8a8
story-round = Runde { $round }
# en 068a09f0
story-details = Dieser Zug im Einzelnen
# en 219336a0
story-since = Seit deinem letzten Zug
# en 78b31350
story-turn = { $seat_id ->
        [you] Du
       *[other] { $seat }
    } { $deeds }.
# en 61b9f1d9
story-now = { $seat_id ->
        [you] Du bist
       *[other] { $seat } ist
    } am Zug
# en eef6bf4b
story-quiet = { $seat_id ->
        [you] Du hast
       *[other] { $seat } hat
    } einen ruhigen Zug.

## Was jemand getan hat

# en 233ec46a
story-start-player = { $seat_id ->
        [you] baust
       *[other] baut
    } den Spielplan auf
# en c81d65fa
story-turn-skipped = { $seat_id ->
        [you] setzt
       *[other] setzt
    } aus
# en 8fa65439
story-tile-placed = { $seat_id ->
        [you] legst
       *[other] legt
    } { $tile } an
# en 09399717
story-stepped = { $seat_id ->
        [you] gehst
       *[other] geht
    } { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } weit
# en 0174fc79
story-figure-moved = { $seat_id ->
        [you] bewegst
       *[other] bewegt
    } { $number ->
        [one] einen Untoten
       *[other] { $number } Untote
    }
# en 4864c263
story-beaten = { $seat_id ->
        [you] besiegst
       *[other] besiegt
    } { $number ->
        [one] { $what_id ->
            [zombie] einen Zombie
            [white] ein weißes Skelett
            [red] ein rotes Skelett
            [blue] ein blaues Skelett
            [black] ein schwarzes Skelett
           *[other] { $what }
        }
       *[other] { $number } { $what_id ->
            [zombie] Zombies
           *[other] Skelette
        }
    }{ $points ->
        [0] {""}
       *[other] {" "}(+{ $points })
    }
# en 356fb072
story-life-given = { $seat_id ->
        [you] gibst
       *[other] gibt
    } { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    } ab
# en 40776f8d
story-token-taken = { $seat_id ->
        [you] nimmst
       *[other] nimmt
    } { $what_id ->
        [life] { $number ->
                [one] eine Lebensmarke
               *[other] { $number } Lebensmarken
            }
        [ammo] { $number ->
                [one] eine Munitionsmarke
               *[other] { $number } Munitionsmarken
            }
       *[other] { $number } Marken
    }
# en 8b301844
story-died = { $seat_id ->
        [you] stirbst
       *[other] stirbt
    }
# en 1df164ef
story-card-played = { $seat_id ->
        [you] spielst
       *[other] spielt
    } { $card }{ $target ->
        [none] {""}
       *[other] {" "}gegen { $target_id ->
            [you] dich
           *[other] { $target }
        }
    }
# en 254bc6df
story-item-taken = { $seat_id ->
        [you] nimmst
       *[other] nimmt
    } { $owner_id ->
        [you] dir
       *[other] { $owner }
    } { $card } weg
# en edec5cba
story-item-lost = { $seat_id ->
        [you] verlierst
       *[other] verliert
    } { $card }
# en 253fcdb6
story-book-taken = { $seat_id ->
        [you] nimmst
       *[other] nimmt
    } das Necronomicon
# en 3d747752
story-book-returned = { $seat_id ->
        [you] verlierst
       *[other] verliert
    } das Necronomicon
# en 4427ea37
story-book-won = { $seat_id ->
        [you] gewinnst
       *[other] gewinnt
    } das Necronomicon von { $loser_id ->
        [you] dir
       *[other] { $loser }
    }
# en debf02b1
story-duel-began = { $seat_id ->
        [you] forderst
       *[other] fordert
    } { $holder_id ->
        [you] dich
       *[other] { $holder }
    } zum Duell um das Necronomicon
# en 749de821
story-mounted = { $seat_id ->
        [you] steigst
       *[other] steigt
    } auf ein Pferd
# en b3f7a09b
story-bridge-moved = { $raised ->
        [yes] { $seat_id ->
                [you] ziehst die Zugbrücke hoch
               *[other] zieht die Zugbrücke hoch
            }
       *[no] { $seat_id ->
               [you] lässt die Zugbrücke herunter
              *[other] lässt die Zugbrücke herunter
           }
    }
# en 5446a747
story-fell-into-pit = { $seat_id ->
        [you] fällst
       *[other] fällt
    } in die Grube
# en b365586e
story-life-lost = { $seat_id ->
        [you] verlierst
       *[other] verliert
    } { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    }
