"""Threads may load games at the same time.

The race happens only in a process that has loaded nothing yet, so each attempt is a new process.
"""

import subprocess
import sys

import pytest

import boneyard
from tests.sizes import pick

ATTEMPTS = pick(quick=2, ci=10, full=100)
READ = """
import sys
from threading import Barrier, Thread

import boneyard
from boneyard.engine.content import Content
from boneyard.lessons import lesson

game, dump = boneyard.game(sys.argv[1]), sys.stdin.buffer.read()
files = game.default_content().files
sys.setswitchinterval(1e-6)
together = Barrier(8)


def read(number):
    own = Content(game.id, {name: f"{text}\\n# {number}\\n" for name, text in files.items()})
    together.wait()
    lesson(game.id)
    game.load(dump, game.setup(2))
    for word in sys.argv[2:]:
        game.parse(word)
    game.start(game.setup(2, content=own))
    done.append(number)


done = []
threads = [Thread(target=read, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(*sorted(done))
"""
LINES = {
    "zombie-invasion": ("step 3", "shift 1 2"),
    "midevil": ("step 3", "put white 7", "stop"),
    "castle-of-chaos": ("step 3", "put white 7", "stop"),
}


@pytest.mark.parametrize("game", boneyard.game_ids())
def test_threads_load_a_game_at_the_same_time(game: str) -> None:
    known = boneyard.game(game)
    dump = known.dump(known.start(known.setup(2)))
    for _ in range(ATTEMPTS):
        command = [sys.executable, "-c", READ, game, *LINES[game]]
        done = subprocess.run(command, input=dump, capture_output=True, check=False)
        assert (done.returncode, done.stdout) == (0, b"0 1 2 3 4 5 6 7\n"), done.stderr.decode()


LOAD = '''
import sys
from threading import Barrier, Thread, get_ident
from time import sleep

import boneyard
from boneyard.games.shared.features import features_of

turns = []


class Watch:
    """Looks for modules first, finds none, and notes which thread goes on with those of games."""

    @staticmethod
    def find_spec(name, path, target=None):
        if name.startswith("boneyard.games."):
            if turns[-1:] != [get_ident()]:
                turns.append(get_ident())
            sleep(0.001)


sys.meta_path.insert(0, Watch)
ids = boneyard.game_ids() * 3
together = Barrier(len(ids))


def load(number):
    together.wait()
    boneyard.game(ids[number])
    features_of(boneyard.game(ids[number]))
    done.append(number)


done = []
threads = [Thread(target=load, args=(number,)) for number in range(len(ids))]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(done), max(map(turns.count, turns)) <= 2)
'''


def test_games_are_loaded_by_one_thread_at_a_time() -> None:
    """Each thread waits at most twice: for the game, and for its features."""
    for _ in range(ATTEMPTS):
        done = subprocess.run([sys.executable, "-c", LOAD], capture_output=True, check=False)
        assert (done.returncode, done.stdout) == (0, b"9 True\n"), done.stderr.decode()
