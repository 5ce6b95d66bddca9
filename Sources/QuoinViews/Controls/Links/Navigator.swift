import QuoinCore

/// Leads through the pages of one navigation of a living tree.
///
/// The values of the path and the pages that links lead to lie above each other in the order in which they were
/// pushed; a page that is presented lies above those.
@MainActor
final class Navigator {
  /// A page that a link without a value led to.
  struct Push {
    /// The link.
    let id: ObjectIdentifier
    /// How many values of the path lie below.
    let valueCount: Int
    var page: BarPage
  }

  /// The path, wherever it is kept.
  struct Path {
    var values: () -> [AnyHashable]
    /// The answer is whether the path takes values of the type.
    var append: (AnyHashable) -> Bool
    var removeLast: (Int) -> Void
  }

  let reference = NavigatorReference()
  var path = Path(values: { [] }, append: { _ in false }, removeLast: { _ in })
  var pushes: [Push] = []
  /// Has the navigation show what changed here.
  var change: () -> Void = {}
  /// Makes rows a list: controls lead to lists, which are made of controls.
  let list: (_ rows: _StyleContent) -> _StyleContent
  /// How each page above the first one ends, from the bottom to the top.
  var ends: [@MainActor () -> Void] = []
  private var depth: Int?
  /// What `dismiss` does on each page.
  private var dismissals: [PageDismissal] = []

  init(list: @escaping (_ rows: _StyleContent) -> _StyleContent) {
    self.list = list
    reference.navigator = self
  }

  /// Puts `value` on the path; the answer is whether it goes there.
  func push(_ value: AnyHashable) -> Bool { path.append(value) }

  /// Shows the page of a link above the top one.
  func push(_ page: BarPage, of link: ObjectIdentifier) {
    pushes.append(Push(id: link, valueCount: path.values().count, page: page))
    change()
  }

  /// The link says something else now.
  func renew(_ page: BarPage, of link: ObjectIdentifier) {
    if let index = pushes.lastIndex(where: { $0.id == link }) { pushes[index].page = page }
  }

  func removePush(_ id: ObjectIdentifier) {
    guard let index = pushes.lastIndex(where: { $0.id == id }) else { return }
    pushes.removeSubrange(index...)
    change()
  }

  /// Leaves the pages from the one at `depth` on, counted from 1; the answer is whether there was one.
  @discardableResult
  func leave(to depth: Int) -> Bool {
    let ending = ends.dropFirst(depth)
    for end in ending.reversed() { end() }
    ends = Array(ends.prefix(depth))
    return !ending.isEmpty
  }

  /// Leaves the top page.
  @discardableResult
  func goBack() -> Bool { !ends.isEmpty && leave(to: ends.count - 1) }

  /// Whether there were not `depth` pages above the first one before.
  func isChanged(to depth: Int) -> Bool {
    defer { self.depth = depth }
    return self.depth != depth
  }

  /// What ends the page at `depth`, which is more than 0.
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

/// Stands for a navigator in the environment: that of its pages is kept by the navigator itself.
@MainActor
final class NavigatorReference {
  weak var navigator: Navigator?
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: NavigatorReference? { nil }
}

extension EnvironmentValues {
  /// The navigation around, in a living tree.
  var navigation: NavigatorReference? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Marks the nodes of a navigation of a living tree.
@MainActor
package struct NavigationHandle {
  let navigator: Navigator

  /// Leaves the top page; the answer is whether there was one above the first.
  package func goBack() -> Bool { navigator.goBack() }
}
