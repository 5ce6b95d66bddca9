"""Times the card of `quoin-bench --press` drawn by Quoin and by Takumi, in turn.

    python3 Benchmarks/press/compare.py QUOIN-BENCH [--rounds N] [--pictures DIRECTORY]

Each round draws one card with each, from the view or the parsed page to the PNG file, so that both meet the same moods of the
machine. Printed are milliseconds of the processor and of the clock, bytes, and the ratios of the rounds. Takumi needs
`pip install takumi-py`; without it Quoin is measured alone. Both draw with the Inter that fontconfig knows.
"""

import argparse
import pathlib
import statistics
import subprocess
import sys
import time

CARDS = 8
SIZE = (1200, 630)

STYLE = """
.page { width: 1200px; height: 630px; display: flex; padding: 80px;
  background: linear-gradient(to bottom right, #6155f5, #cb30e0, #ff8d28) }
.card { display: flex; flex-direction: column; gap: 24px; flex: 1; padding: 60px; background: white; color: black;
  border-radius: 40px; box-shadow: 0 10px 48px rgba(0, 0, 0, .33); overflow: hidden; font-family: Inter }
.title { font-size: 72px; font-weight: 700; line-height: 86px }
.text { font-size: 34px; line-height: 41px }
.row { display: flex; flex: 1; gap: 8px }
.circle { height: 100%; aspect-ratio: 1; border-radius: 50%;
  background: conic-gradient(from 90deg, #ff383c, #ffcc00, #0088ff, #ff383c) }
.bar { flex: 1; border-radius: 30px; background: #00c3d0; opacity: .8 }
"""

PAGE = """<div class="page"><div class="card"><div class="title">Card {number}</div>
<div class="text">Everything sits tight and still, drawn without a display.</div>
<div class="row"><div class="circle"></div><div class="bar"></div></div></div></div>"""


class Quoin:
    """A process of quoin-bench that draws a card for each line it reads."""

    name = "Quoin"

    def __init__(self, bench, pictures):
        command = [bench, "--cards"] + ([str(pictures / "Quoin.png")] if pictures else [])
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def draw(self, number):
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if len(answer) != 3:
            sys.exit("quoin-bench ended before it had drawn its card; see above.")
        return float(answer[0]), float(answer[1]), int(answer[2])


class Takumi:
    """Takumi in this process, with everything parsed before."""

    name = "Takumi"

    def __init__(self, pictures):
        from takumi_py import Renderer
        from takumi_py.options import FontResource

        fonts = [
            FontResource(pathlib.Path(font_file(weight)).read_bytes(), name="Inter", weight=weight)
            for weight in (400, 700)
        ]
        self.renderer = Renderer(fonts=fonts)
        style = self.renderer.compile_stylesheet(STYLE)
        pages = [self.renderer.compile_html(PAGE.format(number=number)) for number in range(CARDS)]
        self.pages = [(page.node, [*page.stylesheets, style]) for page in pages]
        if pictures:
            (pictures / "Takumi.png").write_bytes(self.png(0))

    def png(self, number):
        node, styles = self.pages[number]
        return self.renderer._native.render_compiled(node, stylesheets=styles, width=SIZE[0], height=SIZE[1])

    def draw(self, number):
        processor, clock = time.process_time(), time.perf_counter()
        file = self.png(number)
        return (time.process_time() - processor) * 1e3, (time.perf_counter() - clock) * 1e3, len(file)


def font_file(weight):
    pattern = f"Inter:weight={200 if weight == 700 else 80}"
    return subprocess.run(["fc-match", "-f", "%{file}", pattern], capture_output=True, text=True, check=True).stdout


def spread(values, form="{:.2f}"):
    """The median, and between what the middle half lies."""
    low, middle, high = statistics.quantiles(values, n=4)
    return f"{form.format(middle)} ({form.format(low)} to {form.format(high)})"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("bench", help="the program quoin-bench, built for release")
    arguments.add_argument("--rounds", type=int, default=80)
    arguments.add_argument("--pictures", type=pathlib.Path, help="where one card of each is written, to be looked at")
    options = arguments.parse_args()
    if options.rounds < 2:
        arguments.error("--rounds needs 2 or more, to tell a spread")
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    presses = [Quoin(options.bench, options.pictures)]
    try:
        presses.append(Takumi(options.pictures))
    except ImportError:
        print("Takumi is not there (pip install takumi-py), so Quoin is measured alone.")
    for number in range(CARDS):
        for press in presses:
            press.draw(number)
    results = {press.name: [] for press in presses}
    for number in range(options.rounds):
        # Each is the first one in every other round.
        for press in presses if number % 2 == 0 else reversed(presses):
            results[press.name].append(press.draw(number % CARDS))
    for name, draws in results.items():
        processor, clock, size = zip(*draws)
        print(
            f"{name}: {spread(processor)} ms of the processor, {spread(clock)} ms by the clock,"
            f" {statistics.mean(size) / 1000:.1f} kB"
        )
    if len(presses) > 1:
        ratios = [[ours[i] / theirs[i] for ours, theirs in zip(*results.values())] for i in range(3)]
        print(
            f"Quoin ÷ Takumi: processor {spread(ratios[0])}, clock {spread(ratios[1])}, bytes {spread(ratios[2])}"
        )


main()
