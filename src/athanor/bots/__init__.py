"""Players that see only what their seat sees.

A bot is handed a view and answers with one of its actions. `bot("master")` makes one by the name of
its level or kind; see `levels`.
"""

from .levels import Bot, bot, bot_names, check_bot

__all__ = ["Bot", "bot", "bot_names", "check_bot"]
