/// A Core Data model as the command line compiles it: the file `<Name>.quoinmodel`.
public struct CompiledModel: Hashable, Sendable, Codable {
  /// The format that this version of Quoin writes; readers refuse others.
  public static let currentFormat = 1

  public var format: Int
  public var schema: StoreSchema
  /// The facts about the entities that only Core Data needs, by the entities' names.
  public var entities: [String: Entity]
  /// The model's stored fetch requests, by their names.
  public var fetchRequests: [String: FetchRequest]
  /// The entities of each configuration, by its name.
  public var configurations: [String: [String]]
  /// The identifiers of the model's version.
  public var versionIdentifiers: [String]

  public init(
    schema: StoreSchema, entities: [String: Entity] = [:],
    fetchRequests: [String: FetchRequest] = [:], configurations: [String: [String]] = [:],
    versionIdentifiers: [String] = []
  ) {
    format = Self.currentFormat
    self.schema = schema
    self.entities = entities
    self.fetchRequests = fetchRequests
    self.configurations = configurations
    self.versionIdentifiers = versionIdentifiers
  }

  /// The facts about an entity that aren't in its schema.
  public struct Entity: Hashable, Sendable, Codable {
    /// The name of the class of its objects; nil for `NSManagedObject`.
    public var className: String?
    /// The facts about the entity's own attributes, by their names.
    public var attributes: [String: Attribute]
    public var userInfo: [String: String]
    /// The requests of the fetched properties, by their names; nil if there are none.
    public var fetchedProperties: [String: FetchRequest]?

    public init(
      className: String? = nil, attributes: [String: Attribute] = [:],
      userInfo: [String: String] = [:], fetchedProperties: [String: FetchRequest]? = nil
    ) {
      self.fetchedProperties = fetchedProperties
      self.className = className
      self.attributes = attributes
      self.userInfo = userInfo
    }
  }

  /// The facts about an attribute that aren't in its schema.
  public struct Attribute: Hashable, Sendable, Codable {
    /// The name of the type in the model file, such as `Integer 16`.
    public var type: String
    /// Whether the generated property has a number's type rather than `NSNumber?`.
    public var scalar: Bool
    public var valueTransformerName: String?
    public var customClassName: String?
    /// Whether large data may be in files of their own; Quoin keeps all data in the store.
    public var allowsExternalStorage: Bool
    /// The expression of a derived attribute, such as `canonical:(name)`.
    public var derivationExpression: String?
    public var minimumValue: String?
    public var maximumValue: String?
    public var regularExpression: String?
    public var userInfo: [String: String]

    public init(
      type: String, scalar: Bool = false, valueTransformerName: String? = nil,
      customClassName: String? = nil, allowsExternalStorage: Bool = false,
      derivationExpression: String? = nil,
      minimumValue: String? = nil, maximumValue: String? = nil, regularExpression: String? = nil,
      userInfo: [String: String] = [:]
    ) {
      self.type = type
      self.scalar = scalar
      self.valueTransformerName = valueTransformerName
      self.customClassName = customClassName
      self.allowsExternalStorage = allowsExternalStorage
      self.derivationExpression = derivationExpression
      self.minimumValue = minimumValue
      self.maximumValue = maximumValue
      self.regularExpression = regularExpression
      self.userInfo = userInfo
    }
  }

  /// A fetch request that the model contains.
  public struct FetchRequest: Hashable, Sendable, Codable {
    public var entity: String
    /// The predicate's format; may contain variables such as `$NAME`.
    public var predicate: String?
    public var limit: Int

    public init(entity: String, predicate: String? = nil, limit: Int = 0) {
      self.entity = entity
      self.predicate = predicate
      self.limit = limit
    }
  }
}
