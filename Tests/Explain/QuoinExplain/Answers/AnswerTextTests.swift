import Foundation
import Testing

@testable import QuoinExplain

@Suite("The text of answers")
struct AnswerTextTests {
  private func answer(seen: String = "It is odd.", cause: String = "This makes it so.")
    -> LayoutAnswer
  {
    LayoutAnswer(seen: seen, cause: cause, view: "“Tea”", node: 0, frame: .zero)
  }

  @Test func threeLines() {
    var answer = answer()
    #expect(answer.description == "It is odd.\nThis makes it so.")
    answer.advice = "Line 8: remove .fixedSize()."
    #expect(answer.description.hasSuffix("\n→ Line 8: remove .fixedSize()."))
    answer.edit = ProposedEdit([], outcome: "two lines, 350 × 43")
    #expect(
      answer.description.split(separator: "\n").last
        == "→ Line 8: remove .fixedSize(). Tried: two lines, 350 × 43.")
    #expect(self.answer(cause: "").description == "It is odd.")
  }

  @Test func severalAnswers() {
    var answers = LayoutAnswers(answers: [answer(), answer(seen: "Another.", cause: "")])
    #expect(answers.description == "It is odd.\nThis makes it so.\n\nAnother.")
    answers.understood = "Understood as: “Tea”."
    #expect(answers.description.hasPrefix("Understood as: “Tea”.\nIt is odd."))
    #expect(LayoutAnswers(remark: "Nothing looks wrong.").description == "Nothing looks wrong.")
    #expect(LayoutAnswers().description.isEmpty)
  }

  @Test func answersSurviveJSON() throws {
    var first = answer()
    first.edit = ProposedEdit(
      [SourceChange("clipped", at: .init(file: "A.swift", line: 3, column: 4), .remove)],
      outcome: "whole")
    first.rule = "late-frame"
    let answers = LayoutAnswers(understood: "Understood as: “Tea”.", answers: [first])
    let data = try JSONEncoder().encode(answers)
    #expect(try JSONDecoder().decode(LayoutAnswers.self, from: data) == answers)
    let text = String(decoding: data, as: UTF8.self)
    #expect(!text.contains("\"ask\"") && text.contains("\"outcome\""))
  }

  @Test func sentences() {
    #expect(AnswerPhrases.sentence("the HStack is wide") == "The HStack is wide.")
    #expect(AnswerPhrases.sentence(".padding(4) adds 8.") == ".padding(4) adds 8.")
    #expect(AnswerPhrases.list(["a"]) == "a")
    #expect(AnswerPhrases.list(["a", "b", "c"]) == "a, b and c")
  }

  @Test func argumentsForAShell() {
    #expect(AnswerAsk.quoted("HStack#2.width") == "HStack#2.width")
    #expect(AnswerAsk.quoted("\"Save\".width") == "'\"Save\".width'")
    #expect(AnswerAsk.quoted("\"Don't\"") == "'\"Don'\\''t\"'")
  }

  @Test func howAQuestionIsUnderstood() {
    let button = "the Button “No”"
    #expect(
      Understanding.sentence(button, [.width]) == "Understood as: the width of the Button “No”.")
    #expect(Understanding.sentence(button, [], of: 3).hasSuffix(", one of 3."))
    #expect(Understanding.sentence(button, [.width, .height]).contains("the size of"))
    #expect(
      Understanding.sentence(nil, [.cut]) == "Understood as: what is cut, in the whole picture.")
  }
}
