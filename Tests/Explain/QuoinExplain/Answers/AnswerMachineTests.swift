import SwiftUI
import Testing

@testable import QuoinExplain

@MainActor
@Suite("Answers to questions")
struct AnswerMachineTests {
  private func node(_ name: String, in scene: AnswerScene) throws -> Int {
    try #require(scene.report.nodes.firstIndex { $0.callName == name })
  }

  @Test("nothing looks wrong, and how to ask")
  func nothing() throws {
    let scene = try AnswerSamples.scene(Text("Tea"))
    let answers = try AnswerMachine(scene, finders: []).answers(to: nil)
    #expect(answers.answers.isEmpty && answers.understood == nil)
    #expect(answers.remark?.hasPrefix("Nothing looks wrong.") == true)
    let written = try AnswerSamples.scene(
      _located("Card.swift|4:5|Text@4:5", Text("Tea")))
    let remark = try AnswerMachine(written, finders: []).answers(to: nil).remark
    #expect(remark?.contains("'\"Tea\".width'") == true)
  }

  @Test("without a question, the diagnoses with their causes")
  func overview() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.tea)
    let padding = try node("padding", in: scene)
    let found = AnswerSamples.diagnosis(padding, cause: padding)
    let answers = try AnswerMachine(scene, finders: [{ _ in [found] }]).answers(to: nil)
    let answer = try #require(answers.answers.first)
    #expect(answer.seen == found.seen && answer.cause == found.cause)
    #expect(answer.rule == found.rule.id && answer.source?.line == 5)
    #expect(answer.view == "“Tea”" && answer.ask == "'\"Tea\".width'")
    #expect(answer.frame == scene.node(padding).frame)
  }

  @Test("a diagnosis of the view answers, if it is about the property")
  func diagnoses() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.tea)
    let padding = try node("padding", in: scene)
    let found = AnswerSamples.diagnosis(padding, cause: padding, aspects: [.width])
    func answers(_ aspects: [LayoutAspect]) throws -> [LayoutAnswer] {
      try AnswerSamples.answers(
        scene, to: "", aspects, targets: [AnswerSamples.name("Tea")], finders: [{ _ in [found] }]
      ).answers
    }
    #expect(try answers([.width]).map(\.seen) == [found.seen])
    #expect(try answers([]).map(\.seen) == [found.seen])
    let height = try answers([.height])
    #expect(height.map(\.rule) == [nil])
  }

  @Test("a diagnosis of a view inside counts for a question about its property only")
  func inside() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    let text = try #require(scene.report.nodes.firstIndex { $0.text?.string == "Trip" })
    let found = AnswerSamples.diagnosis(text, cause: text, aspects: [.x])
    func rules(_ aspects: [LayoutAspect], _ name: String) throws -> [String?] {
      try AnswerSamples.answers(
        scene, to: "", aspects, targets: [AnswerSamples.name(name)], finders: [{ _ in [found] }]
      ).answers.map(\.rule)
    }
    #expect(try rules([.x], "Trip") == [found.rule.id])
    #expect(try rules([.x], "HStack") == [found.rule.id])
    #expect(try rules([.width], "HStack") == [nil])
    #expect(try rules([.x], "OK") == [nil])
  }

  @Test("words that resemble a view's name")
  func words() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    var question = LayoutQuestion(text: "why is the trip so wide")
    question.words = ["trip"]
    question.aspects = [.width]
    let machine = AnswerMachine(scene, finders: [])
    let answers = try machine.answers(to: question)
    #expect(answers.understood == "Understood as: the width of “Trip”.")
    #expect(answers.answers.first?.view == "“Trip”")
    question.words = ["stacks"]
    #expect(try machine.answers(to: question).answers.first?.view == "the HStack (line 3)")
    question.words = ["xylophone"]
    #expect(try machine.answers(to: question).understood?.contains("whole picture") == true)
  }

  @Test("a question about the picture takes the diagnoses of its property")
  func picture() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    let texts = scene.report.nodes.indices.filter { scene.node($0).text != nil }
    let cut = AnswerSamples.diagnosis(texts[0], cause: texts[0], aspects: [.cut])
    let taps = AnswerSamples.diagnosis(texts[1], cause: texts[1], aspects: [.taps])
    let answers = try AnswerSamples.answers(
      scene, to: "what is cut?", [.cut], finders: [{ _ in [taps, cut] }])
    #expect(answers.answers.map(\.seen) == [cut.seen])
    #expect(answers.understood == "Understood as: what is cut, in the whole picture.")
  }

  @Test("views that don't exist")
  func unknown() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    func failure(_ target: LayoutQuestion.Target) -> LayoutQuestionError? {
      do {
        _ = try AnswerSamples.answers(scene, to: "", targets: [target])
        return nil
      } catch {
        return error as? LayoutQuestionError
      }
    }
    guard case .noSuchView(let name, known: let known)? = failure(AnswerSamples.name("Qqqq")) else {
      Issue.record("no error")
      return
    }
    #expect(name == "Qqqq" && known.contains("HStack"))
    #expect(failure(.name("Spacer", number: 9)) == .fewer("Spacer", count: 2))
    guard case .noSuchLine(99, file: nil, known: let lines)? = failure(.line(99, file: nil)) else {
      Issue.record("no error")
      return
    }
    #expect(lines.contains(10) && lines == lines.sorted())
    #expect(
      failure(.node(1000)) == .noSuchNode(1000, count: scene.report.nodes.count))
    guard case .nothingAt(_, _, size: _)? = failure(.place(CGPoint(x: -5, y: -5))) else {
      Issue.record("no error")
      return
    }
  }

  @Test("the question of an answer leads to the same view again")
  func asks() throws {
    let scene = try AnswerSamples.scene(AnswerSamples.bar)
    let ask = AnswerAsk(scene: scene)
    for view in scene.written.all.indices {
      let name = ask.name(of: view)
      var question = LayoutQuestion(text: name)
      let parts = name.split(separator: "#")
      question.targets = [
        .name(String(parts[0]), number: parts.count > 1 ? Int(parts[1]) : nil)
      ]
      let answers = try AnswerMachine(scene, finders: []).answers(to: question)
      #expect(answers.answers.first?.view == scene.written.name(view))
    }
  }
}
