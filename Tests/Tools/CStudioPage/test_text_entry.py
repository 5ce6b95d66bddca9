"""Edits text in a live preview with real keys, the mouse, the clipboard and an input method."""

import json
import os
import shutil
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drive import Browser  # noqa: E402
from test_studio import Server  # noqa: E402

SOURCE = """
    import SwiftUI

    struct Notes: View {
      @State private var line = "one two three"
      @State private var text = "first\\nsecond"
      @State private var secret = "word"
      @State private var submitted = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Line", text: $line).frame(height: 40).onSubmit { submitted = line }
          TextEditor(text: $text).frame(height: 120)
          SecureField("Secret", text: $secret).frame(height: 40)
          Text("line(\\(line))")
          Text("text(\\(text.count > 60 ? "\\(text.count)" : text.replacingOccurrences(of: "\\n", with: "|")))")
          Text("secret(\\(secret))")
          Text("submitted(\\(submitted))")
        }
        .font(.system(size: 17))
      }
    }

    #Preview { Notes() }
    """


class TextEntryTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.mkdtemp(prefix="studio-test-")
        path = os.path.join(cls.folder, "Notes.swift")
        with open(path, "w", encoding="utf-8") as file:
            file.write(SOURCE)
        cls.server = Server(path, "--size", "300x400")

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def setUp(self):
        self.page = self.browser.open(self.server.url + "#zoom=1", width=900, height=900)
        self.addCleanup(self.page.close)
        self.page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        self.says("line(one two three)")
        # What the browser's own event has put on its clipboard.
        self.page.evaluate("""(() => {
          for (const name of ["copy", "cut"]) {
            document.addEventListener(name, (event) => { window.copied = event.clipboardData.getData("text/plain"); });
          }
        })()""")

    def tearDown(self):
        self.assertEqual(self.page.errors, [])

    def says(self, text):
        self.page.wait(f"document.querySelector('#stage').textContent.includes({json.dumps(text)})", timeout=30)

    def place(self, x, y):
        box = self.page.evaluate(
            "(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
        return box[0] + x, box[1] + y

    def focus(self, x=280, y=20):
        self.page.click(*self.place(x, y))
        self.page.wait("document.activeElement.classList.contains('keyboard')")

    def keys(self, *names):
        """Presses keys such as `ctrl+shift+ArrowLeft`."""
        for name in names:
            *held, key = name.replace("ctrl", "control").split("+")
            self.page.key(key, tuple(held))

    def test_keys_of_linux_and_windows(self):
        self.focus()
        self.keys("ArrowLeft")
        self.page.type("X")
        self.says("line(one two threXe)")
        self.keys("ctrl+ArrowLeft", "ctrl+ArrowLeft", "shift+Home")
        self.page.type("Y")
        self.says("line(Ytwo threXe)")
        self.keys("End", "ctrl+Backspace", "ctrl+z", "ctrl+y")
        self.says("line(Ytwo )")
        self.keys("ctrl+z", "ctrl+z")
        self.says("line(one two threXe)")
        self.keys("ctrl+a", "Delete")
        self.says("line()")
        self.page.type("done")
        self.keys("Enter")
        self.says("submitted(done)")

    def test_an_editor_has_lines(self):
        self.focus(280, 60)
        self.keys("ctrl+End", "ArrowUp", "End")
        self.page.type("!")
        self.says("text(first!|second)")
        self.keys("Enter", "ctrl+Home")
        self.page.type("0")
        self.says("text(0first!||second)")

    def test_the_mouse_selects(self):
        self.focus()
        first = self.place(12, 20)
        self.page.click(*first)
        self.page.click(*first)
        self.page.type("1")
        self.says("line(1 two three)")
        self.page.drag(self.place(1, 20), self.place(290, 20))
        self.page.type("all")
        self.says("line(all)")

    def test_the_browsers_clipboard(self):
        self.focus()
        self.keys("ctrl+shift+ArrowLeft")
        # The copy is answered at once, with the selection if the preview has sent it.
        for _ in range(20):
            self.keys("ctrl+c")
            self.browser.pump(0.5)
            if self.page.evaluate("window.copied"):
                break
        self.assertEqual(self.page.evaluate("window.copied"), "three")
        self.keys("ctrl+x")
        self.says("line(one two )")
        self.page.paste("a\nb")
        self.says("line(one two a b)")
        self.focus(280, 180)
        self.page.evaluate("window.copied = null")
        self.keys("ctrl+a", "ctrl+c", "ctrl+x")
        self.browser.pump(1)
        self.assertFalse(self.page.evaluate("window.copied"))
        self.says("secret(word)")

    def test_a_long_paste_arrives(self):
        self.focus(280, 60)
        self.keys("ctrl+End")
        self.page.paste("long text " * 10_000)
        self.says("text(100012)")
        self.page.type("!")
        self.says("text(100013)")
        self.keys("ctrl+z", "ctrl+z")
        self.says("text(first|second)")

    def test_an_input_method(self):
        self.focus()
        self.keys("ctrl+a")
        self.page.compose("k")
        self.says("line(k)")
        self.page.compose("か")
        self.says("line(か)")
        self.page.commit("漢")
        self.says("line(漢)")
        self.keys("ctrl+z")
        self.says("line(one two three)")


if __name__ == "__main__":
    unittest.main()
