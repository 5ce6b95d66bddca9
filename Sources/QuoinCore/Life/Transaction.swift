import QuoinAnimation
import Synchronization

/// What goes along with a change of state: how it is animated.
///
/// Writes that go along with another transaction than those before them become an update of their own.
public struct Transaction {
  /// How the change is animated; `nil` for a change at once.
  public var animation: Animation?
  /// Whether views may replace the animation by one of their own.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous = false
  /// Tells transactions apart; 0 where nobody began one.
  private(set) var number = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

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
