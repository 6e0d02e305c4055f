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
