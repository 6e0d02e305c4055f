# Questions: `question-` and the tag of the pending frame.

# en 382f5a49
question-first-seat = Chi comincia?
# en fef53ae0
question-draw-tile = Quale tessera esce?
# en 911671a1
question-place-tile = Dove va la tessera { $tile }?
# en 15f736fc
question-fill-tile = Riempi la tessera { $tile }: dove va il prossimo?
# en 6f39bca6
question-fight-roll = Si tira per il combattimento.
# en 43023f9e
question-mend = Colpo mancato. E adesso?
# en f97135ac
question-move-roll = Si tira per il movimento.
# en f6432008
question-move = { $left ->
        [one] Ancora una casella. Dove vai?
       *[other] Fino a { $left } caselle. Dove vai?
    }
# en e1462d8d
question-zombie-roll = Si tira per gli zombi.
# en 18ae80f0
question-move-zombies = { $left ->
        [one] Muovi uno zombi?
       *[other] Muovi fino a { $left } zombi. Quale per primo?
    }
# en af98e832
question-breed-zombie = Piazza il nuovo zombi.

# en 95799f59
question-deal-card = Viene distribuita una carta.
# en 5b81ff29
question-tile-roll = Si tira per la tessera.
# en d2f30513
question-settle = Attacchi da lontano prima di pescare carte?
# en 728f4135
question-before-move = Giochi una carta prima di tirare?
# en 2ded1b14
question-move-step = { $owner_done ->
        [no] { $chooser } guida il tuo personaggio. Vuoi fare qualcosa prima?
       *[yes] Dove?
    }
# en 8ae09777
question-fight-ready = Combatti! Tira, o scegli un'arma o una carta.
# en a9a19cfc
question-window = { $kind ->
        [turn-begins] Inizia un turno. Giochi una carta?
        [tile-placed] È stata piazzata una tessera. Giochi una carta?
        [before-move] Si sta per tirare per il movimento. Giochi una carta?
        [move-rolled] Si è tirato per il movimento. Giochi una carta?
        [before-fight] Si sta per tirare per un combattimento. Giochi una carta?
        [fight-rolled] Si è tirato per un combattimento. Giochi una carta?
        [life-given] È stato speso un segnalino vita. Giochi una carta?
        [move-ended] Il movimento è finito. Giochi una carta?
        [before-skeletons] Gli scheletri stanno per muoversi. Giochi una carta?
        [turn-ends] Il turno sta per finire. Giochi una carta?
       *[other] Giochi una carta?
    }
# en 78cf80e6
question-duel-roll = Si tira per il duello.
# en 7d18a4c6
question-duel-bids = Duello! Che cosa punti in segreto?
# en 7c908721
question-duel-reroll = Spendi un segnalino vita puntato per tirare di nuovo?
# en 340cc883
question-duel-open = Duello! Spendi qualcosa?
# en 3b2fe72f
question-skeleton-roll = Si tira per gli scheletri.
# en 14290ab0
question-move-skeletons = { $left ->
        [one] Muovi uno scheletro. Quale?
       *[other] Muovi { $left } scheletri. Quale per primo?
    }
# en 5a9324c2
question-step-on = Lo muovi di un'altra casella?
# en 8f8eaa4c
question-end-turn = Scarti una carta prima di finire il turno?
# en a8979f5c
question-choose-item = Quale oggetto di { $target }?
# en 011520ae
question-choose-square = Quale casella?
# en c2f12f87
question-choose-tile = Quale tessera?
# en d322ac7a
question-put-skeletons = Piazza il prossimo scheletro.
# en b436b35d
question-remove-skeletons = Scegli uno scheletro da rimuovere.
# en ec3ec975
question-pay-skeletons = Quali scheletri cedi?

# en ff27ef08
question-draw-beyond = Quale tessera sta oltre il ponte levatoio?
# en 1b9d36db
question-put-black = Piazza il prossimo scheletro nero.
# en b77ba3f5
question-bridge-roll = Si tira per il ponte levatoio.
# en dffcbd07
question-gather = Quale casella del Cimitero?
# en 8a8c4b7c
question-choose-skeleton = Quale scheletro cambia posto con { $target }?
# en 030f7140
question-take-skeletons = Quali scheletri prendi?
# en db75a29d
question-crush-roll = Tutti tirano.
# en 901886a7
question-uprising-roll = I paesani combattono.
# en 55d2318a
question-wall-roll = Si tira per le mura.
# en c1503576
question-send-skeletons = { $left ->
        [one] Manda ancora uno scheletro.
       *[other] Manda { $left } scheletri.
    }
