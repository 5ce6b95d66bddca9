"""Measures cards, invoices and reports drawn by Quoin and by other renderers, in turn.

    python3 Benchmarks/renderers/compare.py QUOIN-BENCH [card] [invoice] [report] [--rounds N] [--pictures DIRECTORY] [--append FILE]

Each renderer runs in its own process. In each round each of them draws one document, from the view, the page or the data to the
file, so that all run under the same conditions. The script prints processor milliseconds, bytes, the peak memory of the process,
and the ratios of the rounds. The other renderers come from PyPI (takumi-py, pycairo, reportlab, typst, weasyprint); those that
aren't installed are skipped. First, the script checks one document of each: its text contains all rows (pdftotext), it has about
the same number of pages, and its ink is where Quoin's is (pdftoppm).
"""

import argparse
import datetime
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

from documents import rows
from peers import RENDERERS

HERE = pathlib.Path(__file__).parent
OPTIONS = {"card": "--cards", "invoice": "--invoices", "report": "--reports"}
ROUNDS = {"card": 60, "invoice": 60, "report": 12}
# Renderers that take many seconds per document only draw one every so many rounds.
RARE = {("weasyprint", "report"): 6}


class Renderer:
    """A process that draws a document for each line it reads, and reports the cost."""

    def __init__(self, name, command):
        self.name = name
        self.draws = []
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def draw(self, number):
        try:
            self.process.stdin.write(f"{number}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        answer = self.process.stdout.readline().split()
        return (float(answer[0]), float(answer[1]), int(answer[2])) if len(answer) == 3 else None

    @property
    def most_memory(self):
        """The peak memory of the process, in megabytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return float("nan")
        return int(status.read_text().split("VmHWM:")[1].split()[0]) / 1024

    def why(self):
        lines = self.process.stderr.read().strip().splitlines()
        return lines[-1] if lines else f"it ended with status {self.process.wait()}"

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def renderers(bench, kind, folder):
    """The installed renderers, each of which has drawn one document to `folder`."""
    end = "png" if kind == "card" else "pdf"
    found = []
    for name in ["Quoin", *(renderer.__name__ for renderer in RENDERERS[kind])]:
        file = str(folder / f"{kind}-{name}.{end}")
        command = (
            [bench, OPTIONS[kind], file]
            if name == "Quoin"
            else [sys.executable, str(HERE / "peers.py"), name, kind, file]
        )
        renderer = Renderer(name, command)
        if renderer.draw(1) is None:
            if name == "Quoin":
                sys.exit(f"quoin-bench drew nothing: {renderer.why()}")
            print(f"{name} is left out: {renderer.why()}")
            continue
        found.append(renderer)
    return found


# MARK: Checking the documents


def look(kind, names, folder):
    """Prints the differences between the documents; exits if one isn't the same document."""
    if kind == "card":
        return print("    the cards are for the eye: --pictures DIRECTORY")
    ours = None
    for name in names:
        file = folder / f"{kind}-{name}.pdf"
        text = " ".join(run("pdftotext", "-layout", file, "-").split())
        lost = [row for row in rows(kind, 0) if " ".join(row) not in text]
        if lost:
            sys.exit(f"{name}'s {kind} lacks {len(lost)} rows, first {' '.join(lost[0])}")
        pages = run("pdfinfo", file).split("Pages:")[1].split()[0]
        ink = blocks(file)
        ours = ours or ink
        print(f"    {name}: {pages} pages, all rows, ink as Quoin's: {statistics.correlation(ours, ink):.2f}")


def run(*command):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True).stdout


def blocks(file):
    """The darkness of the first page, in blocks of 20 points."""
    picture = subprocess.run(
        ["pdftoppm", "-r", "36", "-gray", "-f", "1", "-l", "1", str(file)], capture_output=True, check=True
    ).stdout
    _, size, _, pixels = picture.split(b"\n", 3)
    width, height = (int(side) for side in size.split())
    return [
        sum(255 - pixels[y * width + x] for y in range(top, top + 10) for x in range(left, left + 10))
        for top in range(0, height - 9, 10)
        for left in range(0, width - 9, 10)
    ]


# MARK: Timing


def spread(values, form="{:.2f}"):
    """The median and the quartiles."""
    if len(values) < 2:
        return form.format(values[0])
    low, middle, high = statistics.quantiles(values, n=4)
    return f"{form.format(middle)} ({form.format(low)} to {form.format(high)})"


def compare(bench, kind, rounds, folder):
    """Draws with each renderer in turn and returns a table of the results."""
    found = renderers(bench, kind, folder)
    look(kind, [renderer.name for renderer in found], folder)
    for number in range(rounds):
        # Each is first in every other round.
        for renderer in found if number % 2 == 0 else reversed(found):
            if number % RARE.get((renderer.name, kind), 1) == 0:
                renderer.draws.append((number, renderer.draw(number + 2)))
            if number == 0 and renderer.draws[-1][1] is None:
                sys.exit(f"{renderer.name} ended: {renderer.why()}")
    table = [
        f"| {kind} | ms of the processor | Quoin ÷ it | kB | MiB at most |",
        "|---|---:|---:|---:|---:|",
    ]
    ours = dict(found[0].draws)
    for renderer in found:
        times = [draw[0] for _, draw in renderer.draws]
        ratios = [ours[number][0] / draw[0] for number, draw in renderer.draws]
        size = statistics.mean(draw[2] for _, draw in renderer.draws) / 1000
        share = "" if renderer is found[0] else spread(ratios)
        table.append(f"| {renderer.name} | {spread(times)} | {share} | {size:.1f} | {renderer.most_memory:.0f} |")
        renderer.end()
    return "\n".join(table)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("bench", help="the program quoin-bench, built for release")
    arguments.add_argument("kinds", nargs="*", choices=[*OPTIONS, []], help="card, invoice, report; all unless said")
    arguments.add_argument("--rounds", type=int, help="for each, instead of 60, 60 and 12")
    arguments.add_argument("--pictures", type=pathlib.Path, help="where one of each is written, to be looked at")
    arguments.add_argument("--append", type=pathlib.Path, help="a document that the tables are added to")
    options = arguments.parse_args()
    if options.rounds is not None and options.rounds < 2:
        arguments.error("--rounds needs 2 or more, to measure a spread")
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.pictures or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        tables = []
        for kind in options.kinds or OPTIONS:
            print(kind)
            tables.append(compare(options.bench, kind, options.rounds or ROUNDS[kind], folder))
            print(tables[-1], flush=True)
    if options.append:
        day, load = datetime.date.today().isoformat(), os.getloadavg()[1]
        with open(options.append, "a") as file:
            file.write(f"\n## Renderers compared, {day}\n\nMeasured with `make bench-renderers`, at a load of {load:.1f}.\n\n")
            file.write("\n\n".join(tables) + "\n")


if __name__ == "__main__":
    main()
