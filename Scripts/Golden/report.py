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
        self.has_table = description.table == "edges"
        self.remarks = description.remarks

    @property
    def row(self) -> str:
        outcomes = self.outcomes
        return row(f"{self.title}, {self.commit[:8]}", [
            len(outcomes),
            sum(outcome.size_equal for outcome in outcomes),
            sum(outcome.places_equal for outcome in outcomes),
            sum(outcome.equal for outcome in outcomes),
        ])

    @property
    def differences(self) -> str:
        """The first difference of each picture that isn't equal; pictures with the same one share a line.

        Instead, a table of the distances of edges, if the description asks for it.
        """
        if self.has_table:
            lines = ["| picture | edges differ by at most | |", "|---|---:|---|"]
            for outcome in self.outcomes:
                distance = "another size" if outcome.distance is None else f"{outcome.distance:.1f} pt"
                remark = self.remarks.get(outcome.name, "")
                lines.append(f"| {outcome.name.removesuffix('.png')} | {distance} | {remark} |")
            return "\n".join(lines) + "\n"
        names = defaultdict(list)
        for outcome in self.outcomes:
            if not outcome.equal:
                names[outcome.difference].append(outcome.name)
        return "".join(f"- {difference} ({short(same)})\n" for difference, same in names.items())


def row(name: str, counts: list[int]) -> str:
    return f"| {name} | {' | '.join(str(count) for count in counts)} |"


def short(names: list[str]) -> str:
    """Lists pictures by the names of their folders and files, and each of them once."""
    folders = defaultdict(list)
    for name in names:
        *_, folder, file = f"/{name}".split("/")
        file = file.removesuffix(".png")
        if file not in folders[folder]:
            folders[folder].append(file)
    return "; ".join(f"{folder}: {', '.join(files)}".removeprefix(": ") for folder, files in folders.items())


def updated(document: str, results: list[Result]) -> str:
    """Replaces the rows and lists of these repositories in the document, and keeps those of others."""
    before, found, rest = document.partition(BEGIN)
    if not found:
        sys.exit(f"error: Documentation/Conformance.md has no line {BEGIN}")
    old, _, after = rest.partition(END)
    rows = {title: line for line, title in re.findall(r"^(\| (.+), [0-9a-f]{7,8} \|.*)$", old, re.M)}
    lists = dict(re.findall(r"^### (.+)\n\n((?:[-|] .*\n|\|---.*\n)*)", old, re.M))
    for result in results:
        rows[result.title] = result.row
        lists[result.title] = result.differences
    sums = [sum(column) for column in zip(*(map(int, line.split("|")[2:6]) for line in rows.values()))]
    table = ["| repository | pictures | size equal | places equal | equal |", "|---|---:|---:|---:|---:|"]
    table += [*rows.values(), row("**all**", sums)]
    parts = "".join(f"### {title}\n\n{lines}\n" for title, lines in lists.items() if lines)
    return f"{before}{BEGIN}\n\n" + "\n".join(table) + f"\n\n{parts}{END}{after}"
