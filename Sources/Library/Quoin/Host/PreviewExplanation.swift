import Foundation
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// Explains the layouts of all previews.
struct ExplanationJob: HostJob {
  let style: ExplanationStyle

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let shown = try host.shown(host.selectedPreviews(&response), &response)
    let explained = shown.map { preview in
      var report = preview.report
      report.fonts = (try? preview.picture.get().drawnList())?.fonts ?? []
      return NamedReport(name: preview.name, report: report)
    }
    response.text = try PreviewExplanation(previews: explained).text(in: style)
  }
}

/// A preview that has been evaluated once, for its report and all of its images.
@MainActor
struct ShownPreview {
  let name: String
  /// The preview after the request's steps, or the reason why it can't be laid out.
  let picture: Result<ViewPicture, any Error>
  let report: LayoutReport
}

extension PreviewHost {
  /// Lays the previews out, and adds their warnings to the response.
  ///
  /// - Throws: `HostFailure` if a step can't be performed.
  func shown(
    _ previews: SelectedPreviews, _ response: inout HostResponse
  ) throws -> [ShownPreview] {
    let shown = try previews.named.map { name, renderer in
      begin(name)
      let picture = try renderer.result(after: request.file?.steps ?? [])
      return ShownPreview(name: name, picture: picture, report: renderer.report(of: picture))
    }
    response.warnings = distinct(response.warnings + shown.flatMap(\.report.warnings))
    return shown
  }
}

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
