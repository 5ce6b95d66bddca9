// The names of nodes without a statement in the source, such as those of views that a program
// creates: without `quoin`, no report knows the author's calls.

extension WrittenViews {
  /// Whether a node is a modifier of a report whose sources are unknown.
  func isUnwrittenModifier(_ node: Int) -> Bool {
    all.isEmpty && nodes[node].callName.first?.isLowercase == true
  }

  /// The name of a node: its accessibility identifier, its text or its type; for a modifier, those
  /// of the view inside.
  func unwrittenName(_ node: Int) -> String {
    if let identifier = nodes[node].identifiers.last { return identifier }
    if let text = nodes[node].text?.string, !text.isEmpty {
      return "“\(WrittenViewNames.shortened(text))”"
    }
    let inner = node + 1
    if isUnwrittenModifier(node), nodes.indices.contains(inner), nodes[inner].parent == node {
      return unwrittenName(inner)
    }
    return "the \(nodes[node].callName)"
  }

  /// The name of a node, or the code of a modifier: `.padding(10)`.
  func unwrittenPhrase(_ node: Int) -> String {
    isUnwrittenModifier(node) ? code(node) : unwrittenName(node)
  }
}
