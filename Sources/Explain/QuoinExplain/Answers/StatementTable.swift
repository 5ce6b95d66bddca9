import QuoinLayout

/// The statements of the source around each node of a report.
///
/// Each evaluation of a statement has its own entry, so a `ForEach` has one entry for each row.
package struct StatementTable: Sendable {
  /// An evaluation of a statement.
  package struct Entry: Sendable, Hashable {
    /// The statement, as passed to `_located(_:_:)`.
    package var text: String
    /// The position of the evaluation around it, which precedes it in the table.
    package var outer: Int?

    package init(text: String, outer: Int?) { (self.text, self.outer) = (text, outer) }
  }

  package var entries: [Entry]
  /// The position of the innermost statement of each node; `nil` if unknown.
  package var innermost: [Int?]

  package init(_ entries: [Entry], innermost: [Int?]) {
    (self.entries, self.innermost) = (entries, innermost)
  }

  /// The statements of a report's nodes, from the context of `pass`.
  init(_ pass: LintPass) {
    let nodes = pass.report.nodes
    let numbers = nodes.indices.compactMap { pass.treeNode($0) }
    guard numbers.count == nodes.count else {
      self.init([], innermost: Array(repeating: nil, count: nodes.count))
      return
    }
    if let table = pass.context.statements(numbers), table.innermost.count == nodes.count {
      self = table
    } else {
      self.init(places: numbers.map(pass.context.place), parents: nodes.map(\.parent))
    }
  }

  /// Creates a table from the statement of each node: a connected run of nodes with the same
  /// statement is one evaluation.
  init(places: [String?], parents: [Int?]) {
    self.init([], innermost: [])
    for (place, parent) in zip(places, parents) {
      let around: Int? = parent.flatMap { innermost[$0] }
      guard let place else {
        innermost.append(around)
        continue
      }
      if let around, entries[around].text == place {
        innermost.append(around)
      } else {
        entries.append(Entry(text: place, outer: around))
        innermost.append(entries.count - 1)
      }
    }
  }
}
