# The game in the terminal.

table-title = { $game } · round { $round }
table-stack = { $stack ->
        [0] no tiles left
        [one] one tile left
       *[other] { $stack } tiles left
    }
help =
    Answer with the number of a choice, or with its word, such as `stop`.
    Walk with n, e, s, w, several at once: nnee.
    ?        the rules behind this question     ?3       the rule behind choice 3
    map      the whole board                    log      what happened
    look 7   bring choice 7 into view           look n   look further north; look: back to the pawn
    cards    what the cards do                  back     one menu back
    hint     what a strong player would do      goal     how to win, and how far everyone is
    undo     undo your last answer              auto     fill or move at random for me
    save F   save to the file F                 quit     leave; the game is saved
no-such-choice = { $text } isn't one of the choices; type ? for help.
ambiguous = { $text } could mean several choices; type the number.
undone = Undone.
no-undo = You can't undo that: { $reason ->
        [chance] something was rolled or drawn since
        [answer] another seat has answered since
       *[nothing] there is nothing to undo
    }.
saved = Saved to { $file }. Continue with: boneyard play --resume { $file }
kept = The game is saved in { $file }. Continue with: boneyard play --resume { $file }
curtain = Only { $seat } may look now. Press Enter when everyone else has looked away.
game-over = The game is over. { $result }
resume-question = You left a game of { $game } in round { $round }. Continue it?
which-game = Which game?
bot-faults = { $seat }'s program made { $number ->
        [one] a mistake
       *[other] { $number } mistakes
    }; { $replaced ->
        [0] none of its answers had to be replaced.
        [one] one of its answers was replaced by a random one.
       *[other] { $replaced } of its answers were replaced by random ones.
    } The first: { $first }
run-question = A bot in this game is the program: { $command }
    Run it?
replay-kept = The replay is saved in { $file }.
points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
on-the-board = see the board
hand = Your cards: { $cards }
press-enter = Press Enter
or-back = or `back`
not-saved = Can't write to { $file }: { $reason }.
way-won = { $seats } { $number ->
        [one] wins
       *[other] win
    } { $way }.
cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
refused = You can't do that here: { $rule } { $title }.
deadly = { $option }. Are you sure? Repeat your answer to confirm.
autosave = This game is saved to { $file } after every answer.
