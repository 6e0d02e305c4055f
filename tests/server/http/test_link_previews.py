"""Chat programs show what a link leads to: they read the page's tags and fetch the picture."""

from html.parser import HTMLParser
from urllib.parse import urlsplit

import httpx
import pytest

from boneyard.server.http.rate_limits import HEAVY_BURST
from tests.server.client import Person, seated
from tests.server.http.played import conceded, playing
from tests.server.process import ServerProcess

PNG = b"\x89PNG\r\n\x1a\n"
TOO_FAST = 429


class Preview(HTMLParser):
    """A page's title and its `og:`, `twitter:` and other named tags."""

    def __init__(self, http: httpx.Client, path: str, language: str = "en") -> None:
        super().__init__()
        self.http = http
        self.tags: dict[str, str] = {}
        self.title, self.in_title = "", False
        headers = {"accept": "text/html,*/*;q=0.8", "accept-language": language}
        self.feed(http.get(path, headers=headers).text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.in_title = tag == "title"
        found = dict(attrs)
        name = found.get("property") or found.get("name")
        if tag == "meta" and name:
            self.tags[name] = found.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self.in_title:
            self.title, self.in_title = data, False

    def picture(self) -> bytes:
        address = urlsplit(self.tags["og:image"])
        assert f"{address.scheme}://{address.netloc}" == str(self.http.base_url)
        answer = self.http.get(f"{address.path}?{address.query}")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "image/png"
        assert answer.content.startswith(PNG)
        return answer.content


def size_of(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


async def test_an_open_table_shows_its_players_free_seats_and_goal(
    server: ServerProcess, http: httpx.Client
) -> None:
    ann = await Person.new(server.address, 'Ann <b>"&')
    table = await ann.make_table("midevil", ["open", "open", "easy"], settings={})
    found = Preview(http, f"/table/{table}")
    assert found.title == found.tags["og:title"] == 'MidEvil: Ann <b>"&, 1 bot'
    assert found.tags["og:description"] == found.tags["description"]
    assert found.tags["description"] == "One seat is free. Join in your browser, no account needed."
    assert found.tags["twitter:card"] == "summary_large_image"
    assert found.tags["robots"] == "noindex"
    picture = found.picture()
    assert size_of(picture) == (800, 420)
    assert picture == Preview(http, "/new/midevil").picture()
    assert Preview(http, f"/table/{table}", "de").tags["description"].startswith("Ein Platz ist frei.")


async def test_a_running_table_shows_its_board(server: ServerProcess, http: httpx.Client) -> None:
    ann = await Person.new(server.address, "Ann")
    async with playing(ann, "zombie-invasion") as (table, client):
        first = Preview(http, f"/table/{table}")
        assert first.tags["description"] == "The game is on. Watch it in your browser."
        before = first.picture()
        assert before != Preview(http, "/new/zombie-invasion").picture()
        tiles = len(client.seen.view["tiles"]) if client.seen.view else 0
        while client.seen.view is not None and len(client.seen.view["tiles"]) == tiles:
            await client.until(lambda seen: seen.question is not None)
            await client.answer(0)
        assert first.picture() != before


async def test_no_board_is_shown_where_spectators_see_none(server: ServerProcess, http: httpx.Client) -> None:
    table, _ = await seated(server.address, "castle-of-chaos", 2, spectators=False)
    found = Preview(http, f"/table/{table}")
    assert found.tags["description"] == "The game is on."
    assert found.picture() == Preview(http, "/rules/castle-of-chaos").picture()


async def test_a_moment_of_a_replay_has_its_own_picture(server: ServerProcess, http: httpx.Client) -> None:
    ann = await Person.new(server.address, "Ann")
    table = await conceded(ann, 30)
    begin = Preview(http, f"/replay/{table}?moment=0&as=1")
    assert begin.tags["description"].endswith("See the game and its statistics.")
    assert begin.picture() != Preview(http, f"/replay/{table}").picture()
    assert http.get(f"/api/tables/{table}/preview", params={"moment": 100_000}).status_code == 404


def test_a_group_is_not_named_to_strangers(http: httpx.Client) -> None:
    found = Preview(http, "/group/KREMP", "de")
    assert found.title == "Eine Gruppe auf Boneyard"
    assert found.tags["robots"] == "noindex"
    assert found.picture()


@pytest.mark.parametrize("path", ["/", "/table/nothing", "/table/a.b", "/new/nothing", "/settings"])
def test_other_pages_show_what_boneyard_is(http: httpx.Client, path: str) -> None:
    found = Preview(http, path, "it")
    assert found.title == "Boneyard"
    assert found.tags["og:description"].startswith("Gioca a ")
    assert found.tags["twitter:card"] == "summary"
    assert found.picture()


async def test_drawing_a_picture_counts_as_expensive(server: ServerProcess, http: httpx.Client) -> None:
    table = await conceded(await Person.new(server.address, "Ann"), 30)
    elsewhere = {"x-forwarded-for": "203.0.116.7"}

    def status_of(moment: int) -> int:
        asked = {"moment": moment}
        return http.get(f"/api/tables/{table}/preview", params=asked, headers=elsewhere).status_code

    asked = [status_of(moment) for moment in range(60)]
    drawn = [moment for moment, status in enumerate(asked) if status == 200]
    assert TOO_FAST in asked
    assert len(drawn) >= HEAVY_BURST
    assert status_of(drawn[0]) == 200, "a picture that is ready is not expensive"
