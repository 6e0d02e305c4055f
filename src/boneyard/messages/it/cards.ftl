# Event cards: title, `.gist` for a card in the hand, `.text` for the full effect.

## MidEvil: weapons and items

# en 0fe01dc7
card-sword = Spada
    .gist = +1 quando combatti
    .text = Arma; resta davanti a te. Annunciala prima del primo tiro di un combattimento sulla tua casella: +1 a quel tiro e a ogni sua ripetizione.
# en 96597455
card-mace = Mazza
    .gist = 1 volta per turno: combatti con +2
    .text = Arma; resta davanti a te. Una volta per turno, annunciala prima del primo tiro di un combattimento sulla tua casella: +2 a quel tiro e a ogni sua ripetizione.
# en 50a39329
card-pole-arm = Arma in asta
    .gist = 1 volta per turno: combatti a 1 casella
    .text = Arma; resta davanti a te. Una volta in ogni tuo turno, combatti uno scheletro che vedi a 1 casella di distanza. Sulla tua casella non serve a niente.
# en c4681d03
card-short-bow = Arco corto
    .gist = 1 volta per turno: combatti entro 3 caselle
    .text = Arma; resta davanti a te. Una volta in ogni tuo turno, combatti uno scheletro che vedi entro 3 caselle. Sulla tua casella non serve a niente.
# en 7d093e3e
card-crossbow = Balestra
    .gist = 1 volta per turno: entro 4, +1; poi ti fermi
    .text = Arma; resta davanti a te. Una volta in ogni tuo turno, combatti con +1 uno scheletro che vedi entro 4 caselle. In quel turno non ti muovi più. Sulla tua casella non serve a niente.
# en b9862e76
card-shield = Scudo
    .gist = 1 volta per turno: ripeti un tiro fallito
    .text = Oggetto; resta davanti a te. Una volta per turno, ripeti un tiro di combattimento fallito senza spendere un segnalino vita.
# en 4b263312
card-horse = Cavallo
    .gist = Raddoppia il tuo tiro di movimento
    .text = Oggetto; resta davanti a te. Il tuo tiro di movimento raddoppia; se lo giochi mentre ti muovi, raddoppia il movimento che ti resta. Quando entri in un edificio aspetta fuori, e lì può prenderlo qualcun altro; dentro un edificio non si può giocare.
# en 1be3a518
card-holy-water = Acqua santa
    .gist = Scartala: batti uno scheletro senza tirare
    .text = Oggetto; resta davanti a te. Scartala prima di un tuo tiro di combattimento: batti lo scheletro senza tirare.
# en c58f60bc same
card-necronomicon = Necronomicon
    .gist = Portalo alla meta e vinci
    .text = Oggetto; lo prende chi arriva per primo al centro del Cimitero. Se lo possiedi al centro della meta e hai battuto l'eventuale scheletro, vinci. Chi arriva sulla tua casella, o vi inizia il turno, deve sfidarti a duello per averlo; nel castello può farlo. Se muori, torna al Cimitero.

## MidEvil: boons

# en d65e1a4f
card-second-wind = Nuovo slancio
    .gist = Movimento doppio, o +2 a un tiro fallito
    .text = Raddoppia il tuo tiro di movimento prima del primo passo, oppure aggiungi 2 a un tuo tiro di combattimento fallito.
# en 557a3637
card-hearty-stew = Stufato sostanzioso
    .gist = Non muoverti: prendi 3 segnalini vita
    .text = Prima del tuo tiro di movimento: prendi 3 segnalini vita invece di muoverti in questo turno. Nessuno può averne più di 5.
# en bb08112a
card-secret-tunnel = Passaggio segreto
    .gist = Non tirare: entra da una porta qualsiasi
    .text = Prima del tuo tiro di movimento: invece di tirare e muoverti, vai sulla casella interna di una porta di un edificio qualsiasi. Ci entri come se ci arrivassi a piedi.
# en fa734f1d
card-blessing = Benedizione
    .gist = Quando combatti, il tiro vale 6
    .text = Prima di un tuo tiro di combattimento: vale 6, senza tirare.

## MidEvil: hexes

# en 230779ef
card-cold-feet = Piedi di piombo
    .gist = Un giocatore salta il prossimo movimento
    .text = Il bersaglio non si muove nel suo prossimo turno. Se la giochi nel suo turno, prima del suo tiro di movimento, vale per quel turno.
# en 90e554b9
card-lame-horse = Cavallo zoppo
    .gist = Mezzo movimento; addio a un Cavallo
    .text = Dopo il tiro di movimento del bersaglio: dimezzalo, arrotondando per difetto. Se sta cavalcando un Cavallo, il Cavallo viene scartato e quel che resta si dimezza ancora: di un 5 a cavallo, cioè 10, restano solo 2.
# en 63159ba6
card-pickpocket = Borseggiatore
    .gist = Prendi un oggetto a chi è sulla tua tessera
    .text = Prendi un oggetto a tua scelta a un giocatore che sta sulla tua stessa tessera, anche il Necronomicon. Non uno che hai già, né un Cavallo che aspetta fuori. Se sei dentro un edificio, non puoi prendere nessun Cavallo.
# en 1f541e63
card-slippery-hands = Mani di pastafrolla
    .gist = Un giocatore perde un oggetto a tua scelta
    .text = Il bersaglio perde un oggetto a tua scelta. Il Necronomicon torna al Cimitero; un Cavallo che aspetta fuori è al sicuro.
# en cf7ad35c
card-lost-way = Via smarrita
    .gist = Scegli i passi di un altro giocatore
    .text = Nel turno del bersaglio, finché non inizia il suo movimento: scegli tu i passi del suo movimento in questo turno. Tutto il resto lo decide lui.
# en 6681249f
card-bad-omen = Cattivo presagio
    .gist = Un giocatore ripete un tiro vincente
    .text = Dopo un tiro di combattimento vincente del bersaglio: tira di nuovo, e vale il nuovo tiro.
# en ce9c9a4b
card-grave-robber = Tombarolo
    .gist = Un giocatore perde 2 punti di scheletri
    .text = Il bersaglio rimuove dalla sua collezione scheletri per almeno 2 punti, a sua scelta, o tutti quelli che ha se non bastano.

## MidEvil: the grave

# en f5b86671
card-call-of-the-grave = Il richiamo della tomba
    .gist = Piazza 6 punti di scheletri su una tessera
    .text = Piazza fino a 6 punti di scheletri della riserva su una tessera, su caselle legali senza scheletri. Può anche esserci un personaggio.
# en 41d546c4
card-they-rise-again = Si rialzano
    .gist = Piazza 3 scheletri rimossi su una tessera
    .text = Piazza fino a 3 scheletri rimossi, di qualsiasi colore, su una tessera, su caselle legali senza scheletri. Può anche esserci un personaggio.
# en f3bb3011
card-bone-march = Marcia d'ossa
    .gist = Muovi fino a 6 scheletri di una casella
    .text = Muovi subito fino a 6 scheletri diversi, di una casella ciascuno.
# en 30a2c337
card-dead-calm = Calma piatta
    .gist = Scheletri fermi fino al tuo prossimo turno
    .text = Nessuno scheletro si muove finché non inizia il tuo prossimo turno.
# en 57b87bac
card-crumble = Si sgretolano
    .gist = Rimuovi fino a 3 punti da una tessera
    .text = Rimuovi da una tessera scheletri che insieme valgono fino a 3 punti. Non li prende nessuno.

## The Castle of Chaos

# en 6cc268dc
card-alls-quiet = Tutto è quiete
    .gist = Nessuno cambia i tiri con gli scheletri
    .text = Fino alla fine del tuo prossimo turno, nessuno può usare scheletri per cambiare un tiro.
# en 85c04fed
card-ashes-to-ashes = Polvere alla polvere
    .gist = Tutti i personaggi vanno al Cimitero
    .text = A cominciare da te e proseguendo verso sinistra, ogni giocatore sposta il suo personaggio su una casella del Cimitero, mai due sulla stessa. Non si può giocare prima che il Cimitero sia sulla mappa.
# en 543f1800
card-bone-soup = Zuppa d'ossa
    .gist = 2 punti di scheletri per 1 segnalino vita
    .text = Cedi almeno 2 punti dei tuoi scheletri e prendi 1 segnalino vita. Con più punti non ne prendi di più; gli scheletri sono rimossi dal gioco.
# en 4425300b
card-buckethead = Secchio in testa
    .gist = Un giocatore salta tutto il prossimo turno
    .text = Il bersaglio salta tutto il suo prossimo turno. Non vale contro chi sta già per saltarne uno.
# en d7b0b10b
card-hes-one-of-them = È uno di loro!
    .gist = Scambia un giocatore e uno scheletro
    .text = Il bersaglio cambia posto con uno scheletro a tua scelta che non stia su nessuna delle 12 tessere del castello. La casella del bersaglio deve essere una dove uno scheletro può stare, e dove non ce n'è nessuno.
# en 1edea0fc
card-i-aint-that-good = Non sono così bravo!
    .gist = Ogni tiro vale 1 in meno
    .text = Fino alla fine del tuo prossimo turno, ogni dado tirato da un giocatore vale 1 in meno, anche per il movimento.
# en 38142241
card-ive-got-the-gun = Ho il fucile!
    .gist = Nel tuo turno: prendi 3 punti di scheletri
    .text = Nel tuo turno: prendi dalla riserva 3 punti di scheletri o, se non si può, il massimo possibile al di sotto. Se così arrivi a 30 punti, non puoi vincere prima della fine del tuo prossimo turno.
# en 2ad18621
card-i-will-crush-you = Ti schiaccerò!
    .gist = Tutti tirano; il più basso perde una vita
    .text = Tutti i giocatori tirano; chi fa il risultato più basso, o tutti quelli in parità, perde un segnalino vita. Non uccide nessuno.
# en 48f26571
card-peasants-are-revolting = I paesani si ribellano!
    .gist = Ha speso una vita: perde metà del resto
    .text = Quando un altro giocatore spende un segnalino vita in un combattimento: scarta metà di quelli che gli restano, arrotondando per difetto. Non vale nei duelli.
# en c6f76627
card-to-the-pit = Nella Buca!
    .gist = Un giocatore va nella Buca e ci resta
    .text = Il personaggio del bersaglio va al centro della Buca e non può muoversi in alcun modo finché non inizia il tuo prossimo turno. Chi è nella Buca non può fare altro che muovere scheletri fino alla fine del suo prossimo turno. Se la Buca non è sulla mappa, la carta viene scartata senza effetto.
# en 09901355
card-this-is-my-broomstick = È il mio manico di scopa!
    .gist = Nessuno scheletro entra nella tua casella
    .text = Fino alla fine del tuo prossimo turno, nessuno scheletro può entrare nella tua casella quando, alla fine di un turno, gli scheletri si muovono. Le carte possono comunque portarcene uno.
# en aa25b264
card-peasant-uprising = Paesani in rivolta
    .gist = I segnalini vita lottano con gli scheletri
    .text = Ogni segnalino vita che sta su una casella con uno scheletro lo combatte: tiri tu per ciascuno. Con 4 o più lo scheletro è rimosso dal gioco, anche se è nero; con meno, il segnalino viene tolto dalla mappa.
# en 9fe2a8b5
card-protect-the-wall = Proteggiamo le mura!
    .gist = Porta scheletri dalle mura all'esterno
    .text = Tira un dado: sposta altrettanti scheletri, o quanti possibile, dalle mura a caselle legali fuori dal castello. Scegli tu quali e dove.
# en 50c1d9d4
card-storm-the-wall = Mura sotto assedio!
    .gist = Porta scheletri dall'esterno sulle mura
    .text = Tira un dado: sposta altrettanti scheletri, o quanti possibile, da fuori del castello a caselle legali delle sue mura. Scegli tu quali e dove.
# en 08ce7eb6
card-you-shall-never = Non ce la farai mai…
    .gist = Vieta il Necronomicon a un giocatore
    .text = Il bersaglio non può prendere il Necronomicon al Cimitero fino al suo prossimo turno; se la giochi nel suo turno, per il resto di quel turno. Può però vincerlo in duello o rubarlo.
# en a5bbddd6
card-we-can-take-them = Possiamo prenderli!
    .gist = Attira un personaggio e prosegui con lui
    .text = Nel tuo turno: sposta il personaggio del bersaglio sulla tua casella. Se ti stai muovendo, puoi finire il movimento con quel personaggio al posto del tuo; i suoi passi li scegli tu, i suoi combattimenti sono del bersaglio.
