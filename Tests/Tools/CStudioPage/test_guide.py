"""Builds the field guide (`make guide`) and opens it in headless Chromium, from local files.

    QUOIN=.build/debug/quoin /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_guide.py
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drive import Browser  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]
QUOIN = os.path.abspath(os.environ.get("QUOIN", ROOT / ".build" / "debug" / "quoin"))


def guide(*arguments):
    return subprocess.run(
        [ROOT / "Scripts" / "guide", *arguments], capture_output=True, text=True, timeout=1200,
        env={**os.environ, "QUOIN": QUOIN})


class GuideTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory(prefix="guide-test-")
        cls.folder = pathlib.Path(cls.scratch.name, "guide")
        made = guide("-o", str(cls.folder))
        if made.returncode:
            raise AssertionError(made.stderr)
        cls.warnings = [line for line in made.stderr.splitlines() if line.startswith("warning: ")]
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.scratch.cleanup()

    def open(self, page, **more):
        return self.browser.open((self.folder / page).as_uri(), **more)

    def set(self, page, side, length):
        """Moves a slider to the step nearest to `length`, like a user."""
        page.evaluate(f"""(() => {{
            const variant = fieldGuide.previews[Number(document.querySelector('.variants :checked')?.value ?? 0)];
            const lengths = variant.{side}s.map((step) => Math.abs(step.length - {length}));
            const input = document.getElementById('{side}');
            input.value = lengths.indexOf(Math.min(...lengths));
            input.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }})()""")

    def facts(self, page, name):
        """The details of a view after selecting it in the tree: proposal and size."""
        page.evaluate(f"""[...document.querySelectorAll('.tree button')]
            .find((button) => button.firstElementChild.textContent.startsWith({name!r})).click()""")
        return page.evaluate("['proposed', 'answered'].map((kind) => document.querySelector(`.facts .${kind}`).textContent)")

    def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(self):
        pages = sorted(self.folder.glob("*.html"))
        linked = set()
        for page in pages:
            text = page.read_text(encoding="utf-8")
            for link in re.findall(r'(?:href|src)="([^"#]+)', text):
                if link.startswith("data:"):
                    continue
                self.assertNotRegex(link, r"^\w+:|^/", page.name)
                self.assertTrue((self.folder / link).exists(), f"{page.name}: {link}")
                linked.add(link)
        # Every page is linked from another one.
        self.assertEqual({page.name for page in pages} - linked, set())
        sources = [source for folder in ("Seeds", "Puzzles", "Questions")
                   for source in (ROOT / "Examples" / folder).glob("*.swift")]
        rules = [page for page in (ROOT / "Documentation" / "Lint").glob("*.md") if page.stem != "README"]
        self.assertEqual(len(pages), len(sources) + len(rules) + 2)

    def test_every_page_shows_its_example_without_errors(self):
        for page in sorted(self.folder.glob("*.html")):
            with self.subTest(page.name), self.open(page.name) as shown:
                shown.wait("document.readyState === 'complete'")
                if 'src="data/' in page.read_text(encoding="utf-8"):
                    shown.wait("document.querySelector('.stage canvas')?.width > 0 && document.querySelector('.facts dd')")
                self.assertEqual(shown.errors, [])
                self.assertTrue(shown.evaluate("[...document.images].every((image) => image.complete && image.naturalWidth && image.alt)"))

    def test_the_articles_numbers(self):
        with self.open("padded-background.html") as page:
            page.wait("document.querySelector('.facts dd')")
            self.assertEqual(self.facts(page, "Text")[0], "300 × 460")
            self.assertEqual(self.facts(page, "padding")[0], "320 × 480")
            self.set(page, "width", 200)
            self.assertEqual(page.evaluate("document.querySelector('output[for=width]').textContent"), "200")
            self.assertEqual(self.facts(page, "Text")[0], "180 × 460")

    def test_the_proposal_changes_what_is_seen_and_why(self):
        with self.open("painting.html") as page:
            page.wait("document.querySelector('.facts dd')")
            pixels = "document.querySelector('.stage canvas').toDataURL()"
            (before, why) = (page.evaluate(pixels), page.evaluate("document.querySelector('.facts').innerText"))
            self.set(page, "width", 60)
            self.assertNotEqual(page.evaluate(pixels), before)
            self.assertNotEqual(page.evaluate("document.querySelector('.facts').innerText"), why)
            page.click(*page.center(".sliders button"))
            page.wait(f"{pixels} === {before!r}")

    def test_keys_are_enough(self):
        with self.open("offered-width.html") as page:
            page.wait("document.querySelector('.facts dd')")
            page.evaluate("document.getElementById('width').focus()")
            before = page.evaluate("document.querySelector('output[for=width]').textContent")
            page.key("ArrowLeft")
            page.wait(f"document.querySelector('output[for=width]').textContent !== '{before}'")
            for _ in range(4):
                page.key("Tab")
                if page.evaluate("document.activeElement.closest('.tree') !== null"):
                    break
            self.assertTrue(page.evaluate("document.activeElement.closest('.tree') !== null"))

    def test_a_puzzle_shows_its_reasons_after_a_guess(self):
        seen = "[...document.querySelectorAll('#answer, .facts .reasons')].map((part) => getComputedStyle(part).display !== 'none')"
        with self.open("truncated-title.html") as page:
            page.wait("document.querySelector('.facts dd')")
            self.assertEqual(page.evaluate(seen), [False, False])
            page.evaluate("document.querySelector('#guess input:not([data-right])').click()")
            self.assertEqual(page.evaluate(seen), [True, True])
            self.assertIn("No: ", page.evaluate("document.querySelector('#guess p').textContent"))
            page.evaluate("document.querySelector('#guess input[data-right]').click()")
            self.assertEqual(page.evaluate("document.querySelector('#guess p').textContent"), "That's it.")

    def test_a_puzzles_answer_belongs_to_the_shown_proposal(self):
        with self.open("text-below.html") as page:
            page.wait("document.querySelector('.facts dd')")
            place, written = "document.querySelector('#answer h4').textContent", "document.querySelector('.written').hidden"
            self.assertEqual((page.evaluate(place), page.evaluate(written)), ("Proposed 240 × 420", False))
            self.set(page, "width", 120)
            self.assertEqual((page.evaluate(place), page.evaluate(written)), ("Proposed 120 × 420", True))
            reasons = page.evaluate("document.querySelector('#answer .reasons').textContent")
            self.assertEqual(reasons, page.evaluate("""(() => {
                const { node, axis } = document.getElementById('answer').dataset;
                const preview = fieldGuide.previews[0];
                const { shown } = preview.widths.find((step) => step.length === 120);
                return preview.shown[shown].why[node][axis].replace(/\\((?:[\\w .+-]+\\/)*[\\w+-]+\\.swift:(\\d+)\\)/g, '(line $1)').replaceAll('\\n', '');
            })()"""))

    def test_an_answer_is_about_the_preview_that_the_page_shows_first(self):
        with self.open("images-in-stacks.html") as page:
            page.wait("document.querySelector('.facts dd')")
            place = "document.querySelector('#answer h4').textContent"
            self.assertEqual(page.evaluate("document.querySelector('.variants :checked + span').textContent"), "230 x 120")
            self.assertEqual(page.evaluate("document.querySelector('output[for=width]').textContent"), "230")
            self.assertEqual(page.evaluate(place), "")
            page.evaluate("document.querySelectorAll('.variants input')[0].click()")
            page.wait(f"{place} === 'About “230 x 120” and the proposal as written, 230 × 120'")

    def test_the_contents_show_each_example_and_no_answer(self):
        with self.open("index.html") as page:
            page.wait("document.readyState === 'complete'")
            self.assertTrue(page.evaluate("document.querySelectorAll('.thumbnail img').length") >= 40)
            # The rules of lint have names such as `ambiguous-size`; what they say is no puzzle's answer.
            puzzles = page.evaluate("""[...document.querySelectorAll('.contents a')].map((link) => link.innerText)
                .filter((text) => !/^[a-z-]+\\n/.test(text)).join()""")
            for spoiler in ("reader that pushes", "10 points", "larger than its frame"):
                self.assertNotIn(spoiler, puzzles)

    def test_an_example_can_be_changed_if_quoin_serves_the_guide(self):
        with self.open("painting.html") as page:
            page.wait("document.querySelector('.facts dd')")
            self.assertEqual(page.evaluate("document.querySelectorAll('.edit').length"), 0)
        server = subprocess.Popen([QUOIN, "guide", str(self.folder)], stdout=subprocess.PIPE, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(lambda: (server.terminate(), server.wait(20)))
        address = server.stdout.readline().strip()
        with self.browser.open(address) as page:
            page.wait("document.readyState === 'complete'")
            self.assertNotIn("token", page.evaluate("location.search"))
            page.evaluate("location.href = 'padded-background.html'")
            page.wait("document.querySelector('.edit button')")
            page.click(*page.center(".edit button"))
            source = "document.querySelector('.editor')"
            page.evaluate(f"{source}.value = {source}.value.replace('.padding(10)', '.padding(50)')")
            page.click(*page.center(".edit button"))
            page.wait("document.querySelector('#answer') === null", timeout=120)
            self.assertEqual(self.facts(page, "Text")[0], "220 × 380")
            page.evaluate(source + """.value += 'let x: Int = "a"'""")
            page.click(*page.center(".edit button"))
            page.wait("!document.querySelector('.problem').hidden", timeout=120)
            self.assertIn("Line ", page.evaluate("document.querySelector('.problem').textContent"))
            self.assertEqual(page.errors, [])

    def test_a_question_has_an_answer_a_change_and_both_layouts(self):
        self.assertEqual(self.warnings, [])
        with self.open("cut-message.html") as page:
            page.wait("document.querySelector('.facts dd')")
            self.assertEqual(page.evaluate("document.querySelectorAll('.screen img').length"), 2)
            self.assertIn("fixedSize", page.evaluate("document.querySelector('.source ins').textContent"))
            names = "[...document.querySelectorAll('.variants span')].map((name) => name.textContent).join()"
            self.assertEqual(page.evaluate(names), "As asked,Changed")
            pixels = "document.querySelector('.stage canvas').toDataURL()"
            before = page.evaluate(pixels)
            page.evaluate("document.querySelectorAll('.variants input')[1].click()")
            page.wait(f"{pixels} !== {before!r}")

    def test_a_phone_is_wide_enough(self):
        for name in ["index.html", "sizing.html", "cut-message.html", "truncated-title.html", "offered-width.html", "little-squares.html", "lint-ambiguous-size.html"]:
            for dark in (False, True):
                with self.subTest(name, dark=dark), self.open(name, width=390, height=844, scale=2, touch=True, dark=dark) as page:
                    page.wait("document.readyState === 'complete'")
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
                    self.assertEqual(page.errors, [])

    def test_other_files_are_not_overwritten(self):
        with tempfile.TemporaryDirectory() as folder:
            kept = pathlib.Path(folder, "letter.txt")
            kept.write_text("dear", encoding="utf-8")
            refused = guide("-o", folder)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("contains files that are not a guide", refused.stderr)
            self.assertEqual(os.listdir(folder), ["letter.txt"])
            self.assertEqual(guide("-o").returncode, 64)


if __name__ == "__main__":
    unittest.main()
