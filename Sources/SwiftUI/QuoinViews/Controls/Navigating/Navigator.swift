import Foundation
import QuoinCore

/// Manages the pages of a navigation container in a live tree, and navigates between them.
///
/// The path's values and the pages of links are stacked in the order in which they were pushed; a
/// presented page is above those.
@MainActor
final class Navigator {
  /// A page pushed by a link without a value.
  struct Push {
    /// The identity of the link.
    let id: ObjectIdentifier
    /// The number of path values below the page.
    let valueCount: Int
    var page: CapturedView
  }

  /// Reads and changes the path, wherever it is stored.
  struct Path {
    var values: () -> [AnyHashable]
    /// Appends a value; returns whether the path accepts its type.
    var append: (AnyHashable) -> Bool
    var removeLast: (Int) -> Void
  }

  let reference = NavigatorReference()
  let title = PageTitle()
  var path = Path(values: { [] }, append: { _ in false }, removeLast: { _ in })
  var pushes: [Push] = []
  /// The number of values and links below each page that another one presents, from bottom to top.
  var presented: [Int] = []
  /// Updates the navigation to show the changed pages.
  var change: () -> Void = {}
  /// Takes away the page that the next column shows, before another one takes its place.
  var leaveBeside: @MainActor () -> Void = {}
  /// The navigation around, to which a way back leads from the root page.
  weak var outer: Navigator?
  /// Creates a list of rows. It is a closure because lists depend on controls, so controls can't
  /// refer to them.
  let list: (_ rows: _StyleContent) -> _StyleContent
  /// The closures that pop each page above the root page, from bottom to top.
  var ends: [@MainActor () -> Void] = []
  /// The drag of the top page, which shows the page below it.
  var pull: PagePull?
  /// The number of drags that have ended.
  var pullCount = 0
  private var depth: Int?
  private var covers: [PageCover] = []
  /// The object behind `dismiss`, for each page.
  private var dismissals: [PageDismissal] = []

  init(list: @escaping (_ rows: _StyleContent) -> _StyleContent) {
    self.list = list
    reference.navigator = self
  }

  /// Appends `value` to the path; returns whether the path accepts it.
  func push(_ value: AnyHashable) -> Bool {
    leaveBeside()
    return path.append(value)
  }

  /// Pushes the page of a link.
  func push(_ page: CapturedView, of link: ObjectIdentifier) {
    leaveBeside()
    pushes.append(Push(id: link, valueCount: path.values().count, page: page))
    change()
  }

  /// Whether the page of `link` is among those pushed.
  func shows(_ link: ObjectIdentifier) -> Bool { pushes.contains { $0.id == link } }

  /// Replaces the pages of links whose destinations may have changed.
  func renew(_ pages: [ObjectIdentifier: CapturedView]) {
    for index in pushes.indices { pages[pushes[index].id].map { pushes[index].page = $0 } }
  }

  /// Returns the page of `link`, if it is among those pushed.
  func page(of link: ObjectIdentifier) -> CapturedView? {
    pushes.last { $0.id == link }?.page
  }

  func removePush(_ id: ObjectIdentifier) {
    guard let index = pushes.lastIndex(where: { $0.id == id }) else { return }
    pushes.removeSubrange(index...)
    change()
  }

  /// Pops the pages above the first `depth` ones; returns whether there were any.
  @discardableResult
  func leave(to depth: Int) -> Bool {
    let ending = ends.dropFirst(depth)
    for end in ending.reversed() { end() }
    ends = Array(ends.prefix(depth))
    return !ending.isEmpty
  }

  /// Pops the top page; returns whether there was one above the root page, or a way back from it.
  @discardableResult
  func goBack() -> Bool {
    ends.isEmpty ? outer?.goBack() ?? false : leave(to: ends.count - 1)
  }

  /// Returns the cover of the page at `depth`. During the emission, a page counts as covered if it
  /// was before, or if `isCovered` is true.
  func cover(at depth: Int, isCovered: Bool, in outer: PageCover?) -> PageCover {
    while covers.count <= depth { covers.append(PageCover()) }
    let cover = covers[depth]
    cover.isBelowOthers = isCovered || depth < (self.depth ?? 0)
    cover.outer = outer
    return cover
  }

  /// Returns whether the number of pages above the root page differs from that of the last call.
  func isChanged(to depth: Int) -> Bool {
    defer { self.depth = depth }
    for (number, cover) in covers.enumerated() { cover.isBelowOthers = number < depth }
    return self.depth != depth
  }

  /// Returns the object that pops the page at `depth`, which must be positive.
  func dismissal(at depth: Int) -> Dismissal {
    while dismissals.count < depth {
      dismissals.append(PageDismissal(self, depth: dismissals.count + 1))
    }
    return dismissals[depth - 1]
  }

  private final class PageDismissal: Dismissal {
    init(_ navigator: Navigator, depth: Int) {
      super.init()
      end = { [weak navigator] in _ = navigator?.leave(to: depth - 1) }
    }
  }
}

/// A finger's drag of the top page of a navigation.
struct PagePull {
  /// The distance of the page from its place, and the width of the page, in points.
  var distance: CGFloat
  let width: CGFloat
  /// The way in which the page moves after the finger was lifted.
  var ending: Ending?
  enum Ending { case leaving, returning }

  /// The share of the page that still covers the page below.
  var remaining: CGFloat { width > 0 ? min(max(1 - distance / width, 0), 1) : 1 }
}

/// A weak reference to a navigator in the environment; the navigator retains the pages that read
/// it.
@MainActor
final class NavigatorReference {
  weak var navigator: Navigator?
}

private struct IsInNavigationKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: NavigatorReference? { nil }
}

extension EnvironmentValues {
  /// Whether links are inside a navigation container, in which they can push pages.
  var isInNavigation: Bool {
    get { self[IsInNavigationKey.self] }
    set { self[IsInNavigationKey.self] = newValue }
  }

  /// The enclosing navigation, in a live tree.
  var navigation: NavigatorReference? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Marks the nodes of a navigation in a live tree.
@MainActor
package struct NavigationHandle {
  let navigator: Navigator

  /// Pops the top page; returns whether there was one above the root page.
  package func goBack() -> Bool { navigator.goBack() }
}
