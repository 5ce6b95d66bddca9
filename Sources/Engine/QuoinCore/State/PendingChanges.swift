import Foundation

/// The changes of a live view since its last update, from any thread.
final class PendingChanges: @unchecked Sendable {
  /// The states written by one transaction.
  struct Batch {
    var transaction: Int
    /// Whether an action of the update in progress made these writes.
    var isOwn: Bool
    var serial: Int
    var transactionValue: Transaction
    var locations: [any WrittenLocation] = []
    /// Elements whose bodies read changed values other than state.
    var stale: [(token: ElementToken, reason: ChangeReason?)] = []
  }
  // The properties below are accessed only with the lock held; the thread sanitizer supports this
  // kind of lock.
  let lock = NSLock()
  private var batches: [Batch] = []
  private var serial = 0
  private var stale: [(token: ElementToken, reason: ChangeReason?)] = []
  /// Elements of dropped writes, to be evaluated with the next change.
  private var postponed: [(token: ElementToken, reason: ChangeReason?)] = []
  private var isClosed = false
  private var warnings: [String] = []

  /// The default store of `@SceneStorage` values.
  let sceneStorage = StoredValues()
  /// The values that new states adopt from a previous view.
  @MainActor var restoration: StateRestoration?
  /// The replaced objects, or `nil` if they aren't recorded. Only the main actor accesses this.
  var exchanges: [ObjectExchange]?
  // Only the main actor accesses this.
  private var followed: [FollowedLocation] = []
  private struct FollowedLocation { weak var location: (any WrittenLocation)? }

  /// The pending changes of the live view that a thread is updating.
  static let updating = ThreadLocal<PendingChanges>()
  private var isUpdating: Bool { Self.updating.object === self }

  /// Returns the serial of the batch for a write with `transaction`, or `nil` if the view no longer
  /// exists. The caller holds the lock.
  func batch(for transaction: Transaction) -> Int? {
    transaction.note(self)
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

  /// Requests another evaluation of the element of `token`, because of a write in progress.
  func invalidate(_ token: ElementToken, _ reason: ChangeReason) {
    let transaction = Transaction.current
    // A key path may contain custom values, whose comparison and `deinit` may run any code, so the
    // lock is released here.
    let recorded = lock.withLock { token.recorded }
    let isRecorded = recorded.reasons.contains(reason)
    let old = lock.withLock {
      let old = token.recorded
      guard let serial = batch(for: transaction), !isRecorded || recorded.serial != serial else {
        return old
      }
      batches[batches.count - 1].stale.append((token, reason))
      token.recorded = ElementToken.RecordedChanges(
        serial: serial, reasons: old.serial == serial ? old.reasons + [reason] : [reason])
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Requests another evaluation of the element of `token`, because of a write that the current
  /// pass shows; without a reason, only another emission.
  func invalidateNow(_ token: ElementToken, _ reason: ChangeReason?) {
    lock.withLock { if !isClosed { stale.append((token, reason)) } }
  }

  /// Whether the view still exists.
  var isOpen: Bool { lock.withLock { !isClosed } }

  /// Rejects further changes, because the view no longer exists and pending changes would retain
  /// it.
  func close() {
    let waiting = lock.withLock {
      defer { (isClosed, batches, stale, postponed) = (true, [], [], []) }
      return (batches, stale, postponed)
    }
    // The `deinit` of a released value may write again.
    withExtendedLifetime(waiting) {}
  }

  /// Adds `location` to the writes of `transaction`.
  func note(_ location: any WrittenLocation, _ transaction: Transaction) {
    lock.withLock {
      if batch(for: transaction) != nil { add(location) }
    }
  }

  /// Records a warning, once.
  func addWarning(_ text: String) {
    lock.withLock { if !warnings.contains(text) { warnings.append(text) } }
  }

  func removeWarnings() -> [String] {
    lock.withLock {
      defer { warnings = [] }
      return warnings
    }
  }

  /// Makes each update poll `location`, whose value may change without notification.
  @MainActor func follow(_ location: any WrittenLocation) {
    followed.append(FollowedLocation(location: location))
  }

  /// Polls values that can change without notification.
  @MainActor func pollExternalValues() {
    guard !followed.isEmpty else { return }
    followed.removeAll { $0.location == nil }
    for entry in followed { entry.location?.apply(0) }
  }

  var isEmpty: Bool { lock.withLock { batches.isEmpty && stale.isEmpty } }

  /// The number of pending transactions.
  var batchCount: Int { lock.withLock { batches.count } }

  /// Whether all pending changes come from outside the update in progress.
  var areForeign: Bool {
    lock.withLock {
      !batches.isEmpty && stale.isEmpty && !batches.contains(where: \.isOwn)
    }
  }

  func removeBatch() -> Batch? {
    lock.withLock { batches.isEmpty ? nil : batches.removeFirst() }
  }

  func removeStale() -> [(token: ElementToken, reason: ChangeReason?)] {
    lock.withLock {
      defer { (stale, postponed) = ([], []) }
      return stale + postponed
    }
  }

  /// Drops the writes that the actions of the update in progress have made and that no pass has
  /// shown, so that they cause no further update.
  func dropOwnWrites() {
    let dropped = lock.withLock {
      let own = batches.filter(\.isOwn)
      batches.removeAll(where: \.isOwn)
      // An object reports only its first change after an evaluation.
      postponed += own.flatMap(\.stale)
      return own
    }
    withExtendedLifetime(dropped) {}
  }
}

/// A state that was written.
protocol WrittenLocation: AnyObject {
  /// Makes the value written in the batch `serial` visible to bodies.
  @MainActor func apply(_ serial: Int)
}

/// A reference to an element that doesn't retain it.
final class ElementToken: @unchecked Sendable {
  // Used only on the main actor, although pending changes carry the token from other threads. The
  // element clears the reference when it is removed; a weak reference would slow down each of the
  // element's own retains and releases.
  unowned(unsafe) var element: BodyElement?
  /// The changes of the element recorded by a batch. Repeated changes of a property count as one.
  fileprivate struct RecordedChanges {
    var serial = 0
    var reasons: [ChangeReason] = []
  }
  // Accessed with the lock of the pending changes held.
  fileprivate var recorded = RecordedChanges()
  init(_ element: BodyElement) { self.element = element }
}
