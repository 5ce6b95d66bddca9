"""Random events from several pages of one server, for the given number of minutes: `make soak-studio`.

    QUOIN=.build/debug/quoin /usr/bin/python3 Tests/Tools/CStudioPage/soak.py --minutes 30 [--seed N]

Fails if the server or a page reports errors, if memory keeps growing after a fifth of the time, or if descriptors,
processes or files are left after the pages, and then the server, are closed. Prints the measurements as Markdown.
"""

import argparse
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from test_studio import QUOIN, ROOT, Browser
from drive import DriveError

# A preview with state, and one that ends its process.
VISIT = """
    import SwiftUI

    struct Visit: View {
      @State private var count = 0
      @State private var name = "Ada"
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          List {
            Stepper("Count \\(count)", value: $count)
            TextField("Name", text: $name)
            Toggle("On", isOn: $isOn.animation())
            if isOn { ProgressView() }
            NavigationLink("More") { Text("More of WORD") }
            ForEach(0..<60, id: \\.self) { Text("Row \\($0) of WORD") }
          }
          .navigationTitle("WORD")
        }
      }
    }

    #Preview("Visit") { Visit() }
    #Preview("Bomb") { Button("Do not touch") { fatalError("on purpose") }.padding(150) }
    """

LOOKS = [
    "", "&dark=on", "&dynamicType=accessibility2", "&rightToLeft=on", "&device=iPhone+SE", "&orientation=landscape",
    "&matrix=devices", "&inspect=on", "&details=tree", "&details=steps", "&details=updates", "&details=findings",
    "&details=state", "&details=record", "&inspect=on&details=why",
]
KEYS = ["Tab", "Enter", "Backspace", "ArrowDown", "ArrowUp", "ArrowLeft", "Escape", "a", "ö", " ", "7"]


def children_of(pid):
    """The descendants of the process `pid`."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                parent = int(file.read().rsplit(")", 1)[1].split()[1])
        except (OSError, IndexError):
            continue
        if parent == pid:
            found += [int(name)] + children_of(int(name))
    return found


def resident(pid):
    """The memory of a process in mebibytes; 0 if it has exited."""
    try:
        with open(f"/proc/{pid}/statm", encoding="utf-8") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except (OSError, IndexError):
        return 0


def descriptors(pid):
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0


class Soak:
    def __init__(self, minutes, seed):
        self.seconds = minutes * 60
        self.random = random.Random(seed)
        self.folder = tempfile.mkdtemp(prefix="studio-soak-")
        self.app = os.path.join(self.folder, "App")
        self.scratch = os.path.join(self.folder, "scratch")
        os.mkdir(self.scratch)
        shutil.copytree(os.path.join(ROOT, "Examples", "TodoList"), self.app)
        self.save("Words")
        environment = {**os.environ, "HOME": self.folder, "TMPDIR": self.scratch}
        self.log = open(os.path.join(self.folder, "log"), "w+b")
        self.server = subprocess.Popen(
            [QUOIN, "preview", self.app, "--timeout", "5"], stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True)
        self.url = self.server.stdout.readline().strip()
        self.least = descriptors(self.server.pid)
        self.browser = Browser()
        self.pages = []
        self.problems = []
        self.done = {}
        self.samples = []

    def save(self, word):
        path = os.path.join(self.app, "Visit.swift")
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(VISIT.replace("WORD", word))
        os.replace(path + ".new", path)

    # Actions

    def open(self):
        width, height = self.random.choice([(1200, 900), (900, 800), (390, 800)])
        previews = self.random.choice(["", "&previews=Visit", "&previews=Visit,Bomb"])
        page = self.browser.open(
            self.url + "#zoom=" + self.random.choice(["1", "fit"]) + previews + self.random.choice(LOOKS),
            width=width, height=height, scale=self.random.choice([1, 2]), dark=self.random.random() < 0.3)
        self.pages.append((page, width, height))

    def close(self, index):
        page, _, _ = self.pages.pop(index)
        self.problems += page.errors
        page.close()

    def step(self):
        index = self.random.randrange(len(self.pages))
        page, width, height = self.pages[index]
        # A page in the background gets no input.
        page.call("Page.bringToFront")
        at = (self.random.uniform(0, width), self.random.uniform(50, height - 30))
        action = self.random.choices(
            ["click", "drag", "wheel", "key", "type", "look", "save", "mistake", "reload", "close", "again"],
            [30, 12, 20, 15, 6, 6, 1, 0.5, 1, 0.5, 3])[0]
        self.done[action] = self.done.get(action, 0) + 1
        if action == "click":
            page.click(*at)
        elif action == "drag":
            page.drag(at, (self.random.uniform(0, width), self.random.uniform(50, height)), steps=5, seconds=0.1)
        elif action == "wheel":
            page.wheel(*at, dx=self.random.choice([0, 0, 40]), dy=self.random.uniform(-400, 400))
        elif action == "key":
            page.key(self.random.choice(KEYS))
        elif action == "type":
            page.type(self.random.choice(["Grüße", "a b", "42"]))
        elif action == "look":
            page.evaluate(f"location.hash = '#zoom=fit{self.random.choice(LOOKS)}'")
        elif action == "save":
            self.save(self.random.choice(["Words", "Reise", "旅"]))
        elif action == "mistake":
            self.save('\\(nothing)"')
        elif action == "reload":
            page.call("Page.reload")
        elif action == "close":
            self.close(index)
            self.open()
        else:
            page.evaluate("document.querySelector('.message:not([hidden]) button')?.click()")

    # Measurements

    def sample(self, passed):
        below = children_of(self.server.pid)
        heaps = []
        for page, _, _ in self.pages:
            try:
                heaps.append(page.call("Runtime.getHeapUsage")["usedSize"] / 2**20)
            except DriveError:
                pass
        self.samples.append({
            "time": passed, "server": resident(self.server.pid), "descriptors": descriptors(self.server.pid),
            "child": max((resident(pid) for pid in below), default=0), "children": len(below),
            "heap": max(heaps, default=0),
        })

    def run(self):
        for _ in range(3):
            self.open()
        start = last = time.monotonic()
        while (passed := time.monotonic() - start) < self.seconds:
            if self.server.poll() is not None:
                self.problems.append(f"the server ended with {self.server.returncode}")
                return
            try:
                self.step()
            except DriveError as error:
                # A page that is being loaded has no objects.
                if not any(word in str(error) for word in ("context", "navigated", "active page")):
                    self.problems.append(str(error))
            self.browser.pump(self.random.uniform(0, 0.1))
            if time.monotonic() - last > 5:
                last = time.monotonic()
                self.sample(passed)

    def end(self):
        """Closes everything, and checks for leaks."""
        while self.pages:
            self.close(0)
        self.browser.pump(3)
        if self.server.poll() is None:
            self.left = (descriptors(self.server.pid), len(children_of(self.server.pid)))
            below = children_of(self.server.pid)
            self.server.send_signal(signal.SIGTERM)
            try:
                self.server.wait(20)
            except subprocess.TimeoutExpired:
                self.problems.append("the server does not end")
                self.server.kill()
            time.sleep(2)
            alive = [pid for pid in below if os.path.exists(f"/proc/{pid}")]
            if alive:
                self.problems.append(f"{len(alive)} processes are left behind")
        files = sorted(os.listdir(self.scratch))
        if files:
            listing = subprocess.run(["find", self.scratch], capture_output=True, text=True, check=False).stdout
            self.problems.append(f"files are left behind: {listing}")
        self.browser.close()
        self.server.stdout.close()
        self.log.close()

    def judge(self):
        settled = [sample for sample in self.samples if sample["time"] > self.seconds / 5]
        if len(settled) < 6:
            self.problems.append("too short to judge memory by")
            return
        third = len(settled) // 3
        print("| | after a fifth of the time | at the end | most |\n|---|---:|---:|---:|")
        # Allows a quarter more, plus the memory of one frame, because pages come and go and the number of live previews varies.
        for name, room in [("server", 8), ("child", 30), ("heap", 10), ("descriptors", None), ("children", None)]:
            early = statistics.median(sample[name] for sample in settled[:third])
            late = statistics.median(sample[name] for sample in settled[-third:])
            print(f"| {name} | {early:.0f} | {late:.0f} | {max(sample[name] for sample in self.samples):.0f} |")
            if room is not None and late > early * 1.25 + room:
                self.problems.append(f"{name} grows: {early:.0f} became {late:.0f}")
        # Each thread that was used may keep one.
        if self.left[0] > self.least + 8:
            self.problems.append(f"{self.left[0]} descriptors are left of {self.least} at the beginning")
        if self.left[1]:
            self.problems.append(f"{self.left[1]} previews go on without a page")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    soak = Soak(options.minutes, options.seed)
    try:
        soak.run()
    finally:
        soak.end()
    soak.judge()
    print("done:", ", ".join(f"{count} {name}" for name, count in sorted(soak.done.items())))
    print("descriptors and processes left when the pages had gone:", *soak.left)
    for problem in soak.problems[:20]:
        print("problem:", problem)
    shutil.rmtree(soak.folder, ignore_errors=True)
    sys.exit(1 if soak.problems else 0)


if __name__ == "__main__":
    main()
