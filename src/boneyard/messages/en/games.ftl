# The games, their options and how they can be won.

game-zombie-invasion = Zombie Invasion
game-zombie-invasion-about = A town full of zombies, one helicopter. The easiest start.
game-midevil = MidEvil
game-midevil-about = Skeletons rise. Steal their book before your friends do.
game-castle-of-chaos = The Castle of Chaos
game-castle-of-chaos-about = MidEvil with a castle, a drawbridge and nastier cards.

## Options

setting-last_life = When you give up your last life token in a fight
setting-last_life-dies = you die
setting-last_life-rerolls = you roll once more
setting-round_limit = Round limit
setting-round_limit-200 = after 200 rounds the player with the most points wins
setting-round_limit-none = no limit: play until someone wins
setting-graveyard = The Graveyard
    .house = Graveyard in the lower half of the tiles: no game ends before it begins. As printed, it can turn up at once.
setting-graveyard-anywhere = anywhere in the stack, as printed
setting-graveyard-lower_half = in the lower half of the stack
setting-printing = Printing of the rules
setting-printing-revised = the revised printing: sealed bids in duels, life tokens inside buildings
setting-printing-first = the first printing: open duels, life tokens anywhere on a tile
setting-duel_loser = The loser of a duel
setting-duel_loser-lives = plays on
setting-duel_loser-dies = dies
setting-altar_teleport = Teleport from the Altar to the Drawbridge
setting-altar_teleport-off = off
setting-altar_teleport-on = on: instead of moving, in the turn after your move ended on its centre

## Ways of winning

way-helipad = by helicopter
way-points = on points
way-rounds = with the most points after the last round
way-necronomicon = with the Necronomicon
way-book = with the Necronomicon
way-altar = with the Necronomicon at the Altar
way-castle = with the Necronomicon in the castle
way-unfinished = not at all: the answer limit was reached
