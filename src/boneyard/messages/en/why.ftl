# Why something is not possible, by the rule that forbids it.

why-zi-move-1 = You can't get there.
why-zi-move-2 = You can walk only on roads, and into buildings only by a door.
why-zi-move-3 = A wall is in the way.
why-zi-tile-1 = The roads wouldn't meet there.
why-zi-tile-2 = It has to go inside the building of the new tile.
why-zi-tile-3 = There's already a token there.
why-zi-zombie-1 = A zombie can't get there in one step.
why-zi-zombie-2 = There's already a zombie there.
why-zi-turn-4 = This zombie has already moved.
why-me-move-1 = You have no steps left.
why-me-move-2 = You can't get there.
why-me-move-5 = A wall is in the way. Use the entrance.
why-me-move-6 = Nobody can walk there.
why-me-horse-2 = Your horse can't go in there.
why-me-skel-1 = This skeleton has already moved.
why-me-skel-2 = A skeleton can't step there.
why-me-tile-1 = A tile has to lie next to the map.
why-me-tile-2 = The road would end at a wall.
why-cc-tile-1 = Nothing may lie beside the Drawbridge.
why-cc-bridge-1 = The bridge is raised.
