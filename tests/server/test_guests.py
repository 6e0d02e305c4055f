"""The key in a browser's cookies."""

from time import process_time

from boneyard.server.people.guests import BOUND, key_in, new_key
from boneyard.server.settings import OLD_COOKIE, Settings

TLS = Settings("", public_url="https://games.example/bones").cookie


def test_the_key_is_found_among_other_cookies() -> None:
    assert key_in("theme=dark; boneyard=a-b_c; last=1", OLD_COOKIE) == "a-b_c"
    assert key_in("boneyard=a=b", OLD_COOKIE) == "a=b"


def test_who_has_no_key_has_none() -> None:
    for cookies in ("", ";", "=", "theme=dark", "xboneyard=a", "boneyards=a"):
        assert key_in(cookies, OLD_COOKIE) is None


def test_a_cookie_that_another_host_may_have_set_counts_only_where_there_is_no_better_one() -> None:
    assert TLS.startswith("__Host-")
    assert key_in(f"boneyard=planted; {TLS}=mine", TLS) == "mine"
    assert key_in("boneyard=from-before", TLS) == "from-before"


def test_a_key_of_today_is_not_taken_from_a_cookie_of_yesterday() -> None:
    """So nobody can plant a key of their own in a browser that has none yet."""
    theirs = new_key(TLS)
    assert theirs.startswith(BOUND)
    assert key_in(f"boneyard={theirs}", TLS) is None
    assert key_in(f"{TLS}={theirs}", TLS) == theirs


def test_no_cookie_takes_long_to_read() -> None:
    """CVE-2024-7592: backslashes in quotes took Python's own reader 17 s."""
    began = process_time()
    assert key_in('boneyard="' + "\\x" * 30_000 + '"', OLD_COOKIE)
    assert process_time() - began < 1
