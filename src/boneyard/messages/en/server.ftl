# Start-up messages of the server, and its page without the browser client.

play-at = Boneyard is running at { $address }. Stop it with Ctrl-C; games are saved.
play-already = Boneyard is already running at { $address }.
play-already-lan = To let others join, stop it there and start it with: boneyard play --lan
play-friends = Others in your network can join at { $address }
play-friends-else = If that doesn't work, start it with --address and another address of this machine: { $addresses }
page-serves = This server is running: programs can create tables and play here.
page-no-client = This copy of Boneyard doesn't include the browser client.
page-terminal = You can play in a terminal with: boneyard play --terminal
