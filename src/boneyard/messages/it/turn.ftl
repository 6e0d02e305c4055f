# Ciò che si dice in un turno, nella pagina della partita.

# en cc1d1b3b
turn-rule = Regola { $rule }
# en 248be084
turn-rulebook = Apri il regolamento
# en 5fc84d20
turn-no-rule = Questa regola ora non si può mostrare.
# en 70244bfa
turn-not-there = Lì no.
# en e8ddc3b8
turn-do-it = Conferma
# en dce51873
turn-danger = Confermi?
    .yes = Muori
    .no = Indietro
# en 540f2795
turn-for-me = { $number ->
        [one] Mostrata sulla mappa: una mossa.
       *[other] Mostrate sulla mappa: { $number } mosse.
    }
# en d75eaa52
turn-to-put = Ancora da piazzare: { $parts }.
# en fabb50c5
turn-put-figures = { $number ->
        [one] uno scheletro
       *[other] { $number } scheletri
    }
# en 76e1a0f2
turn-put-points = { $number ->
        [one] scheletri per un punto
       *[other] scheletri per { $number } punti
    }
# en 1ed037da
turn-put-zombies = { $number ->
        [one] uno zombi
       *[other] { $number } zombi
    }
# en 162c2280
turn-put-life = { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }
# en cfb56ced
turn-put-ammo = { $number ->
        [one] un segnalino munizioni
       *[other] { $number } segnalini munizioni
    }
# en 71377591
turn-way-fights = Combattimenti: { $fights }.
# en 4bc8bc48
turn-way-left = Poi restano in media: { $parts }.
# en 6225950b
turn-costs-nothing = non costa nulla
# en a33cb8b5
turn-costs-average = costa in media { $parts }
# en 25d4173f
turn-needs = Con { $needed } o più si vince.
# en 7e35fbbd
turn-counts = { $pips } vale { $result }.

# en b3e5cd5c
turn-duel-sealed = nascosta
# en 9b6abd5f
turn-duel-commit =
    { $what_id ->
        [life] Quanti segnalini vita?
        [white] Quanti scheletri bianchi?
        [red] Quanti scheletri rossi?
        [blue] Quanti scheletri blu?
       *[other] Quanti: { $what }?
    }
# en 18ab2c71
turn-duel-odds = Percentuale: quanto spesso il libro resta a te, se l'altro punta a caso.
# en e31dd1f2
turn-duel-now = Un duello per il libro
# en f4456685
turn-duel-wins = { $seat } vince il duello!
# en ab740713
turn-duel-tie = Parità: non cambia nulla.
# en df4978fa
turn-duel-nothing = niente

# en 59d7ce94
turn-somebody = qualcuno
# en bda358c3
turn-answers = { $kind ->
        [turn-begins] { $seat } comincia un turno.
        [tile-placed] { $seat } ha piazzato una tessera.
        [before-move] { $seat } sta per tirare per il movimento.
        [move-rolled] { $seat } ha tirato per il movimento.
        [before-fight] { $seat } sta per combattere: { $foe }.
        [fight-rolled] { $seat } ha tirato in combattimento: { $foe }.
        [life-given] { $seat } spende un segnalino vita in combattimento.
        [move-ended] { $seat } ha finito di muoversi.
        [before-skeletons] { $seat } sta per muovere gli scheletri.
        [turn-ends] { $seat } sta per finire il turno.
       *[other] { $seat } sta giocando.
    }
# en fc2149d0
turn-skips = Chiedimi meno
# en 55024e1a
turn-skips-note = Finisce quando qualcuno prende di mira te, o se lo tocchi sopra la mappa o premi Esc.
# en f879c250
turn-mute = Silenzia
    .on = Silenzia { $name }
    .off = { $name } è in silenzio

# en e8981b15
turn-carry = Continua su un altro dispositivo
# en 97ddef4f
turn-end-wanted = { $seats }: finire la partita di comune accordo?
# en 0213b5e7
turn-end-yes = D'accordo
# en 553ffed3
turn-end-asked = Hai proposto di finire. In attesa degli altri.
# en 423f3d20
turn-end-not = No, si continua
# en d5fae46e
turn-end-no = Si continua
# en 4c7fc024
turn-end-declined = La partita continua: non tutti vogliono finirla.
# en 6952c7cd
turn-bot-stays = Un bot gioca al posto tuo fino alla fine della partita.
# en 73709480
turn-seat = { $seat }: che cosa ha davanti
# en 6fa6c41b
turn-window-how = Gioca una carta illuminata o passa.
# en e62468d7
turn-choose-listed = Scegli una delle possibilità elencate.
# en 962fcc86
turn-mine-wait = Tocca a te
    .text = Prima gli altri possono rispondere, poi tocca a te.
# en 6a45f2cb
turn-chat-apart = Solo gli altri spettatori leggono quello che scrivi.
# en a53f724e
turn-time-up = Il tuo tempo è scaduto. Un bot gioca al posto tuo fino alla fine della partita.
# en 4d5340e1
turn-out-of-time = tempo scaduto · gioca un bot
# en 924204b9
turn-gone = ha lasciato · gioca un bot
# en 8285b3d9
turn-clock = Tempo rimasto
# en 42789d2f
turn-others-first = Prima qualcuno può rispondere con una carta.
# en 1b4979cf
turn-asked-again = Da adesso ti verrà chiesto di nuovo.
