# The game in the terminal.

# en ab847860
table-title = { $game } · Runde { $round }
# en baf4ac95
table-stack = { $stack ->
        [0] keine Plättchen mehr
        [one] noch ein Plättchen
       *[other] noch { $stack } Plättchen
    }
# en e7acb880
help =
    Antworte mit der Nummer einer Wahl oder mit ihrem Wort, etwa `stop`.
    Geh mit n, e, s, w (Norden, Osten, Süden, Westen), auch mehrmals: nnee.
    ?        die Regeln hinter dieser Frage     ?3       die Regel hinter Wahl 3
    map      der ganze Spielplan                log      was geschehen ist
    look 7   zeigt Wahl 7 auf dem Plan          look n   weiter nach Norden; look: zurück zur Figur
    cards    was die Karten tun                 back     ein Menü zurück
    hint     was ein starker Spieler täte       goal     wie man gewinnt, und wie weit alle sind
    undo     nimmt die letzte Antwort zurück    auto     setzt oder zieht zufällig für mich weiter
    save F   speichert in die Datei F           quit     beendet; die Partie bleibt gespeichert
# en 9e0137f5
no-such-choice = { $text } steht nicht zur Wahl; mit ? bekommst du Hilfe.
# en 8c35cc69
ambiguous = { $text } kann mehreres heißen; gib die Nummer ein.
# en 5edb3911
undone = Zurückgenommen.
# en 5c869a2a
no-undo = { $reason ->
        [chance] Das kannst du nicht zurücknehmen: Seitdem wurde gewürfelt oder etwas gezogen.
        [answer] Das kannst du nicht zurücknehmen: Seitdem hat ein anderer geantwortet.
       *[nothing] Es gibt nichts zurückzunehmen.
    }
# en cfbb4125
saved = Gespeichert in { $file }. Weiterspielen mit: boneyard play --resume { $file }
# en 7e587445
kept = Die Partie ist in { $file } gespeichert. Weiterspielen mit: boneyard play --resume { $file }
# en 1532b647
curtain = Jetzt darf nur { $seat } hinsehen. Drück die Eingabetaste, wenn alle anderen wegsehen.
# en b6a7a30d
game-over = Die Partie ist zu Ende. { $result }
# en b3b806ae
resume-question = Eine Partie { $game } wurde in Runde { $round } unterbrochen. Weiterspielen?
# en e8b8660c
which-game = Welches Spiel?
# en 66e3e057
bot-faults = Das Programm von { $seat } hat { $number ->
        [one] einen Fehler
       *[other] { $number } Fehler
    } gemacht; { $replaced ->
        [0] keine seiner Antworten wurde ersetzt.
        [one] eine seiner Antworten wurde durch eine zufällige ersetzt.
       *[other] { $replaced } seiner Antworten wurden durch zufällige ersetzt.
    } Der erste: { $first }
# en 7a918742
run-question = Ein Bot dieser Partie ist das Programm: { $command }
    Soll es laufen?
# en 2afce660
replay-kept = Die Aufzeichnung ist in { $file } gespeichert.
# en 60a0cf10
points = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
# en a99a8366
on-the-board = siehe Spielplan
# en 628ee8e3
hand = Deine Karten: { $cards }
# en 3f5180e7
press-enter = Drück die Eingabetaste
# en fcd021a9
or-back = oder `back`
# en a760fd8e
not-saved = { $file } kann nicht geschrieben werden: { $reason }.
# en 1ca3ddb2
way-won = { $seats } { $number ->
        [one] gewinnt
       *[other] gewinnen
    } { $way }.
# en fac155ad
cards = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
# en 66d776e2
refused = Das geht hier nicht: { $rule } { $title }.
# en 0a753dd6
deadly = { $option }. Bist du sicher? Dann gib dieselbe Antwort noch einmal.
# en 02aa3536
autosave = Diese Partie wird nach jeder Antwort in { $file } gespeichert.
