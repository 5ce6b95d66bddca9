import QuoinGeometry

/// The views of a report as their author wrote them, in the order of their first nodes.
///
/// A view comes after the one around it.
package struct WrittenViews: Sendable {
  package let all: [WrittenView]
  /// The nodes of the report.
  package let nodes: [LayoutReport.Node]
  /// The accessibility identifiers of each view.
  package let identifiers: [[String]]
  /// The names of the types whose bodies made nodes of the report.
  let ownTypes: Set<String>
  private let viewOfNode: [Int?]
  private let inside: [[Int]]
  private let names: [String]
  /// The file of the first located node.
  let mainFile: String?

  package init(_ pass: LintPass) {
    let reader = WrittenViewReader(pass)
    let nodes = pass.report.nodes
    var all = reader.views
    let labels = WrittenViewLabels(nodes)
    var inside = [[Int]](repeating: [], count: all.count)
    for index in all.indices {
      all[index].label = labels.label(of: all[index])
      if let parent = all[index].parent { inside[parent].append(index) }
    }
    self.all = all
    self.nodes = nodes
    self.inside = inside
    viewOfNode = reader.viewOfNode
    let file = nodes.first { $0.source != nil }?.source?.file ?? all.first?.source.file
    mainFile = file
    identifiers = Self.identifiers(all, reader.viewOfNode, nodes)
    ownTypes = Set(nodes.compactMap(\.view))
    let maker = WrittenViewNames(file: file)
    names = maker.names(of: all, identifiers: identifiers)
  }

  /// Assigns the nodes' identifiers to the views that they are written on.
  private static func identifiers(
    _ all: [WrittenView], _ viewOfNode: [Int?], _ nodes: [LayoutReport.Node]
  ) -> [[String]] {
    var found = [[String]](repeating: [], count: all.count)
    for (index, node) in nodes.enumerated() where !node.identifiers.isEmpty {
      guard let innermost = viewOfNode[index] else { continue }
      // A stack of one view has no node of its own, and is identified by that of the view.
      var holders: [Int] = []
      var next: Int? = innermost
      while let view = next, view == innermost || all[view].nodes.lowerBound == index {
        if all[view].modifiers.contains(where: { $0.name == "accessibilityIdentifier" }) {
          holders.append(view)
        }
        next = all[view].parent
      }
      for (position, identifier) in node.identifiers.enumerated() {
        let holder = holders.isEmpty ? innermost : holders[min(position, holders.count - 1)]
        if !found[holder].contains(identifier) { found[holder].append(identifier) }
      }
    }
    return found
  }

  /// The innermost written view that a node belongs to.
  package func view(of node: Int) -> Int? {
    viewOfNode.indices.contains(node) ? viewOfNode[node] : nil
  }

  /// The written views directly inside a view, in source order.
  package func children(of view: Int) -> [Int] { inside[view] }

  /// The name of a view in sentences: `“Save”` for a text, `the Button “Save”`,
  /// `the HStack (line 4)`.
  package func name(_ view: Int) -> String { names[view] }

  /// The name of the written view or modifier that made a node, as ``name(_:)`` or
  /// `.padding(10) (line 8)`.
  package func phrase(_ node: Int) -> String {
    guard let view = view(of: node) else { return unwrittenPhrase(node) }
    guard let modifier = modifier(of: node) else { return name(view) }
    return "\(code(node)) (\(line(modifier.source)))"
  }

  /// The written modifier that made a node; `nil` if the node is part of a view.
  package func modifier(of node: Int) -> WrittenModifier? {
    guard let view = view(of: node) else { return nil }
    return all[view].modifiers.first { $0.node == node }
  }

  /// The code of the modifier that made a node, as far as the report knows it: `.padding(10)`,
  /// `.frame(width: 120)`.
  package func code(_ node: Int) -> String { ModifierCode(nodes[node]).text }

  /// A location in sentences: `line 8`, or `Row.swift:8` outside of the file of the root view.
  package func line(_ source: LayoutReport.Source) -> String {
    WrittenViewNames(file: mainFile).line(source)
  }
}
