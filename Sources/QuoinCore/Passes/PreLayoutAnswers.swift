import QuoinLayout

/// Keeps true what views say of themselves before there is a layout: a title decides how much room its bar takes from
/// them, and content that comes with the layout may say another one.
///
/// Reads the questions that were asked during the emission, and the preferences; writes the answers for the next
/// emission.
@MainActor
struct PreLayoutAnswers {
  private let emission: Emission
  private var preferences: PreferenceStore { emission.store.preferences }
  private var tree: LayoutTree { emission.tree }

  init(_ emission: Emission) { self.emission = emission }

  // MARK: A tree that is emitted once

  /// The answers that content which came with the layout has changed.
  var changedAnswers: [PreLayoutQuestion.Name: Any] {
    guard !preferences.postLayoutWriters.isEmpty else { return [:] }
    var answers: [PreLayoutQuestion.Name: Any] = [:]
    for question in preferences.questions.items {
      let isConcerned = preferences.postLayoutWriters.contains {
        $0.key == question.key && tree.isShown($0.node) && emission.isInside($0.node, question.node)
      }
      if isConcerned { answers[question.name] = question.answer(emission) }
    }
    return answers
  }

  // MARK: A living tree: who asked is emitted again

  /// Whether `nodes`, which are inside `element`, say something that a view around is made of: a title, a sheet.
  func concerns(_ nodes: [LayoutTree.Node], inside element: BodyElement) -> Bool {
    guard !preferences.questions.items.isEmpty else { return false }
    PreferencePass(emission).extendTrails()
    return preferences.questions.items.contains { question in
      guard let trail = preferences.trails.nodes[question.key],
        nodes.contains(where: trail.contains),
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
  func renewAskers(_ elementStore: ElementStore) -> Bool {
    PreferencePass(emission).extendTrails()
    var askers: [BodyElement] = []
    for question in preferences.questions.items where tree.isShown(question.node) {
      guard let owner = question.owner.element else { continue }
      if isAnsweredAfterLayout(question, elementStore) {
        preferences.knownAnswers[question.name] = question.answer(emission)
      } else if preferences.knownAnswers.removeValue(forKey: question.name) == nil {
        continue
      }
      askers.append(owner)
    }
    for owner in askers where owner.isAlive {
      owner.isToBeEmitted = true
      emission.reemit(owner)
    }
    return !askers.isEmpty
  }

  /// Whether late content inside what `question` is about has a say.
  private func isAnsweredAfterLayout(
    _ question: PreLayoutQuestion, _ elementStore: ElementStore
  ) -> Bool {
    guard let trail = preferences.trails.nodes[question.key] else { return false }
    return elementStore.postLayoutElements.contains { late in
      late.isFilled && trail.contains(late.item.node)
        && tree.postLayoutChildren(of: late.item.node).contains { trail.contains($0) }
        && emission.isInside(late.item.node, question.node)
    }
  }
}
