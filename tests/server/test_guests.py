"""Reading the guest's key from a browser's cookies."""

from time import process_time

from boneyard.server.accounts.guests import BOUND, key_in, new_key
from boneyard.server.settings import OLD_COOKIE, Settings

TLS = Settings("", public_url="https://games.example/bones").cookie


def test_the_key_is_found_among_other_cookies() -> None:
    assert key_in("theme=dark; boneyard=a-b_c; last=1", OLD_COOKIE) == "a-b_c"
    assert key_in("boneyard=a=b", OLD_COOKIE) == "a=b"


def test_a_missing_key_is_none() -> None:
    for cookies in ("", ";", "=", "theme=dark", "xboneyard=a", "boneyards=a"):
        assert key_in(cookies, OLD_COOKIE) is None


def test_the_host_only_cookie_wins() -> None:
    assert TLS.startswith("__Host-")
    assert key_in(f"boneyard=planted; {TLS}=mine", TLS) == "mine"
    assert key_in("boneyard=from-before", TLS) == "from-before"


def test_a_current_key_in_the_old_cookie_is_ignored() -> None:
    """So nobody can plant their own key in a browser that has none."""
    theirs = new_key(TLS)
    assert theirs.startswith(BOUND)
    assert key_in(f"boneyard={theirs}", TLS) is None
    assert key_in(f"{TLS}={theirs}", TLS) == theirs


def test_parsing_cookies_is_fast() -> None:
    """CVE-2024-7592: backslashes in quotes took Python's own parser 17 s."""
    began = process_time()
    assert key_in('boneyard="' + "\\x" * 30_000 + '"', OLD_COOKIE)
    assert process_time() - began < 1
