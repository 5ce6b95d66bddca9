import QuoinData
import QuoinSchema
import Synchronization

/// A class of models with all of its properties, found once for each class.
final class ModelInfo: Sendable {
  let type: any PersistentModel.Type
  let entity: StoreEntity
  /// The properties in the order of the entity's.
  let properties: [Schema.PropertyMetadata]
  let notifications: [ModelNotification]
  /// The index of the first property that the class itself declares.
  let offset: Int
  /// The number of classes that are models, from the topmost to this one.
  let depth: Int

  private static let known = Mutex<[ObjectIdentifier: ModelInfo]>([:])
  private static let names = Mutex<[AnyHashableKeyPath: String]>([:])

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    let chain = ModelLevel.chain(of: type)
    let schema = StoreSchema(ModelLevel.entities(of: ModelLevel.reachable(from: [type])))
    let name = ModelLevel.name(of: type)
    entity = schema[name] ?? StoreEntity(name: name, properties: [])
    properties = chain.flatMap(\.metadata)
    notifications = properties.map(\.notify)
    offset = properties.count - (chain.last?.metadata.count ?? 0)
    depth = chain.count
  }

  static func of(_ type: any PersistentModel.Type) -> ModelInfo {
    let key = ObjectIdentifier(type)
    if let info = known.withLock({ $0[key] }) { return info }
    // The lock isn't held while the models describe themselves, which runs code of the user's.
    let info = ModelInfo(type)
    let winner = known.withLock { known in
      if let other = known[key] { return other }
      known[key] = info
      return info
    }
    names.withLock { names in
      for property in winner.properties {
        names[AnyHashableKeyPath(keyPath: property.keypath)] = property.name
      }
    }
    return winner
  }

  /// The defaults of the properties as values of their types.
  var defaults: [Any?] { properties.map(\.defaultValue) }

  /// Returns the name of a stored property of any model that has been used.
  static func name(of keyPath: AnyKeyPath) -> String? {
    let key = AnyHashableKeyPath(keyPath: keyPath)
    if let name = names.withLock({ $0[key] }) { return name }
    // The key path may be the first use of its model.
    if let type = Swift.type(of: keyPath).rootType as? any PersistentModel.Type {
      _ = of(type)
      if let name = names.withLock({ $0[key] }) { return name }
      if isIdentity(keyPath, of: type) { return "SELF" }
    }
    return nil
  }

  /// Whether a key path is that of the object's identity.
  private static func isIdentity<T: PersistentModel>(_ keyPath: AnyKeyPath, of type: T.Type) -> Bool
  {
    let identity: AnyKeyPath = \T.persistentModelID
    let id: AnyKeyPath = \T.id
    return keyPath == identity || (T.ID.self == PersistentIdentifier.self && keyPath == id)
  }
}

/// A key path of a stored property as the key of a dictionary.
struct AnyHashableKeyPath: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
}
