# Hints: what the hard bot would do, and why. One message per command word.

# en dd8a2e0e
hint-title = Che cosa farebbe un giocatore forte, dalla mossa migliore in giù:
# en 191f7650
hint-line = { $place }. { $option }: { $reasons }.
# en 0923738f
hint-chance = vince circa il { $percent }% di { $games } partite simulate
# en 85d657cf
hint-worse = vince { $number } partite su 100 in meno (± { $error })
# en c3170f18
hint-close = quasi altrettanto buona
# en b7b831de
hint-fight = combattimento su { $tile }: { $what }
# en b3972257
hint-fights = { $number } combattimenti andando verso { $tile }
# en 444ffa12
hint-tokens = { $number ->
        [one] raccogli un segnalino: { $tile }
       *[other] raccogli { $number } segnalini
    }
# en b705699c
hint-nearer = { $number ->
        [one] un passo più vicino alla meta: { $tile }
       *[other] { $number } passi più vicino alla meta: { $tile }
    }
# en d303517a
hint-arrives = raggiungi la meta: { $tile }
# en 7448602b
hint-step = il posto migliore da cui proseguire
# en a6848897
hint-stop = ora non c'è niente di meglio da fare
# en ca6b0851
hint-place = vicino a te e lontano dagli altri
# en 03bca961
hint-place-you = più vicino a te che a { $seat }
# en e880d551
hint-place-rival = più vicino a { $seat } che a te
# en 48ce49dd
hint-put = serve più a te che agli altri
# en bde7e1c2
hint-shift = danneggia gli altri, o arriva alla tua portata
# en d786b15a
hint-near-you = alla tua portata: { $tile }
# en f7a276df
hint-near-rival = sulla strada di { $seat }: { $tile }
# en 1e7bce87
hint-breed = un nuovo zombi danneggia gli altri più che muoverne tre
# en ebdf97ec
hint-life = un altro tiro vale il segnalino
# en 009e63b8
hint-die = non c'è altro modo
# en b3077aeb
hint-ammo = vince il combattimento e salva i tuoi segnalini vita
# en 547aae33
hint-raise = vince il combattimento e salva i tuoi segnalini vita
# en 3cb432f2
hint-play = è quella che ora ti aiuta di più
# en 5d23ad79
hint-play-leader = frena chi è più vicino alla vittoria: { $seat }
# en 056f92bd
hint-play-against = colpisce { $seat }
# en 3f53da64
hint-pass = la tua carta varrà di più in seguito
# en 1c2eb1ec
hint-discard = un'altra carta ti servirà di più
# en 29d28fde
hint-throw = tutto è pronto
# en 2ee16e3c
hint-use = rende il combattimento più sicuro
# en d11fb8da
hint-shoot = un combattimento che non costa passi
# en 147571b2
hint-mount = a cavallo arrivi due volte più lontano
# en 72b8c8ce
hint-commit = quanto basta per vincere, e non di più
# en fea6392b
hint-spend = basta per vincere
# en 3635ecdd
hint-choose = il meglio che c'è
# en 29486f21
hint-aim = dove ti serve di più
# en c545d580
hint-go = il posto migliore da cui proseguire
# en f75d3350
hint-remove = serve agli altri più che a te
# en 73eb560c
hint-pay = il minimo che basta
# en af9d31dd
hint-bridge = il ponte decide chi passa
# en 95eaf250
hint-challenge = il libro vale un duello
# en 218dffbc
hint-teleport = risparmia una lunga strada
# en 96bc0f50
hint-lead = lo allontana da dove vuole andare
# en eda8763a
hint-take = quelli da pochi punti aumentano i tiri senza sprechi
# en deda03d1
hint-pick = serve di più altrove
