import Foundation
import Observation
import QuoinSchema

extension Schema {
  /// A stored property of a model, as the macro describes it.
  public struct PropertyMetadata: @unchecked Sendable {
    public let name: String
    public let keypath: AnyKeyPath
    /// The default value in the source, if it is simple.
    public let defaultValue: Any?
    /// The arguments of `@Attribute` or `@Relationship`.
    public let metadata: (any SchemaProperty)?
    let shape: PropertyShape
    let storedDefault: StoreValue
    let notify: ModelNotification
  }
}

/// A report of a change of one property of an object to its observers.
typealias ModelNotification =
  @Sendable (_ model: any PersistentModel, _ registrar: ObservationRegistrar, _ isBefore: Bool) ->
  Void

/// The kind of a stored property, from its type.
enum PropertyShape: Sendable {
  case attribute(StoreAttributeType, isOptional: Bool)
  case one(any PersistentModel.Type, isOptional: Bool)
  case many(any PersistentModel.Type)

  var destination: (any PersistentModel.Type)? {
    switch self {
    case .attribute: nil
    case .one(let type, _), .many(let type): type
    }
  }

  var isToMany: Bool { if case .many = self { true } else { false } }
}

// The macro calls one of these by the type of the property; the compiler chooses.
extension Schema.PropertyMetadata {
  private init<Root: PersistentModel, Value>(
    _ name: String, _ keypath: KeyPath<Root, Value>, _ defaultValue: Any?,
    _ metadata: (any SchemaProperty)?, _ shape: PropertyShape, stored: StoreValue
  ) {
    self.name = name
    self.keypath = keypath
    self.defaultValue = defaultValue
    self.metadata = metadata
    self.shape = shape
    storedDefault = stored
    nonisolated(unsafe) let path = keypath
    notify = { model, registrar, isBefore in
      guard let root = model as? Root else { return }
      if isBefore {
        registrar.willSet(root, keyPath: path)
      } else {
        registrar.didSet(root, keyPath: path)
      }
    }
  }

  public init<Root: PersistentModel, Value: _StoredScalar>(
    name: String, keypath: KeyPath<Root, Value>, defaultValue: Value? = nil,
    metadata: (any SchemaProperty)? = nil
  ) {
    self.init(
      name, keypath, defaultValue, metadata,
      .attribute(Value._attributeType, isOptional: Value.self is any ExpressibleByNilLiteral.Type),
      stored: defaultValue?._stored ?? .null)
  }

  public init<Root: PersistentModel, Value: RawRepresentable & Codable>(
    name: String, keypath: KeyPath<Root, Value>, defaultValue: Value? = nil,
    metadata: (any SchemaProperty)? = nil
  ) where Value.RawValue: _StoredScalar {
    self.init(
      name, keypath, defaultValue, metadata,
      .attribute(Value.RawValue._attributeType, isOptional: false),
      stored: defaultValue?.rawValue._stored ?? .null)
  }

  public init<Root: PersistentModel, Value: RawRepresentable & Codable>(
    name: String, keypath: KeyPath<Root, Value?>, defaultValue: Value? = nil,
    metadata: (any SchemaProperty)? = nil
  ) where Value.RawValue: _StoredScalar {
    self.init(
      name, keypath, defaultValue, metadata,
      .attribute(Value.RawValue._attributeType, isOptional: true),
      stored: defaultValue?.rawValue._stored ?? .null)
  }

  public init<Root: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Root, Value>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, nil, metadata, .one(Value.self, isOptional: false), stored: .null)
  }

  public init<Root: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Root, Value?>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, nil, metadata, .one(Value.self, isOptional: true), stored: .null)
  }

  public init<Root: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Root, [Value]>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, nil, metadata, .many(Value.self), stored: .null)
  }

  public init<Root: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Root, [Value]?>, metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name, keypath, nil, metadata, .many(Value.self), stored: .null)
  }

  @_disfavoredOverload
  public init<Root: PersistentModel, Value>(
    name: String, keypath: KeyPath<Root, Value>, defaultValue: Value? = nil,
    metadata: (any SchemaProperty)? = nil
  ) {
    let isOptional = Value.self is any ExpressibleByNilLiteral.Type
    self.init(
      name, keypath, defaultValue, metadata, .attribute(.encoded, isOptional: isOptional),
      stored: EncodedValue.encodeAny(defaultValue))
  }
}

extension Schema.PropertyMetadata {
  /// The attribute that the metadata describes, with its name.
  var plainAttribute: Schema.Attribute? {
    guard case .attribute(_, let isOptional) = shape else { return nil }
    var attribute = metadata as? Schema.Attribute ?? Schema.Attribute()
    attribute.name = name
    if attribute.originalName.isEmpty { attribute.originalName = name }
    attribute.isOptional = isOptional
    return attribute
  }

  /// The relationship that the metadata describes, with its name.
  var plainRelationship: Schema.Relationship? {
    guard let destination = shape.destination else { return nil }
    var relationship = metadata as? Schema.Relationship ?? Schema.Relationship()
    relationship.name = name
    if relationship.originalName.isEmpty { relationship.originalName = name }
    relationship.destination = ModelLevel.name(of: destination)
    relationship.isToMany = shape.isToMany
    if case .one(_, let isOptional) = shape { relationship.isOptional = isOptional }
    return relationship
  }
}
