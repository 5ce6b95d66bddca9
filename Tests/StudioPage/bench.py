"""Measures the studio in headless Chromium: `make bench-studio`.

Prints lines of Markdown. What the machine is, and whether others worked on it, is for the reader to say.
"""

import json
import os
import statistics
import tempfile
import time

from test_studio import PHONE, ROOT, SCALE, Browser, Server, quoin

WATCH = """
    window.frames_ = [];
    new MutationObserver(() => window.frames_.push(performance.now()))
      .observe(document.querySelector('canvas'), { attributes: true, attributeFilter: ['data-frame'] });
    document.addEventListener('pointerup', (event) => { window.event_ = performance.now(); }, true);
    """

TURN = """
    window.turns_ = true;
    const canvas = document.querySelector('canvas');
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


def open_page(browser, path, scale=SCALE):
    server = Server(path)
    page = browser.open(server.url + f"#zoom=1&device={PHONE.replace(' ', '+')}", width=900, height=1000, scale=scale)
    page.wait("document.querySelector('canvas[data-frame]')", timeout=300)
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
    # The switch stands at the other end of the row.
    x, y = report["size"]["width"] - 60, title["y"] + title["height"] / 2
    server, page = open_page(browser, path)
    page.evaluate("window.frames_ = []")
    box = page.evaluate("(() => { const r = document.querySelector('canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
    times = []
    for number in range(60):
        page.evaluate("window.frames_ = []; window.event_ = 0")
        # A switch of the form, again and again.
        page.click(box[0] + x, box[1] + y)
        browser.pump(0.35)
        first = page.evaluate("window.frames_.find((time) => time > window.event_) - window.event_")
        if first is not None:
            times.append(first)
    page.close()
    server.stop()
    return times


def scrolling(browser, path):
    """Frames a second, and kilobytes a second, while a list is scrolled by a wheel that turns with each picture of the screen."""
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


def count_bytes(page):
    """Collects the sizes of the messages that the page receives from now on."""
    sizes, note = [], page._note

    def listen(message):
        if message.get("method") == "Network.webSocketFrameReceived":
            sizes.append(len(message["params"]["response"]["payloadData"]))
        note(message)

    page._note = listen
    return sizes


def reloads(browser, folder):
    """Seconds from a save to the picture, for a file of a hundred lines."""
    lines = "\n".join(f'          Text("Line {number}").foregroundStyle(.secondary)' for number in range(80))
    source = LIST.replace('          .navigationTitle("Rows")', f'          .navigationTitle("Rows")\n          VStack {{\n{lines}\n          }}')
    path = os.path.join(folder, "Hundred.swift")
    open(path, "w", encoding="utf-8").write(source)
    server, page = open_page(browser, path)
    times = []
    for number in range(8):
        page.evaluate("window.frames_ = []")
        changed = source.replace("Rows\")", f"Rows {number}\")")
        start = time.monotonic()
        open(path + ".new", "w", encoding="utf-8").write(changed)
        os.replace(path + ".new", path)
        page.wait("window.frames_.length > 0", timeout=60)
        times.append(time.monotonic() - start)
        browser.pump(1)
    told = page.evaluate("document.querySelector('#status').textContent")
    page.close()
    server.stop()
    return times, told


def main():
    with Browser() as browser, tempfile.TemporaryDirectory(prefix="studio-bench-") as folder:
        path = os.path.join(folder, "Rows.swift")
        open(path, "w", encoding="utf-8").write(LIST)
        times = events(browser)
        print(f"| click to drawn frame, ms: median, 95 % | {statistics.median(times):.0f}, {share(times, 0.95):.0f} |")
        rate, gap, kilobytes, idle = scrolling(browser, path)
        print(f"| a list scrolled by a wheel: frames a second; 95 % of the gaps, ms; KiB a second | {rate:.0f}; {gap:.0f}; {kilobytes:.0f} |")
        print(f"| at rest for five seconds: frames; KiB a second | {idle[0]}; {idle[1]:.1f} |")
        times, told = reloads(browser, folder)
        print(f"| save to picture, 100 lines, s: median, largest | {statistics.median(times):.2f}, {max(times):.2f} ({told}) |")


if __name__ == "__main__":
    main()
