# Start-up messages of the server, and its page without the browser client.

play-at = Boneyard is running at { $address }. Stop it with Ctrl-C; games are saved.
play-already = Boneyard is already running at { $address }.
play-already-lan = To let others join, stop it there and start it with: boneyard play --lan
play-friends = Others in your network can join at { $address }
play-friends-else = If that doesn't work, start it with --address and another address of this machine: { $addresses }
page-serves = This server is running: programs can create tables and play here.
page-no-client = This copy of Boneyard doesn't include the browser client.
page-terminal = You can play in a terminal with: boneyard play --terminal

## What chat programs show beside a link

link-home = Play { $games } in your browser, with friends or against bots. Free, no account needed.
link-bots = { $number ->
    [one] 1 bot
   *[other] { $number } bots
 }
link-open = { $free ->
    [0] All seats are taken. The game begins soon.
    [one] One seat is free. Join in your browser, no account needed.
   *[other] { $free } seats are free. Join in your browser, no account needed.
 }
link-running = The game is on. Watch it in your browser.
link-running-closed = The game is on.
link-over = The winner: { $winners }. See the game and its statistics.
link-over-nobody = Nobody won. See the game and its statistics.
link-group = A group on Boneyard
    .about = Play together: choose a name and join, no account needed.
