# Le pagine intorno al gioco: preparare, aspettare, trovare tavoli, regole, impostazioni.

# en 79966769
page-loading = Un momento…
# en a0afc6d4
page-copied = Copiato.
# en 94b90118
page-copy-fails = Qui questo browser non può copiare. Seleziona il testo e copialo tu.
# en b01aef7d
page-seconds = Secondi

## Preparare un tavolo

# en f1e0fb14
setup-lead = Scegli un gioco e chi gioca. Tutto il resto va bene così.
# en 10cff724
setup-game = Gioco
# en c748f443
setup-you = Tu
# en 15da0bae
setup-name = Il tuo nome
# en e757e575
setup-seats = Posti
    .text = Gli amici si siedono con il link. I posti ancora liberi all'inizio li prendono i bot.
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
# en 6dec68ed
setup-add-seat = Aggiungi un posto
# en a095cee6
setup-remove-seat = Togli il posto { $number }
# en b2358575
setup-public = Chi può trovare il tavolo
# en d43ae5d0
setup-public-no = Solo chi ha il link
# en 35f8e5df
setup-public-yes = Tutti, tra i tavoli aperti
# en eaca60d6
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
# en 0cae68c2
setup-clock-bank = { $minutes } minuti a testa, più { $seconds } secondi per ogni risposta
# en cdf56622
setup-clock-days = { $days ->
        [one] Un giorno
       *[other] { $days } giorni
    } per ogni decisione
# en eb8fb603
setup-absence = Quando qualcuno è assente
# en a27b46bf
setup-absence-bot = Un bot gioca al suo posto finché non torna
# en 0d1652ba
setup-absence-wait = Tutti aspettano
# en 5b8111bc
setup-absence-skip = Al suo turno si fa solo lo stretto necessario
# en d874989b
setup-cover = Il bot che subentra
# en 73bb1f32
setup-reactions = Rispondere con le carte
# en fd92674c
setup-reactions-quick = Rapido: si va avanti appena tutti hanno risposto
# en cb85a2c3
setup-reactions-private = Privato: sempre lo stesso tempo, così nessuno vede chi ha esitato
# en aca179a5
setup-more = Spettatori e suggerimenti
# en 3580b37c
setup-title = Nome del tavolo
    .hint = Può restare vuoto
# en a7ac54c7
setup-spectators = Altri possono guardare
    .text = Vedono la mappa, non le carte che avete in mano.
# en ccba332d
setup-open-hands = Alla fine si mostrano le carte in mano
    .text = Così si può rivedere la partita con gli occhi di chiunque.
# en c01d0931
setup-hints = Suggerimenti
    .text = Si può chiedere cosa farebbe un bot forte.
# en c7c4461c
setup-make = Apri il tavolo
# en 74aeea47
setup-start = Inizia la partita

## La sala d'attesa

# en 7abc6826
room-host = Manda il link agli amici. Inizia quando ci sono tutti.
# en 0396d94c
room-guest = { $host } inizia la partita quando ci sono tutti.
# en 11a2a200
room-visitor = Prendi un posto libero per giocare.
# en 7b01dc77
room-unseated = Qui non hai più un posto: chi ha creato il tavolo ti ha rimosso, oppure lo hai lasciato in un'altra finestra.
# en 1a47227e
room-full = Tutti i posti sono occupati. Appena la partita inizia, puoi guardarla qui.
# en 84c34282
room-full-closed = Tutti i posti sono occupati, e a questo tavolo nessuno può guardare.
# en f659a3dc
room-link = Link a questo tavolo
    .code = Codice del tavolo
# en 6f6c20ac
room-local = Questo link funziona solo su questo computer. Per giocare con altri nella tua rete, avvia Boneyard con:
# en 042aac45
room-qr = Codice QR del link
# en 8c30f880
room-invite = Invita
# en 7e47f54e
room-seats = Posti
# en f275e87d
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
# en 2e355f61
room-kick = Rimuovi
# en 6a99f701
room-begin = Inizia la partita
    .bots = { $number ->
        [one] Un bot prende il posto libero.
       *[other] I bot prendono i { $number } posti liberi.
    }
# en 4b07d378
room-plan = Cosa si gioca
# en b21e24d2
room-device = Gioca su un altro dispositivo
    .text = Un link privato porta con sé il tuo posto, per esempio sul telefono. Non darlo a nessuno: chi lo apre può prendere il tuo posto. Funziona una volta sola.
    .make = Crea un link privato
    .link = Link privato
# en adf9dc81
carry-title = Portare qui il tuo posto?
# en f0ac9e45
carry-text = Questo link porta il tuo posto su questo dispositivo. Dall'altro si potrà al massimo guardare. Finché non premi il pulsante non succede nulla.
# en 2ad3696b
carry-go = Prendi il posto
# en 5c709c2a
carry-not = No, guardo soltanto
# en e26e4440
carry-gone = Il tuo posto è stato portato su un altro dispositivo con il link privato; qui puoi solo guardare. Se non l'hai fatto tu, chiedi a chi gestisce questo server di ridartelo.

## Trovare tavoli

# en 474ba1eb
lobby-lead = Siediti con altri, o guarda come giocano.
# en 189c4135
lobby-open = Cercano giocatori
    .none = Ora non aspetta nessuno. Apri un tavolo pubblico e gli altri lo trovano qui.
# en 1aae70d2
lobby-running = In corso
    .none = Ora non c'è nessuna partita pubblica.
# en 88f477fb
lobby-free = { $number ->
        [one] Un posto libero
       *[other] { $number } posti liberi
    }
# en 65b35083
lobby-sit = Al tavolo
# en 30a1e08f
lobby-watch = Guarda
# en 58a851f3
lobby-turn = Turno { $turn }
# en 4df6ff21
mine-lead = I tuoi tavoli su questo dispositivo, prima quelli che ti aspettano.
# en 2968dbc3
mine-none = Qui non hai ancora giocato.
# en c6e95dde
mine-waiting = Tocca a te
# en 36292899
mine-running = In corso
# en e1861f25
mine-open = Non ancora iniziate
# en a7d99921
mine-over = Finite
# en 0f3668fd
mine-go = Continua
# en d13efb40
mine-winners = Vittoria: { $names }
# en 180f5b2e
mine-unwon = Finita senza vincitori

## Regole

# en 99f416fd
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
# en 41e623ac
rules-none = Nessuna regola contiene tutte queste parole. Prova con meno parole o più corte.
# en ba4e320c
rules-contents = Indice
# en 7f731776
rules-also = Se qui non è detto altrimenti, valgono anche queste regole:
# en 5d170592
rules-untranslated = non ancora tradotta
# en 4e60c655
rules-link = Link alla regola { $rule }
# en 7a6da326
rules-no-such = La regola { $rule } non esiste. Cerca piuttosto una parola del suo testo.

## Impostazioni

# en 4b3a4900
prefs-lead = Per questo browser. Niente di tutto ciò richiede un account.
# en 9655f177
prefs-you = Tu
# en 40e7e401
prefs-save = Salva
# en 2d89a9d9
prefs-saved = Salvato.
# en 7c93c0dd
prefs-look = Aspetto
# en 52e7d068
prefs-theme-system = come il sistema
# en 2bb62580
prefs-theme-light = chiaro
# en f9aa60e5
prefs-theme-dark = scuro
# en 9dc9d8a1
prefs-alerts = Quando tocca a te
# en f2a89404
prefs-sound = Un suono
# en ac43ea8c
prefs-notify = Una notifica
    .text = Finché una scheda con la partita è aperta.
    .insecure = I browser permettono le notifiche solo con https e su questo computer.
    .denied = Questo browser le ha bloccate per questa pagina; puoi riattivarle nelle sue impostazioni.
# en c4d40be9
prefs-contacts = Avvisami altrove
    .text = Per le partite con giorni di tempo per ogni decisione: via e-mail o all'indirizzo di un programma (webhook).
    .none = Ancora nessun indirizzo.
    .add = Aggiungi
# en e050b043
prefs-contact-kind = Come
# en 841725a1
prefs-contact-mail = E-mail
# en 7e22a41b same
prefs-contact-webhook = Webhook
# en 12f5ceb9 same
prefs-contact-push = Browser
# en 716813c0
prefs-contact-address = Indirizzo
# en 92b54ec2
prefs-contact-code = Codice ricevuto per e-mail
    .go = Conferma
# en 641576bb
prefs-contact-unconfirmed = in attesa del codice
# en f5cc8c57
prefs-remove = Rimuovi
# en 29089e2c
prefs-tokens = I tuoi bot
    .text = Con un token un tuo programma si siede ai tavoli. Custodiscilo come una password.
    .none = Ancora nessun token.
    .make = Crea un token
    .name = Nome del bot
    .new = Questo è il token. Si vede solo adesso:

## Informazioni

# en 77bcea8b
about-lead = Un tavolo gratuito per tre giochi di dadi, ossa e cattivi vicini.
# en db9fb4dc
about-what = Boneyard è un'implementazione indipendente di regole pubblicate. Programma, disegni e testi sono suoi, e così carte e tessere dove le regole non le elencano.
# en cd42bf39
about-names = I nomi dei giochi appartengono ai loro proprietari, che non partecipano a questo progetto e non lo sostengono.
# en 7ff6635b
about-dice = Nessuno può truccare i dadi: prima della partita il server li fissa con una promessa, e dopo tutti possono controllarla.
# en ba17bce7
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

# en 57a49c8f
lost-lead = Forse ti aiuta una di queste pagine:
# en def1006d
page-shut = Qui non si entra
