import Foundation
import Synchronization

/// What happened to a living view since its last update, from whatever thread.
final class Signals: @unchecked Sendable {
  /// The states that one transaction wrote.
  struct Batch {
    var transaction: Int
    var serial: Int
    var transactionValue: Transaction
    var locations: [any WrittenLocation] = []
    /// Elements whose bodies read something else that was written.
    var stale: [(token: ElementToken, reason: ChangeReason)] = []
  }

  // Everything below is reached with the lock held.
  let lock = Mutex(())
  private var batches: [Batch] = []
  private var serial = 0
  private var stale: [(token: ElementToken, reason: ChangeReason)] = []

  /// The serial of the batch that a write with `transaction` belongs to, and whether `location` is new in it.
  /// The lock is held.
  func batch(for transaction: Transaction) -> Int {
    if let last = batches.last, last.transaction == transaction.number { return last.serial }
    serial += 1
    batches.append(
      Batch(transaction: transaction.number, serial: serial, transactionValue: transaction))
    return serial
  }

  /// Adds `location` to the last batch. The lock is held.
  func add(_ location: any WrittenLocation) {
    batches[batches.count - 1].locations.append(location)
  }

  /// Says that the element of `token` has to evaluate its body again, because of a write that goes on now.
  func invalidate(_ token: ElementToken, _ reason: ChangeReason) {
    lock.withLock { _ in
      _ = batch(for: .current)
      batches[batches.count - 1].stale.append((token, reason))
    }
  }

  /// The same because of a write that the pass at hand shows.
  func invalidateNow(_ token: ElementToken, _ reason: ChangeReason) {
    lock.withLock { _ in stale.append((token, reason)) }
  }

  var isEmpty: Bool { lock.withLock { _ in batches.isEmpty && stale.isEmpty } }

  func takeBatch() -> Batch? {
    lock.withLock { _ in batches.isEmpty ? nil : batches.removeFirst() }
  }

  func takeStale() -> [(token: ElementToken, reason: ChangeReason)] {
    lock.withLock { _ in
      defer { stale = [] }
      return stale
    }
  }
}

/// A state that was written.
protocol WrittenLocation: AnyObject {
  /// Makes what was written in the batch `serial` the value that bodies see.
  @MainActor func apply(_ serial: Int)
}

/// Stands for an element where the element itself must not be kept.
final class ElementToken: @unchecked Sendable {
  // Used on the main actor only; signals carry the token from elsewhere.
  weak var element: BodyElement?
  init(_ element: BodyElement) { self.element = element }
}

/// Why a body was evaluated.
public enum ChangeReason: Hashable, @unchecked Sendable {
  /// The view is new here.
  case identity
  /// The view's value is another.
  case value
  /// A dynamic property changed, named as the compiler spells it: `_count`.
  case property(String)
  /// A value of the environment changed.
  case environment(AnyKeyPath)
  /// A property of an observable object changed.
  case observable(AnyKeyPath?)
}

extension ChangeReason: CustomStringConvertible {
  /// As `_printChanges` prints it.
  public var description: String {
    switch self {
    case .identity: "@identity"
    case .value: "@self"
    case .property(let name): name
    case .environment(let keyPath): "\(keyPath)"
    case .observable(let keyPath): keyPath.map { "\($0)" } ?? "@observable"
    }
  }
}
