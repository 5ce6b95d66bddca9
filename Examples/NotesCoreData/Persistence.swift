import CoreData

/// The stack of Core Data, as Xcode's template writes it.
struct PersistenceController {
  @MainActor static let shared = PersistenceController()

  /// A store in memory with a few notes, for previews.
  @MainActor static let preview: PersistenceController = {
    let result = PersistenceController(inMemory: true)
    let context = result.container.viewContext
    let tags = ["Garden", "Ideas", "Shopping"].map { Tag(named: $0, in: context) }
    let samples: [(title: String, text: String, tags: [Tag], isPinned: Bool)] = [
      ("Tomatoes", "Sow in March, plant out after the middle of May.", [tags[0]], false),
      ("Market", "Basil, onions, two lemons, bread.", [tags[0], tags[2]], true),
      ("A boat of paper", "Fold it from a map, so that it knows the way.", [tags[1]], false),
      ("Call Ada", "", [], false),
    ]
    for (index, sample) in samples.enumerated() {
      let note = Note(context: context)
      note.title = sample.title
      note.text = sample.text
      note.isPinned = sample.isPinned
      note.created = Date(timeIntervalSince1970: 1_790_000_000 - Double(index) * 86_400)
      for tag in sample.tags { note.addToTags(tag) }
    }
    do {
      try context.save()
    } catch {
      fatalError("The samples can't be saved: \(error)")
    }
    return result
  }()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "NotesCoreData")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error = error as NSError? {
        fatalError("The store can't be opened: \(error), \(error.userInfo)")
      }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    container.viewContext.undoManager = UndoManager()
  }
}
