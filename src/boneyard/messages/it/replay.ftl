# Rivedere una partita: la pagina di un replay, aprire un file, verificare i dadi nel browser.

# en 592b54ca
replay-controls = Scorrere la partita
# en cb0f1644
replay-moment = Momento
    .text = Momento { NUMBER($moment, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) }
    .turn = Momento { NUMBER($moment, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) }, turno di { $seat }
# en b2272575
replay-first = All'inizio
# en 6a3d49b5
replay-turn-back = Indietro di un turno
# en 2ebd01e9
replay-back = Indietro di un passo
# en 4047207c
replay-play = Riproduci
# en c4d07ce9
replay-pause = Pausa
# en ca8e14f6
replay-on = Avanti di un passo
# en 26944178
replay-turn-on = Avanti di un turno
# en 014f106b
replay-last = Alla fine
# en 484818d8
replay-speed = Velocità
# en f26d659d
replay-keys = Tasti: ← e → vanno di un passo, con Maiusc di un turno, Inizio e Fine ai due estremi. La barra spaziatrice riproduce, + e − cambiano la velocità.
# en fd72f38e
replay-eyes = Vista da
# en 65ad005a
replay-eyes-all = Tutto scoperto
# en 1bb8b9fe
replay-eyes-watch = Spettatore
# en 6d739d37
replay-running = Questa partita è ancora in corso. Vedi quello che ne hai visto finora.
# en 9ea94d96
replay-closed = A questo tavolo le carte in mano restano segrete. Vedi solo quello che hai visto.
# en 5e5e0e2a
replay-cut = Questa partita è stata giocata con altre regole; con quelle di oggi se ne può mostrare solo una parte.
# en a5d07c9c
replay-hand = Mano di { $seat }
    .none = nessuna carta
# en 28b613b8
replay-to-moment = A questo momento
# en cd1325b1
replay-share = Link a questo momento
# en c0d816ae
replay-play-on = Continua da qui
    .text = Prendi il posto di { $seat }, i bot prendono gli altri. I dadi restano gli stessi, quindi è un allenamento.
    .imagined = Prendi il tuo posto, i bot prendono gli altri. Quello che non puoi sapere è inventato, quindi è un allenamento.
    .over = Qui la partita è finita. Torna un po' indietro per continuare.
    .bots = Bot
# en be0e3a2d
replay-save = Salva il replay
    .record = Salva quello che ho visto
# en 58590205
replay-table = Al tavolo
# en 1a49d409
replay-check = Verifica i dadi
# en 247383b5
replay-more = Momento e file
# en 895f2acc
replay-open = Apri un replay
    .text = Trascina qui un file che finisce con «.boneyard», oppure scegline uno. Viene verificato e conservato come una tua partita finita.
    .choose = Scegli un file
    .drop = Rilascia per aprirlo
    .busy = La partita viene rigiocata…
# en 97357886
replay-bad-foreign = «{ $file }» non è un replay di Boneyard.
# en 4cb765b3
replay-bad-other-form = «{ $file }» è stato scritto da un'altra versione di Boneyard, in un formato che questa non conosce. Aprilo con quella versione.
# en 91301924
replay-bad-cut-off = «{ $file }» è danneggiato: ne manca una parte. Procurati di nuovo il file.
# en aeb73292
replay-bad-not-over = «{ $file }» è una partita salvata, ma non finita. Continuala dal terminale: `boneyard play --resume FILE`.
# en e8ff3535
replay-bad-too-large = «{ $file }» è troppo grande per un replay.
# en 966d9e86
replay-bad-unreadable = «{ $file }» non si può leggere. Sceglilo di nuovo.
# en 65c71270
replay-bad-rules = «{ $file }» è stato giocato con regole che questo server non conosce. I suoi dadi si possono comunque verificare qui sotto.
# en 2c423bd3
replay-bad-changed = «{ $file }» è stato modificato o danneggiato: rigiocato secondo le regole, non torna. Non è stato aperto.
# en 3be51f2d
replay-bad-reason = Il server dice: { $reason }
# en cc148a0e
fair-title = I dadi sono onesti?
# en c965781d
fair-lead = Lo calcola il tuo browser, partendo solo dal file della partita.
# en 71f56fae
fair-step-seed = Il seme
    .text = Prima della partita il server ha pubblicato un hash del suo seme segreto. Dopo la fine mostra il seme. Se i due combaciano, non può averne usato un altro.
# en 120e0b5e
fair-promise = La promessa nel file (SHA-256)
# en a43d5131
fair-seed = Il seme che è stato mostrato
# en 6620a2a0
fair-hashed = SHA-256 di quel seme, calcolato qui
# en 1a2c5d87
fair-noted = L'hash che hai annotato prima della partita, se l'hai fatto
    .kept = Questo browser l'ha annotato quando la partita è cominciata.
# en 7c04bbbb
fair-step-nonces = Che cosa hanno aggiunto i giocatori
    .text = Ogni giocatore poteva aggiungere un suo segreto, anch'esso promesso prima della partita con un hash. Così nessuno da solo poteva guidare i numeri.
# en 1e71053f
fair-nonce-kept = { $seat } ha aggiunto quello che aveva promesso.
# en 929889ee
fair-nonce-broken = { $seat } non ha aggiunto quello che aveva promesso.
# en bbfb3809
fair-nonce-hidden = { $seat } ha promesso qualcosa e non l'ha mostrato in tempo, quindi non conta.
# en 63ed52de
fair-nonce-none = { $seat } non ha aggiunto niente.
# en 68d39b9c
fair-step-numbers = Ogni numero
    .text = Un numero nasce dal seme, da quello che i giocatori hanno aggiunto, dal nome del suo scopo e da un contatore. Eccoli tutti, calcolati di nuovo.
    .count = { $number ->
        [one] un numero
       *[other] { $number } numeri
    }
# en 00b3b5a7
fair-stream-card = Carte pescate
# en 160bcc7a
fair-stream-tile = Tessere pescate
# en 05da43d4
fair-stream-other = Altre scelte del caso
# en 76a9aeae
fair-stream-move = Tiri di movimento
# en ebfa7eb0
fair-stream-fight = Tiri di combattimento
# en d0fabbfb
fair-stream-duel = Tiri di duello
# en 0414304d
fair-stream-figures = Tiri per le figure
# en eab7d7cb
fair-stream-tile-points = Tiri per i punti delle tessere
# en e91f3898
fair-count = Contatore
# en 65ebc476
fair-total = Su
# en c78efaaa
fair-file = Nel file
# en 2cd3634e
fair-here = Calcolato
# en 1316c23d
fair-meant = Significava
# en acaf5439
fair-how = Come si ottiene
    .text = Testo
    .hmac = HMAC-SHA-256 del testo con il seme
    .value = I suoi primi otto byte come numero
    .rest = Diviso per { NUMBER($total, useGrouping: 0) }, il resto è
# en a587cbf8
fair-outcome = Esito
    .kept = giusto
    .broken = sbagliato
    .none = niente da verificare
# en de5974a0
fair-step-rules = Che cosa significava ogni numero
    .text = Quale possibilità indica un numero lo dicono le regole, e il browser non le conosce. Per questo passo il server ha rigiocato la partita; sul tuo computer lo fa `boneyard verify FILE`.
