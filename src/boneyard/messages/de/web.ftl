# The pages in a browser.

# en eb01daf8
web-skip = Zum Inhalt
# en 13274f63
web-home = Start
# en 87acc2a9
web-pages = Seiten
# en ca8d9c34
web-language = Sprache
# en 5d677fe0 same
web-language-name = Sprachen
    .en = English
    .de = Deutsch
    .it = Italiano
    .es = Español
# en 88a50a45
web-theme = Hell oder dunkel
# en 94ecffd2
web-settings = Einstellungen
# en d720201e
web-lobby = Offene Tische
# en 5d0ba91e
web-mine = Meine Spiele
# en 4cf219c3
web-rules = Regeln
# en a8381e0f
web-set-up = Ein neuer Tisch
# en 85ca471d
web-replay = Aufzeichnung
# en a20c6555
web-statistics = Statistik
# en d2ab84ee
web-lessons = Lektionen
# en ee9c8387
web-about = Über Boneyard
# en d87084e6
web-close = Schließen
# en 0be7f0a2
web-try-again = Noch einmal versuchen
# en 0a706922
web-not-found = Hier ist nichts
    .text = Vielleicht ist die Adresse falsch geschrieben, oder der Tisch ist weg: Beendete Tische werden nur eine Weile aufbewahrt.
# en 85c5a4f3
web-wrong = Etwas ist schiefgegangen

## Home

# en 1433cc57
web-pitch = Leg die Karte aus, lass die Knochen rollen und leih deinen Nachbarn kein Pferd.
# en 43578e56
web-play-now = Jetzt spielen
# en 20092372
web-play-bots = Jetzt gegen Bots spielen
# en 218e0d8c
web-make-table = Tisch aufmachen
# en d96c3365
web-join = An einen Tisch setzen
    .code = Link oder Code
    .go = Mitspielen
# en 07725ed8
web-lesson = 3-Minuten-Lektion
# en 8c5e588b
web-players = { $least }–{ $most } Spieler
# en 1b346848
web-guest = Gast
# en 8a1b13a4
web-starting = Der Tisch wird gedeckt …
# en 72f18aa6
web-go-on = Weiterspielen
    .text = { $game }, Zug { $turn }

## The line to the server

# en d4cc910e
web-line-connecting = Verbinde …
# en 17281b47
web-dice-called = Alle geben etwas zu den Würfeln dazu …
# en eabdeced
web-line-lost = Die Verbindung ist weg. Neuer Versuch läuft; was du getan hast, bleibt erhalten.
# en c23e8ad4
web-saving-paused = Das Speichern ruht: Der Server kann gerade nicht schreiben. Nichts geht verloren, und es geht von selbst weiter.
# en 3aa97652
web-went-on = Ein Update hat die Regeln berichtigt. Das Spiel geht vom Beginn des letzten Zuges aus weiter.

## The game

# en da666a34
web-board = Spielplan
# en 09a2f057
web-zoom-in = Vergrößern
# en f861eb5f
web-zoom-out = Verkleinern
# en ccb1b0cc
web-fit = Alles
    .label = Den ganzen Spielplan zeigen
# en 6b1418d5
web-supply = Vorrat
# en 67a63ff8
web-supply-stack = Kacheln im Stapel
# en e3e84536
web-supply-deck = Karten im Nachziehstapel
# en 1f65669a
web-supply-box = Zombies in der Schachtel
# en 05843317
web-supply-bank = Lebensmarken in der Bank
# en 4bbc605d
web-players-label = Spieler
# en 43bbbfb7
web-life = Lebensmarken
# en d7aea0ab
web-points = Punkte
# en cb0f77c7
web-cards = Handkarten
# en 7e29b0bb
web-ammo = Munition
# en 59137c83
web-you = du
# en 125b72dd
web-bot = Bot
# en 9a88a69c
web-away = nicht da
# en cf32d331
web-covered = nicht da · ein Bot spielt
# en bc31f7ba
web-here = da
# en b290a981
web-holder = hat das Necronomicon
# en 3af8e580
web-tools = Tisch
# en c93d7d2a
web-sound = Ton
# en 7f1edf93
web-menu = Menü
# en 0779bd0a
web-hand = Deine Karten
# en 44c4497f
web-your-question = Was zu tun ist
# en aec01b6d
web-log = Verlauf
    .round = Zug { $turn }
# en 9189bc0c
web-turn-of = { $seat }
# en 0c41ff2b
web-dice = Würfel
    .rolls = { $number ->
        [one] ein Wurf
       *[other] { $number } Würfe
    }
    .expected = erwartet
# en c34d9370
web-luck = Glück
# en 6eeaa53b same
web-chat = Chat
    .say = Sag etwas
    .send = Senden
    .empty = Noch hat niemand etwas gesagt.
# en eac43a8b
web-preset-hello = Hallo!
# en 2493eaa6
web-preset-well-played = Gut gespielt!
# en bf5536a7
web-preset-thanks = Danke!
# en c635c2c6
web-preset-oops = Hoppla.
# en 549119a1
web-preset-hurry = Mach schon!
# en b19e45d5
web-preset-good-game = Schönes Spiel!

# en 521ca7c7
web-wait = { $seat } ist dran
    .text = Du wirst gefragt, sobald es auf dich ankommt.
# en 41e4bdb7
web-watch = { $seat } ist dran
    .text = Du siehst zu.
# en 177174a3
web-thinking = Einen Moment …
# en e07d74f9
web-undo = Zurücknehmen
# en 147945c1
web-hint = Tipp
# en d1394e5b
web-hints = Was ein starker Spieler tun würde
# en 76ed702c
web-walk = So gehen
# en 127dd063
web-lay = Hier anlegen
# en 180250fc
web-rotate = Drehen
# en 8a5b856a
web-cancel = Abbrechen
# en 1b3b90a8
web-auto = Für mich setzen
# en 139ff062
web-auto-move = Für mich bewegen
# en 02bd59ab
web-plan = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }{ $fights ->
        [0] , kein Kampf.
        [one] , ein Kampf.
       *[other] , { $fights } Kämpfe.
    }
# en ca83ab7a
web-plan-part = { $reach ->
        [one] Jetzt kannst du nur den ersten Schritt gehen.
       *[other] Jetzt kannst du nur die ersten { $reach } Schritte gehen.
    }
# en f07c2fe8
web-plan-alive = lebend am Ziel
# en 6e71cc0b
web-no-path = Dorthin führt kein Weg.
# en c5f6b53c
web-why-rule = Jetzt nicht: { $rule }
# en 9327f11f
web-no-card = Du kannst sie jetzt nicht ausspielen.
# en ba9fcde3
web-play-card = Ausspielen
# en 09bdf882
web-discard-card = Abwerfen und Zug beenden
# en 34f51b6a
web-use-card = Benutzen
# en aabf89b7
web-choose-square = Wähl auf dem Spielplan.
# en eb3a7088
web-choose-here = Was kommt auf { $place }?
# en 7210da0e
web-choose-target = Wohin?
# en 57e2d9b3
web-choose-site = Wähl einen Platz, dreh die Kachel und leg sie an.
# en 3ee58b11
web-more = Mehr
# en cb31fe33
web-sure = sicher
# en 175a9f49
web-die-chance = { $percent } % Todesgefahr

# en 0e28a201
web-fight = Kampf
# en a0b97025
web-fight-rolled = { $seat } hat eine { $pips } gewürfelt.
# en ba4cfd0f
web-fight-with = Mit { $card }
# en 5cd2e27a
web-duel = Duell
# en 2b2582f3
web-react = Mit einer Karte antworten?
    .pass = Passen
    .until = Bis zu meinem Zug passen
    .until-on = Du passt bis zu deinem Zug
    .never = Nie „{ $card }“
    .left = { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
# en 0d89bc57
web-no-reactions = Bis zu meinem Zug nicht mehr fragen

# en 8bff3f44
web-over = Das Spiel ist zu Ende
    .won = Du gewinnst { $way }!
    .lost = { $seats } { $number ->
        [one] gewinnt
       *[other] gewinnen
    } { $way }.
# en 6e4f1fc3
web-rematch = Noch eine Partie
# en eed0faf6
web-see-replay = Noch einmal ansehen
# en 8112c857
web-see-statistics = Statistik
# en e18ab740
web-leave = Spiel verlassen
    .ask = Du kannst nicht zurückkommen. Verlassen?
    .bot = Verlassen, ein Bot spielt weiter
    .out = Verlassen, niemand spielt für dich weiter
    .lost = Aufgeben: Du verlierst, das Spiel endet
# en c4940687
web-vote-end = Gemeinsam beenden
# en 845a7474
web-copy = Kopieren

## Headlines of the dock: what is asked, then what matters most about it

# en 43cfb0a9
ask-place-tile = Kachel anlegen:
    .strong = { $tile }
# en e032feec
ask-fill-tile = Kachel füllen:
    .strong = { $tile }
# en c3ae39b0
ask-move = Bewegung:
    .strong = { $left ->
        [one] noch ein Schritt
       *[other] noch { $left } Schritte
    }
# en f72ce240
ask-move-step = { $owner_done ->
        [no] { $chooser } führt deine Spielfigur:
       *[yes] Bewegung:
    }
    .strong = { $owner_done ->
        [no] vorher etwas tun?
       *[yes] { $left ->
            [one] noch ein Schritt
           *[other] noch { $left } Schritte
        }
    }
# en a7a66485
ask-mend = Kampf:
    .strong = nicht genug
# en 6afae7f3
ask-fight-ready = Kampf:
    .strong = womit?
# en aaa4e1e1 same
ask-move-zombies = Zombies:
    .strong = { $left ->
        [one] noch einen bewegen
       *[other] noch { $left } bewegen
    }
# en 20f6a84d
ask-move-skeletons = Skelette:
    .strong = { $left ->
        [one] noch eines bewegen
       *[other] noch { $left } bewegen
    }
# en cf7fcfb3
ask-window = Antworten:
    .strong = mit einer Karte?
# en 7dbd5929
ask-end-turn = Ende des Zuges:
    .strong = eine Karte abwerfen?
# en 99411eec
ask-before-move = Vor dem Wurf:
    .strong = eine Karte?
# en 06765204
ask-settle = Vor den Karten:
    .strong = schießen?
# en 9dfeaab1
ask-duel-bids = Duell:
    .strong = dein verdeckter Einsatz
# en 62f13fd8
ask-duel-reroll = Duell:
    .strong = noch einmal würfeln?
# en dd170a3a
ask-duel-open = Duell:
    .strong = etwas einsetzen?

## The game's page, further

# en c7b52ce6
web-your-move = Du bist dran
# en f5fffb62
web-board-help = Mit den Pfeiltasten wählst du ein leuchtendes Feld, mit der Eingabetaste nimmst du es. R dreht eine Kachel. Umschalt und Pfeiltasten verschieben den Spielplan, Plus und Minus ändern seine Größe, 0 zeigt ihn ganz. Das Fragezeichen zeigt alle Tasten.
# en 0ee5ec6c
web-play-on = Gegen { $seat } ausspielen
# en b0f19761
web-costs = kostet { $parts }
# en 3d311d50
web-choice = Wählen
# en c4baaaa4
web-motion = Animation
# en cc0eb793 same
web-motion-normal = normal
# en 1de83a2f
web-motion-fast = schnell
# en 6cca00aa
web-motion-off = aus
# en 83c086cd
web-motion-instant = sofort
# en 1e84edbb
web-tabs = Ansichten
# en 127565b2
web-tab-hand = Zug
# en fad5af7e
web-tab-dice = Würfel
# en 65198d39
web-tab-log = Verlauf
# en aceef10a same
web-tab-chat = Chat
# en b23b9f69
web-over-nobody = Niemand gewinnt.
# en 06252231
web-bot-plays = Ein Bot spielt für dich.
# en 258dd4d3
web-return = Ich bin wieder da
# en c2079d84
web-mark-legal = kann gewählt werden
# en 5f87d8da
web-mark-danger = kann gewählt werden, ein Kampf
# en e4662270
web-mark-sel = gewählt
# en c88deacc
web-mark-aim = kann anvisiert werden
# en 2174b171
web-mark-far = weiter weg, zu Fuß erreichbar
# en c130afcd
web-mark-risky = weiter weg, mit einem Kampf auf dem Weg
# en 1ccb8b6a
web-site-beside = { $tile } im { $direction }
# en edc95779
web-site-turn = Drehung { $turn } von { $number }.
# en 716e90b2
web-kinds = Was du hinstellst
# en e3f55839
web-choose-step = Wähle ein helles Feld, oder ein anderes, um den Weg dorthin und deine Chance zu sehen.
# en 5ae954ea
web-phases = Der Zug
# en 813680b3
web-phase-tile = Kachel
# en 8437b3e5
web-phase-move = Bewegung
# en a89beab0
web-phase-figures = Figuren
# en 6a568437
web-phase-end = Abwerfen
# en bc2b0b28
web-log-fresh = { $number ->
        [one] eine neue Zeile
       *[other] { $number } neue Zeilen
    }
# en 982ff9ba
web-board-text = Der Spielplan in Worten
# en 376c9791
web-tile-here = hier
# en 29c836b1
web-tiles-away = { $number ->
        [one] eine Kachel Richtung { $direction }
       *[other] { $number } Kacheln Richtung { $direction }
    }
# en 6a1d8b7b
web-tile-exits = Ausgänge: { $exits }.
# en 9abcc305
web-squares-away = { $number ->
        [one] ein Feld Richtung { $direction }
       *[other] { $number } Felder Richtung { $direction }
    }
# en 05007f28
web-board-you = { $seat } steht hier: { $place }.
# en 1ec7a171
web-board-threats = Die nächsten Gegner auf dem Spielplan: { $list }.
