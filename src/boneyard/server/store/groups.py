"""Queries and changes of groups, their members and games, and of short codes."""

from collections.abc import Callable, Collection
from typing import Literal

from msgspec import structs
from msgspec.structs import asdict
from sqlalchemy import Connection, Table, delete, exists, func, insert, select, union_all, update

from boneyard.server.store import schema
from boneyard.server.store.accounts import PORTION, put
from boneyard.server.store.records import Group, GroupGame, Member, Mine, Try
from boneyard.server.store.tables import ROW, ROW_COLUMNS, table_row

Kind = Literal["group", "table"]
Decide = Callable[[Group], Group | None]
"""What becomes of a group; None deletes it. A refusal that it raises changes nothing."""
_GROUP = schema.groups.c
_MEMBER = schema.members.c
_GAME = schema.group_games.c
_CODE = schema.codes.c
_TRY = schema.tries.c
_WITH_RESULTS: tuple[Table, ...] = (schema.group_games, schema.tries)


def create(connection: Connection, group: Group) -> None:
    connection.execute(insert(schema.groups), _row(group))
    connection.execute(insert(schema.members), [asdict(member) for member in group.members])
    put_code(connection, group.code, "group", group.id)


def _row(group: Group) -> dict[str, object]:
    return {"id": group.id, "name": group.name, "host": group.host, "created": group.created}


def group(connection: Connection, id: str, *, lock: bool = False) -> Group | None:
    """A group; with `lock`, nobody else changes it before this transaction ends."""
    question = select(schema.groups).where(_GROUP.id == id)
    found = connection.execute(question.with_for_update() if lock else question).first()
    if found is None:
        return None
    of_group = select(schema.members).where(_MEMBER.group_id == id).order_by(_MEMBER.number)
    members = tuple(Member(**row._mapping) for row in connection.execute(of_group))
    return Group(**found._mapping, code=code_of(connection, "group", id) or "", members=members)


def change(connection: Connection, id: str, decide: Decide) -> Group | None:
    """Change a group as `decide` says; returns the changed or deleted one, or None if there is none."""
    before = group(connection, id, lock=True)
    if before is None:
        return None
    after = decide(before)
    if after is None:
        _delete(connection, [id])
        return before
    if _row(after) != _row(before):
        connection.execute(update(schema.groups).where(_GROUP.id == id).values(_row(after)))
    if after.code != before.code:
        put_code(connection, after.code, "group", id)
    gone = {member.number for member in before.members} - {member.number for member in after.members}
    connection.execute(delete(schema.members).where(_MEMBER.group_id == id, _MEMBER.number.in_(gone)))
    known = set(before.members)
    for member in after.members:
        if member not in known:
            put(connection, schema.members, asdict(member))
    return after


def _delete(connection: Connection, groups: Collection[str]) -> None:
    connection.execute(delete(schema.codes).where(_CODE.kind == "group", _CODE.target.in_(groups)))
    connection.execute(delete(schema.groups).where(_GROUP.id.in_(groups)))


def groups_of(connection: Connection, guest: str) -> tuple[Group, ...]:
    """A guest's groups, those visited last first."""
    question = select(_MEMBER.group_id).where(_MEMBER.guest == guest).order_by(_MEMBER.seen.desc())
    found = (group(connection, id) for id in connection.scalars(question).all())
    return tuple(each for each in found if each is not None)


def touch_member(connection: Connection, group: str, number: int, seen: int) -> None:
    question = update(schema.members).where(_MEMBER.group_id == group, _MEMBER.number == number)
    connection.execute(question.values(seen=seen))


def put_code(connection: Connection, code: str, kind: Kind, target: str) -> None:
    """Give a group or table its code instead of an earlier one."""
    connection.execute(delete(schema.codes).where(_CODE.kind == kind, _CODE.target == target))
    connection.execute(insert(schema.codes), {"code": code, "kind": kind, "target": target})


def code_of(connection: Connection, kind: Kind, target: str) -> str | None:
    return connection.scalar(select(_CODE.code).where(_CODE.kind == kind, _CODE.target == target))


def table_code(connection: Connection, table: str, code: str) -> str:
    """The code of a table: from now on this one, if it has none."""
    known = code_of(connection, "table", table)
    if known is None:
        put_code(connection, code, "table", table)
    return known or code


def by_code(connection: Connection, code: str) -> tuple[Kind, str] | None:
    """What a code stands for; the code of a finished table stands for nothing."""
    found = connection.execute(select(_CODE.kind, _CODE.target).where(_CODE.code == code)).first()
    if found is None:
        return None
    status = select(ROW.status).where(ROW.id == found.target)
    if found.kind == "table" and connection.scalar(status) in (None, "over"):
        return None
    return found.kind, found.target


def put_preset(connection: Connection, group: str, game: str, config: bytes) -> None:
    put(connection, schema.presets, {"group_id": group, "game": game, "config": config})


def presets(connection: Connection, group: str) -> dict[str, bytes]:
    """How a group plays each game."""
    p = schema.presets.c
    question = select(p.game, p.config).where(p.group_id == group).order_by(p.game)
    return {found.game: bytes(found.config) for found in connection.execute(question)}


def add_game(connection: Connection, game: GroupGame, since: int, most: int) -> str | None:
    """Add a game, unless one was added since then; returns its table, or None if too many are running."""
    _lock(connection, game.group_id)
    own = select(_GAME.table_id).where(_GAME.group_id == game.group_id)
    there = select(_GAME.table_id).where(_GAME.table_id == game.table_id)
    just_added: str | None = connection.scalar(own.where(_GAME.at > since)) or connection.scalar(there)
    if just_added is not None:
        return just_added
    running = own.join(schema.tables, _GAME.table_id == ROW.id).where(ROW.status != "over")
    if (connection.scalar(select(func.count()).select_from(running.subquery())) or 0) >= most:
        return None
    connection.execute(insert(schema.group_games), asdict(game))
    return game.table_id


def _lock(connection: Connection, group: str) -> None:
    """Let nobody else add games to a group before this transaction ends."""
    connection.execute(select(_GROUP.id).where(_GROUP.id == group).with_for_update())


def drop_game(connection: Connection, table: str) -> None:
    connection.execute(delete(schema.group_games).where(_GAME.table_id == table))


def add_try(connection: Connection, attempt: Try, guests: Collection[str]) -> Try:
    """Add a member's try, with the dice of the week's first one; a member who was any of these guests has
    only one.
    """
    _lock(connection, attempt.group_id)
    known = tries(connection, attempt.group_id, attempt.week)
    own = next((one for one in known if one.guest in guests), None)
    if own is not None:
        return own
    added = structs.replace(attempt, root=known[0].root if known else attempt.table_id)
    connection.execute(insert(schema.tries), asdict(added))
    return added


def drop_try(connection: Connection, table: str, before: int) -> None:
    """Forget a try that was added until then."""
    connection.execute(delete(schema.tries).where(_TRY.table_id == table, _TRY.at <= before))


def tries(connection: Connection, group: str, week: int) -> tuple[Try, ...]:
    question = select(schema.tries).where(_TRY.group_id == group, _TRY.week == week)
    return tuple(Try(**found._mapping) for found in connection.execute(question))


def group_of_table(connection: Connection, table: str) -> str | None:
    return connection.scalar(select(_GAME.group_id).where(_GAME.table_id == table))


def tables_of(connection: Connection, group: str, guest: str, limit: int) -> tuple[Mine, ...]:
    """A group's tables that are not over, latest first, with the guest's own seat."""
    s = schema.seatings.c
    question = (
        select(*ROW_COLUMNS, s.seat, s.waiting)
        .join_from(schema.group_games, schema.tables, _GAME.table_id == ROW.id)
        .outerjoin(schema.seatings, (s.table_id == ROW.id) & (s.guest == guest))
        .where(_GAME.group_id == group, ROW.status != "over")
        .order_by(_GAME.at.desc())
        .limit(limit)
    )
    return tuple(
        Mine(row=table_row(found), seat=found.seat, waiting=bool(found.waiting))
        for found in connection.execute(question)
    )


def last_players(connection: Connection, group: str) -> tuple[str, ...]:
    """The guests at a group's latest table that was really created."""
    s = schema.seatings.c
    games = select(_GAME.table_id).join(schema.seatings, s.table_id == _GAME.table_id)
    latest = games.where(_GAME.group_id == group).order_by(_GAME.at.desc()).limit(1)
    return tuple(connection.scalars(select(s.guest).where(s.table_id == latest.scalar_subquery())))


def without_result(connection: Connection, group: str, limit: int) -> tuple[str, ...]:
    """A group's finished tables, those of its challenges too, that have no result yet."""
    question = union_all(
        *(
            select(games.c.table_id)
            .join(schema.tables, games.c.table_id == ROW.id)
            .where(games.c.group_id == group, games.c.result.is_(None), ROW.status == "over")
            for games in _WITH_RESULTS
        )
    )
    return tuple(connection.scalars(question.limit(limit)))


def put_result(connection: Connection, table: str, result: bytes) -> None:
    """Store the result of a group's game, or of a try in its challenge."""
    for games in _WITH_RESULTS:
        connection.execute(update(games).where(games.c.table_id == table).values(result=result))


def count_results(connection: Connection, group: str) -> int:
    """How many results a group has; empty ones don't count."""
    question = select(func.count()).select_from(schema.group_games)
    return connection.scalar(question.where(_GAME.group_id == group, func.length(_GAME.result) > 0)) or 0


def results(connection: Connection, group: str, limit: int) -> tuple[bytes, ...]:
    """The results of a group's games, latest first, without empty ones."""
    question = select(_GAME.result).where(_GAME.group_id == group, func.length(_GAME.result) > 0)
    found = connection.scalars(question.order_by(_GAME.at.desc()).limit(limit))
    return tuple(bytes(result) for result in found if result is not None)


def seats_in(connection: Connection, group: str, guests: Collection[str]) -> tuple[tuple[str, int], ...]:
    """The seats of these guests at a group's tables that are not over."""
    s = schema.seatings.c
    question = (
        select(s.table_id, s.seat)
        .join(schema.group_games, _GAME.table_id == s.table_id)
        .join(schema.tables, ROW.id == s.table_id)
        .where(_GAME.group_id == group, ROW.status != "over", s.guest.in_(guests))
    )
    return tuple((found.table_id, found.seat) for found in connection.execute(question))


def forget(connection: Connection, unseen_since: int) -> int:
    """Delete some groups none of whose members were seen since then."""
    seen = exists().where(_MEMBER.group_id == _GROUP.id, _MEMBER.seen >= unseen_since)
    gone = [*connection.scalars(select(_GROUP.id).where(~seen).limit(PORTION))]
    _delete(connection, gone)
    return len(gone)


def forget_codes(connection: Connection) -> int:
    """Delete some codes of tables that are over."""
    running = exists().where(ROW.id == _CODE.target, ROW.status != "over")
    gone = [*connection.scalars(select(_CODE.code).where(_CODE.kind == "table", ~running).limit(PORTION))]
    connection.execute(delete(schema.codes).where(_CODE.code.in_(gone)))
    return len(gone)
