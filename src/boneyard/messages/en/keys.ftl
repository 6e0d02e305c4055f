# Keyboard shortcuts of the game page.

keys-title = Keys
keys-choose = Choose a highlighted square, or a place for the tile.
keys-take = Confirm it, or press the highlighted button.
keys-turn = Rotate the tile.
keys-number = Pick the option with this number.
keys-back = Cancel; let go of the square; pass; ask me again.
keys-tab = Move on to buttons, cards, log and the board in words.
keys-any = Any square: hear what's there, or why you can't choose it.
keys-shift = Move the board.
keys-size = Zoom in, zoom out, show the whole board.
keys-help = Show these keys.
keys-hint = Arrow keys and Enter choose. ? shows all keys.
keys-single = Shortcuts of a single letter, digit or sign
    .text = Switch them off if you dictate, or hit keys by accident. Arrow keys, Enter, Escape and Tab always work.
