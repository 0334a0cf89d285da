"""Views, events and actions in plain words, for whoever shows a game without a picture: the
terminal, and the environments of other libraries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from athanor.contract import View
from athanor.contract.view import Wording

from .say import Texts


class Teller:
    """Tells what one seat sees, or the spectator, in one language."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def sentence(self, prefix: str, struct: msgspec.Struct, wording: Wording | None = None) -> str:
        """The struct as a sentence; without a text for it, as it is written in a record. `wording`
        is that of the view it is told by."""
        data = msgspec.to_builtins(struct)
        if f"{prefix}-{data['type']}" in self.texts:
            return self.texts.tell(prefix, struct, self.names, wording=wording)
        return msgspec.json.encode(struct).decode()

    def happened(self, view: View) -> list[str]:
        """What this seat saw happen in the last step."""
        wording = view.wording()
        return [self.sentence("event", event, wording) for event in view.events]

    def asked(self, view: View) -> str:
        """The open decision, as it is put to this seat."""
        decision = view.decision
        if decision is None:
            return ""
        id = f"decision-{decision.kind}"
        if id not in self.texts:
            return decision.kind
        return self.texts(id, **self.texts.facts(decision.about, self.names))

    def words(self, field: str, value: Any) -> str:
        """A value of a view in one line."""
        if isinstance(value, msgspec.Struct):
            inside = msgspec.structs.asdict(value)
            parts = inside.items()
            return " · ".join(
                f"{self.label(name)} {self.words(name, each)}" for name, each in parts
            )
        if isinstance(value, dict):
            parts = value.items()
            return ", ".join(
                f"{self.label(name)} {self.words(field, each)}" for name, each in parts
            )
        if isinstance(value, (list, tuple)) and value and not isinstance(value[0], str):
            return "\n".join(self.words(field, each) for each in value)
        if isinstance(value, (list, tuple)):
            return ", ".join(self.words(field.removesuffix("s"), each) for each in value)
        if value is None:
            return "–"
        return str(self.texts.word(field, value, self.names))

    def label(self, field: str) -> str:
        """What a field of a view is called: by its message `view-<field>`, or in plain words."""
        id = f"view-{field}"
        return self.texts(id) if id in self.texts else field.replace("_", " ")

    def told(self, view: View) -> str:
        """A whole view: what happened, what there is, what is asked, what can be done."""
        lines = [f"{self.texts('game-name')} · {view.step}", *self.happened(view)]
        fields = own_fields(view)
        width = max(map(len, fields), default=0) + 2
        for field in fields:
            words = self.words(field, getattr(view, field)).splitlines() or [""]
            lines.append(f"{field:<{width}}{words[0]}")
            lines += [" " * width + more for more in words[1:]]
        if view.decision is not None:
            asked = self.texts.join([self.names[seat] for seat in view.actors])
            lines.append(f"{asked}: {self.asked(view)}")
        wording = view.wording()
        for action in view.actions:
            lines.append(f"  {self.sentence('action', action, wording)}")
        return "\n".join(lines)


def own_fields(view: View) -> list[str]:
    """The fields a game adds to the view that all games share."""
    shared = set(View.__struct_fields__)
    return [field for field in view.__struct_fields__ if field not in shared]
