"""Players that are handed what their seat knows, and nothing else."""

from redphone.bots.bots import Bot, BotError, bot

__all__ = ["Bot", "BotError", "bot"]
