# What a pending decision asks: `question-` and the tag of its frame.

# en 382f5a49
question-first-seat = Wer beginnt?
# en b9055abf
question-draw-tile = Welche Kachel wird gezogen?
# en 911671a1
question-place-tile = Wo legst du die Kachel { $tile } an?
# en 15f736fc
question-fill-tile = Kachel { $tile } füllen: Was kommt wohin?
# en ed59bd5e
question-fight-roll = Der Kampfwurf fällt.
# en d2c5dbda
question-mend = Der Wurf hat nicht gereicht. Was nun?
# en 638b50b9
question-move-roll = Der Bewegungswurf fällt.
# en f6432008
question-move = { $left ->
        [one] Noch ein Feld. Wohin?
       *[other] Bis zu { $left } Felder. Wohin?
    }
# en 791264e7
question-zombie-roll = Für die Zombies wird gewürfelt.
# en 686cf3c7
question-move-zombies = { $left ->
        [one] Noch einen Zombie bewegen?
       *[other] Bewege bis zu { $left } Zombies. Welchen zuerst?
    }
# en f0c90f97
question-breed-zombie = Wohin kommt der neue Zombie?

# en ed01e422
question-deal-card = Eine Karte wird ausgeteilt.
# en c29792a4
question-tile-roll = Für die Kachel wird gewürfelt.
# en 3288c097
question-settle = Schießen, bevor du Karten ziehst?
# en c81e94d2
question-before-move = Eine Karte vor deinem Bewegungswurf?
# en 2ded1b14
question-move-step = { $owner_done ->
        [no] { $chooser } führt deine Spielfigur. Willst du vorher etwas tun?
       *[yes] Wohin?
    }
# en 6695ace7
question-fight-ready = Ein Kampf! Womit?
# en ea61d063
question-window = { $kind ->
        [turn-begins] Ein Zug beginnt. Eine Karte ausspielen?
        [tile-placed] Eine Kachel wurde angelegt. Eine Karte ausspielen?
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
# en aaf02bb8
question-duel-roll = Der Wurf im Duell fällt.
# en 828877c1
question-duel-bids = Das Duell: Was setzt du verdeckt ein?
# en 7c908721
question-duel-reroll = Eine eingesetzte Lebensmarke verbrauchen und neu würfeln?
# en df20afec
question-duel-open = Im Duell etwas einsetzen?
# en e660dea0
question-skeleton-roll = Für die Skelette wird gewürfelt.
# en 420915e8
question-move-skeletons = { $left ->
        [one] Bewege noch ein Skelett. Welches?
       *[other] Bewege { $left } Skelette. Welches zuerst?
    }
# en 8fc28f15
question-step-on = Geht es noch weiter?
# en 8f8eaa4c
question-end-turn = Eine Karte abwerfen, bevor dein Zug endet?
# en 827b7d19
question-choose-item = Welchen Gegenstand von { $target }?
# en 011520ae
question-choose-square = Welches Feld?
# en c2f12f87
question-choose-tile = Welche Kachel?
# en 1ffacd0c
question-put-skeletons = Wohin kommt das nächste Skelett?
# en 63d6da01
question-remove-skeletons = Welches Skelett zerfällt?
# en ec3ec975
question-pay-skeletons = Welche Skelette gibst du ab?

# en ff27ef08
question-draw-beyond = Welche Kachel liegt hinter der Zugbrücke?
# en 44aa728c
question-put-black = Wohin kommt das nächste schwarze Skelett?
# en 2a2846e1
question-bridge-roll = Für die Zugbrücke wird gewürfelt.
# en dffcbd07
question-gather = Welches Feld des Friedhofs?
# en 8a8c4b7c
question-choose-skeleton = Welches Skelett tauscht mit { $target } den Platz?
# en 030f7140
question-take-skeletons = Welche Skelette nimmst du?
# en dcad7473
question-crush-roll = Alle würfeln.
# en 901886a7
question-uprising-roll = Die Bauern kämpfen.
# en 00929046
question-wall-roll = Für die Mauer wird gewürfelt.
# en ee036142
question-send-skeletons = { $left ->
        [one] Versetze noch ein Skelett.
       *[other] Versetze { $left } Skelette.
    }
