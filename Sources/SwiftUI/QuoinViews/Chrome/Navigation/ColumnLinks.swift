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
  /// Whether a selected row shows its page beside the list, so that its link has no chevron.
  var showsBeside = false
  /// Whether the column is a page above others, in whose stack a stack inside it shows its pages.
  var isPushed = false
}

extension Emission {
  /// Emits a list with a selection of a type in a column of a split view.
  func emit<V: View, Value: Hashable>(
    _ list: V, with selection: ListSelection, of type: Value.Type, in column: ColumnLinks
  ) {
    let links = keep { ColumnLinks() }
    links.takes = { selection.select != nil && SelectionTag($0).value(Value.self) != nil }
    links.select = { selection.selectAlone($0) }
    links.showsBeside = column.showsBeside
    let isSelected = !selection.takesMany && evaluating { !selection.isEmpty() }
    let list = list.bars { bars, _ in
      guard isSelected, var page = column.next else { return }
      page.end = { selection.selectAlone(nil) }
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

extension EnvironmentValues {
  /// The links of the enclosing column of a split view; `nil` elsewhere, and in a stack in it.
  var columnLinks: ColumnLinks? {
    get { self[ColumnLinksKey.self] }
    set { self[ColumnLinksKey.self] = newValue }
  }
}
