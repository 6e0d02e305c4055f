"""A path for every purse at once: what the real game does at each place of it is looked up once.

A walker's counts (life tokens, what rolls are raised with, points) go through a path in thousands of ways,
and the game answers almost the same each time. So a place is looked at with plenty of everything, what an
answer gives and takes is noted, and `purses` does the rest by addition. What is assumed of counts: what
costs more than one has is no option; to have no life token, the last or the most is special; points may
win the game when a figure is beaten. In a duel counts mean more: then a path is `Unsteady`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from operator import sub

from boneyard.engine.game import State
from boneyard.games.shared.commands import STOP
from boneyard.games.shared.odds import Counts
from boneyard.odds.bouts import NEVER, Bout, bout_of
from boneyard.odds.fight import FIGHTING
from boneyard.odds.lines import Answered, Lines
from boneyard.odds.model import playing
from boneyard.odds.places import Edge, Loot, Place, Station, Stop
from boneyard.odds.quiet import tag_of
from boneyard.odds.walking import DUELLING, Walking

MIDDLE = 2
"""Stands for any number of life tokens that is not special."""
PLENTY = 9
"""More than any roll lacks."""


class Unsteady(Exception):
    """Counts mean more on this path than a course allows for."""


class Course:
    """The places of a path; `limit` are the points that win the game, as far as they can be reached."""

    def __init__(self, way: Walking, lines: Lines, most_points: int) -> None:
        self.way = way
        self.lines = lines
        self.places: dict[Hashable, Place] = {}
        self.most_points = most_points
        self.limit = NEVER

    def stop(self, place: Place, counts: Counts) -> Stop:
        """A place as somebody with such a purse finds it."""
        kind = self.kind_of(place, counts[0])
        found = place.stops.get(kind)
        if found is None:
            found = place.stops[kind] = self.looked_up(place, kind)
        return found

    def kind_of(self, place: Place, life: int) -> int:
        """The number of life tokens that stands for this one; in a mere fight the most is nothing special."""
        if life <= MIDDLE:
            return life
        most = self.way.model.most_lives
        return most if life >= most and place.fight is None else MIDDLE

    def looked_up(self, place: Place, life: int) -> Stop:
        """The same, without looking whether it is known."""
        asked = self.lines.ask(place.state, self.plenty(life), place.fight)
        if asked.actor == self.way.seat:
            answers = self.way.answers(asked.state, asked.options, place.at)
            costs = [self.lines.cost(asked, command, place.fight) for command, _ in answers]
            edges = [Edge(*answer, 1.0, cost) for answer, cost in zip(answers, costs, strict=True)]
            return Stop(asked, True, edges)
        rolls = zip(asked.options, asked.shares or (1.0,), strict=False)
        stop = Stop(asked, False, [Edge(command, place.at, share) for command, share in rolls])
        stop.edges = merged(self.tried(place, stop, stop.edges))
        return stop

    def plenty(self, life: int) -> Counts:
        """So many life tokens, and enough of all else; but no points, which might win the game."""
        return life, *[PLENTY] * len(self.way.model.kinds), 0

    def tried(self, place: Place, stop: Stop, edges: list[Edge]) -> list[Edge]:
        """Answers, tried in the real game."""
        for edge in edges:
            if not edge.tried:
                assert stop.asked is not None
                answered = self.lines.answer(stop.asked, edge.command, place.fight)
                edge.gain, edge.place, edge.tried = (
                    answered.gain,
                    self.after(place, answered, edge.then),
                    True,
                )
        return edges

    def after(self, place: Place, answered: Answered, at: int) -> Place:
        """Where an answer leads."""
        if answered.died:
            return self.end(answered.state, at, at - 1)
        if place.station is not None:
            return (self.won if answered.beaten else self.fighting)(place.station, answered, at)
        agenda = answered.state.agenda
        if agenda and tag_of(agenda[-1]) in DUELLING:
            raise Unsteady
        leaf = self.way.leaf(answered.state, answered.state, answered.told, at)
        if leaf is not None:
            return self.end(answered.state, at, leaf.ending)
        return self.place(answered.state, at, answered.beaten)

    def end(self, state: State, at: int, ending: int) -> Place:
        """An end of the path."""
        cards = self.cards(state)
        return self.places.setdefault((ending, cards), Place(state, at, cards, ending))

    def cards(self, state: State) -> int:
        """How many cards lie before the walker."""
        return self.way.model.resources(state, self.way.seat).cards

    def place(self, state: State, at: int, won: bool = False) -> Place:
        """A moment on the path."""
        key = self.way.place(state, at)
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = Place(state, at, self.cards(state))
            found.won = won
            if tag_of(state.agenda[-1]) in FIGHTING:
                self.prepare(found, key)
        return found

    def prepare(self, place: Place, key: Hashable) -> None:
        """See how a fight that has just begun is won; if it brings but a token, others are like it."""
        model, square = self.way.model, playing(place.state).pawns[self.way.seat]
        bare = model.without_tokens(place.state, square)
        plain = bout_of(self.lines, bare, self.plenty(MIDDLE))
        if plain is None:
            return
        if self.limit == NEVER:
            self.limit = plain.points_to_win(self.most_points)
        lives = (MIDDLE, model.most_lives) if model.has_token(place.state, square) else ()
        bouts = {life: bout_of(self.lines, place.state, self.plenty(life)) for life in lives}
        guarded = {life: bout for life, bout in bouts.items() if bout is not None}
        if all(bout.brings_only_tokens for bout in (plain, *guarded.values())):
            place.state = bare
            place.station = self.station(key, plain, guarded)
            place.fight = place.station.kind, self.lines.moment(place.state)
        elif guarded and self.limit < NEVER:
            raise Unsteady

    def station(self, key: Hashable, plain: Bout, guarded: Mapping[int, Bout]) -> Station:
        """A fight that brings nothing but the figure, and what it guards."""
        loot = {MIDDLE: Loot((0,) * len(plain.answered.gain), plain.answered.state)}
        for life, bout in guarded.items():
            loot[life] = Loot(tuple(map(sub, bout.answered.gain, plain.answered.gain)), bout.answered.state)
        early = bool(guarded) and self.limit < NEVER and not guarded[MIDDLE].takes_tokens(self.most_points)
        return Station(key, plain.beaten.what, loot, early)

    def won(self, station: Station, answered: Answered, at: int) -> Place:
        """Where a won fight leads."""
        key = station.start, answered.moment[0]
        found = self.places.get(key)
        if found is None:
            onward = {
                life: self.onward(loot.state, answered.state, at) for life, loot in station.loot.items()
            }
            found = onward[MIDDLE]
            if len(onward) > 1:
                found = Place(answered.state, at, found.cards)
                found.stops = {life: taking(loot.gain, onward[life]) for life, loot in station.loot.items()}
                found.stops |= dict.fromkeys(range(MIDDLE), found.stops[MIDDLE])
                found.won = station.early
            self.places[key] = found
        return found

    def onward(self, won: State, like: State, at: int) -> Place:
        """Where the path goes on after a victory: the map is the same however it was won."""
        after = self.way.model.with_shape(won, self.way.seat, like)
        leaf = self.way.leaf(after, after, (), at)
        found = Place(after, at, self.cards(after), leaf.ending if leaf else None)
        found.won = True
        return found

    def fighting(self, station: Station, answered: Answered, at: int) -> Place:
        """A later moment of a fight."""
        key = station.start, answered.moment
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = Place(answered.state, at, self.cards(answered.state))
            found.station, found.fight = station, (station.kind, answered.moment)
        return found


def taking(gain: Counts, place: Place) -> Stop:
    """Somebody takes what lies there."""
    edge = Edge(STOP, place.at, 1.0)
    edge.gain, edge.place, edge.tried = gain, place, True
    return Stop(None, False, [edge])


def merged(edges: list[Edge]) -> list[Edge]:
    """Answers of chance, those that lead to the same as one."""
    found: dict[tuple[Place, Counts], Edge] = {}
    for edge in edges:
        known = found.setdefault((edge.place, edge.gain), edge)
        if known is not edge:
            known.share += edge.share
    return list(found.values())
