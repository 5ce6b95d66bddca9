import Foundation
import QuoinGeometry

/// Answers questions about a layout.
///
/// Without a question it lists what looks odd. A question about a view is answered by the
/// diagnoses that concern it, or else by what decides its length or place. The oddities are found
/// once, so a machine that answers several questions is cheaper than several machines.
package struct AnswerMachine {
  /// A function that finds oddities of one kind.
  package typealias Finder = @Sendable (AnswerScene) -> [Diagnosis]

  let scene: AnswerScene
  let finders: [Finder]
  private let found = FoundCandidates()

  package init(_ scene: AnswerScene) {
    self.init(scene, finders: LengthDiagnoses.finders + ContainerDiagnoses.finders)
  }

  package init(_ scene: AnswerScene, finders: [Finder]) {
    (self.scene, self.finders) = (scene, finders)
  }

  /// Returns the answers to a question as typed.
  ///
  /// - Throws: ``QuestionSyntaxError``, and ``LayoutQuestionError`` if a view of the question
  ///   doesn't exist.
  package func answers(to question: String) throws -> LayoutAnswers {
    try answers(to: LayoutQuestion(parsing: question))
  }

  /// Returns the answers to a question; what looks odd without one.
  ///
  /// - Throws: ``LayoutQuestionError`` if a view of the question doesn't exist.
  package func answers(to question: LayoutQuestion?) throws -> LayoutAnswers {
    guard !scene.report.nodes.isEmpty else {
      guard question == nil else { throw LayoutQuestionError.emptyReport }
      return LayoutAnswers(remark: "Nothing was laid out.")
    }
    guard let question else { return overview() }
    let isEmpty = question.targets.isEmpty && question.words.isEmpty && question.aspects.isEmpty
    if isEmpty, question.want == nil { return overview(showsAll: question.showsAll) }
    if let want = question.want {
      return try WantAnswers(scene: scene, diagnosis: diagnosis).answers(to: want)
    }
    let settled = QuestionSettler(resolver: TargetResolver(scene: scene)).settled(question)
    if settled.targets.count == 2 { return try related(settled) }
    if let answers = meant(by: settled) { return answers }
    let match: TargetResolver.Match?
    do {
      match = try self.match(settled)
    } catch {
      // What is missing has no name in the picture.
      guard let answers = missing(settled) else { throw error }
      return answers
    }
    guard let match else { return aboutPicture(settled) }
    return about(match, settled)
  }

  // MARK: Candidates

  /// All diagnoses, and the findings of lint that aren't among them.
  private func candidates() -> [AnswerCandidate] {
    if let known = found.all { return known }
    let candidates = findCandidates()
    found.all = candidates
    return candidates
  }

  private func findCandidates() -> [AnswerCandidate] {
    let diagnoses = finders.flatMap { find in find(scene) }
    var pass = scene.pass
    if pass.findings.isEmpty { pass.run() }
    let reported = ReportedPlaces(diagnoses, in: scene)
    let findings = pass.findings.filter { !reported.contain($0) }
    return diagnoses.map { AnswerCandidate($0) }
      + findings.map { finding in
        LowContrast(scene: scene).diagnosis(finding).map { AnswerCandidate($0) }
          ?? AnswerCandidate(finding)
      }
  }

  /// The nodes and calls that diagnoses report, by rule.
  private struct ReportedPlaces {
    private struct Place: Hashable {
      let rule: String
      var node: Int?
      var source: LayoutReport.Source?
    }

    private var places: Set<Place> = []

    init(_ diagnoses: [Diagnosis], in scene: AnswerScene) {
      for diagnosis in diagnoses {
        for node in [diagnosis.subject, diagnosis.causeNode] {
          places.insert(Place(rule: diagnosis.rule.id, node: node))
          guard let source = scene.node(node).source else { continue }
          places.insert(Place(rule: diagnosis.rule.id, source: source))
        }
      }
    }

    /// Whether a finding reports one of the diagnoses.
    func contain(_ finding: Finding) -> Bool {
      if let node = finding.node, places.contains(Place(rule: finding.rule, node: node)) {
        return true
      }
      guard let source = finding.source else { return false }
      return places.contains(Place(rule: finding.rule, source: source))
    }
  }

  // MARK: Lint

  /// The findings of the lint pass with the diagnoses of `rules`, in place of the findings whose
  /// causes they name.
  package func findings(of rules: [LintRule]) -> [Finding] {
    let wanted = Set(rules.map(\.id))
    let ranking = AnswerRanking(scene: scene)
    let diagnoses = finders.flatMap { find in find(scene) }.map { AnswerCandidate($0) }
    let reported = diagnoses.filter { wanted.contains($0.diagnosis.rule.id) }
    let kept = ranking.reported(reported)
    let places = ReportedPlaces(kept.map(\.diagnosis), in: scene)
    let others = scene.pass.findings.filter { finding in
      let other = AnswerCandidate(finding)
      // Texts that overlap are seen apart from what makes them too long.
      return other.isBesideLayout || other.diagnosis.rule == .overlappingText
        || !places.contain(finding) && !kept.contains { ranking.explains($0, other) }
    }
    return others + kept.map { finding(of: $0.diagnosis) }
  }

  private func finding(of diagnosis: Diagnosis) -> Finding {
    let node = scene.node(diagnosis.causeNode)
    let message = "\(diagnosis.seen) \(diagnosis.cause)"
    return Finding(
      rule: diagnosis.rule.id, severity: diagnosis.rule.severity,
      message: message.hasSuffix(".") ? String(message.dropLast()) : message,
      hint: diagnosis.edit.map { hint($0) }, node: diagnosis.subject,
      name: scene.node(diagnosis.subject).name, view: node.view,
      source: diagnosis.edit?.changes.first?.source ?? node.source,
      fingerprint: node.name)
  }

  /// An edit in the form of a hint, without a period.
  private func hint(_ edit: ProposedEdit) -> String {
    let phrase = edit.phrase(scene.written)
    let advice = phrase.hasSuffix(".") ? String(phrase.dropLast()) : phrase
    return edit.result.map { "\(advice). \($0)" } ?? advice
  }

  // MARK: Without a question

  private func overview(showsAll: Bool = false) -> LayoutAnswers {
    let shown = AnswerRanking(scene: scene).worst(candidates(), showsAll: showsAll)
    guard shown.isEmpty else { return LayoutAnswers(answers: shown.map { answer($0) }) }
    return LayoutAnswers(remark: "Nothing looks wrong.\(howToAsk)")
  }

  /// The way to ask about a view, with one that exists as the example.
  private var howToAsk: String {
    let ask = AnswerAsk(scene: scene)
    let views = scene.written.all
    guard
      let view = views.indices.first(where: { views[$0].label != nil }) ?? views.indices.first
    else { return "" }
    let name = ask.name(of: view)
    let example = AnswerAsk.quoted("\(name).width")
    let wish = AnswerAsk.quoted("\(name).width = 200")
    return " Ask about a view, such as \(example), or say what should be: --want \(wish)"
  }

  // MARK: Without a view

  /// The answers that the words of a question mean although no view has that name; `nil` if there
  /// are none, or if the question names a text of the picture.
  private func meant(by question: LayoutQuestion) -> LayoutAnswers? {
    guard question.targets.isEmpty, QuestionCue.isPossible(question.text),
      !question.words.contains(where: { isShown($0) })
    else { return nil }
    return answers { $0.matches(question.text) }
  }

  /// The answers to a question about something that isn't in the picture.
  private func missing(_ question: LayoutQuestion) -> LayoutAnswers? {
    answers { $0.isAboutMissing(question.text) }
  }

  private func answers(with isMeant: (QuestionCue) -> Bool) -> LayoutAnswers? {
    let found = candidates().filter { $0.diagnosis.cue.map(isMeant) ?? false }
    guard !found.isEmpty else { return nil }
    let shown = AnswerRanking(scene: scene).ranked(found).prefix(TargetDiagnoses.longest)
    return LayoutAnswers(answers: shown.map { answer($0) })
  }

  /// Whether a word is the beginning of a text in the picture.
  private func isShown(_ word: String) -> Bool {
    let beginning = word.lowercased()
    // Short words, such as articles, begin many texts.
    guard beginning.count > 3, !QuestionCue.things.contains(WordMatcher.normalized(beginning))
    else { return false }
    return scene.written.matches(word).contains { view in
      scene.written.all[view].label?.lowercased().hasPrefix(beginning) == true
    }
  }

  // MARK: About views

  /// The views of a question; `nil` if it names none.
  private func match(_ question: LayoutQuestion) throws -> TargetResolver.Match? {
    let resolver = TargetResolver(scene: scene)
    guard let target = question.targets.first else { return resolver.resolve(question.words) }
    do {
      return try resolver.resolve(target)
    } catch {
      // The whole question may be a name, or words about one.
      guard let match = resolver.resolve(question.words) else { throw error }
      return match
    }
  }

  private func about(_ match: TargetResolver.Match, _ question: LayoutQuestion) -> LayoutAnswers {
    let aspects = question.aspects
    let diagnoses = TargetDiagnoses(question, candidates(), in: scene)
    guard let (target, found) = diagnoses.about(match.targets) else { return overview() }
    let isUnclear = match.isGuess || match.targets.count > 1
    let understood =
      isUnclear
      ? Understanding.sentence(target.name, aspects, of: match.targets.count) : nil
    guard found.isEmpty else {
      return LayoutAnswers(understood: understood, answers: found.map { answer($0) })
    }
    // Words that only resemble a view's name may be about another one.
    if match.isGuess, !aspects.isEmpty {
      let odd = diagnoses.aboutPicture().filter { $0.diagnosis.rule.severity > .note }
      if !odd.isEmpty {
        return LayoutAnswers(
          understood: Understanding.sentence(nil, aspects), answers: odd.map { answer($0) })
      }
    }
    return LayoutAnswers(understood: understood, answers: general(target, question))
  }

  /// The best diagnosis about a view and some of its properties.
  private func diagnosis(_ target: AnswerTarget, _ aspects: [LayoutAspect]) -> LayoutAnswer? {
    var question = LayoutQuestion(text: target.name)
    question.aspects = aspects
    let found = TargetDiagnoses(question, candidates(), in: scene).about([target])?.found
    return found?.first.map { answer($0) }
  }

  private func general(_ target: AnswerTarget, _ question: LayoutQuestion) -> [LayoutAnswer] {
    let general = GeneralAnswers(scene: scene)
    if case .place(let point)? = question.targets.first, question.aspects.contains(.taps),
      let found = TapChain(scene: scene).answer(target, at: point)
    {
      return [general.answer(found.seen, found.reason, target, [.taps])]
    }
    if question.relation == .centered {
      return general.centered(inParent: target, question.aspects)
    }
    if question.asksForOverlap, let found = OverlapChain(scene).covered(target) {
      return [general.answer(found.seen, found.reason, target, [.x, .y])]
    }
    if question.aspects.contains(.gap), let answer = general.gap(target, question.side) {
      return [answer]
    }
    return general.answers(about: target, question.aspects)
  }

  private func aboutPicture(_ question: LayoutQuestion) -> LayoutAnswers {
    let aspects = question.aspects
    let diagnoses = TargetDiagnoses(question, candidates(), in: scene)
    let fitting = aspects.isEmpty ? [] : diagnoses.aboutPicture()
    guard fitting.isEmpty else {
      return LayoutAnswers(
        understood: Understanding.sentence(nil, aspects), answers: fitting.map { answer($0) })
    }
    var answers = overview()
    answers.understood = Understanding.sentence(nil, aspects)
    guard !aspects.isEmpty, !answers.answers.isEmpty else { return answers }
    answers.answers = Array(answers.answers.prefix(TargetDiagnoses.longest))
    answers.understood = "Nothing of that kind looks wrong; this does."
    return answers
  }

  // MARK: About two views

  private func related(_ question: LayoutQuestion) throws -> LayoutAnswers {
    let resolver = TargetResolver(scene: scene)
    let matches = try question.targets.map { try resolver.resolve($0) }
    guard let first = matches[0].targets.first,
      let second = matches[1].targets.first(where: { $0 != first })
    else { return about(matches[0], question) }
    let relation = question.relation ?? .versus
    let aspects = question.aspects
    let diagnoses = TargetDiagnoses(question, candidates(), in: scene)
    var found = diagnoses.about(both: first, second)
    if found.isEmpty, relation == .overlap {
      let one = diagnoses.about([first, second])?.found ?? []
      found = one.filter { $0.diagnosis.rule.severity > .note }
    }
    let answers =
      found.isEmpty
      ? GeneralAnswers(scene: scene).answers(relation, first, second, aspects)
      : found.map { answer($0) }
    let isUnclear = matches.contains { $0.isGuess || $0.targets.count > 1 }
    let names = "\(first.name) and \(second.name)"
    return LayoutAnswers(
      understood: isUnclear ? Understanding.sentence(names, aspects) : nil, answers: answers)
  }

  // MARK: Answers

  private func answer(_ candidate: AnswerCandidate) -> LayoutAnswer {
    let diagnosis = candidate.diagnosis
    let target = AnswerTarget(node: diagnosis.subject, in: scene)
    var answer = LayoutAnswer(
      seen: diagnosis.seen, cause: diagnosis.cause, view: target.name, node: diagnosis.subject,
      frame: scene.node(diagnosis.subject).frame)
    answer.rule = diagnosis.rule.id
    answer.source = scene.node(diagnosis.causeNode).source
    answer.edit = diagnosis.edit
    answer.advice = diagnosis.edit.map { $0.phrase(scene.written) } ?? candidate.hint
    let aspects = LayoutAspect.allCases.filter { diagnosis.aspects.contains($0) }
    answer.ask = target.view.flatMap { AnswerAsk(scene: scene).question($0, aspects) }
    return answer
  }
}

/// The candidates of a machine, once they are found.
private final class FoundCandidates {
  var all: [AnswerCandidate]?
}
