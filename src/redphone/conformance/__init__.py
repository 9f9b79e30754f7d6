"""The conformance kit: what every game must pass, and `redphone fuzz` runs at length.

Random games are played through structural checks at every decision, and positions of them through the
blindfold test, for every seat and the spectator, and the limits of undo. A game that fails is shrunk to a
short record.
"""

from redphone.conformance.moments import Finding
from redphone.conformance.records import examine
from redphone.conformance.reports import Failure, Report
from redphone.conformance.runs import CHECKS, Run, fuzz
from redphone.conformance.subject import Subject

__all__ = ["CHECKS", "Failure", "Finding", "Report", "Run", "Subject", "examine", "fuzz"]
