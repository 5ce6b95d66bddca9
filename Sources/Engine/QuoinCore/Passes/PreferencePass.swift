import QuoinLayout

/// Computes the preferences of a laid-out tree, each at most once per layout
/// (Rules/Geometry.md#preferences).
///
/// Reads the steps that modifiers recorded on their nodes, and, through them, the geometry of
/// nodes; writes the trails from readers to the writers inside them, and the cached values.
@MainActor
struct PreferencePass {
  private let emission: Emission
  private var store: PreferenceStore { emission.store.preferences }
  private var tree: LayoutTree { emission.tree }

  init(_ emission: Emission) { self.emission = emission }

  /// Clears the values of the previous layout.
  func begin() {
    store.trails.values = [:]
    if !store.lost.isEmpty { store.lost = [] }
  }

  /// Returns the combined value for `key` of `node` and its descendants, or the default if no view
  /// writes it.
  func value<K: PreferenceKey>(_ key: K.Type, of node: LayoutTree.NodeID) -> K.Value {
    extendTrails()
    return value(key, at: PreferencePlace(node: node, stepCount: .max)) ?? K.defaultValue
  }

  /// Returns whether `node`, or a visible descendant, writes `key`.
  func isWritten<K: PreferenceKey>(_ key: K.Type, in node: LayoutTree.NodeID) -> Bool {
    value(key, at: PreferencePlace(node: node, stepCount: .max)) != nil
  }

  /// Returns the combined value for `key` of the nodes at `places`.
  func value<K: PreferenceKey>(_ key: K.Type, at places: [PreferencePlace]) -> K.Value {
    extendTrails()
    return combined(key, places) ?? K.defaultValue
  }

  /// Extends the trails of the new writers up to the root or to `container`.
  func extendTrails(inside container: LayoutTree.NodeID = .top) {
    for (key, node) in store.trails.newWriters {
      var ancestor = node
      while ancestor.isBelowTop,
        store.trails.nodes[key, default: []].insert(ancestor).inserted, ancestor != container
      {
        ancestor = tree.parent(of: ancestor)
      }
    }
    store.trails.newWriters = []
  }

  /// Returns the children of `node` that contribute to `key`, in the order in which they combine.
  private func writers<K: PreferenceKey>(_ key: K.Type, in node: LayoutTree.NodeID)
    -> [PreferencePlace]
  {
    let trail = store.trails.nodes[ObjectIdentifier(key)] ?? []
    let countsParts = tree.containsDynamicList(node) && DynamicPreferences.concern(key)
    // Most trees write nothing, and closures would check for each child whether they run on the
    // main actor.
    guard countsParts || !trail.isEmpty else { return [] }
    var places: [PreferencePlace] = []
    // The layout determines which rows of a lazy container are visible.
    if store.trails.isBeforeLayout, tree.isFilledByLayout(node) { return [] }
    var children =
      store.trails.isBeforeLayout ? tree.unfittedChildren(of: node) : tree.children(of: node)
    if tree.isBackground(node) { children.reverse() }
    if countsParts {
      places = DynamicPreferences(emission).contributors(children, of: node, trail)
    } else {
      for child in children where trail.contains(child) {
        places.append(PreferencePlace(node: child, stepCount: .max))
      }
    }
    return places
  }

  private func steps<K: PreferenceKey>(_ key: K.Type, at place: PreferencePlace)
    -> [KeyedPreferenceStep<K>]
  {
    guard let steps = store.steps[place.node] else { return [] }
    return steps.prefix(place.stepCount).compactMap { $0 as? KeyedPreferenceStep<K> }
  }

  private func value<K: PreferenceKey>(_ key: K.Type, at place: PreferencePlace) -> K.Value? {
    var place = place
    var steps = steps(key, at: place)
    var isPart = false
    // A node with one writer below is handled without recursion, because trees may be deeper than
    // the stack.
    while steps.isEmpty {
      let below = writers(key, in: place.node)
      isPart = isPart || below.first?.isPart == true
      guard let next = below.last, !next.isPart,
        below.count == 1 || below.count == 2 && below[0] == .part(of: 1)
      else { break }
      place = next
      steps = self.steps(key, at: place)
    }
    let query = PreferenceTrails.Query(key: ObjectIdentifier(key), place: place)
    if let known = store.trails.values[query] { return known as? K.Value }
    let first = steps.lastIndex { $0.replaces }
    let below = first == nil ? combined(key, writers(key, in: place.node)) : nil
    guard below != nil || !steps.isEmpty else { return isPart ? K.defaultValue : nil }
    var value = below ?? K.defaultValue
    for step in steps[(first ?? 0)...] { step.change(&value, place.node, emission) }
    store.trails.values[query] = value
    return value
  }

  /// Records that the default of a part without writers has replaced a written value.
  private func noteLoss<K: PreferenceKey>(
    _ key: K.Type, of value: K.Value, to result: K.Value, in places: [PreferencePlace]
  ) {
    guard Self.isEqual(result, K.defaultValue), !Self.isEqual(value, K.defaultValue),
      let writer = places.first(where: { !$0.isPart })
    else { return }
    store.lost.append(LostPreference(key: "\(key)", writer: writer.node))
  }

  private static func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func compare<E: Equatable>(_ first: E) -> Bool { first == second as? E }
    return (first as? any Equatable).map { compare($0) } ?? false
  }

  /// Returns the value of the first place that has one, reduced with the values of the others.
  ///
  /// The values of the others are computed only if the reducer requests them.
  private func combined<K: PreferenceKey>(_ key: K.Type, _ places: [PreferencePlace]) -> K.Value? {
    var result: K.Value?
    for (index, place) in places.enumerated() where hasValue(key, at: index, of: places) {
      let next = { (place.isPart ? nil : value(key, at: place)) ?? K.defaultValue }
      guard let before = result else {
        result = next()
        continue
      }
      var combined = before
      K.reduce(value: &combined, nextValue: next)
      if place.isPart { noteLoss(key, of: before, to: combined, in: places) }
      result = combined
    }
    return result
  }

  /// Returns whether the place at `index` has a value. A part has the default if none of its places
  /// has one.
  private func hasValue<K: PreferenceKey>(
    _ key: K.Type, at index: Int, of places: [PreferencePlace]
  ) -> Bool {
    let place = places[index]
    guard place.isPart else { return hasValue(key, at: place) }
    return !places[(index + 1)...].prefix(place.stepCount).contains { hasValue(key, at: $0) }
  }

  /// Returns whether `place`, which is a node, has a value.
  ///
  /// It has none if it lost its writer, if its writer is among views that don't fit, or if only
  /// views further out write on its node.
  private func hasValue<K: PreferenceKey>(_ key: K.Type, at place: PreferencePlace) -> Bool {
    var waiting = [place]
    while let place = waiting.popLast() {
      if place.isPart || !steps(key, at: place).isEmpty { return true }
      waiting += writers(key, in: place.node).reversed()
    }
    return false
  }
}
