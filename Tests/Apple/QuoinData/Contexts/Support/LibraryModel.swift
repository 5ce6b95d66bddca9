import Foundation
import QuoinData
import QuoinSchema

/// A model object with access by name.
final class Thing: RecordObject {
  let record: Record
  /// The changes that the object has heard of; nil stands for all properties.
  var heard: [Int?] = []

  /// Creates an object outside of any context.
  init(_ entity: String, _ schema: StoreSchema, name: String? = nil) {
    record = Record(entity: schema[entity]!)
    record.object = self
    if let name { self["name"] = .text(name) }
  }

  init(record: Record) {
    self.record = record
    record.object = self
  }

  func recordDidChange(_ property: Int?) { heard.append(property) }

  func index(_ name: String) -> Int { record.entity.index(of: name)! }

  subscript(name: String) -> StoreValue {
    get { record.value(index(name)) }
    set { record.setValue(newValue, index(name)) }
  }

  func one(_ name: String) -> Thing? { record.one(index(name)) as? Thing }
  func set(_ name: String, _ thing: Thing?) { record.setOne(thing, index(name)) }
  func many(_ name: String) -> [Thing] { record.many(index(name)).map { $0 as! Thing } }
  func set(_ name: String, _ things: [Thing]) { record.setMany(things, index(name)) }
  func add(_ thing: Thing, _ name: String) { record.add(thing, to: index(name)) }
  func remove(_ thing: Thing, _ name: String) { record.remove(thing, from: index(name)) }

  var name: String {
    if case .text(let name) = self["name"] { name } else { "" }
  }
}

extension [Thing] {
  var names: [String] { map(\.name) }
  var sortedNames: [String] { names.sorted() }
}

/// The schema of the tests: authors with books, chapters and tags.
enum Library {
  static let schema = StoreSchema([author, book, chapter, tag, cover, person, label])

  private static func name(isOptional: Bool = true) -> StoreProperty {
    StoreProperty(name: "name", kind: .attribute(.text), isOptional: isOptional)
  }

  private static func to(
    _ name: String, _ destination: String, inverse: String?, many: Bool = false,
    ordered: Bool = false, rule: StoreRelationship.DeleteRule = .nullify, optional: Bool = true,
    maximum: Int = 0
  ) -> StoreProperty {
    StoreProperty(
      name: name,
      kind: .relationship(
        StoreRelationship(
          destination: destination, inverse: inverse, isToMany: many, isOrdered: ordered,
          deleteRule: rule, maximumCount: maximum)),
      isOptional: optional)
  }

  private static let author = StoreEntity(
    name: "Author",
    properties: [
      name(), to("books", "Book", inverse: "author", many: true),
      to("favorites", "Book", inverse: nil, many: true, maximum: 3),
    ])

  private static let book = StoreEntity(
    name: "Book",
    properties: [
      name(),
      StoreProperty(name: "pages", kind: .attribute(.integer), defaultValue: .integer(0)),
      StoreProperty(
        name: "isOpen", kind: .attribute(.bool), isTransient: true, defaultValue: .bool(false)),
      to("author", "Author", inverse: "books"),
      to("chapters", "Chapter", inverse: "book", many: true, ordered: true, rule: .cascade),
      to("tags", "Tag", inverse: "books", many: true),
      to("cover", "Cover", inverse: "book", rule: .cascade),
    ])

  private static let chapter = StoreEntity(
    name: "Chapter",
    properties: [
      name(isOptional: false), to("book", "Book", inverse: "chapters", optional: false),
      to("parts", "Chapter", inverse: "whole", many: true, rule: .cascade),
      to("whole", "Chapter", inverse: "parts"),
    ])

  private static let tag = StoreEntity(
    name: "Tag",
    properties: [name(), to("books", "Book", inverse: "tags", many: true, rule: .deny)])

  private static let cover = StoreEntity(
    name: "Cover", properties: [name(), to("book", "Book", inverse: "cover", rule: .noAction)])

  private static let person = StoreEntity(
    name: "Person",
    properties: [
      name(), to("friends", "Person", inverse: "friends", many: true),
      to("spouse", "Person", inverse: "spouse"),
      to("next", "Person", inverse: "previous", rule: .cascade),
      to("previous", "Person", inverse: "next"),
    ])

  private static let label = StoreEntity(
    name: "Label",
    properties: [name(), StoreProperty(name: "color", kind: .attribute(.text))],
    uniqueness: [["name"]])

  static func makeContext(_ store: any RecordStore) -> StoreContext {
    StoreContext(store: store) { Thing(record: $0) }
  }

  static func makeContext() -> StoreContext { makeContext(MemoryStore(schema: schema)) }

  static func thing(_ entity: String, _ name: String? = nil) -> Thing {
    Thing(entity, schema, name: name)
  }
}

extension StoreContext {
  /// Inserts a new object.
  func make(_ entity: String, _ name: String? = nil) -> Thing {
    let thing = Library.thing(entity, name)
    insert(thing)
    return thing
  }

  func all(_ entity: String, where predicate: StorePredicate? = nil) throws -> [Thing] {
    try fetch(StoreRequest(entity: entity, predicate: predicate)).map { $0 as! Thing }
  }

  func named(_ name: String, _ entity: String) throws -> Thing {
    let all = try all(
      entity, where: .compare(.init(.path(.subject, ["name"]), .equal, .value(.text(name)))))
    guard let thing = all.first else { throw StoreError.unknownEntity(name) }
    return thing
  }
}

/// An undo manager that groups by hand.
final class UndoRecorder {
  private var undos: [[() -> Void]] = [[]]
  private var redos: [[() -> Void]] = []
  private var isUndoing = false
  private var isRedoing = false

  init(_ context: StoreContext) {
    context.registerUndo = { [unowned self] undo in
      if isUndoing {
        redos[redos.count - 1].append(undo)
      } else {
        if !isRedoing { redos = [] }
        undos[undos.count - 1].append(undo)
      }
    }
  }

  /// Ends the group of changes.
  func endGroup() {
    if undos.last?.isEmpty == false { undos.append([]) }
  }

  func undo() {
    endGroup()
    undos.removeLast()
    guard let group = undos.popLast() else { return }
    isUndoing = true
    redos.append([])
    for step in group.reversed() { step() }
    isUndoing = false
    undos.append([])
  }

  func redo() {
    guard let group = redos.popLast() else { return }
    isRedoing = true
    for step in group.reversed() { step() }
    isRedoing = false
    endGroup()
  }
}
