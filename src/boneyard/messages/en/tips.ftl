# Tips in a player's first turn: `tip-` and the tag of a pending frame.

tips-guide = Guide my first turn
tips-end = No more tips
tip-place-tile = Every turn begins with a new tile: the map grows. Choose a place with a plus. Many tiles can be rotated first.
tip-fill-tile = New tiles come with enemies and tokens. The main button places them all. Or choose a square for each: tokens near you, enemies in the others' way.
tip-before-move = Tap a card to read it; you may play one per round. Or just roll: the die says how far you may walk.
tip-move = Choose a highlighted square to walk there. Red, hatched squares mean a fight; a token is yours when you step on it.
tip-fight-ready = The die faces show which rolls win this fight. Use a weapon if you have one, or just roll.
tip-mend = You missed, but it isn't over: pay what's missing, if you can, or give up a life token and roll again. Keep one: without life tokens you die.
tip-window = You may play a card right now. If none helps you, pass.
tip-move-zombies = Your turn ends with the zombies. Choose a rival's pawn to send them there, or move them one by one.
tip-move-skeletons = Your turn ends with the skeletons. Choose a rival's pawn to send them there, or move them one by one.
tip-end-turn = You draw back up to three cards next turn. Discard one you don't need, or just end the turn.
