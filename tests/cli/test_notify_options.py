"""`boneyard serve` says what is missing for notifications, and keeps a password out of sight."""

from pathlib import Path

import pytest

from boneyard.cli.notify_options import Given, notify_settings
from tests.cli.conftest import Run

HOME = "https://play.example.org"
NOTHING = Given(
    smtp_host="",
    smtp_port=587,
    smtp_from="",
    smtp_user="",
    smtp_password_file=None,
    smtp_security="starttls",
    webhooks=False,
    push_contact="",
    push_folder=None,
)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--webhooks"], "--public-url"),
        (["--smtp-host", "mail", "--public-url", HOME], "--smtp-from"),
        (["--push-contact", "me", "--public-url", HOME], "--push-contact"),
    ],
)
def test_missing_options_are_named(run: Run, options: list[str], said: str) -> None:
    result = run("serve", *options)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_everything_is_off_by_default(tmp_path: Path) -> None:
    assert notify_settings(HOME, tmp_path, NOTHING) is None


def test_a_password_comes_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail: Given = {**NOTHING, "smtp_host": "mail.example.org", "smtp_from": "dice@example.org"}
    monkeypatch.setenv("BONEYARD_SMTP_PASSWORD", "from the environment")
    found = notify_settings(HOME, tmp_path, mail)
    assert found is not None
    assert found.mail is not None
    assert found.mail.password == "from the environment"
    assert "environment" not in repr(found)
    file = tmp_path / "password"
    file.write_text("from a file\n")
    found = notify_settings(HOME, tmp_path, {**mail, "smtp_password_file": file, "smtp_security": "tls"})
    assert found is not None
    assert found.mail is not None
    assert (found.mail.password, found.mail.tls, found.mail.starttls) == ("from a file", True, False)


def test_push_keeps_its_key_in_the_data_folder(tmp_path: Path) -> None:
    found = notify_settings(HOME, tmp_path, {**NOTHING, "push_contact": "mailto:me@example.org"})
    assert found is not None
    assert (found.push_folder, found.webhooks, found.mail) == (tmp_path, False, None)
