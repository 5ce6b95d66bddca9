/// The calls of a statement as the author understands them: the view, and the modifiers on it.
struct StatementCalls {
  let statement: Statement
  /// The position of the call that creates the view.
  let core: Int

  /// Returns `nil` for a statement without calls.
  init?(_ text: String) {
    guard let statement = Statement(text), !statement.calls.isEmpty else { return nil }
    self.statement = statement
    // `isOn ? First() : Second()` and `SwiftUI.Text("A")` begin with other names.
    core = statement.calls.firstIndex { Self.isType($0.name) } ?? 0
  }

  /// The type as written, or the name of the member that contains the view.
  var type: String { statement.calls[core].name }
  /// Whether the statement names a type, rather than a member that contains a view.
  var isType: Bool { Self.isType(type) }
  var source: LayoutReport.Source { statement.calls[core].place }

  /// The position of the modifiers' calls, from the inside out.
  var modifiers: [Int] {
    statement.calls.indices.filter { $0 > core && !Self.isCapitalized(statement.calls[$0].name) }
  }

  private static func isCapitalized(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  private static func isType(_ name: String) -> Bool {
    isCapitalized(name) && name != "SwiftUI" && name != "Self"
  }
}
