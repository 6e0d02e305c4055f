# La prima pagina: un gioco, il suo obiettivo, gli avversari.

# en 5bb38640
start-choose = Scegli un gioco
# en d0fdda1a
start-goal = L'obiettivo
# en bb8ebb38
start-opponents = I tuoi avversari
# en 405602db
start-bench = In panchina
# en 17bd0ff1
start-friend = Un amico
# en bcde9077
start-swap = Cambia
    .label = Cambia { $name } con un altro
# en 0da56a1f
start-add = aggiungi alla partita
# en b01735d2
start-rules-house = Le nostre regole
# en 46ea3b26
start-rules-printed = Come stampato
# en b6835405
start-play = Gioca
# en 38d738af
start-more = Altre opzioni
# en 491dd78a
start-lesson = Prima volta qui? Comincia dalla breve lezione
# en 02d7511b
goal-midevil = Porta il Necronomicon all'Altare o raccogli 30 punti di scheletri. Vince chi ci riesce per primo.
# en 43a04165
goal-midevil-first = Prendi il libro
# en 35f7b865
goal-midevil-then = Fatti strada
# en f6423415
goal-midevil-last = Raggiungi l'Altare
# en 8d4d0e10
goal-castle-of-chaos = Porta il Necronomicon nel castello, fino al trono, o raccogli 30 punti di scheletri. Vince chi ci riesce per primo.
# en 80fb9cc6
goal-castle-of-chaos-first = Trova il libro
# en 7ff1997c
goal-castle-of-chaos-then = Fatti strada
# en 8f9a15d5
goal-castle-of-chaos-last = Raggiungi il trono
# en a51a641e
goal-zombie-invasion = Raggiungi l'elicottero o batti 20 zombi. Vince chi ci riesce per primo.
# en 7709a783
goal-zombie-invasion-first = Traccia le strade
# en 77d07785
goal-zombie-invasion-then = Fatti strada
# en 41a41d4a
goal-zombie-invasion-last = Raggiungi l'eliporto
# en d7149bff
setup-prepared = Prepara tutto per noi
    .text = Le prime figure e i primi segnalini vengono messi per chi comincia. Disattivalo per metterli da te.
# en db27a094
setup-chores = Riempi le tessere e muovi le figure per noi
    .text = I turni sono più brevi: restano da decidere tessere, percorsi, combattimenti e carte. Chi preferisce farlo da sé lo disattiva nel menu della partita.
