"""The key in a browser's cookies."""

from time import process_time

from boneyard.server.people.guests import key_in


def test_the_key_is_found_among_other_cookies() -> None:
    assert key_in("theme=dark; boneyard=a-b_c; last=1") == "a-b_c"
    assert key_in("boneyard=a=b") == "a=b"


def test_who_has_no_key_has_none() -> None:
    for cookies in ("", ";", "=", "theme=dark", "xboneyard=a", "boneyards=a"):
        assert key_in(cookies) is None


def test_no_cookie_takes_long_to_read() -> None:
    """CVE-2024-7592: backslashes in quotes took Python's own reader 17 s."""
    began = process_time()
    assert key_in('boneyard="' + "\\x" * 30_000 + '"')
    assert process_time() - began < 1
