"""Records actions in `quoin preview`, and changes its state, in headless Chromium like a user.

    QUOIN=.build/debug/quoin /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_steps.py

The first class shows answers that are written here, and needs no Swift.
"""

import asyncio
import http
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest

import websockets

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drive import Browser  # noqa: E402
from test_studio import QUOIN, Server  # noqa: E402

SHOP = """
import SwiftUI

struct Shop: View {
  enum Mood: String, CaseIterable { case calm, glad }
  let first: Int
  @State private var isAdding = false
  @State private var extra = 0
  @AppStorage("mood") private var mood = Mood.calm
  var body: some View {
    VStack(spacing: 20) {
      Text(isAdding ? "Adding" : "Resting")
      Text("Total \\(first + extra) \\("\\(mood)")")
      Button("Add") { extra += 1 }
      Button("Same") { extra += 10 }
      Button("Same") { extra += 100 }
      Text("Hold").onLongPressGesture { extra += 1000 }
    }
  }
}

#Preview("A shop, open") { Shop(first: 5) }
"""


PAGE = pathlib.Path(__file__).resolve().parents[3] / "Sources" / "Tools" / "CStudioPage" / "Page"
NODE = {"name": "Text", "parent": None, "depth": 0, "x": 0, "y": 0, "width": 300, "height": 400, "identifiers": [],
        "proposal": {"width": 300, "height": 400}}
REPORT = {"schema": 1, "proposal": {"width": 300, "height": 400}, "size": {"width": 300, "height": 400}, "nodes": [NODE],
          "problems": [], "remarks": []}
FRAME = {"n": 1, "size": [300, 400], "background": "#ffffffff", "opaque": True, "fresh": True, "items": []}
HELLO = {"title": "Shop.swift", "path": "my shop/Shop.swift", "schema": 1, "devices": ["iPhone 16"], "previews": [
    {"id": "A", "name": "It's open", "content": "VStack {\n  Shop(first: count)\n}", "properties": ["@State var count = 5"]}]}


def words(command):
    """The words of a command over several lines."""
    return shlex.split(command.replace("\\\n", " "))


class Answers:
    """Serves the page's files, and answers questions; a change of a value that is refused is an error."""

    def __init__(self, state, actions):
        self.state, self.actions, self.questions = state, actions, []
        self.ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=lambda: self.loop.run_until_complete(self.run()))
        self.thread.start()
        self.ready.wait(10)

    def stop(self):
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join(10)
        self.loop.close()

    async def run(self):
        self.ended = asyncio.Event()
        async with websockets.serve(self.talk, "127.0.0.1", 0, process_request=self.file) as server:
            self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/?token=test"
            self.ready.set()
            await self.ended.wait()

    async def file(self, path, headers):
        name = path.split("?")[0].lstrip("/") or "index.html"
        if name == "socket":
            return None
        file = PAGE / name
        if not file.is_file():
            return http.HTTPStatus.NOT_FOUND, [], b""
        kind = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}[file.suffix]
        return http.HTTPStatus.OK, [("Content-Type", kind)], file.read_bytes()

    async def talk(self, socket):
        await socket.send(json.dumps({"hello": HELLO}))
        await socket.send(json.dumps({"status": {"phase": "ready"}}))
        async for text in socket:
            message = json.loads(text)
            if message.get("show"):
                await socket.send(json.dumps({"preview": message["preview"], "frame": FRAME}))
            if "ask" in message:
                answer = self.answer(message["ask"]["question"])
                await socket.send(json.dumps({"preview": message["preview"], "answer": {"to": message["ask"]["number"], **answer}}))

    def answer(self, question):
        self.questions.append(question)
        if isinstance(question, dict) and "set" in question:
            index, value = question["set"]["index"], question["set"]["value"]
            if value == "much":
                return {"error": "“much” is not a value of the type Int; use a whole number in its range"}
            self.state[index]["value"] = {True: "true", False: "false", None: "nil"}.get(value, str(value)) \
                if not isinstance(value, str) else value
            return {"state": self.state}
        known = {"report": {"report": REPORT}, "actions": {"actions": self.actions}, "state": {"state": self.state},
                 "findings": {"findings": []}, "accessibility": {"elements": []}}
        return known.get(question, {"error": "unknown"}) if isinstance(question, str) else {"text": "Why.", "curve": []}


class StepsPageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def show(self, fragment, state=(), actions=(), **window):
        server = Answers(list(state), list(actions))
        self.addCleanup(server.stop)
        page = self.browser.open(f"{server.url}#zoom=1&{fragment}", **{"width": 1200, "height": 800, **window})
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')")
        page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        self.addCleanup(lambda: self.assertEqual(page.errors, []))
        return server, page

    def copied(self, page, title):
        page.evaluate(f"""[...document.querySelectorAll('#panel .record button')]
            .find((button) => button.textContent === {title!r}).click()""")
        page.wait("window.copied")
        return page.evaluate("window.copied")

    def test_the_copied_command_has_the_path_the_preview_and_the_settings(self):
        settings = "device=iPhone+16&appearance=dark&dynamicType=xLarge&direction=rtl&contrast=increased&keyboard=hidden&platform=iOS"
        _, page = self.show(f"details=record&{settings}", actions=["tap \"It's\" #2", "press return"])
        page.wait("document.querySelector('#panel .record li')")
        self.assertEqual(words(self.copied(page, "Copy as a command")), [
            "quoin", "render", "my shop/Shop.swift", "--preview", "It's open", "--device", "iPhone 16", "--dark", "--dynamic-type",
            "xLarge", "--rtl", "--contrast", "increased", "--no-keyboard", "--platform", "ios", "--do", "tap \"It's\" #2", "--do",
            "press return"])

    def test_the_copied_test_has_the_previews_code(self):
        _, page = self.show("details=record&appearance=light", actions=['type "a\\b"'])
        page.wait("document.querySelector('#panel .record li')")
        self.assertEqual(self.copied(page, "Copy as a test"), """import Quoin
import QuoinTesting
import SwiftUI
import Testing

private struct RecordedItSOpen: View {
  @State var count = 5
  var body: some View {
    VStack {
      Shop(first: count)
    }
  }
}

@Test @MainActor func recordedItSOpen() throws {
  let host = ViewHost(size: CGSize(width: 300, height: 400)) {
    RecordedItSOpen()
  }
  host.environment.colorScheme = .light
  try host.update()
  try host.perform(Interaction("type \\"a\\\\b\\""))
  assertSnapshot(of: host, as: .image)
}
""")

    STATE = [
        {"view": "Shop", "name": "isAdding", "source": "@State", "type": "Bool", "value": "false", "editor": "toggle"},
        {"view": "Shop", "name": "extra", "source": "@State", "type": "Int", "value": "3", "editor": "wholeNumber"},
        {"view": "Shop", "name": "cart.note", "source": "Cart", "type": "Optional<String>", "value": 'Optional("ripe")', "editor": "text",
         "isOptional": True},
        {"view": "Shop", "name": "mood", "source": "@AppStorage", "type": "Mood", "value": "calm", "editor": "choice",
         "choices": ["calm", "glad"]},
        {"view": "Row [5]", "name": "frame", "source": "@State", "type": "CGRect", "value": "(0.0, 0.0, 0.0, 0.0)",
         "refusal": "a value of the type CGRect can't be set here"},
        {"view": "Row [5]", "name": "lines", "source": "@State", "type": "Array<Line>", "value": "[" + "Line(product: 1), " * 20 + "]",
         "refusal": "a value of the type Array<Line> can't be set here"},
    ]

    def test_values_have_editors_and_refusals_are_said(self):
        server, page = self.show("details=state", state=[dict(value) for value in self.STATE])
        page.wait("document.querySelectorAll('.values li').length === 6")
        self.assertEqual(page.evaluate("[...document.querySelectorAll('.values h3')].map((each) => each.textContent)"), ["Shop", "Row [5]"])
        self.assertEqual(page.evaluate("document.querySelector('.values input[type=text]:not(.number)').value"), "ripe")
        page.click(*page.center(".values input[type=checkbox]"))
        page.wait("document.querySelector('.values input[type=checkbox]').checked")
        page.click(*page.center(".values .number"))
        page.evaluate("document.querySelector('.values .number').select()")
        page.type("much")
        page.key("Enter")
        page.wait("document.querySelector('.values .refusal:not([hidden])')?.textContent.includes('use a whole number')")
        page.click(*page.center(".values .link"))
        page.wait("document.querySelector('.values input[type=text]:not(.number)').value === ''")
        sets = [question["set"] for question in server.questions if isinstance(question, dict) and "set" in question]
        self.assertEqual(sets, [{"index": 0, "name": "isAdding", "value": True}, {"index": 1, "name": "extra", "value": "much"},
                                {"index": 2, "name": "cart.note", "value": None}])

    def test_long_values_are_folded(self):
        _, page = self.show("details=state", state=[dict(value) for value in self.STATE])
        page.wait("document.querySelectorAll('.values li').length === 6")
        self.assertEqual(page.evaluate("document.querySelectorAll('.values output details').length"), 1)
        row = "document.querySelector('.values details').closest('li')"
        height = f"{row}.offsetHeight"
        folded = page.evaluate(height)
        page.click(*page.center(".values summary"))
        page.wait(f"{height} > {folded}")
        fact = f"{row}.querySelector('.fact')"
        self.assertIn("read-only", page.evaluate(f"{fact}.textContent"))
        self.assertIn("can't be set here", page.evaluate(f"{fact}.title"))

    def test_values_fit_on_a_phone(self):
        for dark in (False, True):
            _, page = self.show("details=state", state=[dict(value) for value in self.STATE], width=390, height=844, dark=dark)
            page.wait("document.querySelectorAll('.values li').length === 6")
            self.assertLessEqual(page.evaluate("document.querySelector('#panel').scrollWidth - document.querySelector('#panel').clientWidth"), 0)
            if os.environ.get("SHOTS"):
                page.screenshot(os.path.join(os.environ["SHOTS"], f"values-{dark}.png"))


class StepsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.mkdtemp(prefix="steps-test-")
        cls.file = pathlib.Path(cls.folder, "Shop.swift")
        cls.file.write_text(SHOP, encoding="utf-8")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def open(self, more):
        server = Server(str(self.file))
        self.addCleanup(server.stop)
        page = self.browser.open(f"{server.url}#zoom=1&device=iPhone+16&appearance=dark&{more}", width=1200, height=1000)
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        page.wait(f"{self.texts}.includes('Total 5 calm')")
        # What is copied, instead of the clipboard.
        page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        return page

    texts = "document.querySelector('.preview .elements').textContent"

    def press(self, page, name, number=0):
        """Clicks the element that screen readers find under that name."""
        page.evaluate(f"""[...document.querySelectorAll('.preview .elements button')]
            .filter((button) => button.textContent === {name!r})[{number}].click()""")

    def copy(self, page, title):
        page.evaluate(f"""[...document.querySelectorAll('#panel .record button')]
            .find((button) => button.textContent === {title!r}).click()""")
        page.wait("window.copied")
        return page.evaluate("window.copied")

    def test_a_recording_names_views_and_has_the_device_and_the_settings(self):
        page = self.open("details=record")
        self.press(page, "Add")
        page.wait(f"{self.texts}.includes('Total 6 calm')")
        self.press(page, "Same", 1)
        page.wait(f"{self.texts}.includes('Total 106 calm')")
        page.wait("document.querySelectorAll('#panel .record li').length === 2")
        steps = page.evaluate("[...document.querySelectorAll('#panel .record li')].map((step) => step.textContent)")
        self.assertEqual(steps, ['tap "Add"', 'tap "Same" #2'])
        command = self.copy(page, "Copy as a command")
        for part in ("--device 'iPhone 16'", "--dark", "--preview 'A shop, open'", """--do 'tap "Same" #2'"""):
            self.assertIn(part, command)
        # The command does the same in another process.
        parts = words(command)
        self.assertEqual(parts[:2], ["quoin", "render"])
        text = subprocess.run(
            [QUOIN, "explain", *parts[2:]], capture_output=True, text=True, check=True, timeout=300).stdout
        self.assertIn("Total 106 calm", text)

    def test_a_copied_test_makes_the_previews_own_view(self):
        page = self.open("details=record")
        self.press(page, "Add")
        page.wait("document.querySelectorAll('#panel .record li').length === 1")
        test = self.copy(page, "Copy as a test")
        self.assertIn("    Shop(first: 5)\n", test)
        self.assertIn("func recordedAShopOpen() throws", test)
        self.assertIn('ViewHost(device: try DeviceProfile(named: "iPhone 16"))', test)
        self.assertIn("host.environment.colorScheme = .dark", test)
        self.assertIn('try host.perform(Interaction("tap \\"Add\\""))', test)
        self.assertEqual(self.compile(test), "")

    def compile(self, test):
        """The compiler's errors in a test beside the view."""
        root = pathlib.Path(__file__).resolve().parents[3]
        beside = pathlib.Path(QUOIN).parent
        modules = next(each for each in (beside / "Modules", beside.parent / "lib" / "quoin" / "Modules") if each.exists())
        # Clients' compilers need no more of the C modules than their names, as for previews.
        installation = (root / "Sources" / "Tools" / "QuoinCLI" / "Installation.swift").read_text(encoding="utf-8")
        names = re.findall(r'"(C\w+)"', installation.split("static let systemModules = [")[1].split("]")[0])
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        (folder / "module.modulemap").write_text("\n".join(f"module {name} {{}}" for name in names), encoding="utf-8")
        (folder / "Shop.swift").write_text(SHOP.split("#Preview")[0], encoding="utf-8")
        (folder / "ShopTests.swift").write_text(test, encoding="utf-8")
        made = subprocess.run(
            [os.environ.get("SWIFTC", "swiftc"), "-typecheck", "-swift-version", "6", "-I", modules, "-Xcc",
             f"-fmodule-map-file={folder / 'module.modulemap'}", "-module-name", "ShopTests", folder / "Shop.swift",
             folder / "ShopTests.swift"], capture_output=True, text=True, timeout=300)
        return made.stderr + made.stdout

    def test_a_long_press_is_recorded_as_one(self):
        page = self.open("details=record")
        x, y = page.evaluate("""(() => {
            const box = [...document.querySelectorAll('.preview .elements li')]
                .find((each) => each.textContent.startsWith('Hold')).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        })()""")
        page.move(x, y)
        page.press(x, y)
        page.wait(f"{self.texts}.includes('Total 1,005 calm')")
        page.release(x, y)
        page.wait("document.querySelector('#panel .record li')?.textContent.startsWith('long-press \"Hold\"')")

    def test_state_is_shown_in_the_authors_names_and_changed(self):
        page = self.open("details=state")
        page.wait("document.querySelectorAll('.values li').length === 3")
        names = page.evaluate("[...document.querySelectorAll('.values .name')].map((name) => name.textContent)")
        self.assertEqual(names, ["isAdding", "extra", "mood"])
        page.click(*page.center(".values input[type=checkbox]"))
        page.wait(f"{self.texts}.includes('Adding')")
        page.evaluate("""(() => {
            const choice = document.querySelector('.values select');
            choice.value = 'glad';
            choice.dispatchEvent(new Event('change', { bubbles: true }));
        })()""")
        page.wait(f"{self.texts}.includes('Total 5 glad')")
        page.click(*page.center(".values .number"))
        page.evaluate("document.querySelector('.values .number').select()")
        page.type("1.5")
        page.key("Enter")
        page.wait("document.querySelector('.values .refusal:not([hidden])')")
        self.assertIn("whole number", page.evaluate("document.querySelector('.values .refusal:not([hidden])').textContent"))
        self.assertEqual(page.errors, [])


if __name__ == "__main__":
    unittest.main()
