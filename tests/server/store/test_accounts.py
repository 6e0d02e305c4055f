"""Guests, tokens, bans and push subscriptions."""

from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import Connection

from boneyard.server.store import Conflict, accounts
from boneyard.server.store.records import Ban, Change, ChatLine, Push, Seating, Token
from tests.server.store.making import guest, made, opened, row, write


def token(id: str, of: str, *, table: str | None = None, seat: int | None = None) -> Token:
    return Token(id, b"hash of " + id.encode(), of, "my bot", table, seat, 7)


async def test_a_guest_is_found_by_id_and_by_key(database: str) -> None:
    async with opened(database) as store:
        ann, bob = guest("ann"), guest("bob")
        await store.put_guest(ann)
        await store.put_guest(bob)
        assert await store.guest("ann") == ann
        assert await store.guest_by_key(bob.key_hash) == bob
        assert await store.guest("eve") is None
        assert await store.guest_by_key(b"nothing") is None


async def test_a_guest_keeps_first_visit_and_key(database: str) -> None:
    """Renaming with an old key must not restore that key."""
    async with opened(database) as store:
        await store.put_guest(guest("ann"))
        changed = msgspec.structs.replace(guest("ann"), name="Anna", language="de", seen=20)
        await store.put_guest(msgspec.structs.replace(changed, created=99, key_hash=b"other"))
        assert await store.guest("ann") == changed
        await store.touch_guest("ann", 30)
        found = await store.guest_by_key(guest("ann").key_hash)
        assert found is not None
        assert found.seen == 30


async def test_a_new_key_replaces_the_old_one(database: str) -> None:
    async with opened(database) as store:
        for name in ("ann", "bob"):
            await store.put_guest(guest(name))
        await store.change_key("ann", b"new")
        found = await store.guest_by_key(b"new")
        assert found is not None
        assert found.id == "ann"
        assert await store.guest_by_key(guest("ann").key_hash) is None
        keys = {"ann": b"new", "bob": guest("bob").key_hash}
        assert await store.keys_of({"ann", "bob", "nobody"}) == keys


async def test_two_guests_cannot_share_a_key(database: str) -> None:
    async with opened(database) as store:
        await store.put_guest(guest("ann"))
        with pytest.raises(Conflict):
            await store.put_guest(msgspec.structs.replace(guest("bob"), key_hash=guest("ann").key_hash))
        assert await store.guest("bob") is None
        assert not store.paused


async def test_tokens_belong_to_a_guest(database: str) -> None:
    async with opened(database) as store:
        await store.put_guest(guest("ann"))
        one, two = token("one", "ann"), token("two", "ann", table="t", seat=3)
        await store.put_token(one)
        await store.put_token(two)
        with pytest.raises(Conflict):
            await store.put_token(token("three", "nobody"))
        assert await store.token("two") == two
        assert await store.tokens_of("ann") == (one, two)
        await store.drop_token("one")
        assert await store.token("one") is None
        assert await store.tokens_of("ann") == (two,)


async def test_bans_and_mutes_are_kept_apart(database: str) -> None:
    async with opened(database) as store:
        ban = Ban("eve", "ban", "", None, "cheating", 5)
        mute = Ban("eve", "mute", "t", 1_000, "shouting", 6)
        await store.put_ban(mute)
        await store.put_ban(ban)
        await store.put_ban(Ban("bob", "mute", "", 10, "", 7))
        assert await store.bans_of("eve") == (ban, mute)
        longer = msgspec.structs.replace(mute, until=2_000)
        await store.put_ban(longer)
        await store.drop_ban(ban)
        assert await store.bans_of("eve") == (longer,)
        assert [found.guest for found in await store.bans()] == ["bob", "eve"]


async def test_push_subscriptions(database: str) -> None:
    async with opened(database) as store:
        await store.put_guest(guest("ann"))
        phone, desk = Push("p", "ann", b"{}", 1), Push("d", "ann", b'{"a":1}', 2)
        await store.put_push(phone)
        await store.put_push(desk)
        assert await store.pushes_of("ann") == (phone, desk)
        await store.drop_push("p")
        assert await store.pushes_of("ann") == (desk,)


async def test_inactive_guests_without_games_are_deleted(database: str) -> None:
    async with opened(database) as store:
        for name, seen in (("away", 10), ("playing", 10), ("done", 10), ("here", 99)):
            await store.put_guest(guest(name, seen=seen))
        await store.put_token(token("bot", "away"))
        await store.put_push(Push("p", "away", b"{}", 1))
        await write(store, Change("t", 1, row=row("t"), seatings=(Seating(0, "playing", False),)))
        await write(store, Change("u", 1, row=row("u", status="over"), seatings=(Seating(0, "done", False),)))
        assert await store.forget(guests_unseen_since=50) == 2
        assert await store.guest("away") is None
        assert await store.token("bot") is None
        assert await store.pushes_of("away") == ()
        assert await store.guest("done") is None
        assert await store.tables_of("done") == ()
        assert await store.load("u") is not None
        assert await store.guest("playing") is not None
        assert await store.guest("here") is not None


async def test_old_chat_is_deleted(database: str) -> None:
    async with opened(database) as store:
        lines = tuple(ChatLine(n, n * 100, "ann", "players", "…") for n in (1, 2, 3))
        await write(store, made("t"))
        await write(store, Change("t", 1, chat=lines))
        assert await store.forget() == 0
        assert await store.forget(chat_before=200) == 1
        assert await store.chat("t", "players") == lines[1:]


async def test_deletion_happens_in_batches(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No move waits until a year of guests and chat is deleted."""
    monkeypatch.setattr(accounts, "PORTION", 2)
    forgotten: list[int] = []

    def noted(work: Callable[[Connection, int], int]) -> Callable[[Connection, int], int]:
        def note(connection: Connection, before: int) -> int:
            forgotten.append(work(connection, before))
            return forgotten[-1]

        return note

    for name in ("forget_guests", "forget_chat"):
        monkeypatch.setattr(accounts, name, noted(getattr(accounts, name)))

    async with opened(database) as store:
        for name in "abcde":
            await store.put_guest(guest(name))
        await write(store, made("t"))
        lines = tuple(ChatLine(n, n, "ann", "players", "…") for n in range(1, 6))
        await write(store, Change("t", 1, chat=lines))
        assert await store.forget(guests_unseen_since=10**15, chat_before=10**15) == 10
        assert await store.guest("e") is None
        assert await store.chat("t", "players") == ()
    assert forgotten == [2, 2, 1, 0] * 2
