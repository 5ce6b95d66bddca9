import CoreData
import QuoinSchema
import Testing

/// Attributes that saves compute.
@MainActor
@Suite struct DerivedAttributesTests {
  private static func derived(
    _ name: String, _ type: NSAttributeDescription.AttributeType, _ expression: NSExpression
  ) -> NSDerivedAttributeDescription {
    let attribute = NSDerivedAttributeDescription()
    attribute.name = name
    attribute.type = type
    attribute.derivationExpression = expression
    return attribute
  }

  /// Lists of items with prices, in folders.
  private static func model() -> NSManagedObjectModel {
    let folder = ManagedLibrary.entity("Folder", NSManagedObject.self)
    let list = ManagedLibrary.entity("List", NSManagedObject.self)
    let item = ManagedLibrary.entity("Item", NSManagedObject.self)
    let special = ManagedLibrary.entity("Special", NSManagedObject.self)
    let items = ManagedLibrary.relationship("items", item, isToMany: true)
    let owner = ManagedLibrary.relationship("list", list, isToMany: false)
    let lists = ManagedLibrary.relationship("lists", list, isToMany: true)
    let parent = ManagedLibrary.relationship("folder", folder, isToMany: false)
    ManagedLibrary.connect(items, owner)
    ManagedLibrary.connect(lists, parent)
    folder.properties = [
      lists, ManagedLibrary.attribute("title", .string),
      derived("total", .integer64, NSExpression(format: "lists.@sum.count")),
    ]
    list.properties = [
      items, parent, ManagedLibrary.attribute("name", .string),
      derived("search", .string, NSExpression(format: "canonical:(name)")),
      derived("upper", .string, NSExpression(format: "uppercase:(name)")),
      derived("lower", .string, NSExpression(format: "lowercase:(name)")),
      derived("folderTitle", .string, NSExpression(forKeyPath: "folder.title")),
      derived("count", .integer64, NSExpression(format: "items.@count")),
      derived("price", .decimal, NSExpression(format: "items.price.@sum")),
      derived("price2", .decimal, NSExpression(format: "sum:(items.price)")),
      derived("modified", .date, NSExpression(format: "now()")),
    ]
    item.properties = [owner, ManagedLibrary.attribute("price", .decimal)]
    item.subentities = [special]
    let model = NSManagedObjectModel()
    model.entities = [folder, list, item, special]
    return model
  }

  private func context(_ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Derived", managedObjectModel: model)
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container.viewContext
  }

  private func insert(
    _ entity: String, _ values: [String: Any], in context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    object.setValuesForKeys(values)
    return object
  }

  private func price(_ list: NSManagedObject, _ name: String = "price") -> Decimal? {
    (list.value(forKey: name) as? NSDecimalNumber)?.decimalValue
  }

  @Test func aSaveComputesThemAndFetchesFindThem() throws {
    let context = try context(Self.model())
    let folder = insert("Folder", ["title": "Home"], in: context)
    let list = insert("List", ["name": "Épicerie", "folder": folder], in: context)
    #expect(list.value(forKey: "search") == nil)
    try context.save()
    #expect(list.value(forKey: "search") as? String == "epicerie")
    #expect(list.value(forKey: "upper") as? String == "ÉPICERIE")
    #expect(list.value(forKey: "lower") as? String == "épicerie")
    #expect(list.value(forKey: "folderTitle") as? String == "Home")
    #expect(list.value(forKey: "count") as? Int == 0)
    list.setValue("Drogerie", forKey: "name")
    #expect(list.value(forKey: "search") as? String == "epicerie")
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "List")
    request.predicate = NSPredicate(format: "search == %@ AND count == 0", "drogerie")
    #expect(try context.fetch(request) == [list])
    folder.setValue("Office", forKey: "title")
    try context.save()
    #expect(list.value(forKey: "folderTitle") as? String == "Office")
  }

  @Test func theyFollowTheObjectsOfRelationships() throws {
    let context = try context(Self.model())
    let folder = insert("Folder", [:], in: context)
    let lists = (0..<2).map { _ in insert("List", ["folder": folder], in: context) }
    let first = insert("Item", ["price": Decimal(string: "0.1")!, "list": lists[0]], in: context)
    let second = insert("Special", ["price": Decimal(string: "0.2")!], in: context)
    second.setValue(lists[0], forKey: "list")
    try context.save()
    #expect(price(lists[0]) == Decimal(string: "0.3"))
    #expect(price(lists[0], "price2") == Decimal(string: "0.3"))
    #expect(lists[0].value(forKey: "count") as? Int == 2)
    #expect(folder.value(forKey: "total") as? Int == 2)
    // A change of an item is one of the list that it is in.
    second.setValue(Decimal(5), forKey: "price")
    try context.save()
    #expect(price(lists[0]) == Decimal(string: "5.1"))
    second.setValue(lists[1], forKey: "list")
    try context.save()
    #expect(lists.map { price($0) } == [Decimal(string: "0.1"), 5])
    context.delete(first)
    try context.save()
    #expect(lists.map { $0.value(forKey: "count") as? Int } == [0, 1])
    #expect(price(lists[0]) == 0)
    #expect(folder.value(forKey: "total") as? Int == 1)
    #expect(!context.hasChanges)
  }

  @Test func theTimeOfASaveIsThatOfItsOwnChanges() throws {
    let context = try context(Self.model())
    let lists = ["a", "b"].map { insert("List", ["name": $0], in: context) }
    try context.save()
    let dates = lists.map { $0.value(forKey: "modified") as? Date }
    #expect(dates[0] != nil && dates[0] == dates[1])
    lists[0].setValue("c", forKey: "name")
    try context.save()
    let later = try #require(lists[0].value(forKey: "modified") as? Date)
    #expect(later > dates[0] ?? .distantFuture)
    #expect(lists[1].value(forKey: "modified") as? Date == dates[1])
  }

  @Test func anUndoLeavesThemToTheNextSave() throws {
    let context = try context(Self.model())
    let manager = UndoManager()
    context.undoManager = manager
    let list = insert("List", ["name": "A"], in: context)
    try context.save()
    manager.removeAllActions()
    list.setValue("B", forKey: "name")
    try context.save()
    manager.undo()
    #expect(list.value(forKey: "name") as? String == "A")
    try context.save()
    #expect(list.value(forKey: "search") as? String == "a")
  }

  @Test func batchesComputeThem() throws {
    let context = try context(Self.model())
    try context.execute(
      NSBatchInsertRequest(entityName: "List", objects: [["name": "Á"], ["name": "B"]]))
    let request = NSFetchRequest<NSManagedObject>(entityName: "List")
    request.sortDescriptors = [NSSortDescriptor(key: "search", ascending: true)]
    #expect(
      try context.fetch(request).compactMap { $0.value(forKey: "search") as? String } == ["a", "b"])
  }

  @Test func filesHaveTheirFormats() throws {
    func model(_ format: String) throws -> NSManagedObjectModel? {
      let schema = StoreSchema([
        StoreEntity(
          name: "Entry",
          properties: ["name", "search"].map { StoreProperty(name: $0, kind: .attribute(.text)) })
      ])
      let attribute = CompiledModel.Attribute(type: "String", derivationExpression: format)
      let compiled = CompiledModel(
        schema: schema, entities: ["Entry": .init(attributes: ["search": attribute])])
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID()).quoinmodel")
      defer { try? FileManager.default.removeItem(at: url) }
      try JSONEncoder().encode(compiled).write(to: url)
      return NSManagedObjectModel(contentsOf: url)
    }
    let context = try context(try #require(try model("canonical:(name)")))
    let entry = insert("Entry", ["name": "ÜB"], in: context)
    try context.save()
    #expect(entry.value(forKey: "search") as? String == "ub")
    #expect(try model("canonical:(name") == nil)
    #expect(try model("SUBQUERY(name, $n, $n == 1)") == nil)
  }
}
