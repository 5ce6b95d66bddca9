import Observation
import QuoinCore
import QuoinLayout

/// A column of a split view, or a list in it, for the links inside.
///
/// In a list whose selection takes their value, value links select it
/// (Rules/Navigation.md#selecting-links).
@MainActor
final class ColumnLinks {
  /// Whether the list's selection takes a value, judging by its type.
  var takes: (AnyHashable) -> Bool = { _ in false }
  /// Selects a row of the list.
  var select: @MainActor (AnyHashable) -> Void = { _ in }
  /// The next column, if the columns are stacked pages: a list that selects a row shows it.
  var next: CapturedView?
  /// Records that the next column is shown as a page, or no longer is.
  var open: @MainActor () -> Void = {}
  var close: @MainActor () -> Void = {}
  /// Clears the selection that shows the next column.
  var deselect: @MainActor () -> Void = {}
  /// Whether the user has opened the next column by selecting a row, so that it is shown as long as
  /// a row is selected.
  private(set) var followsSelection = false
  /// Whether the next column is beside this one and shows the pages of its links, which have no
  /// chevrons.
  var showsBeside = false
  /// The link whose page the next column shows.
  var followed = FollowedLink()
  /// Whether the column is a page above others, in whose stack a stack inside it shows its pages.
  var isPushed = false

  /// Opens or closes the next column after the user has selected a row or none.
  func follow(isSelected: Bool) {
    followsSelection = isSelected
    if isSelected { open() } else { close() }
  }

  /// Clears the selection, because the app has left the next column.
  func leave() {
    followsSelection = false
    deselect()
  }
}

/// The link of a column whose page the next column shows, if any: its identity or its value. The
/// row with the link is selected (Rules/Navigation.md#column-links).
@MainActor @Observable
final class FollowedLink {
  var id: AnyHashable?
}

/// The place of a navigation in a column of a split view.
struct ColumnNavigation {
  let links: ColumnLinks
  /// Whether it is a stack in the column, and not the column's own navigation.
  let isStack: Bool

  static func own(_ links: ColumnLinks) -> Self { Self(links: links, isStack: false) }
  static func stack(in links: ColumnLinks) -> Self { Self(links: links, isStack: true) }

  /// Whether the next column shows the pages of its links.
  @MainActor var showsBeside: Bool { !isStack && links.showsBeside }
  /// Whether a way back leads from its root page to the column before.
  @MainActor var leadsBack: Bool { isStack && links.isPushed }
}

/// The page of a column's link, which the next column shows in place of its own content.
struct PageBeside {
  /// The link or value whose page it is; `nil` for a page that the column presents.
  let id: AnyHashable?
  let page: CapturedView
}

/// The root page of a column that shows the page of a link in the column before it.
struct BesideRoot: PrimitiveView {
  let beside: PageBeside

  static func _emit(_ view: Self, into emission: Emission) {
    let title = emission.environment.pageTitle ?? PageTitle()
    emission.onPage(below: title) { emission.emit(view.beside.page.content) }
  }
}

extension Emission {
  /// Emits a list with a selection of a type in a column of a split view.
  func emit<V: View, Value: Hashable>(
    _ list: (ListSelection) -> V, with selection: ListSelection, of type: Value.Type,
    in column: ColumnLinks
  ) {
    let links = keep { ColumnLinks() }
    links.takes = { selection.select != nil && SelectionTag($0).value(Value.self) != nil }
    links.showsBeside = column.showsBeside
    links.followed = column.followed
    let isSelected = !selection.takesMany && evaluating { !selection.isEmpty() }
    var followed = selection
    if !selection.takesMany {
      column.deselect = { if !selection.isEmpty() { selection.selectAlone(nil) } }
      followed = selection.reporting { [weak column, navigation = environment.navigation] in
        navigation?.navigator?.leaveBeside()
        column?.follow(isSelected: $0)
      }
    }
    links.select = { followed.selectAlone($0) }
    let list = list(followed).bars { bars, _ in
      guard isSelected, var page = column.next else { return }
      page.end = { followed.selectAlone(nil) }
      bars.pushed.append(page)
    }
    withEnvironment({ $0.columnLinks = links }, { emit(list) })
  }
}

/// The value of the link that is a list's row.
enum LinkValueKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

private struct ColumnLinksKey: EnvironmentKey {
  static var defaultValue: ColumnLinks? { nil }
}

private struct BackTitleKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// The links of the enclosing column of a split view; `nil` elsewhere, and in a stack in it.
  var columnLinks: ColumnLinks? {
    get { self[ColumnLinksKey.self] }
    set { self[ColumnLinksKey.self] = newValue }
  }

  /// The title of the page below the enclosing one.
  var backTitle: Text? {
    get { self[BackTitleKey.self] }
    set { self[BackTitleKey.self] = newValue }
  }
}
