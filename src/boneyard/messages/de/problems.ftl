# Warum etwas nicht getan wurde.

# en a50088f2
problem-unreachable = Der Server ist nicht erreichbar. Prüf, ob du online bist; deine Partien sind sicher.
# en 2ae46450
problem-broken = Auf dieser Seite ist etwas schiefgegangen. Nichts ist verloren: Der Server speichert die Partie. Versuch es noch einmal.
# en 1a20ac1f
problem-other = Das hat nicht geklappt ({ $code }). Versuch es noch einmal oder geh zurück zur Startseite.
# en 19bc47ea
problem-ended = Dieser Tisch wurde geschlossen, bevor die Partie begann. Eröffne einen neuen Tisch oder spiel an einem offenen mit.
# en 0676b15f
problem-bad-contact = Dorthin kann dieser Server nichts schicken. Prüf die Adresse; vielleicht hat der Betreiber dieses Servers es auch abgeschaltet.
# en 4109f557
problem-bad-content = Mit diesen Plättchen oder Karten kann man nicht spielen.
# en ddb8917a
problem-bad-frame = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
# en acb1fca1
problem-bad-method = Das kann der Server unter dieser Adresse nicht. Lade die Seite neu und versuch es noch einmal.
# en 0d130eaa
problem-bad-name = Gib einen Namen ein.
# en c6ec21ed
problem-bad-protocol = Der Server ist neuer als diese Seite. Lade die Seite neu.
# en 24d11b10
problem-bad-replay = Diese Datei ist keine Aufzeichnung, oder sie ist beschädigt. Lade sie noch einmal herunter und versuch es wieder.
# en 63ba463b
problem-bad-request = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
# en d68c1105
problem-bad-secret = Dieser Link oder Code wurde schon benutzt oder ist unvollständig. Lass dir einen neuen geben.
# en ecfe2b53
problem-bad-setup = So lässt sich kein Tisch eröffnen.
# en 263aa4d6
problem-bad-type = Solche Dateien nimmt der Server hier nicht an.
# en 8c7dbaba
problem-banned = Der Betreiber dieses Servers hat dich gesperrt.
# en bd7b8753
problem-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
# en 2d9da7ff
problem-elsewhere = Der Tisch zieht gerade um. Versuch es gleich noch einmal.
# en 82193d6f
problem-fault = Auf dem Server ist ein Fehler passiert; er wurde protokolliert. Versuch es noch einmal.
# en 04216704
problem-illegal = Die Regeln erlauben das hier nicht.
# en 5cc84e6c
problem-muted = An diesem Tisch kannst du nicht chatten.
# en 22c346e8
problem-no-seat = Dieser Platz ist besetzt. Wähl einen anderen oder schau zu.
# en d92940e6
problem-no-seat-seated = Du hast schon einen Platz an diesem Tisch; niemand kann zwei haben.
# en 9bf18b6e
problem-no-undo = Das lässt sich nicht mehr zurücknehmen.
# en 1697ea94
problem-not-allowed = Das ist an diesem Tisch nicht erlaubt.
# en ea6f1cb7
problem-not-allowed-carried = Dein Platz wurde mit dem privaten Link auf ein anderes Gerät geholt, und an diesem Tisch sind keine Zuschauer erlaubt. Warst du das nicht, bitte den Betreiber dieses Servers, ihn dir zurückzugeben.
# en 51e1ce66
problem-not-allowed-closed-hands = An diesem Tisch bleiben die Karten verdeckt, auch nach der Partie.
# en bf600375
problem-not-allowed-covered = Gerade antwortet ein Bot für dich. Komm erst zurück, dann kannst du selbst antworten.
# en 572f1874
problem-not-allowed-hints = An diesem Tisch gibt es keine Tipps.
# en c2935cac
problem-not-allowed-just-left = Diese Person war gerade noch da und ist vielleicht gleich zurück. Versuch es etwas später noch einmal.
# en bb876cb4
problem-not-allowed-left = Du hast diese Partie endgültig verlassen. Du kannst zuschauen.
# en de12abc4
problem-not-allowed-off = Der Betreiber dieses Servers hat das abgeschaltet.
# en 153c776b
problem-not-allowed-present = Diese Person ist da, also kann niemand ihren Platz übernehmen.
# en 807951eb
problem-not-allowed-same-dice = Du hast diese Würfel schon an einem anderen Tisch gesehen. Nimm einen Tisch mit anderen Würfeln.
# en 6f741e42
problem-not-allowed-sent-away = Der Gastgeber hat dich von diesem Tisch entfernt. Such dir einen anderen, oder schau zu.
# en a660b6c3
problem-not-allowed-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
# en 08bf2f57
problem-not-allowed-too-many = Davon hast du schon { $limit }. Entferne erst eines.
# en 02a3dede
problem-not-allowed-too-many-tables = { $limit } deiner Partien laufen schon. Beende erst eine davon.
# en e2040fb2
problem-not-allowed-too-many-open = Du hast schon { $limit } öffentliche Tische, die auf Mitspieler warten. Beginne oder verlasse erst einen davon.
# en 4c0963a0
problem-not-allowed-too-many-twins = Mit diesen Würfeln gibt es schon { $limit } weitere Tische. Nimm einen Tisch mit anderen Würfeln.
# en 348457a1
problem-not-allowed-trap = So lässt sich diese Karte gerade nicht als Falle legen. Öffne sie noch einmal, um zu sehen, was möglich ist.
# en 76348a98
problem-not-found = Unter dieser Adresse gibt es nichts. Prüf, ob der Link vollständig ist.
# en d6ea61bb
problem-not-open = Die Partie hat schon begonnen. Du kannst zuschauen.
# en faadcd51
problem-not-over = Das siehst du erst, wenn die Partie zu Ende ist.
# en 41bb4f18
problem-not-over-same-dice = Andere Tische spielen noch mit diesen Würfeln. Komm wieder, wenn der letzte zu Ende ist.
# en e41785bb
problem-not-running = Die Partie läuft gerade nicht.
# en 0d1b9cc3
problem-not-yours = Das gehört dir nicht: Der Platz oder der Tisch ist von jemand anderem.
# en df7f372b
problem-other-rules = Diese Partie lief nach Regeln, die dieser Server nicht mehr hat; deshalb kannst du nicht daraus weiterspielen.
# en e742b8b9
problem-parked = Dieser Tisch ist zu oft gescheitert, deshalb lässt der Server ihn ruhen. Die Partie bleibt gespeichert; der Betreiber dieses Servers kann den Tisch schließen.
# en 3958aec1
problem-paused = Der Server kann gerade keine Partien speichern, deshalb beginnt nichts Neues. Versuch es später noch einmal.
# en f54ab42d
problem-stale = Diese Frage ist schon erledigt. Die Seite zeigt die aktuelle.
# en 44320296
problem-too-fast = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
# en 0689dc4d
problem-too-large = Das ist zu groß für den Server. Versuch es mit etwas Kleinerem.
# en 0eebe683
problem-too-much = Diese Stellung ist zu aufwendig zu berechnen.
# en 85a3de28
problem-bad-secret-pin = Das ist nicht die richtige PIN. Nach ein paar falschen musst du warten.
# en 87520731
problem-too-fast-pin = Zu viele falsche PINs. Warte { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } oder bitte den Gastgeber, dich hereinzulassen.
# en 485a618c
problem-not-allowed-group-full = Diese Gruppe hat schon { $limit } Mitglieder.
# en 122d4206
problem-not-allowed-too-many-groups = Du bist schon in { $limit } Gruppen. Verlass zuerst eine davon.
# en 55fe90fa
problem-not-allowed-already-member = Dieses Mitglied bist du schon.
# en 1c7b23ad
problem-not-yours-host = Das kann nur der Gastgeber der Gruppe.
# en 485d2e15
problem-bad-setup-players = Wähl höchstens sechs Spieler und mindestens einen Gegner.
