import Foundation

/// What happened to a living view since its last update, from whatever thread.
final class PendingChanges: @unchecked Sendable {
  /// The states that one transaction wrote.
  struct Batch {
    var transaction: Int
    /// Whether an action of the update that goes on wrote.
    var isOwn: Bool
    var serial: Int
    var transactionValue: Transaction
    var locations: [any WrittenLocation] = []
    /// Elements whose bodies read something else that was written.
    var stale: [(token: ElementToken, reason: ChangeReason)] = []
  }
  // Everything below is reached with the lock held; it is one that the thread sanitizer knows.
  let lock = NSLock()
  private var batches: [Batch] = []
  private var serial = 0
  private var stale: [(token: ElementToken, reason: ChangeReason)] = []
  private var isClosed = false
  private var remarks: [String] = []

  /// What `@SceneStorage` keeps unless somebody says otherwise.
  let sceneStorage = StoredValues()
  // Reached on the main actor only.
  private var followed: [FollowedLocation] = []
  private struct FollowedLocation { weak var location: (any WrittenLocation)? }

  /// The signals of the living view that a thread is updating.
  static let updating = ThreadLocal<PendingChanges>()
  private var isUpdating: Bool { Self.updating.object === self }

  /// The serial of the batch that a write with `transaction` belongs to; `nil` where the view is gone. The lock is
  /// held.
  func batch(for transaction: Transaction) -> Int? {
    guard !isClosed else { return nil }
    let isOwn = isUpdating
    if let last = batches.last, last.transaction == transaction.number, last.isOwn == isOwn {
      return last.serial
    }
    serial += 1
    batches.append(
      Batch(
        transaction: transaction.number, isOwn: isOwn, serial: serial,
        transactionValue: transaction))
    return serial
  }

  /// Adds `location` to the last batch. The lock is held.
  func add(_ location: any WrittenLocation) {
    batches[batches.count - 1].locations.append(location)
  }

  /// Says that the element of `token` has to evaluate its body again, because of a write that goes on now.
  func invalidate(_ token: ElementToken, _ reason: ChangeReason) {
    let transaction = Transaction.current
    // A key path may hold values of the user's, which do what they like when they are compared and when they go: the
    // lock is open then.
    let told = lock.withLock { token.told }
    let isTold = told.reasons.contains(reason)
    let old = lock.withLock {
      let old = token.told
      guard let serial = batch(for: transaction), !isTold || told.serial != serial else {
        return old
      }
      batches[batches.count - 1].stale.append((token, reason))
      token.told = ElementToken.Told(
        serial: serial, reasons: old.serial == serial ? old.reasons + [reason] : [reason])
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// The same because of a write that the pass at hand shows.
  func invalidateNow(_ token: ElementToken, _ reason: ChangeReason) {
    lock.withLock { if !isClosed { stale.append((token, reason)) } }
  }

  /// Takes no more: the view is gone, and what waits for it would keep it.
  func close() {
    let waiting = lock.withLock {
      defer { (isClosed, batches, stale) = (true, [], []) }
      return (batches, stale)
    }
    // What goes with them may write in turn.
    withExtendedLifetime(waiting) {}
  }

  /// Adds `location` to what `transaction` wrote.
  func note(_ location: any WrittenLocation, _ transaction: Transaction) {
    lock.withLock {
      if batch(for: transaction) != nil { add(location) }
    }
  }

  /// Keeps something to tell the user, once.
  func remark(_ text: String) {
    lock.withLock { if !remarks.contains(text) { remarks.append(text) } }
  }

  func takeRemarks() -> [String] {
    lock.withLock {
      defer { remarks = [] }
      return remarks
    }
  }

  /// Has `location` looked at by each update: nobody tells when its value changes elsewhere.
  @MainActor func follow(_ location: any WrittenLocation) {
    followed.append(FollowedLocation(location: location))
  }

  /// Looks at what has to be looked at.
  @MainActor func lookAround() {
    guard !followed.isEmpty else { return }
    followed.removeAll { $0.location == nil }
    for entry in followed { entry.location?.apply(0) }
  }

  var isEmpty: Bool { lock.withLock { batches.isEmpty && stale.isEmpty } }

  /// Transactions that wait.
  var batchCount: Int { lock.withLock { batches.count } }

  /// Whether all that waits comes from elsewhere than the update that goes on.
  var areForeign: Bool {
    lock.withLock {
      !batches.isEmpty && stale.isEmpty && !batches.contains(where: \.isOwn)
    }
  }

  func takeBatch() -> Batch? {
    lock.withLock { batches.isEmpty ? nil : batches.removeFirst() }
  }

  func takeStale() -> [(token: ElementToken, reason: ChangeReason)] {
    lock.withLock {
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
  // Used on the main actor only; signals carry the token from elsewhere. The element takes itself away when it goes: a
  // weak reference would make each of its own retains and releases slower.
  unowned(unsafe) var element: BodyElement?
  /// What a batch tells of the element. However often something changes, that is one change.
  fileprivate struct Told {
    var serial = 0
    var reasons: [ChangeReason] = []
  }
  // Reached with the lock of the pending changes held.
  fileprivate var told = Told()
  init(_ element: BodyElement) { self.element = element }
}

/// Why a body was evaluated.
public enum ChangeReason: Hashable, @unchecked Sendable {
  /// The view is new here.
  case identity
  /// The view's value is another.
  case value
  /// A dynamic property changed, or what it reads: named as the compiler spells it, `_count`.
  case property(String)
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
    case .observable: "@dependencies"
    }
  }
}
