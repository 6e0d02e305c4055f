# Was im Zug gesagt wird, auf der Seite des Spiels.

# en cc1d1b3b
turn-rule = Regel { $rule }
# en 248be084
turn-rulebook = Regelheft öffnen
# en e00237f6
turn-no-rule = Diese Regel lässt sich gerade nicht zeigen.
# en 70244bfa
turn-not-there = Da geht es nicht.
# en dce51873
turn-danger = Bist du sicher?
    .yes = Sterben
    .no = Zurück
# en f3b2fce1
turn-to-put = Noch zu setzen: { $parts }.
# en 6f183732
turn-put-figures = { $number ->
        [one] 1 Skelett
       *[other] { $number } Skelette
    }
# en 3db0efb8
turn-put-points = { $number ->
        [one] Skelette für 1 Punkt
       *[other] Skelette für { $number } Punkte
    }
# en f1de74e9
turn-put-zombies = { $number ->
        [one] 1 Zombie
       *[other] { $number } Zombies
    }
# en a1326bc0
turn-put-life = { $number ->
        [one] 1 Lebensmarke
       *[other] { $number } Lebensmarken
    }
# en 7ef1af92
turn-put-ammo = { $number ->
        [one] 1 Munitionsmarke
       *[other] { $number } Munitionsmarken
    }
# en 71377591
turn-way-fights = Kämpfe: { $fights }.
# en 6225950b
turn-costs-nothing = kostet nichts
# en 7e35fbbd
turn-counts = { $pips } zählt als { $result }.
# en 3bc1f8c2
turn-faces-win = gewinnen

# en b3e5cd5c
turn-duel-sealed = verdeckt
# en aa20097a
turn-duel-commit = Wie viele { $what_id ->
        [white] weiße Skelette
        [red] rote Skelette
        [blue] blaue Skelette
       *[life] Lebensmarken
    }?
# en cd24fe7e
turn-duel-seal = Verdeckt einsetzen
# en 0b58956d
turn-duel-chance = Deine Chance, danach das Buch zu haben, ist { $chance }, wenn der andere zufällig einsetzt.
# en 85511353
turn-duel-odds = Deine Chance, danach das Buch zu haben, wenn der andere zufällig einsetzt.
# en 9ff82a76
turn-duel-same = Was du hier auch einsetzt: Deine Chance, danach das Buch zu haben, ist { $chance }.

# en 1458be38
turn-someone = jemand
# en c3eda780
turn-answers = { $kind ->
        [turn-begins] { $seat } beginnt einen Zug.
        [tile-placed] { $seat } hat ein Plättchen angelegt.
        [before-move] { $seat } würfelt gleich für die Bewegung.
        [move-rolled] { $seat } hat für die Bewegung gewürfelt.
        [before-fight] { $seat } kämpft gleich: { $foe }.
        [fight-rolled] { $seat } hat im Kampf gewürfelt: { $foe }.
        [life-given] { $seat } gibt im Kampf eine Lebensmarke ab.
        [move-ended] { $seat } hat die Bewegung beendet.
        [before-skeletons] { $seat } bewegt gleich Skelette.
        [turn-ends] { $seat } beendet gleich den Zug.
       *[other] { $seat } ist am Zug.
    }
# en fc2149d0
turn-skips = Frag mich seltener
# en e9f4bf65
turn-skips-note = Wenn jemand auf dich zielt, wirst du wieder gefragt. Zum Aufheben tippst du es über dem Spielplan an.
# en f879c250
turn-mute = Stumm
    .on = { $name } stummschalten
    .off = { $name } ist stumm

# en c1197c43
turn-carry = Auf einem anderen Gerät weiterspielen
# en 5615a9f6
turn-end-wanted = { $seats }: Partie jetzt beenden?
# en 0213b5e7
turn-end-yes = Einverstanden
# en 5ca22398
turn-end-asked = Du hast vorgeschlagen, die Partie zu beenden. Warten auf die anderen.
# en 6705c219
turn-end-not = Vorschlag zurückziehen
# en cd259223
turn-end-no = Weiterspielen
# en 9e27f536
turn-end-declined = Die Partie geht weiter: Nicht alle wollen sie beenden.
# en d547a9e3
turn-bot-stays = Ein Bot spielt bis zum Ende der Partie für dich.
# en 7f9c86d8
turn-seat = { $seat }: Einzelheiten
# en 002224aa
turn-window-how = Spiel eine hervorgehobene Karte aus oder passe.
# en 26923bc1
turn-choose-listed = Wähl eine der Möglichkeiten.
# en 4ec6127b
turn-mine-wait = Du bist dran
    .fight = Kampf: Der Würfel rollt …
# en 316949bc
turn-chat-apart = Nur andere Zuschauer sehen, was du schreibst.
# en 86beeaa1
turn-time-up = Deine Zeit ist um. Ein Bot spielt bis zum Ende der Partie für dich.
# en 848e929d
turn-out-of-time = Zeit um · ein Bot spielt
# en 0b39b594
turn-gone = hat die Partie verlassen · ein Bot spielt
# en 8285b3d9
turn-clock = Verbleibende Zeit
# en 8bbceeaf
turn-others-first = Warten auf Reaktionen …
    .who = Erst darf reagieren: { $seats }.
# en 45e35b20
turn-asked-again = Ab jetzt wirst du wieder gefragt.
# en d3456797
turn-ask-me = In fremden Zügen nach dieser Karte fragen
    .always = Immer
    .matters = Wenn es darauf ankommt
    .never = Nie
# en 175d0764
turn-discard-later = Am Ende deines Zuges ablegen
    .keep = Doch behalten
    .marked = Wird am Ende deines Zuges abgelegt
# en bc1e7245
turn-time-left = { $unit ->
        [day] { $number ->
            [one] noch 1 Tag
           *[other] noch { $number } Tage
        }
        [hour] { $number ->
            [one] noch 1 Stunde
           *[other] noch { $number } Stunden
        }
       *[minute] { $number ->
            [one] noch 1 Minute
           *[other] noch { $number } Minuten
        }
    }
# en 48806659
turn-next-game = Du bist dran: { $game }

# en 0ac70290
trap-set = „{ $card }“ als Falle legen
    .note = Sie liegt verdeckt und schnappt von selbst zu. Niemand wird gefragt, niemand wartet.
    .secret = Die Bedingung kennst nur du. Bis die Falle zuschnappt, kannst du sie jederzeit ändern.
    .button = Als Falle legen
    .arm = Verdeckt auslegen
    .change = Ändern
    .none = Keine Falle. Frag mich
    .asked = Du wirst gefragt, wenn es darauf ankommt.
    .unasked = Bei Bedenkzeit in Tagen wirken in fremden Zügen nur Fallen.
# en 669ea8ef
trap-on =
    .carrier = Wer das Buch trägt
    .leader = Der nächste Zug des Führenden
    .attacker = Wer mich zuletzt angegriffen hat
    .neighbour = Wer auf meinem Plättchen steht
    .fighter = Wer auf meinem Plättchen kämpft
    .runner = Wer für die Bewegung 5 oder 6 würfelt
    .rival = { $seat }
    .one = Eine bestimmte Person
    .who = Such sie aus.
# en f93c83fd
trap-now = Jetzt: { $seats }.
    .nobody = Jetzt niemand.
    .later = Hängt vom Wurf oder Kampf ab.
# en ae23c4d6
trap-when = Wenn { $who } { $moment }, schnappt „{ $card }“ zu.
# en dc3db3bd
trap-who =
    .carrier = wer das Buch trägt
    .leader = wer führt
    .attacker = wer dich zuletzt angegriffen hat
    .neighbour = jemand auf deinem Plättchen
    .fighter = jemand auf deinem Plättchen
    .runner = jemand mit einer 5 oder 6
    .rival = { $seat }
# en e5ba786a
trap-moment = { $kind ->
        [before-turn] als Nächstes dran ist
        [turn-begins] einen Zug beginnt
        [tile-placed] ein Plättchen gelegt hat
        [before-move] gleich losgeht
        [move-rolled] für die Bewegung gewürfelt hat
        [before-fight] gleich kämpft
        [fight-rolled] in einem Kampf gewürfelt hat
        [life-given] in einem Kampf eine Lebensmarke abgibt
        [move-ended] fertig gegangen ist
        [before-skeletons] gleich Skelette bewegt
       *[other] den Zug beendet
    }
# en c4823a5d
trap-count = { $armed } als Falle, { $free } frei
# en 409c15fa
trap-springs = { $seat_id ->
        [you] Deine Falle schnappt zu
       *[other] { $seat }: Die Falle schnappt zu
    }
# en f467733c
turn-takeover = { $seat } ist gerade weg. Bald spielt ein Bot weiter.
# en 96dc0722
turn-doing = { $frame ->
        [place-tile] { $seat } überlegt, wohin { $tile } kommt. { $number ->
            [one] Ein Platz passt.
           *[other] { $number } Plätze passen.
        }
        [fill-tile] { $seat } besetzt { $tile }.
        [move] { $seat } zieht über den Spielplan.
        [move-step] { $seat } zieht über den Spielplan.
        [settle] { $seat } kann vor dem Kartenziehen schießen.
        [before-move] { $seat } kann vor dem Wurf eine Karte spielen.
        [fight-ready] { $seat } steht vor einem Kampf.
        [mend] { $seat } hat nicht getroffen und überlegt, was nun.
        [move-zombies] { $seat } bewegt Zombies.
        [breed-zombie] { $seat } setzt einen Zombie.
        [move-skeletons] { $seat } bewegt Skelette.
        [step-on] { $seat } bewegt Skelette.
        [send-skeletons] { $seat } bewegt Skelette.
        [put-skeletons] { $seat } setzt Skelette.
        [put-black] { $seat } setzt Skelette.
        [remove-skeletons] { $seat } wählt Skelette aus.
        [pay-skeletons] { $seat } wählt Skelette aus.
        [take-skeletons] { $seat } wählt Skelette aus.
        [choose-skeleton] { $seat } wählt Skelette aus.
        [choose-item] { $seat } wählt einen Gegenstand.
        [choose-square] { $seat } wählt ein Feld.
        [gather] { $seat } wählt ein Feld.
        [choose-tile] { $seat } wählt ein Plättchen.
        [end-turn] { $seat } kann eine Karte abwerfen.
        [duel-bids] Beide bieten verdeckt.
        [duel-open] { $seat } entscheidet im Duell.
        [duel-reroll] { $seat } entscheidet im Duell.
       *[other] {""}
    }
# en 80964d57
turn-stand-in = { $seat } (Bot)
