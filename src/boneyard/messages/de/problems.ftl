# Warum etwas nicht getan wurde.

# en 6ff229ac
problem-unreachable = Der Server ist nicht zu erreichen. Sieh nach, ob du online bist; deine Spiele bleiben erhalten.
# en 8dd2faea
problem-broken = Die Seite hat einen Fehler gemacht. Nichts ist verloren: Der Server bewahrt das Spiel auf. Versuch es noch einmal.
# en 1589c1f7
problem-other = Das hat nicht geklappt ({ $code }). Versuch es noch einmal oder geh zurück zum Start.
# en 67240bf5
problem-ended = Dieser Tisch wurde geschlossen, bevor das Spiel begann. Eröffne einen neuen Tisch oder setz dich an einen offenen.
# en 74997db5
problem-bad-contact = Das ist von hier aus nicht erreichbar. Sieh nach, ob die Adresse stimmt; vielleicht ist dieser Weg auf diesem Server auch abgeschaltet.
# en 221a75ce
problem-bad-content = Mit diesen Kacheln oder Karten kann man nicht spielen.
# en 7782af86
problem-bad-frame = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
# en 4a80a69a
problem-bad-method = So etwas macht der Server unter dieser Adresse nicht. Lade die Seite neu und versuch es noch einmal.
# en 4d383492
problem-bad-name = Sag, wie du heißen willst.
# en 3a774574
problem-bad-protocol = Der Server ist neuer als diese Seite. Lade die Seite neu.
# en 486144de
problem-bad-replay = Diese Datei ist keine Aufzeichnung, oder sie ist beschädigt. Hol sie noch einmal und versuch es wieder.
# en a48dd268
problem-bad-request = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
# en 8a95579e
problem-bad-secret = Dieser Link oder Code wurde schon benutzt oder ist unvollständig. Bitte um einen neuen.
# en 47a65fc9
problem-bad-setup = So lässt sich kein Tisch aufmachen.
# en 6d7e45d6
problem-bad-type = Solche Dateien nimmt der Server hier nicht.
# en b7a1d880
problem-banned = Der Betreiber dieses Servers lässt dich nicht herein.
# en d8ab0663
problem-busy = Der Server hat viel zu tun. Versuch es gleich noch einmal.
# en f04fe98b
problem-elsewhere = Der Tisch zieht gerade um. Versuch es gleich noch einmal.
# en a3795423
problem-fault = Der Server hat einen Fehler gemacht. Er ist notiert; versuch es noch einmal.
# en 04216704
problem-illegal = Die Regeln erlauben das hier nicht.
# en 5cc84e6c
problem-muted = An diesem Tisch kannst du nicht chatten.
# en 22c346e8
problem-no-seat = Dieser Platz ist besetzt. Wähl einen anderen oder sieh zu.
# en 0240a96b
problem-no-seat-seated = Du hast schon einen Platz an diesem Tisch, und niemand hat zwei.
# en 7d8ac11a
problem-no-undo = Das lässt sich nicht mehr zurücknehmen.
# en 4e199765
problem-not-allowed = Dieser Tisch lässt das nicht zu.
# en 3826b076
problem-not-allowed-carried = Dein Platz wurde mit dem privaten Link auf ein anderes Gerät geholt, und die Spieler wollen keine Zuschauer. Warst du das nicht, bitte die Betreiber dieses Servers, ihn dir zurückzugeben.
# en c33a6948
problem-not-allowed-closed-hands = An diesem Tisch bleiben die Hände verdeckt, auch nach dem Ende.
# en 711179c2
problem-not-allowed-covered = Gerade antwortet ein Bot für dich. Komm erst zurück, dann kannst du selbst antworten.
# en f5a0bae1
problem-not-allowed-hints = An diesem Tisch bekommt niemand Tipps.
# en 0fcaf02f
problem-not-allowed-just-left = Diese Person war gerade noch da und ist vielleicht gleich zurück. Frag etwas später noch einmal.
# en 912d2354
problem-not-allowed-left = Du hast dieses Spiel endgültig verlassen. Du kannst zusehen.
# en 55e5a30d
problem-not-allowed-off = Dieser Weg ist auf diesem Server abgeschaltet.
# en 405a77a3
problem-not-allowed-present = Diese Person ist da, also kann niemand ihren Platz übernehmen.
# en 6f277cf0
problem-not-allowed-same-dice = Du hast diese Würfel schon an einem anderen Tisch gesehen. Nimm einen Tisch mit anderen Würfeln.
# en 9ac02c53
problem-not-allowed-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt. Such dir einen anderen, oder schau zu.
# en 68f3cb0a
problem-not-allowed-spectators = Die Spieler an diesem Tisch wollen keine Zuschauer.
# en 4b2a4b4c
problem-not-allowed-too-many = Davon hast du schon { $limit }. Entferne erst eines.
# en 51e4bd37
problem-not-allowed-too-many-tables = { $limit } Spiele, die du eröffnet hast, laufen schon. Beende erst eines davon.
# en 8763c29e
problem-not-allowed-too-many-twins = Mit diesen Würfeln gibt es schon { $limit } weitere Tische. Nimm einen Tisch mit anderen Würfeln.
# en 8885ab5c
problem-not-found = Unter dieser Adresse gibt es nichts. Sieh nach, ob der Link vollständig ist.
# en 09724a5d
problem-not-open = Das Spiel hat schon begonnen. Du kannst zusehen.
# en 0b9b26dd
problem-not-over = Das wird erst verraten, wenn das Spiel vorbei ist.
# en a41d41a5
problem-not-over-same-dice = Andere Tische spielen noch mit diesen Würfen. Komm wieder, wenn der letzte zu Ende ist.
# en 300168d2
problem-not-running = Das Spiel läuft gerade nicht.
# en a22c98d3
problem-not-yours = Das ist nicht für dich: Der Platz oder der Tisch gehört jemand anderem.
# en e29a8719
problem-other-rules = Dieses Spiel lief nach Regeln, die dieser Server nicht mehr spielt; weiterspielen lässt es sich deshalb nicht.
# en e7e44085
problem-parked = Dieser Tisch ist zu oft gescheitert, deshalb lässt der Server ihn ruhen. Das Spiel bleibt gespeichert; wer den Server betreibt, kann den Tisch schließen.
# en 5723e3f9
problem-paused = Der Server kann gerade keine Spiele speichern, deshalb beginnt nichts Neues. Versuch es später noch einmal.
# en dafc970c
problem-stale = Diese Frage ist inzwischen erledigt. Die Seite zeigt, was jetzt gefragt ist.
# en 8dab5539
problem-too-fast = Das war zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
# en 6087b03b
problem-too-large = Das ist zu groß für den Server. Versuch es mit weniger.
# en 0eebe683
problem-too-much = Diese Stellung ist zu aufwendig zu berechnen.
