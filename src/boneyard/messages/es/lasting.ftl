# Efectos que duran: qué causa cada uno.

# en d824c9ff same
lasting-line = { $effect }: { $card }
# en 3a17a8bd
lasting-until-turn = hasta { $seat_id ->
        [you] tu próximo turno
       *[other] el próximo turno de { $seat }
    }
# en 4ce5f1be
lasting-until-end = hasta el final { $seat_id ->
        [you] de tu
       *[other] del
    } { $number ->
        [one] turno
       *[other] próximo turno
    }{ $seat_id ->
        [you] {""}
       *[other] {" "}de { $seat }
    }
# en 0f7924e7
lasting-still = { $seat_id ->
        [you] No puedes moverte
       *[other] { $seat } no puede moverse
    }
# en 99359cc4
lasting-steered = Otra persona elige { $seat_id ->
        [you] tus pasos
       *[other] los pasos de { $seat }
    }
# en 2bfe2751
lasting-calm = Ningún esqueleto se mueve
# en e578e6b6
lasting-no-raising = Nadie puede cambiar tiradas con esqueletos
# en da3857b3
lasting-lower = Cada tirada vale 1 menos
# en f6550c70
lasting-skipped = { $seat_id ->
        [you] Pierdes un turno
       *[other] { $seat } pierde un turno
    }
# en 40171ae4
lasting-shunned = Ningún esqueleto puede entrar en { $seat_id ->
        [you] tu casilla
       *[other] la casilla de { $seat }
    }
# en 4c53fa69
lasting-no-book = { $seat_id ->
        [you] No puedes
       *[other] { $seat } no puede
    } tomar el Necronomicon
# en ffb927b3
lasting-no-points-win = { $seat_id ->
        [you] Aún no puedes
       *[other] { $seat } aún no puede
    } ganar
# en 4fd55d81
lasting-helpless = { $seat_id ->
        [you] Estás en el Hoyo y solo puedes
       *[other] { $seat } está en el Hoyo y solo puede
    } mover esqueletos
# en a629e7c7
lasting-pinned = { $seat_id ->
        [you] Sigues en el Hoyo y no puedes moverte
       *[other] { $seat } sigue en el Hoyo y no puede moverse
    }
