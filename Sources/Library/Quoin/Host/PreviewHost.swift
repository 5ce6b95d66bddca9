import Foundation
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Performs a job for the command line: draws, explains or probes the previews of a compiled file,
/// or lists them.
///
/// Runs in a child process.
@MainActor
struct PreviewHost {
  let request: HostRequest

  /// Responds to the request; each expected failure becomes a response with its sentence.
  func respond() -> HostResponse {
    var response = HostResponse()
    do {
      let configuration = request.configuration
      let resources = HostResources(request)
      response.warnings = resources.warnings
      try configuration.prepare()
      switch request.job {
      case .devices(let style): response.text = try DeviceList().text(in: style)
      case .diff(let comparison, let style):
        let found = try LayoutComparison(comparison)
        response.text = try found.text(in: style)
        response.differs = found.differs
        if let page = comparison.page {
          try Data(found.html(comparison).utf8).write(to: URL(fileURLWithPath: page))
        }
      case .probe(let style) where request.file == nil:
        let device = configuration.deviceInUse(try configuration.deviceProfile())
        response.warnings += configuration.probeWarnings
        response.text = try TaxonomyReport(rows: Taxonomy.rows) { renderer in
          renderer.device = device
          renderer.applyEnvironment(of: configuration)
        }
        .text(in: style)
      case .compare(let pairs):
        let comparing = PictureComparing(scratch: scratch)
        response.verdicts = try pairs.map(comparing.verdict(on:))
      case .list, .snapshot, .viewSizings:
        response.warnings += try PreviewSeries(host: self, configuration: configuration).run()
      case .render where request.file?.isOneByOne == true, .lint:
        response.warnings += try PreviewSeries(host: self, configuration: configuration).run()
      case .live(let setup):
        let pipes = try LivePipes(input: setup.input, output: setup.output)
        try LivePreview(self, setup, pipes: pipes).run()
      case .rows(let setup):
        let pipes = try LivePipes(input: setup.input, output: setup.output)
        try RowSeries(self, setup, pipes: pipes).run()
      case .render, .explain, .why, .sweep, .probe, .sizingTree, .recording, .proposals:
        let library = try library()
        response.warnings += launch(library.app)
        try look(at: selectedPreviews(of: library, in: configuration), in: configuration, &response)
      }
    } catch let failure as HostFailure {
      response.failure = failure.message
      response.isMisuse = failure.isMisuse
      response.isLibraryStale = failure.isLibraryStale
      response.hasNoPreviews = failure.hasNoPreviews
    } catch {
      response.failure = ErrorText.sentence(about: error)
      response.isMisuse = error is RenderConfigurationError
    }
    return response
  }

  private func look(
    at previews: [NamedPreview], in configuration: RenderConfiguration,
    _ response: inout HostResponse
  ) throws {
    let named = try previews.map { preview in
      (name: preview.name, renderer: try renderer(for: preview, in: configuration))
    }
    if case .probe(let style) = request.job {
      let sizings = named.map { name, renderer in
        note(name)
        return NamedSizing(name: name, sizing: renderer.sizing())
      }
      response.warnings += configuration.probeWarnings
      response.text = try SizingList(previews: sizings).text(in: style)
      return
    }
    if case .sizingTree(let style) = request.job {
      let trees = try named.map { name, renderer in
        note(name)
        return NamedSizingTree(name: name, tree: try renderer.result(after: []).get().sizingTree())
      }
      response.text = try SizingTreeList(previews: trees).text(in: style)
      return
    }
    if case .recording(let title) = request.job {
      var recording = StudioRecording(title: title)
      for (name, renderer) in named {
        note(name)
        try recording.add(name, renderer)
      }
      response.text = recording.json
      return
    }
    if case .proposals = request.job {
      var recording = ProposalRecording()
      for preview in previews {
        note(preview.name)
        let unframed = configuration.unframed(for: preview)
        try recording.add(preview.name, renderer(for: preview, in: unframed))
      }
      response.text = recording.json
      return
    }
    if case .sweep(let sweep, let style, let formats) = request.job {
      return try self.sweep(sweep, named, in: style, as: formats, &response)
    }
    if let paper = request.paper, case .render(let formats) = request.job {
      return try print(named, on: paper, as: formats, &response)
    }
    let steps = request.file?.steps ?? []
    // Each preview is evaluated once, for its report and all of its images.
    let shown = try named.map { name, renderer in
      note(name)
      let picture = try renderer.result(after: steps)
      return (picture: picture, report: renderer.report(of: picture))
    }
    let reports = zip(named, shown).map { NamedReport(name: $0.name, report: $1.report) }
    response.warnings = distinct(response.warnings + reports.flatMap(\.report.warnings))
    switch request.job {
    case .render(let formats):
      // Missing resources have recognizable placeholders; other errors end the job.
      let missing = request.isStrict ? [] : distinct(reports.flatMap(\.report.missingResources))
      let errors = distinct(reports.flatMap(\.report.errors)).filter { !missing.contains($0) }
      guard errors.isEmpty else { throw HostFailure(message: errors.joined(separator: "\n")) }
      response.warnings = missing + response.warnings
      response.previews = try shown.indices.map { index in
        try rendered(
          shown[index].picture.get(), of: reports[index].name, report: reports[index].report,
          number: index, as: formats)
      }
    case .explain(let style):
      let explained = zip(shown, reports).map { shown, named in
        var report = named.report
        report.fonts = (try? shown.picture.get().drawnList())?.fonts ?? []
        return NamedReport(name: named.name, report: report)
      }
      response.text = try PreviewExplanation(previews: explained).text(in: style)
    case .why(let question, let style):
      let answers = zip(shown, reports).map { shown, named in
        Result { try shown.picture.get().why(question) }.map {
          NamedAnswer(name: named.name, answer: $0)
        }
      }
      let found = answers.compactMap { try? $0.get() }
      // Not every preview contains the view; if none does, the first error lists the existing
      // names.
      if found.isEmpty { _ = try answers.first?.get() }
      response.text = try PreviewAnswers(previews: found).text(in: style)
    case .sweep, .diff, .probe, .sizingTree, .devices, .list, .lint, .viewSizings, .snapshot,
      .compare, .live, .rows, .recording, .proposals:
      break
    }
  }

  func rendered(
    _ picture: ViewPicture, of name: String, report: LayoutReport, number: Int,
    as formats: [PictureFormat]
  ) throws -> RenderedPreview {
    note(name)
    var picture = picture
    picture.pngCompression = request.pngCompression == .small ? .small : .fast
    let encoder = try PictureEncoder(picture: picture, of: name, report: report)
    let pictures = try formats.enumerated().map { position, format in
      let file = scratch.appendingPathComponent("\(number)-\(position).\(format.rawValue)")
      try encoder.data(as: format, quality: request.quality).write(to: file)
      return file.lastPathComponent
    }
    return RenderedPreview(name: name, pictures: pictures)
  }

  private func selectedPreviews(
    of library: PreviewLibrary, in configuration: RenderConfiguration
  ) throws -> [NamedPreview] {
    let wanted = request.file?.preview
    var names: [String] = []
    var previews: [NamedPreview] = []
    let environment = try environment(in: configuration)
    for source in library.sources {
      // Making a preview runs its code, which may be the end of this process.
      let name = begin(source)
      if let wanted, let name, name != wanted {
        names.append(name)
        continue
      }
      let made = try source.previews(in: environment)
      names += made.map(\.name)
      previews += made.filter { wanted == nil || $0.name == wanted }
    }
    guard !names.isEmpty else {
      throw HostFailure(message: "its previews contain no view, so there is nothing to draw")
    }
    if let wanted, previews.isEmpty { throw Self.noPreview(named: wanted, among: names) }
    return previews
  }

  /// Records that the previews of `source` are created next; returns the name of the only one, if
  /// it is known.
  func begin(_ source: PreviewLibrary.Source) -> String? {
    note(source.name)
    guard let name = source.nameOfPreview else { return nil }
    note(name, at: source.place)
    return name
  }

  static func noPreview(named name: String, among names: [String]) -> HostFailure {
    let known = names.map { "“\($0)”" }.joined(separator: ", ")
    return HostFailure(message: "there is no preview named “\(name)”; the file has \(known)")
  }

  /// The compiled file. Throws if it contains no previews.
  func library() throws -> PreviewLibrary {
    guard let file = request.file else { throw HostFailure(message: "there is no compiled file") }
    var library = try PreviewLibrary(path: file.library, places: file.places, root: file.sourceRoot)
    if let source = file.source {
      library.sources.removeAll { $0.place?.file != source }
      guard !library.sources.isEmpty else {
        throw HostFailure(message: "there are no previews in \(source)")
      }
    }
    guard !library.sources.isEmpty else {
      throw HostFailure(message: "there are no previews", hasNoPreviews: true)
    }
    return library
  }

  /// Runs the app's initializer, as Xcode does before it shows previews: it sets up what screens
  /// depend on.
  ///
  /// If it ended a process before, it is skipped, and a warning about that is returned.
  func launch(_ app: (any App.Type)?) -> [String] {
    guard let app, request.file?.bundle != nil else { return [] }
    let mark = scratch.appendingPathComponent(HostEntry.launchFile)
    guard !FileManager.default.fileExists(atPath: mark.path) else {
      return ["\(app).init() stopped the program, and the previews are drawn without it"]
    }
    try? Data().write(to: mark)
    _ = app.init()
    try? FileManager.default.removeItem(at: mark)
    return []
  }

  /// The environment of views while they are made. Only a view that reads a missing environment
  /// object ends this child process; other views are drawn.
  func environment(in configuration: RenderConfiguration) throws -> EnvironmentValues {
    var environment = try PreviewCatalog.environment(in: configuration)
    environment.requiresEnvironmentObjects = false
    return environment
  }

  func renderer(
    for preview: NamedPreview, in configuration: RenderConfiguration
  ) throws -> ImageRenderer<AnyView> {
    let renderer = try preview.renderer(in: configuration)
    // Image files are looked up next to the source file and in the working directory of the
    // command.
    let directories =
      [request.file?.sourceDirectory, FileManager.default.currentDirectoryPath].compactMap { $0 }
    let content = renderer.content.environment(\.imageDirectories, directories)
      .environment(\.requiresEnvironmentObjects, false)
    renderer.content =
      AppResources.accentColor.map { AnyView(content.accentColor($0)) } ?? AnyView(content)
    return renderer
  }

  /// Writes the preview's name to a file, which the parent process reads if this one crashes.
  ///
  /// - Parameter place: The preview's source location, while its code would cause a crash.
  func note(_ preview: String, at place: PreviewPlace? = nil) {
    let file = scratch.appendingPathComponent(HostEntry.progressFile)
    let line = place.map { "\n\($0.line)" } ?? ""
    try? Data("\(preview.replacing("\n", with: " "))\(line)".utf8).write(to: file)
  }

  func distinct(_ warnings: [String]) -> [String] {
    var seen: Set<String> = []
    return warnings.filter { seen.insert($0).inserted }
  }

  var scratch: URL { URL(fileURLWithPath: request.scratch, isDirectory: true) }
}

/// The reason why a job cannot be done, as a sentence without a period.
struct HostFailure: Error, CustomStringConvertible {
  let message: String
  /// Whether the command line requests something impossible, as opposed to a failure.
  var isMisuse = false
  /// Whether there are no previews.
  var hasNoPreviews = false
  /// Whether the failure is caused by the compiled file, which can be rebuilt.
  var isLibraryStale = false

  var description: String { message }
}
