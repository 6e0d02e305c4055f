# Groups: the page for members, joining, settings, the challenge.

# en 7d5f2eb8
group-title = Gruppo
# en f187ef13
group-mine = I tuoi gruppi
# en 3dc7cea1
group-new = Crea un gruppo
    .name = Il gruppo di { $name }
# en 6a4caba8
group-to = Al gruppo
# en e23a778e
group-summary = { $games ->
        [0] Ancora nessuna partita.
        [one] { $games } partita da { $since }.
       *[other] { $games } partite da { $since }.
    } { $here ->
        [one] Ci sei solo tu.
       *[other] Siete qui in { $here }.
    }
# en 1de692ea
group-games = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
# en 6207a18a
group-say = Da dire a voce
# en 5fe19c98
group-code = Codice
# en 32fd1d6c
group-copy = Copia il link
# en 774ccf79
group-link = Link a questo gruppo
# en 7f0d803c
group-bring = + Invita qualcuno
# en 41957736
group-members = Membri
# en da347ae9
group-here = qui
# en 8ed66900
group-new-device = su un nuovo dispositivo
# en 93b68117
group-let-in = Fai rientrare
    .no = È qualcun altro
# en 5f47d924
group-look = Colore e simbolo
# en 67d3ac39
group-look-1 = sole
# en ab46b0a0
group-look-2 = foglia
# en 331c1193
group-look-3 = luna
# en f33826db
group-look-4 = rombo
# en b30ed155
group-look-5 = goccia
# en ba1585b6
group-look-6 = torre
# en b6aca290 same
group-pin = PIN
    .set = PIN impostato
    .none = nessun PIN
    .save = Imposta il PIN
    .text = Da 4 a 8 cifre. Con il PIN rientri da qualsiasi dispositivo.
# en e5b066b6
group-join = Sei nuovo qui?
    .go = Entra nel gruppo
# en cb46b369
group-return = Sei già del gruppo?
    .text = Scegli il tuo nome. I tuoi posti vengono con te.
    .me = Sono { $name }
    .go = Rientra
    .ask = Chiedi a chi ospita
    .asked = Chi ospita vede che ci sei e può farti entrare. Tieni aperta questa pagina.
    .forgotten = Hai dimenticato il PIN?
    .no-pin = Non hai impostato un PIN.
    .not = Guardo soltanto
# en 2fa061ca
group-back = Giochi qui? Riprendi il tuo posto
# en a9f0cc54
group-next = Un'altra partita, stesse persone
    .alone = Gioca ora
# en 652e3429
group-bot-until = Posto di { $name }: un bot finché non torna
# en 376d3b8b
group-bots = Bot
# en cd646c64
group-rules = Le vostre regole:
    .change = Cambiale
    .keep = Salva per il gruppo
# en 7610eedd
group-standings = Classifica
    .none = Dopo la prima partita vedrete chi vince e chi ha solo avuto fortuna.
    .note = La linea tratteggiata è un giocatore medio. Le barre sono intervalli al 95 %.
    .few = { $number ->
        [one] { $names } ha giocato troppo poco per dirlo.
       *[other] { $names } hanno giocato troppo poco per dirlo.
    }
# en eb38fbca
group-column-games = Partite
# en 9881e56e
group-column-wins = Vittorie
# en 5c08ed8b
group-column-skill = Bravura al netto della fortuna
# en 586ca189
group-skill = { $skill }, probabilmente da { $low } a { $high }
# en f0370310
group-head-to-head = Testa a testa
    .note = partite in cui hai fatto meglio di loro
    .none = Prima giocate una partita insieme.
# en 7b27ab7a
group-trophies = Trofei
    .none = Ancora nelle scatole. Finite una partita per vincerne.
# en 3ea818c7
trophy-most-deaths = Amico del becchino
    .text = { $number ->
        [one] { $number } morte
       *[other] { $number } morti
    }
# en 3af01917
trophy-most-books = Topo di biblioteca
    .text = { $number ->
        [one] ha preso il libro una volta
       *[other] ha preso il libro { $number } volte
    }
# en 4f138cb5
trophy-longest-book = Il viaggio più lungo col libro
    .text = { $number ->
        [one] ha tenuto il libro per un turno
       *[other] ha tenuto il libro per { $number } turni di fila
    }
# en c1fce7d4
trophy-most-rides = Ladro di cavalli
    .text = { $number ->
        [one] { $number } cavallo
       *[other] { $number } cavalli
    }
# en 9d028923
trophy-most-beaten = Spaccaossa
    .text = { $number } sconfitti
# en 7d924807
trophy-most-cards = Baro
    .text = { $number ->
        [one] { $number } carta giocata
       *[other] { $number } carte giocate
    }
# en d9604594
trophy-most-duels-won = Duellante
    .text = { $number ->
        [one] { $number } duello vinto
       *[other] { $number } duelli vinti
    }
# en 216bf247
trophy-most-pits = Ispettore della fossa
    .text = { $number ->
        [one] caduto una volta
       *[other] caduto { $number } volte
    }
# en 7d4ff06c
trophy-most-tokens = Gazza ladra
    .text = { $number ->
        [one] { $number } segnalino
       *[other] { $number } segnalini
    }
# en 22782287
trophy-most-tiles = Urbanista
    .text = { $number ->
        [one] { $number } tessera
       *[other] { $number } tessere
    }
# en 235831bb
trophy-lucky-streak = Tiro più fortunato
    .text = { $hits } colpi di fila, 1 su { $number }
# en a6289a82
trophy-lucky-game = Dadi truccati?
    .text = { $number } deviazioni sopra la media in una partita
# en f0fe84dc
trophy-comeback = Ritorno dall'aldilà
    .text = ha vinto partendo dal { $number } %
# en eb96c2ba
trophy-quick-win = Di fretta
    .text = ha vinto in { $number } turni
# en df94bf16
group-moments = Momenti migliori
    .none = Qui compariranno i turni che cambiano una partita.
    .all = Tutti i { $number }
# en 32d327c5
group-settings = Tu e il gruppo
# en f324cec9
group-name = Nome del gruppo
# en 4826bc91
group-save = Salva
# en 07bac172
group-saved = Salvato.
# en ad2a80db
group-remove = Rimuovi { $name }
# en f9dd9799
group-sure = Davvero? Clicca ancora
# en dcede6dd
group-new-code = Nuovo codice e link
# en b501c819
group-export = Esporta tutto
# en 74199e70
group-leave = Lascia il gruppo
# en 7a130619
group-delete = Elimina il gruppo
# en 374bbd25
challenge = Stessi dadi, questa settimana
    .text = Tutti giocano con la stessa mappa e gli stessi tiri contro gli stessi tre bot.
    .game = Questa settimana: { $game }.
# en 7e313582
challenge-until = fino a { $day }
# en db12338b
challenge-none = non ancora
# en 254438fa
challenge-running = sta giocando
# en 94971701
challenge-hidden = prima gioca tu
# en a9bf1ea1
challenge-won = { $points }, vittoria
# en c2d250db
challenge-go = Gioca il tuo tentativo
# en c1971109
challenge-once = un tentativo a testa
