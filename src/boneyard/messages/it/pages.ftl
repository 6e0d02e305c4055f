# Le pagine intorno al gioco: preparare, aspettare, trovare tavoli, regole, impostazioni.

# en 73086560
page-loading = Un momento…
# en a0afc6d4
page-copied = Copiato.
# en 5d843da1
page-copy-fails = Qui questo browser non può copiare. Seleziona il testo e copialo tu.
# en 710d7a9f
page-seconds = Secondi per rispondere

## Preparare un tavolo

# en 10cff724
setup-game = Gioco
# en c748f443
setup-you = Tu
# en 15da0bae
setup-name = Il tuo nome
# en c0255b1e
setup-invite = Gli amici si uniscono con il link. All'inizio i bot prendono i posti liberi.
# en 4eeec683
setup-seat = Posto { $number }
# en e1b08be0
setup-plan-open = Libero per un amico
# en d11b9853
setup-plan-easy = Bot facile
# en 514a3a8b
setup-plan-medium = Bot medio
# en 51fe19d8
setup-plan-hard = Bot difficile
# en a095cee6
setup-remove-seat = Togli il posto { $number }
# en 9fa0e9df
setup-public = Chi può trovare il tavolo
# en d19e5a64
setup-public-no = Solo chi ha il link
# en 480fbd61
setup-public-yes = Chiunque (elenco pubblico)
# en 35305f68
setup-usual = predefinito
# en 5af610ec
setup-changed = { $number ->
        [one] una modifica
       *[other] { $number } modifiche
    }
# en 9487de73
setup-rules = Regole
# en 86167b81
setup-rule = Regola { $rule }
# en fb71fc0f
setup-time = Tempo e assenze
# en e221c626
setup-clock = Orologio
# en 980b073f
setup-clock-none = Nessun orologio
# en 4d6aacb5
setup-clock-bank = { $minutes } minuti a testa, più { $seconds } secondi per ogni decisione
# en 14ad0256
setup-clock-bank-turns = { $minutes } minuti a testa, più { $seconds } secondi per turno
# en e5e7a920
setup-clock-turns = { $spare ->
    [0] Rapido: { $seconds } secondi per turno, poi finisce
   *[other] Rapido: { $seconds } secondi per turno, più fino a { $spare } risparmiati
}
# en 9f702117
setup-clock-days = { $days ->
        [one] Un giorno
       *[other] { $days } giorni
    } per ogni decisione
# en 81f2f6b4
setup-clock-no-days = Le partite con giorni per ogni decisione richiedono un server che ti avvisi quando tocca a te. Questo non può: non ha e-mail, push né webhook.
# en 4e5050b1
setup-absence = Quando qualcuno è assente
# en caf9be34
setup-absence-bot = Un bot gioca al suo posto finché non torna
# en 51f65b8e
setup-absence-wait = Tutti aspettano
# en b8d1d04c
setup-absence-skip = Al suo turno si fanno solo le mosse obbligate
# en 50f9cf33
setup-cover = Il bot che subentra
# en a7bda832
setup-reactions = Rispondere con le carte
# en 19b2ee65
setup-reactions-quick = Rapido: si va avanti appena tutti hanno risposto
# en 04eb3f3e
setup-reactions-private = Privato: sempre lo stesso tempo, così nessuno vede chi ha esitato
# en ae716490
setup-more = Spettatori e suggerimenti
# en fb9a9676
setup-title = Nome del tavolo
    .hint = Facoltativo
# en d55d517f
setup-spectators = Altri possono guardare
    .text = Vedono la mappa, non le carte che avete in mano.
# en 64dfd777
setup-open-hands = Mostra tutte le carte dopo la partita
    .text = Così chiunque può guardare il replay dal punto di vista di ogni giocatore.
# en c01d0931
setup-hints = Suggerimenti
    .text = Si può chiedere cosa farebbe un bot forte.
# en 1f99fa68
setup-make = Crea il tavolo

## La sala d'attesa

# en ef749310
room-host = Manda il link agli amici. Inizia quando ci sono tutti.
# en 803c4003
room-guest = { $host } inizia la partita quando ci sono tutti.
# en 11a2a200
room-visitor = Prendi un posto libero per giocare.
# en f8f88113
room-unseated = Qui non hai più un posto: chi ha creato il tavolo ti ha rimosso, oppure lo hai lasciato in un'altra finestra.
# en 54e422a7
room-full = Tutti i posti sono occupati. Appena la partita inizia, puoi guardarla qui.
# en 84c34282
room-full-closed = Tutti i posti sono occupati, e a questo tavolo nessuno può guardare.
# en f659a3dc
room-link = Link a questo tavolo
    .code = Codice del tavolo
# en ae46bf24
room-local = Questo link funziona solo su questo computer. Per giocare con altri nella tua rete, avvia Boneyard con:
# en 042aac45
room-qr = Codice QR del link
# en 8c30f880
room-invite = Invita
# en 423b404c
room-ready = Ci sono
    .not = Non ancora
    .yes = può cominciare
# en cb6fc630
room-move = Spostati qui
# en 9f91ec44
room-change = Cambia regole e orologio
    .done = Cambiato. Ognuno deve confermare di nuovo.
# en 7e47f54e
room-seats = Posti
# en 0f994537
room-free = Libero
    .text = Se non viene nessuno, gioca un bot.
# en 2448c6c6
room-bot = { $level ->
        [easy] Bot facile
        [medium] Bot medio
       *[hard] Bot difficile
    }
# en 930ee8a2 same
room-hosting = host
# en 0fdf3ca0
room-sit = Siediti
    .here = al posto { $number }
# en 0aa021bd
room-stand = Lascia il posto
# en 56a4ae83
room-kick = Rimuovi
# en 543031f4
room-begin = Inizia la partita
    .bots = { $number ->
        [one] Un bot prende il posto libero.
       *[other] I bot prendono i { $number } posti liberi.
    }
# en 33fd0fb0
room-plan = Impostazioni della partita
# en 96c08eac
room-device = Gioca su un altro dispositivo
    .text = Un link privato sposta il tuo posto su un altro dispositivo, per esempio sul telefono. Non darlo a nessuno: chi lo apre può prendere il tuo posto. Funziona una volta sola.
    .make = Crea un link privato
    .link = Link privato
# en 467feb00
carry-title = Portare qui il tuo posto?
# en b1b7d08d
carry-text = Questo link porta il tuo posto su questo dispositivo. Dall'altro si potrà solo guardare. Finché non premi il pulsante non succede nulla.
# en 16ee55ad
carry-go = Porta qui il mio posto
# en e3ec0dc7
carry-not = No, guardo soltanto
# en 8d4dbdac
carry-gone = Il tuo posto è stato portato su un altro dispositivo con il link privato; qui puoi solo guardare. Se non l'hai fatto tu, chiedi a chi gestisce questo server di ridartelo.

## Trovare tavoli

# en 4b8a2027
lobby-lead = Unisciti a una partita, o guarda come giocano gli altri.
# en ad0b33ec
lobby-open = Cercano giocatori
    .none = Ora non aspetta nessuno. Crea un tavolo pubblico e gli altri lo troveranno qui.
# en 06209d3c
lobby-running = In corso
    .none = Ora non c'è nessuna partita pubblica.
# en 88f477fb
lobby-free = { $number ->
        [one] Un posto libero
       *[other] { $number } posti liberi
    }
# en 699b6d06
lobby-sit = Vai al tavolo
# en 30a1e08f
lobby-watch = Guarda
# en 045a2ed6 same
lobby-round = Round { $round }
# en a52e8541
mine-lead = Le tue partite su questo dispositivo, prima quelle che ti aspettano.
# en 6566f3cd
mine-none = Qui non hai ancora giocato.
# en 4c081704
mine-waiting = Tocca a te
# en c5a0b4a4
mine-running = In corso
# en 822e50ab
mine-open = Non ancora iniziate
# en a7d99921
mine-over = Finite
# en 946d027c
mine-move = Tocca a { $seat }
# en 721a3bdb
mine-go = Continua
# en d13efb40
mine-winners = Vittoria: { $names }
# en 180f5b2e
mine-unwon = Finita senza vincitori
# en 4219e910
mine-won = Hai vinto
# en 8c6c7876
mine-lost = Hai perso
# en 0330c8fc
mine-record = Hai vinto { $won } di { $number ->
        [one] una partita finita
       *[other] { $number } partite finite
    }.
# en b5acb4ba
mine-parked = Fermata dal server dopo alcuni errori

## Regole

# en f55ed479
rules-lead = Ogni regola ha un numero, e il gioco lo dice quando qualcosa non si può fare.
# en 28a85d00
rules-books = Giochi
# en 5ff74f7a
rules-search = Cerca nelle regole
# en f07b8aff
rules-found = { $number ->
        [one] Una regola
       *[other] { $number } regole
    }
# en 45eed338
rules-none = Nessuna regola contiene tutte queste parole. Prova con meno parole o più corte.
# en ba4e320c
rules-contents = Indice
# en 1a41b4ac
rules-also = Se qui non è detto altrimenti, valgono anche queste regole:
# en 5d170592
rules-untranslated = non ancora tradotta
# en 4e60c655
rules-link = Link alla regola { $rule }
# en 0086b369
rules-no-such = La regola { $rule } non esiste. Prova a cercare una parola del suo testo.

## Impostazioni

# en 5837ded7
prefs-lead = Per questo browser. Non serve un account.
# en 9655f177
prefs-you = Tu
# en 40e7e401
prefs-save = Salva
# en 2d89a9d9
prefs-saved = Salvato.
# en d54e9395
prefs-look = Aspetto
# en 9527db0d
prefs-theme-system = Sistema
# en 16cd51e1
prefs-theme-light = Chiaro
# en 47d17e45
prefs-theme-dark = Scuro
# en 2645db2f
prefs-for-me = Fatto per te
    .text = Puoi annullare finché non si tira un dado o si pesca qualcosa.
# en 3f33475e
prefs-for-me-put = Piazza per me i pezzi di una nuova tessera
# en 8f58beaa
prefs-for-me-shift = Muovi per me scheletri e zombi
# en e1b8aeb4
prefs-for-me-stop = Termina il mio cammino se non c'è più niente da raggiungere
# en bd5c7c0f
prefs-access = Lettore di schermo e tastiera
# en 32a726b5
prefs-announced = Annunci
# en c2bbb921
prefs-announced-brief = Brevi
    .text = Le domande per te, quello che gli altri ti fanno e come finisce la partita.
# en d90ecba1
prefs-announced-normal = Normali
    .text = Anche quello che fai tu, ogni turno degli altri in una frase e la chat.
# en 2c880335
prefs-announced-all = Tutto
    .text = Ogni riga della cronologia.
# en 6ba1daff
prefs-alerts = Quando tocca a te
# en dd0cd463
prefs-sound = Suoni
# en fb9175f6
prefs-volume-effects = Volume degli effetti
# en 825f7aa2
prefs-volume-turn = Volume di «Tocca a te»
# en 17b0b99c
prefs-notify = Una notifica
    .text = Finché una scheda con la partita è aperta.
    .insecure = I browser permettono le notifiche solo con https e su questo computer.
    .denied = Questo browser le ha bloccate per questa pagina; puoi riattivarle nelle sue impostazioni.
# en 1683197b
prefs-contacts = Avvisami altrove
    .text = Per le partite che durano giorni: via e-mail o con un webhook.
    .none = Ancora nessun indirizzo.
    .add = Aggiungi
# en e050b043
prefs-contact-kind = Come
# en fec14d86
prefs-contact-mail = E-mail
# en 7e22a41b same
prefs-contact-webhook = Webhook
# en 12f5ceb9 same
prefs-contact-push = Browser
# en 716813c0
prefs-contact-address = Indirizzo
# en 3d0dc2db
prefs-contact-code = Codice ricevuto per e-mail
    .go = Conferma
# en 1f19c02a
prefs-contact-unconfirmed = in attesa del codice
# en f5cc8c57
prefs-remove = Rimuovi
# en 85cdc8c6
prefs-tokens = I tuoi bot
    .text = Con un token un tuo programma può unirsi ai tavoli. Custodiscilo come una password.
    .none = Ancora nessun token.
    .make = Crea un token
    .name = Nome del bot
    .new = Questo è il token. Non verrà più mostrato:
# en 7e128f61
prefs-key = Esci da tutti gli altri dispositivi
    .text = Se qualcun altro potrebbe usare i tuoi posti, ad esempio perché hai giocato su un computer condiviso, crea qui una nuova chiave. Tutti gli altri accessi smettono di funzionare; i bot tengono i loro token.
    .make = Crea una nuova chiave
    .done = Fatto. Ora i tuoi posti si usano solo da questo browser.

## Informazioni

# en c1d51615
about-lead = Si gioca gratis: tre giochi di dadi, ossa e cattivi vicini.
# en 7b38c0ea
about-what = Boneyard è un'implementazione indipendente di regole pubblicate. Programma, disegni e testi sono originali, e così carte e tessere dove le regole non le elencano.
# en efaa1d15
about-names = I nomi dei giochi appartengono ai loro proprietari, che non partecipano a questo progetto e non lo sostengono.
# en 0fe002d4
about-dice = Nessuno può truccare i dadi: il server li fissa prima della partita, e dopo tutti possono controllare.
# en edf578cf
about-privacy = Nessun account, nessun tracciamento, niente da altri server. Questo browser conserva una sola chiave, che ti dà accesso ai tuoi posti.
# en 9694f514
about-licences = Licenze
# en ec939e16
about-licence = Boneyard è software libero sotto la licenza MIT.
# en 9318c2cc
about-version = Versione { $version }, protocollo { $protocol }
# en e4b6e10e
about-used = { $name }, { $licence }

## Smarriti

# en 12fe9e92
lost-lead = Forse ti aiuta una di queste pagine:
# en cf240f41
page-shut = Qui non si entra
