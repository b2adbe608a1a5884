"""A notice by e-mail: plain text, with a link to stop it."""

from __future__ import annotations

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr

import aiosmtplib

from regnum.server.notices.letters import Failed, MailTarget, Notice
from regnum.server.settings import Mail

TIMEOUT_S = 20.0
TLS_PORT = 465  # encrypted from the first byte
# A link is not folded, mail programs would not find it again; everything else goes through the oldest mail server.
POLICY = SMTP.clone(max_line_length=990, cte_type="7bit")


async def send_mail(mail: Mail, target: MailTarget, notice: Notice, *, stop: str, now: int) -> None:
    """Send it through the configured server, or Failed."""
    message = letter(mail, target, notice, stop=stop, now=now)
    sealed = mail.port == TLS_PORT
    try:
        await aiosmtplib.send(
            message.as_bytes(),  # written by our policy, not by the library's
            sender=address_of(mail),
            recipients=[target.address],
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            local_hostname=domain_of(mail),  # else it would be looked up, and the loop would wait
            use_tls=sealed,
            start_tls=mail.start_tls and not sealed,
            timeout=TIMEOUT_S,
        )
    except aiosmtplib.SMTPException as wrong:
        code = getattr(wrong, "code", "")
        raise Failed(f"the mail server did not take it ({type(wrong).__name__} {code}".rstrip() + ")") from None
    except (OSError, TimeoutError, ValueError) as wrong:
        raise Failed(f"the mail could not be sent ({type(wrong).__name__})") from None


def letter(mail: Mail, target: MailTarget, notice: Notice, *, stop: str, now: int) -> EmailMessage:
    """The message. Every text becomes one line where it stands in a header."""
    message = EmailMessage(POLICY)
    message["From"] = one_line(mail.sender) or address_of(mail)
    message["To"] = target.address
    message["Subject"] = one_line(notice.title)[:200]
    message["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
    message["Message-ID"] = make_msgid(domain=domain_of(mail))
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = one_line(notice.lang)[:8]
    lines = [notice.body, "", notice.url, ""]
    if stop:
        message["List-Unsubscribe"] = f"<{link(stop)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines += ["-- ", link(stop), ""]
    message.set_content("\n".join(lines))
    return message


def one_line(text: str) -> str:
    """Printable, and without line ends: nobody adds a header through a name."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def link(url: str) -> str:
    """A link as it may stand in angle brackets."""
    return "".join(letter for letter in url if letter.isprintable() and letter not in " <>,")


def address_of(mail: Mail) -> str:
    """The bare address that the mail comes from."""
    return parseaddr(one_line(mail.sender))[1] or f"regnum@{mail.host}"


def domain_of(mail: Mail) -> str:
    """The name we give ourselves: the sender's domain, never this machine's own."""
    return address_of(mail).rpartition("@")[2] or "localhost"
