import CoreData
import QuoinSchema
import Testing

/// Models in files and in code, containers, and value transformers.
@MainActor
@Suite struct ManagedObjectModelTests {
  private func file(_ model: CompiledModel) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("\(UUID()).quoinmodel")
    try JSONEncoder().encode(model).write(to: url)
    return url
  }

  private func attribute(_ name: String, _ type: StoreAttributeType) -> StoreProperty {
    StoreProperty(name: name, kind: .attribute(type))
  }

  @Test func fetchedPropertiesAreFetchedWhenTheyAreRead() throws {
    let entry = CompiledModel.Entity(fetchedProperties: [
      "larger": .init(entity: "Entry", predicate: "size > $FETCH_SOURCE.size"),
      "unknown": .init(entity: "Nothing"),
    ])
    let schema = StoreSchema([StoreEntity(name: "Entry", properties: [attribute("size", .integer)])]
    )
    let url = try file(CompiledModel(schema: schema, entities: ["Entry": entry]))
    defer { try? FileManager.default.removeItem(at: url) }
    let container = NSPersistentContainer(
      name: "Entries", managedObjectModel: try #require(NSManagedObjectModel(contentsOf: url)))
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    container.loadPersistentStores { #expect($1 == nil) }
    let entries = (0..<3).map { size in
      let entry = NSEntityDescription.insertNewObject(
        forEntityName: "Entry", into: container.viewContext)
      entry.setValue(size, forKey: "size")
      return entry
    }
    #expect(
      Set(entries[0].value(forKey: "larger") as? [NSManagedObject] ?? []) == Set(entries[1...]))
    try container.viewContext.save()
    let larger: [NSManagedObject] = entries[1]._quoinValue("larger")
    #expect(larger == [entries[2]])
    container.viewContext.delete(entries[2])
    #expect((entries[1].value(forKey: "larger") as? [Any])?.isEmpty == true)
    #expect((entries[1].value(forKey: "unknown") as? [Any])?.isEmpty == true)
  }

  @Test func compiledModelsHaveTheirEntities() throws {
    let list = StoreRelationship(destination: "List", inverse: "tasks", isToMany: false)
    let tasks = StoreRelationship(
      destination: "Task", inverse: "list", isToMany: true, isOrdered: true, deleteRule: .cascade)
    let schema = StoreSchema([
      StoreEntity(
        name: "Task", isAbstract: true,
        properties: [
          attribute("name", .text), attribute("number", .integer),
          StoreProperty(name: "list", kind: .relationship(list)),
        ], uniqueness: [["name"]]),
      StoreEntity(name: "Chore", superentity: "Task", properties: [attribute("due", .date)]),
      StoreEntity(
        name: "List", properties: [StoreProperty(name: "tasks", kind: .relationship(tasks))]),
    ])
    let details = CompiledModel.Entity(
      className: "Chore",
      attributes: ["number": CompiledModel.Attribute(type: "Integer 32", minimumValue: "2")])
    let url = try file(
      CompiledModel(
        schema: schema, entities: ["Task": details],
        fetchRequests: ["low": .init(entity: "Task", predicate: "number < 3", limit: 5)]))
    defer { try? FileManager.default.removeItem(at: url) }
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    #expect(model.entitiesByName.keys.sorted() == ["Chore", "List", "Task"])
    let task = try #require(model.entitiesByName["Task"])
    let chore = try #require(model.entitiesByName["Chore"])
    #expect(chore.superentity === task)
    #expect(Set(chore.propertiesByName.keys) == ["name", "number", "list", "due"])
    #expect(task.attributesByName["number"]?.attributeType == .integer32AttributeType)
    #expect(task.uniquenessConstraints as? [[String]] == [["name"]])
    let inverse = task.relationshipsByName["list"]?.inverseRelationship
    #expect(inverse?.name == "tasks")
    #expect(inverse?.isOrdered == true)
    #expect(inverse?.deleteRule == .cascadeDeleteRule)
    #expect(model.fetchRequestTemplate(forName: "low")?.fetchLimit == 5)

    let container = NSPersistentContainer(name: "Tasks", managedObjectModel: model)
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    container.loadPersistentStores { #expect($1 == nil) }
    let context = container.viewContext
    let object = NSEntityDescription.insertNewObject(forEntityName: "Chore", into: context)
    let owner = NSEntityDescription.insertNewObject(forEntityName: "List", into: context)
    object.setValue(1, forKey: "number")
    owner.mutableOrderedSetValue(forKey: "tasks").add(object)
    #expect(object.value(forKey: "list") as? NSManagedObject === owner)
    #expect(throws: CocoaError(CocoaError.Code(rawValue: NSValidationNumberTooSmallError)).self) {
      do { try context.save() } catch { throw CocoaError(.init(rawValue: (error as NSError).code)) }
    }
    object.setValue(2, forKey: "number")
    try context.save()
  }

  @Test(arguments: ["", "[]", "{\"format\": 9}", "{\"format\": 1, \"schema\": {}}"])
  func damagedModelsAreRefused(text: String) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).quoinmodel")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(NSManagedObjectModel(contentsOf: url) == nil)
  }

  @Test func impossibleModelsAreRefused() throws {
    let circle = StoreSchema([
      StoreEntity(name: "A", superentity: "B", properties: []),
      StoreEntity(name: "B", superentity: "A", properties: []),
    ])
    let nowhere = StoreSchema([
      StoreEntity(
        name: "A",
        properties: [
          StoreProperty(
            name: "b", kind: .relationship(StoreRelationship(destination: "B", isToMany: false)))
        ])
    ])
    for schema in [circle, nowhere] {
      let url = try file(CompiledModel(schema: schema))
      #expect(NSManagedObjectModel(contentsOf: url) == nil)
      try FileManager.default.removeItem(at: url)
    }
  }

  @Test func aContainerWithoutItsModelHasNoEntities() {
    let container = NSPersistentContainer(name: "Nowhere")
    #expect(container.managedObjectModel.entities.isEmpty)
    #expect(container.persistentStoreDescriptions.first?.url?.lastPathComponent == "Nowhere.sqlite")
  }

  @Test func storesAreRemoved() throws {
    let container = try ManagedLibrary.container()
    try ManagedLibrary.addBooks(["Emma"], to: container.viewContext)
    let coordinator = container.persistentStoreCoordinator
    try coordinator.remove(try #require(coordinator.persistentStores.first))
    #expect(coordinator.persistentStores.isEmpty)
    #expect(try container.newBackgroundContext().count(for: Book.fetchRequest()) == 0)
  }

  @Test func transformersEncodeTheirAttributes() throws {
    final class Reversed: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? {
        (value as? String).map { Data(String($0.reversed()).utf8) }
      }
      override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).map { String(String(decoding: $0, as: UTF8.self).reversed()) }
      }
    }
    ValueTransformer.setValueTransformer(Reversed(), forName: "Reversed")
    #expect(ValueTransformer(forName: "Reversed") is Reversed)
    #expect(ValueTransformer(forName: "Unknown") == nil)
    let note = NSEntityDescription()
    note.name = "Note"
    let text = ManagedLibrary.attribute("text", .transformable)
    text.valueTransformerName = "Reversed"
    let list = ManagedLibrary.attribute("list", .transformable)
    note.properties = [text, list]
    let model = NSManagedObjectModel()
    model.entities = [note]
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    container.loadPersistentStores { #expect($1 == nil) }
    let object = NSEntityDescription.insertNewObject(
      forEntityName: "Note", into: container.viewContext)
    object.setValue("abc", forKey: "text")
    object.setValue(NSArray(array: ["x", "y"]), forKey: "list")
    try container.viewContext.save()
    container.viewContext.refresh(object, mergeChanges: false)
    #expect(object.value(forKey: "text") as? String == "abc")
    #expect(object.value(forKey: "list") as? [String] == ["x", "y"])
  }
}
