import QuoinLayout

/// The parts of a list that vary: an `if`, an optional or a `ForEach`.
///
/// A part contributes to each preference of an app, even if none of its views writes it; its value
/// is then the key's default (Rules/Geometry.md#preference-parts).
@MainActor
struct DynamicPreferences {
  private let emission: Emission

  init(_ emission: Emission) { self.emission = emission }

  /// The place of a part that doesn't write a preference.
  static let silent = PreferencePlace(node: .absent, stepCount: .max)

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

  /// Returns the places of the `children` of `node` that contribute to a preference: the writers in
  /// `trail`, the children that contain a varying list, and one for each varying part without
  /// either.
  func contributors(
    _ children: [LayoutTree.NodeID], of node: LayoutTree.NodeID, _ trail: Set<LayoutTree.NodeID>
  ) -> [PreferencePlace] {
    let isDynamic = emission.tree.hasDynamicList(node)
    var places: [PreferencePlace] = []
    var openPart: Int32?
    var contributes = false
    var hasParts = false
    for child in children {
      let part = isDynamic ? part(of: child, in: node) : nil
      if part != openPart {
        if openPart != nil, !contributes { places.append(Self.silent) }
        (openPart, contributes) = (part, false)
      }
      hasParts = hasParts || part != nil
      if trail.contains(child) || emission.tree.containsDynamicList(child) {
        places.append(PreferencePlace(node: child, stepCount: .max))
        contributes = true
      }
    }
    // The last part, or a list whose parts are all empty
    if isDynamic, openPart != nil ? !contributes : !hasParts { places.append(Self.silent) }
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
