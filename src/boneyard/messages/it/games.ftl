# The games, their options and how they can be won.

# en ea40743e same
game-zombie-invasion = Zombie Invasion
# en 642cef21
game-zombie-invasion-about = Una città piena di zombi, un solo elicottero. L'inizio più facile.
# en 2b1502e1 same
game-midevil = MidEvil
# en a98a5429
game-midevil-about = Gli scheletri si risvegliano. Ruba il loro libro prima dei tuoi amici.
# en c1bfbabd
game-castle-of-chaos = Il Castello del Caos
# en ffa2a778
game-castle-of-chaos-about = MidEvil con un castello, un ponte levatoio e carte più cattive.

## Options

# en 7e9de3f5
setting-last_life = Quando spendi l'ultimo segnalino vita in un combattimento
# en d34ca100
setting-last_life-dies = muori
# en 4b2f1128
setting-last_life-rerolls = tiri ancora una volta
# en e52ac54a
setting-round_limit = Limite di round
# en 2d4b64b7
setting-round_limit-200 = dopo 200 round vince chi ha più punti
# en 9fc0f615
setting-round_limit-none = nessuno: si gioca finché qualcuno non vince
# en 63fcc65f
setting-graveyard = Il Cimitero
    .house = Il Cimitero è nella metà inferiore delle tessere: nessuna partita finisce prima di cominciare. Come stampato, può uscire subito.
# en b52ea549
setting-graveyard-anywhere = ovunque nella pila, come da regolamento
# en a5c9a745
setting-graveyard-lower_half = nella metà inferiore della pila
# en be3fb525
setting-printing = Edizione delle regole
# en c93e92ab
setting-printing-revised = l'edizione riveduta: puntate segrete nei duelli, segnalini vita dentro gli edifici
# en 4681050c
setting-printing-first = la prima edizione: duelli aperti, segnalini vita ovunque sulla tessera
# en d7dfdb70
setting-duel_loser = Chi perde un duello
# en 6fa1c0e2
setting-duel_loser-lives = continua a giocare
# en 3e889802
setting-duel_loser-dies = muore
# en abfdc43e
setting-altar_teleport = Teletrasporto dall'Altare al Ponte levatoio
# en 40e31fbf same
setting-altar_teleport-off = disattivato
# en c504fbf3
setting-altar_teleport-on = attivo: invece di muoverti, nel turno dopo un movimento finito al suo centro

## Ways of winning

# en 9dd0d53d
way-helipad = in elicottero
# en 96461426
way-points = ai punti
# en 28f7577e
way-rounds = per aver più punti dopo l'ultimo round
# en 478a3bbc
way-necronomicon = con il Necronomicon
# en 73af3944
way-book = con il Necronomicon
# en 8b9f2532
way-altar = con il Necronomicon all'Altare
# en 49e490f8
way-castle = con il Necronomicon nel castello
# en 0aaad0ac
way-unfinished = per niente: è stato raggiunto il limite di risposte
