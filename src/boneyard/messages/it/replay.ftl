# Rivedere una partita: la pagina di un replay, aprire un file, verificare i dadi nel browser.

# en 6c8148ce
replay-controls = Comandi del replay
# en 43905d54
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
# en 52af374b
replay-on = Avanti di un passo
# en b4b3be8d
replay-turn-on = Avanti di un turno
# en 014f106b
replay-last = Alla fine
# en 484818d8
replay-speed = Velocità
# en 78906367
replay-keys = Tasti: ← e → vanno di un passo, con Maiusc di un turno, Inizio e Fine ai due estremi. La barra spaziatrice riproduce, + e − cambiano la velocità.
# en 20d307d9
replay-eyes = Punto di vista
# en b2a6198c
replay-eyes-all = Tutte le carte scoperte
# en 1bb8b9fe
replay-eyes-watch = Spettatore
# en cb89a75a
replay-running = Questa partita è ancora in corso. Vedi solo quello che potevi vedere finora.
# en 45fc96c3
replay-closed = A questo tavolo le carte in mano restano segrete. Vedi solo quello che potevi vedere.
# en 887e7088
replay-cut = Questa partita è stata giocata con altre regole; con quelle di oggi se ne può mostrare solo una parte.
# en 64690083
replay-hand = Mano di { $seat }
    .none = nessuna carta
# en 5f6397e5
replay-to-moment = Vai a questo momento
# en cd1325b1
replay-share = Link a questo momento
# en 39458f7c
replay-play-on = Continua da qui
    .text = Prendi il posto di { $seat }, i bot prendono gli altri. I dadi restano gli stessi, quindi è un allenamento.
    .imagined = Prendi il tuo posto, i bot prendono gli altri. Quello che non puoi sapere è inventato, quindi è un allenamento.
    .over = Qui la partita è finita. Torna un po' indietro per continuare.
    .bots = Bot
# en 21424acc
replay-save = Salva il replay
    .record = Salva quello che ho visto
# en 9104a9bf
replay-table = Vai al tavolo
# en 1a49d409
replay-check = Verifica i dadi
# en 247383b5
replay-more = Momento e file
# en 8b77836d
replay-open = Apri un replay
    .text = Trascina qui un file «.boneyard», oppure scegline uno. Viene verificato e aggiunto alle tue partite finite.
    .choose = Scegli un file
    .drop = Rilascia per aprirlo
    .busy = Ricostruisco la partita…
# en 28f83fc8
replay-bad-foreign = «{ $file }» non è un replay di Boneyard.
# en 7398ada5
replay-bad-other-form = «{ $file }» viene da un'altra versione di Boneyard, in un formato che questa non conosce. Aprilo con quella versione.
# en a2c49cd8
replay-bad-cut-off = «{ $file }» è danneggiato: ne manca una parte. Scaricalo di nuovo.
# en 8c88fa51
replay-bad-not-over = «{ $file }» è una partita salvata, ma non finita. Continuala dal terminale: `boneyard play --resume FILE`.
# en e8ff3535
replay-bad-too-large = «{ $file }» è troppo grande per un replay.
# en 19eaaab4
replay-bad-unreadable = «{ $file }» non si può leggere. Sceglilo di nuovo.
# en 26054100
replay-bad-rules = «{ $file }» è stato giocato con regole che questo server non conosce. I suoi dadi si possono comunque verificare qui sotto.
# en 4ea9669b
replay-bad-changed = «{ $file }» è stato modificato o danneggiato: rigiocato secondo le regole, non torna. Non è stato aperto.
# en ad27220f
replay-bad-reason = Il server dice: { $reason }
# en cc148a0e
fair-title = I dadi sono onesti?
# en 0d367451
fair-lead = Lo calcola il tuo browser, partendo solo dal file della partita.
# en ff942e94
fair-step-seed = Il seme
    .text = Prima della partita il server ha pubblicato un hash del suo seme segreto. Dopo la partita rivela il seme. Se combaciano, non può averlo scambiato.
# en a4e9d7ee
fair-promise = L'hash pubblicato nel file (SHA-256)
# en 27563a39
fair-seed = Il seme rivelato
# en cba04280
fair-hashed = SHA-256 di quel seme, calcolato qui
# en 32088a50
fair-noted = L'hash che hai annotato prima della partita, se l'hai fatto
    .kept = Questo browser l'ha annotato quando la partita è cominciata.
# en 3359e330
fair-step-nonces = Che cosa hanno aggiunto i giocatori
    .text = Ogni giocatore poteva aggiungere un suo segreto, fissato anch'esso prima della partita con un hash. Così nessuno da solo poteva controllare i numeri.
# en 4ec318fa
fair-nonce-kept = { $seat } ha aggiunto quello che aveva fissato in anticipo.
# en 67c40c7c
fair-nonce-broken = { $seat } non ha aggiunto quello che aveva fissato in anticipo.
# en 2825203b
fair-nonce-hidden = { $seat } aveva fissato qualcosa ma non l'ha rivelato in tempo, quindi non conta.
# en 63ed52de
fair-nonce-none = { $seat } non ha aggiunto niente.
# en 0879d12b
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
# en cd9fa0ee
fair-stream-other = Altre scelte casuali
# en 76a9aeae
fair-stream-move = Tiri di movimento
# en ebfa7eb0
fair-stream-fight = Tiri di combattimento
# en d0fabbfb
fair-stream-duel = Tiri di duello
# en 32af254c
fair-stream-figures = Tiri per muovere i non morti
# en ac95d54c
fair-stream-tile-points = Tiri per le tessere
# en e91f3898
fair-count = Contatore
# en 8aeddc63
fair-total = Su
# en c78efaaa
fair-file = Nel file
# en 77650781
fair-here = Calcolato qui
# en dad68763
fair-meant = Significato
# en 6562d772
fair-how = Come si ottiene
    .text = Testo
    .hmac = HMAC-SHA-256 del testo, con il seme come chiave
    .value = I suoi primi otto byte come numero
    .rest = Resto della divisione per { NUMBER($total, useGrouping: 0) }
# en e12e4c04
fair-outcome = Esito
    .kept = giusto
    .broken = sbagliato
    .none = niente da verificare
# en d9d1cb10
fair-step-rules = Che cosa significava ogni numero
    .text = Quale possibilità indica un numero lo dicono le regole, e il browser non le conosce. Per questo passo il server ha rigiocato la partita; sul tuo computer lo fa `boneyard verify FILE`.
