# The browser client.

# en 17f8bf82
web-skip = Zum Inhalt springen
# en 13274f63
web-home = Startseite
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
web-mine = Meine Partien
# en 4cf219c3
web-rules = Regeln
# en 06426883
web-set-up = Neuer Tisch
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
# en aad6408a
web-not-found = Hier ist nichts
    .text = Vielleicht ist die Adresse falsch geschrieben, oder der Tisch ist weg: Beendete Tische werden nur eine Weile aufbewahrt.
# en 85c5a4f3
web-wrong = Etwas ist schiefgegangen

## Home

# en 43578e56
web-play-now = Jetzt spielen
# en c80d01d6
web-make-table = Tisch eröffnen
# en 6686be28
web-join = Hast du einen Code?
    .code = Fünf Buchstaben oder ein Link
    .go = Los
    .wrong = Zu diesem Code gibt es nichts. Prüf die Buchstaben.
# en 07725ed8
web-lesson = 3-Minuten-Lektion
# en 8c5e588b
web-players = { $least }–{ $most } Spieler
# en 1b346848
web-guest = Gast
# en 8a1b13a4
web-starting = Der Tisch wird vorbereitet …
# en 56afa533
web-resume = Weiterspielen
    .text = { $game }, Runde { $round }

## The connection

# en d4cc910e
web-line-connecting = Verbinde …
# en da0175e3
web-dice-called = Alle mischen die Würfel …
# en ab8be772
web-line-lost = Verbindung verloren. Neuer Versuch … Deine Züge sind gespeichert.
# en 797bf63d
web-saving-paused = Das Speichern pausiert: Der Server kann gerade nicht schreiben. Nichts geht verloren, und es geht von selbst weiter.
# en c662ab20
web-went-on = Ein Update hat die Regeln berichtigt. Die Partie geht vom Beginn des letzten Zuges aus weiter.

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
# en 7f42d726
web-follow = Folgen
    .label = Die Kamera wieder dem Spiel folgen lassen
# en 6b1418d5
web-supply = Vorrat
# en 67a63ff8
web-supply-stack = Plättchen im Stapel
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
# en 2a066a5c
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
web-your-question = Was du tun kannst
# en 8ff9edfa
web-log = Verlauf
# en 0c41ff2b
web-dice = Würfel
    .rolls = { $number ->
        [one] ein Wurf
       *[other] { $number } Würfe
    }
    .expected = erwartet
# en ef931c59 same
web-chat = Chat
    .say = Sag etwas
    .send = Senden
    .empty = Noch keine Nachrichten.
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
# en af63bfdf
web-cheers = Reaktionen
# en d9055ed0
web-cheer-laugh = Lachend
# en 7ac41795 same
web-cheer-wow = Wow!
# en 9977de0e
web-cheer-sad = Traurig
# en f4c59f92
web-cheer-angry = Wütend
# en eb98a2d4
web-cheer-love = Verliebt
# en e0f894b7
web-cheer-toast = Prost!
# en 970b30ce
web-guess = Nächster Kampf:
    .hit = Treffer
    .miss = Daneben
    .how = Tippe, bevor der Würfel fällt. Richtige Tipps bringen Ruhm, mutige mehr.
# en 5a25652d
web-fame = Ruhm für richtige Tipps

# en ad826fb2
web-wait = { $seat } ist dran
# en 9cfb22ee
web-watch = { $seat } ist dran
    .text = Du schaust zu.
# en 919525d9
web-thinking = Einen Moment …
# en e07d74f9
web-undo = Zurücknehmen
# en 147945c1
web-hint = Tipp
# en d1394e5b
web-hints = Was ein starker Spieler tun würde
# en b78c37c7
web-walk = Gehen
# en 2fd5fc98
web-lay = Hier anlegen
# en 29a08d5e
web-rotate = Drehen
# en 8a5b856a
web-cancel = Abbrechen
# en a230d1d0
web-fill = { $number ->
        [one] Das Teil setzen
       *[other] Alle { $number } Teile setzen
    }
# en c5279870
web-send = { $number ->
        [one] Eine Figur auf { $seat } hetzen
       *[other] { $number } Figuren auf { $seat } hetzen
    }
# en 5a47a290
web-send-move-zombies = { $number ->
        [one] Einen Zombie auf { $seat } hetzen
       *[other] { $number } Zombies auf { $seat } hetzen
    }
# en 6f16871e
web-send-move-skeletons = { $number ->
        [one] Ein Skelett auf { $seat } hetzen
       *[other] { $number } Skelette auf { $seat } hetzen
    }
# en a1ba3b6e
web-held = Weiter
    .text = Du kannst noch alles zurücknehmen.
    .tile = Tipp aufs Plättchen, um es zu drehen.
    .walk = Du bleibst hier stehen, wenn du kein anderes Feld wählst.
# en e6bacdb1
web-plan-next = Dein nächster Weg:
    .how = Wähl ein Feld, um deinen nächsten Weg zu planen.
    .unfit = Dein Plan passt nicht mehr.
# en 02bd59ab
web-plan = { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    }{ $fights ->
        [0] , kein Kampf.
        [one] , ein Kampf.
       *[other] , { $fights } Kämpfe.
    }
# en edbbaeff
web-plan-part = { $reach ->
        [one] Jetzt kannst du nur den ersten Schritt gehen.
       *[other] Jetzt kannst du nur die ersten { $reach } Schritte gehen.
    }
# en 70295911
web-plan-alive = zu überleben
# en b5c46d43
web-no-path = Da kommst du nicht hin.
# en 9327f11f
web-no-card = Du kannst sie jetzt nicht ausspielen.
# en ba9fcde3
web-play-card = Ausspielen
# en 09bdf882
web-discard-card = Abwerfen und Zug beenden
# en 34f51b6a
web-use-card = Benutzen
# en 3921a764
web-choose-square = Wähl eine Stelle auf dem Spielplan.
# en 217678d1
web-choose-here = Was kommt auf { $place }?
# en 7210da0e
web-choose-target = Wohin?
# en 8da93337
web-choose-site = Wähl einen Platz für das Plättchen.
# en eb85fee8
web-choose-send = Wähl einen Mitspieler, auf den du sie hetzt, oder beweg sie einzeln.
# en 43de8f9c
web-choose-turn = R oder das Mausrad dreht das Plättchen.
# en 3ee58b11
web-more = Mehr

# en 0e28a201
web-fight = Kampf
# en ba4cfd0f
web-fight-with = Mit { $card }
# en 5cd2e27a
web-duel = Duell
# en f008b781
web-react = Reagieren?
    .pass = Passen
    .until = Bis zu meinem Zug überspringen
    .until-on = Überspringe bis zu meinem Zug
    .never = Nicht mehr nach „{ $card }“ fragen
    .left = { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }

# en 6a01287e
web-over = Die Partie ist zu Ende
    .won = { $way_id ->
        [helipad] Du hast es zum Hubschrauber geschafft!
        [points] Du hast die nötigen Punkte und gewinnst!
        [conceded] Alle anderen haben aufgegeben: Du gewinnst!
        [conceded-one] Du gewinnst: Dein Gegenüber hat aufgegeben!
       *[other] Du gewinnst { $way }!
    }
    .lost = { $way_id ->
        [helipad] { $seats } { $number ->
            [one] hat
           *[other] haben
        } es zum Hubschrauber geschafft.
        [points] { $seats } { $number ->
            [one] hat die nötigen Punkte und gewinnt
           *[other] haben die nötigen Punkte und gewinnen
        }.
        [conceded] { $seats } { $number ->
            [one] gewinnt
           *[other] gewinnen
        }: Alle anderen haben aufgegeben.
        [conceded-one] { $seats } { $number ->
            [one] gewinnt
           *[other] gewinnen
        }: Das Gegenüber hat aufgegeben.
        [conceded-mine] Du hast aufgegeben: { $seats } { $number ->
            [one] gewinnt
           *[other] gewinnen
        }.
       *[other] { $seats } { $number ->
            [one] gewinnt
           *[other] gewinnen
        } { $way }.
    }
# en 6e4f1fc3
web-rematch = Noch eine Partie
# en f1dad1ad
web-see-replay = Aufzeichnung ansehen
# en 8112c857
web-see-statistics = Statistik
# en 5cd1ba3b
web-invite = Zum Zuschauen einladen
# en 2fdebb52
web-leave = Partie verlassen
    .ask = Du kannst nicht zurückkommen. Verlassen?
    .bot = Verlassen, ein Bot spielt weiter
    .out = Verlassen, ohne Ersatz
    .lost = Aufgeben: Du verlierst, die Partie endet
# en 8df977a6
web-vote-end = Ende der Partie vorschlagen
# en 845a7474
web-copy = Kopieren

## Headlines of the dock: the question, then its most important part

# en 1eaa708c
ask-place-tile = Plättchen anlegen:
    .strong = { $tile }
# en 0806346f
ask-fill-tile = Setzen auf:
    .strong = { $tile }
# en 8f81fc97
ask-move = Bewegung:
    .strong = { $left ->
        [0] keine Schritte mehr
        [one] noch 1 Schritt
       *[other] noch { $left } Schritte
    }
# en 7ed4e4fb
ask-move-step = { $owner_done ->
        [no] { $chooser } führt deine Spielfigur:
       *[yes] Bewegung:
    }
    .strong = { $owner_done ->
        [no] vorher etwas tun?
       *[yes] { $left ->
            [0] keine Schritte mehr
            [one] noch 1 Schritt
           *[other] noch { $left } Schritte
        }
    }
# en 3e111e30
ask-mend = Kampf:
    .strong = nicht gereicht
# en 65c75e3c
ask-fight-ready = Kampf!
    .strong = Würfle oder wähl eine Waffe
# en fc435ac9 same
ask-move-zombies = Bewege
    .strong = { $left ->
        [one] bis zu 1 Zombie
       *[other] bis zu { $left } Zombies
    }
# en 42ab57fa
ask-move-skeletons = Bewege
    .strong = { $must ->
        [yes] { $left ->
            [one] 1 Skelett
           *[other] { $left } Skelette
        }
       *[no] { $left ->
            [one] bis zu 1 Skelett
           *[other] bis zu { $left } Skelette
        }
    }
# en f7864c86
ask-window = Reagieren
    .strong = mit einer Karte?
# en 7dbd5929
ask-end-turn = Ende des Zuges:
    .strong = eine Karte abwerfen?
# en 8067cd0d
ask-before-move = Eine Karte ausspielen,
    .strong = bevor du würfelst?
# en b27581f3
ask-settle = Schießen,
    .strong = bevor du Karten ziehst?
# en 9dfeaab1
ask-duel-bids = Duell:
    .strong = dein verdeckter Einsatz
# en 62f13fd8
ask-duel-reroll = Duell:
    .strong = noch einmal würfeln?
# en dd170a3a
ask-duel-open = Duell:
    .strong = etwas einsetzen?

## More of the game page

# en c7b52ce6
web-your-move = Du bist dran
# en ae0ebbd2
web-board-help = Mit den Pfeiltasten wählst du ein hervorgehobenes Feld, die Eingabetaste bestätigt es, Escape lässt es los. Mit Alt erreichst du jedes Feld. R dreht ein Plättchen. Umschalt und Pfeiltasten verschieben den Spielplan, Plus und Minus vergrößern und verkleinern ihn, 0 zeigt ihn ganz. Das Fragezeichen zeigt alle Tasten. Tab verlässt den Spielplan.
    .named = Mit den Pfeiltasten wählst du ein hervorgehobenes Feld, die Eingabetaste bestätigt es, Escape lässt es los. Mit Alt erreichst du jedes Feld. Umschalt und Pfeiltasten verschieben den Spielplan. Tab verlässt ihn.
# en 0ee5ec6c
web-play-on = Gegen { $seat } ausspielen
# en b0f19761
web-costs = kostet { $parts }
# en 3d311d50
web-choice = Wählen
# en c4baaaa4
web-motion = Animation
# en 4a9e2703
web-motion-slow = langsam
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
# en ab1c7e14
web-bot-plays = Ein Bot spielt für dich.
# en 772ffbcc
web-return = Ich bin wieder da
# en c2079d84
web-mark-legal = kann gewählt werden
# en 7041c0c0
web-mark-danger = kann gewählt werden, ein Kampf
# en e4662270
web-mark-sel = gewählt
# en c88deacc
web-mark-aim = kann anvisiert werden
# en 1ffce744
web-mark-foe = im Kampf
# en d69bdd93
web-mark-far = weiter weg, erreichbar
# en 83dc0974
web-mark-risky = weiter weg, mit einem Kampf auf dem Weg
# en 1ccb8b6a
web-site-beside = { $tile } im { $direction }
# en edc95779
web-site-turn = Drehung { $turn } von { $number }.
# en c4e287f6
web-kinds = Was du setzt
# en f210f144
web-choose-step = Wähl ein hervorgehobenes Feld, oder ein anderes, um den Weg dorthin und deine Chancen zu sehen.
# en 5ae954ea
web-phases = Der Zug
# en 813680b3
web-phase-tile = Plättchen
# en 8437b3e5
web-phase-move = Bewegung
# en 7bf7cb34
web-phase-figures = Untote
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
        [one] ein Plättchen Richtung { $direction }
       *[other] { $number } Plättchen Richtung { $direction }
    }
# en 6a1d8b7b
web-tile-exits = Ausgänge: { $exits }.
# en 470e27e4
web-board-you = { $seat } steht hier: { $place }.
# en 8091a19e
web-board-role = Spielplan
# en 52ffb619
web-board-place = Feld
# en 96f28ff1
web-board-steps = { $steps ->
        [0] hier
        [one] 1 Feld zu gehen
       *[other] { $steps } Felder zu gehen
    }
# en ac8c8c3e
web-board-no-way = kein Weg dorthin
# en 2f010814
web-board-inside = in einem Gebäude
# en 41d1fe9a
web-board-sides =
    .o = offen: { $list }
    .d = Tür: { $list }
    .w = Wand: { $list }
# en 8a300728
web-board-carries = trägt { $list }
# en 1eaa53cc
web-board-places = Wichtige Orte
# en 663fecab
web-board-others = Spieler
# en 7d55e12e
web-board-enemies = Nächste Gegner zu Fuß
# en 61b2dd89
web-board-tiles = Plättchen
# en 6df8c9ec
web-board-doors = Türen: { $list }.
# en e7f7fc71
web-board-walls = Wände: { $list }.
