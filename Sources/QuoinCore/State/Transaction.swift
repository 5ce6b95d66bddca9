import QuoinAnimation
import Synchronization

/// What goes along with a change of state: how it is animated.
///
/// Writes that go along with another transaction than those before them become an update of their own.
public struct Transaction {
  /// How the change is animated; `nil` for a change at once.
  public var animation: Animation?
  /// Whether views keep their own animations (`View.animation(_:value:)`) to themselves.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous = false
  /// Whether what changes is followed, so that a spring that comes later goes on as fast.
  public var tracksVelocity = false
  /// Tells transactions apart; 0 where nobody began one.
  private(set) var number = 0
  private var values: [ObjectIdentifier: Any] = [:]
  /// Kept by what the change animates until that is over for the eye, and until nothing moves.
  var logical: [AnimationCompletion] = []
  var removal: [AnimationCompletion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a key of one's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` once, when what the change animates is done; at once where that is nothing.
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
  // A task that is begun in a transaction is not part of it: what is open belongs to the thread.
  private static let open = ThreadLocal<Box>()

  /// The transaction that writes go along with.
  static var current: Transaction { open.object?.transaction ?? Transaction() }

  /// Runs `body` with writes going along with this transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.open.with(Box(self), body)
  }

  private static let count = Atomic<Int>(0)

  /// The same transaction as one of its own.
  func begun() -> Transaction {
    var transaction = self
    transaction.number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    return transaction
  }
}

/// Names a value that goes along with changes of state. Give a type a default and read it by its key.
public protocol TransactionKey<Value> {
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// Runs `body`; the writes of state in it go along with `transaction`, as one update.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.begun().run(body)
}

/// Runs `body`; the writes of state in it go along with the current transaction changed by `value`.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; what the writes of state in it change is animated by `animation`, or by nothing.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`; what the writes of state in it change is animated by `animation`. Then `completion` is called,
/// once.
///
/// - `completionCriteria`: when the animation counts as done.
/// - `completion`: called when everything that `body` has animated is done; at once where that is nothing.
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
