import SwiftData
import SwiftUI
import Testing

@Suite("History and undo")
struct HistoryTests {
  let context: ModelContext

  init() throws { context = ModelContext(try .inMemory()) }

  @Test("the history lists the saves after a token, with their authors and objects")
  func history() throws {
    context.author = "first"
    let note = Note("A")
    context.insert(note)
    try context.save()
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(all.map(\.author) == ["first"])
    let id = note.persistentModelID
    #expect(
      all.first?.changes == [.insert(DefaultHistoryChange(changedPersistentIdentifier: id))])

    let token = try #require(all.last?.token)
    context.author = "second"
    note.title = "B"
    try context.save()
    let later = try context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
    #expect(later.map(\.author) == ["second"])
    #expect(
      later.first?.changes == [.update(DefaultHistoryChange(changedPersistentIdentifier: id))])
  }

  @Test("deleted history is gone, and later saves have later tokens")
  func deletion() throws {
    for author in ["first", "second"] {
      context.author = author
      context.insert(Note(author))
      try context.save()
    }
    let all = HistoryDescriptor<DefaultHistoryTransaction>()
    let newest = try #require(context.fetchHistory(all).last?.token)
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token >= newest }))
    #expect(try context.fetchHistory(all).map(\.author) == ["first"])
    context.insert(Note("third"))
    try context.save()
    #expect(try #require(context.fetchHistory(all).last?.token) > newest)
    #expect(try context.titles().sorted() == ["first", "second", "third"])
  }

  @Test("the undo manager of a context undoes and redoes its changes")
  func undo() throws {
    let note = Note("A")
    context.insert(note)
    try context.save()
    let manager = UndoManager()
    context.undoManager = manager
    note.title = "B"
    context.processPendingChanges()
    manager.undo()
    #expect(note.title == "A")
    manager.redo()
    #expect(note.title == "B")

    context.delete(note)
    context.processPendingChanges()
    #expect(try context.titles() == [])
    manager.undo()
    #expect(try context.titles() == ["B"])
  }
}
