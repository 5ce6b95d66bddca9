import Foundation
import QuoinExplain
import QuoinFiles
import QuoinHostProtocol

/// The findings about some sources, before or after an edit.
struct EditTrial {
  /// The previews that were laid out.
  var previews: [String]
  /// Everything that looks odd in them.
  var findings: [LayoutAnswer]
  /// The answers to a question, by preview; empty without a question.
  var answers: [AnsweredPreviews.Preview] = []
  /// The declarations that don't compile.
  var omissions: [String] = []

  init(previews: [String], findings: [LayoutAnswer]) {
    (self.previews, self.findings) = (previews, findings)
  }

  /// Lays a session's previews out, and asks about them.
  init(_ session: PreviewSession, asking question: HostRequest.Question) throws {
    let all = try Self.answers(to: HostRequest.Question(all: true), in: session)
    previews = all.previews.map(\.name)
    findings = all.previews.flatMap(\.result.answers)
    if question.want != nil {
      answers = try Self.answers(to: question, in: session).previews
    } else if question.text != nil {
      // An edit may take the view away that the question is about, or move its line.
      answers = (try? Self.answers(to: question, in: session).previews) ?? []
    }
    if session.input.isFolder {
      omissions = try session.runOneByOne(.list).omittedDeclarations.map(\.description)
    }
  }

  private static func answers(
    to question: HostRequest.Question, in session: PreviewSession
  ) throws -> AnsweredPreviews {
    let text = try session.run(.answers(question, .json)).text ?? ""
    return try BoundedJSON.decode(AnsweredPreviews.self, from: Data(text.utf8))
  }

  // MARK: Comparison

  /// Returns the reason not to make an edit that leads to these findings; `nil` if it does what it
  /// should.
  ///
  /// - Parameters:
  ///   - answer: The answer that proposes the edit.
  ///   - old: The findings before the edit.
  ///   - isWish: Whether the question is a wish, which the edit should fulfill.
  func obstacle(
    to answer: LayoutAnswer, after old: EditTrial, isWish: Bool
  ) -> String? {
    if let name = old.previews.first(where: { !previews.contains($0) }) {
      return "the preview “\(name)” can't be laid out with it"
    }
    // The lines of omissions may have moved.
    if omissions.count > old.omissions.count, let new = omissions.last {
      return "not everything compiles with it: \(new)"
    }
    if isWish {
      guard fulfills(wishOf: old) else { return "what should be still isn't so" }
    } else if let rule = answer.rule {
      let (before, after) = (old.count(of: rule), count(of: rule))
      let isAsked = answers.contains { $0.result.answers.contains { $0.rule == rule } }
      guard after < before || before == 0 && !isAsked else {
        return "this stays as it was: \(Self.phrase(answer.seen))"
      }
    }
    return addition(to: old).map { "this would be new: \(Self.phrase($0.seen))" }
  }

  private func count(of rule: String) -> Int { findings.count { $0.rule == rule } }

  /// Returns a finding of a rule of lint that has more findings than before. What other rules find
  /// is often intended.
  private func addition(to old: EditTrial) -> LayoutAnswer? {
    let known = Set(old.findings.map { [$0.rule ?? "", $0.view] })
    let serious = Set(LintRule.all.map(\.id))
    let more = findings.filter { finding in
      guard let rule = finding.rule, serious.contains(rule) else { return false }
      return count(of: rule) > old.count(of: rule)
    }
    return more.first { !known.contains([$0.rule ?? "", $0.view]) } ?? more.first
  }

  /// Whether a wish holds in a preview in which it didn't, and still does where it did.
  private func fulfills(wishOf old: EditTrial) -> Bool {
    let before = old.answers.filter(\.result.isFulfilledWish).map(\.name)
    let after = answers.filter(\.result.isFulfilledWish).map(\.name)
    return before.allSatisfy { after.contains($0) } && after.count > before.count
  }

  /// Returns a sentence without its period.
  private static func phrase(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}

extension LayoutAnswers {
  /// Whether these are the answers to a wish that holds.
  fileprivate var isFulfilledWish: Bool {
    answers.isEmpty && remark?.hasPrefix("That is so already") == true
  }
}
