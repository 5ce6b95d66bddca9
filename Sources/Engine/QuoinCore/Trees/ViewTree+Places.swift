import QuoinLayout

// The origins of nodes: the statement in the source, and the view whose body contains it.

extension ViewTree {
  /// Returns the source location of the statement that created `node`, as passed to
  /// ``_located(_:_:)``, or `nil` if unknown.
  package func place(of node: LayoutTree.NodeID) -> String? {
    emission.store.places[node]?.place.map { "\($0)" }
  }

  /// Returns the statements in the source around each of `nodes`.
  ///
  /// Some have made no node of their own, such as a `ForEach` or a stack of one view.
  package func statements(of nodes: [LayoutTree.NodeID]) -> LocatedStatements {
    LocatedStatements(nodes.map { emission.store.places[$0] })
  }

  /// The preferences whose values were lost in the last layout.
  package var lostPreferences: [LostPreference] { emission.store.preferences.lost }

  /// Returns the user-defined view or modifier whose body created `node`, as its type's name
  /// without generic arguments; `nil` at the top.
  package func author(of node: LayoutTree.NodeID) -> String? {
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

  /// Returns the type name of an element with a body, or `nil` if the element is a built-in view.
  func author(ofElement index: Int32) -> String? {
    guard emission.store.elements.indices.contains(Int(index)),
      case .view(let type) = emission.store.elements[Int(index)].key
    else { return nil }
    return Self.name(ofUsers: type)
  }

  /// The type names of the user-defined views and modifiers, without generic arguments.
  package var authorNames: Set<String> {
    var names: Set<String> = []
    for element in emission.store.elements {
      guard case .view(let type) = element.key, let name = Self.name(ofUsers: type) else {
        continue
      }
      names.insert(name)
    }
    return names
  }

  /// The visible user-defined views that consist of a single node: the nodes, with the names of the
  /// types without generic arguments.
  package var authorViews: [(name: String, node: LayoutTree.NodeID)] {
    guard let root = layout.root else { return [] }
    let elements = emission.store.elements
    var order: [Int] = []
    var nodes: [Int: [LayoutTree.NodeID]] = [:]
    var waiting: [(node: LayoutTree.NodeID, around: Set<Int>)] = [(root, [])]
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

  /// Returns the properties of the text or image that `node` draws.
  package func facts(of node: LayoutTree.NodeID) -> (text: TextFacts?, image: ImageFacts?) {
    let drawing = drawing(of: node)
    return (drawing?.textFacts, drawing?.imageFacts)
  }

  /// Returns the name of a type that isn't built in. The names are cached, because the function is
  /// costly and called for each node.
  private static func name(ofUsers type: Any.Type) -> String? {
    if let known = names[ObjectIdentifier(type)] { return known }
    let found = spelledName(ofUsers: type)
    names[ObjectIdentifier(type)] = .some(found)
    return found
  }

  private static var names: [ObjectIdentifier: String?] = [:]

  private static func spelledName(ofUsers type: Any.Type) -> String? {
    let name = String(reflecting: type)
    guard !LibraryModules.define(name) else { return nil }
    return String("\(type)".prefix { $0 != "<" })
  }
}
