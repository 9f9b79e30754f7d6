"""All checks along a record: how a failure that was mended stays mended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from redphone.conformance.moments import PLAYING, Check, Finding, Walk, finding_of, first_finding
from redphone.conformance.runs import CHECKS
from redphone.conformance.subject import Act, Setup, Subject
from redphone.core.actions import Action
from redphone.core.records import Line, Record, RecordError


def examine(
    record: Record, subject: Subject | None = None, checks: Iterable[Check] = CHECKS.values()
) -> Finding | None:
    """The first check that fails along a record: before each act, and at its end before what can follow."""
    subject = Subject(record.game, record.seats) if subject is None else subject
    checks = tuple(checks)
    walk = Walk(subject, Setup(record.options, record.rules))
    for line in record.lines:
        act = Act(line.seat, _action(subject.options(walk.play.state, line.seat), line))
        finding = first_finding(checks, walk.moment(act, Counter()))
        if finding is not None:
            return finding
        try:
            walk.go(act)
        except Exception as error:
            return finding_of(PLAYING, error)
    for last in walk.acts():
        finding = first_finding(checks, walk.moment(last, Counter()))
        if finding is not None:
            return finding
    return None


def _action(options: list[Action], line: Line) -> Action:
    for option in options:
        if str(option) == line.action:
            return option
    raise RecordError(line.number, f"'{line.action}' is not offered")
