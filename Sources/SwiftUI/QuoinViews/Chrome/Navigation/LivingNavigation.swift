import QuoinCore
import QuoinLayout

/// A navigation container in a live tree: links and path values push pages, and the back button
/// pops them.
///
/// Sizing: h-exp, v-exp.
struct LivingNavigation<Root: View>: View {
  let root: Root
  let path: NavigationStackPath
  /// The title that the root sees; `nil` for the navigator's.
  let title: PageTitle?
  let column: ColumnNavigation?
  @State private var navigator = Navigator { rows in _StyleContent(List { rows }) }
  @State private var ownPath: [AnyHashable] = []
  /// A counter of the navigator's changes. The navigator isn't state, so changing the counter
  /// triggers another evaluation.
  @State private var changes = 0
  @State private var editMode = EditMode.inactive

  var body: some View {
    let _ = changes
    navigator.path = path.kept(else: $ownPath)
    // The closure captures only the counter, because the navigator must not keep its owner alive.
    navigator.change = { [changes = $changes] in changes.wrappedValue += 1 }
    return NavigationPages(
      root: root, path: navigator.path.values(), navigator: navigator, title: title,
      column: column
    )
    .environment(\.editMode, $editMode)
  }
}

/// The pages of a navigation container, of which the top one is shown.
/// Sizing: h-exp, v-exp.
private struct NavigationPages<Root: View>: PrimitiveView {
  let root: Root
  let path: [AnyHashable]
  let navigator: Navigator
  let title: PageTitle?
  let column: ColumnNavigation?

  static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    view.navigator.outer =
      view.column?.leadsBack == true ? emission.environment.navigation?.navigator : nil
    emission.withEnvironment(
      { $0.navigation = view.navigator.reference },
      {
        emission.emitNavigation(
          view.root, path: view.path, navigator: view.navigator, title: view.title,
          column: view.column)
      })
    emission.attach(NavigationHandle(navigator: view.navigator), since: mark)
  }
}

/// The storage of a navigation container's path: its own, or a binding.
enum NavigationStackPath {
  case own
  case bound(Navigator.Path)

  /// Binds to a path of values of any types.
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

  /// Binds to a path of values of one type.
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

  /// Returns the bound path, or one that stores its values in `own`.
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

  /// The current values; none for a container that stores its own.
  @MainActor var values: [AnyHashable] {
    switch self {
    case .own: []
    case .bound(let path): path.values()
    }
  }
}
