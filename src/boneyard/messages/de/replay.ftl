# Eine Partie noch einmal sehen: die Seite einer Aufzeichnung, eine Datei öffnen, die Würfel im Browser prüfen.

# en 592b54ca
replay-controls = Durch die Partie gehen
# en cb0f1644 same
replay-moment = Moment
    .text = Moment { NUMBER($moment, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
    .turn = Moment { NUMBER($moment, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }, am Zug: { $seat }
# en b2272575
replay-first = Zum Anfang
# en 6a3d49b5
replay-turn-back = Einen Zug zurück
# en 2ebd01e9
replay-back = Einen Schritt zurück
# en 4047207c
replay-play = Abspielen
# en c4d07ce9
replay-pause = Anhalten
# en ca8e14f6
replay-on = Einen Schritt weiter
# en 26944178
replay-turn-on = Einen Zug weiter
# en 014f106b
replay-last = Zum Ende
# en 484818d8
replay-speed = Tempo
# en f26d659d
replay-keys = Tasten: ← und → gehen einen Schritt, mit Umschalt einen Zug, Pos1 und Ende an die Enden. Die Leertaste spielt ab, + und − ändern das Tempo.
# en fd72f38e
replay-eyes = Gesehen von
# en 65ad005a
replay-eyes-all = Alles sehen
# en 1bb8b9fe
replay-eyes-watch = Zuschauer
# en 6d739d37
replay-running = Diese Partie läuft noch. Du siehst, was du bisher von ihr gesehen hast.
# en 9ea94d96
replay-closed = An diesem Tisch bleiben die Karten verdeckt. Du siehst, was du gesehen hast.
# en 5e5e0e2a
replay-cut = Diese Partie wurde nach anderen Regeln gespielt; die heutigen konnten nur einen Teil davon erzählen.
# en a5d07c9c
replay-hand = Hand von { $seat }
    .none = keine Karten
# en 28b613b8
replay-to-moment = Zu diesem Moment
# en cd1325b1
replay-share = Link zu diesem Moment
# en c0d816ae same
replay-play-on = Von hier weiterspielen
    .text = Du übernimmst den Platz von { $seat }, Bots die anderen. Die Würfel bleiben dieselben, darum ist es Übung.
    .imagined = Du nimmst deinen Platz, Bots die anderen. Was du nicht wissen kannst, wird erfunden, darum ist es Übung.
    .over = Hier ist die Partie zu Ende. Geh etwas zurück, um weiterzuspielen.
    .bots = Bots
# en be0e3a2d
replay-save = Aufzeichnung speichern
    .record = Speichern, was ich gesehen habe
# en 58590205
replay-table = Zum Tisch
# en 1a49d409
replay-check = Würfel prüfen
# en 247383b5
replay-more = Moment und Datei
# en 895f2acc
replay-open = Aufzeichnung öffnen
    .text = Zieh eine Datei, die auf „.boneyard“ endet, hierher, oder wähl eine aus. Sie wird geprüft und als deine beendete Partie behalten.
    .choose = Datei auswählen
    .drop = Loslassen, um sie zu öffnen
    .busy = Die Partie wird nachgespielt …
# en 97357886
replay-bad-foreign = „{ $file }“ ist keine Aufzeichnung von Boneyard.
# en 4cb765b3
replay-bad-other-form = „{ $file }“ hat eine andere Version von Boneyard geschrieben, in einer Form, die diese nicht kennt. Öffne sie mit jener Version.
# en 91301924
replay-bad-cut-off = „{ $file }“ ist beschädigt: Ein Teil fehlt. Hol dir die Datei noch einmal.
# en aeb73292
replay-bad-not-over = „{ $file }“ ist ein Spielstand, der noch nicht zu Ende ist. Spiel ihn am Terminal weiter: `boneyard play --resume FILE`.
# en e8ff3535
replay-bad-too-large = „{ $file }“ ist zu groß für eine Aufzeichnung.
# en 966d9e86
replay-bad-unreadable = „{ $file }“ lässt sich nicht lesen. Wähl sie noch einmal aus.
# en 65c71270
replay-bad-rules = „{ $file }“ wurde nach Regeln gespielt, die dieser Server nicht spielt. Ihre Würfel lassen sich unten trotzdem prüfen.
# en 2c423bd3
replay-bad-changed = „{ $file }“ wurde verändert oder beschädigt: Nach den Regeln nachgespielt geht sie nicht auf. Sie wurde nicht geöffnet.
# en 3be51f2d
replay-bad-reason = Was der Server sagt: { $reason }
# en cc148a0e
fair-title = Sind die Würfel ehrlich?
# en c965781d
fair-lead = Das rechnet dein Browser selbst aus, allein aus der Datei der Partie.
# en 71f56fae
fair-step-seed = Der Startwert
    .text = Vor der Partie hat der Server einen Hash seines geheimen Startwerts veröffentlicht. Nach dem Ende zeigt er den Startwert. Passen beide zusammen, kann er keinen anderen genommen haben.
# en 120e0b5e
fair-promise = Das Versprechen in der Datei (SHA-256)
# en a43d5131
fair-seed = Der Startwert, der gezeigt wurde
# en 6620a2a0
fair-hashed = SHA-256 dieses Startwerts, hier ausgerechnet
# en 1a2c5d87
fair-noted = Der Hash, den du dir vor der Partie notiert hast, falls du das getan hast
    .kept = Dieser Browser hat ihn sich notiert, als die Partie begann.
# en 7c04bbbb
fair-step-nonces = Was die Spieler dazugaben
    .text = Jeder Spieler konnte ein eigenes Geheimnis dazugeben, auch das vor der Partie durch einen Hash versprochen. So konnte keiner allein die Zahlen lenken.
# en 1e71053f
fair-nonce-kept = { $seat } gab dazu, was versprochen war.
# en 929889ee
fair-nonce-broken = { $seat } gab nicht dazu, was versprochen war.
# en bbfb3809
fair-nonce-hidden = { $seat } versprach etwas und zeigte es nicht rechtzeitig, darum zählt es nicht.
# en 63ed52de
fair-nonce-none = { $seat } gab nichts dazu.
# en 68d39b9c
fair-step-numbers = Jede Zahl
    .text = Eine Zahl entsteht aus dem Startwert, dem, was die Spieler dazugaben, dem Namen ihres Zwecks und einem Zähler. Hier ist jede, neu ausgerechnet.
    .count = { $number ->
        [one] eine Zahl
       *[other] { $number } Zahlen
    }
# en 00b3b5a7
fair-stream-card = Gezogene Karten
# en 160bcc7a
fair-stream-tile = Gezogene Kacheln
# en 05da43d4
fair-stream-other = Andere Entscheidungen des Zufalls
# en 76a9aeae
fair-stream-move = Bewegungswürfe
# en ebfa7eb0
fair-stream-fight = Kampfwürfe
# en d0fabbfb
fair-stream-duel = Duellwürfe
# en 0414304d
fair-stream-figures = Würfe für Figuren
# en eab7d7cb
fair-stream-tile-points = Würfe für Punkte von Kacheln
# en e91f3898
fair-count = Zähler
# en 65ebc476
fair-total = Von
# en c78efaaa
fair-file = In der Datei
# en 2cd3634e
fair-here = Ausgerechnet
# en 1316c23d
fair-meant = Bedeutete
# en acaf5439 same
fair-how = Wie sie entsteht
    .text = Text
    .hmac = HMAC-SHA-256 des Textes mit dem Startwert
    .value = Seine ersten acht Bytes als Zahl
    .rest = Geteilt durch { NUMBER($total, useGrouping: 0) } bleibt als Rest
# en a587cbf8
fair-outcome = Ergebnis
    .kept = richtig
    .broken = falsch
    .none = nichts zu prüfen
# en de5974a0
fair-step-rules = Was jede Zahl bedeutete
    .text = Für welche Möglichkeit eine Zahl steht, sagen die Regeln, und die hat der Browser nicht. Für diesen Schritt hat der Server die Partie nachgespielt; auf deinem eigenen Rechner tut das `boneyard verify FILE`.
