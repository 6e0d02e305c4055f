# Anhaltende Wirkungen: was jede bewirkt.

# en d824c9ff same
lasting-line = { $effect }: { $card }
# en 3a17a8bd
lasting-until-turn = bis { $seat_id ->
        [you] zu deinem nächsten Zug
       *[other] { $seat } wieder am Zug ist
    }
# en 4ce5f1be
lasting-until-end = bis zum Ende { $seat_id ->
        [you] deines
       *[other] des
    } { $number ->
        [one] Zugs
       *[other] nächsten Zugs
    }{ $seat_id ->
        [you] {""}
       *[other] {" "}von { $seat }
    }
# en 0f7924e7
lasting-still = { $seat_id ->
        [you] Du kannst dich
       *[other] { $seat } kann sich
    } nicht bewegen
# en 99359cc4
lasting-steered = { $seat_id ->
        [you] Jemand anderes bestimmt deine Schritte
       *[other] Jemand anderes bestimmt die Schritte von { $seat }
    }
# en 2bfe2751
lasting-calm = Kein Skelett bewegt sich
# en e578e6b6
lasting-no-raising = Niemand darf Würfe mit Skeletten ändern
# en da3857b3
lasting-lower = Jeder Wurf zählt 1 weniger
# en f6550c70
lasting-skipped = { $seat_id ->
        [you] Du setzt
       *[other] { $seat } setzt
    } einen Zug aus
# en 40171ae4
lasting-shunned = Kein Skelett darf auf { $seat_id ->
        [you] dein Feld
       *[other] das Feld von { $seat }
    } gehen
# en 4c53fa69
lasting-no-book = { $seat_id ->
        [you] Du kannst
       *[other] { $seat } kann
    } das Necronomicon nicht nehmen
# en ffb927b3
lasting-no-points-win = { $seat_id ->
        [you] Du kannst
       *[other] { $seat } kann
    } noch nicht gewinnen
# en 4fd55d81
lasting-helpless = { $seat_id ->
        [you] Du bist in der Grube und kannst
       *[other] { $seat } ist in der Grube und kann
    } nur Skelette bewegen
# en a629e7c7
lasting-pinned = { $seat_id ->
        [you] Du sitzt in der Grube fest und kannst dich
       *[other] { $seat } sitzt in der Grube fest und kann sich
    } nicht bewegen
