"""The one way out to addresses that people typed in. Nothing inside our own network can be reached through it.

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
from regnum.server.notices.letters import Failed

LONGEST = 2048  # characters of a URL
TIMEOUT_S = 10.0
PAUSE_S = 1.0  # before the second try
NAT64 = IPv6Network("64:ff9b::/96")
HOME_NAMES = ("localhost", "local", "internal", "lan", "home.arpa", "intranet")


class NotPublic(OSError):
    """An address in our own network was asked for."""


class Outward:
    """Sends. With `local`, a house network or a test, private addresses and plain http are allowed too."""

    def __init__(self, local: bool = False, timeout_s: float = TIMEOUT_S, pause_s: float = PAUSE_S) -> None:
        self.local = local
        self.timeout = aiohttp.ClientTimeout(total=timeout_s)
        self.pause_s = pause_s
        self.session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; Failed when there is none. What may pass by itself is tried once more."""
        try:
            checked_url(url, self.local)
        except OptionError:
            raise Failed("the address is not allowed") from None
        try:
            status = await self.post_once(url, body, headers)
            if status < 500 and status != 429:
                return status
        except Failed as failed:
            if isinstance(failed.__cause__, NotPublic):
                raise
        await asyncio.sleep(self.pause_s)
        return await self.post_once(url, body, headers)

    async def post_once(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """One try."""
        try:
            async with self.opened().post(URL(url), data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status  # leaving here closes the connection; the rest of the answer is never read
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as wrong:
            refused = not_public_behind(wrong)
            if refused is not None:
                raise Failed("the address is not public") from refused
            raise Failed(f"no answer ({type(wrong).__name__})") from None

    def opened(self) -> aiohttp.ClientSession:
        """The session, made when it is first needed. No cookies, no proxies, no connection used twice."""
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
        """The last door: a socket only to where we may go, whatever way the address came."""
        family, kind, protocol, _, where = address
        check_address(str(where[0]), self.local)
        return socket.socket(family, kind, protocol)

    async def close(self) -> None:
        """Nothing goes out any more."""
        if self.session is not None:
            await self.session.close()
            self.session = None


class CheckedResolver(aiohttp.ThreadedResolver):
    """Names as the system knows them, refused as a whole when one of the addresses is not public."""

    def __init__(self, local: bool) -> None:
        super().__init__()
        self.local = local

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The addresses that may be connected to, and only they will be."""
        found = await super().resolve(host, port, family)
        for each in found:
            check_address(each["host"], self.local)
        return found


def check_address(address: str, local: bool) -> None:
    """NotPublic unless everybody on the internet could reach it too."""
    if not local and not is_public(address):
        raise NotPublic("the address is not public")


def is_public(address: str) -> bool:
    """Whether an address, and any older address wrapped in it, belongs to the open internet."""
    try:
        where = ip_address(address)
    except ValueError:
        return False
    if isinstance(where, IPv6Address):
        if where.ipv4_mapped is not None:
            where = where.ipv4_mapped
        elif where.sixtofour is not None or where.teredo is not None or where.is_site_local:
            return False  # tunnels: nobody's webhook lives there
        elif where in NAT64:
            where = IPv4Address(int(where) & 0xFFFFFFFF)
    return where.is_global and not where.is_multicast and not where.is_reserved


def checked_url(text: object, local: bool) -> str:
    """A URL that we may send to, as far as that can be seen without asking anybody; else OptionError."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST:
        raise OptionError(f"a URL is a text of at most {LONGEST} characters, such as https://example.org/hook")
    if not text.isascii() or not text.isprintable() or set(text) & set(' <>"\\^`{|}'):
        raise OptionError("a URL has no spaces and no special letters; write others as %20 and so on")
    try:
        url = URL(text)
        host, port = url.raw_host, url.port
    except ValueError:
        raise OptionError("this is no URL; it should look like https://example.org/hook") from None
    if url.scheme not in (("https", "http") if local else ("https",)) or not host:
        raise OptionError(f"a URL begins with {'https:// or http://' if local else 'https://'} and names a host")
    if url.raw_user is not None or url.raw_password is not None:
        raise OptionError("a URL with a user name or a password in it is not taken; use a secret path instead")
    if not local:
        check_host(host, port or 0)
    return text


def check_host(host: str, port: int) -> None:
    """A host on the open internet, by its looks."""
    name = host.rstrip(".").lower()
    numeric = ":" in name or name.replace(".", "").isdigit()
    if numeric and not is_public(name):
        raise OptionError("this address is in a private network; a public one is needed")
    if not numeric and ("." not in name or name.endswith(tuple("." + home for home in HOME_NAMES))):
        raise OptionError("this name is known in a private network only; a public one is needed")
    if port != 443 and not 1024 <= port <= 65535:
        raise OptionError("a port below 1024 other than 443 is not taken")


def not_public_behind(wrong: BaseException) -> NotPublic | None:
    """The refusal that an error of the network library wraps, if there is one."""
    seen: BaseException | None = wrong
    for _ in range(8):
        if seen is None or isinstance(seen, NotPublic):
            return seen
        seen = getattr(seen, "os_error", None) or seen.__cause__ or seen.__context__
    return None
