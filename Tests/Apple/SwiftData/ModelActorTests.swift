import SwiftData
import Testing

/// An actor as `@ModelActor` expands it.
private actor Worker: ModelActor {
  nonisolated let modelExecutor: any ModelExecutor
  nonisolated let modelContainer: ModelContainer

  init(modelContainer: ModelContainer) {
    let modelContext = ModelContext(modelContainer)
    modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
    self.modelContainer = modelContainer
  }

  func add(_ titles: [String]) throws -> [PersistentIdentifier] {
    let notes = titles.map { Note($0) }
    for note in notes { modelContext.insert(note) }
    try modelContext.save()
    return notes.map(\.persistentModelID)
  }

  func title(of id: PersistentIdentifier) -> String? { self[id, as: Note.self]?.title }
}

@Suite("Model actors")
struct ModelActorTests {
  @Test("the main context sees what an actor has saved")
  @MainActor func merging() async throws {
    let container = try ModelContainer.inMemory()
    let worker = Worker(modelContainer: container)
    let ids = try await worker.add(["A", "B"])
    #expect(try container.mainContext.titles() == ["A", "B"])
    #expect(await worker.title(of: ids[1]) == "B")
    #expect((container.mainContext.model(for: ids[0]) as? Note)?.title == "A")
  }
}
