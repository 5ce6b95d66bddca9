#if SQLite
  import CoreData
  import Testing

  /// Stores in files.
  @MainActor
  @Suite struct StoreFileTests {
    private func container(_ url: URL) -> (NSPersistentContainer, NSError?) {
      let container = NSPersistentContainer(
        name: "ManagedLibrary", managedObjectModel: ManagedLibrary.model())
      container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
      var failure: NSError?
      container.loadPersistentStores { failure = $1 as NSError? }
      return (container, failure)
    }

    @Test func objectsAreThereWhenTheFileIsOpenedAgain() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let url = folder.appendingPathComponent("ManagedLibrary.sqlite")
      let identity: URL
      do {
        let (container, failure) = container(url)
        #expect(failure == nil)
        let book = try ManagedLibrary.addBooks(["Emma", "Dune"], to: container.viewContext)[0]
        book.chapters = ["one"]
        book.price = 5
        let shelf = Shelf(context: container.viewContext)
        shelf.name = "Top"
        book.shelf = shelf
        try container.viewContext.save()
        identity = book.objectID.uriRepresentation()
      }
      let (container, failure) = container(url)
      #expect(failure == nil)
      let coordinator = container.persistentStoreCoordinator
      let objectID = try #require(coordinator.managedObjectID(forURIRepresentation: identity))
      let object = try container.viewContext.existingObject(with: objectID)
      let book = try #require(object as? Book)
      #expect(book.title == "Emma")
      #expect(book.chapters == ["one"])
      #expect(book.price == 5)
      #expect(book.shelf?.name == "Top")
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(format: "shelf.name BEGINSWITH[c] 't' OR pages == 1")
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
      #expect(try container.viewContext.fetch(request).map(\.title) == ["Dune", "Emma"])
    }

    @Test func aStoreIsCopiedToAnotherFile() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      func url(_ name: String) -> URL { folder.appendingPathComponent("\(name)/store.sqlite") }
      let (container, _) = container(url("first"))
      let coordinator = container.persistentStoreCoordinator
      try ManagedLibrary.addBooks(["Emma"], to: container.viewContext)
      let moved = try coordinator.migratePersistentStore(
        coordinator.persistentStores[0], to: url("second"), type: .sqlite)
      #expect(coordinator.persistentStores == [moved])
      try ManagedLibrary.addBooks(["Dune"], to: container.viewContext)
      func titles(_ name: String) throws -> [String] {
        let context = self.container(url(name)).0.viewContext
        let books = try coordinator.execute(Book.fetchRequest(), with: context) as? [Book] ?? []
        return books.map(\.title).sorted()
      }
      #expect(try titles("first") == ["Emma"])
      #expect(try titles("second") == ["Dune", "Emma"])
      try coordinator.replacePersistentStore(
        at: url("first"), withPersistentStoreFrom: url("second"), type: .sqlite)
      #expect(try titles("first") == ["Dune", "Emma"])
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
        type: .sqlite, at: url("first"))
      let model = coordinator.managedObjectModel
      #expect(model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      model.entitiesByName["Author"]?.properties.append(ManagedLibrary.attribute("new", .string))
      #expect(!model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
      #expect(throws: NSError.self) {
        try NSPersistentStoreCoordinator.metadataForPersistentStore(
          type: .sqlite, at: url("none"))
      }
      for (from, to) in [("none", "third"), ("second", "text")] {
        try FileManager.default.createDirectory(
          at: url(to).deletingLastPathComponent(), withIntermediateDirectories: true)
        if to == "text" { try Data("a text of some length".utf8).write(to: url(to)) }
        #expect(throws: NSError.self) {
          try coordinator.replacePersistentStore(
            at: url(to), withPersistentStoreFrom: url(from), type: .sqlite)
        }
      }
      #expect(try Data(contentsOf: url("text")).count == 21)
    }

    @Test func aFileThatIsNoStoreIsAnErrorAndStays() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")
      try Data("no database, but a text of some length".utf8).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let (container, failure) = container(url)
      #expect(failure?.code == NSPersistentStoreOpenError)
      #expect(container.persistentStoreCoordinator.persistentStores.isEmpty)
      #expect(try Data(contentsOf: url).count == 38)
    }
  }
#endif
