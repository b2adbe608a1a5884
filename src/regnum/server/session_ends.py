"""Close the sockets of a session that ends (log out, or deletion of a person), in every process."""

from __future__ import annotations

from regnum.server.guard.identity import Identity
from regnum.server.open_tables import OpenTables
from regnum.server.peers import Peers
from regnum.server.sockets import Sockets


class SessionEnds:
    """Passes on the end of a session: from the identities here to the sockets and the other processes, and back."""

    def __init__(self, identity: Identity, sockets: Sockets, tables: OpenTables, peers: Peers) -> None:
        self.identity = identity
        self.sockets = sockets
        self.tables = tables
        self.peers = peers
        identity.on_session_end.append(self.ended)
        peers.subscribe("over", self.ended_elsewhere)

    def ended(self, person: str, session: str | None, but: str | None) -> None:
        """One session of a person ended here, or all but one."""
        self.sockets.end_session(person, session, but)
        self.peers.send_soon("over", person, session or "-", but or "-")

    def ended_elsewhere(self, process: str, words: list[str]) -> None:
        """The same in another process. If all sessions ended, the person may be deleted: the name is loaded again."""
        person, session, but = (None if word == "-" else word for word in words)
        assert person is not None
        self.sockets.end_session(person, session, but)
        self.identity.forget_cached(person, session, but)
        if session is None and but is None:
            for table in self.tables.by_id.values():
                table.names.pop(person, None)
