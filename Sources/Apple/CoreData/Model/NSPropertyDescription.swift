// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinSchema

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, NSCopying {
  open var name = "" { didSet { owner?.forgetInfo() } }
  /// The entity that declares the property.
  weak var owner: NSEntityDescription?
  /// Whether the property may be nil when an object is saved.
  open var isOptional = true { didSet { owner?.forgetInfo() } }
  /// Whether the property isn't saved.
  open var isTransient = false { didSet { owner?.forgetInfo() } }
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier version of the model, for a lightweight migration.
  open var renamingIdentifier: String? { didSet { owner?.forgetInfo() } }
  /// Stored only: indexes come from the entity's ``NSEntityDescription/indexes``.
  open var isIndexed = false
  /// Stored only: nothing indexes stores for Spotlight.
  open var isIndexedBySpotlight = false
  /// Stored only: stores compare their schemas by contents.
  open var versionHashModifier: String?

  public override init() {}

  /// The entity that declares the property; an entity of its own if none does yet.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    (copy.name, copy.isOptional, copy.isTransient) = (name, isOptional, isTransient)
    (copy.userInfo, copy.renamingIdentifier) = (userInfo, renamingIdentifier)
    return copy
  }

  func makeCopy() -> NSPropertyDescription { NSPropertyDescription() }

  /// The property as a store knows it; nil for a property that isn't saved at all.
  var storeProperty: StoreProperty? { nil }
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  /// The type by its name in a model file, such as `Integer 16`.
  init(modelName: String) {
    self = Self.byName[modelName] ?? .undefinedAttributeType
  }

  private static let byName: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "Binary Data": .binaryDataAttributeType,
    "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType,
  ]

  var storeType: StoreAttributeType {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: .integer
    case .decimalAttributeType: .decimal
    case .doubleAttributeType, .floatAttributeType: .real
    case .stringAttributeType: .text
    case .booleanAttributeType: .bool
    case .dateAttributeType: .date
    case .binaryDataAttributeType: .data
    case .UUIDAttributeType: .uuid
    case .URIAttributeType: .url
    default: .encoded
    }
  }

  init(_ type: StoreAttributeType) {
    switch type {
    case .integer: self = .integer64AttributeType
    case .decimal: self = .decimalAttributeType
    case .real: self = .doubleAttributeType
    case .text: self = .stringAttributeType
    case .bool: self = .booleanAttributeType
    case .date: self = .dateAttributeType
    case .data: self = .binaryDataAttributeType
    case .uuid: self = .UUIDAttributeType
    case .url: self = .URIAttributeType
    case .encoded: self = .transformableAttributeType
    }
  }
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType {
    didSet { owner?.forgetInfo() }
  }
  open var defaultValue: Any? { didSet { owner?.forgetInfo() } }
  /// The name of the transformer that encodes the values of a transformable attribute.
  open var valueTransformerName: String?
  /// The name of the class of the values of a transformable attribute.
  open var attributeValueClassName: String?
  /// Stored only: data is always in the store itself.
  open var allowsExternalBinaryDataStorage = false
  /// Stored only: nothing is sent to CloudKit.
  open var allowsCloudEncryption = false
  /// Stored only: the history keeps no values of deleted objects.
  open var preservesValueInHistoryOnDeletion = false
  /// The smallest and the largest number or length, and a pattern, that a value must fulfill.
  var limits = AttributeLimits()

  /// The kind of the attribute's values.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType) }
    set { attributeType = newValue.rawValue }
  }

  /// The type of an attribute's values, with the names of newer sources.
  public struct AttributeType: Hashable, Sendable {
    public let rawValue: NSAttributeType
    public init(rawValue: NSAttributeType) { self.rawValue = rawValue }
    public static let integer16 = Self(rawValue: .integer16AttributeType)
    public static let integer32 = Self(rawValue: .integer32AttributeType)
    public static let integer64 = Self(rawValue: .integer64AttributeType)
    public static let decimal = Self(rawValue: .decimalAttributeType)
    public static let double = Self(rawValue: .doubleAttributeType)
    public static let float = Self(rawValue: .floatAttributeType)
    public static let string = Self(rawValue: .stringAttributeType)
    public static let boolean = Self(rawValue: .booleanAttributeType)
    public static let date = Self(rawValue: .dateAttributeType)
    public static let binaryData = Self(rawValue: .binaryDataAttributeType)
    public static let uuid = Self(rawValue: .UUIDAttributeType)
    public static let uri = Self(rawValue: .URIAttributeType)
    public static let transformable = Self(rawValue: .transformableAttributeType)
    public static let undefined = Self(rawValue: .undefinedAttributeType)
  }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSAttributeDescription()
    copyAttribute(to: copy)
    return copy
  }

  fileprivate func copyAttribute(to copy: NSAttributeDescription) {
    (copy.attributeType, copy.defaultValue) = (attributeType, defaultValue)
    (copy.valueTransformerName, copy.limits) = (valueTransformerName, limits)
    copy.attributeValueClassName = attributeValueClassName
  }

  override var storeProperty: StoreProperty? {
    let type = attributeType.storeType
    return StoreProperty(
      name: name, kind: .attribute(type), isOptional: isOptional, isTransient: isTransient,
      defaultValue: AttributeCoding.storeValue(defaultValue, type, self) ?? .null,
      originalName: renamingIdentifier)
  }
}

/// An attribute whose value each save computes from other properties
/// (Rules/Data.md#derived-attributes).
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// A key path such as `name` or `items.@count`, `now()`, or a function such as
  /// `canonical:(name)`.
  open var derivationExpression: NSExpression? { didSet { owner?.forgetInfo() } }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSDerivedAttributeDescription()
    copyAttribute(to: copy)
    copy.derivationExpression = derivationExpression
    return copy
  }
}

/// The effect of a deletion on the objects of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule

  init(_ rule: StoreRelationship.DeleteRule) {
    switch rule {
    case .noAction: self = .noActionDeleteRule
    case .nullify: self = .nullifyDeleteRule
    case .cascade: self = .cascadeDeleteRule
    case .deny: self = .denyDeleteRule
    }
  }

  var storeRule: StoreRelationship.DeleteRule {
    switch self {
    case .noActionDeleteRule: .noAction
    case .nullifyDeleteRule: .nullify
    case .cascadeDeleteRule: .cascade
    case .denyDeleteRule: .deny
    }
  }
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription? { didSet { owner?.forgetInfo() } }
  open weak var inverseRelationship: NSRelationshipDescription? {
    didSet { owner?.forgetInfo() }
  }
  open var deleteRule = NSDeleteRule.nullifyDeleteRule { didSet { owner?.forgetInfo() } }
  open var minCount = 0 { didSet { owner?.forgetInfo() } }
  /// The largest number of objects: 1 for a to-one relationship, 0 for no limit.
  open var maxCount = 0 { didSet { owner?.forgetInfo() } }
  open var isOrdered = false { didSet { owner?.forgetInfo() } }
  open var isToMany: Bool { maxCount != 1 }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSRelationshipDescription()
    (copy.destinationEntity, copy.deleteRule) = (destinationEntity, deleteRule)
    (copy.minCount, copy.maxCount, copy.isOrdered) = (minCount, maxCount, isOrdered)
    return copy
  }

  override var storeProperty: StoreProperty? {
    guard let destination = destinationEntity?.name else { return nil }
    let relationship = StoreRelationship(
      destination: destination, inverse: inverseRelationship?.name, isToMany: isToMany,
      isOrdered: isOrdered, deleteRule: deleteRule.storeRule, minimumCount: max(0, minCount),
      maximumCount: max(0, maxCount))
    return StoreProperty(
      name: name, kind: .relationship(relationship), isOptional: isOptional,
      isTransient: isTransient, originalName: renamingIdentifier)
  }
}

/// A property that a fetch request computes each time it is read.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request. The variable `$FETCH_SOURCE` of its predicate is the object, and
  /// `$FETCHED_PROPERTY` this description.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSFetchedPropertyDescription()
    copy.fetchRequest = fetchRequest
    return copy
  }
}

/// A computed column of a fetch for dictionaries, such as a sum.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: NSExpression?
  /// The type of the values; by default the one that the expression gives them.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of the values; by default the one that the expression gives them.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType) }
    set { expressionResultType = newValue.rawValue }
  }

  /// Returns the column's value for a group of objects.
  func value(of objects: [NSManagedObject]) -> Any? {
    let value = expression?.value(of: objects)
    let type = expressionResultType.storeType
    guard type != .encoded, let stored = AttributeCoding.storeValue(value, type, nil) else {
      return value
    }
    return AttributeCoding.value(stored)
  }
}
