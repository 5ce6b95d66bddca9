import Foundation
import QuoinGeometry
import QuoinLayout

/// How far every scroll view is scrolled, and who asked for more: kept beside the tree, which is made anew, for as
/// long as the views live. This is the one place that scrolling is driven from.
@MainActor
public final class ScrollStore {
  /// Where a scroll view, or a reader of scroll views, stands: it is the same when the tree is made anew.
  struct Path: Hashable {
    struct Step: Hashable {
      var ordinal: Int32
      var key: AnyHashable
    }
    var steps: [Step]
  }

  /// A view to be scrolled to.
  struct Request {
    /// The reader that was asked; without one any scroll view may move.
    var reader: Path?
    var id: AnyHashable
    var anchor: UnitPoint?
  }

  var offsets: [Path: CGPoint] = [:]
  var requests: [Request] = []
  /// What was asked for in transactions, each of which takes a pass of its own.
  private var later: [(request: Request, transaction: Transaction)] = []
  /// Where the user moves scroll views of a living view to.
  var moves: [Path: CGPoint] = [:]
  /// What the owners of scroll views of a living view wanted last, and what they were told is shown.
  private var wishes: [Path: ScrollWish] = [:]
  var reports: [Path: ScrollTargetID] = [:]
  /// Where wanted views have brought scroll views: the next one is looked for from there.
  var shown: [Path: CGPoint] = [:]
  /// Whether the next layout has to scroll something.
  var isWaiting: Bool { !requests.isEmpty || !moves.isEmpty || !later.isEmpty }

  public init() {}

  private struct ScrollWish: Equatable {
    var target: ScrollTargetID?
    var offset: ScrollOffset?
  }

  /// Whether the owner of the scroll view at `path` wants something else than before, and than it was told.
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

  /// Where a wanted view has brought the scroll view at `path`.
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

  /// Lets what was asked for in `transaction` be done next; without one, what was asked for first, with all that goes
  /// along with that.
  ///
  /// - Returns: the transaction that it goes along with.
  @discardableResult
  func takeRequests(in transaction: Transaction? = nil) -> Transaction? {
    guard let transaction = transaction ?? later.first?.transaction else { return nil }
    for (request, its) in later where its.number == transaction.number { requests.append(request) }
    later.removeAll { $0.transaction.number == transaction.number }
    return transaction
  }

  /// Lets everything that was asked for be done next, where nothing is animated.
  ///
  /// - Returns: whether there is something.
  func takeAllRequests() -> Bool {
    requests += later.map(\.request)
    later = []
    return !requests.isEmpty
  }
}

/// Scrolls what is inside a reader: what a `ScrollViewProxy` holds.
@MainActor
public struct ScrollHandle {
  let store: ScrollStore
  let reader: ScrollStore.Path

  /// Scrolls the nearest scroll view around the view called `id` at the next layout.
  public func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    store.ask(ScrollStore.Request(reader: reader, id: id, anchor: anchor))
  }
}
