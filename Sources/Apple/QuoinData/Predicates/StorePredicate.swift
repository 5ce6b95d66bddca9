import QuoinSchema

/// A condition on an object, which memory evaluates and SQLite can usually evaluate, too.
public indirect enum StorePredicate: Sendable {
  case always(Bool)
  case and([StorePredicate])
  case or([StorePredicate])
  case not(StorePredicate)
  case compare(StoreComparison)
  /// A condition that only memory can evaluate.
  case block(@Sendable (any RecordObject) -> Bool)
}

/// A comparison of two values.
public struct StoreComparison: Sendable {
  public var left: StoreExpression
  public var right: StoreExpression
  public var relation: Relation
  public var options: Options
  /// The number of elements of the left side, a collection, that must fulfill the comparison.
  public var quantifier: Quantifier?

  public init(
    _ left: StoreExpression, _ relation: Relation, _ right: StoreExpression, options: Options = [],
    quantifier: Quantifier? = nil
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.options = options
    self.quantifier = quantifier
  }

  public enum Relation: Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, isBetween
  }

  public enum Quantifier: Sendable { case any, all, none }

  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignoresCase = Options(rawValue: 1)
    public static let ignoresDiacritics = Options(rawValue: 2)
    /// Compares as people expect in lists: without case and diacritics, by the user's locale.
    public static let localizedStandard = Options(rawValue: 4)
  }
}

/// A value in a condition.
public indirect enum StoreExpression: Sendable {
  case value(StoreValue)
  case identity(StoreID)
  case list([StoreExpression])
  /// The object itself.
  case subject
  /// The value at a path from an expression, such as `owner.name`.
  case path(StoreExpression, [String])
  /// The element that a subquery visits.
  case variable(String)
  case count(StoreExpression)
  case aggregate(Aggregate, StoreExpression)
  /// The elements of a collection that fulfill a condition.
  case subquery(StoreExpression, variable: String, StorePredicate)
  case arithmetic(Arithmetic, StoreExpression, StoreExpression)
  case conditional(StorePredicate, StoreExpression, StoreExpression)
  /// The first value that isn't null.
  case coalesce(StoreExpression, StoreExpression)
  case lowercase(StoreExpression)
  case uppercase(StoreExpression)

  public enum Aggregate: Sendable { case sum, minimum, maximum, average }
  public enum Arithmetic: Sendable { case add, subtract, multiply, divide, remainder }
}

/// One key of an order.
public struct StoreSort: Sendable {
  /// The path from the object, such as `owner.name`.
  public var path: [String]
  public var isAscending: Bool
  public var options: StoreComparison.Options
  /// Compares two objects if no path can; memory alone evaluates it. Negative: the first precedes.
  public var compare: (@Sendable (any RecordObject, any RecordObject) -> Int)?

  public init(
    path: [String], isAscending: Bool = true, options: StoreComparison.Options = [],
    compare: (@Sendable (any RecordObject, any RecordObject) -> Int)? = nil
  ) {
    self.path = path
    self.isAscending = isAscending
    self.options = options
    self.compare = compare
  }
}

/// A request for objects of an entity.
public struct StoreRequest: Sendable {
  public var entity: String
  public var includesSubentities = true
  public var predicate: StorePredicate?
  public var order: [StoreSort] = []
  /// The largest number of objects; 0 is no limit.
  public var limit = 0
  public var offset = 0
  public var includesPendingChanges = true
  /// The identifiers of the stores to ask; nil for all.
  public var stores: Set<String>?
  /// The relationships whose objects are loaded together with the result.
  public var prefetched: [[String]] = []

  public init(entity: String, predicate: StorePredicate? = nil, order: [StoreSort] = []) {
    self.entity = entity
    self.predicate = predicate
    self.order = order
  }
}
