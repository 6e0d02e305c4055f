"""From a table to a mailbox, with the server's own wiring."""

from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

from boneyard.server.app.notifications import Notifications
from boneyard.server.http.monitoring import notices
from boneyard.server.notify.mail import MailSettings
from boneyard.server.notify.notice import Mail
from boneyard.server.notify.notifier import NotifySettings
from boneyard.server.settings import Settings
from boneyard.table import protocol
from boneyard.table.config import Config
from tests.server.notify.doubles import Post, post
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until

HOME = "https://play.example.org/dice"


def mails(double: Post) -> list[EmailMessage]:
    found = [message_from_bytes(data, policy=policy.default) for _, _, data, _ in double.mails]
    assert all(isinstance(mail, EmailMessage) for mail in found)
    return found


async def test_a_mail_announces_a_turn(tmp_path: Path) -> None:
    async with post() as double, rooms_on(tmp_path / "t.db", lets=True) as rooms:
        mail = MailSettings(host="127.0.0.1", port=double.port, sender="dice@example.org", starttls=False)
        settings = Settings("", public_url=HOME, notify=NotifySettings(mail=mail))
        notifying = Notifications(settings, rooms.services, rooms)
        assert notifying.alerts is not None
        notifying.alerts.grace = 0.0
        kept = await notifying.contacts.add(ANN, Mail("ada@example.org"))
        code = next(word for word in mails(double)[0].get_content().split() if word.isdecimal())
        (counted,) = notices(notifying.notifier)
        assert {"channel": "mail", "outcome": "codes"} in [sample.labels for sample in counted.samples]
        await notifying.contacts.confirm("ann", kept.id, code)
        config = Config(game="zombie-invasion", seats=("open", "easy"), title="Friday")
        open_table = await rooms.create(config, ANN, "Ann")
        await until(lambda: len(double.mails) >= 2)  # of the beginning, of the turn, or of both
        notice = mails(double)[1]
        assert notice["Subject"] in ("Your turn: Friday", "The game has started: Friday")
        assert f"{HOME}/table/{open_table.id}" in notice.get_content()
        link = notice["List-Unsubscribe"].strip("<>")
        assert link.startswith(f"{HOME}/api/no-more-mails?token=ann.")
        await notifying.contacts.end(link.partition("=")[2])
        assert await notifying.contacts.targets("ann") == []
        await notifying.close()


async def test_present_players_get_no_notice(tmp_path: Path) -> None:
    async with rooms_on(tmp_path / "t.db") as rooms:
        notifying = Notifications(Settings("", public_url=HOME), rooms.services, rooms)
        open_table = await rooms.create(Config(game="zombie-invasion", seats=("open", "open")), ANN, "Ann")
        assert not notifying.is_present(open_table.id, 0)
        frames: list[bytes] = []
        send = frames.append
        open_table.join(0, protocol.Hello(protocol=1), send)
        assert notifying.is_present(open_table.id, 0)
        assert not notifying.is_present(open_table.id, 1)
        assert not notifying.is_present("another", 0)
        open_table.leave(0, send)
        assert not notifying.is_present(open_table.id, 0)
        await notifying.close()
