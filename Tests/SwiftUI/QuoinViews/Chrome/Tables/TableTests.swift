import SwiftUI
import Testing

/// Tables: columns side by side on macOS, a list of the first column in a compact width.
@MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private let people = [Person(id: 0, name: "Ann", age: 7), Person(id: 1, name: "Bob", age: 9)]

  private func table() -> some View {
    Table(people, selection: .constant(1)) {
      TableColumn("Name") { person in
        Color.red.frame(height: 16).named("name \(person.id)")
      }
      .width(100)
      TableColumn("Age", value: \.age) { person in
        Color.red.frame(height: 16).named("age \(person.id)")
      }
    }
  }

  /// A row with its own state that counts its appearances.
  private struct Counting: View {
    @State private var count = 0
    let name: String
    var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 }.named(name) }
  }
  private struct Selecting: View {
    @State var selection: Set<Int> = [1]
    var body: some View {
      VStack {
        Button("Other") { selection = selection == [1] ? [0] : [1] }
        List(selection: $selection) {
          ForEach(0..<2, id: \.self) { Counting(name: "row \($0)") }
        }
      }
    }
  }

  @Test func aSelectedRowIsMadeOnceAndKeepsItsState() throws {
    let host = ViewHost(
      Selecting(), size: ProposedViewSize(width: 300, height: 300), platform: .macOS)
    try host.update()
    #expect(host.warnings == [])
    try host.tap("row 1")
    #expect(try host.text(of: "row 1") == "row 1 1")
    try host.tap("Other")
    #expect(try host.text(of: "row 1") == "row 1 1")
    try host.tap("Other")
    #expect(try host.text(of: "row 1") == "row 1 1")
    #expect(host.warnings == [])
  }

  @Test func cellsAreInTheirColumns() {
    let report = laid(408, 300, platform: .macOS) { table() }
    #expect(report.size == CGSize(width: 408, height: 300))
    // Margins of 16 at the sides, as in an inset list, and of 8 after each cell; rows of 24.
    #expect(report.frame(of: "name 0")?.minX == 16)
    #expect(report.frame(of: "name 0")?.width == 92)
    #expect(report.frame(of: "age 0")?.minX == 116)
    #expect(report.frame(of: "age 0")?.maxX == 384)
    let pitch = report.frame(of: "age 1").flatMap { lower in
      report.frame(of: "age 0").map { lower.minY - $0.minY }
    }
    #expect(pitch == 24)
  }

  @Test func columnsAreHiddenByDefaultOrByTheCustomization() {
    func shown(_ customization: TableColumnCustomization<Person>) -> [Bool] {
      let report = laid(408, 300, platform: .macOS) {
        Table(people, columnCustomization: .constant(customization)) {
          TableColumn("Name") { Color.red.frame(height: 16).named("name \($0.id)") }
            .customizationID("name")
          TableColumn("Age") { Color.red.frame(height: 16).named("age \($0.id)") }
            .defaultVisibility(.hidden).customizationID("age")
        }
      }
      return ["name 0", "age 0"].map { report.frame(of: $0) != nil }
    }
    var customization = TableColumnCustomization<Person>()
    #expect(shown(customization) == [true, false])
    customization[visibility: "age"] = .visible
    customization[visibility: "name"] = .hidden
    #expect(shown(customization) == [false, true])
    customization[visibility: "age"] = .automatic
    #expect(customization[visibility: "age"] == .automatic)
  }

  @Test func cellsAreAligned() {
    let report = laid(408, 300, platform: .macOS) {
      Table(people) {
        TableColumn("Name") { Color.red.frame(width: 20, height: 16).named("name \($0.id)") }
        TableColumn("Age") { Color.red.frame(width: 20, height: 16).named("age \($0.id)") }
          .alignment(.numeric)
      }
    }
    #expect(report.frame(of: "name 0")?.minX == 16)
    // The margin of the list and that after the cell.
    #expect(report.frame(of: "age 0")?.maxX == 384)
  }

  @Test func columnsComeFromACollection() {
    let report = laid(408, 300, platform: .macOS) {
      Table(people) {
        TableColumnForEach(0..<2) { column in
          TableColumn("Column \(column)") { person in
            Color.red.frame(height: 16).named("\(column) of \(person.id)")
          }
        }
      }
    }
    #expect(report.frame(of: "0 of 1") != nil && report.frame(of: "1 of 1") != nil)
  }

  private struct Folder: Identifiable {
    let id: Int
    var children: [Folder]?
  }

  @Test func aTreeOfRowsIsClosedAtFirst() {
    let folders = [Folder(id: 0, children: [Folder(id: 1)])]
    let report = laid(408, 300, platform: .macOS) {
      Table(folders, children: \.children) {
        TableColumn("Name") { Color.red.frame(height: 16).named("folder \($0.id)") }
      }
    }
    #expect(report.frame(of: "folder 0") != nil)
    #expect(report.frame(of: "folder 1") == nil)
  }

  @Test func telephonesShowTheFirstColumn() {
    let report = laid(402, 874) { table() }
    #expect(report.frame(of: "name 1") != nil)
    #expect(report.frame(of: "age 0") == nil)
  }
}
