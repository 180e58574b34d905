"""The table over HTTP: an API under /api, live updates by WebSocket, and a store that keeps what it acknowledged."""
