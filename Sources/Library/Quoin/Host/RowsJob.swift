import Foundation
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// Draws one preview for each incoming row of data until the process is ended.
struct RowsJob: HostJob {
  let setup: RowsSetup

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let series = try RowSeries(host, setup)
    let line = LiveLine(host.channel)
    while true {
      for row in line.take() { line.send(.row(series.response(to: row))) }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}

/// Draws one preview for rows of data, making it again each time.
@MainActor
private struct RowSeries {
  private let host: PreviewHost
  private let setup: RowsSetup
  private let source: PreviewLibrary.Source

  init(_ host: PreviewHost, _ setup: RowsSetup) throws {
    (self.host, self.setup) = (host, setup)
    let library = try host.library()
    _ = host.launch(library.app)
    guard library.sources.indices.contains(setup.number.provider) else {
      throw HostFailure(message: "the view no longer exists", cause: .noPreviews)
    }
    source = library.sources[setup.number.provider]
    host.begin(setup.view)
  }

  func response(to row: Data) -> RowResponse {
    var response = RowResponse()
    (RowOfData.json, RowOfData.failure) = (row, nil)
    do {
      let configuration = host.request.configuration
      let previews = try source.previews(in: host.environment(in: configuration))
      guard RowOfData.failure == nil, let preview = previews.first else {
        response.failure = RowOfData.failure ?? "the view no longer exists"
        return response
      }
      let picture = try host.renderer(for: preview, in: configuration).picture()
      let report = try picture.layoutReport()
      let missing = host.request.isStrict ? [] : report.missingResources
      let errors = report.errors.filter { !missing.contains($0) }
      guard errors.isEmpty else { throw HostFailure(message: errors.joined(separator: "; ")) }
      let encoder = try PictureEncoder(picture: picture, of: setup.view, report: report)
      let name = "row.\(setup.format.rawValue)"
      try encoder.data(as: setup.format, quality: host.request.quality)
        .writeScratchFile(host.scratch.appendingPathComponent(name))
      response.picture = name
      response.warnings = host.distinct(missing + report.warnings)
    } catch {
      response.failure = (error as? HostFailure)?.message ?? ErrorText.sentence(about: error)
    }
    return response
  }
}
