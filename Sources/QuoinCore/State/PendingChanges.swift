import Foundation

/// The changes of a living view since its last update, from any thread.
final class PendingChanges: @unchecked Sendable {
  /// The states that one transaction wrote.
  struct Batch {
    var transaction: Int
    /// Whether an action of the update in progress wrote.
    var isOwn: Bool
    var serial: Int
    var transactionValue: Transaction
    var locations: [any WrittenLocation] = []
    /// Elements whose bodies read something other than state that was written.
    var stale: [(token: ElementToken, reason: ChangeReason)] = []
  }
  // All code reaches the properties below with the lock held; the thread sanitizer knows this kind of lock.
  let lock = NSLock()
  private var batches: [Batch] = []
  private var serial = 0
  private var stale: [(token: ElementToken, reason: ChangeReason)] = []
  private var isClosed = false
  private var remarks: [String] = []

  /// Keeps the values of `@SceneStorage` unless the environment says otherwise.
  let sceneStorage = StoredValues()
  /// What states that come into being take over from an earlier view.
  @MainActor var restoration: StateRestoration?
  /// Objects that took the place of others; `nil` while nobody asks. Only the main actor reaches it.
  var exchanges: [ObjectExchange]?
  // Only the main actor reaches it.
  private var followed: [FollowedLocation] = []
  private struct FollowedLocation { weak var location: (any WrittenLocation)? }

  /// The pending changes of the living view that a thread is updating.
  static let updating = ThreadLocal<PendingChanges>()
  private var isUpdating: Bool { Self.updating.object === self }

  /// The serial of the batch that a write with `transaction` belongs to; `nil` where the view is gone. The caller
  /// holds the lock.
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

  /// Adds `location` to the last batch. The caller holds the lock.
  func add(_ location: any WrittenLocation) {
    batches[batches.count - 1].locations.append(location)
  }

  /// Says that the element of `token` has to evaluate its body again, because of a write in progress.
  func invalidate(_ token: ElementToken, _ reason: ChangeReason) {
    let transaction = Transaction.current
    // A key path may hold values of the user's, whose comparison and `deinit` may run any code: the lock is open
    // then.
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

  /// The same because of a write that the current pass shows.
  func invalidateNow(_ token: ElementToken, _ reason: ChangeReason) {
    lock.withLock { if !isClosed { stale.append((token, reason)) } }
  }

  /// Accepts no more changes: the view is gone, and waiting changes would keep it alive.
  func close() {
    let waiting = lock.withLock {
      defer { (isClosed, batches, stale) = (true, [], []) }
      return (batches, stale)
    }
    // The `deinit` of a released value may write in turn.
    withExtendedLifetime(waiting) {}
  }

  /// Adds `location` to the writes of `transaction`.
  func note(_ location: any WrittenLocation, _ transaction: Transaction) {
    lock.withLock {
      if batch(for: transaction) != nil { add(location) }
    }
  }

  /// Keeps a remark for the user, once.
  func remark(_ text: String) {
    lock.withLock { if !remarks.contains(text) { remarks.append(text) } }
  }

  func takeRemarks() -> [String] {
    lock.withLock {
      defer { remarks = [] }
      return remarks
    }
  }

  /// Has each update look at `location`: nothing tells when its value changes elsewhere.
  @MainActor func follow(_ location: any WrittenLocation) {
    followed.append(FollowedLocation(location: location))
  }

  /// Looks at the values that may have changed elsewhere.
  @MainActor func lookAround() {
    guard !followed.isEmpty else { return }
    followed.removeAll { $0.location == nil }
    for entry in followed { entry.location?.apply(0) }
  }

  var isEmpty: Bool { lock.withLock { batches.isEmpty && stale.isEmpty } }

  /// How many transactions wait.
  var batchCount: Int { lock.withLock { batches.count } }

  /// Whether all waiting changes come from outside the update in progress.
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
  /// Makes the value written in the batch `serial` the one that bodies see.
  @MainActor func apply(_ serial: Int)
}

/// Stands for an element that the holder must not keep alive.
final class ElementToken: @unchecked Sendable {
  // Used on the main actor only, though pending changes carry the token from other threads. The element clears the
  // reference when it goes: a weak one would make each of the element's own retains and releases slower.
  unowned(unsafe) var element: BodyElement?
  /// What a batch has noted about the element. However often a property changes, that is one change.
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
  /// The view's value differs from the one before.
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
