import Foundation
import QuoinGeometry

extension LayoutReport {
  /// Explains the size or position of a view.
  ///
  /// - Parameter question: the name of a view, which is its accessibility identifier, its text, or
  ///   its name in the report (`HStack`, `frame`), with `#2` for the second of several, followed by
  ///   `.width`, `.height`, `.x` or `.y`, or by nothing to explain both lengths: `title.width`,
  ///   `Text("Save")`, `HStack#2.x`. A number alone, `#5.width`, is that of a node of the report,
  ///   starting at 1.
  /// - Throws: ``LayoutQuestionError`` if the view doesn't exist.
  public func why(_ question: String) throws -> LayoutExplanation {
    let (name, property) = Self.parts(of: question)
    let node = try self.node(asked: name)
    var chain = WhyChain(
      report: self, explanation: LayoutExplanation(node: node, property: property))
    return chain.run()
  }

  /// Explains one property of the view called `name`: `why(.width, of: "title")`.
  ///
  /// - Parameters:
  ///   - property: the length or coordinate.
  ///   - name: the name of a view, as in ``why(_:)``.
  /// - Throws: ``LayoutQuestionError`` if the view doesn't exist.
  public func why(_ property: LayoutExplanation.Property, of name: String) throws
    -> LayoutExplanation
  {
    try why("\(name).\(property.rawValue)")
  }

  private static func parts(of question: String) -> (String, LayoutExplanation.Property?) {
    guard let dot = question.lastIndex(of: "."),
      let property = LayoutExplanation.Property(
        rawValue: String(question[question.index(after: dot)...]))
    else { return (question, nil) }
    return (String(question[..<dot]), property)
  }

  /// Returns the node that `name` in a question refers to.
  package func node(asked name: String) throws -> Int {
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
  private var knownNames: [String] {
    var names: [String] = []
    for name in nodes.flatMap(\.identifiers) + nodes.map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return Array(names.prefix(12))
  }
}
