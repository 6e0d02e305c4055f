"""A player's report of the stand-in's moves, over HTTP."""

import httpx

from tests.server.http.asking import body


def test_the_summary_goes_to_its_guest_only(http: httpx.Client) -> None:
    assert http.put("/api/me", json={"name": "Ann"}).status_code == 200
    made = http.post("/api/tables", json=body({"game": "zombie-invasion", "seats": ["open", "easy"]}))
    path = f"/api/tables/{made.json()['id']}/while-away"
    assert http.get(path).json() is None, "she was not away"
    http.cookies.clear()
    assert http.get(path).json() == {"code": "not-yours", "data": {}}
