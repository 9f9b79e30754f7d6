"""`redphone ladder`: a set of bots, rated."""

from __future__ import annotations

from argparse import Namespace

from redphone.arena import Summary, ladder
from redphone.cli.arguments import USUAL_LADDER
from redphone.cli.contest import Contest, entry
from redphone.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    asked = entry(arguments, USUAL_LADDER)
    match = ladder(asked.game.slug, asked.bots, asked.seats, asked.seed, asked.options, asked.game.replaced)
    contest = Contest(arguments, texts, match)
    summary = contest.play()
    if summary is None:
        return contest.interrupted()
    if arguments.json:
        contest.print_json(summary.as_json(ratings=True))
        return 0
    contest.head(summary)
    ratings(summary, contest)
    contest.manners(summary)
    contest.sides(summary)
    contest.endings(summary)
    return 0


def ratings(summary: Summary, contest: Contest) -> None:
    """The ladder, the strongest first."""
    say = contest.texts.say
    interval = say("arena-interval")
    rows = [
        [say("arena-bot"), say("arena-rating"), interval, say("arena-games"), say("arena-wins"), interval]
    ]
    rated = zip(summary.labels, summary.ratings(), summary.standings, strict=True)
    for label, rating, bot in sorted(rated, key=lambda row: -row[1].elo):
        low, high = (contest.elo(end, "") for end in rating.interval)
        wins = [contest.number(100 * bot.win_share), contest.percents(bot.interval)]
        rows.append([label, contest.elo(rating.elo, ""), f"{low} … {high}", str(bot.games), *wins])
    contest.table(rows)
