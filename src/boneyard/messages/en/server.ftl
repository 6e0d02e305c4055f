# What a server says on its own pages, and where it is started.

play-at = Boneyard is at { $address }. Stop it with Ctrl-C; games are kept.
play-already = Boneyard runs already, at { $address }.
play-already-lan = To let others join, stop it there and start it with: boneyard play --lan
play-friends = Others in your network join at { $address }
