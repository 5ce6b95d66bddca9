import Foundation
import QuoinExplain
import QuoinHostProtocol

/// The layout of a preview, with its name.
struct NamedReport: Encodable {
  let name: String
  let report: LayoutReport
}

/// The layouts of a file's previews, as one text.
struct PreviewExplanation: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let previews: [NamedReport]

  func text(in style: ExplanationStyle) throws -> String {
    switch style {
    case .tree: return sections { $0.description }
    case .steps: return sections { $0.indentedSteps.joined(separator: "\n") }
    case .numbered: return sections(\.numberedTree)
    case .json: return try JSONText.text(self)
    }
  }

  /// One section for each preview, with a heading if there are several.
  private func sections(_ body: (LayoutReport) -> String) -> String {
    previews.map { preview in
      let text = body(preview.report)
      return previews.count > 1 ? "# \(preview.name)\n\(text)" : text
    }
    .joined(separator: "\n\n")
  }
}

/// The explanation of a view in a preview, with the preview's name.
struct NamedAnswer: Encodable {
  let name: String
  let answer: LayoutExplanation
}

/// The explanations for those of a file's previews that contain the view, as one text.
struct PreviewAnswers: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let previews: [NamedAnswer]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { previews.count > 1 ? "# \($0.name)\n\($0.answer)" : "\($0.answer)" }
      .joined(separator: "\n\n")
  }
}
