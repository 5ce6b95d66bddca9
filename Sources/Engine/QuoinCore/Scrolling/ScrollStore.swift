import Foundation
import QuoinGeometry
import QuoinLayout

/// The offsets of all scroll views and all scroll requests.
///
/// The store outlives the tree, which may be recreated. All scrolling starts here.
@MainActor
public final class ScrollStore {
  /// The path to a scroll view or scroll view reader, which stays the same when the tree is
  /// recreated.
  struct Path: Hashable {
    struct Step: Hashable {
      var ordinal: Int32
      var key: AnyHashable
    }
    var steps: [Step]
  }

  /// A view to scroll to.
  struct Request {
    /// The reader that received the request; `nil` if any scroll view may move.
    var reader: Path?
    var id: AnyHashable
    var anchor: UnitPoint?
  }

  var offsets: [Path: CGPoint] = [:]
  var requests: [Request] = []
  /// Requests made in transactions, each of which needs its own pass.
  private var later: [(request: Request, transaction: Transaction)] = []
  /// The offsets to which the user moves scroll views of a live view.
  var moves: [Path: CGPoint] = [:]
  /// The last targets set by owners of scroll views in a live view, and the last ones reported to
  /// them.
  private var ownerTargets: [Path: OwnerTarget] = [:]
  var reports: [Path: ScrollTargetID] = [:]
  /// The offsets that scroll views reached because of targets, from which the search for the next
  /// target starts.
  var shown: [Path: CGPoint] = [:]
  /// Whether scroll views continue to move after a finger has been lifted, and move beyond their
  /// ends.
  package var glides = false
  /// The current distances of scroll views beyond their ends, in points.
  var stretches: [Path: CGPoint] = [:]
  /// The number of scroll views that are moving by themselves.
  package internal(set) var movingCount = 0
  /// Whether the next layout must scroll something.
  var isWaiting: Bool { !requests.isEmpty || !moves.isEmpty || !later.isEmpty }

  public init() {}

  private struct OwnerTarget: Equatable {
    var target: ScrollTargetID?
    var offset: ScrollOffset?
  }

  /// Returns whether the owner of the scroll view at `path` sets a target that differs from the
  /// previous and the reported one.
  func recordTarget(of configuration: ScrollConfiguration, _ path: Path) -> Bool {
    guard configuration.target != nil || configuration.targetOffset != nil else {
      ownerTargets[path] = nil
      return false
    }
    let ownerTarget = OwnerTarget(target: configuration.target, offset: configuration.targetOffset)
    guard ownerTarget != ownerTargets[path] else { return false }
    ownerTargets[path] = ownerTarget
    let report = reports.removeValue(forKey: path)
    guard ownerTarget.offset != nil || report != ownerTarget.target else { return false }
    if let offset = offsets.removeValue(forKey: path) { shown[path] = offset }
    return true
  }

  /// Returns the offset that the scroll view at `path` reached because of a target.
  func position(_ path: Path) -> ScrollOffset? { shown[path].map { .points($0) } }

  /// Scrolls the nearest scroll view around the view with the id `id` at the next layout.
  ///
  /// - `anchor`: the point of the view to align with the same point of the visible part; if `nil`,
  ///   the scroll view moves only as far as needed to show the whole view.
  public func scroll(to id: some Hashable, anchor: UnitPoint? = nil) {
    ask(Request(id: AnyHashable(id), anchor: anchor))
  }

  func ask(_ request: Request) {
    let transaction = Transaction.current
    if transaction.number == 0 {
      requests.append(request)
    } else {
      later.append((request, transaction))
    }
  }

  /// Moves the requests of `transaction` to the next pass; if `nil`, those of the first pending
  /// request's transaction.
  ///
  /// - Returns: The transaction of these requests.
  @discardableResult
  func consumeRequests(in transaction: Transaction? = nil) -> Transaction? {
    guard let transaction = transaction ?? later.first?.transaction else { return nil }
    for (request, its) in later where its.number == transaction.number { requests.append(request) }
    later.removeAll { $0.transaction.number == transaction.number }
    return transaction
  }

  /// Moves all requests to the next pass, in which nothing is animated.
  ///
  /// - Returns: Whether there are any.
  func consumeAllRequests() -> Bool {
    requests += later.map(\.request)
    later = []
    return !requests.isEmpty
  }
}

/// Scrolls the views inside a reader for a `ScrollViewProxy`.
@MainActor
public struct ScrollHandle {
  let store: ScrollStore
  let reader: ScrollStore.Path

  /// Scrolls the nearest scroll view around the view with the id `id` at the next layout.
  public func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    store.ask(ScrollStore.Request(reader: reader, id: id, anchor: anchor))
  }
}
