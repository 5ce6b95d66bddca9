import Foundation
import QuoinHostProtocol
import QuoinViews

/// Draws all previews, on paper if the request has any. A preview with errors ends the job.
struct RenderJob: HostJob {
  let formats: [PictureFormat]

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let previews = try host.selectedPreviews(&response)
    if let paper = host.request.paper {
      return try print(previews, on: paper, host, &response)
    }
    let shown = try host.shown(previews, &response)
    // Missing resources have recognizable placeholders; other errors end the job.
    let missing =
      host.request.isStrict ? [] : host.distinct(shown.flatMap(\.report.missingResources))
    let errors = host.distinct(shown.flatMap(\.report.errors))
      .filter { !missing.contains($0) }
    guard errors.isEmpty else { throw HostFailure(message: errors.joined(separator: "\n")) }
    response.warnings = missing + response.warnings + misfit(in: shown, host)
    response.previews = try shown.enumerated().map { index, preview in
      try host.rendered(
        preview.picture.get(), of: preview.name, report: preview.report, number: index,
        as: formats)
    }
  }

  /// Returns the warning about the first preview whose content doesn't fit the screen.
  private func misfit(in shown: [ShownPreview], _ host: PreviewHost) -> [String] {
    for preview in shown {
      guard let sentence = FitWarning(preview.report, of: host.request).sentence else { continue }
      return [shown.count == 1 ? sentence : "“\(preview.name)”: \(sentence)"]
    }
    return []
  }

  /// Paginates each preview and writes an image of each page, or one PDF of all pages.
  private func print(
    _ previews: SelectedPreviews, on paper: HostRequest.Paper, _ host: PreviewHost,
    _ response: inout HostResponse
  ) throws {
    var missing: [String] = []
    for (number, preview) in previews.named.enumerated() {
      host.begin(preview.name)
      let printed = try host.printed(preview.renderer, on: paper, as: formats, number: number)
      missing += printed.missing
      response.warnings += printed.warnings
      var rendered = RenderedPreview(name: preview.name, pictures: [])
      rendered.pages = printed.pages
      response.previews.append(rendered)
    }
    response.warnings = host.distinct(missing + response.warnings)
  }
}
