"""Skills that act on others near: which they are. What they do is in `auras.py`."""

from __future__ import annotations

from typing import Final

from ..cards import (
    ALCHEMICAL_NECROSIS,
    CLAIRVOYANT,
    IMPASSIVE,
    MUTAGENIC_METABOLISM,
    PACIFIST,
    RAVEN_SWARM,
    SACRED_CENSERS,
    WAGA_POSSESSION,
    WAR_DRUM,
    WAR_HORN,
)

AURAS: Final[list[int]] = [
    ALCHEMICAL_NECROSIS,
    CLAIRVOYANT,
    IMPASSIVE,
    MUTAGENIC_METABOLISM,
    PACIFIST,
    RAVEN_SWARM,
    SACRED_CENSERS,
    WAGA_POSSESSION,
    WAR_DRUM,
    WAR_HORN,
]
