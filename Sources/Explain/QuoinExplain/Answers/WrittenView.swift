import QuoinGeometry

/// A view as its author wrote it: one expression of the source, and the nodes of the report that it
/// made.
///
/// An expression that is evaluated several times, such as a row of a `ForEach`, makes one written
/// view each time. Views that the framework made inside it belong to it, so that answers never name
/// them.
package struct WrittenView: Sendable, Hashable {
  /// The type as written: `Button`, `Text`, `ProfileCard`.
  package var type: String
  /// The first text that the view shows, such as a button's title; `nil` if it shows none.
  package var label: String?
  /// The location of the call that creates the view.
  package var source: LayoutReport.Source
  /// The position of the enclosing written view in ``WrittenViews/all``.
  package var parent: Int?
  /// The node of the view itself, inside all modifiers written on it.
  package var core: Int
  /// The node of the outermost modifier written on the view; the core if there is none.
  package var outer: Int
  /// The modifiers written on the view, from the inside out.
  package var modifiers: [WrittenModifier] = []
  /// All nodes of the view, its modifiers and its content.
  package var nodes: Range<Int>
}

/// A modifier as its author wrote it.
package struct WrittenModifier: Sendable, Hashable {
  /// The name: `padding`.
  package var name: String
  /// The location of its call.
  package var source: LayoutReport.Source
  /// The modifier's node; `nil` if it makes none, such as `font`.
  package var node: Int?
}
