"""Sit at a table of a server somewhere, from Python.

    from athanor.client import House

    house = House("http://localhost:8000")
    with house.open("poison", "Ada", bots=["adept", "adept", "adept"]) as table:
        table.start()
        for view in table.turns():
            table.play(view.actions[0])
        print(table.result)

What is refused raises the same errors as the engine does, with a code. Connections that break are
made again, and what was on its way is sent again: the server carries it out once.
"""

from .house import House
from .table import Closed, Table

__all__ = ["Closed", "House", "Table"]
