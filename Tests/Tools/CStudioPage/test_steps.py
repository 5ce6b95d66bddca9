"""Records actions in `quoin preview`, and changes its state, in headless Chromium like a user.

    QUOIN=.build/debug/quoin /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_steps.py
"""

import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drive import Browser  # noqa: E402
from test_studio import QUOIN, Server  # noqa: E402

SHOP = """
import SwiftUI

struct Shop: View {
  enum Mood: CaseIterable { case calm, glad }
  let first: Int
  @State private var isAdding = false
  @State private var extra = 0
  @State private var mood = Mood.calm
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
        page.wait("document.querySelector('canvas[data-frame]')", timeout=120)
        page.wait(f"{self.texts}.includes('Total 5 calm')")
        # What is copied, instead of the clipboard.
        page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        return page

    texts = "document.querySelector('.preview .unseen').textContent"

    def press(self, page, name, number=0):
        """Clicks the element that screen readers find under that name."""
        page.evaluate(f"""[...document.querySelectorAll('.preview .unseen button')]
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
        words = shlex.split(command)
        self.assertEqual(words[:2], ["quoin", "render"])
        text = subprocess.run(
            [QUOIN, "explain", *words[2:]], capture_output=True, text=True, check=True, timeout=300).stdout
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
