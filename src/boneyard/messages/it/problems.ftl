# Perché qualcosa non è stato fatto.

# en a50088f2
problem-unreachable = Il server non è raggiungibile. Controlla di essere online; le tue partite sono salve.
# en 2ae46450
problem-broken = C'è stato un errore nella pagina. Non si è perso niente: la partita è salvata sul server. Riprova.
# en 1a20ac1f
problem-other = Operazione non riuscita ({ $code }). Riprova, o torna alla pagina iniziale.
# en 19bc47ea
problem-ended = Questo tavolo è stato chiuso prima che la partita cominciasse. Crea un nuovo tavolo o unisciti a uno aperto.
# en 0676b15f
problem-bad-contact = Questo server non può inviare niente lì. Controlla l'indirizzo; forse chi lo gestisce ha disattivato questo canale.
# en 4109f557
problem-bad-content = Con queste tessere o carte non si può giocare.
# en ddb8917a
problem-bad-frame = Il server non ha capito. Ricarica la pagina e riprova.
# en acb1fca1
problem-bad-method = A questo indirizzo il server non prevede questa operazione. Ricarica la pagina e riprova.
# en 0d130eaa
problem-bad-name = Inserisci un nome.
# en c6ec21ed
problem-bad-protocol = Il server è più recente di questa pagina. Ricarica la pagina.
# en 24d11b10
problem-bad-replay = Questo file non è un replay, o è danneggiato. Scaricalo di nuovo e riprova.
# en 63ba463b
problem-bad-request = Il server non ha capito. Ricarica la pagina e riprova.
# en d68c1105
problem-bad-secret = Questo link o codice è già stato usato o non è completo. Chiedine uno nuovo.
# en ecfe2b53
problem-bad-setup = Così non si può preparare un tavolo.
# en 263aa4d6
problem-bad-type = Qui il server non accetta questo tipo di file.
# en 8c7dbaba
problem-banned = Chi gestisce questo server ti ha bloccato l'accesso.
# en bd7b8753
problem-busy = Il server è molto occupato. Riprova tra un momento.
# en 2d9da7ff
problem-elsewhere = Il tavolo si sta spostando su un altro processo. Riprova tra un momento.
# en 82193d6f
problem-fault = C'è stato un errore del server. È stato registrato; riprova.
# en 04216704
problem-illegal = Qui le regole non lo permettono.
# en 5cc84e6c
problem-muted = Non puoi scrivere nella chat di questo tavolo.
# en 22c346e8
problem-no-seat = Quel posto è occupato. Scegline un altro, o guarda la partita.
# en d92940e6
problem-no-seat-seated = Hai già un posto a questo tavolo, e se ne può avere uno solo.
# en 9bf18b6e
problem-no-undo = Non si può più annullare.
# en 1697ea94
problem-not-allowed = Questo tavolo non lo permette.
# en ea6f1cb7
problem-not-allowed-carried = Il tuo posto è stato portato su un altro dispositivo con il link privato, e questo tavolo non ammette spettatori. Se non l'hai fatto tu, chiedi a chi gestisce questo server di ridartelo.
# en 51e1ce66
problem-not-allowed-closed-hands = A questo tavolo le carte in mano restano segrete, anche dopo la fine.
# en bf600375
problem-not-allowed-covered = Ora un bot risponde per te. Prima torna, poi puoi rispondere tu.
# en 572f1874
problem-not-allowed-hints = A questo tavolo non ci sono suggerimenti.
# en c2935cac
problem-not-allowed-just-left = Quella persona c'era ancora un momento fa e forse torna subito. Riprova tra poco.
# en bb876cb4
problem-not-allowed-left = Hai lasciato questa partita definitivamente. Puoi guardarla.
# en de12abc4
problem-not-allowed-off = Chi gestisce questo server ha disattivato questa funzione.
# en 153c776b
problem-not-allowed-present = Quella persona è presente, quindi nessuno può prendere il suo posto.
# en 807951eb
problem-not-allowed-same-dice = Hai già visto questi dadi a un altro tavolo. Scegli un tavolo con altri dadi.
# en 6f741e42
problem-not-allowed-sent-away = Chi ha creato il tavolo ti ha rimosso. Cercane un altro, o guarda.
# en a660b6c3
problem-not-allowed-spectators = Questo tavolo non ammette spettatori.
# en 08bf2f57
problem-not-allowed-too-many = Ne hai già { $limit }. Prima togline uno.
# en 02a3dede
problem-not-allowed-too-many-tables = Sono già in corso { $limit } partite create da te. Prima concludine una.
# en e2040fb2
problem-not-allowed-too-many-open = Hai già { $limit } tavoli pubblici in attesa di giocatori. Prima inizia o lascia uno di questi.
# en 4c0963a0
problem-not-allowed-too-many-twins = Con questi dadi ci sono già altri { $limit } tavoli. Scegli un tavolo con altri dadi.
# en 348457a1
problem-not-allowed-trap = Ora questa carta non può diventare una trappola così. Riaprila per vedere che cosa è possibile.
# en 76348a98
problem-not-found = A questo indirizzo non c'è niente. Controlla che il link sia completo.
# en d6ea61bb
problem-not-open = La partita è già cominciata. Puoi guardarla.
# en faadcd51
problem-not-over = Lo vedrai a partita finita.
# en 41bb4f18
problem-not-over-same-dice = Altri tavoli giocano ancora con questi dadi. Torna quando l'ultimo è finito.
# en e41785bb
problem-not-running = Ora questa partita non è in corso.
# en 0d1b9cc3
problem-not-yours = Non è tuo: il posto o il tavolo è di qualcun altro.
# en df7f372b
problem-other-rules = Questa partita è stata giocata con regole che questo server non usa più, quindi non si può continuare.
# en e742b8b9
problem-parked = Questo tavolo ha dato troppi errori e il server lo lascia fermo. La partita resta salvata; chi gestisce il server può chiudere il tavolo.
# en 3958aec1
problem-paused = In questo momento il server non può salvare partite, quindi non ne comincia di nuove. Riprova tra un po'.
# en f54ab42d
problem-stale = Quella domanda ormai è chiusa. La pagina mostra quella attuale.
# en 44320296
problem-too-fast = Troppe richieste in una volta. Aspetta un momento, poi riprova.
# en 0689dc4d
problem-too-large = È troppo grande per il server. Prova con qualcosa di più piccolo.
# en 0eebe683
problem-too-much = Questa posizione è troppo complessa da calcolare.
# en 85a3de28
problem-bad-secret-pin = Il PIN non è giusto. Dopo qualche errore dovrai aspettare.
# en 87520731
problem-too-fast-pin = Troppi PIN sbagliati. Aspetta { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }, oppure chiedi a chi ospita di farti entrare.
# en 485a618c
problem-not-allowed-group-full = Questo gruppo ha già { $limit } membri.
# en 122d4206
problem-not-allowed-too-many-groups = Sei già in { $limit } gruppi. Prima lasciane uno.
# en 55fe90fa
problem-not-allowed-already-member = Sei già questo membro.
# en 1c7b23ad
problem-not-yours-host = Può farlo solo chi ospita il gruppo.
# en 485d2e15
problem-bad-setup-players = Scegli al massimo sei giocatori e almeno un avversario.
