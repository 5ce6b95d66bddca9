import QuoinLayout

/// The parts of a list that vary: an `if`, an optional or a `ForEach`.
///
/// A part contributes to each preference of an app, even if none of its views writes it; its value
/// is then the key's default (Rules/Geometry.md#preference-parts).
@MainActor
struct DynamicPreferences {
  private let emission: Emission

  init(_ emission: Emission) { self.emission = emission }

  /// Whether the parts contribute to `key`: to those of apps, not to the library's own, to which a
  /// default adds nothing.
  static func concern<K: PreferenceKey>(_ key: K.Type) -> Bool {
    let name = ObjectIdentifier(key)
    if let known = known[name] { return known }
    let isOfApp = !LibraryModules.define(String(reflecting: key))
    known[name] = isOfApp
    return isOfApp
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns the places of the `children` of `node` that may have a value for a preference: the
  /// writers in `trail`, and the children that contain a varying list. Those of a part follow
  /// ``PreferencePlace/part(of:)``.
  func contributors(
    _ children: [LayoutTree.NodeID], of node: LayoutTree.NodeID, _ trail: Set<LayoutTree.NodeID>
  ) -> [PreferencePlace] {
    let isDynamic = emission.tree.hasDynamicList(node)
    var places: [PreferencePlace] = []
    var openPart: (element: Int32, start: Int)?
    var hasParts = false
    for child in children {
      let element = isDynamic ? part(of: child, in: node) : nil
      if element != openPart?.element {
        if let openPart { places[openPart.start] = .part(of: places.count - openPart.start - 1) }
        openPart = element.map { ($0, places.count) }
        if element != nil { places.append(.part(of: 0)) }
      }
      hasParts = hasParts || element != nil
      if trail.contains(child) || emission.tree.containsDynamicList(child) {
        places.append(PreferencePlace(node: child, stepCount: .max))
      }
    }
    if let openPart { places[openPart.start] = .part(of: places.count - openPart.start - 1) }
    // A list whose parts are all empty
    if isDynamic, !hasParts { places.append(.part(of: 0)) }
    return places
  }

  /// Returns the part of the list of `node` that contains its child: the outermost element of an
  /// `if` or a `ForEach` between them, or the negative parent of the elements of a `ForEach`.
  private func part(of child: LayoutTree.NodeID, in node: LayoutTree.NodeID) -> Int32? {
    let store = emission.store
    let end = store.notes[node].element
    // Wrappers may have no note of their own.
    var noted = child
    while store.notes[noted].element == 0, emission.tree.isWrapper(noted) {
      noted = emission.tree.firstChild(of: noted)
    }
    var element = store.notes[noted].element
    var part: Int32?
    while element != end, element > 0 {
      let outer = store.elements[Int(element)].parent
      switch store.elements[Int(element)].key {
      case .branch, .items: part = element
      // A tree that is emitted once has no element for all items.
      case .item, .number: part = -1 - outer
      default: break
      }
      element = outer
    }
    return part
  }
}
