import CoreData
import Testing

/// Fetch requests and their results, batches and the history.
@MainActor
@Suite struct FetchingTests {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try ManagedLibrary.container() }

  private func titles(
    _ format: String? = nil, _ arguments: [Any] = [],
    order: [NSSortDescriptor] = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
  ) throws -> [String] {
    let request = Book.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = order
    return try context.fetch(request).map(\.title)
  }

  @Test func predicatesAndOrdersChooseObjects() throws {
    let books = try ManagedLibrary.addBooks(["Emma", "Dune", "Ulysses"], to: context)
    let shelf = Shelf(context: context)
    shelf.name = "Top"
    books[0].shelf = shelf
    books[2].shelf = shelf
    #expect(try titles() == ["Dune", "Emma", "Ulysses"])
    #expect(try titles("pages >= %d", [1]) == ["Dune", "Ulysses"])
    #expect(try titles("title CONTAINS[c] %@", ["E"]) == ["Dune", "Emma", "Ulysses"])
    #expect(try titles("shelf == %@", [shelf]) == ["Emma", "Ulysses"])
    #expect(try titles("shelf.name == %@", ["Top"]) == ["Emma", "Ulysses"])
    #expect(try titles("shelf == nil") == ["Dune"])
    #expect(try titles("SELF IN %@", [[books[1]]]) == ["Dune"])
    #expect(try titles("SELF == %@", [books[1].objectID]) == ["Dune"])
    let byPages = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
    #expect(try titles(order: byPages) == ["Ulysses", "Dune", "Emma"])
    let byShelf = [
      NSSortDescriptor(keyPath: \Book.shelf?.name, ascending: false),
      NSSortDescriptor(key: "title", ascending: false),
    ]
    #expect(try titles(order: byShelf) == ["Ulysses", "Emma", "Dune"])
  }

  @Test func savedAndUnsavedObjectsAreFoundAlike() throws {
    for saves in [false, true] {
      let book = Book(context: context)
      book.title = "Emma"
      if saves { try context.save() }
      #expect(try titles("title == 'Emma'").count == (saves ? 2 : 1))
    }
    let request = Book.fetchRequest()
    _ = Book(context: context)
    #expect(try context.count(for: request) == 3)
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 2)
  }

  @Test func limitsAndOffsetsCutTheResult() throws {
    try ManagedLibrary.addBooks(["A", "B", "C", "D"], to: context)
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.title) == ["B", "C"])
  }

  @Test func resultsMayBeIdentitiesNumbersOrDictionaries() throws {
    let books = try ManagedLibrary.addBooks(["A", "B", "A"], to: context)
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.resultType = .managedObjectIDResultType
    let identities = try context.fetch(request).compactMap { $0 as? NSManagedObjectID }
    #expect(Set(identities) == Set(books.map(\.objectID)))
    request.resultType = .countResultType
    #expect(try context.fetch(request).first as? NSNumber == 3)
    request.resultType = .dictionaryResultType
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = NSExpression(
      forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
    request.propertiesToFetch = ["title", sum]
    request.propertiesToGroupBy = ["title"]
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let groups = try context.fetch(request).compactMap { $0 as? NSDictionary }
    #expect(groups.map { $0["title"] as? String } == ["A", "B"])
    #expect(groups.map { $0["total"] as? Int } == [2, 1])
    #expect(groups.map { "\($0["total"] ?? "")" } == ["2.0", "1.0"])
    sum.expressionResultType = .integer64AttributeType
    let typed = try context.fetch(request).compactMap { $0 as? NSDictionary }
    #expect(typed.map { "\($0["total"] ?? "")" } == ["2", "1"])
    request.propertiesToGroupBy = nil
    request.propertiesToFetch = ["title"]
    request.returnsDistinctResults = true
    #expect(try context.fetch(request).count == 2)
    request.propertiesToFetch = ["nothing"]
    #expect(throws: NSError.self) { try context.fetch(request) }
  }

  @Test func unknownEntitiesAreErrors() {
    #expect(throws: NSError.self) {
      try context.fetch(NSFetchRequest<Book>(entityName: "Magazine"))
    }
  }

  @Test func batchesChangeTheStore() throws {
    let insertion = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "A", "pages": 1], ["title": "B", "pages": 2]])
    insertion.resultType = .count
    let inserted = try context.execute(insertion) as? NSBatchInsertResult
    #expect(inserted?.result as? Int == 2)
    #expect(try titles() == ["A", "B"])
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages == 2")
    update.propertiesToUpdate = ["title": "C"]
    update.resultType = .updatedObjectIDsResultType
    let updated = try context.execute(update) as? NSBatchUpdateResult
    let identities = updated?.result as? [NSManagedObjectID] ?? []
    #expect(identities.count == 1)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSUpdatedObjectsKey: identities], into: [context])
    #expect(try titles() == ["A", "C"])
    let deletion = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book"))
    deletion.resultType = .resultTypeCount
    let deleted = try context.execute(deletion) as? NSBatchDeleteResult
    #expect(deleted?.result as? Int == 2)
    context.reset()
    #expect(try titles().isEmpty)
  }

  @Test func theHistoryHasEachSave() throws {
    context.transactionAuthor = "test"
    let book = try ManagedLibrary.addBooks(["A"], to: context)[0]
    let token = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
    book.title = "B"
    try context.save()
    let all =
      try context.execute(
        NSPersistentHistoryChangeRequest.fetchHistory(
          after: nil as NSPersistentHistoryToken?)) as? NSPersistentHistoryResult
    let transactions = all?.result as? [NSPersistentHistoryTransaction] ?? []
    #expect(transactions.map(\.author) == ["test", "test"])
    let later = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: token))
    let last = (later as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction]
    let changes = last?.flatMap { $0.changes ?? [] } ?? []
    #expect(changes.map(\.changeType) == [.update])
    #expect(changes.first?.changedObjectID == book.objectID)

    let newest = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: newest))
    let left =
      try context.execute(
        NSPersistentHistoryChangeRequest.fetchHistory(
          after: nil as NSPersistentHistoryToken?)) as? NSPersistentHistoryResult
    #expect((left?.result as? [NSPersistentHistoryTransaction])?.count == 1)
  }
}
