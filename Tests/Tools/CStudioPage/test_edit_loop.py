"""Saves in a folder that the studio shows: errors, the list of previews, and the preview that follows the edited file.

The tests of the page alone run it against messages of a server; those of the whole studio need QUOIN.
"""

import http.server
import json
import os
import shutil
import sys
import tempfile
import threading
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drive import Browser  # noqa: E402
from test_page import PAGE  # noqa: E402
from test_studio import QUOIN, Server  # noqa: E402

# Replaces the WebSocket: `serve_` sends a message to the page, and `sent_` contains the page's messages.
SOCKET = """
  window.sent_ = [];
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      window.serve_ = (message) => this.onmessage({ data: JSON.stringify(message) });
      setTimeout(() => this.onopen(), 0);
    }
    send(text) { window.sent_.push(JSON.parse(text)); }
  };
"""
FRAME = {
    "n": 1, "size": [200, 300], "background": "#ffffffff", "opaque": True, "fresh": True, "isAnimating": False, "scale": 2,
    "paths": {"1": "M0 0L40 0L40 40L0 40Z"}, "items": [["f", 1, 80, 130, "#0060c0ff"]],
}
PREVIEWS = [
    {"id": "A", "name": "A", "file": "A.swift", "line": 5}, {"id": "Root", "name": "Root", "file": "App.swift", "line": 5},
    {"id": "B", "name": "B", "file": "B.swift", "line": 5}, {"id": "B dark", "name": "B dark", "file": "B.swift", "line": 6},
]
ERROR = {
    "file": "B.swift", "line": 3, "column": 40, "severity": "error", "message": "value of type 'Text' has no member 'paddin'",
    "text": '  var body: some View { Text("B view").paddin() }',
}


class Files(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments, directory=PAGE)

    def log_message(self, *_):
        pass


class PageTest(unittest.TestCase):
    """The page, with a server of which the test sends the messages."""

    @classmethod
    def setUpClass(cls):
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.server.shutdown()
        cls.server.server_close()

    def open(self, fragment="#list=on", first="Root", width=900, dark=False, previews=PREVIEWS, **more):
        page = self.browser.open("about:blank#", width=width, height=700, dark=dark)
        self.addCleanup(page.close)
        page.call("Page.addScriptToEvaluateOnNewDocument", {"source": SOCKET})
        page.go(f"http://127.0.0.1:{self.server.server_port}/{fragment}")
        page.wait("window.serve_ && document.querySelector('#status').dataset.phase")
        self.greet(page, first, previews, **more)
        self.serve(page, {"status": {"phase": "ready", "times": {"total": 1.2}}})
        return page

    def greet(self, page, first="Root", previews=PREVIEWS, **more):
        self.serve(page, {"hello": {
            "title": "App", "schema": 1, "previews": previews, "devices": [], "isWhole": True, **({"first": first} if first else {}), **more}})

    def serve(self, page, message):
        page.evaluate(f"void window.serve_({json.dumps(message)})")

    def shown(self, page):
        return page.evaluate("[...document.querySelectorAll('figure.preview')].map((figure) => figure.dataset.preview)")

    def text(self, page, selector):
        return page.evaluate(f"document.querySelector({json.dumps(selector)}).textContent")

    def is_hidden(self, page, selector):
        return page.evaluate(f"document.querySelector({json.dumps(selector)}).hidden")

    def test_it_opens_on_the_preview_that_the_server_names(self):
        page = self.open()
        self.assertEqual(self.shown(page), ["Root"])
        # Another first preview doesn't replace a visible one.
        self.greet(page, "A")
        self.assertEqual(self.shown(page), ["Root"])
        self.assertEqual(page.errors, [])

    def test_a_save_brings_its_preview_to_the_front(self):
        page = self.open()
        self.serve(page, {"status": {"phase": "compiling", "saved": "B"}})
        self.assertEqual(self.shown(page), ["Root"])
        self.serve(page, {"status": {"phase": "ready", "saved": "B"}})
        self.assertEqual(self.shown(page), ["B"])
        # Another preview of the same file stays.
        page.evaluate("void (location.hash = 'previews=B+dark')")
        page.wait("document.querySelector('figure.preview').dataset.preview === 'B dark'")
        self.serve(page, {"status": {"phase": "ready", "saved": "B"}})
        self.assertEqual(self.shown(page), ["B dark"])
        # An error shows the preview of its file, too.
        self.serve(page, {"status": {"phase": "failed", "errors": [ERROR], "saved": "A"}})
        self.assertEqual(self.shown(page), ["A"])
        self.assertEqual(page.errors, [])

    def test_following_can_be_switched_off(self):
        page = self.open()
        page.click(*page.center("#open-settings"))
        page.wait("document.querySelector('#settings').contains(document.activeElement)")
        page.click(*page.center("#follow"))
        self.assertIn("follow=off", page.evaluate("location.hash"))
        self.serve(page, {"status": {"phase": "ready", "saved": "B"}})
        self.assertEqual(self.shown(page), ["Root"])
        self.assertFalse(page.evaluate("document.querySelector('#follow').checked"))
        self.assertEqual(page.errors, [])

    def test_a_save_stays_on_the_wall(self):
        page = self.open("")
        page.wait("document.querySelectorAll('.tile').length === 4")
        for preview in PREVIEWS:
            still = preview["id"] + "#still"
            page.wait(f"window.sent_.some(({{ preview, show }}) => show && preview === {json.dumps(still)})")
            self.serve(page, {"preview": still, "frame": FRAME})
        page.wait("document.querySelectorAll('.tile .still[data-drawn]').length === 4")
        page.evaluate("void (window.sent_.length = 0)")
        self.greet(page)
        self.serve(page, {"status": {"phase": "ready", "saved": "B"}})
        self.assertIn("view=wall", page.evaluate("location.hash"))
        self.assertEqual(self.shown(page), [])
        # The pictures are drawn again.
        page.wait("window.sent_.some(({ preview, show }) => show && preview.endsWith('#still'))")
        page.key("w")
        self.assertEqual(self.shown(page), ["Root"])
        self.serve(page, {"status": {"phase": "ready", "saved": "B"}})
        self.assertEqual(self.shown(page), ["B"])
        self.assertEqual(page.errors, [])

    def test_a_single_preview_has_no_wall(self):
        page = self.open("#", previews=PREVIEWS[1:2])
        self.assertEqual(self.shown(page), ["Root"])
        self.assertNotIn("wall", page.evaluate("location.hash"))

    def test_the_part_that_compiles_first_is_on_the_wall(self):
        page = self.open("", first=None, previews=PREVIEWS[:1], isWhole=False)
        self.assertIn("view=wall", page.evaluate("location.hash"))
        page.wait("document.querySelectorAll('button.tile').length === 1")
        self.assertIn("The others are compiling…", self.text(page, "#wall"))
        width = page.evaluate("document.querySelector('#wall').offsetWidth")
        self.greet(page)
        page.wait("document.querySelectorAll('button.tile').length === 4")
        self.assertNotIn("compiling", self.text(page, "#wall"))
        self.assertEqual(page.evaluate("document.querySelector('#wall').offsetWidth"), width)
        self.assertEqual(page.errors, [])

    def test_a_part_does_not_replace_what_is_first(self):
        page = self.open(first=None, previews=PREVIEWS[:1], isWhole=False)
        self.assertEqual(self.shown(page), [])
        self.greet(page)
        self.assertEqual(self.shown(page), ["Root"])

    def test_a_save_takes_back_what_the_last_process_said(self):
        page = self.open()
        self.serve(page, {"preview": "Root", "frame": FRAME})
        self.serve(page, {"preview": "Root", "output": "drawn once"})
        self.serve(page, {"preview": "Root", "gone": {"reason": "it stopped: Index out of range"}})
        self.assertIn("drawn once", self.text(page, ".message"))
        self.serve(page, {"status": {"phase": "compiling"}})
        self.assertFalse(self.is_hidden(page, ".message"))
        # The new process never shows anything.
        self.serve(page, {"status": {"phase": "ready"}})
        self.assertTrue(self.is_hidden(page, ".message"))
        waiting = "(({ content, opacity }) => content + opacity)(getComputedStyle(document.querySelector('figure h2'), '::after'))"
        page.wait(f"{waiting} === '\" · starting…\"1'")
        self.serve(page, {"preview": "Root", "frame": {**FRAME, "fresh": True}})
        self.assertEqual(page.evaluate(waiting), "none1")
        self.serve(page, {"preview": "Root", "gone": {"reason": "it stopped"}})
        self.assertNotIn("drawn once", self.text(page, ".message"))
        self.assertEqual(page.errors, [])

    def test_several_previews_stay(self):
        page = self.open("#previews=A,Root")
        self.serve(page, {"status": {"phase": "ready", "saved": "B"}})
        self.assertEqual(self.shown(page), ["A", "Root"])

    def test_an_error_has_its_line_and_caret_and_stays_during_the_next_compilation(self):
        page = self.open()
        self.serve(page, {"preview": "Root", "frame": FRAME})
        page.wait("document.querySelector('figure canvas').dataset.frame === '1'")
        following = {**ERROR, "file": "App.swift", "message": "cannot find 'B' in scope"}
        self.serve(page, {"status": {
            "phase": "failed", "headline": "The syntax of B.swift is wrong.", "errors": [ERROR], "following": [following]}})
        self.assertFalse(self.is_hidden(page, "#errors"))
        text = self.text(page, "#errors")
        self.assertLess(text.index("The syntax of B.swift"), text.index("B.swift:3:40"))
        line, caret = self.text(page, "#errors pre").split("\n")
        self.assertEqual(line[caret.index("^"):][:6], "paddin")
        self.assertFalse(page.evaluate("document.querySelector('#errors details').open"))
        self.assertIn("1 error that follows", text)
        self.assertEqual(page.evaluate("document.querySelector('figure canvas').dataset.frame"), "1")
        self.serve(page, {"status": {"phase": "compiling"}})
        self.assertFalse(self.is_hidden(page, "#errors"))
        self.serve(page, {"status": {"phase": "ready"}})
        self.assertTrue(self.is_hidden(page, "#errors"))
        self.assertEqual(page.errors, [])

    def test_an_errors_place_opens_the_editor(self):
        page = self.open()
        page.evaluate("void (document.cookie = 'quoinEditor=server; path=/')")
        self.addCleanup(page.evaluate, "void (document.cookie = 'quoinEditor=; path=/; max-age=0')")
        self.serve(page, {"status": {"phase": "failed", "errors": [ERROR, {**ERROR, "file": "Package.resolved"}]}})
        self.assertEqual(page.evaluate("document.querySelectorAll('#errors .place').length"), 1)
        page.click(*page.center("#errors .place"))
        [question] = page.evaluate("window.sent_.filter((it) => it.ask?.question.open).map((it) => it.ask.question.open)")
        self.assertEqual(question, {"file": "B.swift", "line": 3, "column": 40})
        # Without an editor, the place is copied; a browser that refuses is no error of the page.
        page.evaluate("void (document.cookie = 'quoinEditor=; path=/; max-age=0')")
        page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))")
        page.click(*page.center("#errors .place"))
        page.wait("document.querySelector('#notes').textContent.includes('allow copying')")
        self.assertEqual(page.errors, [])

    def test_errors_are_beside_the_picture_in_a_wide_window(self):
        page = self.open(width=1440)
        self.serve(page, {"preview": "Root", "frame": {**FRAME, "size": [393, 852]}})
        page.wait("document.querySelector('figure canvas').dataset.frame === '1'")
        self.serve(page, {"status": {"phase": "failed", "errors": [ERROR]}})
        picture, panel = (page.evaluate(
            f"(() => {{ const box = document.querySelector('{name}').getBoundingClientRect(); return [box.left, box.right]; }})()")
            for name in ("figure canvas", "#errors"))
        self.assertLess(picture[1], panel[0])
        self.assertLessEqual(panel[1], 1440)

    def test_an_error_without_a_column_has_no_caret(self):
        page = self.open()
        error = {key: value for key, value in ERROR.items() if key != "column"}
        self.serve(page, {"status": {"phase": "failed", "errors": [error]}})
        self.assertNotIn("^", self.text(page, "#errors"))
        self.assertEqual(self.text(page, "#errors figcaption"), "B.swift:3")

    def test_hidden_errors_stay_hidden_until_they_change(self):
        page = self.open()
        failed = {"status": {"phase": "failed", "errors": [ERROR]}}
        self.serve(page, failed)
        page.key("Escape")
        self.assertTrue(self.is_hidden(page, "#errors"))
        self.serve(page, {"status": {"phase": "compiling"}})
        self.serve(page, failed)
        self.assertTrue(self.is_hidden(page, "#errors"))
        page.click(*page.center("#status"))
        self.assertFalse(self.is_hidden(page, "#errors"))
        page.click(*page.center("#errors .close"))
        self.assertTrue(self.is_hidden(page, "#errors"))
        self.serve(page, {"status": {"phase": "failed", "errors": [{**ERROR, "message": "another"}]}})
        self.assertFalse(self.is_hidden(page, "#errors"))
        self.assertEqual(page.errors, [])

    def test_what_is_left_out_is_one_line(self):
        page = self.open()
        self.serve(page, {"status": {"phase": "ready", "errors": [ERROR]}})
        height = page.evaluate("document.querySelector('#errors').offsetHeight")
        self.assertLess(height, 60)
        page.click(*page.center("#errors summary"))
        page.wait("document.querySelector('#errors details').open")
        self.assertIn("paddin", self.text(page, "#errors"))
        # The same list after another save stays open.
        self.serve(page, {"status": {"phase": "compiling"}})
        self.serve(page, {"status": {"phase": "ready", "errors": [ERROR]}})
        self.assertTrue(page.evaluate("document.querySelector('#errors details').open"))

    def test_a_preview_that_does_not_compile_is_not_replaced_by_another(self):
        page = self.open("#previews=B")
        self.greet(page, previews=PREVIEWS[:2], isWhole=False)
        self.assertEqual(self.shown(page), [])
        self.assertIn("“B” isn’t available now", self.text(page, "#empty"))
        self.greet(page)
        self.assertEqual(self.shown(page), ["B"])
        self.assertTrue(self.is_hidden(page, "#empty"))
        self.assertEqual(page.errors, [])

    def test_state_that_cannot_be_kept_is_shown_once_and_not_over_the_error(self):
        page = self.open()
        reset = {"preview": "Root", "kept": ["count of Root"], "reset": ["model of Root: it isn’t Codable"]}
        self.serve(page, reset)
        self.assertIn("model of Root", self.text(page, "#notes"))
        self.assertNotIn("count", self.text(page, "#notes"))
        self.serve(page, reset)
        self.assertEqual(page.evaluate("document.querySelectorAll('#notes .note').length"), 1)
        self.serve(page, {"status": {"phase": "failed", "errors": [ERROR]}})
        note, panel = (page.evaluate(
            f"(() => {{ const box = document.querySelector('{name}').getBoundingClientRect(); return [box.top, box.bottom]; }})()")
            for name in ("#notes .note", "#errors"))
        self.assertLessEqual(note[1], panel[0])
        self.assertEqual(page.errors, [])


class FolderTest(unittest.TestCase):
    """`quoin preview` of a folder whose files a test writes."""

    FILES = {
        name: f'import SwiftUI\n\nstruct {view}: View {{\n  var body: some View {{ {body} }}\n}}\n\n#Preview("{view}") {{ {view}() }}\n'
        for name, view, body in [
            ("A.swift", "A", 'Text("A view")'), ("B.swift", "B", 'Text("B view")'), ("Main.swift", "Root", "VStack { A(); B() }")]
    }

    @classmethod
    def setUpClass(cls):
        if not os.path.exists(QUOIN):
            raise unittest.SkipTest("QUOIN is not built.")
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def start(self, files, fragment=""):
        """Opens the studio for a folder with these files."""
        self.folder = tempfile.mkdtemp(prefix="studio-edit-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        for name, text in files.items():
            self.save(name, text)
        server = Server(self.folder)
        self.addCleanup(server.stop)
        self.page = self.browser.open(server.url + fragment, width=900, height=800)
        self.addCleanup(self.page.close)

    def save(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path + ".tmp", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(path + ".tmp", path)

    def wait_for_phase(self, phase):
        self.page.wait(f"document.querySelector('#status').dataset.phase === '{phase}'", timeout=120)

    def wait_for(self, text):
        self.page.wait(f"document.body.textContent.includes({json.dumps(text)})", timeout=120)

    def shown(self):
        return self.page.evaluate("document.querySelector('figure.preview')?.dataset.preview")


class EmptyFolderTest(FolderTest):
    def test_an_empty_folder_waits_for_its_first_file(self):
        self.start({})
        self.wait_for("There are no previews yet")
        self.save("A.swift", self.FILES["A.swift"])
        self.page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        self.assertEqual(self.shown(), "A")
        self.assertEqual(self.page.errors, [])


class StudioTest(FolderTest):
    def setUp(self):
        self.start(self.FILES, "#previews=Root")
        self.page.wait("document.querySelector('figure canvas[data-frame]')", timeout=240)
        self.wait_for_phase("ready")

    def test_an_error_is_the_cause_over_the_last_picture(self):
        self.save("B.swift", self.FILES["B.swift"].replace('view")', 'view").paddin()'))
        self.wait_for_phase("failed")
        self.page.wait("document.querySelector('#errors').textContent.includes('^')", timeout=60)
        text = self.page.evaluate("document.querySelector('#errors').textContent")
        self.assertIn("B.swift:4:", text)
        self.assertIn("paddin", text)
        self.assertNotIn("cannot find", text)
        self.assertEqual(self.shown(), "B")
        self.page.wait("document.querySelector('figure canvas[data-frame]')")
        self.save("B.swift", self.FILES["B.swift"].replace("B view", "B again"))
        self.wait_for("B again")
        self.page.wait("document.querySelector('#errors').hidden", timeout=60)
        self.assertEqual(self.page.errors, [])

    def test_wrong_syntax_keeps_every_preview(self):
        self.save("A.swift", self.FILES["A.swift"].replace('Text("A view")', "Text("))
        self.wait_for_phase("failed")
        self.wait_for("The syntax of A.swift is wrong.")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('#list [data-row]').length"), 3)
        self.save("A.swift", self.FILES["A.swift"])
        self.wait_for_phase("ready")

    def test_the_last_of_several_quick_saves_is_shown(self):
        for index, pause in enumerate((0.05, 0.15, 0.6)):
            self.save("B.swift", self.FILES["B.swift"].replace("B view", f"first {index}"))
            self.browser.pump(pause)
            self.save("B.swift", self.FILES["B.swift"].replace("B view", f"last {index}"))
            self.wait_for(f"last {index}")
        self.assertEqual(self.page.errors, [])


if __name__ == "__main__":
    unittest.main()
