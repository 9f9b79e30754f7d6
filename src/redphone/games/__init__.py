"""One folder a game. Importing a game's package registers it."""
