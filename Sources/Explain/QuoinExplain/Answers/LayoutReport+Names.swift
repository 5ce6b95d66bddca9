extension LayoutReport {
  /// Returns the node that `name` means: an accessibility identifier, a node's name, a text, or the
  /// name of a call or of the author's view, with `#2` for the second of several.
  ///
  /// A number alone, `#5`, is that of a node, starting at 1.
  ///
  /// - Throws: ``LayoutQuestionError`` if the node doesn't exist.
  func node(asked name: String) throws -> Int {
    guard !nodes.isEmpty else { throw LayoutQuestionError.emptyReport }
    if let exact = matches(name).first { return exact }
    guard let mark = name.lastIndex(of: "#"),
      let number = Int(name[name.index(after: mark)...]), number > 0
    else { throw LayoutQuestionError.noSuchView(name, known: knownNames) }
    let stem = String(name[..<mark])
    if stem.isEmpty, nodes.indices.contains(number - 1) { return number - 1 }
    let found = matches(stem)
    guard !found.isEmpty else { throw LayoutQuestionError.noSuchView(stem, known: knownNames) }
    guard number <= found.count else {
      throw LayoutQuestionError.fewer(stem, count: found.count)
    }
    return found[number - 1]
  }

  private func matches(_ name: String) -> [Int] {
    let byIdentifier = nodes.indices.filter { nodes[$0].identifiers.contains(name) }
    if !byIdentifier.isEmpty { return byIdentifier }
    let byName = nodes.indices.filter { nodes[$0].name == name }
    if !byName.isEmpty { return byName }
    let byText = nodes.indices.filter { nodes[$0].text?.string == name }
    if !byText.isEmpty { return byText }
    let lower = name.lowercased()
    return nodes.indices.filter {
      nodes[$0].callName.lowercased() == lower || nodes[$0].view?.lowercased() == lower
    }
  }

  /// The names that can be used in questions, identifiers first.
  var knownNames: [String] {
    var names: [String] = []
    for name in nodes.flatMap(\.identifiers) + nodes.map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return Array(names.prefix(12))
  }
}
