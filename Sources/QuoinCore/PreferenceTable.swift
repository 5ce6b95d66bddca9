import QuoinLayout

/// One modifier that writes a preference, on one node.
@MainActor
class PreferenceStep {
  /// Whether what lies below doesn't count.
  let replaces: Bool
  init(replaces: Bool) { self.replaces = replaces }
}

final class KeyedPreferenceStep<Key: PreferenceKey>: PreferenceStep {
  typealias Change = @MainActor (inout Key.Value, LayoutTree.Node, Emission) -> Void
  let change: Change

  init(replaces: Bool, change: @escaping Change) {
    self.change = change
    super.init(replaces: replaces)
  }
}

/// A node as seen by a modifier on it: the modifiers written after it are not there yet.
struct PreferencePlace: Hashable {
  var node: LayoutTree.Node
  var stepCount: Int
}

/// Who writes which preference.
struct PreferenceTable {
  struct Question: Hashable {
    var key: ObjectIdentifier
    var place: PreferencePlace
  }

  /// The modifiers on a node, inner ones first.
  var steps: [LayoutTree.Node: [PreferenceStep]] = [:]
  /// The nodes that have a writer on them or below, by key.
  var trails: [ObjectIdentifier: Set<LayoutTree.Node>] = [:]
  /// Writers that are not in the trails yet: what they lie in may still be open.
  var newWriters: [(key: ObjectIdentifier, node: LayoutTree.Node)] = []
  /// Values worked out already. What lies below a reader is complete when it reads.
  var memory: [Question: Any] = [:]
}

// How preferences are combined (SEMANTICS §16.4).

extension Emission {
  /// Has each element added since `mark` write the preference `key`.
  ///
  /// - `replaces`: whether what is written below doesn't count; `change` then starts from the default.
  /// - `change`: makes the value, once the node is laid out.
  public func writePreference<K: PreferenceKey>(
    _ key: K.Type, since mark: LayoutTree.Mark, replaces: Bool,
    change: @escaping @MainActor (inout K.Value, LayoutTree.Node, Emission) -> Void
  ) {
    tree.forEach(since: mark) { node in
      preferences.steps[node, default: []].append(
        KeyedPreferenceStep<K>(replaces: replaces, change: change))
      preferences.newWriters.append((ObjectIdentifier(key), node))
      if isEmittingAfterLayout, elementStore == nil {
        preLayout.postLayoutWriters.append((ObjectIdentifier(key), node))
      }
    }
  }

  /// Calls `action` after each layout with what the elements added since `mark` write together.
  public func readPreference<K: PreferenceKey>(
    _ key: K.Type, since mark: LayoutTree.Mark, action: @escaping @MainActor (K.Value) -> Void
  ) {
    var places: [PreferencePlace] = []
    tree.forEach(since: mark) { node in
      places.append(
        PreferencePlace(node: node, stepCount: preferences.steps[node]?.count ?? 0))
    }
    afterLayout { emission in
      guard places.allSatisfy({ emission.tree.isShown($0.node) }) else { return }
      emission.extendTrails()
      let writers = places.filter { emission.writes(key, at: $0.node) }
      action(emission.combined(key, writers) ?? K.defaultValue)
    }
  }

  /// What `node` and everything inside it write for `key`; the default where nobody does.
  public func preference<K: PreferenceKey>(_ key: K.Type, of node: LayoutTree.Node) -> K.Value {
    extendTrails()
    return value(key, at: PreferencePlace(node: node, stepCount: .max)) ?? K.defaultValue
  }

  /// Lays the trails of the new writers, up to the root or to `container`.
  func extendTrails(inside container: LayoutTree.Node = 0) {
    for (key, node) in preferences.newWriters {
      var ancestor = node
      while ancestor > 0,
        preferences.trails[key, default: []].insert(ancestor).inserted, ancestor != container
      {
        ancestor = tree.parent(of: ancestor)
      }
    }
    preferences.newWriters = []
  }

  private func writes<K: PreferenceKey>(_ key: K.Type, at node: LayoutTree.Node) -> Bool {
    preferences.trails[ObjectIdentifier(key)]?.contains(node) ?? false
  }

  /// The children of `node` that write `key`, in the order in which they combine.
  private func writers<K: PreferenceKey>(_ key: K.Type, in node: LayoutTree.Node)
    -> [PreferencePlace]
  {
    // Most trees write nothing, and closures would ask for each child whether they run on the main actor.
    guard let trail = preferences.trails[ObjectIdentifier(key)], !trail.isEmpty else { return [] }
    var places: [PreferencePlace] = []
    for child in tree.children(of: node) where trail.contains(child) {
      places.append(PreferencePlace(node: child, stepCount: .max))
    }
    if tree.isBackground(node) { places.reverse() }
    return places
  }

  private func steps<K: PreferenceKey>(_ key: K.Type, at place: PreferencePlace)
    -> [KeyedPreferenceStep<K>]
  {
    guard let steps = preferences.steps[place.node] else { return [] }
    return steps.prefix(place.stepCount).compactMap { $0 as? KeyedPreferenceStep<K> }
  }

  private func value<K: PreferenceKey>(_ key: K.Type, at place: PreferencePlace) -> K.Value? {
    var place = place
    var steps = steps(key, at: place)
    // What only passes on is passed without recursion: trees may be deeper than the stack.
    while steps.isEmpty {
      let below = writers(key, in: place.node)
      guard below.count == 1 else { break }
      place = below[0]
      steps = self.steps(key, at: place)
    }
    let question = PreferenceTable.Question(key: ObjectIdentifier(key), place: place)
    if let known = preferences.memory[question] { return known as? K.Value }
    let first = steps.lastIndex { $0.replaces }
    let below = first == nil ? combined(key, writers(key, in: place.node)) : nil
    guard below != nil || !steps.isEmpty else { return nil }
    var value = below ?? K.defaultValue
    for step in steps[(first ?? 0)...] { step.change(&value, place.node, self) }
    preferences.memory[question] = value
    return value
  }

  /// The first one's value, with those of the others reduced into it.
  private func combined<K: PreferenceKey>(_ key: K.Type, _ places: [PreferencePlace]) -> K.Value? {
    // In a living tree a place may have lost the writer it had.
    var isKnown = false
    var result = K.defaultValue
    for place in places {
      if isKnown {
        guard !isLiving || value(key, at: place) != nil else { continue }
        K.reduce(value: &result) { self.value(key, at: place) ?? K.defaultValue }
      } else if let first = value(key, at: place) {
        (result, isKnown) = (first, true)
      }
    }
    return isKnown ? result : nil
  }
}
