"""The studio's page on its own: its files can be combined, and the canvas draws the items of a frame. Needs no Swift.

    /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_page.py
"""

import json
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import inline  # noqa: E402
from drive import Browser  # noqa: E402

PAGE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "..", "Sources", "Tools", "CStudioPage", "Page"))

# A square of forty points, and a triangular glyph.
RESOURCES = {
    "paths": {"1": "M0 0L40 0L40 40L0 40Z", "2": "M0 20C0 9 9 0 20 0C31 0 40 9 40 20C40 31 31 40 20 40C9 40 0 31 0 20Z"},
    "faces": {"3": {"name": "Test", "isColor": False}},
    "glyphs": {"3": {"7": "M0 0L0.5 -1L1 0Z"}},
    "runs": {"4": {"face": 3, "size": 40, "baseline": 40, "glyphs": [7, 0, 40], "text": "A"}},
}
GREY = [0.213, 0.715, 0.072, 0, 0] * 3 + [0, 0, 0, 1, 0]
GRID = {"columns": 2, "colors": ["#ff0000ff", "#00ff00ff", "#ff0000ff", "#00ff00ff"], "rect": [-20, -20, 80, 80]}

# Items, and expected colors at points of the page: each scene has its own forty points on white.
SCENES = {
    "a fill": ([["f", 1, 0, 0, "#ff0000ff"]], {(20, 20): (255, 0, 0)}),
    "a circle": ([["f", 2, 0, 0, "#0000ffff"]], {(20, 20): (0, 0, 255), (2, 2): (255, 255, 255)}),
    "a stroke": (
        [["s", 1, 0, 0, "#ff0000ff", {"width": 8, "cap": "butt", "join": "miter", "miter": 10}]],
        {(2, 20): (255, 0, 0), (20, 20): (255, 255, 255)}),
    "text": ([["g", 4, 0, 0, "#00ff00ff"]], {(20, 35): (0, 255, 0), (3, 5): (255, 255, 255)}),
    "a linear gradient": (
        [["f", 1, 0, 0, {"linear": [0, 0, 40, 0], "stops": [[0, "#000000ff"], [1, "#ffffffff"]]}]], {(20, 20): (128, 128, 128)}),
    "an elliptical gradient": (
        [["f", 1, 0, 0, {"radial": [20, 20, 20, 10], "stops": [[0, "#000000ff"], [1, "#ffffffff"]]}]],
        {(20, 25): (128, 128, 128), (30, 20): (128, 128, 128), (20, 35): (255, 255, 255)}),
    "an angular gradient": (
        [["f", 1, 0, 0, {"angular": [20, 20, 0], "stops": [[0, "#000000ff"], [1, "#ffffffff"]]}]], {(20, 35): (64, 64, 64)}),
    "a grid": ([["f", 1, 0, 0, {"grid": GRID}]], {(20, 20): (128, 128, 0), (1, 20): (249, 6, 0)}),
    "a group's opacity": (
        [["(", {"opacity": 0.5}], ["f", 1, 0, 0, "#ff0000ff"], ["f", 1, 0, 0, "#0000ffff"], [")"]], {(20, 20): (128, 128, 255)}),
    "the opacity of one item": ([["(", {"opacity": 0.5}], ["f", 1, 0, 0, "#ff0000ff"], [")"]], {(20, 20): (255, 128, 128)}),
    "a clip": ([["(", {"clip": 2, "x": 0, "y": 0}], ["f", 1, 0, 0, "#ff0000ff"], [")"]], {(2, 2): (255, 255, 255), (20, 20): (255, 0, 0)}),
    "a mask": (
        [["(", {"mask": True}], ["(", {"maskShape": True}], ["f", 2, 0, 0, "#00000080"], [")"], ["f", 1, 0, 0, "#ff0000ff"], [")"]],
        {(2, 2): (255, 255, 255), (20, 20): (255, 127, 127)}),
    "new colours": ([["(", {"recolor": GREY}], ["f", 1, 0, 0, "#ff0000ff"], ["f", 2, 0, 0, "#ff000080"], [")"]], {(20, 20): (54, 54, 54)}),
    "brightness as opacity": (
        [["(", {"luminanceToAlpha": True}], ["f", 1, 0, 0, "#ff0000ff"], [")"]], {(20, 20): (201, 201, 201)}),
    "a mode": (
        [["f", 1, 0, 0, "#ff8000ff"], ["(", {"blend": "multiply"}], ["f", 1, 0, 0, "#80ff80ff"], [")"]], {(20, 20): (128, 128, 0)}),
    "darknesses": (
        [["f", 1, 0, 0, "#ff8000ff"], ["(", {"blend": "plusDarker"}], ["f", 1, 0, 0, "#80ff80ff"], [")"]], {(20, 20): (128, 128, 0)}),
    "a shadow": (
        [["(", {"shadow": ["#000000ff", 0, 20, 0]}], ["f", 2, -20, 0, "#ff0000ff"], [")"]], {(30, 20): (0, 0, 0), (10, 20): (255, 0, 0)}),
    "an inner shadow": (
        [["(", {"innerShadow": ["#000000ff", 0, 20, 0]}], ["f", 2, 0, 0, "#ff0000ff"], [")"]],
        {(10, 20): (0, 0, 0), (30, 20): (255, 0, 0), (2, 2): (255, 255, 255)}),
    "a blur": ([["(", {"blur": 4}], ["f", 1, 20, -40, "#000000ff"], ["f", 1, 20, 0, "#000000ff"], ["f", 1, 20, 40, "#000000ff"], [")"]],
               {(20, 20): (128, 128, 128), (2, 20): (255, 255, 255), (38, 20): (0, 0, 0)}),
    "the items below": (
        [["f", 1, 0, 0, "#808080ff"], ["f", 2, 0, 0, {"backdrop": {"radius": 2, "saturation": 1.8, "tint": "#ffffff80"}}]],
        {(20, 20): (192, 192, 192)}),
    "a transform": (
        [["(", {"transform": [0, 1, -1, 0, 40, 0]}], ["f", 1, 0, 20, "#ff0000ff"], [")"]], {(10, 20): (255, 0, 0), (30, 20): (255, 255, 255)}),
}


def frame(items):
    return {"n": 1, "size": [40, 40], "background": "#ffffffff", "opaque": True, "fresh": True, "items": items, **RESOURCES}


class PageTest(unittest.TestCase):
    def test_the_files_fit_into_one(self):
        self.assertEqual(inline.errors(PAGE), [])

    def test_the_library_holds_every_file(self):
        library = pathlib.Path(PAGE, "..", "CStudioPage.c").read_text(encoding="utf-8")
        for name in os.listdir(PAGE):
            self.assertIn(f'"Page/{name}"', library)

    def test_items_are_drawn(self):
        names = list(SCENES)
        recording = {
            "hello": {"title": "Scenes", "schema": 1, "devices": [],
                      "previews": [{"id": str(index), "name": name} for index, name in enumerate(names)]},
            "previews": {str(index): {"frame": frame(SCENES[name][0]), "answers": {}} for index, name in enumerate(names)},
        }
        with tempfile.TemporaryDirectory() as folder, Browser() as browser:
            file = pathlib.Path(folder, "page.html")
            file.write_text(inline.page(PAGE, recording), encoding="utf-8")
            all_previews = ",".join(str(index) for index in range(len(names)))
            with browser.open(f"{file.as_uri()}#zoom=2&previews={all_previews}", width=1200, height=900) as page:
                page.wait(f"document.querySelectorAll('figure canvas[data-frame]').length === {len(names)}")
                for index, name in enumerate(names):
                    for point, color in SCENES[name][1].items():
                        with self.subTest(name, point=point):
                            self.assertTrue(self.is_near(self.pixel(page, index, point), color), self.pixel(page, index, point))
                self.assertEqual(page.errors, [])

    def pixel(self, page, preview, point):
        x, y = (2 * place for place in point)
        canvas = f"document.querySelector('[data-preview=\"{preview}\"] canvas')"
        return page.evaluate(f"[...{canvas}.getContext('2d').getImageData({x}, {y}, 1, 1).data].slice(0, 3)")

    def is_near(self, one, other):
        return all(abs(first - second) <= 6 for first, second in zip(one, other))


if __name__ == "__main__":
    unittest.main()
