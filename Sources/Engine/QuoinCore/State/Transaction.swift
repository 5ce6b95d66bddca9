import QuoinAnimation
import Synchronization

/// The context of a state change, including its animation.
///
/// Consecutive writes with the same transaction share an update; a write with a different one
/// starts a new update.
public struct Transaction {
  /// The animation of the change; `nil` for a change without animation.
  public var animation: Animation? { didSet { specified.insert(.animation) } }
  /// Whether the views' own animations (`View.animation(_:value:)`) are disabled.
  public var disablesAnimations = false { didSet { specified.insert(.disablesAnimations) } }
  /// Whether the change is part of a continuous interaction, such as a moving finger.
  public var isContinuous = false { didSet { specified.insert(.isContinuous) } }
  /// Whether to track changed values, so that a later spring continues with their velocity.
  public var tracksVelocity = false { didSet { specified.insert(.tracksVelocity) } }
  /// A unique number of the transaction; 0 if none was begun.
  private(set) var number = 0
  /// The properties that were set, if only to their defaults.
  private var specified: Properties = []
  private var values: [ObjectIdentifier: Any] = [:]
  /// The completions that the motions of the change retain until it appears finished, and until all
  /// motion ends.
  var logical: [AnimationCompletion] = []
  var removal: [AnimationCompletion] = []

  public init() {}
  public init(animation: Animation?) {
    self.animation = animation
    specified = .animation
  }

  private struct Properties: OptionSet {
    let rawValue: UInt8
    static let animation = Properties(rawValue: 1)
    static let disablesAnimations = Properties(rawValue: 2)
    static let isContinuous = Properties(rawValue: 4)
    static let tracksVelocity = Properties(rawValue: 8)
  }

  /// The value for a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once the animations of the change have completed, or immediately if nothing
  /// is animated.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let completion = AnimationCompletion(completion)
    if criteria == .removed { removal.append(completion) } else { logical.append(completion) }
  }

  /// Records that the change belongs to the live view of `changes`. If that view is gone, its
  /// completions are dropped.
  func note(_ changes: PendingChanges) {
    for completion in logical { completion.note(changes) }
    for completion in removal { completion.note(changes) }
  }

  private final class Box {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }
  // A task started in a transaction isn't part of it, because the open transaction belongs to the
  // thread.
  private static let open = ThreadLocal<Box>()

  /// The transaction of the current writes.
  static var current: Transaction { open.object?.transaction ?? Transaction() }

  /// Runs `body`, whose writes belong to this transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.open.with(Box(self), body)
  }

  private static let count = Atomic<Int>(0)

  /// Returns a copy of the transaction with a new number.
  func begun() -> Transaction {
    var transaction = self
    transaction.number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    return transaction
  }
}

extension Transaction {
  /// Whether the transaction sets nothing.
  var isEmpty: Bool {
    specified.isEmpty && values.isEmpty && logical.isEmpty && removal.isEmpty
  }

  /// Returns the transaction of a write through a binding with this transaction while `outer` is
  /// open: each value that `outer` sets takes precedence (Rules/Updates.md#binding-animation).
  func overridden(by outer: Transaction) -> Transaction {
    guard !isEmpty else { return outer }
    guard outer.number != 0 else { return self }
    if specified.isSubset(of: outer.specified), logical.isEmpty, removal.isEmpty,
      values.keys.allSatisfy({ outer.values[$0] != nil })
    {
      return outer
    }
    var result = self
    if outer.specified.contains(.animation) { result.animation = outer.animation }
    if outer.specified.contains(.disablesAnimations) {
      result.disablesAnimations = outer.disablesAnimations
    }
    if outer.specified.contains(.isContinuous) { result.isContinuous = outer.isContinuous }
    if outer.specified.contains(.tracksVelocity) { result.tracksVelocity = outer.tracksVelocity }
    result.values.merge(outer.values) { $1 }
    result.logical += outer.logical
    result.removal += outer.removal
    return result.begun()
  }
}

/// A key for a value that accompanies state changes, with a default.
public protocol TransactionKey<Value> {
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// Runs `body`; its state changes belong to `transaction`, as one update.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.begun().run(body)
}

/// Runs `body`; its state changes belong to the current transaction changed by `value`.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body` and animates the effects of its state changes with `animation`; `nil` disables
/// animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`, animates the effects of its state changes, and calls `completion` when the
/// animations are complete.
///
/// - `completionCriteria`: when the animation counts as complete.
/// - `completion`: called once all animations that `body` caused are complete, or immediately if
///   there are none.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
