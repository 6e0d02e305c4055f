"""What people call themselves and their tables is shown as one line, whatever they send."""

import httpx
import pytest

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
}


@pytest.mark.parametrize(("said", "shown"), SHOWN.items())
def test_a_name_is_one_line_without_signs_that_cant_be_seen(
    http: httpx.Client, said: str, shown: str
) -> None:
    assert http.put("/api/me", json={"name": said}).json()["name"] == shown


@pytest.mark.parametrize(
    "said", ["\u3164", "\u2800\u2800", "\u115f\u1160\uffa0", "\n\t", "\u200d", "\ufe0f", "\u202e"]
)
def test_a_name_of_which_nothing_is_seen_is_none(http: httpx.Client, said: str) -> None:
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
