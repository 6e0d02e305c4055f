# Groups: the page for members, joining, settings, the challenge.

# en 7d5f2eb8
group-title = Gruppe
# en f187ef13
group-mine = Deine Gruppen
# en 3dc7cea1
group-new = Gruppe gründen
    .name = Die Runde von { $name }
# en 6a4caba8
group-to = Zur Gruppe
# en e23a778e
group-summary = { $games ->
        [0] Noch keine Spiele.
        [one] { $games } Spiel seit { $since }.
       *[other] { $games } Spiele seit { $since }.
    } { $here ->
        [one] Nur du bist hier.
       *[other] { $here } von euch sind hier.
    }
# en 1de692ea
group-games = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
# en 6207a18a
group-say = Zum Vorsagen
# en 5fe19c98 same
group-code = Code
# en 32fd1d6c
group-copy = Link kopieren
# en 774ccf79
group-link = Link zu dieser Gruppe
# en 7f0d803c
group-bring = + Jemanden einladen
# en 41957736
group-members = Mitglieder
# en da347ae9
group-here = hier
# en 8ed66900
group-new-device = an einem neuen Gerät
# en 93b68117
group-let-in = Wieder hereinlassen
    .no = Das ist jemand anderes
# en 5f47d924
group-look = Farbe und Symbol
# en 67d3ac39
group-look-1 = Sonne
# en ab46b0a0
group-look-2 = Blatt
# en 331c1193
group-look-3 = Mond
# en f33826db
group-look-4 = Raute
# en b30ed155
group-look-5 = Tropfen
# en ba1585b6
group-look-6 = Turm
# en b6aca290 same
group-pin = PIN
    .set = PIN gesetzt
    .none = keine PIN
    .save = PIN setzen
    .text = 4 bis 8 Ziffern. Damit kommst du an jedem Gerät wieder herein.
# en e5b066b6
group-join = Neu hier?
    .go = Der Gruppe beitreten
# en cb46b369
group-return = Schon dabei?
    .text = Wähl deinen Namen. Deine Plätze kommen mit.
    .me = Ich bin { $name }
    .go = Zurückkommen
    .ask = Den Gastgeber bitten
    .asked = Der Gastgeber sieht, dass du da bist, und kann dich hereinlassen. Lass diese Seite offen.
    .forgotten = PIN vergessen?
    .no-pin = Du hast keine PIN gesetzt.
    .not = Ich schaue nur zu
# en 2fa061ca
group-back = Spielst du hier mit? Zurück auf deinen Platz
# en a9f0cc54
group-next = Nächstes Spiel, gleiche Runde
    .alone = Jetzt spielen
# en 652e3429
group-bot-until = Platz von { $name }: Bot bis zur Rückkehr
# en 376d3b8b same
group-bots = Bots
# en cd646c64
group-rules = Eure Hausregeln:
    .change = Ändern
    .keep = Für die Gruppe merken
# en 7610eedd
group-standings = Tabelle
    .none = Nach eurem ersten Spiel steht hier, wer gewinnt und wer nur Glück hatte.
    .note = Die gestrichelte Linie ist ein durchschnittlicher Spieler. Die Balken sind 95-%-Intervalle.
    .few = { $number ->
        [one] { $names } hat noch zu wenig gespielt.
       *[other] { $names } haben noch zu wenig gespielt.
    }
# en eb38fbca
group-column-games = Spiele
# en 9881e56e
group-column-wins = Siege
# en 5c08ed8b
group-column-skill = Können, glücksbereinigt
# en 586ca189
group-skill = { $skill }, wahrscheinlich { $low } bis { $high }
# en f0370310
group-head-to-head = Direkter Vergleich
    .note = Spiele, in denen du vor ihnen lagst
    .none = Spielt erst einmal zusammen.
# en 7b27ab7a
group-trophies = Trophäen
    .none = Noch verpackt. Spielt ein Spiel zu Ende, dann gibt es welche.
# en 3ea818c7
trophy-most-deaths = Freund des Totengräbers
    .text = { $number ->
        [one] { $number } Tod
       *[other] { $number } Tode
    }
# en 3af01917
trophy-most-books = Bücherwurm
    .text = { $number ->
        [one] nahm einmal das Buch
       *[other] nahm { $number }-mal das Buch
    }
# en 4f138cb5
trophy-longest-book = Längster Weg mit dem Buch
    .text = { $number ->
        [one] einen Zug lang das Buch
       *[other] { $number } Züge am Stück das Buch
    }
# en c1fce7d4
trophy-most-rides = Pferdedieb
    .text = { $number ->
        [one] { $number } Pferd
       *[other] { $number } Pferde
    }
# en 9d028923
trophy-most-beaten = Knochenbrecher
    .text = { $number } besiegt
# en 7d924807
trophy-most-cards = Kartenhai
    .text = { $number ->
        [one] { $number } Karte gespielt
       *[other] { $number } Karten gespielt
    }
# en d9604594
trophy-most-duels-won = Duellant
    .text = { $number ->
        [one] { $number } Duell gewonnen
       *[other] { $number } Duelle gewonnen
    }
# en 216bf247
trophy-most-pits = Grubeninspektor
    .text = { $number ->
        [one] fiel einmal hinein
       *[other] fiel { $number }-mal hinein
    }
# en 7d4ff06c
trophy-most-tokens = Elster
    .text = { $number } Marker
# en 22782287
trophy-most-tiles = Stadtplaner
    .text = { $number ->
        [one] { $number } Plättchen
       *[other] { $number } Plättchen
    }
# en 235831bb
trophy-lucky-streak = Glücklichster Wurf
    .text = { $hits } Treffer in Folge, 1 zu { $number }
# en a6289a82
trophy-lucky-game = Gezinkte Würfel?
    .text = in einem Spiel { $number } Abweichungen über dem Schnitt
# en f0fe84dc
trophy-comeback = Von den Toten zurück
    .text = gewann trotz nur { $number } % Chance
# en eb96c2ba
trophy-quick-win = Eilig
    .text = gewann in { $number } Zügen
# en df94bf16
group-moments = Beste Momente
    .none = Hier stehen bald die Züge, die ein Spiel gedreht haben.
    .all = Alle { $number }
# en 32d327c5
group-settings = Du und die Gruppe
# en f324cec9
group-name = Name der Gruppe
# en 4826bc91
group-save = Speichern
# en 07bac172
group-saved = Gespeichert.
# en ad2a80db
group-remove = { $name } entfernen
# en f9dd9799
group-sure = Wirklich? Noch einmal klicken
# en dcede6dd
group-new-code = Neuer Code und Link
# en b501c819
group-export = Alles exportieren
# en 74199e70
group-leave = Gruppe verlassen
# en 7a130619
group-delete = Gruppe löschen
# en 374bbd25
challenge = Gleiche Würfel, diese Woche
    .text = Alle spielen mit demselben Plan und denselben Würfen gegen dieselben drei Bots.
    .game = Diese Woche: { $game }.
# en 7e313582
challenge-until = bis { $day }
# en db12338b
challenge-none = noch nicht
# en 254438fa
challenge-running = spielt gerade
# en 94971701
challenge-hidden = erst selbst spielen
# en a9bf1ea1
challenge-won = { $points }, gewonnen
# en c2d250db
challenge-go = Deinen Versuch spielen
# en c1971109
challenge-once = ein Versuch für alle
