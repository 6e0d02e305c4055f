# Was im Zug gesagt wird, auf der Seite des Spiels.

# en cc1d1b3b
turn-rule = Regel { $rule }
# en 248be084
turn-rulebook = Regelheft öffnen
# en 5fc84d20
turn-no-rule = Diese Regel lässt sich gerade nicht zeigen.
# en 70244bfa
turn-not-there = Dort nicht.
# en e8ddc3b8
turn-do-it = So machen
# en dce51873
turn-danger = Bist du sicher?
    .yes = Sterben
    .no = Zurück
# en 540f2795
turn-for-me = { $number ->
        [one] Auf dem Spielplan gezeigt: eine Bewegung.
       *[other] Auf dem Spielplan gezeigt: { $number } Bewegungen.
    }
# en d75eaa52
turn-to-put = Noch zu setzen: { $parts }.
# en fabb50c5
turn-put-figures = { $number ->
        [one] ein Skelett
       *[other] { $number } Skelette
    }
# en 76e1a0f2
turn-put-points = { $number ->
        [one] Skelette für einen Punkt
       *[other] Skelette für { $number } Punkte
    }
# en 1ed037da
turn-put-zombies = { $number ->
        [one] ein Zombie
       *[other] { $number } Zombies
    }
# en 162c2280
turn-put-life = { $number ->
        [one] eine Lebensmarke
       *[other] { $number } Lebensmarken
    }
# en cfb56ced
turn-put-ammo = { $number ->
        [one] eine Munitionsmarke
       *[other] { $number } Munitionsmarken
    }
# en 71377591
turn-way-fights = Kämpfe: { $fights }.
# en 4bc8bc48
turn-way-left = Dann im Schnitt noch: { $parts }.
# en 6225950b
turn-costs-nothing = kostet nichts
# en a33cb8b5
turn-costs-average = kostet im Schnitt { $parts }
# en 25d4173f
turn-needs = { $needed } oder mehr gewinnt.
# en 7e35fbbd
turn-counts = { $pips } zählt als { $result }.

# en b3e5cd5c
turn-duel-sealed = verdeckt
# en 9b6abd5f
turn-duel-commit = Wie viele: { $what }?
# en 18ab2c71
turn-duel-odds = Prozent: wie oft du danach das Buch hast, wenn der andere zufällig einsetzt.
# en e31dd1f2
turn-duel-now = Ein Duell um das Buch
# en f4456685
turn-duel-wins = { $seat } gewinnt das Duell!
# en ab740713
turn-duel-tie = Gleichstand: Alles bleibt, wie es ist.
# en df4978fa
turn-duel-nothing = nichts

# en 59d7ce94
turn-somebody = jemand
# en bda358c3
turn-answers = { $kind ->
        [turn-begins] { $seat } beginnt einen Zug.
        [tile-placed] { $seat } hat eine Kachel gelegt.
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
# en 55024e1a
turn-skips-note = Endet, sobald jemand auf dich zielt, oder wenn du es über dem Spielplan antippst oder Esc drückst.
# en f879c250
turn-mute = Stumm
    .on = { $name } stummschalten
    .off = { $name } ist stumm

# en e8981b15
turn-carry = Auf einem anderen Gerät weiterspielen
# en 97ddef4f
turn-end-wanted = { $seats }: Spiel einvernehmlich beenden?
# en 0213b5e7
turn-end-yes = Einverstanden
# en 553ffed3
turn-end-asked = Du willst das Spiel beenden. Die anderen werden gefragt.
# en 423f3d20
turn-end-not = Doch weiterspielen
# en d5fae46e
turn-end-no = Weiterspielen
# en 4c7fc024
turn-end-declined = Das Spiel geht weiter: Nicht alle wollen es beenden.
# en 6952c7cd
turn-bot-stays = Ein Bot spielt für dich weiter, bis zum Ende der Partie.
# en 73709480
turn-seat = { $seat }: was dort liegt
# en 6fa6c41b
turn-window-how = Spiel eine leuchtende Karte oder passe.
# en e62468d7
turn-choose-listed = Wähl einen der aufgeführten Wege.
# en 962fcc86
turn-mine-wait = Du bist dran
    .text = Erst dürfen andere antworten, dann wirst du gefragt.
# en 6a45f2cb
turn-chat-apart = Nur andere Zuschauer lesen, was du schreibst.
# en a53f724e
turn-time-up = Deine Zeit ist um. Ein Bot spielt für dich weiter, bis zum Ende der Partie.
# en 4d5340e1
turn-out-of-time = Zeit um · ein Bot spielt
# en 924204b9
turn-gone = nicht mehr dabei · ein Bot spielt
# en 8285b3d9
turn-clock = Restliche Zeit
# en 42789d2f
turn-others-first = Vorher darf jemand mit einer Karte antworten.
# en 1b4979cf
turn-asked-again = Ab jetzt wirst du wieder gefragt.
