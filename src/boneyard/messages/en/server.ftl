# What a server says on its own pages, and where it is started.

play-at = Boneyard is running at { $address }. Stop it with Ctrl-C; games are saved.
play-already = Boneyard is already running at { $address }.
play-already-lan = To let others join, stop it there and start it with: boneyard play --lan
play-friends = Others in your network can join at { $address }
play-friends-else = If that doesn't work, start it with --address and another address of this machine: { $addresses }
page-serves = This server is running: tables can be created here, and programs can play at them.
page-no-client = This copy of Boneyard comes without the page for playing in the browser.
page-terminal = You can play in a terminal with: boneyard play --terminal
