# The game at the terminal.

# en 3ac540f6
table-title = { $game } · Zug { $turn }
# en baf4ac95
table-stack = { $stack ->
        [0] keine Kachel mehr
        [one] noch eine Kachel
       *[other] noch { $stack } Kacheln
    }
# en a3a40be4
help =
    Antworte mit der Nummer einer Wahl oder mit ihrem Wort, etwa `stop`.
    Geh mit n, e, s, w (Norden, Osten, Süden, Westen), auch mehrmals: nnee.
    ?        die Regeln hinter dieser Frage     ?3       die Regel hinter Wahl 3
    map      der ganze Spielplan                log      was geschehen ist
    look 7   zeigt Wahl 7 auf dem Plan          look n   weiter nach Norden; look: zurück zur Figur
    cards    was die Karten tun                 back     ein Menü zurück
    hint     was ein starker Spieler täte
    undo     nimmt die letzte Antwort zurück    auto     füllt oder zieht zufällig für mich weiter
    save F   speichert in die Datei F           quit     beendet; das Spiel bleibt erhalten
# en 65e9e6de
no-such-choice = { $text } steht nicht zur Wahl; mit ? bekommst du Hilfe.
# en 4970822c
ambiguous = { $text } kann mehreres heißen; gib die Nummer ein.
# en f32b5eea
undone = Zurückgenommen.
# en c3a0ae1b
no-undo = { $reason ->
        [chance] Das kannst du nicht zurücknehmen: Seitdem wurde gewürfelt oder etwas gezogen.
        [answer] Das kannst du nicht zurücknehmen: Seitdem hat ein anderer geantwortet.
       *[nothing] Es gibt nichts zurückzunehmen.
    }
# en b8846b14
saved = Gespeichert in { $file }. Weiter geht es mit: boneyard play --resume { $file }
# en c56d6e13
kept = Das Spiel liegt in { $file }. Weiter geht es mit: boneyard play --resume { $file }
# en 91dd23d5
curtain = Jetzt darf nur { $seat } hinsehen. Drück die Eingabetaste, wenn die anderen wegsehen.
# en b6a7a30d
game-over = Das Spiel ist zu Ende. { $result }
# en bdb28079
resume-question = Eine Partie { $game } wurde in Zug { $turn } unterbrochen. Weiterspielen?
# en e8b8660c
which-game = Welches Spiel?
# en 09c6c66f
bot-faults = Das Programm von { $seat } hat { $number ->
        [one] einmal
       *[other] { $number }-mal
    } etwas falsch gemacht, und { $replaced ->
        [0] keine seiner Antworten wurde ersetzt.
        [one] eine seiner Antworten wurde durch eine zufällige ersetzt.
       *[other] { $replaced } seiner Antworten wurden durch zufällige ersetzt.
    } Der erste Fehler: { $first }
# en 52933215
run-question = In diesem Spiel ist ein Bot dieses Programm: { $command }
    Soll es laufen?
# en 483f5d38
replay-kept = Die Aufzeichnung liegt in { $file }.
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
# en d1d4c9a6
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
# en f02b699e
refused = Das geht hier nicht: { $rule } { $title }.
# en 217cc31f
deadly = { $option }. Bist du sicher? Dann antworte noch einmal dasselbe.
# en bd015c73
autosave = Dieses Spiel wird nach jeder Antwort in { $file } gespeichert.
