"""What was done for a seat is told to its guest only."""

import httpx

from tests.server.web.asking import body


def test_it_is_told_to_nobody_else(http: httpx.Client) -> None:
    assert http.put("/api/me", json={"name": "Ann"}).status_code == 200
    made = http.post("/api/tables", json=body({"game": "zombie-invasion", "seats": ["open", "easy"]}))
    path = f"/api/tables/{made.json()['id']}/while-away"
    assert http.get(path).json() is None, "she was not away"
    http.cookies.clear()
    assert http.get(path).json() == {"code": "not-yours", "data": {}}
