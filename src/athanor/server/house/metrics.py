"""Counters for Prometheus. A counter is a plain attribute, so that counting costs nothing worth
measuring; prometheus-client puts them into words when it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

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
        self.reigns_lost = 0
        self.tables_taken_over = 0
        self.acknowledged = Histogram()

    def text(self, gauges: dict[str, float]) -> str:
        """In the format of Prometheus, with what the process has of memory, time and files."""
        registry = CollectorRegistry()
        registry.register(Told(self, gauges))
        ProcessCollector(registry=registry)
        return generate_latest(registry).decode()


class Told(Collector):
    """What was counted and is measured, once."""

    def __init__(self, metrics: Metrics, gauges: dict[str, float]) -> None:
        self.metrics = metrics
        self.gauges = gauges

    def collect(self) -> Iterator[Metric]:
        counts = {f"{k}_total": v for k, v in vars(self.metrics).items() if isinstance(v, int)}
        families: dict[str, Metric] = {}
        for told, value in (counts | self.gauges).items():
            name, _, label = told.partition("{")
            if name not in families:
                counted = name.endswith("_total")
                families[name] = Metric(
                    f"athanor_{name.removesuffix('_total')}",
                    name,
                    "counter" if counted else "gauge",
                )
            labels = dict([label.rstrip("}").replace('"', "").split("=")]) if label else {}
            families[name].add_sample(f"athanor_{name}", labels, value)
        yield from families.values()
        yield self.acknowledged()

    def acknowledged(self) -> Metric:
        found, running = self.metrics.acknowledged, 0
        buckets = []
        for bound, count in zip((*BUCKETS, "+Inf"), found.counts, strict=True):
            running += count
            buckets.append((str(bound), running))
        name = "athanor_acknowledge_seconds"
        return HistogramMetricFamily(name, "from a move to its safety", buckets, found.total)
