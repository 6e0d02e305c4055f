# Lezioni: la pagina che le elenca, ciò che le circonda, e ciò che dice ogni passo.

# en 092ac5bd
lessons-lead = Tre brevi partite che si spiegano da sole mentre giochi.
# en ee617f1e
lessons-minutes = circa { $minutes } minuti
# en dbc8c8c8
lessons-parts = { $done } parti su { $number }
# en ebb7ba44
lessons-start = Comincia
# en 6c9cc30e
lessons-resume = Continua
# en fc3b1bf4
lessons-again = Gioca di nuovo
# en 8f77d2ce
lessons-done = Fatta
# en 6e3c55b3
lesson-part = Parte { $part } di { $number }
# en 3c723ade
lesson-step = Passo { $step } di { $number }
# en a9edd3e7
lesson-next = Avanti
# en 3fe3123e
lesson-next-part = Parte successiva
# en 47f16172
lesson-show = Fammi vedere
# en f380ffbc
lesson-do = Fallo per me
# en 32c61121
lesson-shown = Fai così:
# en 3b068be1
lesson-restart = Ricomincia questa parte
# en 0037f8ce
lesson-leave = Lascia la lezione
# en 1f6b360d
lesson-skip = Salta questa parte
# en 491cf6b1
lesson-else = In una vera partita puoi farlo. Qui prova prima ciò che è illuminato.
# en 2019ed0f
lesson-read = Prima leggi questo, poi premi «Avanti».
# en 76f4c485
lesson-stuck = Da qui non è più possibile. Niente di male: ricomincia questa parte.
# en b04cd07f
lesson-end = La lezione finisce qui. Tutto il resto è nelle regole, a un clic da ogni domanda.
    .play = Gioca una vera partita
    .all = Tutte le lezioni

## Zombie Invasion

# en c87b172b
lesson-zombie-invasion-tile = La città cresce
# en c37febe0
lesson-zombie-invasion-tile-lay = Sei sulla Piazza del Municipio, come tutti gli altri. Ogni turno comincia con una tessera: stavolta il Distributore. Tocca un posto segnato con +, tocca la tessera per girarla e piazzala.
# en 64fb065b
lesson-zombie-invasion-tile-fill = Un edificio con un nome porta zombi, vita e munizioni, tutti al suo interno. Gli zombi hanno già trovato posto. Tu decidi dove mettere il segnalino vita.
# en 86f0672a
lesson-zombie-invasion-tile-done = Bene. Le strade senza edificio ricevono invece uno zombi a ogni uscita. Ora il dado dice quanto puoi camminare.
# en b0d8633e
lesson-zombie-invasion-fight = Cammina e combatti
# en 74a89564
lesson-zombie-invasion-fight-walk = Qualche turno dopo ottieni un 5: fino a cinque caselle, mai in diagonale. Vai sullo zombi; ti sbarra la strada, quindi devi combatterlo.
    .else = Puoi andare altrove, ma il bello è a nord. Vai sullo zombi.
# en f4222cca
lesson-zombie-invasion-fight-ammo = Ti serve almeno 4 e hai ottenuto un 2. Ogni segnalino munizioni aggiunge 1 al tiro: spendine due.
    .else = Con un segnalino vita potresti tirare di nuovo. Tienilo: di munizioni ne hai abbastanza.
# en ef2dcbf4
lesson-zombie-invasion-fight-door = Un punto! Negli edifici si entra solo dalle porte. Entra a est; dietro lo zombi c'è un segnalino vita.
# en 2b9b6420
lesson-zombie-invasion-fight-life = Solo un 1. Tre munizioni basterebbero, ma tienile: spendi un segnalino vita e tira di nuovo.
    .else = Vinceresti anche così. Stavolta prova il segnalino vita: qui ce n'è un altro.
# en ac3f5182
lesson-zombie-invasion-fight-done = Un 6, e il segnalino vita di questa casella è tuo. Se spendi l'ultimo, muori: torni alla Piazza del Municipio e perdi 5 punti.
# en d4a402d0
lesson-zombie-invasion-zombies = Muovi gli zombi
# en 4dead6b5
lesson-zombie-invasion-zombies-move = Il tuo turno finisce con un altro tiro. È un 3: muovi fino a tre zombi di una casella ciascuno, lontano da te, verso l'altro giocatore a sud. Tocca uno zombi, poi una casella.
    .else = Non devi muoverli tutti, ma stavolta muovi quelli che puoi.
# en 783dfa95
lesson-zombie-invasion-zombies-done = Invece di muoverne tre puoi mettere un nuovo zombi in un edificio. Poi comincia il turno del giocatore successivo.
# en fb64ac52
lesson-zombie-invasion-helipad = L'elicottero
# en d5dbbfb1
lesson-zombie-invasion-helipad-run = L'Eliporto è sempre l'ultima tessera, ed è pieno di zombi. Chi arriva al suo centro vince. Corri!
    .else = Non adesso! L'elicottero è a due passi.
# en ba6e36eb
lesson-zombie-invasion-helipad-last = Un 3, c'è mancato poco. Rimedia: una munizione, oppure un segnalino vita per un altro tiro.
# en 79fc993e
lesson-zombie-invasion-helipad-done = Hai raggiunto l'elicottero. L'altro modo di vincere: 20 punti, uno per ogni zombi.

## MidEvil

# en 63650428
lesson-midevil-tile = Costruire la mappa
# en b3ee89b7
lesson-midevil-tile-lay = Tutti cominciano sull'Altare. Ogni turno comincia con una tessera: stavolta la Panetteria. Tocca un posto segnato con +, tocca la tessera per girarla e piazzala. Nessuna strada può essere tagliata.
# en d90a33a5
lesson-midevil-tile-fill = La Panetteria porta tre scheletri, tutti al suo interno. Tu scegli colori e caselle: il bianco vale 1 punto, il rosso 2, il blu 3, per chi lo batte.
# en 601ecf8f
lesson-midevil-tile-life = E due segnalini vita, anch'essi all'interno. Una casella può avere uno scheletro e un segnalino.
# en 0defd7da
lesson-midevil-tile-done = Ben piazzata. Per una tessera senza nome decide il dado: indica quanti punti di scheletri ci vanno sopra.
# en f75947a6
lesson-midevil-move = Prima tu, poi le ossa
# en ecfb454d
lesson-midevil-move-walk = Qualche turno dopo ottieni un 4: fino a quattro caselle, mai in diagonale. Vai al segnalino vita nella radura; lo raccogli entrando nella sua casella.
    .else = Puoi andare dove vuoi, ma il segnalino vita merita la strada.
# en aae2e011
lesson-midevil-move-stop = Un quarto segnalino vita. Non devi usare tutto il tiro: fermati qui.
    .else = Un altro passo è permesso. Stavolta fermati.
# en ac137a3c
lesson-midevil-move-bones = Alla fine del tuo turno tiri per gli scheletri: un 1, quindi se ne muove uno solo, di una casella. Scegli tu. Toccalo, poi tocca una casella.
# en a53cfe93
lesson-midevil-move-done = Puoi spingere gli scheletri anche sugli altri giocatori: chi comincia il turno su uno di essi deve prima combatterlo.
# en c2cc3d54
lesson-midevil-fight = Combattere
# en 8f8da47d
lesson-midevil-fight-attack = Uno scheletro bianco ti sbarra la strada. Entra nella sua casella: 4, 5 o 6 lo battono.
    .else = Potresti girargli intorno. Combattiamo.
# en 45cca043
lesson-midevil-fight-raise = Un 2. Aumenta il tiro con gli scheletri che hai raccolto: i loro punti contano, e te ne servono altri due.
    .else = Con un segnalino vita potresti tirare di nuovo. Stavolta aumenta il tiro.
# en 6b421c63
lesson-midevil-fight-again = È tuo: un punto. Ora quello rosso dietro.
    .else = Potresti fermarti qui. Prima combatti quello rosso.
# en be1b6ae3
lesson-midevil-fight-life = Un 1. Tre bianchi basterebbero, ma i punti fanno vincere. Spendi un segnalino vita e tira di nuovo.
    .else = Così vinci il combattimento e perdi tre punti. Prova il segnalino vita.
# en af1417e7
lesson-midevil-fight-done = Altri due punti. Con 30 punti si vince la partita. Se spendi l'ultimo segnalino vita, muori: torni all'Altare e perdi la collezione.
# en eaf460b8
lesson-midevil-card = Giocare una carta
# en ac379982
lesson-midevil-card-horse = Hai in mano tre carte e ne giochi al massimo una a round. Tocca il Cavallo nella tua mano e giocalo: raddoppia il tuo tiro di movimento.
    .else = Puoi tirare senza. Prima gioca il Cavallo.
# en 3e39c216
lesson-midevil-card-ride = Un 3, raddoppiato a 6. Cavalca verso nord e prendi entrambi i segnalini vita.
    .else = Puoi farlo, ma a nord ci sono due segnalini vita.
# en f0cade08
lesson-midevil-card-done = Armi e oggetti restano davanti a te per i turni seguenti. Tocca una carta quando vuoi per leggere che cosa fa.
# en 005124aa
lesson-midevil-react = Reagire
# en 1588a9df
lesson-midevil-react-omen = È il turno dell'altro giocatore, e un 5 batte lo scheletro blu. Ma tu hai Cattivo presagio, quindi ti viene chiesto se vuoi rispondere. Giocala.
    .else = Puoi lasciar correre. Qui, rovinagli il colpo.
# en 3e6b7b1d
lesson-midevil-react-done = Ha dovuto tirare di nuovo, e gli è costato vite. Ti viene chiesto solo quando hai una carta adatta. In una vera partita hai ogni volta alcuni secondi, e puoi saltare le domande fino al tuo turno.
# en cedf337b
lesson-midevil-book = Il Necronomicon
# en 35c56ff6
lesson-midevil-book-take = Il Cimitero è stato trovato. Il Necronomicon è al suo centro, sotto uno scheletro. Vai lì.
    .else = Se non lo prendi tu, lo prenderà un altro. Al centro!
# en ca01e7c0
lesson-midevil-book-done = È tuo. Portalo al centro dell'Altare e vinci. Se muori per strada, torna al Cimitero.
# en 4ea126b4
lesson-midevil-duel = Il duello, e a casa
# en 20f22639
lesson-midevil-duel-catch = Ora il Necronomicon ce l'ha l'altro giocatore. Entra nella sua casella e duellerai per averlo. Prendilo!
    .else = Lo porterà a casa. Prima raggiungilo.
# en 21e9a319
lesson-midevil-duel-bid = Tu hai ottenuto 3, lui 4. Ora entrambi puntate in segreto scheletri e segnalini vita: i punti si aggiungono al tiro, i segnalini vita danno nuovi tiri. Punta il tuo blu, e nessuna vita.
    .else = È una puntata, ma debole: punta lo scheletro blu e tieni i segnalini vita.
# en f7743865
lesson-midevil-duel-home = Vinci il duello e il Necronomicon, e il tuo movimento continua. A casa, al centro dell'Altare!
    .else = Niente deviazioni con quel libro. All'Altare!
# en 62387423
lesson-midevil-duel-done = Hai vinto! Il gioco è tutto qui: una mappa, ossa, carte, e un libro che tutti vogliono.

## The Castle of Chaos

# en 56587a3f
lesson-castle-of-chaos-halls = Il castello
# en fe3766ef
lesson-castle-of-chaos-halls-door = Valgono tutte le regole di MidEvil. Cominci nel castello: sei nel mastio, dove le porte danno sul cortile. Passa dalla porta a ovest.
    .else = Le sale sono grandi. Da questa parte: dalla porta.
# en 54fcb2c3
lesson-castle-of-chaos-halls-stairs = Le scale portano dal cortile alle mura; altrove li separano i merli. Sali; lassù c'è un segnalino vita.
    .else = Prima sulle mura: attraversa il cortile fino alle scale.
# en 5352d63b
lesson-castle-of-chaos-halls-done = Mastio, cortile e mura sono tre zone separate. Per un Cavallo il mastio conta come edificio.
# en 5bcbc7a5
lesson-castle-of-chaos-bridge = Il ponte levatoio
# en c844be53
lesson-castle-of-chaos-bridge-gate = Si esce dal ponte levatoio, che all'inizio è alzato. Vai sul portone.
    .else = Il portone è un passo a sud.
# en d8219aa8
lesson-castle-of-chaos-bridge-lower = Dal portone puoi provare una volta per turno: con 4 o più il ponte si abbassa, e non costa movimento. Prova.
    .else = Prima il ponte: non costa niente.
# en d4cfe26f
lesson-castle-of-chaos-bridge-cross = Un 5: è abbassato. Attraversalo.
    .else = Ora è abbassato. Attraversalo prima che qualcuno lo alzi.
# en ac7fb32f
lesson-castle-of-chaos-bridge-done = Con 3 o meno chiunque può rialzarlo, da entrambe le estremità, finché nessuno ci sta sopra. Al di là la mappa cresce come sai.
# en 6d5743a1
lesson-castle-of-chaos-black = Scheletri neri
# en 7bbab8fd
lesson-castle-of-chaos-black-attack = Con il Cimitero arrivano sei scheletri neri. Si muovono di due caselle e li batte solo un 6. Combattine uno.
    .else = Potresti aspettare. Combatti quello nero.
# en 6122e29d
lesson-castle-of-chaos-black-raise = Qui un 5 non basta. Aumentalo di almeno un punto.
    .else = Con un segnalino vita tiri di nuovo, ma un 6 è raro. Aumenta il tiro.
# en 64bba301
lesson-castle-of-chaos-black-done = Battuto, ma non vale niente: i neri non danno punti.
# en 280b1d85
lesson-castle-of-chaos-home = A casa, al trono
# en dea18116
lesson-castle-of-chaos-home-throne = Hai il Necronomicon. Nel castello non si vince all'Altare ma qui, al centro della sala d'angolo dove hai cominciato. Vai!
    .else = Il trono è vicino. Dritto fin lì!
# en e0af896d
lesson-castle-of-chaos-home-done = Hai vinto! Occhio alla Buca, alla Sporcizia, che taglia le strade, e a 32 carte ancora più cattive.
