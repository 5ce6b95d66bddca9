"""The part of Documentation/Conformance.md about golden pictures that Scripts/golden writes."""

import re
import sys
from collections import defaultdict

BEGIN = "<!-- golden: Scripts/golden writes what follows -->"
END = "<!-- golden: end -->"


class Result:
    """The outcomes for one repository."""

    def __init__(self, description, outcomes):
        self.title = description.title
        self.commit = description.commit
        self.outcomes = outcomes

    @property
    def counts(self) -> list[int]:
        return [
            len(self.outcomes),
            sum(outcome.size_equal for outcome in self.outcomes),
            sum(outcome.places_equal for outcome in self.outcomes),
            sum(outcome.equal for outcome in self.outcomes),
        ]

    @property
    def row(self) -> str:
        return row(f"{self.title}, {self.commit[:8]}", self.counts)

    @property
    def text(self) -> str:
        """The row, and the pictures that differ; those with the same first difference share a line."""
        names = defaultdict(list)
        for outcome in self.outcomes:
            if not outcome.equal:
                names[outcome.difference].append(outcome.name)
        lines = [f"- {difference} ({short(same)})" for difference, same in names.items()]
        return "\n".join([self.row, "", *lines])


def short(names: list[str]) -> str:
    """Lists pictures by the names of their folders and files, and each folder once."""
    folders = defaultdict(list)
    for name in names:
        *_, folder, file = f"/{name}".split("/")
        file = file.removesuffix(".png")
        if file not in folders[folder]:
            folders[folder].append(file)
    return "; ".join(f"{folder}: {', '.join(files)}".removeprefix(": ") for folder, files in folders.items())


def row(self) -> str:
        return row(f"{self.title}, {self.commit[:8]}", self.counts)

    @property
    def text(self) -> str:
        """The row, and those that differ; pictures with the same first difference share a line."""
        names = defaultdict(list)
        for outcome in self.outcomes:
            if not outcome.equal:
                names[outcome.difference].append(f"`{outcome.name.removesuffix('.png')}`")
        lines = [f"- {', '.join(same)}: {difference}" for difference, same in names.items()]
        return "\n".join([self.row, "", f"{self.title}: the first difference of the pictures that aren't equal.", ""] + lines)


def row(name: str, counts: list[int]) -> str:
    return f"| {name} | {' | '.join(str(count) for count in counts)} |"


def updated(document: str, results: list[Result]) -> str:
    """Replaces the rows and lists of these repositories in the document, and keeps those of others."""
    before, found, rest = document.partition(BEGIN)
    if not found:
        sys.exit(f"error: Documentation/Conformance.md has no line {BEGIN}")
    old, _, after = rest.partition(END)
    parts = dict(re.findall(r"^### (.+)\n\n([\s\S]*?)(?=^### |\Z)", old, re.M))
    rows = {title: line for line, title in re.findall(r"^(\| (.+), [0-9a-f]{7,8} \|.*)$", old, re.M)}
    for result in results:
        rows[result.title] = result.row
        parts[result.title] = result.text.partition("\n\n")[2] + "\n\n"
    sums = [sum(column) for column in zip(*(map(int, line.split("|")[2:6]) for line in rows.values()))]
    table = ["| repository | pictures | size equal | places equal | equal |", "|---|---:|---:|---:|---:|"]
    table += [*rows.values(), row("**all**", sums)]
    lists = "".join(f"### {title}\n\n{text.strip()}\n\n" for title, text in parts.items() if text.strip())
    return f"{before}{BEGIN}\n\n" + "\n".join(table) + f"\n\n{lists}{END}{after}"
