import SwiftUI
import Testing

@testable import QuoinExplain

@MainActor
@Suite("What decides a place")
struct PlaceChainTests {
  private func answers<V: View>(
    _ view: V, _ names: [String], _ aspects: [LayoutAspect], isWindow: Bool = false,
    relation: LayoutQuestion.Relation? = nil
  ) throws -> [LayoutAnswer] {
    let scene = try AnswerSamples.scene(view, isWindow: isWindow)
    var question = LayoutQuestion(text: "")
    question.targets = names.map { AnswerSamples.name($0) }
    question.aspects = aspects
    question.relation = relation
    return try AnswerMachine(scene, finders: []).answers(to: question).answers
  }

  @Test("siblings and padding before a view")
  func siblings() throws {
    let answer = try #require(answers(AnswerSamples.bar, ["Trip"], [.x]).first)
    #expect(answer.seen.contains("from the left of the picture"))
    #expect(answer.cause.contains("“Cancel everything”"))
    #expect(answer.cause.contains(".padding(16) (line 10) adds 16"))
  }

  @Test("the window centers content that is too wide")
  func window() throws {
    let view = _located(
      "Card.swift|3:5|Text@3:5|frame@4:6", Text("Hello").frame(width: 520))
    let answer = try #require(answers(view, ["Hello"], [.x], isWindow: true).first)
    #expect(answer.cause.contains("the window of 320 centers its content"))
    #expect(answer.cause.contains("begins at −100"))
  }

  @Test("a title between unequal sides isn't in the middle")
  func centered() throws {
    let found = try answers(
      AnswerSamples.bar, ["Trip", "HStack"], [.x], relation: .centered)
    let answer = try #require(found.first)
    #expect(answer.seen.contains("the middle of “Trip”") || answer.seen.contains("The middle"))
    #expect(answer.cause.contains("“Cancel everything”") && answer.cause.contains("“OK”"))
  }

  @Test("two texts that hug their words")
  func versus() throws {
    let found = try answers(AnswerSamples.bar, ["Trip", "OK"], [.width], relation: .versus)
    let answer = try #require(found.first)
    #expect(answer.seen.contains("“Trip” is 34 wide, and “OK” 17"))
    #expect(answer.cause.contains("nothing makes them equal"))
  }

  @Test("the parts of a gap add up to it")
  func gap() throws {
    let view = _located(
      "Card.swift|3:5|VStack@3:5",
      VStack(spacing: 8) {
        _located("Card.swift|4:7|Text@4:7|padding@5:8", Text("Above").padding(.bottom, 12))
        _located("Card.swift|6:7|Text@6:7", Text("Below"))
      })
    let answer = try #require(
      answers(view, ["Above", "Below"], [.gap], relation: .between).first)
    #expect(answer.seen.hasSuffix("are 20."))
    #expect(answer.cause.contains(".padding(.bottom, 12) (line 5) 12"))
    #expect(answer.cause.contains("the spacing of the VStack (line 3) 8"))
    #expect(answer.source?.line == 5)
  }
}
