"""Uses `quoin preview` in headless Chromium like a user: pointer, keys, a save in the editor.

    QUOIN=.build/debug/quoin /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage

Needs Debian's chromium, python3-websockets and python3-pil. Image comparisons are between the canvas and the output of
`quoin render` for the same state at the same scale.
"""

import base64
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import zlib

from PIL import Image, ImageChops

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drive import Browser  # noqa: E402

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
QUOIN = os.path.abspath(os.environ.get("QUOIN", os.path.join(ROOT, ".build", "debug", "quoin")))
PHONE = "iPhone 16"
SCALE = 2
# The largest difference of a channel at the edge of a shape, and the fraction of pixels that must be within it.
DIFFERENCE = 8
SHARE = 0.995


def quoin(*arguments):
    return subprocess.run([QUOIN, *arguments], capture_output=True, text=True, check=True, timeout=300).stdout


class Server:
    """`quoin preview` of a path."""

    def __init__(self, path, *arguments, environment=None):
        self.process = subprocess.Popen(
            [QUOIN, "preview", path, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **(environment or {})})
        self.url = self.process.stdout.readline().strip()

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()
        self.process.stderr.close()


class StudioTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.mkdtemp(prefix="studio-test-")
        # Stored values of apps must not come from an earlier run.
        os.environ["HOME"] = cls.folder

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def open(self, path, preview=None, device=PHONE):
        server = self.server = Server(path)
        self.addCleanup(server.stop)
        fragment = f"#zoom=1&device={device.replace(' ', '+')}" + (f"&previews={preview}" if preview else "")
        page = self.browser.open(server.url + fragment, width=900, height=1000, scale=SCALE)
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        self.settle(page)
        return page

    def settle(self, page):
        """Waits until the frame hasn't changed for a while."""
        last, since = None, time.monotonic()
        while time.monotonic() - since < 0.4:
            now = page.evaluate("document.querySelector('figure canvas')?.dataset.frame")
            if now != last:
                last, since = now, time.monotonic()
            self.browser.pump(0.03)

    def place(self, page, path, name, *steps):
        """The center in the window of a text, or of a view with that identifier, after `steps`."""
        arguments = [part for step in steps for part in ("--do", step)]
        report = json.loads(quoin("explain", path, "--json", "--device", PHONE, *arguments))["previews"][0]["report"]
        found = [
            node for node in report["nodes"]
            if name in node["identifiers"] or node["name"] == name or (node.get("text") or {}).get("string") == name]
        self.assertTrue(found, f"there is no {name}")
        node = found[0]
        box = page.evaluate(
            "(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
        return box[0] + node["x"] + node["width"] / 2, box[1] + node["y"] + node["height"] / 2

    def click(self, page, path, name, *steps):
        page.click(*self.place(page, path, name, *steps))
        self.settle(page)

    def compare(self, page, path, *steps):
        """Compares the canvas with `quoin render` after the same steps."""
        files = [os.path.join(self.folder, name) for name in ("page.png", "rendered.png")]
        page.canvas_png(files[0])
        arguments = [part for step in steps for part in ("--do", step)]
        name = page.evaluate("document.querySelector('figure').dataset.preview")
        is_folder = os.path.isdir(path)
        target = tempfile.mkdtemp(dir=self.folder) if is_folder else files[1]
        quoin("render", path, "-o", target, "--device", PHONE, "--scale", str(SCALE), "--preview", name,
              *arguments)
        if is_folder:
            files[1] = os.path.join(target, os.listdir(target)[0])
        ours, theirs = (Image.open(file).convert("RGB") for file in files)
        self.assertEqual(ours.size, theirs.size)
        different = ImageChops.difference(ours, theirs)
        channels = [channel.point(lambda value: 255 if value > DIFFERENCE else 0) for channel in different.split()]
        worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
        share = 1 - worst.histogram()[255] / (ours.width * ours.height)
        self.assertGreaterEqual(share, SHARE, f"{path} after {steps}")
        return share

    # Interaction

    def test_counter(self):
        path = os.path.join(ROOT, "Examples", "Counter")
        page = self.open(path)
        self.compare(page, path)
        self.click(page, path, 'Image(systemName: "plus")')
        self.compare(page, path, 'tap "Increment"', "wait 1")
        self.click(page, path, 'Image(systemName: "plus")', 'tap "Increment"')
        self.compare(page, path, 'tap "Increment"', 'tap "Increment"', "wait 1")
        self.assertEqual(page.errors, [])

    def test_todo_list(self):
        path = os.path.join(ROOT, "Examples", "TodoList")
        page = self.open(path)
        self.compare(page, path)
        self.click(page, path, "Done")
        self.compare(page, path, 'tap Done', "wait 1")
        self.assertEqual(page.errors, [])

    def test_gallery(self):
        for name in ("Weather", "SettingsForm", "Dashboard"):
            with self.subTest(name):
                path = os.path.join(ROOT, "Examples", "Gallery", f"{name}.swift")
                page = self.open(path)
                self.compare(page, path)
                self.assertEqual(page.errors, [])

    def test_the_inspector_tells_the_articles_numbers(self):
        # The notes article: a background passes on its proposal, and the padding subtracts 10 on each edge.
        path = os.path.join(ROOT, "Examples", "Seeds", "PaddedBackground.swift")
        server = Server(path, "--size", "320x480")
        self.addCleanup(server.stop)
        page = self.browser.open(server.url + "#zoom=1&inspect=on&details=why", width=1200, height=800, scale=1)
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        self.settle(page)
        page.click(*page.center("figure canvas"))
        page.wait("document.querySelector('#panel').textContent.includes('300 × 460')", timeout=20)
        self.assertEqual(page.errors, [])

    def test_a_server_that_is_ended_leaves_nothing(self):
        scratch = tempfile.mkdtemp(dir=self.folder)
        server = Server(os.path.join(ROOT, "Examples", "Gallery", "Login.swift"), environment={"TMPDIR": scratch})
        page = self.browser.open(server.url, width=900, height=900)
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        self.assertNotEqual(os.listdir(scratch), [])
        children = self.descendants(server.process.pid)
        server.stop()
        self.assertEqual(os.listdir(scratch), [])
        self.assertEqual([child for child in children if os.path.exists(f"/proc/{child}")], [])

    def test_a_server_that_is_killed_leaves_nothing(self):
        path = os.path.join(ROOT, "Examples", "Gallery", "Login.swift")
        server = Server(path)
        page = self.browser.open(server.url, width=900, height=900)
        page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        children = self.descendants(server.process.pid)
        self.assertTrue(children)
        server.process.kill()
        server.process.wait(10)
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline and any(os.path.exists(f"/proc/{child}") for child in children):
            time.sleep(0.1)
        self.assertEqual([child for child in children if os.path.exists(f"/proc/{child}")], [])
        server.process.stdout.close()
        server.process.stderr.close()
        page.close()

    def descendants(self, pid):
        found = []
        for name in os.listdir("/proc"):
            if not name.isdigit():
                continue
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
            if parent == pid:
                found += [int(name)] + self.descendants(int(name))
        return found

    # Changes of sources

    SOURCE = """
        import SwiftUI

        struct Visit: View {
          @State private var count = 0
          @State private var name = "Ada"
          var body: some View {
            VStack(spacing: 20) {
              Text("Count \\(count)").accessibilityIdentifier("count")
              Button("Increment") { count += 1 }
              TextField("Name", text: $name).textFieldStyle(.roundedBorder).accessibilityIdentifier("name")
              Text("Hello, \\(name)")
              Button("Crash") { fatalError("on purpose") }
            }
            .padding()
          }
        }

        #Preview { Visit() }
        """

    def visit(self):
        path = os.path.join(self.folder, "Visit.swift")
        self.save(path, self.SOURCE)
        return path, self.open(path)

    def save(self, path, text):
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(path + ".new", path)

    def said(self, page):
        """The texts of the preview, as the page lists them for screen readers."""
        return page.evaluate("document.querySelector('#stage').textContent")

    def wait_for(self, page, text, timeout=60):
        page.wait(f"document.body.textContent.includes({json.dumps(text)})", timeout=timeout)

    def test_reload_keeps_what_views_own(self):
        path, page = self.visit()
        self.click(page, path, "Increment")
        self.click(page, path, "Increment")
        self.click(page, path, "name")
        page.key("End")
        page.type(" L")
        page.compose("o")
        page.commit("ö")
        self.wait_for(page, "Hello, Ada Lö")
        self.save(path, self.SOURCE.replace("Hello,", "Good day,"))
        self.wait_for(page, "Good day, Ada Lö")
        self.assertIn("Count 2", self.said(page))
        self.assertEqual(page.errors, [])

    def test_a_film_shows_what_was_done(self):
        path, page = self.visit()
        page.evaluate("""(() => {
          const make = URL.createObjectURL;
          URL.createObjectURL = (blob) => { window.film_ = blob; return make.call(URL, blob); };
        })()""")
        page.evaluate("document.activeElement.blur()")
        page.key("r")
        for _ in range(3):
            self.click(page, path, "Increment")
        self.wait_for(page, "Count 3")
        self.settle(page)
        page.evaluate("document.activeElement.blur()")
        page.key("r")
        page.wait("Boolean(window.film_)", timeout=20)
        data = base64.b64decode(page.evaluate("""new Promise((done) => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result.split(",")[1]);
          reader.readAsDataURL(window.film_);
        })"""))
        names, at = [], 8
        while at < len(data):
            length, name = int.from_bytes(data[at:at + 4], "big"), data[at + 4:at + 8]
            self.assertEqual(zlib.crc32(data[at + 4:at + 8 + length]), int.from_bytes(data[at + 8 + length:at + 12 + length], "big"))
            names.append(name.decode())
            at += length + 12
        self.assertEqual(names[:4], ["IHDR", "acTL", "fcTL", "IDAT"])
        self.assertEqual(names[-1], "IEND")
        film = Image.open(io.BytesIO(data))
        self.assertGreater(film.n_frames, 3)
        film.seek(film.n_frames - 1)
        last = os.path.join(self.folder, "last.png")
        page.canvas_png(last)
        difference = ImageChops.difference(film.convert("RGB"), Image.open(last).convert("RGB"))
        self.assertIsNone(difference.getbbox())
        self.assertEqual(page.errors, [])

    def test_a_compile_error_lies_over_the_last_picture(self):
        path, page = self.visit()
        self.click(page, path, "Increment")
        self.save(path, self.SOURCE.replace("count += 1", 'count += "one"'))
        page.wait("!document.querySelector('#errors').hidden", timeout=60)
        text = page.evaluate("document.querySelector('#errors').textContent")
        self.assertIn("Visit.swift", text)
        self.assertIn('count += "one"', text)
        self.assertIn("Count 1", self.said(page))
        self.save(path, self.SOURCE)
        page.wait("document.querySelector('#errors').hidden", timeout=60)
        self.assertIn("Count 1", self.said(page))
        self.assertEqual(page.errors, [])

    def test_a_crash_is_said_and_the_page_goes_on(self):
        path, page = self.visit()
        self.click(page, path, "Crash")
        self.wait_for(page, "stopped the program")
        page.wait("document.querySelector('.message .own')")
        self.assertEqual(page.evaluate("document.querySelector('.message .place').textContent"), "Visit.swift:13")
        self.assertIn("on purpose", page.evaluate("document.querySelector('.message .own').textContent"))
        self.save(path, self.SOURCE.replace("Hello,", "Back again,"))
        self.wait_for(page, "Back again, Ada")
        self.assertEqual(page.errors, [])

    def test_a_crash_is_placed_without_the_symbols_of_the_libraries(self):
        path, page = self.visit()
        # Frames and answers of the page that was shown last may still be on their way.
        self.settle(page)
        before = self.faults(page)
        self.click(page, path, "Crash")
        page.wait("!document.querySelector('.message').hidden", timeout=60)
        # The process itself needs 18,000, the symbols of all libraries 28,000 more.
        self.assertLess(self.faults(page) - before, 30_000)
        self.assertEqual(page.errors, [])

    def faults(self, page):
        """The minor page faults of the server's processes that have ended, which count their work."""
        with open(f"/proc/{self.server.process.pid}/stat", encoding="utf-8") as file:
            return int(file.read().rsplit(")", 1)[1].split()[8])


if __name__ == "__main__":
    unittest.main()
