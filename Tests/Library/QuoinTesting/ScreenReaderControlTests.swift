import Foundation
import Quoin
import QuoinTesting
import SwiftUI
import Testing

@MainActor
@Suite("What a screen reader says about controls, lists and bars")
struct ScreenReaderControlTests {
  private func host(_ view: some View, isMac: Bool = false) -> ViewHost<some View> {
    ViewHost(
      view, size: ProposedViewSize(width: 390, height: 600), platform: isMac ? .macOS : .iOS)
  }

  private func text(_ view: some View, isMac: Bool = false) throws -> String {
    try host(view, isMac: isMac).accessibilityText()
  }

  @Test("a slider's value is in percent on iOS, and a number on macOS")
  func sliders() throws {
    let slider = Slider(value: .constant(5), in: 0...20) { Text("Heat") }
    #expect(try text(slider) == "Heat, 25%, adjustable\n")
    #expect(try text(slider, isMac: true) == "Heat, 5, adjustable\n")
    #expect(
      try text(slider.environment(\.locale, Locale(identifier: "de")))
        == "Heat, 25\u{a0}%, adjustable\n")
  }

  @Test("a date is in the words of its region, as far as it is shown")
  func dates() throws {
    let date = Binding.constant(Date(timeIntervalSince1970: 47_100))
    let view = VStack {
      DatePicker("Day", selection: date, displayedComponents: .date)
      DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
    }
    .environment(\.timeZone, .gmt)
    let lines = try text(view.environment(\.locale, Locale(identifier: "de_DE")))
    #expect(lines == "Day, 1. Jan. 1970, date picker\nTime, 13:05, date picker\n")
  }

  @Test("a toggle of several values may be mixed; its label may have a label of its own")
  func toggles() throws {
    let values: [Binding<Bool>] = [.constant(true), .constant(false)]
    let view = VStack {
      Toggle("All", sources: values, isOn: \.self)
      Toggle("Some", sources: values.prefix(1), isOn: \.self)
      Toggle(isOn: .constant(true)) { Text("WLAN").accessibilityLabel("Wi-Fi") }
      Toggle(isOn: .constant(false)) {
        Text("Title")
        Text("Subtitle")
      }
    }
    #expect(
      try text(view) == """
        All, mixed, switch button
        Some, on, switch button
        Wi-Fi, on, switch button
        Title, Subtitle, off, switch button

        """)
  }

  @Test("a label is one element without its icon, unless it shows only that")
  func labels() throws {
    let label = Label("Star", systemImage: "star")
    let view = VStack {
      label
      label.labelStyle(.titleOnly)
      label.labelStyle(.iconOnly)
      label.accessibilityLabel("Own")
      HStack {
        label
        Text("5")
      }
      .accessibilityElement(children: .combine)
      Button {
      } label: {
        label.labelStyle(.iconOnly)
      }
    }
    #expect(try text(view) == "Star\nStar\nStar, image\nOwn\nStar, 5\nStar, button\n")
  }

  @Test("a link is a link, a button with a context menu a button")
  func roles() throws {
    let log = Counter()
    let view = VStack {
      Link("Site", destination: URL(fileURLWithPath: "/"))
      Button("Copy") {}.contextMenu { Button("Cut") { log.count += 1 } }
      Text("Text").contextMenu { Button("Paste") {} }
    }
    let host = host(view)
    #expect(try host.accessibilityText() == "Site, link\nCopy, button\nText\n")
    try host.performAccessibilityAction(named: "show menu", on: "Copy")
    try host.tap("Cut")
    #expect(log.count == 1)
  }

  @Test(
    "the row whose link's page is in the next column is selected",
    arguments: [Platform.iOS, .macOS])
  func followedRows(platform: Platform) throws {
    let columns = NavigationSplitView {
      List {
        NavigationLink("Mint") { Text("mint page") }
        NavigationLink("Teal") { Text("teal page") }
        NavigationLink("Seven", value: 7)
      }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
    } detail: {
      NavigationStack { NavigationLink("On") { Text("on page") } }
    }
    let host = ViewHost(
      columns.environment(\.horizontalSizeClass, .regular),
      size: ProposedViewSize(width: 1000, height: 700), platform: platform)
    func selected() throws -> [String] {
      try host.accessibilityText().split(separator: "\n").filter { $0.contains("selected") }
        .map { String($0.prefix { $0 != "," }) }
    }
    #expect(try selected() == [])
    for name in ["Mint", "Teal", "Seven", "Mint"] {
      try host.tap(name)
      #expect(try selected() == [name])
    }
  }

  @Test("rows are selected, and the buttons behind them are actions")
  func rows() throws {
    struct Rows: View {
      @State private var names = ["A", "B"]
      @State private var selection: String? = "B"
      let log: Counter
      var body: some View {
        List(selection: $selection) {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          Text("C").tag("C").swipeActions(edge: .leading) { Button("Pin") { log.count += 1 } }
            .swipeActions {
              Button("Mute") {}
              Button("Drop", systemImage: "trash") {}
            }
        }
      }
    }
    let log = Counter()
    let host = host(Rows(log: log))
    #expect(
      try host.accessibilityText() == """
        A, actions: Delete
        B, selected, actions: Delete
        C, actions: Pin, Mute, Drop

        """)
    try host.performAccessibilityAction(named: "Pin", on: "C")
    #expect(log.count == 1)
    try host.performAccessibilityAction(named: "Delete", on: "A")
    #expect(
      try host.accessibilityText()
        == "B, selected, actions: Delete\nC, actions: Pin, Mute, Drop\n")
  }

  @Test("a link in a list is a button on iOS, headers are headings")
  func links() throws {
    let list = NavigationStack {
      List {
        Section("Head") {
          NavigationLink {
            Text("page")
          } label: {
            Text("A")
            Image(systemName: "star")
            Text("B")
          }
          HStack { NavigationLink("Inside") { Text("other") } }
        }
      }
    }
    #expect(try text(list) == "Head, heading\nA, B, button\nInside, button\n")
    #expect(try text(list, isMac: true).hasPrefix("Head\nA\n"))
    let host = host(list)
    try host.performAccessibilityAction(named: "activate", on: "A, B")
    #expect(try host.accessibilityText().contains("page\n"))
  }

  @Test("a bar on iOS comes before its page, whatever the priorities in it")
  func bars() throws {
    let view = NavigationStack {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(5)
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Edit") {} } }
    }
    #expect(try text(view) == "Edit, button\nTitle, heading\nb\na\n")
  }

  @Test("a search field has its prompt as its label")
  func search() throws {
    struct Search: View {
      @State var text: String
      var body: some View {
        NavigationStack {
          List { Text("row") }.searchable(text: $text, prompt: "Find tea")
        }
      }
    }
    #expect(try text(Search(text: "")) == "row\nFind tea, search field\n")
    let host = host(Search(text: "oo"))
    #expect(
      try host.accessibilityText()
        == "row\nFind tea, oo, search field\nClear text, button\n")
    try host.performAccessibilityAction(named: "activate", on: "Clear text")
    #expect(try host.accessibilityText() == "row\nFind tea, search field\n")
  }

  @Test("priorities order the elements of a container, across its stacks")
  func order() throws {
    let pair = HStack {
      Text("a")
      Text("b").accessibilitySortPriority(1)
    }
    let view = VStack {
      Text("c")
      pair
    }
    #expect(try text(view) == "b\nc\na\n")
    #expect(
      try text(
        VStack {
          Text("c")
          pair.accessibilityElement(children: .contain)
        }) == "c\nb\na\n")
    #expect(
      try text(
        VStack {
          Text("c")
          ScrollView { pair }
        }) == "c\nb\na\n")
    #expect(
      try text(
        VStack {
          Text("c")
          ScrollView { pair }.accessibilitySortPriority(1)
        }) == "b\na\nc\n")
    #expect(try text(view.accessibilityElement(children: .combine)) == "b, c, a\n")
  }

  @Test("a shape with a trait or an action is an element, and an identifier makes none")
  func shapes() throws {
    let view = VStack {
      Color.red.accessibilityAddTraits(.isButton)
      Color.red.accessibilityAction {}
      Color.red.accessibilityAdjustableAction { _ in }
      Color.red.accessibilityAction(named: "Go") {}
      Color.red.accessibilityIdentifier("red")
      Color.red.accessibilityAddTraits([])
    }
    #expect(try text(view) == "button\nbutton\nadjustable\nactions: Go\n")
  }

  @Test("a group that is the only element of a view stays one, and keeps its label when combined")
  func groups() throws {
    let group = VStack {
      Text("A")
      Text("B").accessibilityHint("Hint")
    }
    .accessibilityElement(children: .contain)
    #expect(
      try text(group.accessibilityElement(children: .contain), isMac: true)
        == "group\nA\nB, Hint\n")
    let named = group.accessibilityLabel("G").padding()
    #expect(try text(named.accessibilityElement(children: .combine)) == "G, Hint\n")
    #expect(try text(group.accessibilityElement(children: .combine)) == "A, B, Hint\n")
    #expect(try text(named.accessibilityElement(), isMac: true) == "")
  }
}

@MainActor
private final class Counter {
  var count = 0
}
