# The game at the terminal.

table-title = { $game } · turn { $turn }
table-stack = { $stack ->
        [0] no tiles left
        [one] one tile left
       *[other] { $stack } tiles left
    }
help =
    Answer with the number of a choice, or with its word, such as `stop`.
    Walk with n, e, s, w, several at once: nnee.
    ?        the rules behind this choice       ?3       the rule behind choice 3
    map      the whole board                    log      what happened
    look 7   bring choice 7 into view           look n   look further north; look: back to the pawn
    cards    what the cards do                  back     one menu back
    hint     what a strong player would do
    undo     take back your last answer         auto     fill or move on at random for me
    save F   save into the file F               quit     leave; the game is kept
no-such-choice = There is no choice { $text }; type ? for help.
ambiguous = { $text } can mean several choices; type its number.
undone = Taken back.
no-undo = You can't take that back: { $reason ->
        [chance] a die was rolled or something was drawn since
        [answer] another seat has answered since
       *[nothing] there is nothing to take back
    }.
saved = Saved in { $file }. Go on with: boneyard play --resume { $file }
kept = The game is kept in { $file }. Go on with: boneyard play --resume { $file }
curtain = Only { $seat } may look now. Press Enter when the others look away.
game-over = The game is over. { $result }
resume-question = A game of { $game } was left in turn { $turn }. Go on with it?
which-game = Which game?
bot-faults = The program of { $seat } did something wrong { $number ->
        [one] once
       *[other] { $number } times
    }, and { $replaced ->
        [0] none of its answers was replaced.
        [one] one of its answers was replaced by a random one.
       *[other] { $replaced } of its answers were replaced by random ones.
    } The first: { $first }
run-question = In this game a bot is the program: { $command }
    Run it?
replay-kept = The replay is in { $file }.
points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
on-the-board = see the board
hand = Your cards: { $cards }
press-enter = Press Enter
or-back = or `back`
not-saved = { $file } can't be written: { $reason }.
way-won = { $seats } { $number ->
        [one] wins
       *[other] win
    } { $way }.
cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
refused = That is not possible here: { $rule } { $title }.
deadly = { $option }. Are you sure? Answer the same once more.
autosave = This game is kept in { $file } after every answer.
