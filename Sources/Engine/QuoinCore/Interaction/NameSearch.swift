import Foundation
import QuoinLayout

/// An error of a search by name that found no view.
public enum NameError: Error, CustomStringConvertible {
  /// No view has the name; includes similar names.
  case unknown(String, similar: [String])

  public var description: String {
    switch self {
    case .unknown(let name, let similar):
      similar.isEmpty
        ? "No view is named \"\(name)\": none has it as its accessibilityIdentifier, accessibilityLabel or text. Give the view an .accessibilityIdentifier(\"\(name)\")."
        : "No view is named \"\(name)\". There are: \(similar.map { "\"\($0)\"" }.joined(separator: ", "))."
    }
  }
}

extension ViewTree {
  /// Returns the visible view named `name`: by its `accessibilityIdentifier`, `accessibilityLabel`,
  /// visible text, or the title of a control that doesn't draw it, in this order.
  ///
  /// The text of a control means the control. A presentation in front precedes the views behind it;
  /// of several views the first one in source order counts.
  ///
  /// Without an exact match, names are compared as people type them: `2:40 AM` finds a time with a
  /// narrow no-break space, `Don't` finds `Don’t`, `1-2` finds `1–2`, and `More...` finds `More…`.
  ///
  /// - Throws: ``NameError/unknown(_:similar:)``.
  public func find(_ name: String) throws -> LayoutTree.NodeID { try search(name)[0].node }

  /// A view with a name, and the node inside it that has the name.
  package typealias Named = (node: LayoutTree.NodeID, spot: LayoutTree.NodeID)

  /// Returns the views named `name` in order; there is at least one.
  package func search(_ name: String) throws -> [Named] {
    var names: Set<String> = []
    let root = layout.root ?? .absent
    let typed = name.asTyped
    let comparisons: [(String) -> Bool] = [{ $0 == name }, { $0.asTyped == typed }]
    for window in emission.frontNode == root ? [root] : [emission.frontNode, root] {
      for isNamed in comparisons {
        let found = search(isNamed, inside: window, &names)
        if !found.isEmpty { return found }
      }
    }
    let wanted = name.lowercased()
    let close = names.map { (name: $0, distance: Self.distance($0.lowercased(), wanted)) }
      .filter { $0.distance <= max(2, wanted.count / 2) || $0.name.lowercased().contains(wanted) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    throw NameError.unknown(name, similar: close.prefix(5).map(\.name))
  }

  private func search(
    _ isNamed: (String) -> Bool, inside window: LayoutTree.NodeID, _ names: inout Set<String>
  ) -> [Named] {
    guard window.exists else { return [] }
    var identified: [Named] = []
    var labelled: [Named] = []
    var written: [Named] = []
    for node in nodes(inside: window) {
      let identifiers = emission.store.identifiers[node] ?? []
      if identifiers.contains(where: isNamed) { identified.append((node, node)) }
      names.formUnion(identifiers)
      if let label = label(of: node) {
        if isNamed(label) {
          let isControl = responders(inside: node).contains(where: \.isControl)
          labelled.append((isControl ? node : control(around: node) ?? node, node))
        }
        names.insert(label)
      }
      if let text = emission.drawing(of: node)?.text {
        if isNamed(text) { written.append((control(around: node) ?? node, node)) }
        names.insert(text)
      }
    }
    let known = !identified.isEmpty ? identified : !labelled.isEmpty ? labelled : written
    guard known.isEmpty else { return known }
    let titled = emission.carried((any Titled).self, inside: window).compactMap { thing, node in
      thing.title.map { (title: $0, node: node) }
    }
    names.formUnion(titled.map(\.title))
    return titled.filter { isNamed($0.title) }.map { ($0.node, $0.node) }
  }

  /// Returns the responders at `node` itself, innermost first.
  public func responders(of node: LayoutTree.NodeID) -> [Responder] {
    (emission.store.attachments[node] ?? []).compactMap {
      if case .responder(let responder) = $0 { responder } else { nil }
    }
  }

  /// Returns the responders at `node` and its descendants in source order, outermost first.
  public func responders(inside node: LayoutTree.NodeID) -> [Responder] {
    nodes(inside: node).flatMap { responders(of: $0).reversed() }
  }

  /// Returns the accessibility label of `node`, the outermost if there are several.
  package func label(of node: LayoutTree.NodeID) -> String? {
    for case .label(let label) in (emission.store.attachments[node] ?? []).reversed() {
      return label
    }
    return nil
  }

  private func control(around node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    var around = node
    while around.isBelowTop {
      if responders(of: around).contains(where: \.isControl) { return around }
      around = layout.parent(of: around)
    }
    return nil
  }

  /// Returns `node` and its visible descendants, parents before children.
  func nodes(inside node: LayoutTree.NodeID) -> [LayoutTree.NodeID] {
    var result: [LayoutTree.NodeID] = []
    var waiting = [node]
    while let node = waiting.popLast() {
      result.append(node)
      waiting += layout.children(of: node).reversed()
    }
    return result
  }

  /// Returns the number of letters to insert, delete or replace to turn one name into the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.prefix(64)), Array(second.prefix(64)))
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          above + 1, row[column] + 1, diagonal + (second[column] == letter ? 0 : 1))
        diagonal = above
      }
    }
    return row.last ?? 0
  }
}
