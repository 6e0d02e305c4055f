# The first page: a game, its goal, the opponents.

start-choose = Choose a game
start-goal = The goal
start-opponents = Your opponents
start-bench = On the bench
start-friend = A friend
start-swap = Swap
    .label = Swap { $name } for someone else
start-add = Add { $name }
start-rules-house = Our house rules
start-rules-printed = As printed
start-guide = Guide my first turn
start-play = Play
start-more = More options
start-lesson = New here? Play the short lesson first
goal-midevil = Carry the Necronomicon to the Altar, or collect 30 points of skeletons. First to do either wins.
goal-midevil-first = Take the book
goal-midevil-then = Fight your way
goal-midevil-last = Reach the Altar
goal-castle-of-chaos = Carry the Necronomicon into the castle, to the throne, or collect 30 points of skeletons. First to do either wins.
goal-castle-of-chaos-first = Fetch the book
goal-castle-of-chaos-then = Fight your way
goal-castle-of-chaos-last = Reach the throne
goal-zombie-invasion = Reach the helicopter, or beat 20 zombies. First to do either wins.
goal-zombie-invasion-first = Lay out the streets
goal-zombie-invasion-then = Fight your way
goal-zombie-invasion-last = Reach the Helipad
