# The game in the terminal.

# en ab847860 same
table-title = { $game } · round { $round }
# en baf4ac95
table-stack = { $stack ->
        [0] non restano tessere
        [one] resta una tessera
       *[other] restano { $stack } tessere
    }
# en e7acb880
help =
    Rispondi con il numero di una scelta o con la sua parola, per esempio `stop`.
    Cammina con n, e, s, w (nord, est, sud, ovest), anche più d'una insieme: nnee.
    ?        le regole di questa decisione      ?3       la regola della scelta 3
    map      tutta la mappa                     log      che cosa è successo
    look 7   mostra la scelta 7                 look n   guarda più a nord; look: torna al personaggio
    cards    che cosa fanno le carte            back     un menu indietro
    hint     che cosa farebbe un giocatore forte   goal     come si vince, e a che punto sono tutti
    undo     annulla l'ultima risposta          auto     riempi o muovi a caso per me
    save F   salva nel file F                   quit     esci; la partita resta salvata
# en 9e0137f5
no-such-choice = Non c'è nessuna scelta { $text }; scrivi ? per l'aiuto.
# en 8c35cc69
ambiguous = { $text } può indicare più scelte; scrivi il numero.
# en 5edb3911
undone = Annullato.
# en 5c869a2a
no-undo = { $reason ->
        [chance] Non si può annullare: da allora è stato tirato un dado o pescato qualcosa.
        [answer] Non si può annullare: da allora ha risposto un altro giocatore.
       *[nothing] Non c'è nulla da annullare.
    }
# en cfbb4125
saved = Salvata in { $file }. Continua con: boneyard play --resume { $file }
# en 7e587445
kept = La partita è salvata in { $file }. Continua con: boneyard play --resume { $file }
# en 1532b647
curtain = Ora può guardare solo { $seat }. Premi Invio quando gli altri non guardano.
# en b6a7a30d
game-over = La partita è finita. { $result }
# en b3b806ae
resume-question = Una partita di { $game } è rimasta al round { $round }. La continui?
# en e8b8660c
which-game = Quale gioco?
# en 66e3e057
bot-faults = Il programma di { $seat } ha sbagliato { $number ->
        [one] una volta
       *[other] { $number } volte
    }; { $replaced ->
        [0] nessuna delle sue risposte è stata sostituita.
        [one] una delle sue risposte è stata sostituita con una a caso.
       *[other] { $replaced } delle sue risposte sono state sostituite con altre a caso.
    } Il primo errore: { $first }
# en 7a918742
run-question = In questa partita un bot è il programma: { $command }
    Lo avvii?
# en 2afce660
replay-kept = Il replay è salvato in { $file }.
# en 60a0cf10
points = { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }
# en a99a8366
on-the-board = guarda la mappa
# en 628ee8e3
hand = Le tue carte: { $cards }
# en 3f5180e7
press-enter = Premi Invio
# en fcd021a9
or-back = o `back`
# en a760fd8e
not-saved = Non si può scrivere { $file }: { $reason }.
# en 1ca3ddb2
way-won = { $seats } { $number ->
        [one] vince
       *[other] vincono
    } { $way }.
# en fac155ad
cards = { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
# en 66d776e2
refused = Qui non è possibile: { $rule } { $title }.
# en 0a753dd6
deadly = { $option }. Confermi? Ripeti la stessa risposta.
# en 02aa3536
autosave = Questa partita viene salvata in { $file } dopo ogni risposta.
