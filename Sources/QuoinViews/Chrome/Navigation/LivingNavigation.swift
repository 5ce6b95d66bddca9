import QuoinCore
import QuoinLayout

/// A navigation of a living tree: links and values on the path push pages, and the bar's button goes back.
///
/// Sizing: h-exp, v-exp.
struct LivingNavigation<Root: View>: View {
  let root: Root
  let path: NavigationStackPath
  @State private var navigator = Navigator { rows in _StyleContent(List { rows }) }
  @State private var ownPath: [AnyHashable] = []
  /// Counts the changes of the navigator, which is no state itself, so that the view is evaluated again.
  @State private var changes = 0
  @State private var editMode = EditMode.inactive

  var body: some View {
    let _ = changes
    navigator.path = path.kept(else: $ownPath)
    // The closure captures only the counter: the navigator must not keep its owner alive.
    navigator.change = { [changes = $changes] in changes.wrappedValue += 1 }
    return NavigationPages(root: root, path: navigator.path.values(), navigator: navigator)
      .environment(\.editMode, $editMode)
  }
}

/// The pages of a navigation, of which it shows the top one. Sizing: h-exp, v-exp.
private struct NavigationPages<Root: View>: PrimitiveView {
  let root: Root
  let path: [AnyHashable]
  let navigator: Navigator

  static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    emission.withEnvironment(
      { $0.navigation = view.navigator.reference },
      { emission.emitNavigation(view.root, path: view.path, navigator: view.navigator) })
    emission.carry(NavigationHandle(navigator: view.navigator), since: mark)
  }
}

/// Where a navigation keeps the values of its pages: by itself, or in a binding.
enum NavigationStackPath {
  case own
  case bound(Navigator.Path)

  /// A path of any values.
  @MainActor
  init(_ path: Binding<NavigationPath>) {
    self = .bound(
      Navigator.Path(
        values: { path.wrappedValue.values },
        append: {
          path.wrappedValue.values.append($0)
          return true
        }, removeLast: { path.wrappedValue.removeLast($0) }))
  }

  /// A path of values of one type.
  @MainActor
  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self = .bound(
      Navigator.Path(
        values: { path.wrappedValue.map { AnyHashable($0) } },
        append: { value in
          guard let value = value.base as? Data.Element else { return false }
          path.wrappedValue.append(value)
          return true
        },
        removeLast: { count in
          var values = path.wrappedValue
          values = Data(values.dropLast(count))
          path.wrappedValue = values
        }))
  }

  /// The navigation's path; where no binding gives one, it keeps its values in `own`.
  @MainActor
  func kept(else own: Binding<[AnyHashable]>) -> Navigator.Path {
    switch self {
    case .own:
      Navigator.Path(
        values: { own.wrappedValue },
        append: {
          own.wrappedValue.append($0)
          return true
        }, removeLast: { own.wrappedValue.removeLast(min($0, own.wrappedValue.count)) })
    case .bound(let path): path
    }
  }

  /// The present values; none for a navigation that keeps them by itself.
  @MainActor var values: [AnyHashable] {
    switch self {
    case .own: []
    case .bound(let path): path.values()
    }
  }
}
