import Foundation
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinPango
import QuoinViews

/// Performs the job of a request that the command line sends, and returns an exit status.
///
/// The entry point of the runtime library; see `HostChannel`. Must be called on the main thread.
@_cdecl("quoin_run_host")
package func runPreviewHost(_ connection: Int32) -> Int32 {
  let channel = HostChannel(descriptor: connection)
  do {
    guard case .request(let request)? = try channel.receive() else { return 1 }
    try channel.send(
      MainActor.assumeIsolated { PreviewHost(request: request, channel: channel).perform() })
    return 0
  } catch {
    let reason = "the preview host failed: \(ErrorText.sentence(about: error))"
    do { try channel.send(.failed(HostFailure(message: reason))) } catch { return 1 }
    return 0
  }
}

/// Performs a job for the command line: draws, explains or probes the previews of a compiled file,
/// or lists them.
///
/// Runs in a child process.
@MainActor
struct PreviewHost {
  let request: HostRequest
  /// The connection to the command.
  let channel: HostChannel

  /// Performs the job; each expected failure becomes an event with its sentence.
  fileprivate func perform() -> HostEvent {
    var response = HostResponse()
    do {
      response.warnings = prepare()
      try request.configuration.prepare()
      try request.job.value.run(on: self, &response)
      return .done(response)
    } catch {
      var failure =
        error as? HostFailure
        ?? HostFailure(
          message: ErrorText.sentence(about: error),
          cause: error is RenderConfigurationError ? .usage : .input)
      failure.warnings = response.warnings
      return .failed(failure)
    }
  }

  /// Registers the fonts of the app's bundle before the first view. Returns the warnings.
  private func prepare() -> [String] {
    #if Graphics
      PangoShaper.skipSystemConfiguration()
    #endif
    guard request.file?.bundle != nil else { return [] }
    return AppResources.fontFiles.compactMap { name in
      guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
        return "Info.plist lists the font \(name), which isn't in the app."
      }
      #if Graphics
        do {
          try PangoShaper.shared.registerFont(file: url.path)
        } catch {
          return ErrorText.sentence(about: error)
        }
      #endif
      return nil
    }
  }

  // MARK: Previews

  /// Returns the previews that the request selects, with their renderers.
  func selectedPreviews(_ response: inout HostResponse) throws -> SelectedPreviews {
    let configuration = request.configuration
    let library = try library()
    response.warnings += launch(library.app)
    let previews = try selectedPreviews(of: library, in: configuration)
    return SelectedPreviews(
      previews: previews,
      named: try previews.map { preview in
        (name: preview.name, renderer: try renderer(for: preview, in: configuration))
      })
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

  /// Reports that the previews of `source` are created next; returns the name of the only one, if
  /// it is known.
  ///
  /// - Parameter number: The number of all of them, if they are processed independently.
  func begin(_ source: PreviewLibrary.Source, number: PreviewNumber? = nil) -> String? {
    // The name of a preview is known to code of the file.
    begin(source.name)
    let name = source.nameOfPreview
    begin(
      name ?? source.name, at: source.place, number: number, isBeingCreated: name != nil)
    return name
  }

  /// Reports the preview in progress to the parent process, which needs it if this one ends.
  ///
  /// - Parameters:
  ///   - place: Its source location, if known.
  ///   - number: Its number, if it is processed independently.
  ///   - isBeingCreated: Whether the code at `place` runs.
  func begin(
    _ preview: String, at place: PreviewPlace? = nil, number: PreviewNumber? = nil,
    isBeingCreated: Bool = false
  ) {
    let progress = PreviewProgress(
      name: preview, place: place, number: number, isBeingCreated: isBeingCreated)
    // A closed connection is reported when the result is sent.
    try? channel.send(.began(progress))
  }

  static func noPreview(named name: String, among names: [String]) -> HostFailure {
    let known = names.map { "“\($0)”" }.joined(separator: ", ")
    return HostFailure(message: "there is no preview named “\(name)”; the file has \(known)")
  }

  /// Loads the compiled file. Throws if it contains no previews.
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
      throw HostFailure(message: "there are no previews", cause: .noPreviews)
    }
    return library
  }

  /// Runs the app's initializer, as Xcode does before it shows previews: it sets up what screens
  /// depend on.
  ///
  /// If it ended a process before, it is skipped, and a warning about that is returned.
  func launch(_ app: (any App.Type)?) -> [String] {
    guard let app, request.file?.bundle != nil else { return [] }
    guard !request.continuation.skipsLaunch else {
      return ["\(app).init() stopped the program, and the previews are drawn without it"]
    }
    try? channel.send(.launching)
    _ = app.init()
    try? channel.send(.launched)
    return []
  }

  /// Returns the environment of views while they are made. Only a view that reads a missing
  /// environment object ends this child process; other views are drawn.
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

  /// Returns the warnings that concern the request's images, each once.
  func distinct(_ warnings: [String]) -> [String] {
    var seen: Set<String> = []
    if !request.job.writesVectors { seen.insert(Material.vectorWarning) }
    return warnings.filter { seen.insert($0).inserted }
  }

  var scratch: URL { URL(fileURLWithPath: request.scratch, isDirectory: true) }
}

/// The previews that a job processes.
@MainActor
struct SelectedPreviews {
  let previews: [NamedPreview]
  /// The previews' names and renderers.
  let named: [(name: String, renderer: ImageRenderer<AnyView>)]
}

/// A job of the preview host, with its inputs.
@MainActor
protocol HostJob {
  /// Performs the job and adds its results to `response`, which keeps its warnings if this throws.
  ///
  /// - Throws: `HostFailure`, or any error with a sentence, if the job can't be done.
  func run(on host: PreviewHost, _ response: inout HostResponse) throws
}

extension HostRequest.Job {
  /// The job as a value that runs.
  @MainActor var value: any HostJob {
    switch self {
    case .render(let formats): RenderJob(formats: formats)
    case .renderEach(let formats): PreviewSeries(task: DrawingTask(formats: formats))
    case .snapshot: PreviewSeries(task: DrawingTask(formats: [.png], writesCompanion: true))
    case .compare(let pairs): ComparisonJob(pairs: pairs)
    case .list: PreviewSeries(task: nil)
    case .explain(let style): ExplanationJob(style: style)
    case .answers(let question, let style): AnswerJob(question: question, style: style)
    case .sweep(let sweep, let style, let formats):
      SweepJob(sweep: sweep, style: style, formats: formats)
    case .diff(let comparison, let style): DiffJob(comparison: comparison, style: style)
    case .probe(let style): ProbeJob(style: style)
    case .sizingTree(let style): SizingTreeJob(style: style)
    case .viewSizings: PreviewSeries(task: SizingTask())
    case .lint(let cells): PreviewSeries(task: LintTask(cells: cells))
    case .recording(let title): RecordingJob(title: title)
    case .proposals: ProposalJob()
    case .live(let setup): LiveJob(setup: setup)
    case .rows(let setup): RowsJob(setup: setup)
    case .devices(let style): DeviceListJob(style: style)
    }
  }
}
