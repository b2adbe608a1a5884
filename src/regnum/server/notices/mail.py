"""Notifications by email: plain text, with an unsubscribe link."""

from __future__ import annotations

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr

import aiosmtplib

from regnum.server.notices.notice import DeliveryFailed, MailTarget, Notice
from regnum.server.settings import Mail

TIMEOUT_S = 20.0
TLS_PORT = 465  # encrypted from the first byte
# A link is not folded, or mail programs would not recognise it; everything else passes the oldest mail server.
POLICY = SMTP.clone(max_line_length=990, cte_type="7bit")


async def send_mail(mail: Mail, target: MailTarget, notice: Notice, *, stop: str, now: int) -> None:
    """Send an email through the configured server; DeliveryFailed if it cannot be sent."""
    message = mail_message(mail, target, notice, stop=stop, now=now)
    tls = mail.port == TLS_PORT
    try:
        await aiosmtplib.send(
            message.as_bytes(),  # serialised with our policy, not the library's
            sender=address_of(mail),
            recipients=[target.address],
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            local_hostname=domain_of(mail),  # else it would be looked up and block the loop
            use_tls=tls,
            start_tls=mail.start_tls and not tls,
            timeout=TIMEOUT_S,
        )
    except aiosmtplib.SMTPException as wrong:
        code = getattr(wrong, "code", "")
        raise DeliveryFailed(
            f"the mail server rejected the email ({type(wrong).__name__} {code}".rstrip() + ")"
        ) from None
    except (OSError, TimeoutError, ValueError) as wrong:
        raise DeliveryFailed(f"the email could not be sent ({type(wrong).__name__})") from None


def mail_message(mail: Mail, target: MailTarget, notice: Notice, *, stop: str, now: int) -> EmailMessage:
    """Return the email. A text in a header becomes one line."""
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
    """Return a text without line ends and control characters, against header injection."""
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())


def link(url: str) -> str:
    """Return a link that is safe in angle brackets."""
    return "".join(character for character in url if character.isprintable() and character not in " <>,")


def address_of(mail: Mail) -> str:
    """Return the bare address of the sender."""
    return parseaddr(one_line(mail.sender))[1] or f"regnum@{mail.host}"


def domain_of(mail: Mail) -> str:
    """Return the domain for EHLO and Message-ID: the sender's, never this machine's."""
    return address_of(mail).rpartition("@")[2] or "localhost"
