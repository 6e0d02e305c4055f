# Effetti che durano: che cosa provoca ciascuno.

# en d824c9ff same
lasting-line = { $effect }: { $card }
# en 3a17a8bd
lasting-until-turn = fino al { $seat_id ->
        [you] tuo prossimo turno
       *[other] prossimo turno di { $seat }
    }
# en 4ce5f1be
lasting-until-end = fino alla fine { $seat_id ->
        [you] del tuo
       *[other] del
    } { $number ->
        [one] turno
       *[other] prossimo turno
    }{ $seat_id ->
        [you] {""}
       *[other] {" "}di { $seat }
    }
# en 0f7924e7
lasting-still = { $seat_id ->
        [you] Non puoi muoverti
       *[other] { $seat } non può muoversi
    }
# en 99359cc4
lasting-steered = Qualcun altro sceglie { $seat_id ->
        [you] i tuoi passi
       *[other] i passi di { $seat }
    }
# en 2bfe2751
lasting-calm = Nessuno scheletro si muove
# en e578e6b6
lasting-no-raising = Nessuno può cambiare i tiri con gli scheletri
# en da3857b3
lasting-lower = Ogni tiro vale 1 in meno
# en f6550c70
lasting-skipped = { $seat_id ->
        [you] Salti un turno
       *[other] { $seat } salta un turno
    }
# en 40171ae4
lasting-shunned = Nessuno scheletro può entrare { $seat_id ->
        [you] nella tua casella
       *[other] nella casella di { $seat }
    }
# en 4c53fa69
lasting-no-book = { $seat_id ->
        [you] Non puoi
       *[other] { $seat } non può
    } prendere il Necronomicon
# en ffb927b3
lasting-no-points-win = { $seat_id ->
        [you] Non puoi
       *[other] { $seat } non può
    } ancora vincere
# en 4fd55d81
lasting-helpless = { $seat_id ->
        [you] Sei nella Buca e puoi
       *[other] { $seat } è nella Buca e può
    } muovere solo scheletri
# en a629e7c7
lasting-pinned = { $seat_id ->
        [you] Devi restare nella Buca e non puoi muoverti
       *[other] { $seat } deve restare nella Buca e non può muoversi
    }
