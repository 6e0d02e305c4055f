"""Work off the event loop, in processes that can be killed: bots, hints, odds, trials of new tables."""

from boneyard.server.workers.workers import Workers as Workers
