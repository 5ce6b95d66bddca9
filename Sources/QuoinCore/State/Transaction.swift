import QuoinAnimation
import Synchronization

/// The circumstances of a change of state, above all how it is animated.
///
/// Consecutive writes with the same transaction share an update; a write with another one begins an update of its
/// own.
public struct Transaction {
  /// How the change is animated; `nil` for a change without animation.
  public var animation: Animation?
  /// Whether the animations of views themselves (`View.animation(_:value:)`) are off.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous = false
  /// Whether the values that change are tracked, so that a later spring goes on at their speed.
  public var tracksVelocity = false
  /// Tells transactions apart; 0 where none was begun.
  private(set) var number = 0
  private var values: [ObjectIdentifier: Any] = [:]
  /// The motions of the change keep these until it looks finished, and until nothing moves.
  var logical: [AnimationCompletion] = []
  var removal: [AnimationCompletion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a key of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once, when the animations of the change are done; at once where nothing animates.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let completion = AnimationCompletion(completion)
    if criteria == .removed { removal.append(completion) } else { logical.append(completion) }
  }

  private final class Box {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }
  // A task that begins in a transaction is not part of it: the open transaction belongs to the thread.
  private static let open = ThreadLocal<Box>()

  /// The transaction that writes belong to.
  static var current: Transaction { open.object?.transaction ?? Transaction() }

  /// Runs `body`, whose writes belong to this transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.open.with(Box(self), body)
  }

  private static let count = Atomic<Int>(0)

  /// A copy of the transaction with a number of its own.
  func begun() -> Transaction {
    var transaction = self
    transaction.number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    return transaction
  }
}

/// Names a value that accompanies changes of state. Give a type a default and read it by its key.
public protocol TransactionKey<Value> {
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// Runs `body`; its writes of state belong to `transaction`, as one update.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.begun().run(body)
}

/// Runs `body`; its writes of state belong to the current transaction changed by `value`.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; `animation` animates the changes that its writes of state cause; nothing does where it is `nil`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`; `animation` animates the changes that its writes of state cause. Then `completion` is called,
/// once.
///
/// - `completionCriteria`: when the animation counts as done.
/// - `completion`: called when everything that `body` has animated is done; at once where nothing is.
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
