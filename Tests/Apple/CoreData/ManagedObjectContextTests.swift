import CoreData
import Testing

/// Contexts: saves, other contexts, merges, undo and errors.
@MainActor
@Suite struct ManagedObjectContextTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try ManagedLibrary.container() }

  private func error(_ body: () throws -> Void) -> NSError? {
    do { try body() } catch { return error as NSError }
    return nil
  }

  @Test func savesPostNotificationsWithTheObjects() throws {
    let context = context
    let book = Book(context: context)
    nonisolated(unsafe) var inserted: [Set<NSManagedObject>] = []
    nonisolated(unsafe) var changes = 0
    let center = NotificationCenter.default
    let observers = [
      center.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) {
        inserted.append($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? [])
      },
      center.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { _ in changes += 1 },
    ]
    defer { observers.forEach(center.removeObserver) }
    context.processPendingChanges()
    #expect(changes == 1)
    try context.save()
    #expect(inserted == [[book]])
    #expect(!context.hasChanges)
    try context.save()
    #expect(inserted.count == 1, "a save without changes posts nothing")
  }

  @Test func deletedObjectsTakeTheirPartsAlong() throws {
    let shelf = Shelf(context: context)
    for _ in 0..<3 { Book(context: context).shelf = shelf }
    let author = Author(context: context)
    author.name = "Jane"
    let book = try #require(shelf.books?.allObjects.first as? Book)
    book.authors = [author]
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 0)
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    #expect(author.books.isEmpty)
  }

  @Test func anObjectNeedsNoContext() {
    let book = Book()
    book.title = "Emma"
    #expect(book.title == "Emma" && book.entity.name == "Book")
    #expect(book.managedObjectContext == nil && context.insertedObjects.isEmpty)
  }

  @Test func rollbackDropsChanges() throws {
    let book = try ManagedLibrary.addBooks(["Emma"], to: context)[0]
    book.title = "Dune"
    _ = Book(context: context)
    #expect(context.insertedObjects.count == 1)
    #expect(context.updatedObjects == [book])
    context.rollback()
    #expect(book.title == "Emma")
    #expect(!context.hasChanges)
    #expect(try context.fetch(Book.fetchRequest()) == [book])
  }

  @Test func missingValuesAreReportedWithCoreDatasCodes() {
    let author = Author(context: context)
    let first = error { try context.save() }
    #expect(first?.domain == NSCocoaErrorDomain)
    #expect(first?.code == NSValidationMissingMandatoryPropertyError)
    #expect(first?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    #expect(first?.userInfo[NSValidationObjectErrorKey] as? Author === author)
    let book = Book(context: context)
    book.setValue(nil, forKey: "title")
    let both = error { try context.save() }
    #expect(both?.code == NSValidationMultipleErrorsError)
    #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    #expect(context.hasChanges)
    author.name = "Jane"
    book.title = "Emma"
    #expect(error { try context.save() } == nil)
  }

  @Test func equalUniqueValuesAreAConflictUnlessThePolicyDecides() throws {
    let first = Book(context: context)
    first.code = "A"
    first.title = "First"
    try context.save()
    let other = container.newBackgroundContext()
    let second = Book(context: other)
    second.code = "A"
    second.title = "Second"
    #expect(error { try other.save() }?.code == NSManagedObjectConstraintMergeError)
    other.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    try other.save()
    #expect(try other.fetch(Book.fetchRequest()).map(\.title) == ["First"])
    let third = Book(context: other)
    third.code = "A"
    third.title = "Third"
    other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try other.save()
    let last = try container.newBackgroundContext().fetch(Book.fetchRequest())
    #expect(last.map(\.title) == ["Third"])
  }

  @Test func changesOfBothContextsAreAConflictUnlessThePolicyDecides() throws {
    let book = try ManagedLibrary.addBooks(["Emma"], to: context)[0]
    let other = container.newBackgroundContext()
    let copy = try #require(other.fetch(Book.fetchRequest()).first)
    copy.title = "Theirs"
    try other.save()
    book.title = "Mine"
    #expect(error { try context.save() }?.code == NSManagedObjectMergeError)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(book.title == "Mine")
    other.refreshAllObjects()
    #expect(copy.title == "Mine")
  }

  @Test func savesOfOthersAreMergedIfTheContextAsksForIt() throws {
    let book = try ManagedLibrary.addBooks(["Emma"], to: context)[0]
    #expect(book.title == "Emma")
    let other = container.newBackgroundContext()
    let copy = try #require(try other.existingObject(with: book.objectID) as? Book)
    copy.title = "Dune"
    try other.save()
    #expect(book.title == "Emma")
    context.automaticallyMergesChangesFromParent = true
    copy.title = "Ulysses"
    try other.save()
    #expect(book.title == "Ulysses")
  }

  @Test func childrenSaveIntoTheirParent() throws {
    let book = try ManagedLibrary.addBooks(["Emma"], to: context)[0]
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let copy = try #require(try child.existingObject(with: book.objectID) as? Book)
    copy.title = "Dune"
    let added = Book(context: child)
    added.title = "Ulysses"
    #expect(book.title == "Emma")
    try child.save()
    #expect(book.title == "Dune")
    #expect(context.hasChanges)
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try container.newBackgroundContext().fetch(request).map(\.title) == ["Emma"])
    try context.save()
    #expect(
      try container.newBackgroundContext().fetch(request).map(\.title) == ["Dune", "Ulysses"])
  }

  @Test func blocksRunOnTheContextsQueue() async throws {
    let background = container.newBackgroundContext()
    let count = try await background.perform {
      try ManagedLibrary.addBooks(["Emma", "Dune"], to: background)
      return try Book.fetchRequest().execute().count
    }
    #expect(count == 2)
    let title = await container.performBackgroundTask { context in
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages == 1")
      return (try? context.fetch(request))?.first?.title
    }
    #expect(title == "Dune")
    await #expect(throws: NSError.self) {
      try await background.perform {
        _ = Author(context: background)
        try background.save()
      }
    }
  }

  @Test func aContextWithoutAStoreIsEmptyAndRefusesSaves() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    #expect(!context.hasChanges)
    #expect(error { _ = try context.fetch(Book.fetchRequest()) }?.code == NSCoreDataError)
    let unloaded = NSPersistentContainer(name: "None", managedObjectModel: ManagedLibrary.model())
    let book = Book(context: unloaded.viewContext)
    book.title = "Emma"
    #expect(error { try unloaded.viewContext.save() }?.code == NSPersistentStoreSaveError)
  }
}
