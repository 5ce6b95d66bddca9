import Quoin
import SwiftUI
import Testing

@testable import TodoListExample

/// The to-do list, operated as by its user.
@MainActor
@Suite struct TodoListExampleTests {
  private let store = TodoStore.sample

  private func host() throws -> ViewHost<some View> {
    try ViewHost(device: DeviceProfile(named: "iPhone 16")) {
      TodoListView().environment(store)
    }
  }

  @Test func anEntryIsTickedOff() throws {
    let host = try host()
    try host.tap("Sharpen the skates")
    #expect(store.todos[0].isDone)
    #expect(store.openCount == 2)
    #expect(try host.text(of: "2 to do") == "2 to do")
  }

  @Test func aNewEntryIsWrittenInASheet() throws {
    let host = try host()
    try host.tap("Add")
    try host.advance(by: 1)
    #expect(try host.isFocused("What is there to do?"))
    #expect(try !host.isEnabled("Save"))
    try host.type("Buy oats", into: "What is there to do?")
    try host.toggle("Urgent")
    #expect(try host.isEnabled("Save"))
    try host.tap("Save")
    try host.advance(by: 1)
    #expect(store.todos.first?.title == "Buy oats")
    #expect(store.todos.first?.isUrgent == true)
    #expect(throws: NameError.self) { try host.tap("Cancel") }
    #expect(try host.text(of: "Buy oats") == "Buy oats")
  }

  @Test func cancellingWritesNothing() throws {
    let host = try host()
    try host.tap("Add")
    try host.advance(by: 1)
    try host.type("Never mind", into: "What is there to do?")
    try host.tap("Cancel")
    try host.advance(by: 1)
    #expect(store.todos.count == 4)
    try host.tap("Add")
    try host.advance(by: 1)
    // The typed text disappeared with the sheet.
    #expect(try host.text(of: "What is there to do?") == "")
  }

  @Test func theFilterHidesRows() throws {
    let host = try host()
    try host.tap("Done")
    #expect(throws: NameError.self) { try host.tap("Sharpen the skates") }
    #expect(try host.text(of: "Return library books") == "Return library books")
    try host.tap("Open")
    #expect(throws: NameError.self) { try host.tap("Return library books") }
  }

  @Test func theDoneOnesAreCleared() throws {
    let host = try host()
    try host.tap("Clear")
    try host.advance(by: 1)
    #expect(
      store.todos.map(\.title) == [
        "Sharpen the skates", "Book the ferry to Styrsö", "Water the tomatoes",
      ])
    #expect(throws: InteractionError.disabled("Clear")) { try host.tap("Clear") }
  }

  @Test func aRowIsDeleted() throws {
    let host = try host()
    try host.delete(row: "Book the ferry to Styrsö")
    try host.advance(by: 1)
    #expect(store.todos.count == 3)
    #expect(throws: NameError.self) { try host.tap("Book the ferry to Styrsö") }
  }
}
