"""The server: HTTP, WebSocket, identity, storage. It manages people and tables and contains no rules."""
