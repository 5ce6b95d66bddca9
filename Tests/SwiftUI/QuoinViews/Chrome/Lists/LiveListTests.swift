import Quoin
import SwiftUI
import Testing

/// Selecting, editing and scrolling lists.
@MainActor
struct LiveListTests {
  private func host<V: View>(_ view: V, _ platform: Platform = .iOS) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 400), platform: platform)
  }

  @Test func oneRowIsSelected() throws {
    let host = host(Single())
    try host.tap("Item 2")
    #expect(try host.text(of: "selection") == "2")
    try host.selectRow("Item 0")
    #expect(try host.text(of: "selection") == "0")
    #expect(try host.value(of: "Item 0", as: Bool.self) == true)
    #expect(throws: NameError.self) { try host.selectRow("Item 99") }
  }

  @Test func manyRowsAreSelected() throws {
    let mac = host(Many(), .macOS)
    try mac.tap("Item 2")
    try mac.tap("Item 1")
    #expect(try mac.text(of: "selection") == "[1]")
    let phone = host(Many())
    // Touches select nothing unless the list is in edit mode.
    #expect(throws: (any Error).self) { try phone.tap("Item 1") }
    try phone.selectRow("Item 1")
    try phone.selectRow("Item 2")
    #expect(try phone.text(of: "selection") == "[1, 2]")
    try phone.selectRow("Item 1")
    #expect(try phone.text(of: "selection") == "[2]")
  }

  /// A tap anywhere in a row runs all its buttons in the default style
  /// (Rules/Lists.md#row-buttons).
  @Test(arguments: [Platform.iOS, .macOS])
  func defaultButtonsOfARowReactTogether(platform: Platform) throws {
    let host = host(ButtonRows(), platform)
    try host.tap("More")
    let isApart = platform == .macOS
    #expect(try host.text(of: "log") == (isApart ? "more" : "more less"))
    try host.tap("Apart")
    #expect(try host.text(of: "log") == (isApart ? "more apart" : "more less apart"))
  }

  /// Rules/Lists.md#primary-action
  @Test func aPrimaryActionTakesTheTap() throws {
    let phone = host(Opened())
    try phone.tap("Item 1")
    try phone.tap("Item 2")
    #expect(try phone.text(of: "opened") == "[[1], [2]]")
    #expect(try phone.text(of: "selection") == "[]")

    let mac = host(Opened(), .macOS)
    try mac.tap("Item 1")
    try mac.advance(by: 1)
    try mac.tap("Item 1")
    try mac.tap("Item 2")
    #expect(try mac.text(of: "opened") == "[]")
    #expect(try mac.text(of: "selection") == "[2]")
    try mac.advance(by: 1)
    try mac.doubleTap("Item 0")
    #expect(try mac.text(of: "opened") == "[[0]]")
    #expect(try mac.text(of: "selection") == "[0]")
  }

  @Test func aTapBesideTheButtonsOfARowRunsThem() throws {
    let host = host(ButtonRows())
    try host.update()
    let row = try #require(host.frame(of: "row"))
    try host.tap(at: CGPoint(x: 200, y: row.midY))
    #expect(try host.text(of: "log") == "more less")
  }

  @Test func rowsAreDeletedAndMoved() throws {
    let host = host(Editable())
    try host.delete(row: "b")
    #expect(try host.text(of: "names") == "a c d")
    try host.move(row: "a", to: 2)
    #expect(try host.text(of: "names") == "c d a")
    try host.move(row: "a", to: 0)
    #expect(try host.text(of: "names") == "a c d")
    #expect(throws: ControlError.self) { try host.delete(row: "fixed") }
    #expect(throws: ControlError.self) { try host.delete(row: "c") }
  }

  @Test func rowsOfABoundCollectionAreEdited() throws {
    let host = host(Bound())
    try host.delete(row: "b")
    #expect(try host.text(of: "names") == "a c d")
    try host.move(row: "a", to: 2)
    #expect(try host.text(of: "names") == "c d a")
    try host.delete(row: "d")
    #expect(try host.text(of: "names") == "c a")
    #expect(throws: ControlError.self) { try host.delete(row: "c") }
    #expect(throws: ControlError.self) { try host.move(row: "fixed", to: 0) }
  }

  @Test func aListIsRefreshed() async throws {
    let host = host(Fresh())
    try await host.refresh("list")
    #expect(try host.text(of: "Refreshed 1") == "Refreshed 1")
    await #expect(throws: NameError.self) { try await host.refresh("nothing") }
  }

  @Test func aListScrolls() throws {
    let log = RowLog()
    let host = host(Long(log: log))
    try host.update()
    #expect(!log.seen.contains(50))
    try host.scroll(to: 50, anchor: .top)
    #expect(log.seen.contains(50))
    #expect(!log.shown.contains(0))
    try host.scroll("list", to: .zero)
    #expect(log.shown.contains(0) && !log.shown.contains(50))
    // Scrolling stops at the end of the content.
    try host.scroll("list", by: CGSize(width: 0, height: 1e9))
    #expect(log.shown.contains(99))
    #expect(throws: ControlError.scrollTarget("200")) { try host.scroll(to: 200) }
    #expect(throws: InteractionError.notFinite) {
      try host.scroll("list", to: CGPoint(x: 0, y: CGFloat.nan))
    }
  }
}

private struct ButtonRows: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      List {
        HStack {
          Button("More") { log.append("more") }
          Spacer()
          Button("Less") { log.append("less") }
        }
        .accessibilityIdentifier("row")
        Button("Apart") { log.append("apart") }.buttonStyle(.borderless)
      }
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
    }
  }
}

private struct Single: View {
  @State private var selection: Int?
  var body: some View {
    VStack {
      Text(selection.map { "\($0)" } ?? "-").accessibilityIdentifier("selection")
      List(0..<5, id: \.self, selection: $selection) { Text("Item \($0)") }
    }
  }
}

private struct Many: View {
  @State private var selection: Set<Int> = []
  var body: some View {
    VStack {
      Text("\(selection.sorted())").accessibilityIdentifier("selection")
      List(0..<5, id: \.self, selection: $selection) { Text("Item \($0)") }
    }
  }
}

private struct Editable: View {
  @State private var names = ["a", "b", "c", "d"]
  var body: some View {
    VStack {
      Text(names.joined(separator: " ")).accessibilityIdentifier("names")
      List {
        Text("fixed").accessibilityIdentifier("fixed")
        ForEach(names, id: \.self) { name in
          Text(name).accessibilityIdentifier(name).deleteDisabled(name == "c")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct Bound: View {
  @State private var names = ["a", "b", "c", "d"]
  @State private var others = ["fixed"]
  var body: some View {
    VStack {
      Text(names.joined(separator: " ")).accessibilityIdentifier("names")
      List($names, id: \.self, editActions: .all) { $name in
        Text(name).accessibilityIdentifier(name).deleteDisabled(name == "c")
      }
      List($others, id: \.self, editActions: .delete) { $name in
        Text(name).accessibilityIdentifier(name)
      }
    }
  }
}

private struct Fresh: View {
  @State private var count = 0
  var body: some View {
    List { Text("Refreshed \(count)") }
      .refreshable { await MainActor.run { count += 1 } }
      .accessibilityIdentifier("list")
  }
}

@MainActor
private final class RowLog {
  var seen: Set<Int> = []
  var shown: Set<Int> = []
}

private struct Long: View {
  let log: RowLog
  var body: some View {
    List(0..<100, id: \.self) { number in
      Text("Row \(number)")
        .onAppear {
          log.seen.insert(number)
          log.shown.insert(number)
        }
        .onDisappear { log.shown.remove(number) }
    }
    .accessibilityIdentifier("list")
  }
}

private struct Opened: View {
  @State private var selection: Set<Int> = []
  @State private var opened: [[Int]] = []
  var body: some View {
    VStack {
      Text("\(selection.sorted())").accessibilityIdentifier("selection")
      Text("\(opened)").accessibilityIdentifier("opened")
      List(0..<3, id: \.self, selection: $selection) { Text("Item \($0)") }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("Open") {}
        } primaryAction: {
          opened.append($0.sorted())
        }
    }
  }

  /// Rows out of view have no names, and errors say so.
  @Test func anErrorTellsOfRowsOutOfView() throws {
    let host = ViewHost(
      List(0..<100, id: \.self) { Text("row \($0)") },
      size: ProposedViewSize(width: 300, height: 300))
    let error = #expect(throws: NameError.self) { try host.tap("row 90") }
    #expect("\(try #require(error))".contains("aren't shown"))
    let id = #expect(throws: NameError.self) { try host.tap("90") }
    #expect("\(try #require(id))".contains("`scroll to 90` shows it"))
    try host.perform(Interaction("scroll to 90"))
    #expect(try host.text(of: "row 90") == "row 90")
  }

  /// Rules/Scrolling.md#scroll-to-lazy
  @Test func scrollingToAnUnknownViewInARowThatDoesNotExistWarnsOnce() throws {
    struct Rows: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo("inside 90") }
          Button("Top") { proxy.scrollTo("inside 0") }
          ScrollView {
            LazyVStack {
              ForEach(0..<100) { Text("row \($0)").frame(height: 40).id("inside \($0)") }
            }
          }
        }
      }
    }
    let host = ViewHost(Rows(), size: ProposedViewSize(width: 300, height: 300))
    try host.tap("Top")
    #expect(!host.warnings.contains { $0.contains("scrollTo") })
    try host.tap("Go")
    try host.tap("Go")
    #expect(host.warnings.filter { $0.contains("scrollTo(inside 90)") }.count == 1)
  }
}
