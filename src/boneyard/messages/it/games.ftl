# The games, their options and how they can be won.

# en ea40743e same
game-zombie-invasion = Zombie Invasion
# en fb206ff1
game-zombie-invasion-about = Una città piena di zombi, un solo elicottero. Traccia le strade, cerca vita e munizioni e vola via prima degli altri.
# en 2b1502e1 same
game-midevil = MidEvil
# en 7042fa92
game-midevil-about = In tutta la contea gli scheletri si risvegliano. Trova il Necronomicon nel Cimitero e portalo all'Altare.
# en c1bfbabd
game-castle-of-chaos = Il Castello del Caos
# en 1e207339
game-castle-of-chaos-about = MidEvil con un castello, il suo ponte levatoio, scheletri neri e un mazzo di carte più cattive.

## Options

# en 0a04974d
setting-last_life = Che cosa succede quando spendi l'ultimo segnalino vita in un combattimento.
# en d34ca100
setting-last_life-dies = muori
# en 4b2f1128
setting-last_life-rerolls = tiri ancora una volta
# en 409cdedf
setting-round_limit = Dopo quanti round finisce la partita.
# en c29e7085
setting-round_limit-200 = dopo 200 round vince chi ha più punti
# en 0f211431
setting-round_limit-none = continua finché qualcuno non vince
# en f78e98d6
setting-printing = Con quale edizione delle regole si gioca.
# en c93e92ab
setting-printing-revised = l'edizione riveduta: puntate segrete nei duelli, segnalini vita dentro gli edifici
# en 4681050c
setting-printing-first = la prima edizione: duelli aperti, segnalini vita ovunque sulla tessera
# en 398c3179
setting-duel_loser = Che cosa succede a chi perde un duello.
# en 90443f14
setting-duel_loser-lives = chi perde continua
# en 0260e9b4
setting-duel_loser-dies = chi perde muore
# en 94d4d934
setting-altar_teleport = Se l'Altare può mandarti al ponte levatoio.
# en 73f9c7b6 same
setting-altar_teleport-off = no
# en 29dc9c8a
setting-altar_teleport-on = sì, invece di muoverti, nel turno dopo aver finito un movimento al suo centro

## Ways of winning

# en 9dd0d53d
way-helipad = in elicottero
# en 96461426
way-points = ai punti
# en 007bd31c
way-rounds = per aver più punti dopo l'ultimo round
# en 478a3bbc
way-necronomicon = con il Necronomicon
# en 73af3944
way-book = con il Necronomicon
# en 8b9f2532
way-altar = con il Necronomicon all'Altare
# en 49e490f8
way-castle = con il Necronomicon nel castello
# en 1d2aac18
way-unfinished = per niente: è stato raggiunto il limite di risposte
