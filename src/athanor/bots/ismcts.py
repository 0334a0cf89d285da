"""Information-set Monte-Carlo tree search, for any game of the house.

Single-observer IS-MCTS after Cowling, Powley and Whitehouse (2012): each simulation draws a full
state that fits the searcher's view, walks down one tree of information sets, adds a leaf, plays on
to the end of the stage (or of several: `Judgement.plies`), and credits every seat on the way with
its own value (max^n). An action that was not always available is compared by how often it could
have been chosen.

Where the game says how readily a good player would try each action (`Judgement.weights`), actions
are chosen by that and by their value so far (PUCT), and need not all be tried.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from athanor.contract.action import Action
from athanor.contract.judgement import Judgement, Sampler
from athanor.contract.rng import FastRng
from athanor.contract.state import State

CLOCK_EVERY: Final = 16


class Node:
    """An information set reached by one action of `seat`."""

    def __init__(self, action: Action | None, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.visits: float = 0.0
        self.available: float = 0.0
        self.total: float = 0.0
        self.children: dict[Action, Node] = {}


class Search:
    """One search from one view. `run` may be called again to think longer. `seat` is who thinks:
    where several choose at once, it need not be the first."""

    def __init__(
        self, sampler: Sampler, judgement: Judgement, rng: FastRng, seat: int = -1
    ) -> None:
        self.sampler = sampler
        self.judgement = judgement
        self.rng = rng
        self.exploration = judgement.exploration()
        self.plies = judgement.plies()
        self.seat = seat
        self.root = Node(None, -1)
        self.first: list[Action] = []
        self.first_weights: list[float] = []
        self.simulations = 0

    def run(self, simulations: int, seconds: float = 0.0) -> None:
        """Thinks for that many simulations, or seconds if given, whichever is over first."""
        deadline = perf_counter() + seconds if seconds > 0.0 else 0.0
        done = 0
        while done < simulations:
            self.simulate()
            done += 1
            if deadline > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() >= deadline:
                break
        self.simulations += done

    def simulate(self) -> None:
        judgement = self.judgement
        state = self.sampler.draw(self.rng)
        stage = judgement.stage(state)
        left = self.plies
        path = [self.root]
        node = self.root
        while not state.over:
            here = judgement.stage(state)
            if here != stage:
                stage = here
                left -= 1
                if left == 0:
                    break
            if node is self.root:
                seat = self.seat if self.seat >= 0 else state.actors()[0]
                child = self.begin(state, seat)
            else:
                seat = state.actors()[0]
                actions = judgement.candidates(state, seat)
                weights = judgement.weights(state, seat, actions)
                child = self.follow(node, seat, actions, weights)
            assert child.action is not None
            state.apply(seat, child.action)
            path.append(child)
            node = child
            if child.visits == 0.0:
                judgement.playout(state, stage, self.rng)
                left -= 1
                break
        while left > 0 and not state.over:
            judgement.settle(state, self.rng)
            left -= 1
        values = judgement.values(state)
        for node in path:
            node.visits += 1.0
            if node.seat >= 0:
                node.total += values[node.seat]

    def begin(self, state: State, seat: int) -> Node:
        """The first action. It is chosen from what the seat sees, so with weights the same actions
        are there in every state drawn."""
        if len(self.first) == 0:
            actions = self.judgement.candidates(state, seat)
            weights = self.judgement.weights(state, seat, actions)
            if len(weights) == 0:
                return self.descend(self.root, seat, actions)
            self.first = actions
            self.first_weights = weights
        return self.prefer(self.root, seat, self.first, self.first_weights)

    def follow(self, node: Node, seat: int, actions: list[Action], weights: list[float]) -> Node:
        if len(weights) == 0:
            return self.descend(node, seat, actions)
        return self.prefer(node, seat, actions, weights)

    def prefer(self, node: Node, seat: int, actions: list[Action], weights: list[float]) -> Node:
        """The action with the best value so far and the most reason to look again. One that was not
        yet tried is taken to be worth what its parent is."""
        children = node.children
        found: list[Node | None] = []  # an action is looked up once: hashing is what takes time
        tried = 0.0
        gained = 0.0
        for action in actions:
            child = children.get(action)
            found.append(child)
            if child is not None:
                tried += child.visits
                gained += child.total
        usual = gained / tried if tried > 0.0 else 0.5
        spread = self.exploration * sqrt(tried + 1.0)
        best: Node | None = None
        best_action = actions[0]
        best_bound = -1.0
        for i in range(len(actions)):
            child = found[i]
            visits = 0.0 if child is None else child.visits
            value = usual if child is None else child.total / child.visits
            bound = value + spread * weights[i] / (1.0 + visits)
            if bound > best_bound:
                best_bound = bound
                best = child
                best_action = actions[i]
        if best is None:
            best = Node(best_action, seat)
            children[best_action] = best
        return best

    def descend(self, node: Node, seat: int, actions: list[Action]) -> Node:
        """A new child for an untried action if there is one, else the most promising."""
        children = node.children
        untried: Action | None = None
        fresh = 0
        best: Node | None = None
        best_bound = -1.0
        for action in actions:
            child = children.get(action)
            if child is None:
                fresh += 1
                if self.rng.quick(fresh) == 0:
                    untried = action
            else:
                child.available += 1.0
                if fresh == 0:
                    bound = child.total / child.visits + self.exploration * sqrt(
                        log(child.available) / child.visits
                    )
                    if bound > best_bound:
                        best_bound = bound
                        best = child
        if untried is not None:
            best = Node(untried, seat)
            best.available = 1.0
            children[untried] = best
        assert best is not None
        return best

    def forced(self) -> bool:
        """Whether, once begun, there is only one action to look at."""
        return len(self.first) == 1

    def ranking(self) -> list[Node]:
        """The moves considered, most visited first."""
        return sorted(self.root.children.values(), key=visits, reverse=True)


def visits(node: Node) -> float:
    return node.visits
