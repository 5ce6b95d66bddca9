import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Lists previews or draws them one by one. The result of each is recorded immediately, so that it
/// is kept if a later one ends this process.
@MainActor
struct PreviewSeries {
  let host: PreviewHost
  let configuration: RenderConfiguration

  /// Processes the previews from the start of the request; returns warnings about all of them.
  func run() throws -> [String] {
    guard let file = host.request.file else { return [] }
    let records = try RecordWriter(host.scratch.appendingPathComponent(HostEntry.recordsFile))
    let library = try host.library()
    let warnings = host.launch(library.app)
    let sources = library.sources
    var names: [String] = []
    var isFound = false
    for (provider, source) in sources.enumerated() where provider >= file.start.provider {
      // Making its previews runs its code.
      let all = PreviewNumber(provider: provider, element: PreviewNumber.all)
      let name = host.begin(source)
      if let wanted = file.preview, let name, name != wanted {
        names.append(name)
        continue
      }
      var begun = PreviewRecord(number: all, name: name ?? source.name, place: source.place)
      begun.isBegun = true
      try records.write(begun)
      let previews: [NamedPreview]
      do {
        previews = try source.previews(in: host.environment(in: configuration))
      } catch {
        begun.isBegun = false
        begun.failure = ErrorText.sentence(about: error)
        try records.write(begun)
        continue
      }
      if previews.isEmpty {
        begun.isBegun = false
        begun.failure = "its previews contain no view"
        try records.write(begun)
      }
      for (element, preview) in previews.enumerated() {
        names.append(preview.name)
        let number = PreviewNumber(provider: provider, element: element)
        guard number >= file.start, file.preview == nil || file.preview == preview.name else {
          continue
        }
        isFound = true
        var record = PreviewRecord(number: number, name: preview.name, place: source.place)
        if case .list = host.request.job {
        } else {
          record.isBegun = true
          try records.write(record)
          record.isBegun = false
          host.note(preview.name)
        }
        switch host.request.job {
        case .render(let formats): draw(preview, as: formats, &record)
        case .snapshot: draw(preview, as: [.png], &record)
        case .lint(let cells): lint(preview, in: cells, &record)
        case .viewSizings: measure(preview, &record)
        default: break
        }
        try records.write(record)
      }
    }
    guard isFound || file.preview == nil || file.start > PreviewNumber.first else {
      throw PreviewHost.noPreview(named: file.preview ?? "", among: names)
    }
    return warnings
  }

  private func draw(
    _ preview: NamedPreview, as formats: [PictureFormat], _ record: inout PreviewRecord
  ) {
    do {
      let renderer = try host.renderer(for: preview, in: configuration)
      let number = record.number.provider * 1000 + record.number.element
      if let paper = host.request.paper {
        let printed = try host.printed(renderer, on: paper, as: formats, number: number)
        record.pages = printed.pages
        record.warnings = host.distinct(printed.missing + printed.warnings)
        return
      }
      let steps = host.request.file?.steps ?? []
      var picture = try renderer.result(after: steps)
      var report = renderer.report(of: picture)
      if report.window == nil, report.size.width == 0 || report.size.height == 0 {
        // The drawing may extend beyond the view; the screen around it shows that.
        renderer.safeAreaInsets = EdgeInsets()
        picture = try renderer.result(after: steps)
        report = renderer.report(of: picture)
      }
      let missing = host.request.isStrict ? [] : host.distinct(report.missingResources)
      let errors = host.distinct(report.errors).filter { !missing.contains($0) }
      record.warnings = missing + host.distinct(report.warnings)
      record.width = report.size.width
      record.height = report.size.height
      guard errors.isEmpty else {
        record.failure = errors.joined(separator: "\n")
        return
      }
      let made = try picture.get()
      record.isBlank = made.drawnList().isBlank
      record.pictures = try host.rendered(
        made, of: preview.name, report: report, number: number, as: formats
      ).pictures
      if host.request.job == .snapshot, let name = record.pictures.first {
        let companion = host.scratch.appendingPathComponent("\(name).json")
        try SnapshotRecord(fonts: made.drawnList().fonts, layout: report).json().write(
          to: companion)
        record.pictures.append(companion.lastPathComponent)
      }
    } catch let failure as HostFailure {
      record.failure = failure.message
    } catch {
      record.failure = ErrorText.sentence(about: error)
    }
  }
}

extension DisplayList {
  /// Whether nothing is drawn.
  fileprivate var isBlank: Bool {
    items.allSatisfy { item in
      switch item {
      case .push, .pop: true
      case .fill, .stroke, .glyphs, .image: false
      }
    }
  }
}

/// Writes each record to a file immediately.
private struct RecordWriter {
  private let file: FileHandle

  init(_ url: URL) throws {
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
  }

  func write(_ record: PreviewRecord) throws {
    try file.write(contentsOf: JSONEncoder().encode(record) + Data("\n".utf8))
  }
}
