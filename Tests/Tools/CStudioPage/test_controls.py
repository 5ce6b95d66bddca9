"""Controls of a preview open, turn and close by real events: clicks, the secondary button, keys, the wheel and drags.

    QUOIN=.build/debug/quoin /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_controls.py
"""

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

struct Controls: View {
  @State private var fruit = "Lemon"
  @State private var kind = "Sweet"
  @State private var number = 0
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Picker("Fruit", selection: $fruit) { ForEach(["Kiwi", "Lemon"], id: \\.self) { Text($0) } }.frame(height: 60)
      Text("Hold").frame(height: 60).contextMenu { Button("Share") { kind = "Shared" } }
      Picker("Number", selection: $number) { ForEach(0..<20) { Text("Row \\($0)") } }.pickerStyle(.wheel)
      Text("\\(fruit), \\(kind), \\(number)").frame(height: 60)
      Button("Sheet") { isShown = true }.frame(height: 60)
      Spacer()
    }
    .sheet(isPresented: $isShown) { Text("In the sheet").presentationDetents([.medium, .large]) }
  }
}

#Preview { Controls() }
"""


class ControlsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.mkdtemp(prefix="controls-test-")
        cls.file = os.path.join(cls.folder, "Controls.swift")
        with open(cls.file, "w", encoding="utf-8") as source:
            source.write(SOURCE)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def setUp(self):
        server = Server(self.file)
        self.addCleanup(server.stop)
        self.page = self.browser.open(server.url + "#zoom=1&device=iPhone+16", width=900, height=1000)
        self.addCleanup(self.page.close)
        self.page.wait("document.querySelector('figure canvas[data-frame]')", timeout=120)
        self.shows("Lemon, Sweet, 0")

    def shows(self, text):
        self.page.wait(f"document.querySelector('.preview .elements')?.textContent.includes({text!r})")

    def hides(self, text):
        self.page.wait(f"!document.querySelector('.preview .elements')?.textContent.includes({text!r})")

    def point(self, x, y):
        left, top = self.page.evaluate(
            "(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
        return left + x, top + y

    # The safe area starts at 59; the wheel is 216 tall.

    def test_a_menu_opens_at_the_first_click(self):
        self.page.click(*self.point(196, 89))
        self.shows("Kiwi")
        self.page.key("Escape")
        self.hides("Kiwi")
        self.page.click(*self.point(196, 89))
        self.shows("Kiwi")
        self.page.click(*self.point(30, 800))
        self.hides("Kiwi")
        self.assertEqual(self.page.errors, [])

    def test_the_secondary_button_opens_a_context_menu(self):
        x, y = self.point(196, 149)
        self.page.secondary(x, y)
        self.shows("Share")
        self.page.key("Escape")
        self.hides("Share")
        self.assertEqual(self.page.errors, [])

    def test_a_wheel_turns(self):
        start = self.point(196, 287)
        self.page.move(*start)
        self.page.press(*start)
        for step in range(1, 17):
            self.page.move(start[0], start[1] - 4 * step)
            self.browser.pump(0.03)
        # A finger that rests before it is lifted has no speed.
        self.browser.pump(0.3)
        self.page.release(start[0], start[1] - 64)
        self.shows("Lemon, Sweet, 2")
        self.page.wheel(*start, dy=64)
        self.shows("Lemon, Sweet, 4")
        self.assertEqual(self.page.errors, [])

    def test_a_sheet_is_dragged_away(self):
        self.page.click(*self.point(196, 485))
        self.shows("In the sheet")
        self.page.drag(self.point(196, 560), self.point(196, 840))
        self.hides("In the sheet")
        self.assertEqual(self.page.errors, [])

    def test_the_address_turns_the_device(self):
        address = self.page.evaluate("location.hash")
        self.page.evaluate(f"void (location.hash = {address + '&orientation=landscape'!r})")
        self.page.wait("document.querySelector('figure canvas').width > document.querySelector('figure canvas').height")
        self.assertEqual(self.page.errors, [])


if __name__ == "__main__":
    unittest.main()
