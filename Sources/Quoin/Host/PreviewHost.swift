import Foundation
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Draws or explains the previews of a compiled file. Runs in a child process of the command line.
@MainActor
struct PreviewHost {
  let request: HostRequest

  /// Answers the request; every failure that has a sentence becomes one.
  func respond() -> HostResponse {
    var response = HostResponse()
    do {
      let previews = try selectedPreviews()
      let reports = previews.map(report)
      let problems = distinct(reports.flatMap(\.report.problems))
      response.remarks = distinct(reports.flatMap(\.report.remarks))
      switch request.job {
      case .render(let formats):
        // A picture with the wrong font or a hole in it would look like a result.
        guard problems.isEmpty else { throw HostFailure(message: problems.joined(separator: "\n")) }
        response.previews = try zip(previews, reports).enumerated().map { index, pair in
          try rendered(pair.0, report: pair.1.report, number: index, as: formats)
        }
      case .explain(let style):
        response.explanation = try PreviewExplanation(previews: reports).text(in: style)
      }
    } catch let failure as HostFailure {
      response.failure = failure.message
    } catch {
      response.failure = "\(error)"
    }
    return response
  }

  private func report(on preview: NamedPreview) -> NamedReport {
    note(preview.name)
    return NamedReport(name: preview.name, report: renderer(for: preview).layoutReport())
  }

  private func rendered(
    _ preview: NamedPreview, report: LayoutReport, number: Int, as formats: [PictureFormat]
  ) throws -> RenderedPreview {
    note(preview.name)
    let press = try PicturePress(renderer: renderer(for: preview), report: report)
    let pictures = try formats.enumerated().map { position, format in
      let file = scratch.appendingPathComponent("\(number)-\(position).\(format.rawValue)")
      try press.data(as: format).write(to: file)
      return file.path
    }
    return RenderedPreview(name: preview.name, pictures: pictures)
  }

  private func selectedPreviews() throws -> [NamedPreview] {
    let library = try PreviewLibrary(path: request.library)
    let previews = try request.providers.flatMap { name in
      switch try library.provider(named: name) {
      case .previews(let provider):
        note("\(provider)")
        return PreviewCatalog.previews(of: provider)
      case .app(let app):
        note("\(app)")
        return PreviewCatalog.previews(of: app)
      }
    }
    guard let wanted = request.preview else { return previews }
    let matches = previews.filter { $0.name == wanted }
    guard matches.isEmpty else { return matches }
    let known = previews.map { "“\($0.name)”" }.joined(separator: ", ")
    throw HostFailure(message: "there is no preview named “\(wanted)”; the file has \(known)")
  }

  private func renderer(for preview: NamedPreview) -> ImageRenderer<AnyView> {
    // Pictures are found beside the file and where the command was given.
    let directories = [request.sourceDirectory, FileManager.default.currentDirectoryPath]
    let renderer = preview.renderer(
      proposing: ProposedViewSize(
        width: request.width.map { CGFloat($0) }, height: request.height.map { CGFloat($0) }),
      ignoresCanvas: request.isSizeGiven)
    renderer.content = AnyView(renderer.content.environment(\.imageDirectories, directories))
    // A canvas of the preview's own is no window.
    if request.isSizeGiven || preview.layout == .device {
      renderer.safeAreaInsets = request.safeArea.map {
        EdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
      }
    }
    renderer.scale = CGFloat(request.scale)
    renderer.platform = Platform(rawValue: request.platform) ?? .iOS
    renderer.colorScheme = request.dark ? .dark : .light
    if let size = request.dynamicType.flatMap(DynamicTypeSize.init(name:)) {
      renderer.dynamicTypeSize = size
    }
    if let locale = request.locale { renderer.locale = Locale(identifier: locale) }
    return renderer
  }

  /// Leaves the preview's name where the parent finds it if this process does not come back.
  private func note(_ preview: String) {
    let file = scratch.appendingPathComponent(HostEntry.progressFile)
    try? Data(preview.utf8).write(to: file)
  }

  private func distinct(_ remarks: [String]) -> [String] {
    var seen: Set<String> = []
    return remarks.filter { seen.insert($0).inserted }
  }

  private var scratch: URL { URL(fileURLWithPath: request.scratch, isDirectory: true) }
}

/// Why a preview cannot be shown, as a sentence without a full stop.
struct HostFailure: Error {
  let message: String
}
