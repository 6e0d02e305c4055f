# Ciò che si dice in un turno, nella pagina della partita.

# en cc1d1b3b
turn-rule = Regola { $rule }
# en 248be084
turn-rulebook = Apri il regolamento
# en e00237f6
turn-no-rule = Questa regola ora non si può mostrare.
# en 70244bfa
turn-not-there = Lì no.
# en dce51873
turn-danger = Confermi?
    .yes = Muori
    .no = Indietro
# en f3b2fce1
turn-to-put = Ancora da piazzare: { $parts }.
# en 6f183732
turn-put-figures = { $number ->
        [one] uno scheletro
       *[other] { $number } scheletri
    }
# en 3db0efb8
turn-put-points = { $number ->
        [one] 1 punto di scheletri
       *[other] { $number } punti di scheletri
    }
# en f1de74e9
turn-put-zombies = { $number ->
        [one] uno zombi
       *[other] { $number } zombi
    }
# en a1326bc0
turn-put-life = { $number ->
        [one] un segnalino vita
       *[other] { $number } segnalini vita
    }
# en 7ef1af92
turn-put-ammo = { $number ->
        [one] un segnalino munizioni
       *[other] { $number } segnalini munizioni
    }
# en 71377591
turn-way-fights = Combattimenti: { $fights }.
# en 6225950b
turn-costs-nothing = non costa nulla
# en 7e35fbbd
turn-counts = { $pips } vale { $result }.
# en 3bc1f8c2
turn-faces-win = vincono

# en b3e5cd5c
turn-duel-sealed = nascosta
# en aa20097a
turn-duel-commit =
    { $what_id ->
        [life] Quanti segnalini vita?
        [white] Quanti scheletri bianchi?
        [red] Quanti scheletri rossi?
        [blue] Quanti scheletri blu?
       *[other] Quanti: { $what }?
    }
# en cd24fe7e
turn-duel-seal = Conferma la puntata
# en 0b58956d
turn-duel-chance = La probabilità che il libro resti a te è del { $chance } se l'altro punta a caso.
# en 85511353
turn-duel-odds = La probabilità che il libro resti a te, se l'altro punta a caso.
# en 9ff82a76
turn-duel-same = Qualunque cosa tu punti qui, la probabilità che il libro resti a te è del { $chance }.

# en 1458be38
turn-someone = qualcuno
# en c3eda780
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
# en e9f4bf65
turn-skips-note = Ti verrà chiesto di nuovo se qualcuno ti prende di mira. Per annullare, toccalo sopra la mappa.
# en f879c250
turn-mute = Silenzia
    .on = Silenzia { $name }
    .off = { $name } è in silenzio

# en c1197c43
turn-carry = Continua su un altro dispositivo
# en 5615a9f6
turn-end-wanted = { $seats }: finire ora la partita?
# en 0213b5e7
turn-end-yes = D'accordo
# en 5ca22398
turn-end-asked = Hai proposto di finire. In attesa degli altri.
# en 6705c219
turn-end-not = Ritira la proposta
# en cd259223
turn-end-no = Continua a giocare
# en 9e27f536
turn-end-declined = La partita continua: non tutti vogliono finirla.
# en d547a9e3
turn-bot-stays = Un bot gioca al posto tuo fino alla fine della partita.
# en 7f9c86d8
turn-seat = { $seat }: dettagli
# en 002224aa
turn-window-how = Gioca una carta illuminata o passa.
# en 26923bc1
turn-choose-listed = Scegli una delle opzioni.
# en 4ec6127b
turn-mine-wait = Tocca a te
    .fight = Combattimento: il dado rotola …
# en 316949bc
turn-chat-apart = Solo gli altri spettatori leggono quello che scrivi.
# en 86beeaa1
turn-time-up = Il tuo tempo è scaduto. Un bot gioca al posto tuo fino alla fine della partita.
# en 848e929d
turn-out-of-time = tempo scaduto · gioca un bot
# en 0b39b594
turn-gone = ha lasciato · gioca un bot
# en 8285b3d9
turn-clock = Tempo rimasto
# en 8bbceeaf
turn-others-first = In attesa delle risposte…
    .who = Prima può rispondere: { $seats }.
# en 45e35b20
turn-asked-again = Da adesso ti verrà chiesto di nuovo.
# en d3456797
turn-ask-me = Nei turni altrui, chiedimi di questa carta
    .always = Sempre
    .matters = Se conta
    .never = Mai
# en 175d0764
turn-discard-later = Scartala alla fine del tuo turno
    .keep = Tienila, invece
    .marked = Sarà scartata alla fine del tuo turno
# en bc1e7245
turn-time-left = { $unit ->
        [day] { $number ->
            [one] resta 1 giorno
           *[other] restano { $number } giorni
        }
        [hour] { $number ->
            [one] resta 1 ora
           *[other] restano { $number } ore
        }
       *[minute] { $number ->
            [one] resta 1 minuto
           *[other] restano { $number } minuti
        }
    }
# en 48806659
turn-next-game = Tocca a te: { $game }

# en 0ac70290
trap-set = Usa «{ $card }» come trappola
    .note = Resta coperta e scatta da sola. Nessuno deve rispondere, nessuno aspetta.
    .secret = La condizione la sai solo tu. Puoi cambiarla in ogni momento prima che scatti.
    .button = Usala come trappola
    .arm = Posala coperta
    .change = Cambia
    .none = Niente trappola. Chiedimi
    .asked = Ti verrà chiesto quando conta.
    .unasked = Nelle partite con giorni per ogni decisione, nei turni altrui agiscono solo le trappole.
# en 669ea8ef
trap-on =
    .carrier = Su chi porta il libro
    .leader = Sul prossimo turno di chi è in testa
    .attacker = Sull'ultimo che mi ha preso di mira
    .neighbour = Su chi è sulla mia tessera
    .fighter = Quando qualcuno combatte sulla mia tessera
    .runner = Su chi tira 5 o 6 per muoversi
    .rival = Su { $seat }
    .one = Su una persona precisa
    .who = Scegli chi.
# en f93c83fd
trap-now = Ora: { $seats }.
    .nobody = Ora nessuno.
    .later = Dipende dal tiro o dal combattimento.
# en ae23c4d6
trap-when = Quando { $who } { $moment }, scatta «{ $card }».
# en dc3db3bd
trap-who =
    .carrier = chi porta il libro
    .leader = chi è in testa
    .attacker = l'ultimo che ti ha preso di mira
    .neighbour = qualcuno sulla tua tessera
    .fighter = qualcuno sulla tua tessera
    .runner = qualcuno con un 5 o un 6
    .rival = { $seat }
# en e5ba786a
trap-moment = { $kind ->
        [before-turn] sta per giocare
        [turn-begins] comincia un turno
        [tile-placed] ha piazzato una tessera
        [before-move] sta per muoversi
        [move-rolled] ha tirato per muoversi
        [before-fight] sta per combattere
        [fight-rolled] ha tirato in un combattimento
        [life-given] cede un segnalino vita in un combattimento
        [move-ended] ha finito di muoversi
        [before-skeletons] sta per muovere gli scheletri
       *[other] finisce il turno
    }
# en c4823a5d
trap-count = { $armed } in trappola, { $free } libere
# en 409c15fa
trap-springs = { $seat_id ->
        [you] Scatta la tua trappola
       *[other] Scatta la trappola di { $seat }
    }
# en f467733c
turn-takeover = { $seat } non c'è. Tra poco gioca un bot.
# en 96dc0722
turn-doing = { $frame ->
        [place-tile] { $seat } decide dove va { $tile }. { $number ->
            [one] C'è un solo posto.
           *[other] Ci sono { $number } posti.
        }
        [fill-tile] { $seat } riempie { $tile }.
        [move] { $seat } si muove.
        [move-step] { $seat } si muove.
        [settle] { $seat } può tirare prima di pescare.
        [before-move] { $seat } può giocare una carta prima del tiro.
        [fight-ready] { $seat } sta per combattere.
        [mend] { $seat } non ha colpito e decide che cosa fare.
        [move-zombies] { $seat } muove gli zombi.
        [breed-zombie] { $seat } mette uno zombi.
        [move-skeletons] { $seat } muove gli scheletri.
        [step-on] { $seat } muove gli scheletri.
        [send-skeletons] { $seat } muove gli scheletri.
        [put-skeletons] { $seat } mette gli scheletri.
        [put-black] { $seat } mette gli scheletri.
        [remove-skeletons] { $seat } sceglie degli scheletri.
        [pay-skeletons] { $seat } sceglie degli scheletri.
        [take-skeletons] { $seat } sceglie degli scheletri.
        [choose-skeleton] { $seat } sceglie degli scheletri.
        [choose-item] { $seat } sceglie un oggetto.
        [choose-square] { $seat } sceglie una casella.
        [gather] { $seat } sceglie una casella.
        [choose-tile] { $seat } sceglie una tessera.
        [end-turn] { $seat } può scartare una carta.
        [duel-bids] Puntano entrambi in segreto.
        [duel-open] { $seat } decide nel duello.
        [duel-reroll] { $seat } decide nel duello.
       *[other] {""}
    }
# en 80964d57
turn-stand-in = { $seat } (bot)
