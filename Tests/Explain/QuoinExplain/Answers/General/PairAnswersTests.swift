import SwiftUI
import Testing

@testable import QuoinExplain

@MainActor
@Suite("Answers about two views, and about the space beside one")
struct PairAnswersTests {
  private func answers<V: View>(_ view: V, _ text: String) throws -> LayoutAnswers {
    let scene = try AnswerSamples.scene(view)
    return try AnswerMachine(scene, finders: []).answers(to: LayoutQuestion(parsing: text))
  }

  private func first<V: View>(_ view: V, _ text: String) throws -> LayoutAnswer {
    try #require(answers(view, text).answers.first)
  }

  /// Two texts of different heights beside each other.
  private var row: some View {
    _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located("A.swift|4:7|Text@4:7", Text("Emma"))
        _located("A.swift|5:7|Text@5:7", Text("One\nTwo\nThree"))
      })
  }

  /// Two texts in a column with a background.
  private var column: some View {
    _located(
      "A.swift|3:5|VStack@3:5|padding@7:6|background@8:6",
      VStack(spacing: 8) {
        _located("A.swift|4:7|Text@4:7|padding@5:8", Text("Above").padding(.bottom, 12))
        _located("A.swift|6:7|Text@6:7", Text("Below"))
      }
      .padding(16).background(Color.mint))
  }

  @Test("views beside each other are compared by their beginning")
  func places() throws {
    let answer = try first(row, "\"Emma\" vs \"One\"")
    #expect(answer.seen.contains("from the top"))
    #expect(
      answer.cause.contains("the HStack (line 3) centers its views")
        || answer.cause.contains("The HStack"))
    #expect(answer.edit?.changes.first?.action == .setArgument("alignment", to: ".top"))
  }

  @Test("a text that only says what is seen becomes words")
  func words() throws {
    let found = try answers(row, "\"Emma\" \"is cut\"")
    #expect(found.answers.first?.view == "“Emma”")
    #expect(found.answers.first?.seen.contains("outside") == true)
    #expect(throws: LayoutQuestionError.self) { try answers(row, "\"Anna\" \"Karenina\"") }
  }

  @Test("the space at a side, its parts, and the edit of the largest")
  func gaps() throws {
    let below = try first(column, "why is there space below \"Above\"?")
    #expect(below.seen.contains("are 20."))
    #expect(below.edit?.changes.first?.call == "padding")
    #expect(below.edit?.outcome == "the space is 8")
    let above = try first(column, "why is there space above \"Above\"?")
    #expect(above.seen.contains("are 16."))
    #expect(above.cause.contains(".padding(16) (line 7) 16"))
  }

  @Test("the part in which views overlap")
  func overlap() throws {
    let view = _located(
      "A.swift|3:5|ZStack@3:5",
      ZStack {
        _located("A.swift|4:7|Text@4:7", Text("Last row"))
        _located(
          "A.swift|5:7|Rectangle@5:7|frame@6:8", Rectangle().frame(width: 30, height: 30))
      })
    let answer = try first(view, "why does Rectangle cover \"Last row\"?")
    #expect(answer.seen.contains("overlap in"))
    #expect(answer.cause.contains("ZStack (line 3)"))
    #expect(try first(view, "Rectangle \"covers the bottom\"").seen.contains("overlap in"))
  }

  @Test("an image is named by a part of its symbol")
  func images() throws {
    let scene = try AnswerSamples.scene(
      _located("A.swift|4:7|Image@4:7", Image(systemName: "leaf.fill")))
    let matcher = WordMatcher(scene: scene)
    #expect(matcher.views(like: "leaf") == [0])
    #expect(matcher.images(named: "leaf.fill") == [0])
    #expect(matcher.views(like: "leaflet").isEmpty)
  }

  @Test("a ViewThatFits tells why it rejects a view, and compares one axis")
  func fitting() throws {
    let view = _located(
      "A.swift|3:5|ViewThatFits@3:5",
      ViewThatFits {
        _located("A.swift|4:7|Text@4:7", Text(LengthSamples.sentence))
        _located("A.swift|5:7|Text@5:7", Text("Short"))
      })
    let answer = try first(view, "ViewThatFits")
    #expect(answer.cause.contains("its first view has an ideal size"))
    #expect(answer.cause.contains("more than the 320 offered"))
    #expect(answer.edit?.changes.first?.action == .setArgument("in", to: ".vertical"))
  }

  @Test("a Spacer in a scroll view has only its least length")
  func spacers() throws {
    let view = _located(
      "A.swift|3:5|ScrollView@3:5",
      ScrollView {
        _located(
          "A.swift|4:7|VStack@4:7",
          VStack {
            _located("A.swift|5:9|Text@5:9", Text("Order"))
            _located("A.swift|6:9|Spacer@6:9", Spacer())
            _located("A.swift|7:9|Text@7:9", Text("Pay"))
          })
      })
    let answer = try first(view, "why is Pay not at the bottom?")
    #expect(answer.cause.contains("offers no height, so the Spacer (line 6)"))
  }
}
