"""The inspector: what a point hits, the tree, the tooltip, the picture of a stack, handles, code and changes.

    QUOIN=.build/debug/quoin /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_inspector.py

The first two classes show a report that is written here, and need no Swift.
"""

import asyncio
import http
import json
import os
import pathlib
import shutil
import sys
import tempfile
import textwrap
import threading
import unittest

import websockets

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import inline  # noqa: E402
from drive import Browser  # noqa: E402

PAGE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "..", "Sources", "Tools", "CStudioPage", "Page"))
FILE = "Screen.swift"


def node(name, parent, box, line=None, call=True, **more):
    x, y, width, height = box
    found = {
        "name": name, "identifiers": [], "parent": parent, "depth": 0, "x": x, "y": y, "width": width, "height": height,
        "proposal": {"width": width, "height": height}, "reason": "hugs its content", **more,
    }
    if line:
        found["source"] = {"file": FILE, "line": line, "column": 5}
        found["isCall"] = call
    return found


def share(turn, waiting, remaining):
    return {"horizontal": {"share": {"turn": turn, "waiting": waiting, "remaining": remaining, "reserved": 0}}, "vertical": {"same": {}}}


# A stack in a navigation stack, under the framework's empty layers, and a row.
NAVIGATION = [
    node("NavigationStack", None, (0, 0, 300, 400), 3),
    node("safeAreaInset", 0, (0, 0, 300, 400), layer="primary"),
    node("VStack", 1, (0, 100, 300, 300), 4),
    node('Text("Title")', 2, (10, 110, 100, 20), 5, turn=2),
    node("HStack", 2, (0, 140, 300, 40), 6, turn=1, answer={"horizontal": {"sum": {"gaps": 10}}, "vertical": {"largestChild": {}}}),
    node('Text("Name")', 4, (0, 150, 40, 20), 7, turn=2, offer=share(2, 2, 260), proposal={"width": 130, "height": 40}),
    node("Color", 4, (45, 140, 220, 40), 8, turn=3, offer=share(3, 1, 220), proposal={"width": 220, "height": 40}),
    node('Image("icon")', 4, (270, 150, 30, 20), 9, turn=1, offer=share(1, 3, 290), proposal={"width": 96.67, "height": 40}),
    node("ZStack", 0, (0, 0, 300, 400), layer="secondary"),
    node("Rectangle", 8, (0, 0, 300, 400)),
]

SHEET = [
    node("window", None, (0, 0, 300, 400)),
    node("Color", 0, (0, 0, 300, 400), 3, layer="primary"),
    node("window", 0, (0, 0, 300, 400), layer="secondary"),
    node("sheet", 2, (0, 200, 300, 200)),
    node("VStack", 3, (100, 250, 100, 100), 5),
    node('Text("Above")', 4, (110, 260, 80, 20), 6),
]


def recording(nodes, views=None):
    for each in nodes:
        each["depth"] = 0 if each["parent"] is None else nodes[each["parent"]]["depth"] + 1
    report = {"schema": 1, "proposal": {"width": 300, "height": 400}, "size": {"width": 300, "height": 400}, "nodes": nodes,
              "problems": [], "remarks": []}
    answer = {"report": report}
    if views:
        answer["views"] = views
    frame = {"n": 1, "size": [300, 400], "background": "#ffffffff", "opaque": True, "fresh": True, "items": []}
    curve = {"curve": [[0, 0], [300, 300], [600, 300]]}
    answers = {'"report"': answer, '{"curve":0,"axis":"horizontal"}': curve, '"findings"': {"findings": []}}
    for number in range(1, len(nodes) + 1):
        for side in ("width", "height"):
            answers[json.dumps({"why": f"#{number}.{side}"}, separators=(",", ":"))] = {"text": f"Why {number} has its {side}."}
    return {"hello": {"title": "Test", "schema": 1, "devices": [], "previews": [{"id": "A", "name": "A"}]},
            "previews": {"A": {"frame": frame, "answers": answers}}}


class InspectorPageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.mkdtemp(prefix="inspector-test-")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def show(self, nodes, fragment, views=None, width=1200, height=800):
        file = pathlib.Path(self.folder, f"{self.id()}.html")
        file.write_text(inline.page(PAGE, recording(nodes, views)), encoding="utf-8")
        page = self.browser.open(f"{file.as_uri()}#zoom=1&inspect=on&{fragment}", width=width, height=height)
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')")
        page.wait("document.querySelector('#why').textContent")
        self.addCleanup(lambda: self.assertEqual(page.errors, []))
        return page

    def at(self, page, x, y):
        left, top = page.evaluate("(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
        return left + x, top + y

    def hover(self, page, x, y):
        page.move(*self.at(page, x, y))
        self.browser.pump(0.1)
        return page.evaluate("document.querySelector('.tip strong')?.textContent")

    def texts(self, page, selector):
        return page.evaluate(f"[...document.querySelectorAll({json.dumps(selector)})].map((each) => each.textContent)")

    def test_points_hit_what_the_author_drew(self):
        page = self.show(NAVIGATION, "details=tree")
        self.assertEqual(self.hover(page, 20, 115), 'Text("Title")')
        self.assertEqual(self.hover(page, 10, 155), 'Text("Name")')
        self.assertEqual(self.hover(page, 100, 150), "Color")
        # The gap belongs to the innermost container, and the bar to the navigation stack.
        self.assertEqual(self.hover(page, 42, 170), "HStack")
        self.assertEqual(self.hover(page, 150, 50), "NavigationStack")

    def test_a_sheet_covers_what_is_behind_it(self):
        page = self.show(SHEET, "details=tree")
        self.assertEqual(self.hover(page, 20, 50), "Color")
        self.assertEqual(self.hover(page, 120, 265), 'Text("Above")')
        self.assertEqual(self.hover(page, 105, 340), "VStack")
        self.assertEqual(self.hover(page, 20, 300), "sheet")

    def test_the_tree_has_the_authors_views(self):
        page = self.show(NAVIGATION, "details=tree")
        page.wait("document.querySelector('[role=treeitem]')")
        names = self.texts(page, ".tree .name")
        self.assertEqual(names, ["NavigationStack", "VStack", 'Text("Title")', "HStack", 'Text("Name")', "Color", 'Image("icon")'])
        self.assertEqual(page.evaluate("document.querySelectorAll('[role=treeitem]')[1].getAttribute('aria-level')"), "2")
        page.click(*page.center(".tree .switch input"))
        self.assertEqual(len(self.texts(page, ".tree .name")), len(NAVIGATION))
        self.assertEqual(self.hover(page, 20, 115), 'Text("Title")')

    def test_views_have_the_names_and_modifiers_of_the_source(self):
        source = {"file": FILE, "line": 5, "column": 5}
        views = [{"name": "the Button “Go”", "type": "Button", "label": "Go", "node": 3, "outer": 3, "source": source,
                  "modifiers": [{"name": "font", "source": source}, {"name": "padding", "source": {**source, "line": 6}}]}]
        page = self.show(NAVIGATION, "details=why", views)
        page.click(*self.at(page, 20, 115))
        page.wait("document.querySelector('#panel h2')?.textContent === 'Button “Go”'")
        self.assertIn(".font, .padding (line 6)", page.evaluate("document.querySelector('#panel').textContent"))

    def test_hovering_moves_nothing(self):
        nodes = [dict(each) for each in NAVIGATION]
        nodes[3]["reason"] = "a long reason " * 40
        page = self.show(nodes, "", width=390, height=700)
        places = set()
        for point in ((20, 115), (150, 50), (100, 150), (42, 170)):
            self.hover(page, *point)
            places.add(page.evaluate("JSON.stringify(['footer', 'figure canvas'].map((name) => document.querySelector(name).getBoundingClientRect()))"))
        self.assertEqual(len(places), 1)
        tip = page.evaluate("(() => { const r = document.querySelector('.tip').getBoundingClientRect(); return [r.left, r.right]; })()")
        self.assertGreaterEqual(tip[0], 0)
        self.assertLessEqual(tip[1], 390)

    def test_the_panels(self):
        page = self.show(NAVIGATION, "details=why")
        self.assertEqual(self.texts(page, "[role=tab]"), ["Why", "Tree", "State", "Updates", "Record", "Console"])

    def test_sentences_have_one_number(self):
        page = self.show(NAVIGATION, "details=steps")
        page.wait("document.querySelector('.steps li')")
        self.assertTrue(all(text.startswith("The ") for text in self.texts(page, ".steps li")))
        self.assertTrue(page.evaluate("document.querySelector('#why').textContent").startswith("The NavigationStack"))

    def test_a_stack_divides_its_width_step_by_step(self):
        page = self.show(NAVIGATION, "details=why")
        page.click(*self.at(page, 42, 170))
        page.wait("document.querySelector('.split')")
        self.assertEqual(self.texts(page, ".split li button"), ['Image("icon")', 'Text("Name")', "Color"])
        self.assertIn("300 wide", page.evaluate("document.querySelector('.split .sentence').textContent"))
        page.click(*page.center(".split li button", 1))
        sentence = page.evaluate("document.querySelector('.split .sentence').textContent")
        self.assertEqual(sentence, 'Text("Name") is offered 130: 260 left, divided by 2. It takes 40. 220 is left.')
        page.evaluate("document.querySelector('.split').focus()")
        page.key("ArrowLeft")
        self.assertIn('Image("icon") is offered 96.67', page.evaluate("document.querySelector('.split .sentence').textContent"))
        page.key("ArrowRight")
        page.key("ArrowRight")
        self.assertEqual(page.evaluate("document.querySelector('.split [aria-current] button').textContent"), "Color")
        # A child shows the stack around it, at its own step.
        page.click(*self.at(page, 10, 155))
        page.wait("document.querySelector('.split [aria-current] button')?.textContent === 'Text(\"Name\")'")

    def test_a_child_without_a_label_has_its_first_text(self):
        nodes = [dict(each) for each in NAVIGATION[:8]]
        nodes[7]["name"] = "VStack"
        inside = node('Text("Inside")', 7, (270, 150, 30, 20), 10, text={"string": "Inside"})
        page = self.show([*nodes, inside], "details=why")
        page.click(*self.at(page, 42, 170))
        page.wait("document.querySelector('.split')")
        self.assertEqual(self.texts(page, ".split li .fact"), ["Inside"])

    def test_a_handle_shows_the_lengths(self):
        page = self.show(NAVIGATION, "")
        x, y = page.center(".handle.right")
        page.move(x, y)
        page.press(x, y)
        page.move(x + 40, y)
        page.wait("document.querySelector('.readout:not([hidden]) strong')?.textContent === '340 × 400'")
        page.wait("document.querySelector('.readout:not([hidden]) svg')")
        page.release(x + 40, y)
        page.evaluate("document.activeElement.blur()")
        page.wait("!document.querySelector('.readout:not([hidden])')")


class ScriptedServer:
    """Serves the page's files, and answers questions with what a test prepares."""

    def __init__(self, nodes, answers, hello=None):
        self.nodes, self.answers, self.hello = nodes, answers, hello or {}
        self.questions = []
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
        file = pathlib.Path(PAGE, name)
        if not file.is_file():
            return http.HTTPStatus.NOT_FOUND, [], b""
        kind = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}[file.suffix]
        return http.HTTPStatus.OK, [("Content-Type", kind)], file.read_bytes()

    def send(self, message):
        """Sends a message to the page."""
        asyncio.run_coroutine_threadsafe(self.socket.send(json.dumps(message)), self.loop).result(10)

    async def talk(self, socket):
        self.socket = socket
        shown = recording(self.nodes)
        await socket.send(json.dumps({"hello": {**shown["hello"], **self.hello}}))
        await socket.send(json.dumps({"status": {"phase": "ready"}}))
        async for text in socket:
            message = json.loads(text)
            if message.get("show"):
                await socket.send(json.dumps({"preview": "A", "frame": shown["previews"]["A"]["frame"]}))
            if "ask" not in message:
                continue
            question = message["ask"]["question"]
            self.questions.append(question)
            key = json.dumps(question, separators=(",", ":"))
            name = next(iter(question)) if isinstance(question, dict) else question
            answer = self.answers.get(name) or shown["previews"]["A"]["answers"].get(key) or {"error": "unknown"}
            await socket.send(json.dumps({"preview": "A", "answer": {"to": message["ask"]["number"], **answer}}))


class InspectorServerTest(unittest.TestCase):
    CODE = {"path": "/home/me/a b/Screen.swift", "first": 4, "lines": ["  VStack {", '    Text("Title")', "      .font(.title)", "  }"],
            "statement": [5, 6]}
    ANSWER = {"seen": "“Title” is cut.", "cause": "The frame (line 6) is too small.", "view": "“Title”", "node": 3,
              "source": {"file": FILE, "line": 6, "column": 8}, "advice": "Line 6: remove .frame.",
              "edit": {"changes": [{}], "outcome": "two lines"}}

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def show(self, fragment, answers, **hello):
        server = ScriptedServer(NAVIGATION, answers, hello)
        self.addCleanup(server.stop)
        page = self.browser.open(f"{server.url}#zoom=1&inspect=on&{fragment}", width=1200, height=800)
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')")
        page.wait("document.querySelector('#why').textContent")
        self.addCleanup(lambda: self.assertEqual(page.errors, []))
        return server, page

    def click(self, page, x, y):
        left, top = page.evaluate("(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
        page.click(left + x, top + y)

    def test_the_statement_and_the_line_that_decides(self):
        answers = {"code": {"code": self.CODE}, "why": {"text": "…", "answers": {"answers": [self.ANSWER]}}, "open": {"opened": True}}
        server, page = self.show("details=why", answers, hasEditor=True)
        self.click(page, 20, 115)
        page.wait("document.querySelector('.code .decides')")
        self.assertEqual(page.evaluate("document.querySelector('.code .decides').dataset.line"), "6")
        self.assertEqual(page.evaluate("[...document.querySelectorAll('.code .statement')].map((each) => each.dataset.line)"), ["5", "6"])
        self.assertIn({"code": {"file": FILE, "line": 5, "column": 5}}, server.questions)
        # The same answer to both questions is there once.
        titles = "[...document.querySelectorAll('.answer:not([hidden]) h3')].map((each) => each.textContent)"
        self.assertEqual(page.evaluate(titles), ["Width and height"])
        # Without an editor, a link copies the place; with the server's, it is opened there.
        self.assertEqual(page.evaluate("document.querySelector('.code select').value"), "")
        page.evaluate("(() => { const it = document.querySelector('.code select'); it.value = 'server'; it.dispatchEvent(new Event('change')); })()")
        page.click(*page.center(".code .place"))
        self.browser.pump(0.3)
        self.assertIn({"open": {"file": FILE, "line": 5, "column": 5}}, server.questions)
        page.evaluate("document.cookie = 'quoinEditor=; path=/; max-age=0'")

    def test_a_crash_has_its_line_in_the_part_of_the_screen_that_is_visible(self):
        server, page = self.show("", {"code": {"code": self.CODE}})
        page.resize(900, 420)
        page.evaluate("void document.querySelector('#stage').scrollTo(0, 0)")
        server.send({"preview": "A", "gone": {"reason": "it stopped: Index out of range", "place": {"file": FILE, "line": 5}}})
        page.wait("document.querySelector('.message .code:not([hidden]) .own')")
        self.assertEqual(page.evaluate("document.querySelector('.message .place').textContent"), "Screen.swift:5")
        self.assertEqual(page.evaluate("document.querySelector('.message .own code').textContent.trim()"), 'Text("Title")')
        if os.environ.get("SHOTS"):
            page.screenshot(os.path.join(os.environ["SHOTS"], "message.png"))
        box = page.evaluate("(() => { const r = document.querySelector('.message').getBoundingClientRect(); return [r.top, r.bottom]; })()")
        stage = page.evaluate("(() => { const r = document.querySelector('#stage').getBoundingClientRect(); return [r.top, r.bottom]; })()")
        self.assertGreaterEqual(box[0], stage[0])
        self.assertLessEqual(box[1], stage[1])

    def test_a_change_is_asked_for_by_its_answer(self):
        answers = {"answers": {"answers": {"answers": [self.ANSWER]}}, "apply": {"applied": "Changed Screen.swift"}}
        server, page = self.show("details=why", answers)
        page.wait("document.querySelector('button.apply')")
        page.click(*page.center("button.apply"))
        page.wait("document.querySelector('#notes').textContent.includes('Changed Screen.swift')")
        self.assertIn({"apply": {"seen": self.ANSWER["seen"], "cause": self.ANSWER["cause"]}}, server.questions)
        self.assertEqual(page.evaluate("document.querySelector('button.apply').textContent"), "Applied")


class InspectorTest(unittest.TestCase):
    SOURCE = textwrap.dedent("""\
        import SwiftUI

        struct Card: View {
          @State private var count = 0
          var body: some View {
            NavigationStack {
              VStack {
                Text("A rather long title that is cut off")
                  .font(.title)
                  .lineLimit(1)
                Button("Count \\(count)") {
                  count += 1
                  print("counted", count)
                }
              }
              .navigationTitle("Cards")
            }
          }
        }

        #Preview { Card() }
        """)

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.mkdtemp(prefix="inspector-test-")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def show(self, fragment, *arguments):
        folder = tempfile.mkdtemp(dir=self.folder)
        self.path = os.path.join(folder, "Card.swift")
        self.save(self.SOURCE)
        # Needs more packages than the page alone.
        from test_studio import Server
        server = Server(self.path, *arguments)
        self.addCleanup(server.stop)
        page = self.browser.open(f"{server.url}#zoom=1&{fragment}", width=1200, height=1000)
        self.addCleanup(page.close)
        page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        return page

    def save(self, text):
        with open(self.path + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(self.path + ".new", self.path)

    def read(self):
        with open(self.path, encoding="utf-8") as file:
            return file.read()

    def select(self, page, name):
        page.wait("document.querySelector('[role=treeitem]')")
        page.evaluate(f"[...document.querySelectorAll('.tree .name')].find((each) => each.textContent.startsWith({json.dumps(name)})).click()")

    def test_the_code_of_a_view_is_beside_its_reasons(self):
        page = self.show("details=tree")
        self.select(page, "Text(")
        page.click(*page.center("#tab-why"))
        # Until the selection arrives, the pane shows the code of the view that was selected before, and each report of the
        # preview draws the panel again.
        lines = "[...document.querySelectorAll('.code:not([hidden]) .statement code')].map((each) => each.textContent.trim())"
        page.wait(f"{lines}.slice(1).join() === '.font(.title),.lineLimit(1)' && {lines}[0].includes('A rather long')")
        page.wait("(() => { const it = document.querySelector('.code select'); if (!it) return false;"
                  " it.value = 'zed'; it.dispatchEvent(new Event('change')); return true; })()")
        self.assertIn("quoinEditor=zed", page.evaluate("document.cookie"))
        self.assertFalse(page.evaluate("[...document.querySelectorAll('.code option')].some((each) => each.value === 'server')"))
        self.assertEqual(page.errors, [])

    def test_a_change_is_applied(self):
        self.SOURCE = self.SOURCE.replace("A rather long title", "A title that is much too long for a line and")
        page = self.show("details=why")
        page.wait("document.querySelector('button.apply')", timeout=60)
        page.click(*page.center("button.apply"))
        page.wait("document.querySelector('#notes').textContent.includes('Changed ')", timeout=120)
        self.assertNotEqual(self.read(), self.SOURCE)
        self.assertEqual(page.errors, [])

    def test_an_edit_that_the_server_does_not_know_changes_nothing(self):
        page = self.show("details=why")
        answer = page.evaluate("""new Promise((done) => {
          const token = new URLSearchParams(location.search).get("token");
          const socket = new WebSocket(`ws://${location.host}/socket?token=${token}`);
          const ask = (number, question) => socket.send(JSON.stringify({ preview: "Card", ask: { number, question } }));
          socket.onopen = () => {
            socket.send(JSON.stringify({ preview: "Card", show: true }));
            ask(1, { apply: { seen: "x", cause: "; rm -rf /" } });
            ask(2, { code: { file: "/etc/passwd", line: 1 } });
            ask(3, { open: { file: "Card.swift", line: 1 } });
          };
          const errors = [];
          socket.onmessage = ({ data }) => {
            const { answer } = JSON.parse(data);
            if (answer?.error) errors.push(answer.error);
            if (errors.length === 3) done(errors);
          };
        })""", timeout=120)
        self.assertEqual(len(answer), 3)
        self.assertTrue(any("--editor" in text for text in answer), answer)
        self.assertEqual(self.read(), self.SOURCE)

    def test_a_save_keeps_hover_and_proposal(self):
        page = self.show("inspect=on&details=tree")
        page.wait("document.querySelector('[role=treeitem]')")
        x, y = page.center(".handle.bottom")
        before = page.evaluate("document.querySelector('figure canvas').getBoundingClientRect().height")
        page.drag((x, y), (x, y - 100))
        height = f"Math.abs(document.querySelector('figure canvas').getBoundingClientRect().height - {before - 100}) < 2"
        page.wait(height)
        page.evaluate("document.activeElement.blur()")
        box = page.evaluate("(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()")
        page.move(box[0] + box[2] / 2, box[1] + 40)
        page.wait("!document.querySelector('.tip').hidden")
        frame = page.evaluate("document.querySelector('#stage').textContent")
        self.save(self.SOURCE.replace("A rather", "One rather"))
        page.wait("document.querySelector('#stage').textContent.includes('One rather')", timeout=120)
        self.assertIn("A rather", frame)
        page.wait(height)
        self.assertFalse(page.evaluate("document.querySelector('.tip').hidden"))
        self.assertEqual(page.errors, [])

    def test_updates_leave_out_the_frameworks_bodies(self):
        page = self.show("details=updates")
        button = "[...document.querySelectorAll('.elements button')].find((each) => each.textContent.startsWith('Count'))"
        page.wait(button)
        page.evaluate(f"{button}.click()")
        page.wait("document.querySelector('.timeline tbody tr')")
        names = page.evaluate("document.querySelector('#panel p').textContent")
        self.assertEqual(names.split()[:2], ["Bodies:", "Card"])
        self.assertEqual(page.errors, [])


if __name__ == "__main__":
    unittest.main()
