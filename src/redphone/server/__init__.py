"""The server: tables that people and bots play at, over HTTP and websockets. See docs/protocol.md."""
