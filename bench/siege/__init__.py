"""The server under attack: `python -m bench.siege`."""

import sys
from pathlib import Path

#: Where Athanor is not installed, its sources make the attackers' records.
sys.path.append(str(Path(__file__).resolve().parents[2] / "src"))
