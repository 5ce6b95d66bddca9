import Foundation
import QuoinSchema

extension Schema {
  /// A property with a value of its own.
  public struct Attribute: SchemaProperty, Hashable {
    public internal(set) var name = ""
    public internal(set) var originalName = ""
    public let options: [Option]
    public let hashModifier: String?
    public internal(set) var isOptional = false

    public var isUnique: Bool { options.contains(.unique) }
    public var isTransient: Bool { options.contains(.ephemeral) }

    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName ?? ""
      self.hashModifier = hashModifier
    }

    /// A setting of an attribute.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// Objects with the same value are one object: a save updates the one in the store.
      public static var unique: Option { Option(name: "unique") }
      /// Has no effect: the values are in the store's file.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// The value isn't saved.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// Has no effect: there is no search index of the system.
      public static var spotlight: Option { Option(name: "spotlight") }
      /// Has no effect: nothing is sent to iCloud.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// Has no effect: the history doesn't keep values.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// The value is encoded, as all values are that have no column of their own.
      public static var codable: Option { Option(name: "codable") }

      /// Has no effect: the type of the property must be `Codable`, and is encoded.
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }

      /// Has no effect: the type of the property must be `Codable`, and is encoded.
      public static func transformable<T>(by type: T.Type) -> Option {
        Option(name: "transformable")
      }
    }
  }

  /// A property that refers to other models.
  public struct Relationship: SchemaProperty, Hashable {
    public internal(set) var name = ""
    public internal(set) var originalName = ""
    public let options: [Option]
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let hashModifier: String?
    let inverse: InversePath?
    public internal(set) var destination = ""
    public internal(set) var inverseName: String?
    public internal(set) var isToMany = false
    public internal(set) var isOptional = false

    public var isToOneRelationship: Bool { !isToMany }
    public var inverseKeyPath: AnyKeyPath? { inverse?.keyPath }

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      self.inverse = inverse.map { InversePath(keyPath: $0) }
      self.hashModifier = hashModifier
    }

    /// A setting of a relationship.
    public struct Option: Hashable, Sendable {
      private let name: String
      /// Each object has at most one reference to it; compiles only.
      public static var unique: Option { Option(name: "unique") }
    }

    /// The effect on related objects when an object is deleted.
    public enum DeleteRule: String, Hashable, Sendable, Codable {
      case noAction, nullify, cascade, deny
    }
  }
}

/// A key path of a stored property, which refers to nothing that changes.
struct InversePath: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
}

extension Schema.Relationship.DeleteRule {
  var stored: StoreRelationship.DeleteRule {
    switch self {
    case .noAction: .noAction
    case .nullify: .nullify
    case .cascade: .cascade
    case .deny: .deny
    }
  }
}
