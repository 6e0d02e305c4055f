# Odds next to options, and the luck ledger.

# en f9a009d3
odds-fight = { $win }%{ $cost }
# en a1c1e84f
odds-cost = , costa { $parts }
# en d7541ae4
odds-life =
    { $number ->
        [one] 1 vita
       *[other] { $number } vite
    }
# en 6eb1d239
odds-ammo =
    { $number ->
        [one] 1 munizione
       *[other] { $number } munizioni
    }
# en c8c9a52d
odds-points = { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }
# en 6281dae4
odds-cards = { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
# en 40e97aac
odds-bid = il libro: { $uniform }% contro una puntata a caso, { $best }% contro la migliore
# en 713827f9
odds-duel = il libro: { $hold }%
# en 565df75c
odds-hit = { $number ->
        [0] vince
        [one] vince, +1 punto
       *[other] vince, +{ $number } punti
    }
# en c7fa663a
odds-again = perdi una vita e tiri di nuovo
# en 0b4ba246
odds-card = usi { $card } e tiri di nuovo
# en 64e4c91f
odds-pay-ammo = { $number ->
        [one] spendi 1 munizione per vincere
       *[other] spendi { $number } munizioni per vincere
    }
# en ec713621
odds-pay-ammo-range = spendi da { $least } a { $most } munizioni per vincere
# en fda69938
odds-pay-points = { $number ->
        [one] spendi scheletri per 1 punto per vincere
       *[other] spendi scheletri per { $number } punti per vincere
    }
# en 263db537
odds-pay-points-range = spendi scheletri per { $least }-{ $most } punti per vincere
# en eed6477b
odds-death = { $number ->
        [0] muori
        [one] muori e perdi 1 punto
       *[other] muori e perdi { $number } punti
    }
# en 41d123a6
odds-survive = { $number ->
        [100] In questo combattimento non puoi morire.
       *[other] Sopravvivi a questo combattimento { $number } volte su 100.
    }
# en 1615e2ba
odds-survive-path = { $number ->
        [100] Su questo percorso non puoi morire.
       *[other] Sopravvivi a questo percorso { $number } volte su 100.
    }

# en 68f0a7fa
luck-title = Fortuna: che cosa hanno dato i dadi (e che cosa c'era da aspettarsi)
# en 87394743
luck-seat = Posto
# en 80052e44
luck-fight = Colpi
# en 96a65b17
luck-move = Caselle
# en 4b61403b
luck-tile = Tessere
# en 8f72ef5a
luck-figures = Non morti
# en 984cde5f
luck-duel = Duelli
# en d9b19bd9
luck-points = Punti
# en 99b2c4f5
luck-adjusted = Corretti
# en 8c60ca0d
luck-cell = { $actual } ({ NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })
# en 52e21ede
luck-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# en 12c31ee3
luck-about = Colpi andati a segno nei combattimenti, caselle da percorrere, punti di scheletri sulle tessere nuove, non morti da muovere, punti del dado nei duelli. Corretti: i punti, meno due per ogni colpo sopra la media e più due per ognuno sotto.
