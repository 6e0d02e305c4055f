"""Notifications that the host hasn't turned on."""

import httpx


def test_notifications_are_off_by_default(http: httpx.Client) -> None:
    assert http.put("/api/me", json={"name": "Ann"}).status_code == 200
    for to in (
        {"type": "mail", "address": "ada@example.org"},
        {"type": "webhook", "url": "https://example.org/"},
        {"type": "push", "endpoint": "https://example.org/", "p256dh": "p", "auth": "a"},
    ):
        answer = http.post("/api/contacts", json={"to": to})
        assert answer.json() == {"code": "not-allowed", "data": {"reason": "off"}}
    assert http.get("/api/push-key").json() == {"key": None}


def test_an_unknown_unsubscribe_link_changes_nothing(http: httpx.Client) -> None:
    page = http.get("/api/no-more-mails", params={"token": '"><script>'})
    assert page.status_code == 200
    assert "<script>" not in page.text
    assert http.post("/api/no-more-mails", params={"token": "a.b.c"}).status_code == 200
    assert http.get("/api/no-more-mails").json()["code"] == "bad-request"


def test_the_unsubscribe_page_uses_the_readers_language(http: httpx.Client) -> None:
    page = http.get(
        "/api/no-more-mails", params={"token": "a.b.c"}, headers={"accept-language": "de-AT,en;q=0.5"}
    )
    assert '<html lang="de">' in page.text
    assert "Keine E-Mails mehr schicken" in page.text
    assert "Stop sending me emails" in http.get("/api/no-more-mails", params={"token": "a.b.c"}).text
