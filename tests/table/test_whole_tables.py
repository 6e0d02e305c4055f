"""Tables are played to the end without a server: messages in; log entries and each viewer's frames out."""

import sys
from subprocess import run

import pytest

from boneyard.games.catalogue import game_ids
from boneyard.games.shared.features import features_of
from boneyard.table import log_entries, protocol
from boneyard.table.fold import fold
from boneyard.table.projection import view_of
from boneyard.table.table import Table
from tests.sizes import pick
from tests.table.whole_tables import Host, played, read_frame

TABLES = pick(quick=1, ci=3, full=50)


@pytest.fixture(scope="module", params=[(game, seed) for game in game_ids() for seed in range(TABLES)])
def host(request: pytest.FixtureRequest) -> Host:
    game, seed = request.param
    return played(game, 2 + seed % 4, seed)


def test_the_log_alone_gives_the_same_table(host: Host) -> None:
    again = Table("desk")
    for seq, (at, entry) in enumerate(host.log, 1):
        fold(again, seq, at, log_entries.decode(entry))
    assert (again.status, again.why, again.winners) == ("over", host.table.why, host.table.winners)
    assert again.play is not None
    assert host.table.play is not None
    assert again.play.hash == host.table.play.hash


def test_updates_add_up_to_what_each_viewer_sees(host: Host) -> None:
    assert host.table.play is not None
    for viewer, frames in host.frames.items():
        welcome, *updates = map(read_frame, frames)
        view = welcome["view"]
        for number, update in enumerate(updates, welcome["n"] + 1):
            assert update["n"] == number
            view |= update.get("view", {})
        assert view == read_frame(protocol.encode(view_of(host.table.play, viewer)))


def test_everybody_sees_where_the_drawn_tile_can_go(host: Host) -> None:
    chosen = 0
    for frames in host.frames.values():
        welcome, *updates = map(read_frame, frames)
        view, places = welcome["view"], welcome.get("places", [])
        for update in updates:
            view |= update.get("view", {})
            places = update.get("places", places)
            lays = bool(view["agenda"]) and view["agenda"][-1]["frame"] == "place-tile"
            assert lays == bool(places)
            options = (update.get("question") or {}).get("options", ()) if lays else ()
            if options:
                chosen += 1
                assert {(each["x"], each["y"]) for each in options if each["do"] == "place"} == {
                    (x, y) for x, y, _ in places
                }
    assert chosen


def test_updates_add_up_to_the_goals_that_everybody_sees(host: Host) -> None:
    assert host.table.play is not None
    model = features_of(host.table.play.game).goals
    assert model is not None
    goals = model.make(view_of(host.table.play, None), host.table.play.state.board, host.table.content)
    for frames in host.frames.values():
        welcome, *updates = map(read_frame, frames)
        seen = welcome["goals"]
        for update in updates:
            seen |= update.get("goals", {})
            assert "goals" not in update or "view" in update, "goals change with the view only"
        assert seen == read_frame(protocol.encode(goals))


ONLY_MSGSPEC = """
import sys

class OnlyMsgspec:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {"boneyard", "msgspec", "tests", *sys.stdlib_module_names}:
            raise ImportError(f"the table library must not need {name}")

sys.meta_path.insert(0, OnlyMsgspec())
from boneyard.games.catalogue import game_ids
from tests.table.whole_tables import played

for game in game_ids():
    print(game, played(game, 2, 1).table.status)
assert not {"asyncio", "socket", "sqlite3"} & sys.modules.keys()
"""


@pytest.mark.plain_python("machine code also imports mypy_extensions")
def test_the_library_needs_nothing_but_msgspec() -> None:
    done = run([sys.executable, "-c", ONLY_MSGSPEC], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [f"{game} over" for game in game_ids()], done.stderr
