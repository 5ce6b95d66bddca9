"""Measures the studio in headless Chromium: `make bench-studio`.

Prints lines of Markdown. The reader has to add the machine, and whether it was otherwise idle.
"""

import json
import os
import shutil
import statistics
import tempfile
import threading
import time

from soak import children_of
from test_studio import PHONE, ROOT, SCALE, Browser, Server, quoin

WATCH = """
    window.frames_ = [];
    new MutationObserver(() => window.frames_.push(performance.now()))
      .observe(document.querySelector('figure canvas'), { attributes: true, attributeFilter: ['data-frame'] });
    document.addEventListener('pointerup', (event) => { window.event_ = performance.now(); }, true);
    """

TURN = """
    window.turns_ = true;
    const canvas = document.querySelector('figure canvas');
    const { x, y } = canvas.getBoundingClientRect();
    (function turn() {
      const place = { clientX: x + 200, clientY: y + 400, bubbles: true, cancelable: true };
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: 12, ...place }));
      if (window.turns_) requestAnimationFrame(turn);
    })();
    """

LIST = """
    import SwiftUI

    struct Rows: View {
      var body: some View {
        NavigationStack {
          List(0..<500, id: \\.self) { number in
            HStack {
              Image(systemName: "tray.full").foregroundStyle(.blue)
              VStack(alignment: .leading) {
                Text("Row \\(number)")
                Text("A second line about it").font(.footnote).foregroundStyle(.secondary)
              }
              Spacer()
              Text("\\(number * 7)").monospacedDigit()
            }
          }
          .navigationTitle("Rows")
        }
      }
    }

    #Preview { Rows() }
    """


# Types a letter with each frame of the screen.
TYPE = """
    window.types_ = true;
    const keyboard = document.querySelector('.keyboard');
    (function type() {
      if (!window.types_) return;
      keyboard.value = 'x';
      keyboard.dispatchEvent(new InputEvent('input', { bubbles: true }));
      requestAnimationFrame(type);
    })();
    """

# 10,000 characters.
EDITOR = """
    import SwiftUI

    struct Editor: View {
      @State private var text = String(repeating: "Ten chars ", count: 1000)
      var body: some View { TextEditor(text: $text) }
    }

    #Preview { Editor() }
    """

# The edits of one file of Shop, in turn: its name, a function of its text, and how the page tells that it is done.
GOOD = ("a good edit", lambda text, turn: text.replace("spacing: 14", f"spacing: {15 + turn}"), "ready")
EDITS = [
    GOOD,
    ("a type error", lambda text, turn: text.replace(".font(.headline)", f".fnt{turn}(.headline)"), "failed"),
    ("its mending", *GOOD[1:]),
    ("a syntax error", lambda text, turn: text.replace(f"Badge({chr(34)}New{chr(34)})", f"Badge({turn}"), "failed"),
    ("its mending", *GOOD[1:]),
]
DONE = {
    "ready": "window.frames_.length > 0 && document.querySelector('#status').dataset.phase === 'ready'",
    "failed": "document.querySelector('#errors:not([hidden]) .error .caret') && document.querySelector('#status').dataset.phase === 'failed'",
}


def open_page(browser, path, scale=SCALE, preview=None):
    server = Server(path)
    shown = f"&previews={preview}" if preview else ""
    page = browser.open(server.url + f"#zoom=1&device={PHONE.replace(' ', '+')}{shown}", width=900, height=1000, scale=scale)
    page.wait("document.querySelector('figure canvas[data-frame]')", timeout=300)
    browser.pump(1)
    page.evaluate(f"(() => {{ {WATCH} }})()")
    return server, page


def share(values, part):
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def events(browser):
    """Milliseconds from the end of a click to the next drawn frame."""
    path = os.path.join(ROOT, "Examples", "Gallery", "SettingsForm.swift")
    report = json.loads(quoin("explain", path, "--json", "--device", PHONE))["previews"][0]["report"]
    title = next(
        node for node in report["nodes"] if (node.get("text") or {}).get("string") == "Allow notifications")
    # The switch is at the other end of the row.
    x, y = report["size"]["width"] - 60, title["y"] + title["height"] / 2
    server, page = open_page(browser, path)
    page.evaluate("window.frames_ = []")
    box = page.evaluate("(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
    times = []
    for number in range(60):
        page.evaluate("window.frames_ = []; window.event_ = 0")
        # A switch of the form, repeatedly.
        page.click(box[0] + x, box[1] + y)
        browser.pump(0.35)
        first = page.evaluate("window.frames_.find((time) => time > window.event_) - window.event_")
        if first is not None:
            times.append(first)
    page.close()
    server.stop()
    return times


def scrolling(browser, path):
    """Frames and kilobytes per second while a wheel scrolls a list with each frame of the screen."""
    server, page = open_page(browser, path)
    bytes_ = count_bytes(page)
    page.evaluate("window.frames_ = []")
    start = time.monotonic()
    page.evaluate(TURN)
    browser.pump(4)
    page.evaluate("window.turns_ = false")
    seconds = time.monotonic() - start
    frames = page.evaluate("window.frames_.length")
    gaps = page.evaluate("window.frames_.slice(1).map((time, index) => time - window.frames_[index])")
    kilobytes = sum(bytes_) / 1024
    del bytes_[:]
    browser.pump(0.5)
    del bytes_[:]
    page.evaluate("window.frames_ = []")
    browser.pump(5)
    idle = (page.evaluate("window.frames_.length"), sum(bytes_) / 1024 / 5)
    page.close()
    server.stop()
    return frames / seconds, share(gaps, 0.95), kilobytes / seconds, idle


def processor_time(server):
    """The processor time of a server's previews in seconds."""
    ticks = 0
    for process in children_of(server.process.pid):
        with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
            ticks += sum(int(field) for field in file.read().rpartition(")")[2].split()[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


def typing(browser, path):
    """Typing into 10,000 characters: the preview's processor time per letter in milliseconds; frames per second, and the gaps, with a letter per frame of the screen."""
    server, page = open_page(browser, path)
    page.click(*page.center("figure canvas"))
    page.wait("document.activeElement.classList.contains('keyboard')")
    browser.pump(1)
    before, letters = processor_time(server), 40
    for _ in range(letters):
        page.evaluate("window.frames_ = []")
        page.type("x")
        page.wait("window.frames_.length > 0", timeout=30)
    cost = (processor_time(server) - before) / letters * 1000
    page.evaluate(TYPE)
    browser.pump(1)
    page.evaluate("window.frames_ = []")
    start = time.monotonic()
    browser.pump(4)
    frames = page.evaluate("window.frames_")
    seconds = time.monotonic() - start
    page.evaluate("window.types_ = false")
    page.close()
    server.stop()
    return cost, len(frames) / seconds, share([after - before for before, after in zip(frames, frames[1:])], 0.95)


def first_pictures(browser, name, folder):
    """Seconds from the start of the studio for an example to its first picture, and to all in the window; then again."""
    app = os.path.join(folder, name)
    # Quoin hasn't compiled a folder at this path, and all files are equally new, as in a checkout.
    shutil.copytree(os.path.join(ROOT, "Examples", name), app, copy_function=shutil.copy)
    times = []
    for _ in range(2):
        start = time.monotonic()
        server = Server(app)
        page = browser.open(server.url, width=1280, height=800)
        page.wait("document.querySelector('#wall .still[data-drawn]')", timeout=300)
        first = time.monotonic() - start
        page.wait(
            "document.querySelector('#status').dataset.phase === 'ready' && [...document.querySelectorAll('#wall .still')]"
            ".every((still) => still.dataset.drawn || still.getBoundingClientRect().top > innerHeight)", timeout=300)
        times.append((first, time.monotonic() - start))
        page.close()
        server.stop()
    return times


def edit_loop(browser, folder):
    """Lists of seconds from a save of one of Shop's files to the picture or the error with its caret, and of its compilers; by edit."""
    app = os.path.join(folder, "Shop-edits")
    shutil.copytree(os.path.join(ROOT, "Examples", "Shop"), app)
    path = os.path.join(app, "Products", "ProductRow.swift")
    with open(path, encoding="utf-8") as file:
        source = file.read()
    server, page = open_page(browser, app, preview="Row")
    page.wait("document.querySelector('#status').dataset.phase === 'ready'", timeout=300)
    runs = [(name, []) for name, *_ in EDITS]
    for turn in range(4):
        for number, (_, change, phase) in enumerate(EDITS):
            page.evaluate("window.frames_ = []")
            watch = Watch(server.process.pid)
            watch.start()
            start = time.monotonic()
            write(path, change(source, 3 * turn + number))
            page.wait(DONE[phase], timeout=120)
            runs[number][1].append((time.monotonic() - start, longest(watch.end(), COMPILER)))
            browser.pump(1)
    page.close()
    server.stop()
    return runs


def count_bytes(page):
    """Collects the sizes of the messages that the page receives from now on."""
    sizes, note = [], page._note

    def listen(message):
        if message.get("method") == "Network.webSocketFrameReceived":
            sizes.append(len(message["params"]["response"]["payloadData"]))
        note(message)

    page._note = listen
    return sizes


class Watch(threading.Thread):
    """Records the lifetimes of a process's descendants by name; polls every two milliseconds."""

    def __init__(self, root):
        super().__init__(daemon=True)
        self.root, self.lives, self.isOver = root, {}, False

    def run(self):
        while not self.isOver:
            now = time.monotonic()
            parents, names = {}, {}
            for entry in filter(str.isdigit, os.listdir("/proc")):
                try:
                    with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                        name, _, rest = file.read().partition("(")[2].rpartition(")")
                except OSError:
                    continue
                names[int(entry)], parents[int(entry)] = name, int(rest.split()[1])
            for process, name in names.items():
                above = parents.get(process)
                while above and above != self.root:
                    above = parents.get(above)
                if above:
                    # After exec, a process counts as another one.
                    self.lives.setdefault((process, name), [now, now])[1] = now
            time.sleep(0.002)

    def end(self):
        """Seconds by name; for simultaneous processes, from the first start to the last end."""
        self.isOver = True
        self.join()
        spans = {}
        for (_, name), (begin, end) in self.lives.items():
            span = spans.setdefault(name, [begin, end])
            span[:] = min(span[0], begin), max(span[1], end)
        return {name: end - begin for name, (begin, end) in spans.items()}


COMPILER = ("swiftc", "swift-driver", "swiftc-driver")
LINKER = ("ld.lld", "lld", "ld.gold", "ld")


def longest(times, names):
    return max((times[name] for name in names if name in times), default=0)


def reload(browser, path, source, preview=None):
    """Seconds from a save to the frame, and for each part: compiler, linker, finding the previews, loading and first frame."""
    server, page = open_page(browser, os.path.dirname(path) if preview else path, preview=preview)
    runs = []
    for number in range(8):
        page.evaluate("window.frames_ = []")
        changed = source.replace("Rows\")", f"Rows {number}\")")
        watch = Watch(server.process.pid)
        watch.start()
        start = time.monotonic()
        write(path, changed)
        page.wait("window.frames_.length > 0", timeout=60)
        total = time.monotonic() - start
        times = watch.end()
        told = dict(part.rsplit(" ", 2)[:2] for part in page.evaluate("document.querySelector('#status').title").split("\n")[0].split(", "))
        runs.append({
            "total": total, "compiler": longest(times, COMPILER), "linker": longest(times, LINKER), "list": float(told["list"]),
            "rest": total - float(told["total"]),
        })
        browser.pump(1)
    page.close()
    server.stop()
    return {name: [run[name] for run in runs] for name in runs[0]}


def write(path, text):
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def hundred_lines(folder):
    """A file of a hundred lines, and its contents."""
    lines = "\n".join(f'          Text("Line {number}").foregroundStyle(.secondary)' for number in range(80))
    title = '          .navigationTitle("Rows")'
    source = LIST.replace(title, f"{title}\n          VStack {{\n{lines}\n          }}")
    path = os.path.join(folder, "Hundred.swift")
    write(path, source)
    return path, source


def sixty_files(folder):
    """An app of sixty files, each of which shows a view of another; one of the files, and its contents."""
    app = os.path.join(folder, "Sixty")
    os.mkdir(app)
    for number in range(59):
        inner = f"Card{number - 1}()" if number else 'Text("The innermost")'
        write(os.path.join(app, f"Card{number}.swift"), f"""import SwiftUI

struct Card{number}: View {{
  @State private var isOn = false
  var body: some View {{
    VStack(alignment: .leading, spacing: 2) {{
      Toggle("Number {number}", isOn: $isOn)
      if isOn {{ {inner}.padding(.leading, 4) }}
    }}
  }}
}}

#Preview("Card {number}") {{ Card{number}() }}
""")
    source = LIST.replace('Text("A second line about it")', "Card58()").replace("#Preview {", '#Preview("Whole") {')
    path = os.path.join(app, "Rows.swift")
    write(path, source)
    return path, source


def row(title, runs):
    print(f"| {title}, s: median, largest | {statistics.median(runs['total']):.2f}, {max(runs['total']):.2f} |")
    middle = {name: statistics.median(values) for name, values in runs.items()}
    ratio = statistics.median(total / compiler for total, compiler in zip(runs["total"], runs["compiler"])) if all(runs["compiler"]) else 0
    print(f"| of that the compiler with its linker; the linker alone; finding the previews; loading and first frame; the whole ÷ the compiler | "
          f"{middle['compiler']:.2f}; {middle['linker']:.2f}; {middle['list']:.2f}; {middle['rest']:.2f}; {ratio:.2f} |")


def main():
    with Browser() as browser, tempfile.TemporaryDirectory(prefix="studio-bench-") as folder:
        path = os.path.join(folder, "Rows.swift")
        open(path, "w", encoding="utf-8").write(LIST)
        times = events(browser)
        print(f"| click to drawn frame, ms: median, 95 % | {statistics.median(times):.0f}, {share(times, 0.95):.0f} |")
        rate, gap, kilobytes, idle = scrolling(browser, path)
        print(f"| a list scrolled by a wheel: frames a second; 95 % of the gaps, ms; KiB a second | {rate:.0f}; {gap:.0f}; {kilobytes:.0f} |")
        print(f"| at rest for five seconds: frames; KiB a second | {idle[0]}; {idle[1]:.1f} |")
        editor = os.path.join(folder, "Editor.swift")
        write(editor, EDITOR)
        cost, rate, gap = typing(browser, editor)
        print(f"| typing into 10,000 characters: processor time per letter, ms; frames a second; 95 % of the gaps, ms | {cost:.1f}; {rate:.0f}; {gap:.0f} |")
        for name in ("Gallery", "Shop"):
            (first, wall), (again, whole) = first_pictures(browser, name, folder)
            print(f"| {name}, s: first picture, all pictures of the window; the same at the next start | {first:.1f}, {wall:.1f}; {again:.1f}, {whole:.1f} |")
        row("save to picture, 100 lines", reload(browser, *hundred_lines(folder)))
        row("save to picture, one file of an app of 60", reload(browser, *sixty_files(folder), preview="Whole"))
        runs = edit_loop(browser, folder)
        # Most errors need no library, so the reference is the compiler's time for the same file without an error.
        usual = statistics.median(compiler for _, compiler in runs[0][1])
        for name, times in runs:
            totals = [total for total, _ in times]
            print(f"| {name} in Shop, s: median, largest; ÷ the compiler's time for a good edit | "
                  f"{statistics.median(totals):.2f}, {max(totals):.2f}; {statistics.median(totals) / usual:.2f} |")


if __name__ == "__main__":
    main()
