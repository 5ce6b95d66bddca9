"""The page of a project: the wall, the list, device frames, the matrix, keys and errors. Needs no Swift.

    /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_project.py
"""

import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import fake  # noqa: E402
from drive import Browser  # noqa: E402

PAGE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "..", "Sources", "Tools", "CStudioPage", "Page"))
NAMES = [("Home", "Home.swift"), ("Badge", "Parts/Badge.swift"), ("Cart_Previews", "Cart.swift")] + [
    (f"Row {number}", "Parts/Rows.swift") for number in range(9)]
FRAMES = {name: fake.frame(fake.PHONE) for name, _ in NAMES} | {
    "Badge": fake.frame([120, 60], opaque=False, background=None)}
ELEMENTS = [
    {"label": "Today", "value": "", "words": ["heading"], "frame": [10, 70, 100, 30]},
    {"label": "Buy", "value": "", "words": ["button"], "frame": [100, 200, 80, 40]},
    {"label": "Amount", "value": "40 %", "words": ["adjustable"], "frame": [20, 300, 300, 30]},
    {"label": "Name", "value": "Ada", "words": ["text field"], "frame": [20, 360, 300, 30]},
    {"label": "Sale", "value": "on", "words": ["switch button"], "frame": [300, 420, 60, 30]},
]


class ProjectTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.TemporaryDirectory()
        cls.address = fake.write(cls.folder.name, PAGE, NAMES, FRAMES, ELEMENTS)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.folder.cleanup()

    def open(self, fragment="", width=1280, height=800, scale=1):
        page = self.browser.open(self.address + fragment, width=width, height=height, scale=scale)
        self.addCleanup(page.close)
        if fragment:
            page.wait("document.querySelector('#stage canvas[data-frame]')")
        return page

    def sent(self, page, condition):
        return page.evaluate(f"fake.sent.filter((it) => {condition})")

    # All previews

    def test_a_project_opens_with_all_of_its_previews(self):
        page = self.open()
        page.wait("document.querySelectorAll('.tile').length === 12")
        page.wait("document.querySelectorAll('.tile .still[data-drawn]').length >= 4")
        self.assertLessEqual(page.evaluate("fake.mostAlive"), 2)
        page.wait("fake.alive.size === 0")
        count = page.evaluate("fake.sent.length")
        self.browser.pump(1)
        self.assertEqual(page.evaluate("fake.sent.length"), count, "nothing works at rest")
        page.click(*page.center(".tile"))
        page.wait("document.querySelector('[data-preview=\"Home\"] canvas[data-frame]')")
        self.assertEqual(page.evaluate("document.activeElement.id"), "stage")
        self.assertEqual(page.errors, [])

    def test_a_preview_that_traps_is_marked_on_the_wall(self):
        with tempfile.TemporaryDirectory() as folder:
            address = fake.write(folder, PAGE, NAMES[:2], {"Badge": FRAMES["Badge"]})
            with self.browser.open(address) as page:
                page.wait("fake.alive.has('Home#still')")
                page.evaluate("fake.send({ preview: 'Home#still', gone: { reason: 'Index out of range' } })")
                page.wait("document.querySelector('.tile .ended')?.title === 'Index out of range'")

    def test_arrow_keys_move_on_the_wall(self):
        page = self.open()
        page.wait("document.querySelectorAll('.tile').length === 12")
        page.evaluate("document.querySelector('.tile').focus()")
        page.key("ArrowRight")
        page.key("ArrowRight")
        page.key("Enter")
        page.wait("location.hash.includes('Cart_Previews')")
        self.assertEqual(page.evaluate("document.querySelector('#shown').textContent"), "Cart")

    def test_the_list_has_files_and_search(self):
        page = self.open("#previews=Home")
        titles = "[...document.querySelectorAll('#list h2')].map((it) => it.textContent)"
        self.assertEqual(page.evaluate(titles), ["Home.swift", "Parts/Badge.swift", "Cart.swift", "Parts/Rows.swift"])
        page.key("/")
        page.type("rows 3")
        rows = "[...document.querySelectorAll('#list .row')].map((it) => it.textContent)"
        self.assertEqual(page.evaluate(rows), ["Row 3"])
        page.key("Enter")
        page.wait("document.querySelector('[data-preview=\"Row 3\"]')")
        page.key("Escape")
        self.assertEqual(len(page.evaluate(rows)), 12)
        page.key("Escape")
        self.assertEqual(page.evaluate("document.activeElement.id"), "stage")
        page.key("]")
        page.wait("document.querySelector('[data-preview=\"Row 4\"]')")
        # Each row has a small picture, drawn once it is visible.
        page.wait("document.querySelectorAll('#list .row .still[data-drawn]').length >= 8")

    def test_the_toolbar_has_what_is_changed_most(self):
        page = self.open("#previews=Home")
        names = page.evaluate("[...document.querySelectorAll('#quick button, #quick select')].map((it) => it.ariaLabel || it.title)")
        self.assertEqual(names, ["Light", "Dark", "Device", "Text size", "Zoom"])
        page.click(*page.center("#quick button", 1))
        page.wait("fake.sent.some((it) => it.preview === 'Home' && it.settings?.dark === true)")

    def test_a_save_keeps_the_focus_and_the_menus(self):
        page = self.open("#previews=Home")
        page.evaluate("document.querySelector('[data-setting=device]').focus()")
        page.evaluate("fake.send({ hello: { ...%s.hello, title: 'Shop' } })" % fake.json.dumps(fake.hello(NAMES)))
        self.browser.pump(0.2)
        self.assertEqual(page.evaluate("document.activeElement.dataset.setting"), "device")

    # One preview

    def test_a_phone_has_its_frame(self):
        page = self.open("#previews=Home")
        page.wait("document.querySelector('.bezel.framed .status-bar')")
        self.assertTrue(page.evaluate("Boolean(document.querySelector('.cutout') && document.querySelector('.home'))"))
        shown = "getComputedStyle(document.querySelector('.safe-area')).opacity"
        self.assertEqual(page.evaluate(shown), "0")
        x, y, width, height = page.evaluate(
            "(() => { const r = document.querySelector('.bezel').getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })()")
        page.move(x + 4, y + height / 2)
        page.wait(f"{shown} === '1'")
        # The canvas itself is the app's picture.
        pixel = page.evaluate(
            "[...document.querySelector('#stage canvas').getContext('2d').getImageData(2, 2, 1, 1).data].slice(0, 3)")
        self.assertEqual(pixel, [255, 0, 0])
        page.key("b")
        page.wait("!document.querySelector('.bezel.framed')")

    def test_small_views_are_enlarged_on_a_plain_ground(self):
        page = self.open("#previews=Badge")
        page.wait("document.querySelector('#stage canvas').dataset.scale === '3'")
        ground = "getComputedStyle(document.querySelector('.screen'))"
        self.assertEqual(page.evaluate(f"{ground}.backgroundImage"), "none")
        self.assertEqual(page.evaluate(f"{ground}.backgroundColor"), "rgb(255, 255, 255)")
        page.key("a")
        page.wait(f"{ground}.backgroundColor === 'rgb(0, 0, 0)'")

    def test_hairlines_stay_one_pixel(self):
        lines = [["f", 2, 10, 100.4, "#000000ff"], ["f", 2, 10, 201.1, "#000000ff"], ["f", 2, 10, 333.7, "#000000ff"]]
        frames = {"Home": fake.frame(fake.PHONE, lines, paths={"2": "M0 0L300 0L300 0.333L0 0.333Z"})}
        with tempfile.TemporaryDirectory() as folder:
            address = fake.write(folder, PAGE, NAMES[:1], frames)
            with self.browser.open(address + "#zoom=0.5", width=900, height=700) as page:
                page.wait("document.querySelector('figure canvas[data-frame]')")
                rows = page.evaluate(
                    "(() => { const canvas = document.querySelector('#stage canvas');"
                    " const { data } = canvas.getContext('2d').getImageData(100, 0, 1, canvas.height);"
                    " return [...Array(canvas.height).keys()].filter((row) => data[row * 4] < 255).map((row) => data[row * 4]); })()")
                self.assertEqual(rows, [0, 0, 0])
                ratio = page.evaluate("fake.sent.findLast((it) => it.ratio).ratio")
                self.assertGreaterEqual(ratio, 3)

    # The matrix

    def test_the_matrix_shows_the_newest_four_devices(self):
        page = self.open("#previews=Home&matrix=devices")
        page.wait("document.querySelectorAll('figure').length === 4")
        names = page.evaluate("[...document.querySelectorAll('figure h2')].map((it) => it.textContent)")
        self.assertEqual(names, ["Home, iPhone 17", "Home, iPhone 17 Pro Max", "Home, iPhone Air", "Home, iPhone 16"])

    def test_an_own_set_is_saved_only_by_command(self):
        page = self.open("#previews=Home")
        page.key("s")
        page.wait("document.querySelector('#settings:popover-open')")
        page.click(*page.center(".own-set summary"))
        page.click(*page.center("input[data-axis=sizes][value=xxxLarge]"))
        page.wait("location.hash.includes('matrix=own')")
        self.assertEqual(self.sent(page, "it.saveMatrix"), [])
        page.click(*page.center(".own-set button"))
        [message] = self.sent(page, "it.saveMatrix")
        self.assertEqual(message["saveMatrix"]["sizes"], ["xxxLarge"])
        self.assertEqual(message["saveMatrix"]["colors"], ["light", "dark"])

    def test_the_system_is_a_setting(self):
        page = self.open("#previews=Home&os=18")
        page.wait("fake.sent.some((it) => it.preview === 'Home' && it.settings?.os === 18)")
        names = page.evaluate("[...document.querySelectorAll('[data-setting=platform] option')].map((it) => it.value)")
        self.assertEqual(names, ["", "iOS", "macOS", "tvOS", "watchOS", "visionOS"])
        self.assertEqual(page.evaluate("document.querySelector('[data-setting=os]').value"), "18")

    # Keys

    def test_the_settings_open_in_their_place(self):
        """A click that comes before the popover's `toggle` event meets what it shows."""
        page = self.open("#previews=Home")
        top, left, focus, box = page.evaluate(
            "(() => { const [button, settings] = ['open-settings', 'settings'].map((id) => document.getElementById(id));"
            " button.click(); const { top, left } = settings.getBoundingClientRect();"
            " return [top, left, document.activeElement.dataset.setting, button.getBoundingClientRect().toJSON()]; })()")
        self.assertEqual(top, box["bottom"] + 6)
        self.assertEqual(left, box["left"])
        self.assertEqual(focus, "orientation")

    def test_escape_closes_the_settings(self):
        page = self.open("#previews=Home&details=why")
        page.click(*page.center("#open-settings"))
        page.wait("document.querySelector('#settings:popover-open')")
        page.key("Escape")
        page.wait("!document.querySelector('#settings:popover-open')")
        self.assertEqual(page.evaluate("document.activeElement.id"), "open-settings")
        self.assertFalse(page.evaluate("document.querySelector('#details').hidden"))

    def test_shortcuts_work_after_a_click_into_the_preview(self):
        page = self.open("#previews=Home")
        page.click(*page.center("#stage canvas"))
        page.key("d")
        page.wait("!document.querySelector('#details').hidden")
        page.key("d")
        page.wait("document.querySelector('#details').hidden")
        # In a field of the preview, letters are text.
        page.evaluate("fake.send({ preview: 'Home', frame: { n: 2, size: [402, 874], items: [], isAnimating: false, scale: 3,"
                      " opaque: true, caret: { x: 5, y: 5, width: 1, height: 20 }, focus: true } })")
        page.wait("document.querySelector('#stage canvas').dataset.frame === '2'")
        page.key("d")
        page.wait("fake.sent.some((it) => it.event?.text === 'd')")
        self.assertTrue(page.evaluate("document.querySelector('#details').hidden"))

    # Accessibility

    def test_controls_of_the_preview_have_roles_and_are_reached_by_tab(self):
        page = self.open("#previews=Home")
        page.wait("document.querySelectorAll('.elements li').length === 5")
        roles = page.evaluate("[...document.querySelectorAll('.elements [role]')].map((it) => it.role)")
        self.assertEqual(roles, ["button", "slider", "textbox", "switch"])
        self.assertEqual(page.evaluate("document.querySelector('.elements [role=slider]').ariaValueText"), "40 %")
        self.assertEqual(page.evaluate("document.querySelector('.elements [role=switch]').ariaChecked"), "true")
        page.evaluate("document.querySelector('#stage').focus()")
        for _ in range(6):
            page.key("Tab")
            if page.evaluate("document.activeElement.role") == "button":
                break
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "Buy")
        page.key("Enter")
        page.wait("fake.sent.some((it) => it.event?.pointer === 'up' && it.event.x === 140 && it.event.y === 220)")
        page.key("Tab")
        page.key("ArrowRight")
        page.wait("fake.sent.some((it) => it.event?.do === 'increment \"Amount\"')")

    def test_a_preview_that_never_rests_is_listed(self):
        page = self.open("#previews=Home")
        page.evaluate(
            "fake.elements = [{ label: 'Turning', value: '', words: [] }]; let n = 2; window.turning = setInterval(() => fake.send({"
            " preview: 'Home', frame: { n: n++, size: [402, 874], items: [], isAnimating: true, scale: 3, opaque: true } }), 50)")
        page.wait("document.querySelector('.elements').textContent === 'Turning'")
        count = len(self.sent(page, "it.ask?.question === 'accessibility'"))
        self.browser.pump(2)
        self.assertLessEqual(len(self.sent(page, "it.ask?.question === 'accessibility'")) - count, 3)
        page.evaluate("clearInterval(window.turning)")

    # Errors, and narrow windows

    def test_an_error_is_over_the_last_picture(self):
        page = self.open("#previews=Home")
        page.evaluate(
            "fake.send({ status: { phase: 'failed', errors: [{ file: 'Home.swift', line: 12, column: 5, severity: 'error',"
            " message: 'value has no member paddin', text: '    .paddin()' }] } })")
        page.wait("!document.querySelector('#errors').hidden")
        text = page.evaluate("document.querySelector('#errors').textContent")
        for part in ("1 error", "Home.swift:12:5", "value has no member paddin", "    .paddin()", "    ^"):
            self.assertIn(part, text)
        page.evaluate("fake.send({ preview: 'Home', kept: [], reset: ['count'] })")
        page.wait("document.querySelector('.note')")
        self.assertLess(
            page.evaluate("document.querySelector('.note').getBoundingClientRect().bottom"),
            page.evaluate("document.querySelector('#errors').getBoundingClientRect().top"))
        page.evaluate("document.querySelector('#stage').focus()")
        page.key("Escape")
        page.wait("document.querySelector('#errors').hidden")
        page.click(*page.center("#status"))
        page.wait("!document.querySelector('#errors').hidden")

    def test_a_crash_is_a_sentence(self):
        page = self.open("#previews=Home")
        page.evaluate("fake.send({ preview: 'Home', gone: { reason: 'a fatal error stopped the program' } })")
        page.wait("!document.querySelector('.message').hidden")
        self.assertIn("A fatal error stopped the program.", page.evaluate("document.querySelector('.message').textContent"))

    def test_nothing_sticks_out_at_390_points(self):
        page = self.open("#previews=Home", width=390, height=844, scale=2)
        self.browser.pump(0.3)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        wide = page.evaluate(
            "[...document.querySelectorAll('header *, footer, .bezel')].filter((it) => it.getBoundingClientRect().right > 391).length")
        self.assertEqual(wide, 0)
        page.click(*page.center("#open-list"))
        page.wait("!document.querySelector('#list').hidden")
        page.click(*page.center("#list .row", 1))
        page.wait("document.querySelector('[data-preview=\"Badge\"]') && document.querySelector('#list').hidden")


if __name__ == "__main__":
    unittest.main()
