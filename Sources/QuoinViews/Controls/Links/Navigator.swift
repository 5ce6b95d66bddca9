import QuoinCore

/// Keeps which pages one navigation of a living tree shows, and leads from page to page.
///
/// The values of the path and the pages that links lead to lie above each other in the order of their pushes; a
/// presented page lies above those.
@MainActor
final class Navigator {
  /// A page that a link without a value led to.
  struct Push {
    /// The link.
    let id: ObjectIdentifier
    /// How many values of the path lie below the page.
    let valueCount: Int
    var page: BarPage
  }

  /// Reads and changes the path, wherever it is kept.
  struct Path {
    var values: () -> [AnyHashable]
    /// Appends a value; returns whether the path takes values of its type.
    var append: (AnyHashable) -> Bool
    var removeLast: (Int) -> Void
  }

  let reference = NavigatorReference()
  var path = Path(values: { [] }, append: { _ in false }, removeLast: { _ in })
  var pushes: [Push] = []
  /// Makes the navigation show the changed pages.
  var change: () -> Void = {}
  /// Makes a list of rows. It is a closure because lists are made of controls, so controls can't name them.
  let list: (_ rows: _StyleContent) -> _StyleContent
  /// For each page above the first one, from the bottom to the top, the closure that ends it.
  var ends: [@MainActor () -> Void] = []
  private var depth: Int?
  /// For each page, the object behind its `dismiss`.
  private var dismissals: [PageDismissal] = []

  init(list: @escaping (_ rows: _StyleContent) -> _StyleContent) {
    self.list = list
    reference.navigator = self
  }

  /// Puts `value` on the path; returns whether the path takes it.
  func push(_ value: AnyHashable) -> Bool { path.append(value) }

  /// Shows the page of a link above the top one.
  func push(_ page: BarPage, of link: ObjectIdentifier) {
    pushes.append(Push(id: link, valueCount: path.values().count, page: page))
    change()
  }

  /// Replaces the page of `link`, whose destination changed.
  func renew(_ page: BarPage, of link: ObjectIdentifier) {
    if let index = pushes.lastIndex(where: { $0.id == link }) { pushes[index].page = page }
  }

  func removePush(_ id: ObjectIdentifier) {
    guard let index = pushes.lastIndex(where: { $0.id == id }) else { return }
    pushes.removeSubrange(index...)
    change()
  }

  /// Leaves the pages above the first `depth` ones; returns whether there were any.
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

  /// Whether the last call named another number of pages above the first one than `depth`.
  func isChanged(to depth: Int) -> Bool {
    defer { self.depth = depth }
    return self.depth != depth
  }

  /// The object that ends the page at `depth`, which is more than 0.
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

/// Refers to a navigator in the environment without keeping it alive: the navigator keeps the pages that read it.
@MainActor
final class NavigatorReference {
  weak var navigator: Navigator?
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: NavigatorReference? { nil }
}

extension EnvironmentValues {
  /// The navigation around the view, in a living tree.
  var navigation: NavigatorReference? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Marks the nodes of a navigation of a living tree.
@MainActor
package struct NavigationHandle {
  let navigator: Navigator

  /// Leaves the top page; returns whether there was one above the first.
  package func goBack() -> Bool { navigator.goBack() }
}
