# Perché qualcosa non è stato fatto.

# en 6ff229ac
problem-unreachable = Il server non è raggiungibile. Controlla di essere online; le tue partite sono salve.
# en 8dd2faea
problem-broken = C'è stato un errore nella pagina. Non si è perso niente: la partita è salvata sul server. Riprova.
# en 1589c1f7
problem-other = Operazione non riuscita ({ $code }). Riprova, o torna all'inizio.
# en 67240bf5
problem-ended = Questo tavolo è stato chiuso prima che la partita cominciasse. Crea un nuovo tavolo o siediti a uno aperto.
# en 74997db5
problem-bad-contact = Da qui non è raggiungibile. Controlla l'indirizzo; forse questo server ha disattivato questo canale.
# en 221a75ce
problem-bad-content = Con queste tessere o carte non si può giocare.
# en 7782af86
problem-bad-frame = Il server non ha capito. Ricarica la pagina e riprova.
# en 4a80a69a
problem-bad-method = A questo indirizzo il server non prevede questa operazione. Ricarica la pagina e riprova.
# en 4d383492
problem-bad-name = Di' come vuoi farti chiamare.
# en 3a774574
problem-bad-protocol = Il server è più recente di questa pagina. Ricarica la pagina.
# en 486144de
problem-bad-replay = Questo file non è un replay, o è danneggiato. Scaricalo di nuovo e riprova.
# en a48dd268
problem-bad-request = Il server non ha capito. Ricarica la pagina e riprova.
# en 8a95579e
problem-bad-secret = Questo link o codice è già stato usato o non è completo. Chiedine uno nuovo.
# en 47a65fc9
problem-bad-setup = Così non si può preparare un tavolo.
# en 6d7e45d6
problem-bad-type = Qui il server non accetta questo tipo di file.
# en b7a1d880
problem-banned = Chi gestisce questo server non ti fa entrare.
# en d8ab0663
problem-busy = Il server è molto occupato. Riprova tra un momento.
# en f04fe98b
problem-elsewhere = Il tavolo si sta spostando. Riprova tra un momento.
# en a3795423
problem-fault = C'è stato un errore del server. È stato registrato; riprova.
# en 04216704
problem-illegal = Qui le regole non lo permettono.
# en 5cc84e6c
problem-muted = Non puoi scrivere nella chat di questo tavolo.
# en 22c346e8
problem-no-seat = Quel posto è occupato. Scegline un altro, o guarda la partita.
# en 0240a96b
problem-no-seat-seated = Hai già un posto a questo tavolo, e se ne può avere uno solo.
# en 7d8ac11a
problem-no-undo = Non si può più annullare.
# en 4e199765
problem-not-allowed = Questo tavolo non lo permette.
# en 3826b076
problem-not-allowed-carried = Il tuo posto è stato portato su un altro dispositivo con il link privato, e i giocatori non vogliono spettatori. Se non l'hai fatto tu, chiedi a chi gestisce questo server di ridartelo.
# en c33a6948
problem-not-allowed-closed-hands = A questo tavolo le carte in mano restano segrete, anche dopo la fine.
# en 711179c2
problem-not-allowed-covered = Ora un bot risponde per te. Prima torna, poi puoi rispondere tu.
# en f5a0bae1
problem-not-allowed-hints = A questo tavolo nessuno riceve suggerimenti.
# en 0fcaf02f
problem-not-allowed-just-left = Quella persona c'era ancora un momento fa e forse torna subito. Chiedilo di nuovo tra poco.
# en 912d2354
problem-not-allowed-left = Hai lasciato questa partita definitivamente. Puoi guardarla.
# en 55e5a30d
problem-not-allowed-off = Chi gestisce questo server ha disattivato questo canale.
# en 405a77a3
problem-not-allowed-present = Quella persona è presente, quindi nessuno può prendere il suo posto.
# en 6f277cf0
problem-not-allowed-same-dice = Hai già visto questi dadi a un altro tavolo. Scegli un tavolo con altri dadi.
# en 9ac02c53
problem-not-allowed-sent-away = Chi ha creato il tavolo ti ha rimosso. Cercane un altro, o guarda.
# en 68f3cb0a
problem-not-allowed-spectators = I giocatori di questo tavolo non vogliono spettatori.
# en 4b2a4b4c
problem-not-allowed-too-many = Ne hai già { $limit }. Prima togline uno.
# en 51e4bd37
problem-not-allowed-too-many-tables = Sono già in corso { $limit } partite create da te. Prima concludine una.
# en 8763c29e
problem-not-allowed-too-many-twins = Con questi dadi ci sono già altri { $limit } tavoli. Scegli un tavolo con altri dadi.
# en 8885ab5c
problem-not-found = A questo indirizzo non c'è niente. Controlla che il link sia completo.
# en 09724a5d
problem-not-open = La partita è già cominciata. Puoi guardarla.
# en 0b9b26dd
problem-not-over = Questo si svela solo quando la partita è finita.
# en a41d41a5
problem-not-over-same-dice = Altri tavoli giocano ancora con questi dadi. Torna quando l'ultimo è finito.
# en 300168d2
problem-not-running = Ora questa partita non è in corso.
# en a22c98d3
problem-not-yours = Questo non è per te: il posto o il tavolo è di qualcun altro.
# en e29a8719
problem-other-rules = Questa partita è stata giocata con regole che questo server non usa più, quindi non si può continuare.
# en e7e44085
problem-parked = Questo tavolo ha dato troppi errori e il server lo lascia fermo. La partita resta salvata; chi gestisce il server può chiudere il tavolo.
# en 5723e3f9
problem-paused = In questo momento il server non può salvare partite, quindi non ne comincia di nuove. Riprova tra un po'.
# en dafc970c
problem-stale = Quella domanda ormai è chiusa. La pagina mostra quella attuale.
# en 8dab5539
problem-too-fast = Troppe richieste in una volta. Aspetta un momento, poi riprova.
# en 6087b03b
problem-too-large = È troppo grande per il server. Prova con meno.
# en 0eebe683
problem-too-much = Questa posizione è troppo complessa da calcolare.
