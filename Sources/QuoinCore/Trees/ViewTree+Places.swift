import QuoinLayout

// Where nodes come from: the statement that was written, and the view whose body it is in.

extension ViewTree {
  /// Where the statement was written that made `node`, as ``_located(_:_:)`` was told it; `nil` where the source doesn't
  /// say it.
  package func place(of node: LayoutTree.Node) -> String? {
    emission.store.places[node].map { "\($0)" }
  }

  /// The view or modifier of the user's whose body made `node`: its type's name without generic arguments; `nil` at the top.
  package func author(of node: LayoutTree.Node) -> String? {
    let elements = emission.store.elements
    var element = Int(emission.store.notes[node].element)
    while element > 0, elements.indices.contains(element) {
      if case .view(let type) = elements[element].key, let name = Self.name(ofUsers: type) {
        return name
      }
      element = Int(elements[element].parent)
    }
    return nil
  }

  /// The same for an element with a body: `nil` where that is a view of the framework.
  func author(ofElement index: Int32) -> String? {
    guard emission.store.elements.indices.contains(Int(index)),
      case .view(let type) = emission.store.elements[Int(index)].key
    else { return nil }
    return Self.name(ofUsers: type)
  }

  /// The views of the user's that are a single node, each time that they are shown: their types' names without generic
  /// arguments, and the nodes.
  package var authorViews: [(name: String, node: LayoutTree.Node)] {
    guard layout.root >= 0 else { return [] }
    let elements = emission.store.elements
    var order: [Int] = []
    var nodes: [Int: [LayoutTree.Node]] = [:]
    var waiting: [(node: LayoutTree.Node, around: Set<Int>)] = [(layout.root, [])]
    while let (node, around) = waiting.popLast() {
      var inside = around
      var element = Int(emission.store.notes[node].element)
      while element > 0, elements.indices.contains(element), !around.contains(element) {
        if case .view = elements[element].key, inside.insert(element).inserted {
          if nodes[element] == nil { order.append(element) }
          nodes[element, default: []].append(node)
        }
        element = Int(elements[element].parent)
      }
      for child in layout.children(of: node).reversed() { waiting.append((child, inside)) }
    }
    return order.compactMap { element in
      guard let own = nodes[element], own.count == 1, case .view(let type) = elements[element].key,
        let name = Self.name(ofUsers: type)
      else { return nil }
      return (name, own[0])
    }
  }

  /// What the text or picture that `node` draws came to.
  package func facts(of node: LayoutTree.Node) -> (text: TextFacts?, image: ImageFacts?) {
    let drawing = drawing(of: node)
    return (drawing?.textFacts, drawing?.imageFacts)
  }

  /// The name of a type that is not one of the framework's. Asked for each node, and dear: names are kept.
  private static func name(ofUsers type: Any.Type) -> String? {
    if let known = names[ObjectIdentifier(type)] { return known }
    let found = spelledName(ofUsers: type)
    names[ObjectIdentifier(type)] = .some(found)
    return found
  }

  private static var names: [ObjectIdentifier: String?] = [:]

  private static func spelledName(ofUsers type: Any.Type) -> String? {
    let name = String(reflecting: type)
    guard !name.hasPrefix("Quoin"), !name.hasPrefix("SwiftUI.") else { return nil }
    return String("\(type)".prefix { $0 != "<" })
  }
}
