"""A replay to step through in a notebook: one frame of HTML that needs nothing but itself.

Steps are much alike, so they are packed together and unpacked by the browser: a whole game takes
tens of kilobytes. The frame is a sandbox, so that whatever is in a record cannot reach the
notebook around it.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

HEIGHT: Final = 640

PAGE: Final = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font: 15px system-ui, sans-serif; margin: 8px; color: #251a11; background: #fffaf0 }}
nav {{ display: flex; gap: 8px; align-items: center; margin-bottom: 8px }}
input {{ flex: 1 }}
button {{ font: inherit; padding: 4px 12px }}
</style>
<nav><button id="back">◂</button><input id="at" type="range" min="0" max="{last}" value="0"
aria-label="{title}"><button id="on">▸</button><output id="step"></output></nav>
<main id="table"></main>
<script>
const packed = Uint8Array.from(atob("{data}"), (each) => each.charCodeAt(0))
const at = document.getElementById("at")
let steps = []
const go = (step) => {{
  at.value = Math.max(0, Math.min(steps.length - 1, step))
  document.getElementById("table").innerHTML = steps[at.value]
  document.getElementById("step").value = at.value + " / " + (steps.length - 1)
}}
at.oninput = () => go(+at.value)
document.getElementById("back").onclick = () => go(+at.value - 1)
document.getElementById("on").onclick = () => go(+at.value + 1)
document.onkeydown = (key) => {{
  if (key.target === at) return
  if (key.key === "ArrowLeft") go(+at.value - 1)
  if (key.key === "ArrowRight") go(+at.value + 1)
}}
const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"))
new Response(stream).json().then((found) => {{ steps = found; go(0) }})
</script>
"""


def steps_in_a_frame(steps: Sequence[str], title: str) -> str:
    """HTML with a slider, two buttons and the arrow keys."""
    data = base64.b64encode(zlib.compress(msgspec.json.encode(list(steps)), 9)).decode()
    page = PAGE.format(title=escape(title), last=len(steps) - 1, data=data)
    return (
        f'<iframe srcdoc="{escape(page)}" sandbox="allow-scripts" title="{escape(title)}" '
        f'style="width:100%;height:{HEIGHT}px;border:0"></iframe>'
    )
