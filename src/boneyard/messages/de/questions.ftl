# Questions: `question-` and the tag of the pending frame.

# en 382f5a49
question-first-seat = Wer beginnt?
# en fef53ae0
question-draw-tile = Welches Plättchen wird gezogen?
# en 911671a1
question-place-tile = Wo legst du { $tile } an?
# en 15f736fc
question-fill-tile = { $tile } füllen: Was kommt wohin?
# en 6f39bca6
question-fight-roll = Der Kampfwurf fällt.
# en 43023f9e
question-mend = Nicht gereicht. Was nun?
# en f97135ac
question-move-roll = Der Bewegungswurf fällt.
# en f6432008
question-move = { $left ->
        [one] Noch ein Feld. Wohin?
       *[other] Bis zu { $left } Felder. Wohin?
    }
# en e1462d8d
question-zombie-roll = Für die Zombies wird gewürfelt.
# en 18ae80f0
question-move-zombies = { $left ->
        [one] 1 Zombie bewegen?
       *[other] Bewege bis zu { $left } Zombies. Welchen zuerst?
    }
# en af98e832
question-breed-zombie = Setze den neuen Zombie.

# en 95799f59
question-deal-card = Eine Karte wird ausgeteilt.
# en 5b81ff29
question-tile-roll = Für das Plättchen wird gewürfelt.
# en d2f30513
question-settle = Schießen, bevor du Karten ziehst?
# en 728f4135
question-before-move = Vor dem Würfeln eine Karte ausspielen?
# en 2ded1b14
question-move-step = { $owner_done ->
        [no] { $chooser } führt deine Spielfigur. Willst du vorher etwas tun?
       *[yes] Wohin?
    }
# en 8ae09777
question-fight-ready = Kampf! Würfle, oder wähl erst eine Waffe oder Karte.
# en a9a19cfc
question-window = { $kind ->
        [turn-begins] Ein Zug beginnt. Eine Karte ausspielen?
        [tile-placed] Ein Plättchen wurde angelegt. Eine Karte ausspielen?
        [before-move] Gleich fällt der Bewegungswurf. Eine Karte ausspielen?
        [move-rolled] Der Bewegungswurf ist gefallen. Eine Karte ausspielen?
        [before-fight] Gleich fällt ein Kampfwurf. Eine Karte ausspielen?
        [fight-rolled] Ein Kampfwurf ist gefallen. Eine Karte ausspielen?
        [life-given] Eine Lebensmarke wurde abgegeben. Eine Karte ausspielen?
        [move-ended] Die Bewegung ist zu Ende. Eine Karte ausspielen?
        [before-skeletons] Gleich bewegen sich Skelette. Eine Karte ausspielen?
        [turn-ends] Gleich endet der Zug. Eine Karte ausspielen?
       *[other] Eine Karte ausspielen?
    }
# en 78cf80e6
question-duel-roll = Der Wurf im Duell fällt.
# en 7d18a4c6
question-duel-bids = Duell! Was setzt du verdeckt ein?
# en 7c908721
question-duel-reroll = Eine eingesetzte Lebensmarke ausgeben und noch einmal würfeln?
# en 340cc883
question-duel-open = Duell! Willst du etwas einsetzen?
# en 3b2fe72f
question-skeleton-roll = Für die Skelette wird gewürfelt.
# en 14290ab0
question-move-skeletons = { $left ->
        [one] Bewege 1 Skelett. Welches?
       *[other] Bewege { $left } Skelette. Welches zuerst?
    }
# en 5a9324c2
question-step-on = Noch ein Feld weiter?
# en 8f8eaa4c
question-end-turn = Eine Karte abwerfen, bevor dein Zug endet?
# en a8979f5c
question-choose-item = Welchen Gegenstand von { $target }?
# en 011520ae
question-choose-square = Welches Feld?
# en c2f12f87
question-choose-tile = Welches Plättchen?
# en d322ac7a
question-put-skeletons = Setze das nächste Skelett.
# en b436b35d
question-remove-skeletons = Wähl ein Skelett, das zerfällt.
# en ec3ec975
question-pay-skeletons = Welche Skelette gibst du ab?

# en ff27ef08
question-draw-beyond = Welches Plättchen liegt hinter der Zugbrücke?
# en 1b9d36db
question-put-black = Setze das nächste schwarze Skelett.
# en b77ba3f5
question-bridge-roll = Für die Zugbrücke wird gewürfelt.
# en dffcbd07
question-gather = Welches Feld des Friedhofs?
# en 8a8c4b7c
question-choose-skeleton = Welches Skelett tauscht mit { $target } den Platz?
# en 030f7140
question-take-skeletons = Welche Skelette nimmst du?
# en db75a29d
question-crush-roll = Alle würfeln.
# en 901886a7
question-uprising-roll = Die Bauern kämpfen.
# en 55d2318a
question-wall-roll = Für die Mauer wird gewürfelt.
# en c1503576
question-send-skeletons = { $left ->
        [one] Versetze noch ein Skelett.
       *[other] Versetze { $left } Skelette.
    }
