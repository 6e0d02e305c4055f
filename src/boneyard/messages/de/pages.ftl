# Die Seiten rund um das Spiel: einrichten, warten, Tische finden, Regeln, Einstellungen.

# en 79966769
page-loading = Einen Moment …
# en a0afc6d4
page-copied = Kopiert.
# en 94b90118
page-copy-fails = Dieser Browser kann hier nicht kopieren. Markiere den Text und kopiere ihn selbst.
# en b01aef7d
page-seconds = Sekunden

## Einen Tisch einrichten

# en f1e0fb14
setup-lead = Wähle ein Spiel und wer mitspielt. Alles andere passt schon so.
# en 10cff724
setup-game = Spiel
# en c748f443
setup-you = Du
# en 15da0bae
setup-name = Dein Name
# en e757e575
setup-seats = Plätze
    .text = Freunde setzen sich über den Link. Was noch frei ist, wenn du beginnst, spielen Bots.
# en 4eeec683
setup-seat = Platz { $number }
# en e1b08be0
setup-plan-open = Frei für Freunde
# en d11b9853
setup-plan-easy = Leichter Bot
# en 514a3a8b
setup-plan-medium = Mittlerer Bot
# en 51fe19d8
setup-plan-hard = Starker Bot
# en 6dec68ed
setup-add-seat = Platz dazustellen
# en a095cee6
setup-remove-seat = Platz { $number } wegnehmen
# en b2358575
setup-public = Wer den Tisch findet
# en d43ae5d0
setup-public-no = Nur wer den Link hat
# en 35f8e5df
setup-public-yes = Alle, bei den offenen Tischen
# en eaca60d6
setup-usual = wie üblich
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
# en 0cae68c2
setup-clock-bank = { $minutes } Minuten für alle, dazu { $seconds } Sekunden je Antwort
# en cdf56622
setup-clock-days = { $days ->
        [one] Ein Tag
       *[other] { $days } Tage
    } für jede Entscheidung
# en eb8fb603
setup-absence = Wenn jemand weg ist
# en a27b46bf
setup-absence-bot = Ein Bot spielt, bis sie oder er zurück ist
# en 0d1652ba
setup-absence-wait = Alle warten
# en 5b8111bc
setup-absence-skip = Der Platz tut nur, was er muss
# en d874989b
setup-cover = Der Bot, der einspringt
# en 73bb1f32
setup-reactions = Mit Karten antworten
# en fd92674c
setup-reactions-quick = Schnell: weiter, sobald alle geantwortet haben
# en cb85a2c3
setup-reactions-private = Verdeckt: immer gleich lang, damit niemand sieht, wer gezögert hat
# en aca179a5
setup-more = Zuschauen und Tipps
# en 3580b37c
setup-title = Name des Tisches
    .hint = Kann leer bleiben
# en a7ac54c7
setup-spectators = Andere dürfen zuschauen
    .text = Sie sehen den Spielplan, nicht eure Hand.
# en ccba332d
setup-open-hands = Nach dem Ende werden alle Karten offen
    .text = Dann kann man die Aufzeichnung mit den Augen aller ansehen.
# en c01d0931
setup-hints = Tipps
    .text = Man darf fragen, was ein starker Bot tun würde.
# en c7c4461c
setup-make = Tisch eröffnen
# en 74aeea47
setup-start = Spiel beginnen

## Der Warteraum

# en 7abc6826
room-host = Schick den Link an deine Freunde. Beginne, wenn alle da sind.
# en 0396d94c
room-guest = { $host } beginnt das Spiel, wenn alle da sind.
# en 11a2a200
room-visitor = Nimm dir einen freien Platz, um mitzuspielen.
# en 7b01dc77
room-unseated = Du hast hier keinen Platz mehr: Der Gastgeber hat dich weggeschickt, oder du hast ihn in einem anderen Fenster verlassen.
# en 1a47227e
room-full = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du hier zuschauen.
# en 84c34282
room-full-closed = Alle Plätze sind besetzt, und an diesem Tisch darf niemand zuschauen.
# en f659a3dc
room-link = Link zu diesem Tisch
    .code = Code des Tisches
# en 6f6c20ac
room-local = Dieser Link geht nur auf diesem Rechner. Um mit anderen in deinem Netz zu spielen, starte Boneyard mit:
# en 042aac45
room-qr = QR-Code des Links
# en 8c30f880
room-invite = Einladen
# en 7e47f54e
room-seats = Plätze
# en f275e87d
room-free = Frei
    .text = Wenn niemand kommt, spielt hier ein Bot.
# en 2448c6c6
room-bot = { $level ->
        [easy] Leichter Bot
        [medium] Mittlerer Bot
       *[hard] Starker Bot
    }
# en 930ee8a2
room-hosting = Gastgeber
# en 0fdf3ca0
room-sit = Hinsetzen
    .here = auf Platz { $number }
# en 0aa021bd
room-stand = Platz verlassen
# en 2e355f61
room-kick = Wegschicken
# en 6a99f701
room-begin = Spiel beginnen
    .bots = { $number ->
        [one] Den freien Platz nimmt ein Bot.
       *[other] Die { $number } freien Plätze nehmen Bots.
    }
# en 4b07d378
room-plan = Was gespielt wird
# en b21e24d2
room-device = Auf einem anderen Gerät spielen
    .text = Ein privater Link nimmt deinen Platz mit, zum Beispiel aufs Telefon. Gib ihn niemandem: Wer ihn öffnet, kann deinen Platz nehmen. Er gilt einmal.
    .make = Privaten Link machen
    .link = Privater Link
# en adf9dc81
carry-title = Deinen Platz hierher holen?
# en f0ac9e45
carry-text = Dieser Link bringt deinen Platz auf dieses Gerät. Das andere kann dann höchstens noch zuschauen. Bevor du den Knopf drückst, geschieht nichts.
# en 2ad3696b
carry-go = Platz nehmen
# en 5c709c2a
carry-not = Nein, nur schauen
# en e26e4440
carry-gone = Dein Platz wurde mit dem privaten Link auf ein anderes Gerät geholt; hier kannst du nur zuschauen. Warst du das nicht, bitte die Betreiber dieses Servers, ihn dir zurückzugeben.

## Tische finden

# en 474ba1eb
lobby-lead = Setz dich zu anderen, oder schau ihnen über die Schulter.
# en 189c4135
lobby-open = Suchen Mitspieler
    .none = Gerade sucht niemand. Mach einen öffentlichen Tisch, dann finden dich andere hier.
# en 1aae70d2
lobby-running = Wird gerade gespielt
    .none = Gerade läuft kein öffentliches Spiel.
# en 88f477fb
lobby-free = { $number ->
        [one] Ein Platz frei
       *[other] { $number } Plätze frei
    }
# en 65b35083
lobby-sit = Zum Tisch
# en 30a1e08f
lobby-watch = Zuschauen
# en 58a851f3
lobby-turn = Zug { $turn }
# en 4df6ff21
mine-lead = Deine Tische auf diesem Gerät, zuerst die, die auf dich warten.
# en 2968dbc3
mine-none = Du hast hier noch nicht gespielt.
# en c6e95dde
mine-waiting = Du bist am Zug
# en 36292899
mine-running = Wird gerade gespielt
# en e1861f25
mine-open = Noch nicht begonnen
# en a7d99921
mine-over = Zu Ende
# en 0f3668fd
mine-go = Weiterspielen
# en d13efb40
mine-winners = Gewonnen: { $names }
# en 180f5b2e
mine-unwon = Ohne Sieger zu Ende

## Regeln

# en 99f416fd
rules-lead = Jede Regel hat eine Nummer, und das Spiel nennt sie, wenn etwas nicht geht.
# en 28a85d00
rules-books = Spiele
# en 5ff74f7a
rules-search = Regeln durchsuchen
# en f07b8aff
rules-found = { $number ->
        [one] Eine Regel
       *[other] { $number } Regeln
    }
# en 41e623ac
rules-none = Keine Regel enthält alle diese Wörter. Versuch es mit weniger oder kürzeren.
# en ba4e320c
rules-contents = Inhalt
# en 7f731776
rules-also = Wo hier nichts anderes steht, gelten auch diese Regeln:
# en 5d170592
rules-untranslated = noch nicht übersetzt
# en 4e60c655
rules-link = Link zu Regel { $rule }
# en 7a6da326
rules-no-such = Eine Regel { $rule } gibt es nicht. Such stattdessen nach einem Wort daraus.

## Einstellungen

# en 4b3a4900
prefs-lead = Für diesen Browser. Nichts davon braucht ein Konto.
# en 9655f177
prefs-you = Du
# en 40e7e401
prefs-save = Speichern
# en 2d89a9d9
prefs-saved = Gespeichert.
# en 7c93c0dd
prefs-look = Aussehen
# en 52e7d068
prefs-theme-system = wie das System
# en 2bb62580
prefs-theme-light = hell
# en f9aa60e5
prefs-theme-dark = dunkel
# en 9dc9d8a1
prefs-alerts = Wenn du am Zug bist
# en f2a89404
prefs-sound = Einen Ton spielen
# en ac43ea8c
prefs-notify = Eine Nachricht zeigen
    .text = Solange das Spiel in einem Tab offen ist.
    .insecure = Browser erlauben Nachrichten nur über https und auf diesem Rechner.
    .denied = Dieser Browser hat sie für diese Seite verboten; seine Einstellungen können sie wieder erlauben.
# en c4d40be9
prefs-contacts = Mich anderswo erreichen
    .text = Für Spiele mit Tagen für jede Entscheidung: per Mail oder bei einem Programm (Webhook).
    .none = Noch nirgends.
    .add = Hinzufügen
# en e050b043
prefs-contact-kind = Wie
# en 841725a1 same
prefs-contact-mail = Mail
# en 7e22a41b same
prefs-contact-webhook = Webhook
# en 12f5ceb9 same
prefs-contact-push = Browser
# en 716813c0
prefs-contact-address = Adresse
# en 92b54ec2
prefs-contact-code = Code aus der Mail
    .go = Bestätigen
# en 641576bb
prefs-contact-unconfirmed = wartet auf den Code
# en f5cc8c57
prefs-remove = Entfernen
# en 29089e2c
prefs-tokens = Eigene Bots
    .text = Mit einem Token setzt sich ein Programm von dir an Tische. Hüte es wie ein Passwort.
    .none = Noch keine Tokens.
    .make = Token machen
    .name = Name des Bots
    .new = Das ist das Token. Es wird nur jetzt gezeigt:

## Über Boneyard

# en 77bcea8b
about-lead = Ein freier Tisch für drei Spiele voller Würfel, Knochen und böser Nachbarn.
# en db9fb4dc
about-what = Boneyard setzt veröffentlichte Spielregeln eigenständig um. Programm, Bilder und Texte sind seine eigenen, und auch Karten und Kacheln, wo die Regeln keine nennen.
# en cd42bf39
about-names = Die Namen der Spiele gehören ihren Eigentümern. Sie sind an diesem Projekt nicht beteiligt und empfehlen es nicht.
# en 7ff6635b
about-dice = Niemand kann an den Würfeln drehen: Vor dem Spiel verspricht der Server sie, danach können alle das Versprechen prüfen.
# en ba17bce7
about-privacy = Kein Konto, keine Verfolgung, nichts von fremden Servern. Dieser Browser bewahrt einen Schlüssel auf, mit dem du deine Plätze hast.
# en 9694f514
about-licences = Lizenzen
# en ec939e16
about-licence = Boneyard ist freie Software unter der MIT-Lizenz.
# en 9318c2cc
about-version = Version { $version }, Protokoll { $protocol }
# en e4b6e10e
about-used = { $name }, { $licence }

## Verirrt

# en 57a49c8f
lost-lead = Vielleicht hilft eins davon:
# en def1006d
page-shut = Hier geht es nicht weiter
