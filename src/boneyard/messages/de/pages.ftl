# Die Seiten rund um das Spiel: einrichten, warten, Tische finden, Regeln, Einstellungen.

# en 73086560
page-loading = Einen Moment …
# en a0afc6d4
page-copied = Kopiert.
# en 5d843da1
page-copy-fails = Dieser Browser kann hier nicht kopieren. Markiere den Text und kopiere ihn selbst.
# en 710d7a9f
page-seconds = Sekunden zum Reagieren

## Einen Tisch einrichten

# en 10cff724
setup-game = Spiel
# en c748f443
setup-you = Du
# en 15da0bae
setup-name = Dein Name
# en c0255b1e
setup-invite = Freunde kommen über den Link dazu. Freie Plätze übernehmen beim Start Bots.
# en 4eeec683
setup-seat = Platz { $number }
# en e1b08be0
setup-plan-open = Frei für Freunde
# en d11b9853
setup-plan-easy = Bot (leicht)
# en 514a3a8b
setup-plan-medium = Bot (mittel)
# en 51fe19d8
setup-plan-hard = Bot (schwer)
# en a095cee6
setup-remove-seat = Platz { $number } entfernen
# en 9fa0e9df
setup-public = Wer den Tisch finden kann
# en d19e5a64
setup-public-no = Nur Leute mit dem Link
# en 480fbd61
setup-public-yes = Alle (öffentlich gelistet)
# en 35305f68
setup-usual = Standard
# en 5af610ec
setup-changed = { $number } geändert
# en 9487de73
setup-rules = Regeln
# en 86167b81
setup-rule = Regel { $rule }
# en fb71fc0f
setup-time = Zeit und Abwesenheit
# en e221c626
setup-clock = Uhr
# en 980b073f
setup-clock-none = Keine Uhr
# en 4d6aacb5
setup-clock-bank = { $minutes } Minuten pro Person, dazu { $seconds } Sekunden je Entscheidung
# en 14ad0256
setup-clock-bank-turns = { $minutes } Minuten pro Person, dazu { $seconds } Sekunden pro Zug
# en e5e7a920
setup-clock-turns = { $spare ->
    [0] Zügig: { $seconds } Sekunden pro Zug, dann endet er
   *[other] Zügig: { $seconds } Sekunden pro Zug und bis zu { $spare } gesparte dazu
}
# en 9f702117
setup-clock-days = { $days ->
        [one] Ein Tag
       *[other] { $days } Tage
    } pro Entscheidung
# en 81f2f6b4
setup-clock-no-days = Partien mit Bedenkzeit in Tagen brauchen einen Server, der dir sagt, wann du dran bist. Dieser kann es nicht: Weder E-Mail noch Push noch Webhooks sind eingerichtet.
# en 4e5050b1
setup-absence = Wenn jemand weg ist
# en caf9be34
setup-absence-bot = Ein Bot spielt, bis die Person zurück ist
# en 51f65b8e
setup-absence-wait = Alle warten
# en b8d1d04c
setup-absence-skip = Es geschieht nur das Nötigste
# en 50f9cf33
setup-cover = Der Bot, der einspringt
# en a7bda832
setup-reactions = Mit Karten reagieren
# en 19b2ee65
setup-reactions-quick = Schnell: weiter, sobald alle geantwortet haben
# en 04eb3f3e
setup-reactions-private = Verdeckt: immer gleich lang, damit niemand sieht, wer gezögert hat
# en ae716490
setup-more = Zuschauer und Tipps
# en fb9a9676
setup-title = Name des Tisches
    .hint = Kann leer bleiben
# en d55d517f
setup-spectators = Andere dürfen zuschauen
    .text = Sie sehen den Spielplan, nicht eure Karten.
# en 64dfd777
setup-open-hands = Nach der Partie alle Karten zeigen
    .text = Dann kann man die Aufzeichnung aus der Sicht aller ansehen.
# en c01d0931
setup-hints = Tipps
    .text = Wer will, kann fragen, was ein starker Bot tun würde.
# en 1f99fa68
setup-make = Tisch eröffnen

## Der Warteraum

# en ef749310
room-host = Schick den Link an deine Freunde. Starte, wenn alle da sind.
# en 803c4003
room-guest = { $host } startet die Partie, wenn alle da sind.
# en 11a2a200
room-visitor = Nimm dir einen freien Platz, um mitzuspielen.
# en f8f88113
room-unseated = Du hast hier keinen Platz mehr: Der Gastgeber hat dich entfernt, oder du hast ihn in einem anderen Fenster verlassen.
# en 54e422a7
room-full = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du hier zuschauen.
# en 84c34282
room-full-closed = Alle Plätze sind besetzt, und an diesem Tisch darf niemand zuschauen.
# en f659a3dc
room-link = Link zu diesem Tisch
    .code = Code des Tisches
# en ae46bf24
room-local = Dieser Link funktioniert nur auf diesem Rechner. Um mit anderen in deinem Netz zu spielen, starte Boneyard mit:
# en 042aac45
room-qr = QR-Code des Links
# en 8c30f880
room-invite = Einladen
# en 423b404c
room-ready = Bereit
    .not = Doch noch nicht
    .yes = bereit
# en cb6fc630
room-move = Hierher wechseln
# en 9f91ec44
room-change = Regeln und Uhr ändern
    .done = Geändert. Alle müssen noch einmal sagen, dass sie bereit sind.
# en 7e47f54e
room-seats = Plätze
# en 0f994537
room-free = Frei
    .text = Wenn niemand kommt, spielt hier ein Bot.
# en 2448c6c6
room-bot = { $level ->
        [easy] Bot (leicht)
        [medium] Bot (mittel)
       *[hard] Bot (schwer)
    }
# en 930ee8a2
room-hosting = Gastgeber
# en 0fdf3ca0
room-sit = Hinsetzen
    .here = auf Platz { $number }
# en 0aa021bd
room-stand = Platz verlassen
# en 56a4ae83
room-kick = Entfernen
# en 543031f4
room-begin = Partie starten
    .bots = { $number ->
        [one] Den freien Platz übernimmt ein Bot.
       *[other] Die { $number } freien Plätze übernehmen Bots.
    }
# en 33fd0fb0
room-plan = Einstellungen dieser Partie
# en 96c08eac
room-device = Auf einem anderen Gerät spielen
    .text = Mit einem privaten Link nimmst du deinen Platz auf ein anderes Gerät mit, zum Beispiel aufs Handy. Gib ihn nicht weiter: Wer ihn öffnet, kann deinen Platz nehmen. Er gilt nur einmal.
    .make = Privaten Link erstellen
    .link = Privater Link
# en 467feb00
carry-title = Deinen Platz hierher holen?
# en b1b7d08d
carry-text = Dieser Link holt deinen Platz auf dieses Gerät. Mit dem anderen kannst du dann nur noch zuschauen. Bevor du den Knopf drückst, geschieht nichts.
# en 16ee55ad
carry-go = Platz hierher holen
# en e3ec0dc7
carry-not = Nein, nur zuschauen
# en 8d4dbdac
carry-gone = Dein Platz wurde mit dem privaten Link auf ein anderes Gerät geholt; hier kannst du nur zuschauen. Warst du das nicht, bitte den Betreiber dieses Servers, ihn dir zurückzugeben.

## Tische finden

# en 4b8a2027
lobby-lead = Spiel mit, oder schau anderen zu.
# en ad0b33ec
lobby-open = Suchen Mitspieler
    .none = Gerade sucht niemand. Eröffne einen öffentlichen Tisch, dann finden dich andere hier.
# en 06209d3c
lobby-running = Laufende Partien
    .none = Gerade läuft keine öffentliche Partie.
# en 88f477fb
lobby-free = { $number ->
        [one] Ein Platz frei
       *[other] { $number } Plätze frei
    }
# en 699b6d06
lobby-sit = Zum Tisch
# en 30a1e08f
lobby-watch = Zuschauen
# en 045a2ed6
lobby-round = Runde { $round }
# en a52e8541
mine-lead = Deine Tische auf diesem Gerät; die auf dich warten, stehen oben.
# en 6566f3cd
mine-none = Du hast hier noch nicht gespielt.
# en 4c081704
mine-waiting = Du bist am Zug
# en c5a0b4a4
mine-running = Läuft gerade
# en 822e50ab
mine-open = Noch nicht begonnen
# en a7d99921
mine-over = Beendet
# en 946d027c
mine-move = { $seat } ist dran
# en 721a3bdb
mine-go = Weiterspielen
# en d13efb40
mine-winners = Gewonnen: { $names }
# en 180f5b2e
mine-unwon = Ohne Sieger zu Ende
# en 4219e910
mine-won = Du hast gewonnen
# en 8c6c7876
mine-lost = Du hast verloren
# en 0330c8fc
mine-record = Du hast { $won } von { $number ->
        [one] einer beendeten Partie
       *[other] { $number } beendeten Partien
    } gewonnen.
# en b5acb4ba
mine-parked = Vom Server nach Fehlern angehalten

## Regeln

# en f55ed479
rules-lead = Jede Regel hat eine Nummer. Das Spiel nennt sie, wenn etwas nicht geht.
# en 28a85d00
rules-books = Spiele
# en 5ff74f7a
rules-search = Regeln durchsuchen
# en f07b8aff
rules-found = { $number ->
        [one] Eine Regel
       *[other] { $number } Regeln
    }
# en 45eed338
rules-none = Keine Regel enthält alle diese Wörter. Versuch es mit weniger oder kürzeren.
# en ba4e320c
rules-contents = Inhalt
# en 1a41b4ac
rules-also = Wenn hier nichts anderes steht, gelten auch diese Regeln:
# en 5d170592
rules-untranslated = noch nicht übersetzt
# en 4e60c655
rules-link = Link zu Regel { $rule }
# en 0086b369
rules-no-such = Eine Regel { $rule } gibt es nicht. Such nach einem Wort daraus.

## Einstellungen

# en 5837ded7
prefs-lead = Für diesen Browser, ohne Konto.
# en 9655f177
prefs-you = Du
# en 40e7e401
prefs-save = Speichern
# en 2d89a9d9
prefs-saved = Gespeichert.
# en d54e9395
prefs-look = Darstellung
# en 9527db0d same
prefs-theme-system = System
# en 16cd51e1
prefs-theme-light = Hell
# en 47d17e45
prefs-theme-dark = Dunkel
# en 2645db2f
prefs-for-me = Für dich erledigt
    .text = Du kannst es zurücknehmen, bis gewürfelt oder gezogen wird.
# en 3f33475e
prefs-for-me-put = Figuren und Marken eines neuen Plättchens für mich setzen
# en 8f58beaa
prefs-for-me-shift = Skelette und Zombies für mich bewegen
# en e1b8aeb4
prefs-for-me-stop = Meinen Weg beenden, wenn nichts mehr zu erreichen ist
# en bd5c7c0f
prefs-access = Screenreader und Tastatur
# en 32a726b5
prefs-announced = Ansagen
# en c2bbb921
prefs-announced-brief = Knapp
    .text = Was du gefragt wirst, was andere dir antun und wie das Spiel endet.
# en d90ecba1 same
prefs-announced-normal = Normal
    .text = Dazu, was du tust, jeder Zug der anderen in einem Satz und der Chat.
# en 2c880335
prefs-announced-all = Alles
    .text = Jede Zeile des Verlaufs.
# en 6ba1daff
prefs-alerts = Wenn du am Zug bist
# en dd0cd463
prefs-sound = Töne
# en fb9175f6
prefs-volume-effects = Lautstärke der Effekte
# en 825f7aa2
prefs-volume-turn = Lautstärke von „Du bist dran“
# en 17b0b99c
prefs-notify = Eine Benachrichtigung zeigen
    .text = Solange das Spiel in einem Tab offen ist.
    .insecure = Browser erlauben Benachrichtigungen nur über https und auf diesem Rechner.
    .denied = Dieser Browser blockiert sie für diese Seite; in seinen Einstellungen kannst du sie erlauben.
# en 1683197b
prefs-contacts = Mich anderswo erreichen
    .text = Für Partien mit Bedenkzeit in Tagen: per E-Mail oder Webhook.
    .none = Noch nichts eingerichtet.
    .add = Hinzufügen
# en e050b043
prefs-contact-kind = Wie
# en fec14d86 same
prefs-contact-mail = E-Mail
# en 7e22a41b same
prefs-contact-webhook = Webhook
# en 12f5ceb9 same
prefs-contact-push = Browser
# en 716813c0
prefs-contact-address = Adresse
# en 3d0dc2db
prefs-contact-code = Code aus der E-Mail
    .go = Bestätigen
# en 1f19c02a
prefs-contact-unconfirmed = wartet auf den Code
# en f5cc8c57
prefs-remove = Entfernen
# en 85cdc8c6
prefs-tokens = Eigene Bots
    .text = Mit einem Token kann dein Programm an Tischen mitspielen. Hüte es wie ein Passwort.
    .none = Noch keine Tokens.
    .make = Token erstellen
    .name = Name des Bots
    .new = Das ist das Token. Es wird nur jetzt gezeigt:
# en 7e128f61
prefs-key = Überall sonst abmelden
    .text = Falls jemand anders deine Plätze benutzen könnte, etwa weil du an einem fremden Computer gespielt hast, hol dir hier einen neuen Schlüssel. Alle anderen Anmeldungen enden damit; Bots behalten ihre Tokens.
    .make = Neuen Schlüssel holen
    .done = Erledigt. Deine Plätze gehören jetzt nur noch diesem Browser.

## Über Boneyard

# en c1d51615
about-lead = Kostenlos spielen: drei Spiele voller Würfel, Knochen und böser Nachbarn.
# en 7b38c0ea
about-what = Boneyard ist eine unabhängige Umsetzung veröffentlichter Spielregeln. Programm, Bilder und Texte sind eigene Arbeit, ebenso Karten und Plättchen, wo die Regeln sie nicht vorgeben.
# en efaa1d15
about-names = Die Namen der Spiele gehören ihren Eigentümern; sie stehen in keiner Verbindung zu diesem Projekt.
# en 0fe002d4
about-dice = Niemand kann die Würfel manipulieren: Der Server legt sich vor der Partie fest, und danach können alle es nachprüfen.
# en edf578cf
about-privacy = Kein Konto, kein Tracking, nichts von fremden Servern. Dieser Browser speichert einen Schlüssel, zu dem deine Plätze gehören.
# en 9694f514
about-licences = Lizenzen
# en ec939e16
about-licence = Boneyard ist freie Software unter der MIT-Lizenz.
# en 9318c2cc
about-version = Version { $version }, Protokoll { $protocol }
# en e4b6e10e
about-used = { $name }, { $licence }

## Verirrt

# en 12fe9e92
lost-lead = Vielleicht hilft eins davon:
# en cf240f41
page-shut = Hier kommst du nicht rein
