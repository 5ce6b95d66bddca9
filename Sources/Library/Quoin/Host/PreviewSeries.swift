import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Lists previews, or processes them one by one. Sends each result immediately, so that it isn't
/// lost if a later preview ends this process.
struct PreviewSeries: HostJob {
  /// The task to run on each preview; `nil` to list the previews.
  let task: (any PreviewTask)?

  /// Processes the previews from the start of the request; adds warnings about all of them.
  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    guard let file = host.request.file else { return }
    let library = try host.library()
    let warnings = host.launch(library.app)
    let start = host.request.continuation.start
    var names: [String] = []
    var isFound = false
    for (provider, source) in library.sources.enumerated() where provider >= start.provider {
      // Making its previews runs its code.
      let all = PreviewNumber(provider: provider, element: PreviewNumber.all)
      let name = host.begin(source, number: all)
      if let wanted = file.preview, let name, name != wanted {
        names.append(name)
        continue
      }
      var whole = PreviewRecord(number: all, name: name ?? source.name, place: source.place)
      let previews: [NamedPreview]
      do {
        previews = try source.previews(in: host.environment(in: host.request.configuration))
      } catch {
        whole.failure = ErrorText.sentence(about: error)
        try host.channel.send(.finished(whole))
        continue
      }
      if previews.isEmpty {
        whole.failure = "its previews contain no view"
        try host.channel.send(.finished(whole))
      }
      for (element, preview) in previews.enumerated() {
        names.append(preview.name)
        let number = PreviewNumber(provider: provider, element: element)
        guard number >= start, file.preview == nil || file.preview == preview.name else {
          continue
        }
        isFound = true
        var record = PreviewRecord(number: number, name: preview.name, place: source.place)
        if let task {
          host.begin(preview.name, at: source.place, number: number)
          task.process(preview, on: host, &record)
        }
        try host.channel.send(.finished(record))
      }
    }
    guard isFound || file.preview == nil || start > PreviewNumber.first else {
      throw PreviewHost.noPreview(named: file.preview ?? "", among: names)
    }
    response.warnings += warnings
  }
}

/// A task that processes one preview at a time, independently of the others.
@MainActor
protocol PreviewTask {
  /// Processes a preview and adds the results, or the failure, to its record.
  func process(_ preview: NamedPreview, on host: PreviewHost, _ record: inout PreviewRecord)
}

/// Draws a preview, on paper if the request has any.
struct DrawingTask: PreviewTask {
  let formats: [PictureFormat]
  /// Whether the record of fonts and layout is written beside the image.
  var writesCompanion = false

  func process(_ preview: NamedPreview, on host: PreviewHost, _ record: inout PreviewRecord) {
    do {
      let renderer = try host.renderer(for: preview, in: host.request.configuration)
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
      // A snapshot is a record, not a picture to look at.
      if !writesCompanion, let misfit = FitWarning(report, of: host.request).sentence {
        record.warnings.append(misfit)
      }
      let made = try picture.get()
      record.isBlank = made.drawnList().isBlank
      record.pictures = try host.rendered(
        made, of: preview.name, report: report, number: number, as: formats
      ).pictures
      if writesCompanion, let name = record.pictures.first {
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
      case .fill, .stroke, .stamps, .glyphs, .image: false
      }
    }
  }
}
