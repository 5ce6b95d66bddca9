import QuoinLayout

/// Updates the preferences that views read before layout.
///
/// For example, a bar's height depends on the title of the views inside, and post-layout content
/// may change that title.
///
/// Reads the queries that views made during the emission, and the preferences; writes the answers
/// for the next emission.
@MainActor
struct PreLayoutPreferences {
  private let emission: Emission
  private var preferences: PreferenceStore { emission.store.preferences }
  private var tree: LayoutTree { emission.tree }

  init(_ emission: Emission) { self.emission = emission }

  // MARK: Trees emitted once

  /// The answers that differ because of post-layout content.
  var changedAnswers: [PreLayoutQuestion.Name: Any] {
    guard !preferences.postLayoutWriters.isEmpty else { return [:] }
    var answers: [PreLayoutQuestion.Name: Any] = [:]
    for question in preferences.questions.items {
      let isConcerned = preferences.postLayoutWriters.contains {
        $0.key == question.key && tree.isShown($0.node)
          && emission.nodes.isInside($0.node, question.node)
      }
      if isConcerned { answers[question.name] = question.answer(emission) }
    }
    return answers
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
    if preferences.drawingAskers.items.contains(where: isAround) { return true }
    guard !preferences.questions.items.isEmpty else { return false }
    PreferencePass(emission).extendTrails()
    return preferences.questions.items.contains { question in
      guard let trail = preferences.trails.nodes[question.key] else { return false }
      return nodes.contains(where: trail.contains) && isAround(question.owner)
    }
  }

  /// Stores the answers that post-layout content changed, and invalidates the elements that depend
  /// on them.
  ///
  /// - Returns: Whether an answer may have changed.
  func renewAskers(_ elementStore: ElementStore) -> Bool {
    PreferencePass(emission).extendTrails()
    var askers: [BodyElement] = []
    preferences.withdrawn = []
    for question in preferences.questions.items
    where tree.isShown(question.node) || preferences.knownAnswers[question.name] != nil {
      guard let owner = question.owner.element else { continue }
      if isAnsweredAfterLayout(question, elementStore) {
        preferences.knownAnswers[question.name] = question.answer(emission)
      } else if preferences.knownAnswers.removeValue(forKey: question.name) != nil {
        preferences.withdrawn.insert(question.name)
      } else {
        continue
      }
      askers.append(owner)
    }
    emitAgain(askers, elementStore)
    return !askers.isEmpty
  }

  /// Restores the answers that were withdrawn but that the layout without them produces again, and
  /// keeps them from then on.
  ///
  /// For example, a title stays even if it leaves no space for the view that sets it, as in a
  /// picture, which queries only once.
  ///
  /// - Returns: Whether there are such answers.
  func renewWithdrawn(_ elementStore: ElementStore) -> Bool {
    guard !preferences.withdrawn.isEmpty else { return false }
    PreferencePass(emission).extendTrails()
    var askers: [BodyElement] = []
    for question in preferences.questions.items
    where preferences.withdrawn.contains(question.name) && tree.isShown(question.node) {
      guard let owner = question.owner.element, isAnsweredAfterLayout(question, elementStore) else {
        continue
      }
      preferences.knownAnswers[question.name] = question.answer(emission)
      askers.append(owner)
    }
    preferences.withdrawn = []
    emitAgain(askers, elementStore)
    return !askers.isEmpty
  }

  private func emitAgain(_ askers: [BodyElement], _ elementStore: ElementStore) {
    for owner in askers where owner.isAlive {
      owner.isToBeEmitted = true
      ElementEmitter(emission, elementStore).reemit(owner)
    }
  }

  /// Returns whether post-layout content or lazy rows may change the answer to `question`.
  ///
  /// Only those inside the question's node matter; the layout determines which rows of a lazy
  /// container exist.
  private func isAnsweredAfterLayout(
    _ question: PreLayoutQuestion, _ elementStore: ElementStore
  ) -> Bool {
    guard let trail = preferences.trails.nodes[question.key] else { return false }
    // Of views that may fit, only the one that does counts.
    func isWritten(_ node: LayoutTree.NodeID) -> Bool {
      trail.contains(node) && question.isWritten(emission, node)
    }
    let comesWithLayout = elementStore.postLayoutElements.contains { keeper in
      keeper.isFilled && trail.contains(keeper.item.node)
        && tree.postLayoutChildren(of: keeper.item.node).contains(where: isWritten)
        && emission.nodes.isInside(keeper.item.node, question.node)
    }
    return comesWithLayout
      || emission.store.lazyRows.items.contains { rows in
        trail.contains(rows.node) && tree.children(of: rows.node).contains(where: isWritten)
          && emission.nodes.isInside(rows.node, question.node)
      }
  }
}
