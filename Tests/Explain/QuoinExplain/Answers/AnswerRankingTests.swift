import SwiftUI
import Testing

@testable import QuoinExplain

@MainActor
@Suite("The ranking of answers")
struct AnswerRankingTests {
  private func worst(_ scene: AnswerScene, _ diagnoses: [Diagnosis]) -> [Diagnosis] {
    AnswerRanking(scene: scene).worst(diagnoses.map { AnswerCandidate($0) }).map(\.diagnosis)
  }

  @Test("the more severe comes first, then the larger")
  func order() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    let texts = scene.report.nodes.indices.filter { scene.node($0).text != nil }
    #expect(texts.count == 3)
    let small = AnswerSamples.diagnosis(texts[0], cause: texts[0], weight: 5)
    let large = AnswerSamples.diagnosis(texts[1], cause: texts[1], weight: 50)
    let error = AnswerSamples.diagnosis(texts[2], .invalidFrame, cause: texts[2])
    #expect(worst(scene, [small, large, error]) == [error, large, small])
  }

  @Test("notes come only if there is nothing worse")
  func notes() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    let texts = scene.report.nodes.indices.filter { scene.node($0).text != nil }
    let note = AnswerSamples.diagnosis(texts[0], .idleFrame, cause: texts[0])
    let warning = AnswerSamples.diagnosis(texts[1], cause: texts[1])
    #expect(worst(scene, [note]) == [note])
    #expect(worst(scene, [note, warning]) == [warning])
    let all = AnswerRanking(scene: scene).worst(
      [note, warning].map { AnswerCandidate($0) }, showsAll: true)
    #expect(all.map(\.diagnosis) == [warning, note])
  }

  @Test("rows with the same cause count once")
  func rows() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.rows)
    let paddings = scene.report.nodes.indices.filter { scene.node($0).callName == "padding" }
    #expect(paddings.count == 3)
    let found = paddings.map { AnswerSamples.diagnosis($0, cause: $0) }
    #expect(worst(scene, found).count == 1)
  }

  @Test("one answer for each cause, at most five")
  func causes() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    let nodes = scene.report.nodes.indices
    let shared = nodes.map { AnswerSamples.diagnosis($0, cause: 0, aspects: [.height]) }
    #expect(worst(scene, shared).count == 1)
    // The padding around all would be the cause of what is inside.
    let inner = nodes.dropFirst().map { AnswerSamples.diagnosis($0, cause: $0) }
    #expect(inner.count > 5 && worst(scene, inner).count == 5)
    #expect(worst(scene, nodes.map { AnswerSamples.diagnosis($0, cause: $0) }).count == 1)
  }

  @Test("a finding of lint about what a diagnosis explains adds nothing")
  func findings() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.tea)
    let text = try #require(scene.report.nodes.firstIndex { $0.text != nil })
    let padding = try #require(scene.report.nodes.firstIndex { $0.callName == "padding" })
    var pass = scene.pass
    pass.note(.truncatedText, text, "it is truncated", hint: "Make room")
    let finding = try #require(pass.findings.last)
    let lint = AnswerCandidate(finding)
    #expect(lint.hint == "Make room." && lint.isFinding)
    let diagnosis = AnswerSamples.diagnosis(padding, cause: padding, aspects: [.cut])
    let ranking = AnswerRanking(scene: scene)
    #expect(ranking.ranked([lint, AnswerCandidate(diagnosis)]).map(\.diagnosis) == [diagnosis])
    let other = AnswerSamples.diagnosis(padding, cause: padding, aspects: [.taps])
    #expect(ranking.ranked([lint, AnswerCandidate(other)]).count == 2)
  }
}
