import CoreData
import Testing

/// Coordinators with several stores.
@MainActor
@Suite struct SeveralPersistentStoresTests {
  /// Books and their shelves in one configuration, settings in another.
  private func model() -> NSManagedObjectModel {
    let model = ManagedLibrary.model()
    let setting = NSEntityDescription()
    setting.name = "Setting"
    setting.properties = [ManagedLibrary.attribute("key", .string)]
    model.setEntities(model.entities, forConfigurationName: "Library")
    model.entities.append(setting)
    model.setEntities([setting], forConfigurationName: "Settings")
    return model
  }

  private func container(_ configurations: String?...) -> (NSPersistentContainer, [NSError]) {
    let container = NSPersistentContainer(name: "Several", managedObjectModel: model())
    container.persistentStoreDescriptions = configurations.map { name in
      let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
      description.configuration = name
      return description
    }
    var errors: [NSError] = []
    container.loadPersistentStores { if let error = $1 { errors.append(error as NSError) } }
    return (container, errors)
  }

  private func setting(_ key: String, in context: NSManagedObjectContext) -> NSManagedObject {
    let setting = NSEntityDescription.insertNewObject(forEntityName: "Setting", into: context)
    setting.setValue(key, forKey: "key")
    return setting
  }

  @Test func eachEntityIsInTheStoreOfItsConfiguration() throws {
    let (container, errors) = container("Library", "Settings")
    #expect(errors.isEmpty)
    let context = container.viewContext
    let book = try ManagedLibrary.addBooks(["Emma"], to: context)[0]
    let setting = setting("color", in: context)
    try context.save()
    #expect(book.objectID.persistentStore?.configurationName == "Library")
    #expect(setting.objectID.persistentStore?.configurationName == "Settings")
    let other = container.newBackgroundContext()
    let (count, titles) = try other.performAndWait {
      (
        try other.count(for: NSFetchRequest<NSManagedObject>(entityName: "Setting")),
        try other.fetch(Book.fetchRequest()).map(\.title)
      )
    }
    #expect(count == 1)
    #expect(titles == ["Emma"])
    let address = setting.objectID.uriRepresentation()
    let coordinator = container.persistentStoreCoordinator
    #expect(
      coordinator.managedObjectID(forURIRepresentation: address)?.persistentStore
        === setting.objectID.persistentStore)
    let store = try #require(book.objectID.persistentStore)
    try coordinator.remove(store)
    #expect(try context.count(for: Book.fetchRequest()) == 0)
  }

  @Test func anEntityWithoutAStoreCanNotBeSaved() throws {
    let (container, _) = container("Library")
    _ = setting("color", in: container.viewContext)
    #expect(throws: (any Error).self) { try container.viewContext.save() }
    let (_, errors) = self.container("Nothing")
    #expect(errors.map(\.code) == [NSPersistentStoreIncompatibleSchemaError])
  }

  @Test func anObjectIsSavedInTheStoreThatItIsAssignedTo() throws {
    let (container, _) = container("Library", "Library")
    let context = container.viewContext
    let stores = container.persistentStoreCoordinator.persistentStores
    let book = Book(context: context)
    book.title = "Emma"
    context.assign(book, to: stores[1])
    let request = Book.fetchRequest()
    request.affectedStores = [stores[1]]
    #expect(try context.fetch(request) == [book])
    request.affectedStores = [stores[0]]
    #expect(try context.count(for: request) == 0)
    try context.save()
    #expect(book.objectID.persistentStore === stores[1])
    let other = Book(context: context)
    try context.save()
    #expect(other.objectID.persistentStore === stores[0])
    let found = try context.fetch(request)
    #expect(found == [other])
    #expect(try context.count(for: Book.fetchRequest()) == 2)
    // A child's choice is that of its parent.
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let third = Book(context: child)
    child.assign(third, to: stores[1])
    try child.save()
    try context.save()
    request.affectedStores = [stores[1]]
    #expect(try context.count(for: request) == 2)
  }

  @Test func anObjectCanNotReferToOneInAnotherStore() throws {
    let (container, _) = container("Library", "Library")
    let context = container.viewContext
    let book = Book(context: context)
    let shelf = Shelf(context: context)
    book.shelf = shelf
    context.assign(shelf, to: container.persistentStoreCoordinator.persistentStores[1])
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectExternalRelationshipError)
    #expect(error?.localizedDescription.contains("Book.shelf") == true)
    context.assign(book, to: container.persistentStoreCoordinator.persistentStores[1])
    try context.save()
    #expect(book.shelf === shelf)
    #expect(book.objectID.persistentStore === shelf.objectID.persistentStore)
  }

  @Test func theHistoryHasTheSavesOfAllStores() throws {
    let (container, _) = container("Library", "Settings")
    let context = container.viewContext
    _ = setting("color", in: context)
    try context.save()
    let coordinator = container.persistentStoreCoordinator
    let token = try #require(coordinator.currentPersistentHistoryToken(fromStores: nil))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: token, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSPersistentHistoryToken.self, from: data)
    #expect(read == token)
    _ = try ManagedLibrary.addBooks(["Emma"], to: context)
    _ = setting("size", in: context)
    try context.save()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
    request.resultType = .count
    let result = try context.execute(request) as? NSPersistentHistoryResult
    #expect(result?.result as? Int == 2)
  }
}
