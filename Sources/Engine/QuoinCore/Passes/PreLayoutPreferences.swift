import QuoinLayout

/// Updates the preferences that views read before layout.
///
/// For example, a bar's height depends on the title of the views inside, and post-layout content
/// may change that title.
///
/// Reads the queries that views made during the emission, and the preferences; writes the results
/// for the next emission.
@MainActor
struct PreLayoutPreferences {
  private let emission: Emission
  private var preferences: PreferenceStore { emission.store.preferences }
  private var tree: LayoutTree { emission.tree }

  init(_ emission: Emission) { self.emission = emission }

  // MARK: Trees emitted once

  /// The results that differ because of post-layout content.
  var changedResults: [PreLayoutQuery.Name: Any] {
    guard !preferences.postLayoutWriters.isEmpty else { return [:] }
    var results: [PreLayoutQuery.Name: Any] = [:]
    for query in preferences.queries.items {
      let isConcerned = preferences.postLayoutWriters.contains {
        $0.key == query.key && tree.isShown($0.node)
          && emission.nodes.isInside($0.node, query.node)
      }
      if isConcerned { results[query.name] = query.result(emission) }
    }
    return results
  }

  // MARK: Live trees: re-emitting the requesting views

  /// Returns whether changes of `nodes`, inside `element`, affect an enclosing view.
  ///
  /// They do if they write a preference that the view depends on, such as a title or a sheet, or if
  /// the view depends on what is drawn inside it.
  func concerns(_ nodes: [LayoutTree.NodeID], inside element: BodyElement) -> Bool {
    func isAround(_ mark: EmissionMark) -> Bool {
      guard let owner = mark.element else { return false }
      var around = element.parent
      while let current = around, current !== owner { around = current.parent }
      return around != nil
    }
    if preferences.drawingReaders.items.contains(where: isAround) { return true }
    guard !preferences.queries.items.isEmpty else { return false }
    PreferencePass(emission).extendTrails()
    return preferences.queries.items.contains { query in
      guard let trail = preferences.trails.nodes[query.key] else { return false }
      return nodes.contains(where: trail.contains) && isAround(query.owner)
    }
  }

  /// Stores the results that post-layout content changed, and invalidates the elements that depend
  /// on them.
  ///
  /// - Returns: Whether a result may have changed.
  func renewReaders(_ elementStore: ElementStore) -> Bool {
    PreferencePass(emission).extendTrails()
    var readers: [BodyElement] = []
    preferences.withdrawn = []
    for query in preferences.queries.items
    where tree.isShown(query.node) || preferences.knownResults[query.name] != nil {
      guard let owner = query.owner.element else { continue }
      if dependsOnLayout(query, elementStore) {
        preferences.knownResults[query.name] = query.result(emission)
      } else if preferences.knownResults.removeValue(forKey: query.name) != nil {
        preferences.withdrawn.insert(query.name)
      } else {
        continue
      }
      readers.append(owner)
    }
    emitAgain(readers, elementStore)
    return !readers.isEmpty
  }

  /// Restores the results that were withdrawn but that the layout without them produces again, and
  /// keeps them from then on. Stores the other results again, which came from views emitted with
  /// the withdrawn ones.
  ///
  /// For example, a title stays even if it leaves no space for the view that sets it, as in a
  /// picture, which queries only once.
  ///
  /// - Returns: Whether there are such results.
  func renewWithdrawn(_ elementStore: ElementStore) -> Bool {
    guard !preferences.withdrawn.isEmpty else { return false }
    PreferencePass(emission).extendTrails()
    var readers: [BodyElement] = []
    for query in preferences.queries.items where tree.isShown(query.node) {
      let isConcerned =
        preferences.withdrawn.contains(query.name) || preferences.knownResults[query.name] != nil
      guard isConcerned, let owner = query.owner.element, dependsOnLayout(query, elementStore)
      else { continue }
      preferences.knownResults[query.name] = query.result(emission)
      readers.append(owner)
    }
    preferences.withdrawn = []
    emitAgain(readers, elementStore)
    return !readers.isEmpty
  }

  private func emitAgain(_ readers: [BodyElement], _ elementStore: ElementStore) {
    for owner in readers where owner.isAlive {
      owner.isToBeEmitted = true
      ElementEmitter(emission, elementStore).reemit(owner)
    }
  }

  /// Returns whether post-layout content or lazy rows may change the result of `query`.
  ///
  /// Only those inside the query's node matter; the layout determines which rows of a lazy
  /// container exist.
  private func dependsOnLayout(
    _ query: PreLayoutQuery, _ elementStore: ElementStore
  ) -> Bool {
    guard let trail = preferences.trails.nodes[query.key] else { return false }
    // Of views that may fit, only the one that does counts.
    func isWritten(_ node: LayoutTree.NodeID) -> Bool {
      trail.contains(node) && query.isWritten(emission, node)
    }
    let comesWithLayout = elementStore.postLayoutElements.contains { keeper in
      keeper.isFilled && trail.contains(keeper.item.node)
        && tree.postLayoutChildren(of: keeper.item.node).contains(where: isWritten)
        && emission.nodes.isInside(keeper.item.node, query.node)
    }
    return comesWithLayout
      || emission.store.lazyRows.items.contains { rows in
        trail.contains(rows.node) && tree.children(of: rows.node).contains(where: isWritten)
          && emission.nodes.isInside(rows.node, query.node)
      }
  }
}
