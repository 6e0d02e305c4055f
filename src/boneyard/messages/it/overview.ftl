# Le regole in breve, riquadro per riquadro: titolo, `.text` e `.picture`, che descrive l'immagine.

# en 09cee1b8
overview-title = In breve
# en 4ad2f498
overview-midevil-goal = L'obiettivo
    .text = Prendi il Necronomicon dal Cimitero e portalo al centro dell'Altare. Oppure raccogli 30 punti di scheletri: i bianchi valgono 1, i rossi 2, i blu 3.
    .picture = Un percorso va dal libro nel Cimitero all'Altare, passando per uno scheletro rosso.
# en 1f482dc5
overview-midevil-turn = Il tuo turno
    .text = Aggiungi una tessera alla mappa e pesca fino ad avere 3 carte. Tira e muoviti, poi tira di nuovo e muovi altrettanti scheletri.
    .picture = Un personaggio fa tre caselle fino alla porta di una taverna; il dado mostra un 3.
# en f9b4a1af
overview-midevil-fight = I combattimenti
    .text = Combatti contro ogni scheletro che incontri: con 4, 5 o 6 vinci e lo tieni. Se fallisci, aggiungi punti dalla tua collezione, oppure cedi un segnalino vita e tira di nuovo.
    .picture = Un personaggio combatte contro uno scheletro rosso; accanto, dadi con 4, 5 e 6.
# en d0fa34e8
overview-midevil-cards = Le carte
    .text = Puoi giocare una carta evento per round, nel turno di chiunque. Armi e oggetti restano davanti a te; alcune carte ti aiutano, altre colpiscono gli avversari o muovono i morti.
    .picture = Tre carte: una spada, uno stivale ghiacciato e un tamburo con ossa per bacchette.
# en ae74bf25
overview-castle-of-chaos-goal = L'obiettivo
    .text = Riporta il Necronomicon nel castello, al trono da cui sei partito. Oppure raccogli 30 punti di scheletri.
    .picture = Un percorso va dal libro al trono attraverso il mastio, passando per uno scheletro nero.
# en 29a95d6f
overview-castle-of-chaos-bridge = Il ponte levatoio
    .text = All'inizio il ponte è alzato. Accanto al ponte puoi provare ad abbassarlo una volta per turno: serve 4 o più.
    .picture = Un personaggio è davanti al ponte alzato; accanto, dadi con 4, 5 e 6.
# en 161d399d
overview-castle-of-chaos-fight = Gli scheletri neri
    .text = Turni e combattimenti sono come in MidEvil. Ma solo un 6 batte uno scheletro nero, che non vale nulla.
    .picture = Un personaggio nel Cimitero affronta tre scheletri neri; accanto, un dado con un 6.
# en 96065691
overview-castle-of-chaos-cards = Le carte del caos
    .text = Sedici nuovi tipi si aggiungono al mazzo di MidEvil. Mandano i giocatori nella Buca, fanno saltare turni o assaltano le mura.
    .picture = Tre carte: una testa in un secchio, gambe che spuntano da una fossa e una scala contro un muro.
# en 091c7003
overview-zombie-invasion-goal = L'obiettivo
    .text = Arriva per primo al centro dell'Eliporto, l'ultima tessera della pila. Oppure ottieni per primo 20 punti, uno per ogni zombi battuto.
    .picture = Un percorso segue una strada e arriva al centro dell'Eliporto, passando per uno zombi.
# en fa8c9c07
overview-zombie-invasion-turn = Il tuo turno
    .text = Aggiungi una tessera alla città. Tira e muoviti, poi tira di nuovo e muovi fino ad altrettanti zombi di una casella.
    .picture = Un personaggio fa tre caselle verso degli zombi; il dado mostra un 3.
# en f4164776
overview-zombie-invasion-fight = I combattimenti
    .text = Combatti contro ogni zombi che incontri: con 4, 5 o 6 lo batti. Se fallisci, spendi una munizione per ogni punto che manca, oppure cedi un segnalino vita e tira di nuovo.
    .picture = Un personaggio combatte contro uno zombi; accanto, dadi con 4, 5 e 6.
# en f50f1361
overview-zombie-invasion-tokens = Vita e munizioni
    .text = Negli edifici ci sono segnalini vita e munizioni, sorvegliati da zombi. Puoi avere 5 segnalini vita; se perdi l'ultimo, perdi 5 punti e ricominci da capo.
    .picture = Un commissariato e una farmacia con segnalini vita e munizioni.
