import QuoinCore
import QuoinLayout

/// A button in the default style in a list row on iOS, where a tap anywhere in the row runs the
/// actions of all such buttons (Rules/Lists.md#row-buttons).
@MainActor
final class RowButton {
  var action: () -> Void = {}
}

/// The default buttons of the rows of one list line, in source order.
@MainActor
final class RowButtons {
  var all: [RowButton] = []

  /// Runs the actions of all buttons of the row that contains `button`.
  func perform(with button: RowButton) {
    guard all.contains(where: { $0 === button }) else { return button.action() }
    for button in all { button.action() }
  }

  /// Returns the buttons of a row.
  static func buttons(in row: LayoutTree.NodeID, of tree: LayoutTree) -> [RowButton] {
    var found: [RowButton] = []
    var waiting = [row]
    while let node = waiting.popLast() {
      if let button = tree.value(RowButtonKey.self, of: node) {
        found.append(button)
      } else {
        waiting += tree.children(of: node).reversed()
      }
    }
    return found
  }
}

/// The button that a view is.
enum RowButtonKey: LayoutValueKey {
  static var defaultValue: RowButton? { nil }
}

private struct RowButtonsKey: EnvironmentKey {
  static var defaultValue: RowButtons? { nil }
}

extension EnvironmentValues {
  /// The default buttons of the enclosing list line; `nil` outside of lists and on macOS.
  var rowButtons: RowButtons? {
    get { self[RowButtonsKey.self] }
    set { self[RowButtonsKey.self] = newValue }
  }
}
