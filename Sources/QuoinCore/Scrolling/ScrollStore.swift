import Foundation
import QuoinGeometry
import QuoinLayout

/// How far every scroll view is scrolled, and all requests to scroll: kept as long as the views live, beside the
/// tree, which may be made anew. All scrolling starts here.
@MainActor
public final class ScrollStore {
  /// The path to a scroll view, or to a reader of scroll views: it stays the same when the tree is made anew.
  struct Path: Hashable {
    struct Step: Hashable {
      var ordinal: Int32
      var key: AnyHashable
    }
    var steps: [Step]
  }

  /// A view to scroll to.
  struct Request {
    /// The reader that was asked; without one any scroll view may move.
    var reader: Path?
    var id: AnyHashable
    var anchor: UnitPoint?
  }

  var offsets: [Path: CGPoint] = [:]
  var requests: [Request] = []
  /// Requests made in transactions, each of which takes a pass of its own.
  private var later: [(request: Request, transaction: Transaction)] = []
  /// Where the user moves scroll views of a living view to.
  var moves: [Path: CGPoint] = [:]
  /// The last targets that owners of scroll views in a living view set, and the last that they were told.
  private var wishes: [Path: ScrollWish] = [:]
  var reports: [Path: ScrollTargetID] = [:]
  /// The offsets that targets have brought scroll views to: the search for the next target starts there.
  var shown: [Path: CGPoint] = [:]
  /// Whether scroll views go on after a finger has left them, and go beyond their ends.
  package var glides = false
  /// How far scroll views are beyond their ends just now, in points of their offsets.
  var stretches: [Path: CGPoint] = [:]
  /// How many scroll views move by themselves.
  package internal(set) var movingCount = 0
  /// Whether the next layout has to scroll something.
  var isWaiting: Bool { !requests.isEmpty || !moves.isEmpty || !later.isEmpty }

  public init() {}

  private struct ScrollWish: Equatable {
    var target: ScrollTargetID?
    var offset: ScrollOffset?
  }

  /// Whether the owner of the scroll view at `path` sets another target than before, and than it was told.
  func takeWish(of configuration: ScrollConfiguration, _ path: Path) -> Bool {
    guard configuration.target != nil || configuration.wish != nil else {
      wishes[path] = nil
      return false
    }
    let wish = ScrollWish(target: configuration.target, offset: configuration.wish)
    guard wish != wishes[path] else { return false }
    wishes[path] = wish
    let report = reports.removeValue(forKey: path)
    guard wish.offset != nil || report != wish.target else { return false }
    if let offset = offsets.removeValue(forKey: path) { shown[path] = offset }
    return true
  }

  /// The offset that a target has brought the scroll view at `path` to.
  func position(_ path: Path) -> ScrollOffset? { shown[path].map { .points($0) } }

  /// Scrolls the nearest scroll view around the view called `id` at the next layout.
  ///
  /// - `anchor`: the point of the view that goes to the same point of the visible part; without one, as
  ///   little as shows the whole view is scrolled.
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

  /// Moves the requests of `transaction` to the next pass; without one, the first waiting request and all others
  /// of its transaction.
  ///
  /// - Returns: the transaction of these requests.
  @discardableResult
  func takeRequests(in transaction: Transaction? = nil) -> Transaction? {
    guard let transaction = transaction ?? later.first?.transaction else { return nil }
    for (request, its) in later where its.number == transaction.number { requests.append(request) }
    later.removeAll { $0.transaction.number == transaction.number }
    return transaction
  }

  /// Moves all requests to the next pass, where nothing is animated.
  ///
  /// - Returns: whether there are any.
  func takeAllRequests() -> Bool {
    requests += later.map(\.request)
    later = []
    return !requests.isEmpty
  }
}

/// Scrolls the views inside a reader on behalf of a `ScrollViewProxy`.
@MainActor
public struct ScrollHandle {
  let store: ScrollStore
  let reader: ScrollStore.Path

  /// Scrolls the nearest scroll view around the view called `id` at the next layout.
  public func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    store.ask(ScrollStore.Request(reader: reader, id: id, anchor: anchor))
  }
}
