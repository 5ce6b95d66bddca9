import Foundation
import QuoinLayout

/// An error of a search by name that found no view.
public enum NameError: Error, CustomStringConvertible {
  /// No view has the name. Includes up to 100 existing names: similar ones, then those of views
  /// that can be touched, then others.
  case unknown(String, similar: [String])
  /// No view has the name, but lazy containers have rows that aren't shown. Includes what
  /// `unknown` does.
  case unseen(String, similar: [String], rows: Int, isID: Bool)

  public var description: String {
    switch self {
    case .unseen(let name, let similar, let rows, let isID):
      let unknown = NameError.unknown(name, similar: similar).description
      if isID {
        return "\(unknown) A row that isn't shown has this id: `scroll to \(name)` shows it."
      }
      let count = rows == 1 ? "1 row isn't shown" : "\(rows) rows aren't shown"
      return
        "\(unknown) \(count), because they are out of view: first `scroll to ID` with the id of the row's item, or `scroll at X,Y by 0,300`."
    case .unknown(let name, let similar):
      guard !similar.isEmpty else {
        return
          "No view is named \"\(name)\": none has it as its accessibilityIdentifier, accessibilityLabel or text. Give the view an .accessibilityIdentifier(\"\(name)\")."
      }
      let shown = similar.prefix(Self.mostShown).map { "\"\(Self.shortened($0))\"" }
      let others = similar.count - shown.count
      let end = others == 0 ? "" : " and \(others) more"
      return "No view is named \"\(name)\". There are: \(shown.joined(separator: ", "))\(end)."
    }
  }

  fileprivate static let mostNames = 100
  private static let mostShown = 8

  private static func shortened(_ name: String) -> String {
    name.count > 60 ? name.prefix(59) + "…" : name
  }
}

extension ViewTree {
  /// Returns the visible view named `name`.
  ///
  /// The name is the view's `accessibilityIdentifier`, `accessibilityLabel`, visible text, or the
  /// title of a control that doesn't draw it, in this order.
  ///
  /// The text of a control identifies the control. A presentation in front precedes the views
  /// behind it; among several views, the first one in source order wins.
  ///
  /// Without an exact match, names are compared as people type them: `2:40 AM` finds a time with a
  /// narrow no-break space, `Don't` finds `Don’t`, `1-2` finds `1–2`, and `More...` finds `More…`.
  ///
  /// - Throws: ``NameError/unknown(_:similar:)``.
  public func find(_ name: String) throws -> LayoutTree.NodeID { try search(name)[0].node }

  /// A view with a name, and the descendant that has the name.
  package typealias Named = (node: LayoutTree.NodeID, spot: LayoutTree.NodeID)

  /// Returns the views named `name` in order; there is at least one.
  package func search(_ name: String) throws -> [Named] {
    let root = layout.root ?? .absent
    let windows = emission.nodes.frontNode == root ? [root] : [emission.nodes.frontNode, root]
    let typed = name.asTyped
    let comparisons: [(String) -> Bool] = [{ $0 == name }, { $0.asTyped == typed }]
    for window in windows {
      for isNamed in comparisons {
        let found = search(isNamed, inside: window)
        if !found.isEmpty { return found }
      }
    }
    throw unknownName(name, similar: similarNames(to: name, inside: windows), inside: windows)
  }

  private func unknownName(
    _ name: String, similar: [String], inside windows: [LayoutTree.NodeID]
  ) -> NameError {
    let rows = emission.store.lazyRows.items.filter { rows in
      layout.isShown(rows.node) && windows.contains { emission.nodes.isInside(rows.node, $0) }
    }
    let unseen = rows.reduce(0) { $0 + layout.lazyContainer($1.node).unseenCount }
    guard unseen > 0 else { return .unknown(name, similar: similar) }
    let isID = Self.ids(written: name).contains { id in rows.contains { $0.slot(of: id) != nil } }
    return .unseen(name, similar: similar, rows: unseen, isID: isID)
  }

  /// Returns the ids that a script means by `text`: a string, a number or a UUID.
  package static func ids(written text: String) -> [AnyHashable] {
    let ids: [AnyHashable?] = [text, Int(text), UUID(uuidString: text)]
    return ids.compactMap(\.self)
  }

  private func search(
    _ isNamed: (String) -> Bool, inside window: LayoutTree.NodeID
  ) -> [Named] {
    guard window.exists else { return [] }
    var identified: [Named] = []
    var labelled: [Named] = []
    var written: [Named] = []
    for node in nodes(inside: window) {
      let identifiers = emission.store.identifiers[node] ?? []
      if identifiers.contains(where: isNamed) { identified.append((node, node)) }
      if let label = label(of: node), isNamed(label) {
        let isControl = responders(inside: node).contains(where: \.isControl)
        labelled.append((isControl ? node : control(around: node) ?? node, node))
      }
      if let text = emission.nodes.drawing(of: node)?.text, isNamed(text) {
        written.append((control(around: node) ?? node, node))
      }
    }
    let known = !identified.isEmpty ? identified : !labelled.isEmpty ? labelled : written
    guard known.isEmpty else { return known }
    return titles(inside: window).filter { isNamed($0.title) }.map { ($0.node, $0.node) }
  }

  /// The titles of controls that don't draw them.
  private func titles(
    inside window: LayoutTree.NodeID
  ) -> [(title: String, node: LayoutTree.NodeID)] {
    emission.nodes.attachments((any Titled).self, inside: window).compactMap { thing, node in
      thing.title.map { ($0, node) }
    }
  }

  /// Returns the names of views without duplicates: those similar to `name`, the most similar
  /// first; then those of views that can be touched; then the others.
  private func similarNames(to name: String, inside windows: [LayoutTree.NodeID]) -> [String] {
    var known: Set<String> = []
    var close: [(name: String, distance: Int)] = []
    var (touchable, others): ([String], [String]) = ([], [])
    let wanted = name.lowercased()
    func add(_ found: String, of node: LayoutTree.NodeID) {
      guard !found.isEmpty, known.insert(found).inserted else { return }
      let distance = Self.distance(found.lowercased(), wanted)
      if distance <= max(2, wanted.count / 2) || found.lowercased().contains(wanted) {
        close.append((found, distance))
      } else if isTouchable(node) {
        touchable.append(found)
      } else {
        others.append(found)
      }
    }
    for window in windows where window.exists {
      for node in nodes(inside: window) {
        for identifier in emission.store.identifiers[node] ?? [] { add(identifier, of: node) }
        if let label = label(of: node) { add(label, of: node) }
        if let text = emission.nodes.drawing(of: node)?.text { add(text, of: node) }
      }
      for (title, node) in titles(inside: window) { add(title, of: node) }
    }
    close.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return Array((close.map(\.name) + touchable + others).prefix(NameError.mostNames))
  }

  /// Whether the view, an ancestor, or the view that its modifiers wrap reacts to touches other
  /// than scrolling.
  private func isTouchable(_ node: LayoutTree.NodeID) -> Bool {
    func reacts(_ node: LayoutTree.NodeID) -> Bool {
      responders(of: node).contains { !$0.isPan }
    }
    var around = node
    while around.isBelowTop {
      if reacts(around) { return true }
      around = layout.parent(of: around)
    }
    var inside = layout.children(of: node)
    while inside.count == 1 {
      if reacts(inside[0]) { return true }
      inside = layout.children(of: inside[0])
    }
    return false
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

  /// Returns the accessibility label of `node`, or the outermost one if there are several.
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
