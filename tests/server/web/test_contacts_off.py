"""Where the host has turned nothing on, nobody can be told anything."""

import httpx


def test_nothing_is_on_unless_the_host_says_so(http: httpx.Client) -> None:
    assert http.put("/api/me", json={"name": "Ann"}).status_code == 200
    for to in (
        {"type": "mail", "address": "ada@example.org"},
        {"type": "webhook", "url": "https://example.org/"},
        {"type": "push", "endpoint": "https://example.org/", "p256dh": "p", "auth": "a"},
    ):
        answer = http.post("/api/contacts", json={"to": to})
        assert answer.json() == {"code": "not-allowed", "data": {"reason": "off"}}
    assert http.get("/api/push-key").json() == {"key": None}


def test_a_link_of_nobody_ends_nothing(http: httpx.Client) -> None:
    page = http.get("/api/no-more-mails", params={"token": '"><script>'})
    assert page.status_code == 200
    assert "<script>" not in page.text
    assert http.post("/api/no-more-mails", params={"token": "a.b.c"}).status_code == 200
    assert http.get("/api/no-more-mails").json()["code"] == "bad-request"


def test_the_page_of_a_link_speaks_the_language_of_its_reader(http: httpx.Client) -> None:
    page = http.get(
        "/api/no-more-mails", params={"token": "a.b.c"}, headers={"accept-language": "de-AT,en;q=0.5"}
    )
    assert '<html lang="de">' in page.text
    assert "Keine E-Mails mehr schicken" in page.text
    assert "Stop sending me emails" in http.get("/api/no-more-mails", params={"token": "a.b.c"}).text
