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
    case .steps: return sections { $0.steps.joined(separator: "\n") }
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
