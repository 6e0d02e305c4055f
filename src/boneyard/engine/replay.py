"""Replays and saves: a game as readable, comparable text.

Setup and content first, then a line for each answer, then the result:

    boneyard replay 1
    game zombie-invasion
    rules 1
    seats human random
    seed 7
    option round_limit 200
    content d934c817f335 zombie-invasion
    file tiles.toml
    |[[tile]]
    position
    |zombie-invasion, 2 seats
    play
    * start 0  # other 0 2 0
    0 step 12
    end
    winners 0
    way points
    state 0123456789abcdef

There is a position only if the game didn't start from the usual one. A name that doesn't fit into a line
is written as a JSON string. After `#`, a line of chance has its stream, the count in it, the total of
the weights and the number drawn. A save ends with `open` instead of `end`, without winners and way.
If people ended the game before its rules did, the way is `conceded`, `agreed`, `abandoned`, `closed` or
`unplayable`.

With fair dice, the seed is followed by what was committed and revealed, as far as there is any. A nonce
that wasn't revealed has no value:

    commitment HASH
    nonce SEAT HASH VALUE
    practice REASON
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TypeVar

from boneyard.engine.chance import Draw
from boneyard.engine.content import Content
from boneyard.engine.fair import BadFairness, Fairness, commitment
from boneyard.engine.game import Game, HasText, Setup, State
from boneyard.engine.match import Line, Match, Undo

MAGIC = "boneyard replay"
FORMAT = "1"
MOST_DIGITS = 30
"""No number in a replay is longer; Python refuses to parse very long ones."""

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=HasText)
E = TypeVar("E")
V = TypeVar("V")
K = TypeVar("K")
T = TypeVar("T")


BY_PEOPLE = ("conceded", "agreed", "abandoned", "closed", "unplayable")
"""The ways in which people, or a server, end a game before its rules do."""


class BadReplay(ValueError):
    """A replay or save that can't be used; the message says why."""


@dataclass(frozen=True)
class Ending:
    winners: tuple[int, ...]
    way: str


@dataclass(frozen=True)
class Replay:
    """A finished game; without an ending it is a save.

    `players` names the player of each seat, `state` is the hash of the last position, and `fairness` is what
    was committed and revealed, if anything.
    """

    setup: Setup
    rules: int
    players: tuple[str, ...]
    seed: str
    lines: tuple[str, ...]
    state: str
    ending: Ending | None = None
    fairness: Fairness | None = None

    @property
    def nonces(self) -> tuple[str | None, ...]:
        return self.fairness.nonces if self.fairness else ()


def state_hash(game: Game[S, C, E, V], state: S) -> str:
    """Identifies exactly this state."""
    return dump_hash(game.dump(state))


def dump_hash(dump: bytes) -> str:
    """`state_hash` for a dumped state."""
    return sha256(dump).hexdigest()[:16]


def replay_of(
    match: Match[S, C, E, V], players: Iterable[str], seed: str, fairness: Fairness | None = None
) -> Replay:
    """A match so far, as a replay."""
    state = match.state
    fairness = fairness or resumed_nonces(match)
    if fairness is not None and len(fairness.nonces) != match.setup.seats:
        raise BadFairness(f"there are nonces for {len(fairness.nonces)} seats, not {match.setup.seats}")
    return Replay(
        setup=match.setup,
        rules=match.game.rules,
        players=tuple(players),
        seed=seed,
        lines=tuple(line_text(match.game, line) for line in match.log),
        state=state_hash(match.game, state),
        ending=Ending(state.winners, state.way) if state.over else None,
        fairness=fairness,
    )


def resumed_nonces(match: Match[S, C, E, V]) -> Fairness | None:
    """The nonces of a table's game that is continued elsewhere: the dice need them; they prove nothing."""
    nonces = match.dice.nonces
    if not any(nonces):
        return None
    hashes = tuple(None if nonce is None else commitment(nonce) for nonce in nonces)
    return Fairness("", hashes, nonces, "resumed")


def line_text(game: Game[S, C, E, V], line: Line[C] | Undo) -> str:
    if isinstance(line, Undo):
        return line.text()
    text = game.text(line.actor, line.command)
    return text if line.draw is None else f"{text}  # {' '.join(map(str, line.draw))}"


def write(replay: Replay) -> str:
    return "".join(f"{line}\n" for line in _written(replay))


def _written(replay: Replay) -> Iterator[str]:
    setup = replay.setup
    yield f"{MAGIC} {FORMAT}"
    yield f"game {setup.game}"
    yield f"rules {replay.rules}"
    yield f"seats {' '.join(replay.players)}"
    yield f"seed {name_text(replay.seed)}"
    if replay.fairness is not None:
        yield from _promises(replay.fairness)
    for name, value in sorted(setup.settings.items()):
        yield f"option {name} {value}"
    yield f"content {setup.content.hash} {name_text(setup.content.name)}"
    for name, text in sorted(setup.content.files.items()):
        yield f"file {name_text(name)}"
        for line in text.split("\n"):
            yield f"|{line}"
    if setup.position:
        yield "position"
        for line in setup.position.split("\n"):
            yield f"|{line}"
    yield "play"
    yield from replay.lines
    if replay.ending is None:
        yield "open"
    else:
        yield "end"
        yield f"winners {' '.join(map(str, replay.ending.winners))}"
        yield f"way {replay.ending.way}"
    yield f"state {replay.state}"


def _promises(fairness: Fairness) -> Iterator[str]:
    if fairness.seed_hash:
        yield f"commitment {fairness.seed_hash}"
    for seat, (hash_, nonce) in enumerate(zip(fairness.nonce_hashes, fairness.nonces, strict=True)):
        if hash_ is not None:
            yield f"nonce {seat} {hash_}" + (f" {nonce}" if nonce is not None else "")
    if fairness.practice:
        yield f"practice {fairness.practice}"


def name_text(name: str) -> str:
    """A name as it is written in a line.

    >>> name_text("zombie-invasion"), name_text(" two\\nlines")
    ('zombie-invasion', '" two\\\\nlines"')
    """
    plain = name.isprintable() and name == name.strip() and not name.startswith('"')
    return name if name and plain else json.dumps(name)


def read_name(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        name = json.loads(text)
    except (ValueError, RecursionError):
        name = None
    if not isinstance(name, str):
        raise BadReplay(f"{text[:60]} isn't a name")
    return name


@dataclass
class _Parts:
    words: dict[str, str] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    nonces: dict[int, list[str]] = field(default_factory=dict)
    files: dict[str, list[str]] = field(default_factory=dict)
    position: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    text: list[str] | None = None
    """The file, or the position, that lines beginning with `|` belong to."""


HEAD = frozenset({"game", "rules", "seats", "seed", "content", "commitment", "practice"})
TAIL = frozenset({"winners", "way", "state"})


def read(text: str) -> Replay:
    """Parse a replay; `BadReplay` says what is wrong with it."""
    if text.partition("\n")[0].endswith("\r"):  # some tools change line ends
        text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    if not lines[0].startswith(MAGIC):
        raise BadReplay(f"this isn't a Boneyard replay: it doesn't begin with {MAGIC!r}")
    if lines[0].strip() != f"{MAGIC} {FORMAT}":
        raise BadReplay(f"this replay has another format ({lines[0][:60]!r}), not format {FORMAT}")
    parts = _Parts()
    part = "head"
    for number, line in enumerate(lines[1:], 2):
        part = _read_line(parts, part, line.rstrip("\r") if part != "head" else line, number)
    if part not in ("end", "open"):
        raise BadReplay("the replay is cut off: its last part is missing")
    return _built(parts, finished=part == "end")


def _read_line(parts: _Parts, part: str, line: str, number: int) -> str:
    """Take in one line; returns the section that the next one belongs to."""
    if line.startswith("|") and part == "head":
        if parts.text is None:
            raise BadReplay(f"line {number}: a file's text without a file name before it")
        parts.text.append(line[1:])
        return part
    if not line.strip():
        return part
    word, _, rest = line.strip().partition(" ")
    if part == "head" and word == "play":
        return "play"
    if part == "play":
        if word in ("end", "open") and not rest:
            return word
        parts.lines.append(line.strip())
        return part
    if part == "head" and word == "file":
        parts.text = []
        _put(parts.files, read_name(rest), parts.text, number)
    elif part == "head" and word == "position" and not rest:
        _put(parts.words, word, "", number)
        parts.text = parts.position
    elif part == "head" and word == "option":
        name, _, value = rest.partition(" ")
        _put(parts.settings, name, value, number)
    elif part == "head" and word == "nonce":
        seat, *promise = rest.split(" ")
        _put(parts.nonces, _number(seat, "the seat of a nonce"), promise, number)
    elif word in (HEAD if part == "head" else TAIL):
        _put(parts.words, word, rest, number)
    else:
        raise BadReplay(f"line {number} can't be read: {line[:60]!r}")
    return part


def _put(table: dict[K, T], key: K, value: T, number: int) -> None:
    """Store a line's value. A repeated key is an error: two readers could pick different values."""
    if key in table:
        raise BadReplay(f"line {number} repeats {str(key)[:60]!r}")
    table[key] = value


def _built(parts: _Parts, *, finished: bool) -> Replay:
    words = parts.words
    for word in ("game", "rules", "seats", "content", "state", *(["winners", "way"] if finished else [])):
        if word not in words:
            raise BadReplay(f"the replay has no line {word!r}")
    hash_, _, name = words["content"].partition(" ")
    content = Content(read_name(name), {file: "\n".join(lines) for file, lines in parts.files.items()})
    if content.hash != hash_:
        raise BadReplay("the content in this replay was changed: its hash doesn't match")
    players = tuple(words["seats"].split())
    settings = dict(sorted(parts.settings.items()))
    return Replay(
        setup=Setup(words["game"], len(players), settings, content, "\n".join(parts.position)),
        rules=_number(words["rules"], "rules"),
        players=players,
        seed=read_name(words.get("seed", "")),
        lines=tuple(parts.lines),
        state=words["state"],
        ending=Ending(_numbers(words["winners"].split(), "winners"), words["way"]) if finished else None,
        fairness=_fairness(parts, len(players)),
    )


def _fairness(parts: _Parts, seats: int) -> Fairness | None:
    words, nonces = parts.words, parts.nonces
    if not nonces and not words.keys() & {"commitment", "practice"}:
        return None
    if any(len(promise) not in (1, 2) for promise in nonces.values()):
        raise BadReplay("a nonce is written as nonce SEAT HASH VALUE, without VALUE if it wasn't revealed")
    if any(seat >= seats for seat in nonces):
        raise BadReplay(f"there is a nonce for seat {max(nonces)}, but there are only {seats} seats")
    given = [nonces.get(seat, []) for seat in range(seats)]
    try:
        return Fairness(
            seed_hash=words.get("commitment", ""),
            nonce_hashes=tuple(promise[0] if promise else None for promise in given),
            nonces=tuple(promise[1] if len(promise) == 2 else None for promise in given),
            practice=words.get("practice", ""),
        )
    except BadFairness as error:
        raise BadReplay(str(error)) from error


def _number(word: str, name: str) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > MOST_DIGITS:
        raise BadReplay(f"{name} must be a number, not {word[:30]!r}")
    return int(word)


def _numbers(words: Sequence[str], name: str) -> tuple[int, ...]:
    return tuple(_number(word, name) for word in words)


def parse_draw(line: str) -> tuple[str, Draw | None]:
    """Split a line into its command and the draw after `#`.

    >>> parse_draw("* roll 5  # move-0 3 6 4")
    ('* roll 5', Draw(stream='move-0', n=3, total=6, number=4))
    """
    text, mark, note = line.partition("#")
    if not mark:
        return text.strip(), None
    words = note.split()
    if len(words) != 4:
        raise BadReplay(f"{line!r} needs stream, count, total and number after #")
    return text.strip(), Draw(words[0], *_numbers(words[1:], "a draw"))
