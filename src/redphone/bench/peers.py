"""What is measured of OpenSpiel, in the same run: card games for four, its rules and its random play in C++.

Its rollouts are driven through a search of a single simulation. The first simulation of a search evaluates
the root and nothing else, so it is n random games from there, all in C++, and no tree takes a share of the
time: hearts makes the same steps/s in fifty rollouts as in three thousand. Nor does it matter then how many
moves the root has, while a longer search gives up at once on a root with a single move. Roots are the first
real choice after the deal: the search cannot start from a chance node. So the peers' dealing is left out, and
ours is not.

What our search is compared with is OpenSpiel's own search for games with hidden cards, information-set Monte
Carlo tree search in C++, with the settings of its authors' tests: one random rollout to the end of the game
for each simulation, each in a newly imagined world, and 5 for the constant of exploration (with 1.4 or 36 it
is as fast). It starts from the same first choices.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from redphone.bench.ours import SEEDS, clones_from_python
from redphone.bench.slices import Probe, Work

HEARTS: Final = "open_spiel.hearts"
OH_HELL: Final = "open_spiel.oh_hell"
PEERS: Final = {HEARTS: "hearts", OH_HELL: "oh_hell(players=4)"}

ROLLOUTS: Final = ("rollout_steps_per_s",)
PYTHON_CLONE: Final = ("python_clone_ns",)
PYTHON_PLAY: Final = ("python_steps_per_s",)
SEARCH: Final = ("ismcts_simulations_per_s",)
FIGURES: Final = (*ROLLOUTS, *PYTHON_CLONE, *PYTHON_PLAY, *SEARCH)

SIMULATIONS: Final = 1
PLAYOUTS: Final = 50
"""How many games are played from a root to learn how many steps a rollout has."""

EXPLORE: Final = 5.0
ANY_NUMBER_OF_WORLDS: Final = -1


class NoPeers(Exception):
    """OpenSpiel is not there."""

    def __init__(self) -> None:
        super().__init__(
            "the peers are games of OpenSpiel: run `make bench` in the checkout, or install `open_spiel`"
        )


def open_spiel() -> Any:
    try:
        import pyspiel
    except ImportError as error:
        raise NoPeers from error
    return pyspiel


def probes_of(peer: str) -> list[Probe]:
    pyspiel = open_spiel()
    game = pyspiel.load_game(PEERS[peer])
    return [
        Probe(peer, ROLLOUTS, rollouts(pyspiel, game)),
        Probe(peer, PYTHON_CLONE, clones_from_python([middle(game, seed) for seed in range(SEEDS)])),
        Probe(peer, PYTHON_PLAY, games_from_python(game)),
        Probe(peer, SEARCH, searches(pyspiel, [first_choice(game, seed) for seed in range(SEEDS)])),
    ]


def rollouts(pyspiel: Any, game: Any) -> Work:
    roots = [first_choice(game, seed) for seed in range(SEEDS)]
    steps = [steps_from(root) for root in roots]

    def work(n: int, seed: int) -> tuple[float, ...]:
        evaluator = pyspiel.RandomRolloutEvaluator(n, seed)
        # Game, evaluator, exploration, simulations, megabytes, solve, seed, verbose.
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 10, False, seed, False)
        searched = bot.mcts_search(roots[seed % SEEDS])
        if searched.explore_count != 1 or searched.children:
            raise RuntimeError("in this OpenSpiel, one simulation does more than evaluate the root")
        return (n * steps[seed % SEEDS],)

    return work


def searches(pyspiel: Any, roots: list[Any]) -> Work:
    def work(n: int, seed: int) -> tuple[float, ...]:
        # The first simulation only evaluates the root, and a search without a second has nothing to say.
        simulations = n + 1
        if len(searched(pyspiel, roots[seed % len(roots)], simulations, seed)) < 2:
            raise RuntimeError("a search that starts from a single move makes no simulations")
        return (simulations,)

    return work


def searched(pyspiel: Any, root: Any, simulations: int, seed: int) -> list[tuple[int, float]]:
    """What a search of so many simulations finds: moves, and the share of the visits that each has got."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, EXPLORE, simulations, ANY_NUMBER_OF_WORLDS)
    found: list[tuple[int, float]] = bot.get_policy(root)
    return found


def first_choice(game: Any, seed: int) -> Any:
    """The first position of a random game in which a player has a choice."""
    draw = random.Random(seed).random
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state, draw)
    return state


def steps_from(root: Any) -> float:
    """How many steps a random game has from here, on average."""
    draw = random.Random(0).random
    steps = 0
    for _ in range(PLAYOUTS):
        state = root.clone()
        while not state.is_terminal():
            step(state, draw)
            steps += 1
    return steps / PLAYOUTS


def middle(game: Any, seed: int) -> Any:
    """A position of a random game in which the players have made half of their decisions."""
    draw = random.Random(seed).random
    state = game.new_initial_state()
    asked = []
    while not state.is_terminal():
        if not state.is_chance_node():
            asked.append(state.clone())
        step(state, draw)
    return asked[len(asked) // 2]


def step(state: Any, draw: Callable[[], float]) -> None:
    options = state.legal_actions()
    state.apply_action(options[int(draw() * len(options))])


def games_from_python(game: Any) -> Work:
    """Whole games from Python, written like ours: all options, one of them. Chance likewise."""

    def work(games: int, seed: int) -> tuple[float, ...]:
        draw = random.Random(seed).random
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                options = state.legal_actions()
                state.apply_action(options[int(draw() * len(options))])
                steps += 1
        return (steps,)

    return work
