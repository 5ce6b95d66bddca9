import SwiftUI

@testable import Quoin
@testable import QuoinExplain

/// Views with the source locations that `quoin` adds, as scenes for edits.
@MainActor
enum EditSamples {
  static func scene<V: View>(
    _ view: V, width: CGFloat? = 361, height: CGFloat? = 600
  ) throws -> AnswerScene {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return AnswerScene(try renderer.picture().lintPass())
  }

  /// Two buttons that hug their titles in a row that fills its proposal.
  static var choice: some View {
    _located(
      "Choice.swift|3:5|HStack@3:5|frame@11:6|border@12:6",
      HStack {
        _located(
          "Choice.swift|4:7|Button@4:7|padding@5:8|background@6:8",
          Button("No") {}.padding().background(Color.gray))
        _located(
          "Choice.swift|7:7|Button@7:7|padding@8:8|background@9:8",
          Button("Yes, delete it") {}.padding().background(Color.red))
      }
      .frame(maxWidth: .infinity)
      .border(.gray))
  }

  static let message =
    "The following packages could not be updated because something else still needs them."

  /// A text that is wider than its proposal.
  static var warning: some View {
    _located(
      "Warning.swift|3:5|VStack@3:5|padding@8:6",
      VStack(alignment: .leading) {
        _located("Warning.swift|4:7|Text@4:7|bold@4:25", Text("Maintenance").bold())
        _located("Warning.swift|5:7|Text@5:7|fixedSize@6:8", Text(message).fixedSize())
      }
      .padding())
  }

  /// Three rows from one expression.
  static var rows: some View {
    _located(
      "Rows.swift|3:5|VStack@3:5",
      VStack {
        ForEach(0..<3, id: \.self) { index in
          _located("Rows.swift|5:9|Text@5:9|padding@6:10", Text("Row \(index)").padding(4))
        }
      })
  }

  /// The position of the first node with a name.
  static func node(_ name: String, in scene: AnswerScene) -> Int? {
    scene.report.nodes.firstIndex { $0.callName == name }
  }
}
