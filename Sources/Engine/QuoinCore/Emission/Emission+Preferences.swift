import QuoinLayout

// Writing and reading preferences; ``PreferencePass`` computes the values.

extension Emission {
  /// Makes each element added since `mark` write the preference `key`.
  ///
  /// - `replaces`: whether values from below are ignored, so that `change` starts from the default.
  /// - `change`: computes the value after the node's layout.
  public func writePreference<K: PreferenceKey>(
    _ key: K.Type, since mark: LayoutTree.Mark, replaces: Bool,
    change: @escaping @MainActor (inout K.Value, LayoutTree.NodeID, Emission) -> Void
  ) {
    tree.forEach(since: mark) { node in
      store.preferences.steps.change(node, from: []) {
        $0.append(KeyedPreferenceStep<K>(replaces: replaces, change: change))
      }
      store.preferences.trails.newWriters.append((ObjectIdentifier(key), node))
      if context.isAfterLayout, !isLiving {
        store.preferences.postLayoutWriters.append((ObjectIdentifier(key), node))
      }
    }
  }

  /// Calls `action` after each layout with the combined value of the elements added since `mark`.
  public func readPreference<K: PreferenceKey>(
    _ key: K.Type, since mark: LayoutTree.Mark, action: @escaping @MainActor (K.Value) -> Void
  ) {
    var places: [PreferencePlace] = []
    tree.forEach(since: mark) { node in
      places.append(
        PreferencePlace(node: node, stepCount: store.preferences.steps[node]?.count ?? 0))
    }
    afterLayout { emission in
      guard places.allSatisfy({ emission.tree.isShown($0.node) }) else { return }
      action(PreferencePass(emission).value(key, at: places))
    }
  }

  // MARK: Before the layout

  /// Returns the value for `key` of `node`, whose content is complete, and its descendants, before
  /// layout.
  ///
  /// If post-layout content also writes `key`, the pipeline emits everything again with the new
  /// value.
  public func preferenceBeforeLayout<K: PreferenceKey>(_ key: K.Type, of node: LayoutTree.NodeID)
    -> K.Value
  {
    let name = PreLayoutQuery.Name(in: self)
    let preferences = store.preferences
    preferences.queries.items.append(
      PreLayoutQuery(
        key: ObjectIdentifier(key), node: node,
        owner: emissionMark, name: name,
        result: { $0.nodes.preference(key, of: node) },
        isWritten: { PreferencePass($0).isWritten(key, in: $1) }))
    // A written nil must not be mistaken for a missing result.
    if let result = preferences.knownResults[name], let known = result as? K.Value { return known }
    // The enclosing nodes are still open, so trails laid now would miss them later.
    let trails = preferences.trails
    defer { preferences.trails = trails }
    // In a live tree, the kept nodes already have trails.
    if !isLiving { preferences.trails.nodes = [:] }
    // An earlier layout, which chose between views that fit, must not count either.
    preferences.trails.values = [:]
    preferences.trails.isBeforeLayout = true
    preferences.trails.newWriters.removeAll { $0.key != ObjectIdentifier(key) }
    PreferencePass(self).extendTrails(inside: node)
    return nodes.preference(key, of: node)
  }
}

extension PreLayoutQuery.Name {
  /// Creates the name of the open element's next query.
  @MainActor
  fileprivate init(in emission: Emission) {
    if let owner = emission.elementStore?.owner {
      owner.queryCount += 1
      self.init(owner: ObjectIdentifier(owner), number: owner.queryCount)
    } else {
      self.init(owner: nil, number: emission.store.preferences.queries.items.count)
    }
  }
}

/// Emits a view, and around it a second view created from the preferences of the first.
///
/// Sizing: as the view that is made.
public struct _PreLayoutReader<Key: PreferenceKey, Content: View, Result: View>: PrimitiveView {
  let content: Content
  let make: @MainActor (Key.Value, EmittedView) -> Result

  /// - `make`: creates the result from the content, which has already been emitted and may be used
  ///   once.
  public init(
    _ key: Key.Type, _ content: Content,
    @ViewBuilder make: @escaping @MainActor (Key.Value, EmittedView) -> Result
  ) {
    self.content = content
    self.make = make
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    emission.container(view.content, orientation: .vertical, elides: true) {
      $0.beginStack(.vertical)
    }
    let value = emission.preferenceBeforeLayout(Key.self, of: emission.tree.first(after: mark))
    let emitted = EmittedView(nodes: emission.tree.detach(since: mark))
    Result._emit(view.make(value, emitted), into: emission)
  }
}
