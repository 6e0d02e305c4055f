# Errors: one message per error code of the server, and per reason that a code can have.
# Codes are listed in table/errors.py; unreachable, broken, ended and other are the page's own.

problem-unreachable = Can't reach the server. Check whether you're online; your games are safe.
problem-broken = Something went wrong on this page. Nothing is lost: the server keeps the game. Try again.
problem-other = That didn't work ({ $code }). Try again, or go back to the home page.
problem-ended = This table was closed before its game began. Create a new table, or join an open one.
problem-bad-contact = This server can't send anything there. Check the address; the host of this server may also have turned this off.
problem-bad-content = You can't play with these tiles or cards.
problem-bad-frame = The server didn't understand that. Reload the page and try again.
problem-bad-method = The server can't do that at this address. Reload the page and try again.
problem-bad-name = Enter a name.
problem-bad-protocol = The server is newer than this page. Reload the page.
problem-bad-replay = This file isn't a replay, or it's damaged. Download it again and retry.
problem-bad-request = The server didn't understand that. Reload the page and try again.
problem-bad-secret = This link or code was already used, or is incomplete. Ask for a new one.
problem-bad-setup = You can't set up a table like this.
problem-bad-type = The server doesn't accept this kind of file here.
problem-banned = The host of this server has blocked you.
problem-busy = The server is busy. Try again in a moment.
problem-elsewhere = The table is moving to another process. Try again in a moment.
problem-fault = Something went wrong on the server. The error was logged. Try again.
problem-illegal = The rules don't allow that here.
problem-muted = You can't chat at this table.
problem-no-seat = That seat is taken. Choose another one, or watch.
problem-no-seat-seated = You already have a seat at this table; nobody can have two.
problem-no-undo = That can't be undone any more.
problem-not-allowed = This table doesn't allow that.
problem-not-allowed-carried = Your seat was moved to another device with its private link, and this table doesn't allow spectators. If that wasn't you, ask the host of this server to give it back.
problem-not-allowed-closed-hands = Hands stay hidden at this table, even after the game.
problem-not-allowed-covered = A bot is answering for you. Come back first, then you can answer yourself.
problem-not-allowed-hints = There are no hints at this table.
problem-not-allowed-just-left = That player was here a moment ago and may be back soon. Try again a little later.
problem-not-allowed-left = You left this game for good. You can still watch it.
problem-not-allowed-off = The host of this server has turned this off.
problem-not-allowed-present = That player is here, so nobody can take their seat.
problem-not-allowed-same-dice = You have already seen these dice at another table. Choose a table with other dice.
problem-not-allowed-sent-away = The host removed you from this table. Look for another one, or watch.
problem-not-allowed-spectators = This table doesn't allow spectators.
problem-not-allowed-too-many = You already have { $limit } of them. Remove one first.
problem-not-allowed-too-many-tables = { $limit } of your games are already running. End one of them first.
problem-not-allowed-too-many-open = You already have { $limit } public tables waiting for players. Start or leave one of them first.
problem-not-allowed-too-many-twins = There are already { $limit } other tables with these dice. Choose a table with other dice.
problem-not-allowed-trap = That card can't be armed like this now. Open it again to see what is possible.
problem-not-found = There's nothing at this address. Check that the link is complete.
problem-not-open = The game has already started. You can watch it.
problem-not-over = You can see that once the game is over.
problem-not-over-same-dice = Other tables are still playing with these dice. Come back when the last one is done.
problem-not-running = The game isn't running now.
problem-not-yours = That's not yours: the seat or table belongs to someone else.
problem-other-rules = This game was played with rules this server no longer has, so you can't play on from it.
problem-parked = This table failed too often, so the server stopped it. Its game is saved; the host of this server can close it.
problem-paused = The server can't save games right now, so nothing new can start. Try again in a while.
problem-stale = That question is already closed. The page shows the current one.
problem-too-fast = That was too much at once. Wait a moment and try again.
problem-too-large = That's too large for the server. Try something smaller.
problem-too-much = This position is too complex to work out.
problem-bad-secret-pin = That's not the right PIN. After a few wrong ones you have to wait.
problem-too-fast-pin = Too many wrong PINs. Wait { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, or ask the host to let you in.
problem-not-allowed-group-full = This group already has { $limit } members.
problem-not-allowed-too-many-groups = You are in { $limit } groups already. Leave one of them first.
problem-not-allowed-already-member = You are this member already.
problem-not-yours-host = Only the host of the group can do that.
problem-bad-setup-players = Choose at most six players, and at least one opponent.
