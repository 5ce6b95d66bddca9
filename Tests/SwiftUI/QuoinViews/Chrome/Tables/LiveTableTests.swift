import Foundation
import Quoin
import SwiftUI
import Testing

/// Tables whose columns sort and whose rows are selected.
@MainActor
struct LiveTableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Zoe", age: 31), Person(id: 2, name: "Adam", age: 54),
      Person(id: 3, name: "Mia", age: 31),
    ]
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Set<Int> = []

    var body: some View {
      VStack {
        Table(people, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
          TableColumn("Note") { _ in Text(verbatim: "-") }
        }
        .onChange(of: order) { _, order in people.sort(using: order) }
        Text(people.map(\.name).joined(separator: " ")).accessibilityIdentifier("names")
        Text("\(order.count)").accessibilityIdentifier("orders")
        Text(selection.sorted().map(String.init).joined(separator: " "))
          .accessibilityIdentifier("selection")
      }
    }
  }

  private func host() -> ViewHost<People> {
    ViewHost(People(), size: ProposedViewSize(width: 600, height: 400), platform: .macOS)
  }

  /// Rules/Lists.md#table-sorting
  @Test func aTitleSortsByItsColumnAndThenReverses() throws {
    let host = host()
    try host.tap("Age")
    // The former order is that of rows which are equal in the new one.
    #expect(try host.text(of: "names") == "Mia Zoe Adam")
    try host.tap("Age")
    #expect(try host.text(of: "names") == "Adam Mia Zoe")
    try host.tap("Name")
    #expect(try host.text(of: "names") == "Adam Mia Zoe")
    try host.tap("Name")
    #expect(try host.text(of: "names") == "Zoe Mia Adam")
    #expect(try host.text(of: "orders") == "2")
  }

  @Test func aColumnWithoutAValueDoesNotSort() throws {
    let host = host()
    #expect(throws: (any Error).self) { try host.tap("Note") }
    #expect(try host.text(of: "names") == "Zoe Adam Mia")
  }

  @Test func rowsAreSelectedWithModifiersAndArrows() throws {
    let host = host()
    try host.tap("Zoe")
    try host.tap("Mia", modifiers: .command)
    #expect(try host.text(of: "selection") == "1 3")
    try host.tap("Zoe")
    try host.press(key: .downArrow)
    #expect(try host.text(of: "selection") == "2")
    try host.press(key: "a", modifiers: .command)
    #expect(try host.text(of: "selection") == "1 2 3")
  }

  @Test func rowsFormSections() throws {
    struct Sections: View {
      @State private var isOpen = true
      @State private var columns = TableColumnCustomization<Person>()
      var body: some View {
        Button("Hide") { columns[visibility: "age"] = .hidden }
        Button("Close") { isOpen = false }
        Table(of: Person.self, columnCustomization: $columns) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age) years") }.customizationID("age")
        } rows: {
          Section("First", isExpanded: $isOpen) { TableRow(Person(id: 1, name: "Zoe", age: 31)) }
          Section {
            ForEach([Person(id: 2, name: "Adam", age: 54)]) { TableRow($0) }
          } header: {
            Text("Second")
          }
        }
      }
    }
    let host = ViewHost(
      Sections(), size: ProposedViewSize(width: 600, height: 400), platform: .macOS)
    for name in ["First", "Zoe", "Second", "Adam", "54 years"] {
      #expect(try host.text(of: name) == name)
    }
    try host.tap("Hide")
    try host.tap("Close")
    for name in ["Zoe", "54 years"] {
      #expect(throws: (any Error).self) { try host.text(of: name) }
    }
    #expect(try host.text(of: "First") == "First")
  }
}
