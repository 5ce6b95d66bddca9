import SwiftUI

@testable import Quoin
@testable import QuoinExplain

/// Views with the source locations that `quoin` adds, as scenes for questions.
@MainActor
enum AnswerSamples {
  /// Lays a view out with letters of half an em, so that lengths are known.
  static func scene<V: View>(
    _ view: V, width: CGFloat? = 320, height: CGFloat? = 480, isWindow: Bool = false
  ) throws -> AnswerScene {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.shaper = FixedShaper()
    if isWindow { renderer.safeAreaInsets = EdgeInsets() }
    return AnswerScene(try renderer.picture().lintPass())
  }

  /// The answers without any diagnosis, so that only the general chain answers.
  static func answers(
    _ scene: AnswerScene, to text: String, _ aspects: [LayoutAspect] = [],
    targets: [LayoutQuestion.Target] = [], finders: [AnswerMachine.Finder] = []
  ) throws -> LayoutAnswers {
    var question = LayoutQuestion(text: text)
    question.targets = targets
    question.aspects = aspects
    return try AnswerMachine(scene, finders: finders).answers(to: question)
  }

  static func name(_ name: String, _ number: Int? = nil) -> LayoutQuestion.Target {
    .name(name, number: number)
  }

  /// A text with a padding and a frame that is higher than both.
  static var tea: some View {
    _located(
      "Card.swift|4:5|Text@4:5|padding@5:6|frame@6:6|background@7:6",
      Text("Tea").padding(10).frame(maxHeight: 120).background(Color.mint))
  }

  /// Two texts at the sides of a title between spacers.
  static var bar: some View {
    _located(
      "Bar.swift|3:5|HStack@3:5|padding@10:6",
      HStack {
        _located("Bar.swift|4:7|Text@4:7", Text("Cancel everything"))
        _located("Bar.swift|5:7|Spacer@5:7", Spacer())
        _located("Bar.swift|6:7|Text@6:7", Text("Trip"))
        _located("Bar.swift|7:7|Spacer@7:7", Spacer())
        _located("Bar.swift|8:7|Text@8:7", Text("OK"))
      }
      .padding(16))
  }

  /// Rows of a `ForEach`.
  static var rows: some View {
    _located(
      "Rows.swift|3:5|VStack@3:5",
      VStack {
        ForEach(0..<3, id: \.self) { index in
          _located("Rows.swift|5:9|Text@5:9|padding@6:10", Text("Row \(index)").padding(4))
        }
      })
  }

  /// A diagnosis of a node.
  static func diagnosis(
    _ subject: Int, _ rule: LintRule = .lateFrame, cause: Int,
    aspects: Set<LayoutAspect> = [.width], weight: CGFloat = 0
  ) -> Diagnosis {
    Diagnosis(
      rule, subject: subject, aspects: aspects, seen: "Node \(subject) is odd.",
      cause: "Node \(cause) makes it so.", causeNode: cause, weight: weight)
  }
}
