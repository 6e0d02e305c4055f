# What a server says on its own pages, and where it is started.

play-at = Boneyard is at { $address }. Stop it with Ctrl-C; games are kept.
play-already = Boneyard runs already, at { $address }.
play-already-lan = To let others join, stop it there and start it with: boneyard play --lan
play-friends = Others in your network join at { $address }
play-friends-else = If that leads nowhere, start it with --address and another address of this machine: { $addresses }
page-serves = This server works: tables can be made here, and programs can play at them.
page-no-client = The page for playing in the browser is not built into this copy of Boneyard.
page-terminal = At a terminal you can play with: boneyard play --terminal
