# Eine Partie noch einmal sehen: die Seite einer Aufzeichnung, eine Datei öffnen, die Würfel im Browser prüfen.

# en 6c8148ce
replay-controls = Steuerung der Aufzeichnung
# en 43905d54 same
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
# en 52af374b
replay-on = Einen Schritt weiter
# en b4b3be8d
replay-turn-on = Einen Zug weiter
# en 014f106b
replay-last = Zum Ende
# en 484818d8
replay-speed = Tempo
# en 78906367
replay-keys = Tasten: ← und → gehen einen Schritt, mit Umschalt einen Zug, Pos1 und Ende springen an den Anfang und ans Ende. Die Leertaste spielt ab, + und − ändern das Tempo.
# en 20d307d9
replay-eyes = Sicht
# en b2a6198c
replay-eyes-all = Alle Karten offen
# en 1bb8b9fe
replay-eyes-watch = Zuschauer
# en cb89a75a
replay-running = Diese Partie läuft noch. Du siehst nur, was du bisher sehen konntest.
# en 45fc96c3
replay-closed = An diesem Tisch bleiben die Karten verdeckt. Du siehst nur, was du sehen konntest.
# en 887e7088
replay-cut = Diese Partie wurde nach anderen Regeln gespielt; mit den heutigen lässt sich nur ein Teil zeigen.
# en 64690083
replay-hand = Karten von { $seat }
    .none = keine Karten
# en 5f6397e5
replay-to-moment = Zu diesem Moment
# en cd1325b1
replay-share = Link zu diesem Moment
# en 39458f7c same
replay-play-on = Von hier weiterspielen
    .text = Du übernimmst den Platz von { $seat }, Bots die anderen. Die Würfel bleiben dieselben, darum ist es eine Übung.
    .imagined = Du übernimmst deinen Platz, Bots die anderen. Was du nicht wissen kannst, wird erfunden, darum ist es eine Übung.
    .over = Hier ist die Partie zu Ende. Geh etwas zurück, um weiterzuspielen.
    .bots = Bots
# en 21424acc
replay-save = Aufzeichnung speichern
    .record = Speichern, was ich gesehen habe
# en 9104a9bf
replay-table = Zum Tisch
# en 1a49d409
replay-check = Würfel prüfen
# en 247383b5
replay-more = Moment und Datei
# en 8b77836d
replay-open = Aufzeichnung öffnen
    .text = Zieh eine „.boneyard“-Datei hierher, oder wähl eine aus. Sie wird geprüft und kommt zu deinen beendeten Partien.
    .choose = Datei auswählen
    .drop = Zum Öffnen loslassen
    .busy = Die Partie wird nachgespielt …
# en 28f83fc8
replay-bad-foreign = „{ $file }“ ist keine Aufzeichnung von Boneyard.
# en 7398ada5
replay-bad-other-form = „{ $file }“ stammt von einer anderen Version von Boneyard, in einem Format, das diese nicht kennt. Öffne sie mit jener Version.
# en a2c49cd8
replay-bad-cut-off = „{ $file }“ ist beschädigt: Ein Teil fehlt. Lade die Datei noch einmal herunter.
# en 8c88fa51
replay-bad-not-over = „{ $file }“ ist eine gespeicherte Partie, die noch läuft. Spiel sie im Terminal weiter: `boneyard play --resume FILE`.
# en e8ff3535
replay-bad-too-large = „{ $file }“ ist zu groß für eine Aufzeichnung.
# en 19eaaab4
replay-bad-unreadable = „{ $file }“ lässt sich nicht lesen. Wähl sie noch einmal aus.
# en 26054100
replay-bad-rules = „{ $file }“ wurde nach Regeln gespielt, die dieser Server nicht kennt. Die Würfel kannst du unten trotzdem prüfen.
# en 4ea9669b
replay-bad-changed = „{ $file }“ wurde verändert oder beschädigt: Nach den Regeln nachgespielt, geht sie nicht auf. Sie wurde nicht geöffnet.
# en ad27220f
replay-bad-reason = Der Server meldet: { $reason }
# en cc148a0e
fair-title = Sind die Würfel fair?
# en 0d367451
fair-lead = Das prüft dein Browser selbst, allein mit der Datei der Partie.
# en ff942e94
fair-step-seed = Der Startwert
    .text = Vor der Partie hat der Server einen Hash seines geheimen Startwerts veröffentlicht. Nach der Partie zeigt er den Startwert. Passen beide zusammen, kann er ihn nicht ausgetauscht haben.
# en a4e9d7ee
fair-promise = Der veröffentlichte Hash in der Datei (SHA-256)
# en 27563a39
fair-seed = Der Startwert, der gezeigt wurde
# en cba04280
fair-hashed = SHA-256 dieses Startwerts, hier berechnet
# en 32088a50
fair-noted = Der Hash, den du dir vor der Partie notiert hast, falls du das getan hast
    .kept = Dieser Browser hat ihn sich beim Start der Partie gemerkt.
# en 3359e330
fair-step-nonces = Was die Spieler dazugegeben haben
    .text = Alle konnten ein eigenes Geheimnis dazugeben, das ebenfalls vor der Partie durch einen Hash festgelegt war. So konnte niemand allein die Zahlen bestimmen.
# en 4ec318fa
fair-nonce-kept = { $seat } hat dazugegeben, was vorher festgelegt war.
# en 67c40c7c
fair-nonce-broken = { $seat } hat etwas anderes dazugegeben, als vorher festgelegt war.
# en 2825203b
fair-nonce-hidden = { $seat } hat etwas festgelegt, aber nicht rechtzeitig gezeigt; es zählt nicht.
# en 63ed52de
fair-nonce-none = { $seat } gab nichts dazu.
# en 0879d12b
fair-step-numbers = Jede Zahl
    .text = Jede Zahl entsteht aus dem Startwert, den Beigaben der Spieler, dem Namen ihres Zwecks und einem Zähler. Hier sind sie alle, neu berechnet.
    .count = { $number ->
        [one] eine Zahl
       *[other] { $number } Zahlen
    }
# en 00b3b5a7
fair-stream-card = Gezogene Karten
# en 160bcc7a
fair-stream-tile = Gezogene Plättchen
# en cd9fa0ee
fair-stream-other = Andere zufällige Entscheidungen
# en 76a9aeae
fair-stream-move = Bewegungswürfe
# en ebfa7eb0
fair-stream-fight = Kampfwürfe
# en d0fabbfb
fair-stream-duel = Duellwürfe
# en 32af254c
fair-stream-figures = Würfe für die Untoten
# en ac95d54c
fair-stream-tile-points = Würfe für Plättchen
# en e91f3898
fair-count = Zähler
# en 8aeddc63
fair-total = Von
# en c78efaaa
fair-file = In der Datei
# en 77650781
fair-here = Hier berechnet
# en dad68763
fair-meant = Bedeutung
# en 6562d772 same
fair-how = So wird gerechnet
    .text = Text
    .hmac = HMAC-SHA-256 des Textes mit dem Startwert als Schlüssel
    .value = Seine ersten acht Bytes als Zahl
    .rest = Rest beim Teilen durch { NUMBER($total, useGrouping: 0) }
# en e12e4c04
fair-outcome = Ergebnis
    .kept = richtig
    .broken = falsch
    .none = nichts zu prüfen
# en d9d1cb10
fair-step-rules = Was jede Zahl bedeutete
    .text = Wofür eine Zahl steht, sagen die Regeln, und die hat der Browser nicht. Für diesen Schritt hat der Server die Partie nachgespielt; auf deinem eigenen Rechner tut das `boneyard verify FILE`.
