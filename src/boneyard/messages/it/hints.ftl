# Hints: what the hard bot would do, and why. One message for each word that a seat can answer with.

# en dd8a2e0e
hint-title = Che cosa farebbe un giocatore forte, dalla mossa migliore in giù:
# en 191f7650
hint-line = { $place }. { $option }: { $reasons }.
# en 644c9782
hint-chance = { $percent } % di probabilità di vincere, da { $games ->
        [one] una partita
       *[other] { $games } partite
    } di prova
# en 61b03f91
hint-fights = { $number ->
        [one] un combattimento lungo il percorso, che dà punti
       *[other] { $number } combattimenti lungo il percorso, che danno punti
    }
# en 1b914e26
hint-tokens = { $number ->
        [one] un segnalino da raccogliere
       *[other] { $number } segnalini da raccogliere
    }
# en 8fc07b82
hint-nearer = { $number ->
        [one] un passo più vicino alla meta
       *[other] { $number } passi più vicino alla meta
    }
# en e8f0c2f5
hint-arrives = porta alla meta
# en bd2e1ce7
hint-step = il posto migliore da cui proseguire
# en 48a2410e
hint-stop = ora non c'è niente di meglio
# en 0fed0b63
hint-place = vicino a te e lontano dagli altri
# en faf26a37
hint-put = dove serve più a te che agli altri
# en aeeb2912
hint-shift = verso chi danneggia, o dove puoi batterlo tu
# en 3686b6bb
hint-breed = uno nuovo danneggia gli altri più che muoverne tre
# en ebdf97ec
hint-life = un altro tiro vale il segnalino
# en da7b50a9
hint-die = non c'è altro modo
# en 56916969
hint-ammo = vince il combattimento e salva i tuoi segnalini vita
# en b10ab832
hint-raise = vince il combattimento e salva i tuoi segnalini vita
# en a80b9932
hint-play = è quella che ora ti aiuta di più
# en 242cc80c
hint-play-against = ferma il giocatore { $number }, il più vicino alla vittoria
# en 3f53da64
hint-pass = la tua carta varrà di più in seguito
# en 1c2eb1ec
hint-discard = un'altra carta ti servirà di più
# en 1e4fd854
hint-throw = tutto è pronto
# en c5b327bf
hint-use = rende il combattimento più sicuro
# en d11fb8da
hint-shoot = un combattimento che non costa passi
# en 78bb59c8
hint-mount = a cavallo arrivi due volte più lontano
# en 916f98ef
hint-commit = quanto basta per vincere, e non di più
# en fb88d5fc
hint-spend = basta per vincere
# en 38672a93
hint-choose = il meglio che c'è
# en b174b44c
hint-aim = dove ti serve di più
# en dcb28e8e
hint-go = il posto migliore da cui proseguire
# en 46e3684e
hint-remove = serve agli altri più che a te
# en 16b4ca2d
hint-pay = il minimo che basta
# en af9d31dd
hint-bridge = il ponte decide chi passa
# en 95eaf250
hint-challenge = il libro vale un duello
# en c6f5beb7
hint-teleport = risparmia una lunga strada
# en c4c540d4
hint-lead = lo allontana da dove vuole stare
# en eda8763a
hint-take = quelli da pochi punti aumentano i tiri senza sprechi
# en 47ddacf9
hint-pick = serve di più altrove
