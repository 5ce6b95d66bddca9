import CoreData
import QuoinSchema
import Testing

/// Damaged models and predicates of absurd sizes.
@MainActor
@Suite struct HostileModelTests {
  private let folder: StoreFolder

  init() throws { folder = try StoreFolder() }

  @Test func anEntityIsNotItsOwnSuperentity() throws {
    let (first, second, third) = (
      NSEntityDescription(), NSEntityDescription(), NSEntityDescription()
    )
    (first.name, second.name, third.name) = ("A", "B", "C")
    first.properties = [ManagedLibrary.attribute("a", .string)]
    first.subentities = [second]
    second.subentities = [third]
    third.subentities = [first, third]
    #expect(third.subentities.isEmpty)
    #expect(first.superentity == nil)
    #expect(third.propertiesByName.keys.sorted() == ["a"])
    let model = NSManagedObjectModel()
    model.entities = [first]
    #expect(model.entities.count == 3)
  }

  /// A valid model whose bytes the tests damage.
  private func compiled() throws -> [UInt8] {
    let list = StoreRelationship(destination: "List", inverse: "tasks", isToMany: false)
    let tasks = StoreRelationship(
      destination: "Task", inverse: "list", isToMany: true, isOrdered: true, deleteRule: .cascade)
    let schema = StoreSchema([
      StoreEntity(
        name: "Task",
        properties: [
          StoreProperty(name: "name", kind: .attribute(.text), defaultValue: .text("a")),
          StoreProperty(name: "count", kind: .attribute(.integer), defaultValue: .integer(1)),
          StoreProperty(name: "list", kind: .relationship(list)),
        ], uniqueness: [["name"]], indexes: [["count"]]),
      StoreEntity(name: "Chore", superentity: "Task", properties: []),
      StoreEntity(
        name: "List", properties: [StoreProperty(name: "tasks", kind: .relationship(tasks))]),
    ])
    let details = CompiledModel.Entity(attributes: [
      "name": CompiledModel.Attribute(
        type: "String", derivationExpression: "canonical:(list.tasks)", minimumValue: "1",
        regularExpression: "a("),
      "count": CompiledModel.Attribute(type: "Integer 16", derivationExpression: "list.@count"),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(
      try encoder.encode(
        CompiledModel(
          schema: schema, entities: ["Task": details],
          fetchRequests: ["low": .init(entity: "Nothing", predicate: "((", limit: -1)],
          configurations: ["C": ["Task", "None"]])))
  }

  @Test func damagedModelsAreErrorsOrModels() throws {
    let valid = try compiled()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).quoinmodel")
    defer { try? FileManager.default.removeItem(at: url) }
    var (models, errors) = (0, 0)
    var random: UInt64 = 7
    for number in 0..<400 {
      var bytes = valid
      for _ in 0..<(number % 3 + 1) {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(random >> 33) % bytes.count
        switch random >> 20 & 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random >> 40)
        case 1: bytes.removeSubrange(place..<min(place + 3, bytes.count))
        case 2: bytes.insert(contentsOf: bytes[..<min(9, place)], at: place)
        default:
          // Names become those of other parts.
          if place + 8 < bytes.count { bytes.swapAt(place, place + 8) }
        }
      }
      try Data(bytes).write(to: url)
      guard let model = NSManagedObjectModel(contentsOf: url) else {
        errors += 1
        continue
      }
      models += 1
      let container = NSPersistentContainer(name: "Damaged", managedObjectModel: model)
      container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
      container.loadPersistentStores { _, _ in }
      for entity in model.entities {
        let object = NSManagedObject(entity: entity, insertInto: container.viewContext)
        for name in entity.propertiesByName.keys { _ = object.value(forKey: name) }
      }
      try? container.viewContext.save()
    }
    #expect(models > 0 && errors > 0)
    try FileManager.default.removeItem(at: url)
    #expect(mkfifo(url.path, 0o600) == 0)
    #expect(NSManagedObjectModel(contentsOf: url) == nil)
  }

  private func stores() throws -> [NSManagedObjectContext] {
    let container = NSPersistentContainer(
      name: "ManagedLibrary", managedObjectModel: ManagedLibrary.model())
    #if SQLite
      let url = URL(fileURLWithPath: folder.path())
    #else
      let url = URL(fileURLWithPath: "/dev/null")
    #endif
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    container.loadPersistentStores { #expect($1 == nil) }
    return [try ManagedLibrary.container().viewContext, container.viewContext]
  }

  @Test func predicatesMayHaveTenThousandTerms() throws {
    for context in try stores() {
      try ManagedLibrary.addBooks(["a", "b", "c", "d"], to: context)
      let terms = (0..<10_000).map {
        NSPredicate(format: "pages == %d AND title != %@", $0 * 2, "x")
      }
      let request = Book.fetchRequest()
      request.predicate = NSCompoundPredicate(orPredicateWithSubpredicates: terms)
      #expect(try context.count(for: request) == 2)
      // Combined one by one
      request.predicate = terms.dropFirst().reduce(terms[0]) {
        NSCompoundPredicate(orPredicateWithSubpredicates: [$0, $1])
      }
      #expect(try context.fetch(request).map(\.title).sorted() == ["a", "c"])
      request.predicate = NSPredicate(
        format: "pages IN %@", argumentArray: [Array(stride(from: 1, to: 100_000, by: 1))])
      #expect(try context.count(for: request) == 3)
      let format = Array(repeating: "pages == 1", count: 10_000).joined(separator: " OR ")
      request.predicate = NSPredicate(format: format)
      #expect(try context.count(for: request) == 1)
    }
  }

  @Test func deepPredicatesAreRefused() throws {
    for context in try stores() {
      try ManagedLibrary.addBooks(["a", "b"], to: context)
      let request = Book.fetchRequest()
      func nested(_ depth: Int) -> NSPredicate {
        (0..<depth).reduce(NSPredicate(format: "pages == 1")) { inner, _ in
          NSCompoundPredicate(notPredicateWithSubpredicate: inner)
        }
      }
      request.predicate = nested(90)
      #expect(try context.count(for: request) == 1)
      request.predicate = nested(5_000)
      let error = #expect(throws: NSError.self) { try context.fetch(request) }
      #expect(error?.localizedDescription.contains("100 levels") == true)
      // A format says the same on standard error, and is false.
      request.predicate = NSPredicate(
        format: String(repeating: "(", count: 5_000) + "pages == 1"
          + String(repeating: ")", count: 5_000))
      #expect(try context.count(for: request) == 0)
    }
  }
}
