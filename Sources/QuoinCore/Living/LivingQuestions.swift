import QuoinLayout

// Questions that were asked before layout (see PreLayoutPreferences) belong to the element that asked: it is emitted again
// where the answer may be another.

extension Emission {
  /// Whether `nodes`, which are inside `element`, say something that a view around is made of: a title, a sheet.
  func isAskedBeforeLayout(_ nodes: [LayoutTree.Node], inside element: BodyElement) -> Bool {
    guard !preLayout.asked.isEmpty else { return false }
    extendTrails()
    return preLayout.asked.contains { question in
      guard let trail = preferences.trails[question.key], nodes.contains(where: trail.contains),
        let owner = question.owner.element
      else { return false }
      var around = element.parent
      while let current = around, current !== owner { around = current.parent }
      return around != nil
    }
  }

  /// Takes what content that came with this layout has changed about the answers, and has the askers emit again.
  ///
  /// - Parameter asked: how many of the questions were asked before this layout and have what they asked for.
  /// - Returns: whether an answer may be another.
  func takePostLayoutAnswers(_ elementStore: ElementStore) -> Bool {
    extendTrails()
    var askers: [BodyElement] = []
    for question in preLayout.asked where tree.isShown(question.node) {
      guard let owner = question.owner.element else { continue }
      if isAnsweredAfterLayout(question, elementStore) {
        preLayout.known[question.name] = question.answer(self)
      } else if preLayout.known.removeValue(forKey: question.name) == nil {
        continue
      }
      askers.append(owner)
    }
    for owner in askers where owner.isAlive {
      owner.isToBeEmitted = true
      reemit(owner)
    }
    return !askers.isEmpty
  }

  /// Whether late content inside what `question` is about has a say.
  private func isAnsweredAfterLayout(
    _ question: PreLayoutPreferences.Question, _ elementStore: ElementStore
  ) -> Bool {
    guard let trail = preferences.trails[question.key] else { return false }
    return elementStore.postLayoutElements.contains { late in
      late.isFilled && trail.contains(late.item.node)
        && tree.postLayoutChildren(of: late.item.node).contains { trail.contains($0) }
        && isInside(late.item.node, question.node)
    }
  }

  /// Forgets the questions of what was emitted again or is gone.
  func removeOldQuestions() {
    preLayout.asked.removeAll { !$0.owner.isValid }
    guard !preLayout.known.isEmpty else { return }
    let names = Set(preLayout.asked.map(\.name))
    preLayout.known = preLayout.known.filter { names.contains($0.key) }
  }
}
