"""What the text files hold, and what is wrong with them. Each check returns its complaints."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CASES = {
    "gen",
    "dat",
    "acc",
    "ins",
    "prep",
    "plural",
    "gen-plural",
    "number",
    "the",
    "cap",
    "in",
    "to",
    "from",
    "adj",
    "card",
    "cards",
    "symbols",
    "many-symbols",
}
"""The attributes that a name may have in one language only: its cases, its number for the verb to agree with,
itself with its article (at the start of a sentence: "cap") or with the preposition that it wants, or as an
adjective beside the noun that it agrees with. All other attributes are in all languages."""

ID, SEAT, NUMBER, PLAIN = "an id", "a seat", "a number", "plain"
FUNCTIONS = {"NAME": ID, "SEAT": SEAT, "WHO": SEAT}


@dataclass
class Entry(Visitor):
    """A message or one of its attributes: what it refers to."""

    uses: list[tuple[str, str]] = field(default_factory=list)
    """Variables, each with what the text takes it for."""
    cases: list[tuple[str, str]] = field(default_factory=list)
    """Variables that are named in a case."""
    references: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Functions that we do not have."""

    def visit(self, node: Any) -> None:
        match node:
            case ast.VariableReference():
                self.uses.append((node.id.name, PLAIN))
            case ast.MessageReference():
                self.references.append(node.id.name)
            case ast.FunctionReference():
                self.visit_function(node)
            case ast.SelectExpression():
                self.visit_select(node)
            case _:
                super().visit(node)

    def visit_function(self, node: ast.FunctionReference) -> None:
        kind = FUNCTIONS.get(node.id.name)
        if kind is None:
            self.unknown.append(node.id.name)
            return
        for variable in node.arguments.positional:
            assert isinstance(variable, ast.VariableReference), "our functions take variables"
            self.uses.append((variable.id.name, kind))
            for named in node.arguments.named:
                assert isinstance(named.value, ast.StringLiteral)
                self.cases.append((variable.id.name, named.value.value))

    def visit_select(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.uses.append((node.selector.id.name, NUMBER))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


class Catalogue:
    """The messages of one language: one file, or the common file and a game's."""

    def __init__(self, *sources: str) -> None:
        self.messages: dict[str, dict[str, Entry]] = {}
        """By id and attribute; the value's attribute is empty."""
        self.broken: list[str] = []
        for source in sources:
            for node in FluentParser().parse(source).body:
                if isinstance(node, ast.Message):
                    self._add(node)
                elif isinstance(node, ast.Junk):
                    self.broken.append(f"not Fluent: {(node.content or '').strip()!r}")

    def _add(self, node: ast.Message) -> None:
        if node.id.name in self.messages:
            self.broken.append(f"{node.id.name} is there twice")
        entries = self.messages[node.id.name] = {}
        patterns = [
            ("", node.value),
            *((attribute.id.name, attribute.value) for attribute in node.attributes),
        ]
        for attribute, pattern in patterns:
            if pattern is not None:
                entries[attribute] = Entry()
                entries[attribute].visit(pattern)

    def entries(self) -> Iterator[tuple[str, str, Entry]]:
        for id, attributes in self.messages.items():
            for attribute, entry in attributes.items():
                yield id, attribute, entry

    def name_of(self, id: str) -> str:
        """The message that names a card: its own, or `blue-n` for `blue-5`."""
        return id if id in self.messages else re.sub("-[0-9]+$", "-n", id)

    def variables(self, id: str, attribute: str = "") -> dict[str, str]:
        """The fields of a text, those of the texts that it quotes included, and what it takes them for."""
        entry = self.messages[id][attribute]
        found: dict[str, str] = {}
        for name, kind in entry.uses:
            known = found.setdefault(name, kind)
            if {known, kind} == {NUMBER, PLAIN}:
                found[name] = NUMBER
            elif known != kind:
                self.broken.append(f"{id} takes ${name} for {known} and for {kind}")
        for reference in entry.references:
            if reference not in self.messages:
                self.broken.append(f"{id} quotes {reference}, which is not there")
            else:
                found = self.variables(reference) | found
        return found


def faults(catalogue: Catalogue) -> list[str]:
    """What is wrong with one language alone."""
    out = []
    for id, attribute, entry in catalogue.entries():
        catalogue.variables(id, attribute)
        out += [f"{id} calls {name}, which is not there" for name in entry.unknown]
    return out + catalogue.broken


def mismatches(languages: Mapping[str, Catalogue]) -> list[str]:
    """Where the languages differ: in ids, in attributes that are not cases, in fields and what they are."""
    out = []
    everything = {(id, attribute) for texts in languages.values() for id, attribute, _ in texts.entries()}
    for id, attribute in sorted(everything):
        if attribute in CASES:
            continue
        text = f"{id}.{attribute}" if attribute else id
        kinds: dict[str, dict[str, str]] = {}
        for lang, texts in languages.items():
            if attribute in texts.messages.get(id, {}):
                # Whether a number is also selected on is the business of each language.
                found = texts.variables(id, attribute).items()
                kinds[lang] = {name: PLAIN if kind == NUMBER else kind for name, kind in sorted(found)}
            else:
                out.append(f"{text} is missing in {lang}")
        if any(found != next(iter(kinds.values())) for found in kinds.values()):
            out.append(f"{text} has different fields: {kinds}")
    return out


def bad_cases(catalogue: Catalogue, names_of: Mapping[str, Iterable[str]]) -> list[str]:
    """Names that lack a case which the texts ask for. A name without any case is one that does not inflect.

    `names_of` are the ids that a field can be.
    """
    out = []
    for id, _, entry in catalogue.entries():
        for variable, case in entry.cases:
            # Players have no cases; a seat that is a side has a name with some.
            is_seat = (variable, SEAT) in entry.uses
            sides = [name for name in catalogue.messages if re.fullmatch("seat-[0-9]", name)]
            names = sides if is_seat else {catalogue.name_of(name) for name in names_of[variable]}
            forms = {name: set(catalogue.messages.get(name, {})) for name in sorted(names)}
            if not is_seat and not any(case in found for found in forms.values()):
                out.append(f"{id} wants ${variable} in the case {case!r}, which no name has")
                continue
            for name, found in forms.items():
                if case not in found and (found & CASES or case not in CASES):
                    out.append(f"{id} wants {name}.{case}, which is missing")
    return out


def unused_cases(catalogue: Catalogue, literals: set[str]) -> list[str]:
    """Attributes that neither the texts of this language nor the program ask for."""
    asked = literals | {case for _, _, entry in catalogue.entries() for _, case in entry.cases}
    return [f"{id}.{attribute}" for id, attribute, _ in catalogue.entries() if attribute not in asked | {""}]
