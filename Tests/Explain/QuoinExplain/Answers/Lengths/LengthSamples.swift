import SwiftUI

@testable import Quoin
@testable import QuoinExplain

/// Scenes of views for the diagnoses of lengths. Each character of a text is half an em wide, and a
/// line of the body font 20⅓ points high.
@MainActor
enum LengthSamples {
  static func scene<V: View>(
    _ view: V, width: CGFloat? = 320, height: CGFloat? = 480, isWindow: Bool = false,
    textSize: DynamicTypeSize = .large
  ) throws -> AnswerScene {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.shaper = FixedShaper()
    renderer.dynamicTypeSize = textSize
    if isWindow { renderer.safeAreaInsets = EdgeInsets() }
    return AnswerScene(try renderer.picture().lintPass())
  }

  /// A location in the file of the samples.
  static func source(_ line: Int, _ column: Int) -> LayoutReport.Source {
    LayoutReport.Source(file: "A.swift", line: line, column: column)
  }

  static let sentence = "The packages could not be updated, because something still needs them."
}

extension AnswerScene {
  /// The text of the node that a diagnosis is about.
  func subjectText(_ diagnosis: Diagnosis) -> String? { node(diagnosis.subject).text?.string }
}

extension Diagnosis {
  /// The actions of its edit.
  var editActions: [SourceChange.Action] { edit?.changes.map(\.action) ?? [] }
}
