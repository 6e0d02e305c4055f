"""Names and titles are shown as one line, whatever people send."""

import httpx
import pytest

import boneyard
from boneyard.engine.content import Content
from boneyard.table.names import LONGEST, distinct, likeness
from boneyard.titles import title as title_of
from tests.server.client import Person
from tests.server.http.asking import body
from tests.server.process import ServerProcess

FAMILY, RAINBOW, ASTRONAUT = "👩\u200d👩\u200d👧", "🏳\ufe0f\u200d🌈", "👩🏽\u200d🚀"
SHOWN = {
    "Zoë\n\tX": "Zoë X",
    " Ann\u2028\u00a0Lee ": "Ann Lee",
    "A\0n\u202en\u200b": "Ann",
    "A\u3164\u2800B": "A B",
    f"Ann {FAMILY}": f"Ann {FAMILY}",
    RAINBOW: RAINBOW,
    ASTRONAUT: ASTRONAUT,
    "A\u200dnn\u200d": "Ann",
    "王小明": "王小明",
    "ก็ไม่รู้": "ก็ไม่รู้",
    "Zoe\u0308": "Zoë",
    "Z" + "\u0336" * 23: "Z" + "\u0336" * 3,
}


@pytest.mark.parametrize(("said", "shown"), SHOWN.items())
def test_a_name_is_one_line_without_invisible_characters(http: httpx.Client, said: str, shown: str) -> None:
    assert http.put("/api/me", json={"name": said}).json()["name"] == shown


@pytest.mark.parametrize(
    "said", ["\u3164", "\u2800\u2800", "\u115f\u1160\uffa0", "\n\t", "\u200d", "\ufe0f", "\u202e"]
)
def test_an_invisible_name_is_refused(http: httpx.Client, said: str) -> None:
    answer = http.put("/api/me", json={"name": said})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


@pytest.mark.parametrize(("said", "shown"), [*SHOWN.items(), ("\u3164\n", "")])
def test_a_title_is_cleaned_like_a_name_and_may_be_empty(http: httpx.Client, said: str, shown: str) -> None:
    http.put("/api/me", json={"name": "Ann"})
    config = {"game": "midevil", "seats": ["open", "open"], "public": True, "title": said}
    table = http.post("/api/tables", json={"config": config, "name": "Ann"}).json()["id"]
    assert http.get(f"/api/tables/{table}").json()["title"] == shown
    (listed,) = [one for one in http.get("/api/tables").json() if one["id"] == table]
    assert listed["summary"]["title"] == shown


ALIKE = ["Host", "HOST", "Hоst", "Ηost", "Hòst", "Ho st", "Ｈｏｓｔ", "𝐇𝐨𝐬𝐭", "H0st", "Hos\u0336t"]


@pytest.mark.parametrize("name", ALIKE)
def test_lookalike_names_are_numbered(name: str) -> None:
    assert likeness(name) == likeness("Host")
    assert distinct(name, ["Host"]).endswith(" 2")


@pytest.mark.parametrize("name", ["Hosts", "Ghost", "Hast", "主", "👩\u200d🚀", "Хост 2"])
def test_different_names_stay_unchanged(name: str) -> None:
    assert distinct(name, ["Host", "王", "👩\u200d🔬"]) == name


def test_long_names_are_cut() -> None:
    long = "W" * LONGEST
    found = distinct(long, [long, *(f"{long[:-2]} {number}" for number in range(2, 10))])
    assert (len(found), found[-3:]) == (LONGEST, " 10")


async def test_names_at_a_table_are_distinguishable(server: ServerProcess) -> None:
    ann, ben = await Person.new(server.address, "Host"), await Person.new(server.address, "Host")
    config = {"game": "midevil", "seats": ["open"] * 4}
    company = [{"seat": 1, "name": "hοst"}]
    made = await ann.post("/api/tables", {"config": config, "name": "Host", "company": company})
    table = made.json()["id"]

    async def names() -> list[str]:
        return [seat.get("name", "") for seat in (await ann.get(f"/api/tables/{table}")).json()["seats"]]

    async with ann.at(table) as host, ben.at(table) as guest:
        assert (await guest.ask("sit", name="Ηost"))["type"] == "done"
        assert await names() == ["Host", "hοst 2", "Ηost 3", ""]
        assert (await guest.ask("sit", seat=3, name="Host"))["type"] == "done"
        assert await names() == ["Host", "hοst 2", "", "Host 3"]
        assert (await host.ask("sit", seat=2, name="Host"))["type"] == "done"
        assert await names() == ["", "hοst 2", "Host", "Host 3"], "a player's own name is no duplicate"
        await host.hello()
        secret = (await host.ask("link"))["result"]["secret"]
        eve = await Person.new(server.address, "Host 3")
        async with eve.at(table) as taker:
            assert (await taker.ask("carry", secret=secret, name="Host 3"))["type"] == "done"
        assert await names() == ["", "hοst 2", "Host 3 2", "Host 3"]


def test_custom_titles_have_no_direction_overrides(http: httpx.Client) -> None:
    http.put("/api/me", json={"name": "Ann"})
    files = dict(boneyard.game("midevil").default_content().files)
    title = 'title = {en = "A\u202eltar\u2066"}'
    files["tiles.toml"] = files["tiles.toml"].replace("[[tile]]", f"[[tile]]\n{title}", 1)
    gist = 'title = {en = "\u200fFeet"}\ngist = {en = "cold\u061c"}\ntext = {en = "c\u202eold"}'
    files["cards.toml"] = files["cards.toml"].replace("[[card]]", f"[[card]]\n{gist}", 1)
    own = {"name": "Own", "files": files}
    config = {"game": "midevil", "seats": ["open", "open"], "content": own}
    table = http.post("/api/tables", json=body(config)).json()["id"]
    content = http.get(f"/api/tables/{table}").json()["content"]
    content_set = http.get(f"/api/contents/{content}?table={table}").json()
    assert content_set["tiles"][0]["title"] == {"en": "Altar"}
    assert title_of(Content("Own", files), "tile", "altar") == "Altar"
    card = content_set["cards"][0]
    assert [card[name]["en"] for name in ("title", "gist", "text")] == ["Feet", "cold", "cold"]
