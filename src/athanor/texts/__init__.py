"""Everything a person reads, in their language.

Texts are Project Fluent messages: those of the house in `texts/<language>.ftl`, those of a game in
`games/<id>/texts/`. The browser is served the same files and follows the same convention for naming
things inside a sentence (see `contract/action.py`).

    texts = Texts("fr", "poison")
    texts("game-name")                             # Poison
    texts.tell("event", event, ["Ada", "Nour"])    # Ada verse un 7 rouge dans le chaudron...
"""

from .say import LANGUAGES, Texts, spoken, system_language

__all__ = ["LANGUAGES", "Texts", "spoken", "system_language"]
