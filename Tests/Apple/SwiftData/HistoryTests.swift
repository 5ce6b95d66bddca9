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
    let changes = try #require(all.first?.changes)
    #expect(changes.map(\.changedPersistentIdentifier) == [id])
    guard case .insert(_ as DefaultHistoryInsert<Note>)? = changes.first else {
      Issue.record("the change isn't the insertion of a note")
      return
    }

    let token = try #require(all.last?.token)
    context.author = "second"
    note.title = "B"
    try context.save()
    let later = try context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token }))
    #expect(later.map(\.author) == ["second"])
    guard case .update(let update as DefaultHistoryUpdate<Note>)? = later.first?.changes.first
    else {
      Issue.record("the change isn't the update of a note")
      return
    }
    #expect(update.changedPersistentIdentifier == id)
    #expect(update.transactionIdentifier == later.first?.transactionIdentifier)
    context.delete(note)
    try context.save()
    let newest = try context.fetchHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(sortBy: [
        SortDescriptor(\.transactionIdentifier, order: .reverse)
      ]))
    guard case .delete(let deletion as DefaultHistoryDelete<Note>)? = newest.first?.changes.first
    else {
      Issue.record("the change isn't the deletion of a note")
      return
    }
    #expect(deletion.tombstone[\.title] == nil)
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
