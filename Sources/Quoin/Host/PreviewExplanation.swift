import Foundation
import QuoinExplain
import QuoinHostProtocol

/// A preview's name and how it was laid out.
struct NamedReport: Encodable {
  let name: String
  let report: LayoutReport
}

/// The layouts of a file's previews, as one text.
struct PreviewExplanation: Encodable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
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

  /// One section for each preview; a heading only where there are several.
  private func sections(_ body: (LayoutReport) -> String) -> String {
    previews.map { preview in
      let text = body(preview.report)
      return previews.count > 1 ? "# \(preview.name)\n\(text)" : text
    }
    .joined(separator: "\n\n")
  }
}

/// A preview's name and why a view in it is as it is.
struct NamedAnswer: Encodable {
  let name: String
  let answer: LayoutExplanation
}

/// The answers of those of a file's previews that have the view, as one text.
struct PreviewAnswers: Encodable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  var schema = 1
  let previews: [NamedAnswer]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { previews.count > 1 ? "# \($0.name)\n\($0.answer)" : "\($0.answer)" }
      .joined(separator: "\n\n")
  }
}
