import Foundation
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// Draws one preview for each incoming row of data, making it again each time.
@MainActor
struct RowSeries {
  private let host: PreviewHost
  private let pipes: LivePipes
  private let setup: RowsSetup
  private let source: PreviewLibrary.Source

  init(_ host: PreviewHost, _ setup: RowsSetup, pipes: LivePipes) throws {
    (self.host, self.pipes, self.setup) = (host, pipes, setup)
    let library = try host.library()
    _ = host.launch(library.app)
    guard library.sources.indices.contains(setup.number.provider) else {
      throw HostFailure(message: "the view no longer exists", hasNoPreviews: true)
    }
    source = library.sources[setup.number.provider]
    host.note(setup.view)
  }

  /// Draws the incoming rows until the process is ended.
  func run() throws {
    let encoder = JSONEncoder()
    while true {
      for row in pipes.take() {
        let answer = answer(to: row)
        pipes.send(String(decoding: try encoder.encode(answer), as: UTF8.self))
      }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private func answer(to row: Data) -> RowAnswer {
    var answer = RowAnswer()
    (RowOfData.json, RowOfData.failure) = (row, nil)
    do {
      let configuration = host.request.configuration
      let previews = try source.previews(in: host.environment(in: configuration))
      guard RowOfData.failure == nil, let preview = previews.first else {
        answer.failure = RowOfData.failure ?? "the view no longer exists"
        return answer
      }
      let picture = try host.renderer(for: preview, in: configuration).picture()
      let report = try picture.layoutReport()
      let missing = host.request.isStrict ? [] : report.missingResources
      let errors = report.errors.filter { !missing.contains($0) }
      guard errors.isEmpty else { throw HostFailure(message: errors.joined(separator: "; ")) }
      let encoder = try PictureEncoder(picture: picture, of: setup.view, report: report)
      let name = "row.\(setup.format.rawValue)"
      try encoder.data(as: setup.format, quality: host.request.quality).write(
        to: host.scratch.appendingPathComponent(name))
      answer.picture = name
      answer.warnings = host.distinct(missing + report.warnings)
    } catch {
      answer.failure = (error as? HostFailure)?.message ?? ErrorText.sentence(about: error)
    }
    return answer
  }
}
