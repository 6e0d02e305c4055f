# Die Statistik eines beendeten Spiels.

# en cd7e84f3
stats-won = { $seats } { $number ->
        [one] hat gewonnen
       *[other] haben gemeinsam gewonnen
    }
# en ab7d7951
stats-nobody = Niemand hat gewonnen
# en 537b4000
stats-winner = gewonnen
# en 3effda97
stats-robbed = Mit durchschnittlichem Würfelglück im Kampf hätte { $seat } die meisten Punkte gehabt.
# en 52fa5073
stats-decided-always = { $seat } lag vom ersten bis zum letzten Zug vorn.
# en df9d058f
stats-decided-early = Schon in Runde { $round } von { $rounds } zog { $seat } an { $other } vorbei und blieb vorn.
# en f180a4af
stats-decided-middle = Bis Runde { $round } lag { $other } vorn, danach bis zum Schluss { $seat }.
# en 566717bb
stats-decided-late = Lange war alles offen: Erst in Runde { $round } von { $rounds } zog { $seat } endgültig an { $other } vorbei.
# en 92f16dc9
stats-decided-by = Die Entscheidung in Runde { $round }: { $cause } Von da an lag { $seat } vorn.
# en d23b9408
stats-fact-rounds = { $number ->
        [one] Runde
       *[other] Runden
    }
# en 6f85e8cc
stats-fact-lead-changes = { $number ->
        [one] Führungswechsel
       *[other] Führungswechsel
    }
# en e972a555
stats-fact-decisions = { $number ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
# en 375f49a0
stats-fact-rolls = { $number ->
        [one] Wurf
       *[other] Würfe
    }
# en 2a495399
stats-points = Punkte im Lauf der Partie
# en 2c822fcc
stats-chances = Wer vorn lag
    .note = Geschätzte Siegchancen, aus Tausenden Partien zwischen Bots.
# en 2cab7c61
stats-turnings = Wendepunkte
# en d27f6492
stats-round = Runde { $round }
    .turn = Runde { $round }, am Zug: { $seat }
# en b63ed1fb
stats-end = Am Ende
# en 71dd4816
stats-watch = Ansehen
# en 489d6f9c
stats-as-table = Dasselbe in Zahlen
# en 0e9a8801
stats-column-round = Runde
# en b81368f3
stats-swing = { $seat }: geschätzte Aussichten von { $before } % auf { $after } % gestiegen.
# en e399268e
stats-cause-won = { $seat } gewinnt.
# en e7d8e280
stats-cause-died = { $seat } stirbt.
# en 2481ef94
stats-cause-book-won = { $seat } gewinnt das Necronomicon in einem Duell.
# en 2da8383e
stats-cause-book-taken = { $seat } nimmt das Necronomicon.
# en b05e6f4c
stats-cause-fell-into-pit = { $seat } fällt in die Grube.
# en 07aa916d
stats-cause-card-played = { $seat } spielt { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } im richtigen Moment.
# en 895dcba0
stats-cause-beaten = { $seat } gewinnt { $number ->
        [one] einen Kampf
       *[other] { $number } Kämpfe
    } in einem Zug.
# en d5b814f0
stats-cause-points-lost = { $seat } verliert { $number ->
        [one] einen Punkt
       *[other] { $number } Punkte
    }.
# en 3c3ad34c
stats-cause-life-given = { $seat } gibt { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    } ab.
# en 75fdd93d
stats-cause-tile-placed = { $seat } legt ein Plättchen genau richtig an.
# en 35513629
stats-cause-walk = { $seat } hat einen Zug, der alles ändert.
# en 283b06fe
stats-tally = Wer was getan hat
# en 7e8a8d32
stats-cards = Die meistgespielten Karten
# en 0c07e9de
stats-row-fights-won = Gewonnene Kämpfe
# en 0da4b41a
stats-row-fights-lost = Verlorene Kämpfe
# en bf3e7d94
stats-row-fights-broken-off = Kämpfe ohne Ergebnis
# en 5ba8a40d
stats-row-deaths = Tode
# en 5b63c3cf
stats-row-lives = Abgegebene Lebensmarken
# en 5d33e3be
stats-row-duels = Duelle
# en 15c5067f
stats-row-duels-won = Gewonnene Duelle
# en beaba5e7
stats-row-tiles = Angelegte Plättchen
# en b66d44d1
stats-row-cards = Ausgespielte Karten
# en 51d52359
stats-row-tokens = Eingesammelte Marken
# en c00b496c
stats-row-books = Necronomicon genommen
# en ae4b34ba
stats-row-rides = Auf Pferde gestiegen
# en c20d3b32
stats-row-bridges = Zugbrücke bewegt
# en ced798c7
stats-row-pits = Stürze in die Grube
# en bdb8c801
stats-luck = Würfelglück
    .note = Balken nach rechts bedeuten Glück. Etwa zwei von drei bleiben in der getönten Mitte.
# en d29b6b6d
stats-standings = Glücksbereinigte Punkte
    .note = Jeder Treffer über dem Durchschnitt spart etwa 2 Punkte. So stünde es bei durchschnittlichen Würfen und gleichen Entscheidungen.
# en e3bd8779
stats-column-player = Spieler
# en 94f37a49
stats-column-points = Punkte
# en 97a78f31
stats-column-hits = Treffer über Durchschnitt
# en 553b9469
stats-column-adjusted = Glücksbereinigt
# en 25c166ec
stats-up = { $number ->
        [one] einen Platz
       *[other] { $number } Plätze
    } höher
# en edc1adcc
stats-down = { $number ->
        [one] einen Platz
       *[other] { $number } Plätze
    } tiefer
