import SwiftUI
import Testing

@MainActor
struct TableRowTests {
  private struct Person: Identifiable {
    let id: Int
    var children: [Person] = []
  }

  @TableColumnBuilder<Person>
  private func columns() -> some TableColumnContent<Person> {
    TableColumn("Name") { Color.red.frame(height: 16).named("name \($0.id)") }
  }

  private func names<V: View>(_ table: V) throws -> [String] {
    let host = ViewHost(table, size: ProposedViewSize(width: 300, height: 300), platform: .macOS)
    try host.update()
    return (0..<9).map { "name \($0)" }.filter { host.frame(of: $0) != nil }
  }

  @Test func rowsAreThoseOfTheBuilder() throws {
    let people = [Person(id: 1), Person(id: 2)]
    for isLong in [false, true] {
      let table = Table(of: Person.self) {
        columns()
      } rows: {
        TableRow(Person(id: 0))
        ForEach(people) { TableRow($0).contextMenu { Button("Delete") {} } }
        if isLong { TableRow(Person(id: 3)).draggable("three") } else { TableRow(Person(id: 4)) }
        if isLong { TableRow(Person(id: 5)) }
      }
      let last = isLong ? ["name 3", "name 5"] : ["name 4"]
      #expect(try names(table) == ["name 0", "name 1", "name 2"] + last)
    }
  }

  @Test func theRowsOfADisclosureAreShownWhenItIsOpen() throws {
    for isOpen in [false, true] {
      let table = Table(of: Person.self, selection: .constant(Set([1]))) {
        columns()
      } rows: {
        DisclosureTableRow(Person(id: 0), isExpanded: .constant(isOpen)) {
          TableRow(Person(id: 1))
        }
      }
      #expect(try names(table) == (isOpen ? ["name 0", "name 1"] : ["name 0"]))
    }
  }
}
