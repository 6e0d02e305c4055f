"""Bots in any language: real programs, well-behaved and others."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
import pytest

import boneyard
from boneyard.bots import bot
from boneyard.bots.child import Child, OutputTooLong
from boneyard.bots.external import RESTARTS, External, Limits, dismiss
from boneyard.bots.protocol import one_word, words_of
from boneyard.engine.chance import FairDice
from boneyard.engine.content import Content
from boneyard.engine.match import Look, Match
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView
from tests.sizes import SIZE, pick

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
READY = '{"protocol": 1}'
PATIENT = Limits(start=60, answer=60)
"""For well-behaved programs: a busy machine must not look like a fault."""

HEAD = f"""
import json, os, sys, time
hello = json.loads(sys.stdin.readline())
print('{READY}', flush=True)
def tell(**message):
    print(json.dumps(message), flush=True)
"""
ANSWER_ALL = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        tell(choice=0)
"""


Program = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Writes a Python program; returns its command for `External`."""

    def write(text: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(text, "utf-8")
        return shlex.join([sys.executable, str(file)])

    return write


def play(command: str, limits: Limits, lines: int = 300, game_id: str = "zombie-invasion") -> External:
    """A game of the program against a restless bot, up to this many lines."""
    game = boneyard.game(game_id)
    setup = game.setup(seats=2)
    match = Match(game, setup, FairDice("1", game.id))
    external = External(Random(1), setup.content, command, limits)
    match.play([external, bot("restless", "2", setup.content)], lines)
    dismiss([(0, external)], match.state.winners, match.state.way)
    assert external.asked > 0
    return external


def node() -> str:
    found = shutil.which("node")
    assert found, "the JavaScript example is tested too, and there is no `node` on the PATH; install Node.js"
    return shlex.quote(found)


RUN_HERE = ["eager.py", "eager.js"] if SIZE != "quick" or shutil.which("node") else ["eager.py"]
"""Without Node.js a quick run leaves out the JavaScript example; other runs fail."""


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("file", RUN_HERE)
def test_the_examples_play_every_game_without_a_fault(file: str, game_id: str) -> None:
    runs = node() if file.endswith(".js") else shlex.quote(sys.executable)
    command = f"{runs} {shlex.quote(str(EXAMPLES / file))}"
    external = play(command, PATIENT, pick(quick=300, ci=5_000, full=100_000), game_id)
    assert (external.faults, external.replaced, external.last_words) == ([], 0, ())


@pytest.mark.parametrize("file", ["eager.py", "eager.js"])
def test_examples_have_about_thirty_lines(file: str) -> None:
    assert len((EXAMPLES / file).read_text("utf-8").splitlines()) <= 30


def test_the_same_seed_gives_the_same_game() -> None:
    def lines(seed: str) -> list[str]:
        game = boneyard.game("midevil")
        setup = game.setup(seats=2)
        match = Match(game, setup, FairDice("1", game.id))
        command = shlex.join([sys.executable, str(EXAMPLES / "eager.py")])
        external = External(Random(seed), setup.content, command, PATIENT)
        match.play([external, bot("restless", "2", setup.content)], 200)
        external.close()
        return [game.text(line.actor, line.command) for line in match.lines]

    assert lines("3") == lines("3") != lines("4")


def test_a_program_gets_its_own_view_and_options(program: Program, tmp_path: Path) -> None:
    """The hello, its seat's view, every option, the end."""
    received = tmp_path / "received"
    command = program(
        HEAD
        + f"""
received = open({str(received)!r}, "w")
received.write(json.dumps(hello) + "\\n")
for line in sys.stdin:
    received.write(line)
    received.flush()
    message = json.loads(line)
    if message["type"] == "question":
        tell(choice=message["options"][-1]["text"])
"""
    )
    game = boneyard.game("midevil")
    setup = game.setup(seats=2, last_life="rerolls")
    match = Match(game, setup, FairDice("1", game.id))
    external = External(Random(1), setup.content, command, PATIENT)
    views, options = [], []

    def watched(look: Look[BoardView], choices: Sequence[Command]) -> Command:
        views.append(json.loads(msgspec.json.encode(look())))
        options.append([option.text() for option in choices])
        return external(look, choices)

    match.play([watched, bot("random", "2", setup.content)], 300)
    dismiss([(0, external)], (1,), "points")
    hello, *questions, end = [json.loads(line) for line in received.read_text("utf-8").splitlines()]
    assert hello["type"] == "hello"
    assert (hello["protocol"], hello["game"], hello["rules"]) == (1, "midevil", game.rules)
    assert (hello["seat"], hello["seats"], hello["settings"]) == (0, 2, dict(setup.settings))
    assert hello["content"] == {"name": "midevil", "hash": setup.content.hash, "files": None}
    assert [question["view"] for question in questions] == views
    assert [[option["text"] for option in question["options"]] for question in questions] == options
    assert [question["number"] for question in questions] == list(range(1, len(views) + 1))
    assert all(question["deadline_ms"] == 60_000 for question in questions)
    first = questions[0]["options"][0]
    assert game.parse(first["text"]) == msgspec.convert(first["command"], type(game.parse(first["text"])))
    assert end == {"type": "end", "winners": [1], "way": "points"}


def test_custom_content_is_sent_to_the_program(program: Program, tmp_path: Path) -> None:
    received = tmp_path / "received"
    command = program(HEAD + f"open({str(received)!r}, 'w').write(json.dumps(hello))" + ANSWER_ALL)
    game = boneyard.game("zombie-invasion")
    own = game.default_content()
    files = {name: text + "\n# mine\n" for name, text in own.files.items()}
    setup = game.setup(seats=2, content=Content("mine", files))
    match = Match(game, setup, FairDice("1", game.id))
    external = External(Random(1), setup.content, command, PATIENT)
    match.play([external, external], 30)
    external.close()
    assert json.loads(received.read_text("utf-8"))["content"]["files"] == files


MISBEHAVIOUR = {
    # what it does, the kind of fault, a word of the reason, the limits
    "dies at the start": ("import sys; sys.exit('no brain')", "start", "exit code 1, saying: no brain"),
    "speaks another protocol": ("print('{\"protocol\": 9}', flush=True); input()", "start", "protocol 9"),
    "prints rubbish at the start": ("print('Hello!', flush=True); input()", "start", "can't be read"),
    "dies in the game": (HEAD + "sys.stdin.readline(); sys.exit('too hard')", "died", "saying: too hard"),
    "closes its output": (HEAD + "sys.stdin.readline(); os.close(1); sys.stdin.read()", "died", "it ended"),
    "prints rubbish": (
        HEAD + ANSWER_ALL.replace("tell(choice=0)", "print('um', flush=True)"),
        "unreadable",
        "'um'",
    ),
    "prints bytes": (
        HEAD + ANSWER_ALL.replace("tell(choice=0)", "os.write(1, bytes([255, 254, 10]))"),
        "unreadable",
        "can't be read",
    ),
    "answers with a list": (HEAD + ANSWER_ALL.replace("choice=0", "choice=[0]"), "unreadable", "choice"),
    "answers with truth": (HEAD + ANSWER_ALL.replace("choice=0", "choice=True"), "unreadable", "choice"),
    "has no choice": (HEAD + ANSWER_ALL.replace("choice=0", "best=0"), "unreadable", "choice"),
    "counts too far": (HEAD + ANSWER_ALL.replace("choice=0", "choice=99999"), "no option", "no option 99999"),
    "counts backwards": (HEAD + ANSWER_ALL.replace("choice=0", "choice=-1"), "no option", "no option -1"),
    "cheats": (HEAD + ANSWER_ALL.replace("choice=0", "choice='step 200'"), "no option", "'step 200' is not"),
    "says more than asked": (
        HEAD + ANSWER_ALL.replace("tell(choice=0)", """os.write(1, b'{"choice":0}\\n{"choice":1}\\n')"""),
        "unasked",
        "choice",
    ),
    "writes an endless line": (
        HEAD + "\nwhile True: os.write(1, b'x' * 9999)",
        "too much",
        "more than 2000 bytes",
    ),
    "writes a huge line": (
        HEAD + ANSWER_ALL.replace("choice=0", "choice='x' * 3000"),
        "too much",
        "more than 2000 bytes",
    ),
}
STAYS = ("unreadable", "no option")
"""Faults that don't end a program."""


@pytest.mark.parametrize("name", MISBEHAVIOUR)
def test_a_fault_is_recorded_and_answered_at_random(name: str, program: Program) -> None:
    text, kind, reason = MISBEHAVIOUR[name]
    external = play(program(text), Limits(start=60, answer=60, line=2000))
    assert set(external.counts) <= {kind, "start", "died"}
    assert reason in next(fault for fault in external.faults if fault.kind == kind).reason
    if kind in STAYS:
        assert external.replaced == external.asked == external.counts[kind]
        assert external.starts == 1
    elif kind != "unasked":
        assert external.replaced == external.asked
        assert external.starts == external.failures == RESTARTS + 1
    assert external.child is None


def test_endless_output_is_cut_off(program: Program) -> None:
    child = Child(words_of(program("while True: print('{}', flush=True)")), longest=2000)
    child.threads[0].join(60)  # whoever listens has had enough
    with pytest.raises(OutputTooLong):
        list(iter(lambda: child.receive(0), b""))
    assert child.end(0) != 0


def test_a_stalled_program_is_killed(program: Program, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    command = program(HEAD + f"\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')\ntime.sleep(600)")
    external = play(command, Limits(start=60, answer=0.05))
    assert external.counts == {"stalled": RESTARTS + 1}
    assert external.faults[0].reason == "no answer within 0.05 s"
    assert external.replaced == external.asked
    started = pids.read_text("utf-8").split()
    assert len(started) == RESTARTS + 1
    for pid in started:
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


def test_a_program_must_report_ready(program: Program) -> None:
    external = play(program("import time; time.sleep(600)"), Limits(start=0.05, answer=60))
    assert external.counts == {"start": RESTARTS + 1}
    assert "within 0.05 s" in external.faults[0].reason


def test_a_program_that_does_not_read_cannot_block_the_game(program: Program) -> None:
    """The content in the hello is larger than a pipe's buffer."""
    command = program(f"import time; print('{READY}', flush=True); time.sleep(600)")
    game = boneyard.game("zombie-invasion")
    files = {name: text + "#" * 200_000 for name, text in game.default_content().files.items()}
    setup = game.setup(seats=1, content=Content("mine", files))
    match = Match(game, setup, FairDice("1", game.id))
    external = External(Random(1), setup.content, command, Limits(start=60, answer=0.05))
    match.play([external], 60)
    assert external.counts == {"stalled": RESTARTS + 1}


def test_a_restarted_program_learns_its_faults(program: Program, tmp_path: Path) -> None:
    restarts = tmp_path / "restarts"
    command = program(
        HEAD
        + f"""
for line in sys.stdin:
    message = json.loads(line)
    open({str(restarts)!r}, "a").write(json.dumps([hello["faults"], message.get("reason")]) + "\\n")
    if message["type"] == "question" and message["number"] == 2:
        sys.exit(3)
    if message["type"] == "question":
        tell(choice=7777 if message["number"] == 4 else 0)
"""
    )
    external = play(command, PATIENT, 200)
    assert external.counts == {"died": 1, "no option": 1}
    assert external.replaced == 2
    lines = [json.loads(line) for line in restarts.read_text("utf-8").splitlines()]
    assert lines[2][0] == ["question 2: it ended with exit code 3"]
    assert [reason for _, reason in lines if reason] == [external.faults[1].reason]


def test_only_the_last_lines_of_stderr_are_kept(program: Program) -> None:
    noise = "print('z' * 3000, file=sys.stderr)\nfor n in range(500): print('line', n, file=sys.stderr)\n"
    external = play(program(HEAD + noise + ANSWER_ALL), PATIENT, 60)
    assert external.counts == {}
    assert external.last_words == tuple(f"line {n}" for n in range(480, 500))


def test_children_of_a_program_end_with_it(program: Program, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    child = "import subprocess; p = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    play(program(HEAD + f"{child}\nopen({str(pid)!r}, 'w').write(str(p.pid))\n" + ANSWER_ALL), PATIENT, 60)
    deadline = monotonic() + 30
    while is_alive(pid.read_text("utf-8")):  # a killed process takes a moment to end
        assert monotonic() < deadline


def is_alive(pid: str) -> bool:
    """Whether a process runs; an orphan may be dead but not yet reaped."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_missing_program_is_tried_once() -> None:
    external = play("/no/such/bot", PATIENT, 60)
    assert external.counts == {"start": 1}
    assert "No such file" in external.faults[0].reason
    assert external.replaced == external.asked


@pytest.mark.parametrize("command", ["node bot.js", "'./my bot' a%2Cb", "x\ty  z"])
def test_a_command_round_trips_as_one_word(command: str) -> None:
    word = one_word(command)
    assert len(word.split()) == 1
    assert words_of(word) == words_of(command)
