import QuoinGeometry

/// The views of a report as their author wrote them, in the order of their first nodes.
package struct WrittenViews: Sendable {
  package let all: [WrittenView]

  package init(_ pass: LintPass) {
    all = []
  }

  /// The innermost written view that a node belongs to.
  package func view(of node: Int) -> Int? { nil }

  /// The written views directly inside a view, in source order.
  package func children(of view: Int) -> [Int] { [] }

  /// The name of a view in sentences: `“Save”` for a text, `the Button “Save”`, `the HStack (line 4)`.
  package func name(_ view: Int) -> String { "" }

  /// The name of the written view or modifier that made a node, as ``name(_:)`` or `.padding(10) (line 8)`.
  package func phrase(_ node: Int) -> String { "" }

  /// The code of the modifier that made a node, as far as the report knows it: `.padding(10)`, `.frame(width: 120)`.
  package func code(_ node: Int) -> String { "" }

  /// A location in sentences: `line 8`, or `Row.swift:8` outside of the file of the root view.
  package func line(_ source: LayoutReport.Source) -> String { "" }
}
