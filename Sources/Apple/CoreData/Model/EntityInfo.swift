import Foundation
import QuoinSchema
import Synchronization

/// The facts about an entity that objects and contexts need, derived once from its description.
final class EntityInfo {
  let storeEntity: StoreEntity
  /// The index of each property, by its name.
  let indexes: [String: Int]
  /// The descriptions of the properties, by index.
  let properties: [NSPropertyDescription?]
  /// The attributes that saves compute.
  let derived: [DerivedAttribute]
  unowned(unsafe) let entity: NSEntityDescription
  private let knownClass = Mutex<NSManagedObject.Type?>(nil)
  /// The properties whose types have been noted, of the first 64.
  private let noted = Atomic<UInt64>(0)

  init(_ entity: NSEntityDescription, _ storeEntity: StoreEntity) {
    self.entity = entity
    self.storeEntity = storeEntity
    indexes = Dictionary(storeEntity.properties.enumerated().map { ($1.name, $0) }) { $1 }
    let byName = entity.propertiesByName
    properties = storeEntity.properties.map { byName[$0.name] }
    derived = properties.enumerated().compactMap { DerivedAttribute($1, at: $0) }
  }

  convenience init(stray entity: NSEntityDescription) { self.init(entity, entity.storeEntity) }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    if let known = knownClass.withLock({ $0 }) { return known }
    guard let name = entity.managedObjectClassName, name != "NSManagedObject" else {
      use(NSManagedObject.self)
      return NSManagedObject.self
    }
    guard let found = ManagedClasses.named(name) else { return NSManagedObject.self }
    use(found)
    return found
  }

  /// Makes `type` the class of the entity's objects, because the program names it.
  func use(_ type: NSManagedObject.Type) {
    knownClass.withLock { if $0 == nil { $0 = type } }
  }

  /// Remembers the class of a relationship's objects, because a property names it.
  func note(_ type: NSManagedObject.Type, for property: Int) {
    let bit: UInt64 = property < 64 ? 1 << UInt64(property) : 0
    guard bit == 0 || noted.load(ordering: .relaxed) & bit == 0 else { return }
    ManagedClasses.note(type)
    noted.bitwiseOr(bit, ordering: .relaxed)
  }

  func attribute(_ index: Int) -> NSAttributeDescription? {
    properties[index] as? NSAttributeDescription
  }
}

/// The classes of managed objects that the program has named so far.
///
/// A model file has the names of classes without their modules, and there is no list of all
/// classes on Linux. A program names each class before it needs objects of it: as the type of a
/// request, of a property, or of an object that it creates. Other classes are looked up in the
/// modules of those.
enum ManagedClasses {
  private struct State: ~Copyable {
    var types: [String: NSManagedObject.Type] = [:]
    var modules: [String] = []
  }
  private static let state = Mutex(State())

  /// Remembers a class and its module.
  static func note(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    let name = "\(type)"
    state.withLock { state in
      guard state.types[name] != type else { return }
      state.types[name] = type
      let module = String(reflecting: type).prefix { $0 != "." }
      if !state.modules.contains(String(module)) { state.modules.append(String(module)) }
    }
  }

  /// Returns the class of a name such as `Item` or `Shop.Item`.
  static func named(_ name: String) -> NSManagedObject.Type? {
    let short = name.split(separator: ".").last.map(String.init) ?? name
    return state.withLock { state in
      if let known = state.types[short] { return known }
      var modules = state.modules
      if let first = CommandLine.arguments.first {
        modules.append(URL(fileURLWithPath: first).lastPathComponent)
      }
      if let bundle = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String {
        modules.append(bundle)
      }
      for module in modules {
        let identifier = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let mangled = "\(identifier.utf8.count)\(identifier)\(short.utf8.count)\(short)C"
        guard let type = _typeByName(mangled) as? NSManagedObject.Type else { continue }
        state.types[short] = type
        return type
      }
      return nil
    }
  }
}

/// Messages on standard error about mistakes that Core Data answers with an exception.
enum Diagnosis {
  private static let known = Mutex(Set<String>())

  /// Prints a message, once.
  static func report(_ message: String) {
    guard known.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("Core Data: \(message)\n".utf8))
  }

  static func report(unknownEntity name: String, in model: NSManagedObjectModel?) {
    let names = (model?.entitiesByName.keys.sorted() ?? []).prefix(20).joined(separator: ", ")
    report(
      names.isEmpty
        ? "there is no entity \"\(name)\", because no model is loaded. Create the "
          + "NSPersistentContainer with the name of the .xcdatamodeld file, and load its stores."
        : "the model has no entity \"\(name)\"; it has \(names)")
  }
}
