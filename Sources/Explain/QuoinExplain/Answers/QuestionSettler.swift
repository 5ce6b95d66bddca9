/// Makes words of those names in a question that no view has, if another one names a view.
///
/// In `"Continue" "is cut"` the second text only says what is seen of the first one.
struct QuestionSettler {
  let resolver: TargetResolver

  func settled(_ question: LayoutQuestion) -> LayoutQuestion {
    guard question.targets.count > 1 else { return question }
    let targets = question.relation == nil ? question.targets : question.targets.map(nearest)
    let known = targets.filter { isKnown($0) }
    guard !known.isEmpty else { return question }
    var settled = question
    settled.targets = known
    guard known.count < targets.count else { return settled }
    if question.relation == nil {
      for case .name(let name, _) in targets where !known.contains(.name(name, number: nil)) {
        if let related = related(question, without: name) { return related }
        addWords(of: name, to: &settled)
      }
    }
    // The middle of what contains the view is meant.
    let isInner = question.relation == .centered && known.first == targets.first
    settled.relation = isInner ? .centered : nil
    return settled
  }

  private func isKnown(_ target: LayoutQuestion.Target) -> Bool {
    (try? resolver.resolve(target)) != nil
  }

  /// A side of a comparison by the one of its words that names a view: “the last tag”.
  private func nearest(_ target: LayoutQuestion.Target) -> LayoutQuestion.Target {
    guard case .name(let name, nil) = target, !isKnown(target) else { return target }
    let words = name.split(separator: " ").map {
      LayoutQuestion.Target.name(String($0), number: nil)
    }
    return words.last { isKnown($0) } ?? target
  }

  private func addWords(of name: String, to question: inout LayoutQuestion) {
    guard let spoken = try? LayoutQuestion(parsing: name + "?") else { return }
    let aspects = question.aspects + spoken.aspects
    question.aspects = LayoutAspect.allCases.filter { aspects.contains($0) }
    question.words += spoken.words
  }

  /// The question with a name as ordinary words, if it then compares two views.
  private func related(_ question: LayoutQuestion, without name: String) -> LayoutQuestion? {
    let text = question.text.replacing("\"\(name)\"", with: name)
    guard text != question.text, var found = try? LayoutQuestion(parsing: text),
      found.relation != nil
    else { return nil }
    found.targets = found.targets.map(nearest)
    found.showsAll = question.showsAll
    return found.targets.allSatisfy { isKnown($0) } ? found : nil
  }
}
