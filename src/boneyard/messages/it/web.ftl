# The browser client.

# en 17f8bf82
web-skip = Vai al contenuto
# en 13274f63
web-home = Inizio
# en 87acc2a9
web-pages = Pagine
# en ca8d9c34
web-language = Lingua
# en 5d677fe0 same
web-language-name = Lingue
    .en = English
    .de = Deutsch
    .it = Italiano
    .es = Español
# en 88a50a45
web-theme = Chiaro o scuro
# en 94ecffd2
web-settings = Impostazioni
# en d720201e
web-lobby = Tavoli aperti
# en 5d0ba91e
web-mine = Le mie partite
# en 4cf219c3
web-rules = Regole
# en 06426883
web-set-up = Nuovo tavolo
# en 85ca471d same
web-replay = Replay
# en a20c6555
web-statistics = Statistiche
# en d2ab84ee
web-lessons = Lezioni
# en ee9c8387
web-about = Informazioni
# en d87084e6
web-close = Chiudi
# en 0be7f0a2
web-try-again = Riprova
# en aad6408a
web-not-found = Qui non c'è niente
    .text = Forse l'indirizzo è scritto male, o il tavolo non c'è più: i tavoli finiti si conservano solo per un po'.
# en 85c5a4f3
web-wrong = Qualcosa è andato storto

## Home

# en 43578e56
web-play-now = Gioca subito
# en c80d01d6
web-make-table = Crea un tavolo
# en 6686be28
web-join = Hai un codice?
    .code = Cinque lettere o un link
    .go = Vai
    .wrong = Nessuna partita e nessun gruppo ha questo codice. Controlla le lettere.
# en 07725ed8
web-lesson = Lezione di 3 minuti
# en 8c5e588b
web-players = { $least }–{ $most } giocatori
# en 1b346848
web-guest = Ospite
# en 8a1b13a4
web-starting = Preparo il tavolo…
# en 56afa533 same
web-resume = Continua a giocare
    .text = { $game }, round { $round }

## The connection

# en d4cc910e
web-line-connecting = Connessione in corso…
# en da0175e3
web-dice-called = Tutti mescolano i dadi…
# en ab8be772
web-line-lost = Connessione persa. Nuovo tentativo in corso… Le tue mosse sono salvate.
# en 797bf63d
web-saving-paused = Il salvataggio è in pausa: il server ora non può scrivere. Non si perde nulla, e riprende da sé.
# en c662ab20
web-went-on = Un aggiornamento ha corretto le regole. La partita continua dall'inizio dell'ultimo turno.

## The game

# en da666a34
web-board = Mappa
# en 09a2f057
web-zoom-in = Ingrandisci
# en f861eb5f
web-zoom-out = Rimpicciolisci
# en ccb1b0cc
web-fit = Adatta
    .label = Mostra tutta la mappa
# en 7f42d726
web-follow = Segui
    .label = La visuale segue di nuovo la partita
# en 6b1418d5
web-supply = Riserva
# en 67a63ff8
web-supply-stack = Tessere rimaste
# en e3e84536
web-supply-deck = Carte rimaste
# en 1f65669a
web-supply-box = Zombi nella scatola
# en 05843317
web-supply-bank = Segnalini vita rimasti
# en 4bbc605d
web-players-label = Giocatori
# en 43bbbfb7
web-life = Segnalini vita
# en d7aea0ab
web-points = Punti
# en cb0f77c7
web-cards = Carte in mano
# en 7e29b0bb
web-ammo = Munizioni
# en 59137c83
web-you = tu
# en 125b72dd same
web-bot = bot
# en 9a88a69c
web-away = assente
# en 2a066a5c
web-covered = assente · gioca un bot
# en bc31f7ba
web-here = presente
# en b290a981
web-holder = ha il Necronomicon
# en 3af8e580
web-tools = Tavolo
# en c93d7d2a
web-sound = Suono
# en 7f1edf93 same
web-menu = Menu
# en 0779bd0a
web-hand = Le tue carte
# en 44c4497f
web-your-question = Che cosa fare
# en 8ff9edfa
web-log = Cronologia
# en 0c41ff2b
web-dice = Dadi
    .rolls = { $number ->
        [one] un tiro
       *[other] { $number } tiri
    }
    .expected = atteso
# en ef931c59 same
web-chat = Chat
    .say = Di' qualcosa
    .send = Invia
    .empty = Ancora nessun messaggio.
# en eac43a8b
web-preset-hello = Ciao!
# en 2493eaa6
web-preset-well-played = Ben giocato!
# en bf5536a7
web-preset-thanks = Grazie!
# en c635c2c6
web-preset-oops = Ops.
# en 549119a1
web-preset-hurry = Sbrigati!
# en b19e45d5
web-preset-good-game = Bella partita!
# en af63bfdf
web-cheers = Reazioni
# en d9055ed0
web-cheer-laugh = Che ridere
# en 7ac41795 same
web-cheer-wow = Wow!
# en 9977de0e
web-cheer-sad = Triste
# en f4c59f92
web-cheer-angry = Arrabbiato
# en eb98a2d4
web-cheer-love = Innamorato
# en e0f894b7
web-cheer-toast = Cin cin!
# en 970b30ce
web-guess = Prossimo scontro:
    .hit = Colpito
    .miss = Mancato
    .how = Indovina prima che cada il dado. Chi indovina guadagna fama, chi osa di più.
# en 5a25652d
web-fame = Fama per chi indovina

# en ad826fb2
web-wait = Tocca a { $seat }
# en 9cfb22ee
web-watch = Tocca a { $seat }
    .text = Stai guardando.
# en 919525d9
web-thinking = Un momento…
# en e07d74f9
web-undo = Annulla la mossa
# en 147945c1
web-hint = Suggerimento
# en d1394e5b
web-hints = Che cosa farebbe un giocatore forte
# en b78c37c7
web-walk = Vai
# en 2fd5fc98
web-lay = Piazzala qui
# en 29a08d5e
web-rotate = Gira
# en 8a5b856a
web-cancel = Annulla
# en a230d1d0
web-fill = { $number ->
        [one] Piazza il pezzo
       *[other] Piazza tutti i { $number } pezzi
    }
# en c5279870
web-send = { $number ->
        [one] Manda una figura contro { $seat }
       *[other] Manda { $number } figure contro { $seat }
    }
# en 5a47a290
web-send-move-zombies = { $number ->
        [one] Manda uno zombi contro { $seat }
       *[other] Manda { $number } zombi contro { $seat }
    }
# en 6f16871e
web-send-move-skeletons = { $number ->
        [one] Manda uno scheletro contro { $seat }
       *[other] Manda { $number } scheletri contro { $seat }
    }
# en a1ba3b6e
web-held = Continua
    .text = Puoi ancora annullare tutto.
    .tile = Tocca la tessera per ruotarla.
    .walk = Ti fermi qui, se non scegli un'altra casella.
# en e6bacdb1
web-plan-next = Il tuo prossimo percorso:
    .how = Scegli una casella per pianificare il tuo prossimo percorso.
    .unfit = Il tuo piano non va più bene.
# en 02bd59ab
web-plan = { $steps ->
        [one] Un passo
       *[other] { $steps } passi
    }{ $fights ->
        [0] , nessun combattimento.
        [one] , un combattimento.
       *[other] , { $fights } combattimenti.
    }
# en edbbaeff
web-plan-part = { $reach ->
        [one] Ora puoi fare solo il primo passo.
       *[other] Ora puoi fare solo i primi { $reach } passi.
    }
# en 70295911
web-plan-alive = di sopravvivere
# en b5c46d43
web-no-path = Non puoi arrivare lì.
# en 9327f11f
web-no-card = Ora non puoi giocarla.
# en ba9fcde3
web-play-card = Gioca
# en 09bdf882
web-discard-card = Scarta e finisci il turno
# en 34f51b6a
web-use-card = Usa
# en 3921a764
web-choose-square = Scegli un punto sulla mappa.
# en 217678d1
web-choose-here = Che cosa va su { $place }?
# en 7210da0e
web-choose-target = Dove?
# en 8da93337
web-choose-site = Scegli un posto per la tessera.
# en eb85fee8
web-choose-send = Scegli contro chi mandarli, oppure muovili uno alla volta.
# en 43de8f9c
web-choose-turn = R o la rotellina del mouse ruota la tessera.
# en 3ee58b11
web-more = Altro

# en 0e28a201
web-fight = Combattimento
# en ba4cfd0f
web-fight-with = Con { $card }
# en 5cd2e27a
web-duel = Duello
# en f008b781
web-react = Rispondi?
    .pass = Passa
    .until = Salta fino al mio turno
    .until-on = Salto fino al mio turno
    .never = Non chiedermi di { $card }
    .left =
        { $seconds ->
            [one] resta un secondo
           *[other] restano { $seconds } secondi
        }

# en 6a01287e
web-over = La partita è finita
    .won =
        { $way_id ->
            [helipad] Hai raggiunto l'elicottero!
            [points] Hai raggiunto i punti per vincere!
            [conceded] Hai vinto: tutti gli altri si sono arresi!
            [conceded-one] Hai vinto: il tuo avversario si è arreso!
           *[other] Hai vinto { $way }!
        }
    .lost =
        { $way_id ->
            [helipad] { $seats } { $number ->
                [one] ha raggiunto
               *[other] hanno raggiunto
            } l'elicottero.
            [points] { $seats } { $number ->
                [one] ha raggiunto
               *[other] hanno raggiunto
            } i punti per vincere.
            [conceded] { $seats } { $number ->
                [one] ha vinto
               *[other] hanno vinto
            }: tutti gli altri si sono arresi.
            [conceded-one] { $seats } { $number ->
                [one] ha vinto
               *[other] hanno vinto
            }: l'avversario si è arreso.
            [conceded-mine] Hai abbandonato: { $seats } { $number ->
                [one] ha vinto
               *[other] hanno vinto
            }.
           *[other] { $seats } { $number ->
                [one] ha vinto
               *[other] hanno vinto
            } { $way }.
        }
# en 6e4f1fc3
web-rematch = Gioca di nuovo
# en f1dad1ad
web-see-replay = Guarda il replay
# en 8112c857
web-see-statistics = Statistiche
# en 5cd1ba3b
web-invite = Invita qualcuno a guardare
# en 2fdebb52
web-leave = Lascia la partita
    .ask = Non puoi tornare. Lasci la partita?
    .bot = Lascia e fai continuare un bot
    .out = Lascia senza sostituto
    .lost = Arrenditi: perdi e la partita finisce
# en 8df977a6
web-vote-end = Proponi di finire la partita
# en 845a7474
web-copy = Copia

## Headlines of the dock: the question, then its most important part

# en 1eaa708c
ask-place-tile = Piazza la tessera:
    .strong = { $tile }
# en 0806346f
ask-fill-tile = Piazza su:
    .strong = { $tile }
# en 8f81fc97
ask-move = Muoviti:
    .strong = { $left ->
        [0] nessun passo rimasto
        [one] resta un passo
       *[other] restano { $left } passi
    }
# en 7ed4e4fb
ask-move-step = { $owner_done ->
        [no] { $chooser } guida il tuo personaggio:
       *[yes] Muoviti:
    }
    .strong = { $owner_done ->
        [no] fai qualcosa prima?
       *[yes] { $left ->
            [0] nessun passo rimasto
            [one] resta un passo
           *[other] restano { $left } passi
        }
    }
# en 3e111e30
ask-mend = Combattimento:
    .strong = colpo mancato
# en 65c75e3c
ask-fight-ready = Combatti!
    .strong = Tira, o scegli un'arma
# en fc435ac9
ask-move-zombies = Muovi
    .strong = { $left ->
        [one] fino a 1 zombi
       *[other] fino a { $left } zombi
    }
# en 42ab57fa
ask-move-skeletons = Muovi
    .strong = { $must ->
        [yes] { $left ->
            [one] 1 scheletro
           *[other] { $left } scheletri
        }
       *[no] { $left ->
            [one] fino a 1 scheletro
           *[other] fino a { $left } scheletri
        }
    }
# en f7864c86
ask-window = Rispondi
    .strong = con una carta?
# en 7dbd5929
ask-end-turn = Fine del turno:
    .strong = scarti una carta?
# en 8067cd0d
ask-before-move = Giochi una carta
    .strong = prima di tirare?
# en b27581f3
ask-settle = Attacchi da lontano
    .strong = prima di pescare?
# en 9dfeaab1
ask-duel-bids = Duello:
    .strong = la tua puntata segreta
# en 62f13fd8
ask-duel-reroll = Duello:
    .strong = tiri di nuovo?
# en dd170a3a
ask-duel-open = Duello:
    .strong = spendi qualcosa?

## More of the game page

# en c7b52ce6
web-your-move = Tocca a te
# en ae0ebbd2
web-board-help = Con le frecce scorri le caselle illuminate, Invio ne conferma una, Esc la lascia. Con Alt raggiungi qualsiasi casella. R gira una tessera. Maiusc e frecce spostano la mappa, più e meno fanno lo zoom, 0 la mostra tutta. Il punto interrogativo mostra tutti i tasti. Tab esce dalla mappa.
    .named = Con le frecce scorri le caselle illuminate, Invio ne conferma una, Esc la lascia. Con Alt raggiungi qualsiasi casella. Maiusc e frecce spostano la mappa. Tab ne esce.
# en 0ee5ec6c
web-play-on = Gioca contro { $seat }
# en b0f19761
web-costs = costa { $parts }
# en 3d311d50
web-choice = Scegli
# en c4baaaa4
web-motion = Animazione
# en 4a9e2703
web-motion-slow = lenta
# en cc0eb793
web-motion-normal = normale
# en 1de83a2f
web-motion-fast = veloce
# en 6cca00aa
web-motion-off = senza animazione
# en 83c086cd
web-motion-instant = immediata
# en 1e84edbb
web-tabs = Viste
# en 127565b2
web-tab-hand = Turno
# en fad5af7e
web-tab-dice = Dadi
# en 65198d39
web-tab-log = Cronologia
# en aceef10a same
web-tab-chat = Chat
# en b23b9f69
web-over-nobody = Non vince nessuno.
# en ab1c7e14
web-bot-plays = Un bot gioca per te.
# en 772ffbcc
web-return = Eccomi
# en c2079d84
web-mark-legal = si può scegliere
# en 7041c0c0
web-mark-danger = si può scegliere, c'è un combattimento
# en e4662270
web-mark-sel = già scelta
# en c88deacc
web-mark-aim = può essere presa di mira
# en 1ffce744
web-mark-foe = in combattimento
# en d69bdd93
web-mark-far = più lontana, raggiungibile
# en 83dc0974
web-mark-risky = più lontana, con un combattimento lungo il percorso
# en 1ccb8b6a
web-site-beside = { $tile } a { $direction }
# en edc95779
web-site-turn = Rotazione { $turn } di { $number }.
# en c4e287f6
web-kinds = Che cosa piazzi
# en f210f144
web-choose-step = Scegli una casella illuminata, o una qualsiasi per vedere il percorso e le sue probabilità.
# en 5ae954ea
web-phases = Il turno
# en 813680b3
web-phase-tile = Tessera
# en 8437b3e5
web-phase-move = Movimento
# en 7bf7cb34
web-phase-figures = Non morti
# en 6a568437
web-phase-end = Scarto
# en bc2b0b28
web-log-fresh = { $number ->
        [one] una riga nuova
       *[other] { $number } righe nuove
    }
# en 982ff9ba
web-board-text = La mappa in parole
# en 376c9791
web-tile-here = qui
# en 29c836b1
web-tiles-away = { $number ->
        [one] una tessera verso { $direction }
       *[other] { $number } tessere verso { $direction }
    }
# en 6a1d8b7b
web-tile-exits = Uscite: { $exits }.
# en 470e27e4
web-board-you = { $seat } è qui: { $place }.
# en 8091a19e
web-board-role = mappa di gioco
# en 52ffb619
web-board-place = casella
# en 96f28ff1
web-board-steps = { $steps ->
        [0] qui
        [one] a 1 casella di cammino
       *[other] a { $steps } caselle di cammino
    }
# en ac8c8c3e
web-board-no-way = nessuna strada fin lì
# en 2f010814
web-board-inside = dentro un edificio
# en 41d1fe9a
web-board-sides =
    .o = aperto: { $list }
    .d = porta: { $list }
    .w = muro: { $list }
# en 8a300728
web-board-carries = porta con sé { $list }
# en 1eaa53cc
web-board-places = Luoghi importanti
# en 663fecab
web-board-others = Giocatori
# en 7d55e12e
web-board-enemies = I nemici più vicini a piedi
# en 61b2dd89
web-board-tiles = Tessere
# en 6df8c9ec
web-board-doors = Porte: { $list }.
# en e7f7fc71
web-board-walls = Muri: { $list }.
