"""Random events from several pages of one server, for the given number of minutes: `make soak-studio`.

    QUOIN=.build/debug/quoin /usr/bin/python3 Tests/Tools/CStudioPage/soak.py --minutes 30 [--seed N]

Fails if the server or a page reports errors, if a save isn't shown, if memory keeps growing after a fifth of the time, or if descriptors,
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

# A preview with state, one with everything that hands do, and one that ends its process.
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

    struct Hands: View {
      @State private var rows = Array(0..<20)
      @State private var flavor = 2
      @State private var note = "Some words to select"
      @State private var dropped = "nothing"
      var body: some View {
        NavigationStack {
          List {
            Text("A sentence that can be selected").textSelection(.enabled)
            TextField("Note", text: $note)
            Picker("Flavor", selection: $flavor) { ForEach(0..<9, id: \\.self) { Text("Flavor \\($0)") } }.pickerStyle(.wheel)
            Menu("Menu") { Button("Sort") { rows.reverse() } }
            Text("Carry me").draggable("carried").contextMenu { Button("Copy") {} }
            Text("Dropped: \\(dropped)").dropDestination(for: String.self) { words, _ in
              dropped = words.joined()
              return true
            }
            ForEach(rows, id: \\.self) { row in
              Text("Item \\(row)").swipeActions { Button("Pin") { dropped = "pin \\(row)" } }
            }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { rows.remove(atOffsets: $0) }
          }
          .refreshable { try? await Task.sleep(for: .seconds(0.3)) }
          .navigationTitle("Hands")
        }
      }
    }

    #Preview("Visit") { Visit() }
    #Preview("Hands") { Hands() }
    #Preview("Bomb") { Button("Do not touch") { fatalError("on purpose") }.padding(150) }
    """

LOOKS = [
    "", "&dark=on", "&dynamicType=accessibility2", "&rightToLeft=on", "&device=iPhone+SE", "&orientation=landscape",
    "&matrix=devices", "&inspect=on", "&details=tree", "&details=steps", "&details=updates", "&details=findings",
    "&details=state", "&details=record", "&inspect=on&details=why",
]
# In seconds: the longest wait for the picture of a save, or for its error.
LONGEST_SAVE = 120
KEYS = ["Tab", "Enter", "Backspace", "ArrowDown", "ArrowUp", "ArrowLeft", "Escape", "a", "ö", " ", "7"]


# Drops a file, as from another program.
DROP = """(() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["a text"], "Note.txt", { type: "text/plain" }));
  const [clientX, clientY] = [%f, %f];
  for (const type of ["dragover", "drop"]) {
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(
      new DragEvent(type, { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }));
  }
})()"""
HANDS = ["swipe", "pull", "carry", "select", "menu", "turn", "drop"]


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
        self.saves = 0
        self.save("Words")
        environment = {**os.environ, "HOME": self.folder, "TMPDIR": self.scratch}
        self.log = open(os.path.join(self.folder, "log"), "w+b")
        self.server = subprocess.Popen(
            [QUOIN, "preview", self.app, "--timeout", "5"], stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True)
        self.url = self.server.stdout.readline().strip()
        self.least = descriptors(self.server.pid)
        self.browser = Browser()
        # A page that is only looked at.
        self.observer = self.browser.open(self.url + "#previews=Visit&list=off", width=600, height=900)
        self.pages = []
        self.problems = []
        self.done = {}
        self.samples = []

    def save(self, word):
        path = os.path.join(self.app, "Visit.swift")
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(VISIT.replace("WORD", word))
        os.replace(path + ".new", path)

    def check_save(self, word, is_mistake=False):
        """Waits until the observer shows a save."""
        self.observer.call("Page.bringToFront")
        condition = (
            # Before the first good compilation, what is wrong is left out.
            "!document.querySelector('#errors').hidden" if is_mistake
            else f"document.querySelector('#stage .elements')?.textContent.includes('{word}')")
        try:
            self.observer.wait(condition, timeout=LONGEST_SAVE)
        except DriveError:
            status = self.observer.evaluate("document.querySelector('#status').textContent")
            self.problems.append(f"save {self.saves}, {word}, is not shown: {status}")

    # Actions

    def target(self, page, width, height):
        """A random element of a preview, or a random point."""
        centers = page.evaluate(
            "[...document.querySelectorAll('#stage .elements li')].map((it) => it.getBoundingClientRect())"
            ".map((box) => [box.x + box.width / 2, box.y + box.height / 2])"
            f".filter(([x, y]) => x > 0 && x < {width} && y > 50 && y < {height - 30})")
        if centers and self.random.random() < 0.8:
            return tuple(self.random.choice(centers))
        return self.random.uniform(0, width), self.random.uniform(50, height - 30)

    def hand(self, page, width, height, kind):
        """A gesture at an element: each is also one that the element may not know."""
        x, y = self.target(page, width, height)
        other = self.target(page, width, height)
        if kind == "swipe":
            page.drag((x, y), (x + self.random.choice([-160, -60, 160]), y), steps=6, seconds=0.15)
        elif kind == "pull":
            page.drag((x, y), (x, y + 250), steps=8, seconds=0.3)
        elif kind == "carry":
            # A long press, and a drag: moves rows, and carries what can be dropped.
            page.move(x, y)
            page.press(x, y)
            self.browser.pump(0.7)
            for part in range(1, 6):
                page.move(x + (other[0] - x) * part / 5, y + (other[1] - y) * part / 5)
                self.browser.pump(0.04)
            page.release(*other)
        elif kind == "select":
            page.click(x, y)
            page.click(x, y)
            page.drag((x - 60, y), (x + 60, y), steps=6, seconds=0.2)
            page.key(self.random.choice(["a", "c", "x", "z"]), ("control",))
        elif kind == "menu":
            page.secondary(x, y)
            self.browser.pump(0.3)
            page.click(*self.target(page, width, height))
        elif kind == "turn":
            for _ in range(5):
                page.wheel(x, y, dy=self.random.choice([-40, 40]))
        else:
            page.evaluate(DROP % (x, y))

    def open(self):
        width, height = self.random.choice([(1200, 900), (900, 800), (390, 800)])
        previews = self.random.choice(["", "&previews=Visit", "&previews=Hands", "&previews=Hands", "&previews=Visit,Bomb"])
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
            ["click", "drag", "wheel", "key", "type", "look", "save", "mistake", "reload", "close", "again", *HANDS],
            [30, 12, 20, 15, 6, 6, 1, 0.5, 1, 0.5, 3, *[5] * len(HANDS)])[0]
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
            # Some saves follow others at once.
            for _ in range(self.random.choice([1, 1, 2, 3])):
                self.saves += 1
                word = f"{self.random.choice(['Words', 'Reise', '旅'])}{self.saves}"
                self.save(word)
                self.browser.pump(self.random.choice([0.05, 0.3]))
            self.check_save(word)
        elif action == "mistake":
            self.save('\\(nothing)"')
            self.check_save("an error", is_mistake=True)
            self.save(f"Mended{self.saves}")
            self.check_save(f"Mended{self.saves}")
        elif action in HANDS:
            self.hand(page, width, height, action)
        elif action == "reload":
            page.call("Page.reload")
        elif action == "close":
            self.close(index)
            self.open()
        else:
            page.evaluate("document.querySelector('.message:not([hidden]) > button')?.click()")

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
        self.problems += self.observer.errors
        self.observer.close()
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
