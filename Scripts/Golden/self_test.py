"""Tests of the comparison with made pictures, and of the report."""

import numpy
from PIL import Image, ImageDraw

import compare
import report

SCALE = 2


def picture(card=(20, 20, 120, 80), fill=(250, 250, 250), text=(30, 40), ink=(0, 0, 0), size=(150, 100), spread=0.0):
    """A card on green with a line of five letters, whose places grow apart by `spread`. All in points."""
    image = Image.new("RGB", (size[0] * SCALE, size[1] * SCALE), (130, 203, 114))
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = card
    draw.rounded_rectangle((left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1), 8 * SCALE, fill)
    for index in range(5):
        x, y = (text[0] + index * 10 * (1 + spread)) * SCALE, text[1] * SCALE
        draw.rectangle((x, y, x + 3, y + 12 * SCALE - 1), ink)
        draw.rectangle((x, y, x + 7 * SCALE - 1, y + 3), ink)
    return numpy.asarray(image).astype(numpy.int16)


def run() -> int:
    failures = []

    def expect(name, drawn, size_equal=True, places_equal=True, equal=True, sentence=""):
        outcome = compare.pictures(name, picture(), drawn, SCALE)
        found = outcome.size_equal, outcome.places_equal, outcome.equal
        if found != (size_equal, places_equal, equal) or sentence not in outcome.difference:
            failures.append(f"{name}: {outcome}")

    expect("the same", picture())
    expect("half a point", picture(text=(30.5, 40)))
    expect("a line that is 0.5 % wider", picture(spread=0.005))
    expect("another size", picture(size=(150, 101)), False, False, False, "150 × 101 instead of 150 × 100")
    expect("a card moved by 2 points", picture(card=(22, 20, 122, 80)), True, False, False,
           "An area is 100.0 × 60.0 at (22.0, 20.0) instead of 100.0 × 60.0 at (20.0, 20.0)")
    expect("a card that is 2 points taller", picture(card=(20, 20, 120, 82)), True, False, False, "100.0 × 62.0")
    expect("a text moved by 2 points", picture(text=(30, 42)), True, False, False, "Ink is")
    expect("a line that is 10 % wider", picture(spread=0.1), True, False, False, "Ink is")
    expect("no text", picture(ink=(250, 250, 250)), True, False, False, "is missing")
    expect("another color of the card", picture(fill=(238, 238, 238)), True, True, False,
           "is (238, 238, 238) instead of (250, 250, 250)")
    expect("nearly the color of the card", picture(fill=(245, 245, 245)))
    expect("another color of the ink", picture(ink=(90, 0, 0)), True, True, False, "The ink")
    expect("nearly the color of the ink", picture(ink=(50, 50, 50)))
    expect("no card", picture(fill=(130, 203, 114)), True, False, False, "is missing")

    for name, drawn, distance in (("a text moved by half a point", picture(text=(30.5, 40)), 0.5),
                                  ("a card moved by 2 points", picture(card=(22, 20, 122, 80)), 2)):
        found = compare.pictures(name, picture(), drawn, SCALE).distance
        if found != distance:
            failures.append(f"{name}: the distance is {found}")

    class Description:
        title = "a/b, iOS"
        commit = "0123456789"
        table = ""
        remarks = {}

    outcomes = [compare.Outcome("A.png", size_equal=True, places_equal=True, equal=True),
                compare.Outcome("B.png", size_equal=True, difference="Ink is elsewhere.")]
    document = f"Text\n\n{report.BEGIN}\n{report.END}\nmore\n"
    once = report.updated(document, [report.Result(Description, outcomes)])
    if "| a/b, iOS, 01234567 | 2 | 2 | 1 | 1 |" not in once or "- Ink is elsewhere. (B)\n" not in once:
        failures.append(f"report: {once}")
    if report.updated(once, [report.Result(Description, outcomes)]) != once or not once.endswith("\nmore\n"):
        failures.append("report: another one after the second run")
    Description.title = "c/d"
    twice = report.updated(once, [report.Result(Description, outcomes)])
    Description.title, Description.table, Description.remarks = "e/f", "edges", {"A.png": "why"}
    outcomes = [compare.Outcome("A.png", distance=0.5), compare.Outcome("B.png")]
    table = report.updated(twice, [report.Result(Description, outcomes)])
    if "| A | 0.5 pt | why |\n| B | another size |  |\n" not in table:
        failures.append(f"report with a table: {table}")
    if report.updated(table, [report.Result(Description, outcomes)]) != table:
        failures.append("report with a table: another one after the second run")
    if "| **all** | 4 | 4 | 2 | 2 |" not in twice or twice.count("(B)") != 2:
        failures.append(f"report of two: {twice}")

    for failure in failures:
        print(f"failed: {failure}")
    print(f"{len(failures)} of the tests failed" if failures else "all tests passed")
    return 1 if failures else 0
