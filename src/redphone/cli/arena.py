"""`redphone arena`: bots against bots."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from redphone.arena import Sprt, arena
from redphone.cli.contest import Contest, entry, two_elos
from redphone.cli.mistakes import Mistake
from redphone.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    asked = entry(arguments)
    match = arena(asked.game.slug, asked.bots, asked.seats, asked.seed, asked.options, asked.game.replaced)
    sprt = None
    if arguments.sprt is not None:
        if len(asked.bots) != 2:
            raise Mistake("sprt-two-bots", n=len(asked.bots))
        low, high = two_elos(arguments.sprt)
        sprt = Sprt(low, high, others=asked.seats - 1, games=asked.seats)
    contest = Contest(arguments, texts, match, sprt)
    summary = contest.play()
    if summary is None:
        return contest.interrupted()
    if arguments.json:
        contest.print_json(summary.as_json(sprt))
        return 0
    contest.head(summary)
    contest.shares(summary)
    contest.manners(summary)
    contest.sides(summary)
    contest.endings(summary)
    if sprt is not None:
        contest.screen.show([Text()])
        for said in verdict(sprt, contest):
            contest.screen.say(said)
    return 0


def verdict(sprt: Sprt, contest: Contest) -> list[str]:
    """What a sequential test has come to."""
    say = contest.texts.say
    elos = [f"{value:+g}".replace("-", "−") for value in (sprt.elo0, sprt.elo1)]
    if sprt.accepted is None:
        said = say("arena-sprt-open", elo=elos[0], other=elos[1])
    else:
        said = say("arena-sprt-decided", elo=elos[sprt.accepted], other=elos[1 - sprt.accepted])
    low, high = (contest.number(bound, 2) for bound in sprt.bounds)
    return [said, say("arena-sprt-llr", llr=contest.number(sprt.llr, 2), low=low, high=high)]
