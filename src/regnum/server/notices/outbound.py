"""Requests to URLs that people entered. Addresses in private networks cannot be reached.

A name is resolved once, every address it has must be public, and the connection goes to exactly those addresses: a name
that later points elsewhere does not help. Redirects are not followed, answers are not read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import aiohttp
from aiohttp.abc import ResolveResult
from yarl import URL

from regnum.core.errors import OptionError
from regnum.server.notices.notice import DeliveryFailed

LONGEST = 2048  # characters of a URL
TIMEOUT_S = 10.0
PAUSE_S = 1.0  # before the retry
NAT64 = IPv6Network("64:ff9b::/96")
HOME_NAMES = ("localhost", "local", "internal", "lan", "home.arpa", "intranet")


class NotPublic(OSError):
    """An address in a private network was requested."""


class OutboundClient:
    """An HTTP client. With `local` (a home network or a test), private addresses and plain http are allowed too."""

    def __init__(self, local: bool = False, timeout_s: float = TIMEOUT_S, pause_s: float = PAUSE_S) -> None:
        self.local = local
        self.timeout = aiohttp.ClientTimeout(total=timeout_s)
        self.pause_s = pause_s
        self.session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Return the status of the response; DeliveryFailed without one. Temporary errors are retried once."""
        try:
            checked_url(url, self.local)
        except OptionError:
            raise DeliveryFailed("the address is not allowed") from None
        try:
            status = await self.post_once(url, body, headers)
            if status < 500 and status != 429:
                return status
        except DeliveryFailed as failed:
            if isinstance(failed.__cause__, NotPublic):
                raise
        await asyncio.sleep(self.pause_s)
        return await self.post_once(url, body, headers)

    async def post_once(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send one request, without retries."""
        try:
            async with self.opened().post(URL(url), data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status  # leaving here closes the connection; the rest of the response is never read
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as wrong:
            refused = not_public_behind(wrong)
            if refused is not None:
                raise DeliveryFailed("the address is not public") from refused
            raise DeliveryFailed(f"no answer ({type(wrong).__name__})") from None

    def opened(self) -> aiohttp.ClientSession:
        """Return the session, created on first use: no cookies, no proxies, no reused connections."""
        if self.session is None:
            connector = aiohttp.TCPConnector(
                resolver=CheckedResolver(self.local),
                socket_factory=self.socket_to,
                use_dns_cache=False,
                force_close=True,
            )
            self.session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=self.timeout,
                auto_decompress=False,
                headers={"User-Agent": "regnum"},
            )
        return self.session

    def socket_to(self, address: tuple[Any, ...]) -> socket.socket:
        """Open a socket, the last check: only to allowed addresses, however they were resolved."""
        family, kind, protocol, _, where = address
        check_address(str(where[0]), self.local)
        return socket.socket(family, kind, protocol)

    async def close(self) -> None:
        """Close the session."""
        if self.session is not None:
            await self.session.close()
            self.session = None


class CheckedResolver(aiohttp.ThreadedResolver):
    """Resolves names with the system, and refuses a name if one of its addresses is not public."""

    def __init__(self, local: bool) -> None:
        super().__init__()
        self.local = local

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Return the addresses that may be connected to; no others will be."""
        found = await super().resolve(host, port, family)
        for each in found:
            check_address(each["host"], self.local)
        return found


def check_address(address: str, local: bool) -> None:
    """Raise NotPublic unless the address is reachable from the whole internet."""
    if not local and not is_public(address):
        raise NotPublic("the address is not public")


def is_public(address: str) -> bool:
    """Whether an address, and any IPv4 address embedded in it, is public."""
    try:
        where = ip_address(address)
    except ValueError:
        return False
    if isinstance(where, IPv6Address):
        if where.ipv4_mapped is not None:
            where = where.ipv4_mapped
        elif where.sixtofour is not None or where.teredo is not None or where.is_site_local:
            return False  # tunnels: not used by any webhook
        elif where in NAT64:
            where = IPv4Address(int(where) & 0xFFFFFFFF)
    return where.is_global and not where.is_multicast and not where.is_reserved


def checked_url(text: object, local: bool) -> str:
    """Return a URL if we may send to it, as far as that can be known without a lookup; else OptionError."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST:
        raise OptionError(f"a URL must be a string of at most {LONGEST} characters, such as https://example.org/hook")
    if not text.isascii() or not text.isprintable() or set(text) & set(' <>"\\^`{|}'):
        raise OptionError("a URL must be ASCII without spaces; percent-encode other characters, such as %20")
    try:
        url = URL(text)
        host, port = url.raw_host, url.port
    except ValueError:
        raise OptionError("not a valid URL; it should look like https://example.org/hook") from None
    if url.scheme not in (("https", "http") if local else ("https",)) or not host:
        raise OptionError(f"a URL must start with {'https:// or http://' if local else 'https://'} and name a host")
    if url.raw_user is not None or url.raw_password is not None:
        raise OptionError("a URL must not contain a user name or a password; use a secret path")
    if not local:
        check_host(host, port or 0)
    return text


def check_host(host: str, port: int) -> None:
    """Check that a host is public, by its name."""
    name = host.rstrip(".").lower()
    numeric = ":" in name or name.replace(".", "").isdigit()
    if numeric and not is_public(name):
        raise OptionError("the address is in a private network; a public one is required")
    if not numeric and ("." not in name or name.endswith(tuple("." + home for home in HOME_NAMES))):
        raise OptionError("the name belongs to a private network; a public one is required")
    if port != 443 and not 1024 <= port <= 65535:
        raise OptionError("ports below 1024 are not allowed, except 443")


def not_public_behind(wrong: BaseException) -> NotPublic | None:
    """Return the NotPublic error that an error of the network library wraps, if there is one."""
    seen: BaseException | None = wrong
    for _ in range(8):
        if seen is None or isinstance(seen, NotPublic):
            return seen
        seen = getattr(seen, "os_error", None) or seen.__cause__ or seen.__context__
    return None
