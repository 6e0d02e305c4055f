"""Content for clients: tiles, cards, pictures, rulebooks, messages, defaults."""

import asyncio
from time import sleep
from xml.etree import ElementTree as ET

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import boneyard
from boneyard.art.symbols import art_symbols
from boneyard.engine.content import Content
from boneyard.games.shared.events import Beaten, Stepped
from boneyard.games.shared.toml_content import CardRow
from boneyard.languages import LANGUAGES
from boneyard.messages import catalogue, knows
from boneyard.server.http import rulebooks
from boneyard.server.http.content import MOST_BYTES, MOST_READY, Contents, content_info, picture_of
from boneyard.server.http.responses import Cacheable
from tests.server.client import Person
from tests.server.http.asking import body
from tests.server.process import ServerProcess

SVG = "{http://www.w3.org/2000/svg}"


def got(http: httpx.Client, path: str) -> httpx.Response:
    """A cacheable response: requesting it again, with any encoding, returns 304."""
    answer = http.get(path)
    assert answer.status_code == 200, answer.text
    assert "no-store" not in answer.headers["cache-control"]
    again = http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert http.get(path, headers={"accept-encoding": "identity"}).text == answer.text
    return answer


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_tile_of_a_game_has_its_symbols_and_every_card_its_messages(
    http: httpx.Client, game_id: str
) -> None:
    game = next(game for game in http.get("/api/games").json() if game["id"] == game_id)
    found = got(http, f"/api/contents/{game['content']}").json()
    sheet = got(http, f"/api/contents/{game['content']}/sheet")
    assert sheet.headers["content-type"] == "image/svg+xml"
    symbols = {symbol.get("id") for symbol in ET.fromstring(sheet.content).iter(f"{SVG}symbol")}
    for tile in found["tiles"]:
        assert {f"tile-{game['content']}-{tile['id']}-{rotation}" for rotation in range(4)} <= symbols
        assert knows(f"tile-{tile['id']}")
        assert [len(turn["squares"]) for turn in tile["turns"]] == [9] * 4
    for card in found["cards"]:
        assert knows(f"card-{card['id']}")
        assert knows(f"card-{card['id']}.gist")
        assert card["picture"] in art_symbols()
    rules = {thing["rule"] for thing in [*found["tiles"], *found["cards"]]} - {None}
    assert all(http.get(f"/api/rules/{rule}").status_code == 200 for rule in rules)


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_card_has_a_picture_that_no_other_card_has(game_id: str) -> None:
    cards = content_info(game_id, boneyard.game(game_id).default_content(), "").cards
    pictures = [art_symbols()[card.picture].text.partition(">")[2] for card in cards]
    assert len(set(pictures)) == len(pictures)
    assert not [card.id for card in cards if card.picture.startswith("i-k-")]


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_game_has_an_overview_with_pictures_and_words(http: httpx.Client, game_id: str) -> None:
    book = http.get(f"/api/rulebooks/{game_id}").json()
    assert len(book["overview"]) >= 4
    for panel in book["overview"]:
        address = f"/api/rulebooks/{game_id}/pictures/{panel['id']}"
        light, dark = got(http, address), got(http, f"{address}?theme=dark")
        assert light.text != dark.text
        assert ET.fromstring(light.content).tag == f"{SVG}svg"
        assert http.get(f"/api/rules/{panel['rule']}").status_code == 200
        for part in ("", ".text", ".picture"):
            assert all(knows(f"overview-{game_id}-{panel['id']}{part}", language) for language in LANGUAGES)
    assert http.get(f"/api/rulebooks/{game_id}/pictures/nothing").status_code == 404


def test_a_card_of_ones_own_shows_the_symbol_of_its_kind() -> None:
    lantern = CardRow(id="lantern", kind="boon", effect="bless")
    assert picture_of(lantern) == "i-k-boon"
    assert picture_of(msgspec.structs.replace(lantern, id="horse")) == "pic-horse"


def test_games_say_how_their_events_and_frames_are_shown(http: httpx.Client) -> None:
    games = {game["id"]: game for game in http.get("/api/games").json()}
    assert [game["id"] for game in games.values() if game["favourite"]] == ["midevil"]
    assert games["zombie-invasion"]["events"]["stepped"] == msgspec.to_builtins(Stepped.hints)
    assert games["castle-of-chaos"]["events"]["beaten"] == msgspec.to_builtins(Beaten.hints)
    assert {"scene", "sound"} <= set(games["midevil"]["events"]["beaten"])
    assert "start-player" not in games["midevil"]["events"], "no hints: it is shown like any other event"
    assert games["midevil"]["frames"]["mend"] == {"contest": "fight"}
    phases = {hints["phase"] for hints in games["zombie-invasion"]["frames"].values() if "phase" in hints}
    assert phases == {"tile", "move", "figures"}


def test_a_versioned_sheet_is_cached_forever(http: httpx.Client) -> None:
    content = http.get("/api/games").json()[0]["content"]
    version = http.get(f"/api/contents/{content}").json()["sheet"]
    sheet = f"/api/contents/{content}/sheet"
    assert http.get(f"{sheet}?version={version}").headers["cache-control"].endswith("immutable")
    assert http.get(f"{sheet}?version={'0' * 16}").headers["cache-control"] == "no-cache"


async def test_custom_tiles_are_visible_to_viewers_of_the_table(server: ServerProcess) -> None:
    ann, ben = [await Person.new(server.address, name) for name in ("Ann", "Ben")]
    own = boneyard.game("zombie-invasion").default_content()
    files = {
        name: text.replace("\n[[tile]]", '\n[[tile]]\ntitle = {en = "<b>"}', 1)
        for name, text in own.files.items()
    }
    config = {
        "game": "zombie-invasion",
        "seats": ["open", "easy"],
        "content": {"name": "Ours", "files": files},
        "spectators": False,
    }
    table = (await ann.post("/api/tables", body(config))).json()["id"]
    content = (await ann.get(f"/api/tables/{table}")).json()["content"]
    reply = (await ann.get(f"/api/contents/{content}?table={table}")).json()
    assert (reply["name"], reply["tiles"][0]["title"]) == ("Ours", {"en": "<b>"})
    assert (await ann.get(f"/api/contents/{content}/sheet?table={table}")).status_code == 200
    assert (await ben.get(f"/api/contents/{content}?table={table}")).json()["code"] == "not-allowed"
    assert (await ben.get(f"/api/contents/{content}")).json()["code"] == "not-found"
    assert (await ann.get(f"/api/contents/{'0' * 12}?table={table}")).json()["code"] == "not-found"


@pytest.mark.parametrize(
    ("old", "new", "reply"),
    [
        ("named = true", 'named = true\ndecor = [["d-ufo", 0, 0, 0, 0, 96]]', "there is no symbol 'd-ufo'"),
        ("named = true", "named = true\ncount = 1000000", "count must be from 1 to 99"),
    ],
)
def test_undrawable_tiles_are_refused(http: httpx.Client, old: str, new: str, reply: str) -> None:
    http.put("/api/me", json={"name": "Ann"})
    files = {name: text.replace(old, new, 1) for name, text in own_files("zombie-invasion").items()}
    content = {"name": "Ours", "files": files}
    config = {"game": "zombie-invasion", "seats": ["open", "easy"], "content": content}
    answer = http.post("/api/tables", json=body(config))
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-content"), answer.text
    assert answer.json()["data"]["reason"].startswith("tiles.toml:")
    assert reply in answer.json()["data"]["reason"]


def own_files(game: str) -> dict[str, str]:
    return boneyard.game(game).default_content().files


async def test_few_custom_sets_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Cacheable(b"", "image/svg+xml"), Cacheable(b"", "image/svg+xml")
    monkeypatch.setattr("boneyard.server.http.content.made_of", lambda found: drawn)
    contents = Contents()

    for number in range(MOST_READY + 5):
        await contents.of(("midevil", Content("", {"tiles.toml": str(number)})))
    assert len(contents.ready) == MOST_READY


async def test_large_sets_are_evicted_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Cacheable(bytes(MOST_BYTES // 3), "image/svg+xml"), Cacheable(b"", "image/svg+xml")
    monkeypatch.setattr("boneyard.server.http.content.made_of", lambda found: drawn)
    contents = Contents()

    for number in range(5):
        await contents.of(("midevil", Content("", {"tiles.toml": str(number)})))
    assert 1 < len(contents.ready) <= 3


async def test_a_set_is_drawn_once_and_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest takes seconds and tens of megabytes to draw."""
    drawing: list[str] = []
    at_once: list[int] = []

    def draw(found: tuple[str, Content]) -> tuple[Cacheable, Cacheable]:
        drawing.append(found[1].hash)
        at_once.append(len(drawing))
        sleep(0.05)  # others would come in meanwhile
        drawing.remove(found[1].hash)
        return Cacheable(b"", "image/svg+xml"), Cacheable(b"", "image/svg+xml")

    monkeypatch.setattr("boneyard.server.http.content.made_of", draw)
    contents = Contents()

    sets = [Content("", {"tiles.toml": str(number)}) for number in (1, 2, 1, 2)]
    await asyncio.gather(*(contents.of(("midevil", content)) for content in sets))
    assert at_once == [1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks_and_messages_in_every_language(http: httpx.Client, language: str) -> None:
    for game in boneyard.game_ids():
        english = http.get(f"/api/rulebooks/{game}").json()
        reply = got(http, f"/api/rulebooks/{game}?language={language}").json()
        assert [entry["id"] for entry in reply["entries"]] == [entry["id"] for entry in english["entries"]]
        assert {entry["language"] for entry in reply["entries"]} <= {language, "en"}
    text = got(http, f"/api/messages/{language}").text
    assert text == catalogue(language)
    assert not [part for part in FluentParser().parse(text).body if isinstance(part, Junk)]


def test_one_rule(http: httpx.Client) -> None:
    reply = http.get("/api/rules/me-fight-5?language=it").json()
    assert (reply["id"], reply["game"], reply["language"]) == ("ME-FIGHT-5", "midevil", "it")
    assert http.get("/api/rules/ME-FIGHT-99").json() == {"code": "not-found", "data": {}}
    assert http.get("/api/rulebooks/chess").json()["code"] == "not-found"
    assert http.get("/api/messages/fr").json()["code"] == "not-found"
    assert http.get("/api/rulebooks/midevil?language=xx").json()["code"] == "bad-request"


def test_unknown_rules_are_not_cached() -> None:
    """Otherwise requests for ever new ids would fill the memory."""

    def remembered() -> int:
        return sum(
            one.cache_info().currsize for one in vars(rulebooks).values() if hasattr(one, "cache_info")
        )

    assert rulebooks.rule_info("me-fight-5", "en")
    assert rulebooks.rule_named("midevil", "Mace") is None
    before = remembered()
    for number in range(50):
        assert rulebooks.rule_info(f"ME-FIGHT-{100 + number}", "en") is None
        assert rulebooks.rule_named("midevil", f"Cave {number}") is None
    assert remembered() == before


def test_an_overlong_rule_id_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(rulebooks, "entry")
    assert rulebooks.rule_info("M" * 60_000, "en") is None


def test_defaults_of_a_new_table(http: httpx.Client) -> None:
    reply = http.get("/api/server").json()
    assert reply["bots"] == ["easy", "medium", "hard"]
    assert [language["code"] for language in reply["languages"]] == list(LANGUAGES)
    assert reply["notifies"] is False, "this server has neither mail nor push nor webhooks"
    http.put("/api/me", json={"name": "Ann"})
    table = http.post("/api/tables", json=body({"game": "midevil", "seats": ["open", "open"]})).json()["id"]
    info = http.get(f"/api/tables/{table}").json()
    usual = {**reply["defaults"], "reaction_seconds": reply["defaults"]["reaction_seconds"]["quick"]}
    there = {name: value for name, value in usual.items() if name in info}
    assert there == {name: info[name] for name in there}
    assert {"absence", "reactions", "hints", "public"} <= there.keys()


def test_a_link_is_drawn_as_a_qr_code(http: httpx.Client) -> None:
    link = "https://games.example/table/abc#carry=" + "x" * 32
    one, other = (http.post("/api/qr", json={"text": text}) for text in (link, f"{link}y"))
    assert one.headers["content-type"] == "image/svg+xml"
    assert one.headers["cache-control"] == "no-store"
    assert ET.fromstring(one.text).tag == f"{SVG}svg"
    assert one.text != other.text
    for text in ("", "x" * 501, "<script>\n", "ö"):
        assert http.post("/api/qr", json={"text": text}).json()["code"] == "bad-request"
