"""What a hand does with a preview: real clicks, drags, wheels, keys and drops, and what the views make of them.

    QUOIN=.build/debug/quoin /usr/bin/python3 -m unittest discover -s Tests/Tools/CStudioPage -p test_hands.py
"""

import json
import os
import shutil
import sys
import tempfile
import textwrap
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from drive import Browser  # noqa: E402
from test_studio import Server  # noqa: E402

SOURCE = textwrap.dedent("""\
    import SwiftUI

    struct Fields: View {
      @State private var line = "one two three four five six seven eight nine ten eleven twelve"
      @State private var text = (1...40).map { "line \\($0)" }.joined(separator: "\\n")
      var body: some View {
        VStack(spacing: 0) {
          TextField("Line", text: $line).frame(height: 40)
          TextEditor(text: $text).frame(height: 200)
          Text("Words that can be selected").textSelection(.enabled).frame(height: 40)
          Text("Lengths \\(line.count) and \\(text.count)")
          Spacer()
        }
      }
    }

    struct Choices: View {
      @State private var size = "Small"
      @State private var flavor = "Mint"
      @State private var shape = "Round"
      let sizes = ["Small", "Large"]
      let flavors = ["Mint", "Lime"]
      let shapes = ["Round", "Square"]
      var body: some View {
        NavigationStack {
          Form {
            Picker("Size", selection: $size) { ForEach(sizes, id: \\.self) { Text($0) } }.pickerStyle(.segmented)
            Picker("Flavor", selection: $flavor) { ForEach(flavors, id: \\.self) { Text($0) } }.pickerStyle(.navigationLink)
            Picker("Shape", selection: $shape) { ForEach(shapes, id: \\.self) { Text($0) } }.pickerStyle(.inline)
            Text("Chosen: \\(size) \\(flavor) \\(shape)")
          }
        }
      }
    }

    struct Days: View {
      @State private var day = Date(timeIntervalSince1970: 1_750_000_000)
      @State private var color = Color.red
      var body: some View {
        VStack(spacing: 0) {
          DatePicker("Day", selection: $day, displayedComponents: .date).frame(height: 60)
          ColorPicker("Color", selection: $color).frame(height: 60)
          Rectangle().fill(color).frame(height: 60)
          Text("Day \\(Int(day.timeIntervalSince1970) / 86400)").frame(height: 40)
          Text("Red is \\(color == .red ? "kept" : "gone")").frame(height: 40)
          Spacer()
        }
        .padding(.horizontal)
        .environment(\\.timeZone, .gmt)
      }
    }

    struct Menus: View {
      @State private var last = "nothing"
      @State private var isOpen = false
      var body: some View {
        VStack(spacing: 0) {
          Menu("Sort") {
            Button("By name") { last = "name" }
            Menu("By date") { Button("Oldest") { last = "oldest" } }
          }
          .frame(height: 60)
          Text("Hold me").frame(height: 60).contextMenu { Button("Share") { last = "shared" } }
          Button("Show") { isOpen = true }.frame(height: 60)
            .popover(isPresented: $isOpen) { Text("Inside").padding(40) }
          Text("Last: \\(last)").frame(height: 60)
          Spacer()
        }
        .padding(.top, 100)
      }
    }

    struct Rows: View {
      @State private var rows = ["Ash", "Birch", "Cedar", "Date"]
      @State private var pinned = "none"
      @State private var loads = 0
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Open") { Text("The second page").navigationTitle("Second") }
            ForEach(rows, id: \\.self) { row in
              Text(row).swipeActions { Button("Pin") { pinned = row } }
            }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
            Text("Order: \\(rows.joined(separator: " "))")
            Text("Pinned: \\(pinned), loads: \\(loads)")
            ForEach(0..<30, id: \\.self) { Text("Filler \\($0)") }
          }
          .refreshable { loads += 1 }
          .navigationTitle("Trees")
        }
      }
    }

    struct Carry: View {
      @State private var dropped = "nothing"
      var body: some View {
        VStack(spacing: 0) {
          Text("Carry me").frame(width: 200, height: 80).background(.yellow).draggable("a card")
          Text("Dropped: \\(dropped)").frame(width: 300, height: 120).background(.mint)
            .dropDestination(for: String.self) { words, _ in
              dropped = words.joined()
              return true
            }
          Text("Files go here").frame(width: 300, height: 120).background(.orange)
            .dropDestination(for: Data.self) { files, _ in
              dropped = files.map { String(decoding: $0, as: UTF8.self) }.joined()
              return true
            }
          Spacer()
        }
      }
    }

    struct Pages: View {
      @State private var page = 0
      @State private var note = ""
      @State private var isShown = false
      var body: some View {
        VStack(spacing: 0) {
          TabView(selection: $page) {
            ForEach(0..<3) { Text("Leaf \\($0)").frame(maxWidth: .infinity, maxHeight: .infinity) }
          }
          .tabViewStyle(.page)
          .frame(height: 200)
          Text("Page \\(page)").frame(height: 40)
          Button("Sheet") { isShown = true }.frame(height: 40)
          Spacer()
          TextField("Note", text: $note).frame(height: 40)
        }
        .sheet(isPresented: $isShown) {
          GeometryReader { Text("Sheet of \\(Int($0.size.height))") }.presentationDetents([.medium, .large])
        }
      }
    }

    #Preview("Fields") { Fields() }
    #Preview("Choices") { Choices() }
    #Preview("Days") { Days() }
    #Preview("Menus") { Menus() }
    #Preview("Rows") { Rows() }
    #Preview("Carry") { Carry() }
    #Preview("Pages") { Pages() }
    """)

DROP = """(() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["a text"], "Note.txt", { type: "text/plain" }));
  const [clientX, clientY] = %s;
  for (const type of ["dragover", "drop"]) {
    document.elementFromPoint(clientX, clientY).dispatchEvent(
      new DragEvent(type, { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }));
  }
})()"""


class HandsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.folder = tempfile.mkdtemp(prefix="hands-test-")
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.addClassCleanup(cls.browser.close)
        path = os.path.join(cls.folder, "Hands.swift")
        with open(path, "w", encoding="utf-8") as source:
            source.write(SOURCE)
        cls.server = Server(path)
        cls.addClassCleanup(cls.server.stop)

    def open(self, name, more="", device="iPhone+16", **window):
        self.page = self.browser.open(
            f"{self.server.url}#zoom=1&device={device}&previews={name}{more}", **{"width": 1000, "height": 1000, **window})
        self.addCleanup(self.page.close)
        self.addCleanup(lambda: self.assertEqual(self.page.errors, []))
        self.page.wait("document.querySelector('#stage .elements')?.children.length > 0", timeout=120)

    def shows(self, text):
        self.page.wait(f"document.querySelector('#stage .elements').textContent.includes({json.dumps(text)})")

    def hides(self, text):
        self.page.wait(f"!document.querySelector('#stage .elements').textContent.includes({json.dumps(text)})")

    def box(self, text):
        """The box of the first element whose text begins with `text`: x, y, width, height."""
        find = ("[...document.querySelectorAll('#stage .elements li')]"
                f".find((each) => each.textContent.startsWith({json.dumps(text)}))")
        self.page.wait(find)
        return self.page.evaluate(f"(() => {{ const r = {find}.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }})()")

    def center(self, text):
        """The center of an element that has come to rest."""
        last = None
        while (box := self.box(text)) != last:
            last = box
            self.browser.pump(0.3)
        x, y, width, height = box
        return x + width / 2, y + height / 2

    def click(self, text):
        self.page.click(*self.center(text))

    def place(self, x, y):
        """A point of the preview, in the window."""
        left, top = self.page.evaluate(
            "(() => { const r = document.querySelector('figure canvas').getBoundingClientRect(); return [r.x, r.y]; })()")
        return left + x, top + y

    def frames(self):
        return int(self.page.evaluate("document.querySelector('figure canvas').dataset.frame"))

    def drag(self, start, end, rest=0.0, steps=10):
        """Drags with a pause before the first step, and another before the end, after which there is no speed."""
        self.page.move(*start)
        self.page.press(*start)
        self.browser.pump(rest)
        for step in range(1, steps + 1):
            self.page.move(*(one + (other - one) * step / steps for one, other in zip(start, end)))
            self.browser.pump(0.04)
        self.browser.pump(0.3)
        self.page.release(*end)

    def caret(self):
        """The insertion point: the left edge and the middle, in the preview."""
        return self.page.evaluate(
            "(() => { const it = document.querySelector('.keyboard'); const box = it.getBoundingClientRect();"
            " const r = document.querySelector('figure canvas').getBoundingClientRect();"
            " return [box.x - r.x, box.y + box.height / 2 - r.y]; })()")

    # Text

    def test_a_line_scrolls_with_the_caret(self):
        self.open("Fields")
        self.page.click(*self.place(100, 79))
        self.page.wait("document.activeElement.classList.contains('keyboard')")
        self.page.key("End")
        self.page.wait("Number.parseFloat(document.querySelector('.keyboard').style.left) > 300")
        self.assertLess(self.caret()[0], 394)
        self.page.type("!")
        self.page.key("Home")
        self.page.wait("Number.parseFloat(document.querySelector('.keyboard').style.left) < 20")

    def test_an_editor_scrolls_with_the_caret(self):
        self.open("Fields")
        self.page.click(*self.place(100, 120))
        self.page.wait("document.activeElement.classList.contains('keyboard')")
        self.page.key("End", ("control",))
        self.page.type("!")
        self.shows("and 311")
        x, y = self.caret()
        self.assertTrue(99 < y < 299, y)
        self.page.key("Home", ("control",))
        self.page.wait("Number.parseFloat(document.querySelector('.keyboard').style.top) < 130")

    def test_a_triple_click_selects_the_line(self):
        self.open("Fields")
        point = self.place(100, 79)
        for _ in range(3):
            self.page.click(*point)
        self.page.type("x")
        self.shows("Lengths 1 and")

    def test_a_text_can_be_selected_and_copied(self):
        # A drag selects characters on macOS; a finger copies the whole text.
        self.open("Fields", "&platform=macOS", device="")
        self.page.evaluate("void document.addEventListener('copy', (event) => { window.copied = event.clipboardData.getData('text/plain'); })")
        x, y, width, height = self.box("Words that")
        self.page.drag((x + 1, y + height / 2), (x + width - 1, y + height / 2))
        for _ in range(10):
            self.page.key("c", ("control",))
            self.browser.pump(0.3)
            if self.page.evaluate("window.copied"):
                break
        self.assertIn("can be", self.page.evaluate("window.copied") or "")

    # Pickers

    def test_pickers_of_a_form(self):
        self.open("Choices")
        x, y, width, height = self.box("Size")
        self.page.click(x + width * 0.75, y + height / 2)
        self.shows("Chosen: Large Mint")
        self.click("Flavor")
        self.hides("Chosen")
        self.click("Lime")
        self.shows("Chosen: Large Lime Round")
        # The row above the text that says what is chosen.
        x, y = self.center("Chosen")
        self.page.click(x, y - 53)
        self.shows("Chosen: Large Lime Square")

    def test_a_compact_date_picker_opens_its_month(self):
        self.open("Days")
        self.shows("Day 20,254")
        x, y, width, height = self.box("Day")
        self.page.click(x + width - 40, y + height / 2)
        self.shows("June 2025")
        self.click("20")
        self.page.key("Escape")
        self.shows("Day 20,259")

    def test_a_color_picker_opens_its_colors(self):
        self.open("Days")
        self.shows("Red is kept")
        count = "document.querySelectorAll('#stage .elements li').length"
        before = self.page.evaluate(count)
        x, y, width, height = self.box("Color")
        self.page.click(x + width - 14, y + height / 2)
        self.page.wait(f"{count} > {before}")

    # Menus

    def test_a_menu_has_a_submenu(self):
        self.open("Menus")
        self.click("Sort")
        self.click("By date")
        self.click("Oldest")
        self.shows("Last: oldest")

    def test_a_long_press_opens_a_context_menu(self):
        self.open("Menus")
        point = self.center("Hold me")
        self.page.move(*point)
        self.page.press(*point)
        self.shows("Share")
        self.page.release(*point)
        self.click("Share")
        self.shows("Last: shared")

    def test_a_popover_closes_by_a_click_beside_it(self):
        self.open("Menus", device="iPad+Pro+11-inch", width=1300, height=1300)
        self.click("Show")
        self.shows("Inside")
        self.page.click(*self.place(20, 900))
        self.hides("Inside")

    # Lists

    def test_a_row_is_swiped(self):
        self.open("Rows")
        x, y = self.center("Birch")
        self.drag((x + 100, y), (x - 30, y))
        self.click("Pin")
        self.shows("Pinned: Birch")

    def test_a_row_is_moved(self):
        self.open("Rows")
        self.drag(self.center("Ash"), (self.center("Ash")[0], self.center("Cedar")[1] + 10), rest=0.8)
        self.shows("Order: Birch Cedar Ash Date")

    def test_an_edge_swipe_goes_back(self):
        self.open("Rows")
        self.click("Open")
        self.shows("The second page")
        self.drag(self.place(3, 400), self.place(360, 400))
        self.shows("Order:")
        self.hides("The second page")

    def test_a_large_title_collapses_and_a_pull_refreshes(self):
        self.open("Rows")
        tall = self.box("Trees")[3]
        self.page.wheel(*self.place(200, 500), dy=300)
        self.page.wait(f"[...document.querySelectorAll('#stage .elements li')].some((each) => each.textContent.startsWith('Trees')"
                       f" && each.getBoundingClientRect().height < {tall} - 5)")
        self.page.wheel(*self.place(200, 500), dy=-900)
        self.shows("loads: 0")
        self.drag(self.place(200, 300), self.place(200, 700))
        self.shows("loads: 1")

    # Drag and drop

    def test_a_view_is_dragged_to_another(self):
        self.open("Carry")
        self.drag(self.center("Carry me"), self.center("Dropped"), rest=0.8)
        self.shows("Dropped: a card")

    def test_a_file_is_dropped(self):
        self.open("Carry")
        self.page.evaluate(DROP % json.dumps(list(self.center("Files go here"))))
        self.shows("Dropped: a text")

    # Pages, sheets and the keyboard

    def test_pages_turn_by_a_horizontal_wheel(self):
        self.open("Pages")
        point = self.center("Leaf 0")
        self.page.wheel(*point, dx=110)
        self.shows("Page 1")
        self.page.wheel(*point, dx=-110)
        self.shows("Page 0")

    def test_a_sheet_follows_the_finger_between_its_detents(self):
        self.open("Pages")
        self.click("Sheet")
        self.shows("Sheet of")
        height = "Number.parseInt(document.querySelector('#stage .elements').textContent.match(/Sheet of ([0-9]+)/)?.[1])"
        self.browser.pump(1)
        medium = self.page.evaluate(height)
        left, top, _, _ = self.box("Sheet of")
        start = (left + 190, top + 8)
        self.page.move(*start)
        self.page.press(*start)
        before = self.frames()
        for step in range(1, 9):
            self.page.move(start[0], start[1] - 40 * step)
            self.browser.pump(0.05)
        self.assertGreater(self.frames(), before + 3)
        self.page.release(start[0], start[1] - 320)
        self.page.wait(f"{height} > {medium} + 200")

    def test_a_keyboard_lifts_the_field(self):
        self.open("Pages", "&keyboard=shown")
        self.click("Note")
        self.page.wait("Number.parseFloat(document.querySelector('.keyboard').style.top) < 560")


if __name__ == "__main__":
    unittest.main()
