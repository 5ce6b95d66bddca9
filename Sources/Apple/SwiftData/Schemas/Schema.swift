import Foundation
import QuoinSchema
import Synchronization

/// The models of a container, with those that their relationships reach.
public final class Schema: Sendable, Hashable, CustomDebugStringConvertible {
  /// The number of a version of a schema.
  public struct Version: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }

  public let version: Version
  /// The models by name.
  let infos: [String: ModelInfo]
  let store: StoreSchema

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    let levels = ModelLevel.reachable(from: types)
    var infos: [String: ModelInfo] = [:]
    for level in levels where infos[level.name] == nil {
      infos[level.name] = ModelInfo.of(level.type)
    }
    self.infos = infos
    store = StoreSchema(ModelLevel.entities(of: levels))
  }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public convenience init() { self.init([]) }

  /// The descriptions of the models, sorted by name.
  public var entities: [Entity] {
    infos.values.map { Entity(info: $0) }.sorted { $0.name < $1.name }
  }

  public var entitiesByName: [String: Entity] { infos.mapValues { Entity(info: $0) } }

  /// Returns the description of a model, or `nil` if the schema doesn't contain it.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    infos[Schema.entityName(for: type)].map { Entity(info: $0) }
  }

  /// Returns the name of a model in stores: that of the class, without its module.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String {
    ModelLevel.name(of: type)
  }

  public static func == (first: Schema, second: Schema) -> Bool {
    first.version == second.version && first.store == second.store
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(Set(infos.keys))
  }

  public var debugDescription: String {
    "Schema \(version): \(infos.keys.sorted().joined(separator: ", "))"
  }

  /// The description of a model.
  public struct Entity: Hashable, Sendable {
    let info: ModelInfo

    public var name: String { info.entity.name }
    public var superentityName: String? { info.entity.superentity }
    public var uniquenessConstraints: [[String]] { info.entity.uniqueness }
    public var indices: [[String]] { info.entity.indexes }

    /// The attributes, those that the class inherits first.
    public var attributes: Set<Attribute> {
      Set(info.properties.compactMap { $0.plainAttribute })
    }

    /// The relationships, those that the class inherits first.
    public var relationships: Set<Relationship> {
      Set(info.properties.compactMap { $0.plainRelationship })
    }

    public static func == (first: Entity, second: Entity) -> Bool {
      first.info.entity == second.info.entity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The kinds of index that `#Index` declares.
  public struct Index<T: PersistentModel> {
    public enum Types<Model: PersistentModel> {
      case binary([PartialKeyPath<Model>])
      case rtree([PartialKeyPath<Model>])

      var keyPaths: [PartialKeyPath<Model>] {
        switch self {
        case .binary(let paths), .rtree(let paths): paths
        }
      }
    }
  }
}

/// An attribute or a relationship of a model.
public protocol SchemaProperty: Sendable {
  var name: String { get }
  var originalName: String { get }
}
