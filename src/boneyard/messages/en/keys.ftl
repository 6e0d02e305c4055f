# The keys of the game's page.

keys-title = Keys
keys-choose = Choose a lit square, or a place for the tile.
keys-take = Take it; else press the highlighted button.
keys-turn = Turn the tile.
keys-number = Give the answer with this number.
keys-back = Take back what is chosen; let a window pass; be asked again.
keys-tab = Go on to buttons, cards, log and the board in words.
keys-any = Any square: hear what is there, or ask why not.
keys-shift = Move the board.
keys-size = Larger, smaller, all of the board.
keys-help = Show these keys.
keys-hint = Arrows and Enter choose. ? shows all keys.
