"""The benchmark: its keys are promised to scripts, so they are tested; its figures are not."""

from __future__ import annotations

import importlib.util
import json

import pytest

import athanor
from athanor.arena import speed

from ..cli.support import athanor_says, refused

KEYS = {
    "compiled_actions_per_s",
    "interpreted_actions_per_s",
    "peer_actions_per_s",
    "ratio",
    "clone_us",
    "ismcts_per_s",
    "peer_ismcts_per_s",
}
PEER = importlib.util.find_spec("pyspiel") is not None


def test_bench_prints_one_object_with_the_promised_keys() -> None:
    said = athanor_says("bench", "poison", "--seconds", "0.1", "--option", "hand=short", "--json")
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert set(told) >= KEYS
    assert told["options"] == {"hand": "short"}
    assert told["interpreted_actions_per_s"] > 0
    assert told["clone_us"] > 0
    assert told["ismcts_per_s"] > 0
    assert told["peer_actions_per_s"] is None
    assert told["ratio"] is None
    assert (told["compiled_actions_per_s"] is None) != athanor.compiled
    assert ("not compiled" in said.stderr) != athanor.compiled


ENV_KEYS = {
    "vector_steps_per_s",
    "pettingzoo_steps_per_s",
    "hanabi_steps_per_s",
    "openspiel_steps_per_s",
    "vector_over_hanabi",
    "pettingzoo_over_hanabi",
}


@pytest.mark.parametrize("id", ["poison", "kazaam"])
def test_bench_of_the_environments_has_the_promised_keys(id: str) -> None:
    said = athanor_says("bench", id, "--env", "--seconds", "0.1", "--seats", "3", "--json")
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert set(told) >= ENV_KEYS
    assert (told["game"], told["seats"]) == (id, 3)
    assert told["vector_steps_per_s"] > 0
    assert told["pettingzoo_steps_per_s"] > 0


@pytest.mark.skipif(PEER, reason="the peer is installed")
def test_without_the_peer_one_line_says_how_to_get_it() -> None:
    assert "pip install 'athanor-games[peer]'" in refused(
        "bench", "poison", "--peer", "openspiel", "--json"
    )


@pytest.mark.skipif(not PEER, reason="the peer is not installed")
def test_the_peer_is_measured_where_it_is_installed() -> None:
    spiel = speed.open_peer("openspiel")
    chances: list[float] = []
    assert 0 < speed.peer_actions_per_second(spiel, 0.02, chances) < chances[0]
    assert speed.peer_simulations_per_second(spiel, 0.02) > 0


def test_a_missing_peer_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyspiel", None)
    with pytest.raises(athanor.BadRequest) as refusal:
        speed.open_peer("openspiel")
    assert refusal.value.code == "peer-missing"


def test_the_interpreted_engine_is_measured_in_a_process_of_its_own() -> None:
    assert speed.interpreted(athanor.game("poison"), 4, 0.05) > 100
