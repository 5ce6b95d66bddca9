import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The settings of the separators above and below a row or section.
struct EdgeSeparators: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    var visibility = Visibility.automatic
    var tint: Color?
  }
  var top = Line()
  var bottom = Line()

  mutating func show(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top.visibility = visibility }
    if edges.contains(.bottom) { bottom.visibility = visibility }
  }

  mutating func tint(_ color: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top.tint = color }
    if edges.contains(.bottom) { bottom.tint = color }
  }
}

/// The settings of the separators at the edges of a row.
enum ListRowSeparatorKey: LayoutValueKey {
  static var defaultValue: EdgeSeparators { EdgeSeparators() }
}

/// The settings of the separators above a section's first row and below its last one.
enum ListSectionSeparatorKey: LayoutValueKey {
  static var defaultValue: EdgeSeparators { EdgeSeparators() }
}

extension View {
  /// Shows or hides the separators of the row that contains the view.
  /// Sizing: neutral.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTrait(ListRowSeparatorKey.self) { $0.show(visibility, edges) }
  }

  /// Sets the color of the separators of the row that contains the view; `nil` restores the default
  /// color.
  /// Sizing: neutral.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    rowTrait(ListRowSeparatorKey.self) { $0.tint(color, edges) }
  }

  /// Shows or hides the separators above and below a section's rows.
  /// Sizing: neutral.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTrait(ListSectionSeparatorKey.self) { $0.show(visibility, edges) }
  }

  /// Sets the color of the separators above and below a section's rows; `nil` restores the default
  /// color.
  /// Sizing: neutral.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTrait(ListSectionSeparatorKey.self) { $0.tint(color, edges) }
  }

  /// Changes the value for `key` that the view's rows pass to their list.
  func rowTrait<K: LayoutValueKey>(_ key: K.Type, _ change: @escaping (inout K.Value) -> Void)
    -> some View
  {
    attribute { $0.changeTrait(key, since: $1, change) }
  }
}

extension Emission {
  /// Changes the value for `key` that each node added since `mark` passes to its container.
  func changeTrait<K: LayoutValueKey>(
    _ key: K.Type, since mark: LayoutTree.Mark, _ change: (inout K.Value) -> Void
  ) {
    tree.forEach(since: mark) { node in
      var value = tree.value(key, of: node)
      change(&value)
      tree.setValue(key, value, of: node)
    }
  }
}
