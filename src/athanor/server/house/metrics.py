"""Counters for Prometheus, in its text format. A counter is a plain attribute: counting costs
nothing worth measuring."""

from __future__ import annotations

from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        index = 0
        for bound in BUCKETS:
            if seconds <= bound:
                break
            index += 1
        self.counts[index] += 1
        self.total += seconds


class Metrics:
    def __init__(self) -> None:
        self.tables_opened = 0
        self.games_started = 0
        self.games_finished = 0
        self.moves = 0
        self.bot_moves = 0
        self.messages = 0
        self.refusals = 0
        self.floods = 0
        self.slow_readers = 0
        self.slow_requests = 0
        self.foreign_origins = 0
        self.unknown_hosts = 0
        self.internal_errors = 0
        self.acknowledged = Histogram()

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, value in vars(self).items():
            if isinstance(value, int):
                lines += [f"# TYPE athanor_{name}_total counter", f"athanor_{name}_total {value}"]
        declared = set()
        for label, measured in gauges.items():
            name = label.partition("{")[0]
            if name not in declared:
                declared.add(name)
                kind = "counter" if name.endswith("_total") else "gauge"
                lines.append(f"# TYPE athanor_{name} {kind}")
            lines.append(f"athanor_{label} {measured}")
        name = "athanor_acknowledge_seconds"
        lines.append(f"# TYPE {name} histogram")
        running = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.acknowledged.counts, strict=True):
            running += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {running}')
        lines += [f"{name}_sum {self.acknowledged.total:.6f}", f"{name}_count {running}"]
        return "\n".join(lines) + "\n"
