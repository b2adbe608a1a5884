"""HTTP, WebSocket, identity, storage. The server knows people and tables; it knows no rules."""
