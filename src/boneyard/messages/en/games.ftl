# The games, their options and how they can be won.

game-zombie-invasion = Zombie Invasion
game-zombie-invasion-about = A town full of zombies, one helicopter. Lay out the streets, look for life and ammo, and be the first to fly.
game-midevil = MidEvil
game-midevil-about = Skeletons rise all over the county. Find the Necronomicon in the Graveyard and carry it to the Altar.
game-castle-of-chaos = The Castle of Chaos
game-castle-of-chaos-about = MidEvil with a castle, its drawbridge, black skeletons and a deck of nastier cards.

## Options

setting-last_life = What happens when you give up your last life token in a fight.
setting-last_life-dies = you die
setting-last_life-rerolls = you roll once more
setting-round_limit = After how many rounds the game ends.
setting-round_limit-200 = after 200 rounds the most points win
setting-round_limit-none = it goes on until somebody wins
setting-printing = Which printing of the rules is played.
setting-printing-revised = the revised printing: sealed bids in duels, life tokens inside buildings
setting-printing-first = the first printing: open duels, life tokens anywhere on a tile
setting-duel_loser = What becomes of the player who loses a duel.
setting-duel_loser-lives = the loser goes on
setting-duel_loser-dies = the loser dies
setting-altar_teleport = Whether the Altar can send you to the Drawbridge.
setting-altar_teleport-off = no
setting-altar_teleport-on = yes, instead of moving, in the turn after you ended a move on its centre

## Ways of winning

way-helipad = by helicopter
way-points = on points
way-rounds = by the most points after the last round
way-necronomicon = with the Necronomicon
way-book = with the Necronomicon
way-altar = with the Necronomicon at the Altar
way-castle = with the Necronomicon in the castle
way-unfinished = not at all: the limit of answers was reached
