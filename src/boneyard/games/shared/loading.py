"""The lock under which a game's code is loaded.

Games import parts of each other, so two threads that load two games could deadlock on import locks. Decoders
of a game's types are made under it too.
"""

from threading import RLock

LOADING = RLock()
