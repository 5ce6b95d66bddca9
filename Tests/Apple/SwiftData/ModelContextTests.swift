import SwiftData
import Testing

@Suite("Model contexts")
struct ModelContextTests {
  let context: ModelContext

  init() throws { context = ModelContext(try .inMemory()) }

  @Test("fetches evaluate predicates and orders, also of unsaved objects")
  func fetching() throws {
    for (index, title) in ["pear", "Apple", "apple 10", "apple 9"].enumerated() {
      let note = Note(title)
      note.count = index
      context.insert(note)
    }
    for _ in 0..<2 {
      let sorted = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.title)])
      #expect(
        try context.fetch(sorted).map(\.title) == ["Apple", "apple 9", "apple 10", "pear"])
      var second = FetchDescriptor<Note>(
        predicate: #Predicate { $0.count >= 1 }, sortBy: [SortDescriptor(\.count)])
      #expect(try context.fetchCount(second) == 3)
      second.fetchLimit = 1
      second.fetchOffset = 1
      #expect(try context.fetch(second).map(\.title) == ["apple 10"])
      second.fetchLimit = 0
      #expect(try context.fetch(second).isEmpty)
      try context.save()
    }
  }

  @Test("predicates know enumerations, identities, relationships and text")
  func predicates() throws {
    let note = Note("Übung", folder: Folder("F"), tags: [Tag("red")])
    note.mood = .wild
    context.insert(note)
    context.insert(Note("Other"))
    try context.save()
    let (mood, id, uuid) = (Mood.wild, note.persistentModelID, note.id)
    let predicates: [Predicate<Note>] = [
      #Predicate { $0.mood == mood }, #Predicate { $0.persistentModelID == id },
      #Predicate { $0.id == uuid }, #Predicate { $0.folder?.title == "F" },
      #Predicate { $0.tags.contains { $0.name == "red" } },
      #Predicate { $0.title.localizedStandardContains("UBUNG") },
    ]
    for predicate in predicates {
      #expect(try context.fetch(FetchDescriptor(predicate: predicate)) == [note])
    }
  }

  @Test("an object exists once in a context, and its values are those of the store")
  func identity() throws {
    let note = Note("A", folder: Folder("F"))
    note.place = SavedPlace(x: 3)
    note.words = ["x", "y"]
    context.insert(note)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Note>()).first === note)

    let other = ModelContext(context.container)
    let copy = try #require(other.model(for: note.persistentModelID) as? Note)
    #expect(copy !== note)
    #expect(copy.place == SavedPlace(x: 3))
    #expect(copy.words == ["x", "y"])
    #expect(copy.folder?.title == "F")
    #expect(copy.modelContext === other)
    #expect(other.registeredModel(for: note.persistentModelID) as Note? === copy)
  }

  @Test("an insertion includes related objects and may be repeated")
  func insertion() throws {
    let tag = Tag("red")
    let note = Note("A", tags: [tag])
    context.insert(tag)
    context.insert(note)
    context.insert(note)
    #expect(context.insertedModelsArray.count == 2)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try context.titles() == ["A"])
  }

  @Test("a deletion follows the delete rules")
  func deletion() throws {
    let folder = Folder("F")
    context.insert(Note("A", folder: folder))
    context.insert(Note("B"))
    try context.save()
    context.delete(folder)
    try context.save()
    #expect(try context.titles() == ["B"])
    try context.delete(model: Note.self, where: #Predicate { $0.title == "B" })
    #expect(try context.titles() == [])
  }

  @Test("an object with equal unique values updates the one in the store")
  func unique() throws {
    context.insert(Tag("red"))
    try context.save()
    context.insert(Tag("red"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
  }

  @Test("a rollback discards changes; a failed transaction keeps them")
  func rollback() throws {
    struct Failure: Error {}
    context.insert(Note("A"))
    #expect(throws: Failure.self) {
      try context.transaction {
        context.insert(Note("B"))
        throw Failure()
      }
    }
    #expect(context.hasChanges)
    context.rollback()
    #expect(try context.titles() == [])
    try context.transaction { context.insert(Note("C")) }
    #expect(!context.hasChanges)
  }

  @Test("a context sees what another one has saved")
  func otherContexts() throws {
    let note = Note("A")
    context.insert(note)
    try context.save()
    let other = ModelContext(context.container)
    let copy = try #require(try other.fetch(FetchDescriptor<Note>()).first)
    copy.title = "B"
    try other.save()
    #expect(try context.titles() == ["B"])
    #expect(note.title == "B")
  }

  @Test("a save posts the identities of the changed objects")
  func notifications() throws {
    let box = Identities()
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { notification in
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      box.all = notification.userInfo?[key] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let note = Note("A")
    context.insert(note)
    try context.save()
    #expect(box.all == [note.persistentModelID])
  }

  @Test("a batch can't include unsaved changes")
  func batches() throws {
    context.insert(Note("A"))
    #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
      try context.fetch(FetchDescriptor<Note>(), batchSize: 10)
    }
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Note>(), batchSize: 10).map(\.title) == ["A"])
  }

  @Test("a model that the container lacks is refused with a message")
  func unknownModel() throws {
    let container = try ModelContainer(
      for: Schema(), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    context.insert(Note("A"))
    #expect(!context.hasChanges)
    #expect(try context.titles() == [])
  }
}

/// The identities of a notification.
private final class Identities: @unchecked Sendable {
  var all: [PersistentIdentifier] = []
}
