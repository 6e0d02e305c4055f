"""Loading a game's code when it is first asked for, by one thread at a time.

Games use parts of each other: two threads that load two of them could each wait for what the other has begun.
"""

from threading import RLock

LOADING = RLock()
