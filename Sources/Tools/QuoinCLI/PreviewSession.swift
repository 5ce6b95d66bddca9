import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources
import Synchronization

/// One command's work on a file or a folder: compiles it and runs its previews in a child process.
struct PreviewSession {
  let host: HostProcess
  let input: PreviewInput
  /// The paper of the pages.
  var paper: HostRequest.Paper?
  private var compiler: PreviewCompiler
  /// The relation to earlier compilations of the same input.
  var recompilation: Recompilation {
    get { compiler.recompilation }
    set { compiler.recompilation = newValue }
  }
  private let source: String?
  private let preview: String?
  private let steps: [String]
  private let configuration: RenderConfiguration
  private let isStrict: Bool
  /// The compression effort for PNG files.
  var pngCompression = PictureFormat.Compression.fast
  /// The encoder quality for lossy formats.
  var quality: PictureFormat.Quality?
  /// The app's bundle; `nil` for a single file.
  private let bundle: HostRequest.Bundle?

  /// Prepares a session. Call `close()` when done.
  ///
  /// - Parameters:
  ///   - marksExpressions: Whether reports name the source lines of views.
  ///   - edited: Texts that replace those of some sources.
  init(
    _ options: PreviewOptions, isAllOrNothing: Bool = false, marksExpressions: Bool = false,
    sampledView: String? = nil, replacing edited: EditedTexts = EditedTexts()
  ) throws {
    try self.init(
      options.choice, steps: options.steps, configuration: options.settings.configuration,
      process: options.settings.process, isStrict: options.settings.strictResources,
      isAllOrNothing: isAllOrNothing, marksExpressions: marksExpressions, sampledView: sampledView,
      replacing: edited)
  }

  /// Prepares a session for a choice of previews.
  init(
    _ choice: PreviewChoice, steps: [String] = [], configuration: RenderConfiguration,
    process: ProcessOptions, isStrict: Bool = false, isAllOrNothing: Bool = false,
    marksExpressions: Bool = false, sampledView: String? = nil,
    replacing edited: EditedTexts = EditedTexts()
  ) throws {
    try self.init(
      file: choice.file, target: choice.target, source: choice.source,
      preview: sampledView == nil ? choice.preview : ViewDeclaration.sampleName,
      steps: steps, configuration: configuration, process: process, isStrict: isStrict,
      isAllOrNothing: isAllOrNothing, marksExpressions: marksExpressions, sampledView: sampledView,
      replacing: edited)
  }

  /// Prepares a session for one preview of `file`, or for all if no name is given.
  init(
    file path: String, target: String?, source: String? = nil, preview: String?,
    steps: [String] = [], configuration: RenderConfiguration, process: ProcessOptions,
    isStrict: Bool = false, isAllOrNothing: Bool = false, marksExpressions: Bool = false,
    samplesViews: Bool = false, viewOfRows: String? = nil, sampledView: String? = nil,
    replacing edited: EditedTexts = EditedTexts()
  ) throws {
    let (input, platform) = try OwnWork.limited(
      to: process.timeout, "reading the sources", at: path
    ) {
      let input = edited.replacing(
        in: try PreviewInput(
          path: path, target: target, isUntrusted: process.sandbox, reading: process.readFolders))
      return (input, configuration.sourcePlatform ?? input.naturalPlatform)
    }
    self.input = input
    self.source = try source.map(input.source(at:))
    self.preview = preview
    self.steps = steps
    var settings = configuration
    // An app uses its platform's metrics; a named device has its own.
    if settings.platform == nil, settings.device == nil, platform != .iOS {
      settings.platform = platform.metrics
      Diagnostics.write(
        "note: this is an app for \(platform) and is drawn as one; --platform overrides that\n")
    }
    self.configuration = settings
    self.isStrict = isStrict
    let found = try Compiler.find()
    let host = try HostProcess(process, file: input.path)
    self.host = host
    if case .folder(let folder, _) = input {
      do {
        let made = try OwnWork.limited(
          to: process.timeout, "preparing the app's resources", at: path
        ) {
          try FolderResources(folder).bundle(
            in: host.scratch.directory("bundle"), locale: configuration.locale)
        }
        bundle = made.bundle
      } catch {
        host.close()
        throw error as? CommandFailure ?? .input(ErrorText.sentence(about: error), at: path)
      }
    } else {
      bundle = nil
    }
    var compiler = PreviewCompiler(
      compiler: found, installation: host.installation,
      seconds: input.isFolder ? max(host.seconds, Self.secondsForFolders) : host.seconds,
      scratch: host.scratch, sandbox: host.sandbox)
    compiler.platform = platform
    compiler.isAllOrNothing = isAllOrNothing
    compiler.marksExpressions = marksExpressions
    compiler.samplesViews = samplesViews || viewOfRows != nil || sampledView != nil
    (compiler.viewOfRows, compiler.sampledView) = (viewOfRows, sampledView)
    self.compiler = compiler
  }

  /// The minimum time limit for compiling a folder.
  private static let secondsForFolders = 600

  /// Runs a job and returns the host's response.
  ///
  /// Throws if the input doesn't compile, or if there is no response because the view trapped,
  /// timed out or can't be shown.
  func run(_ job: HostRequest.Job) throws -> HostResponse {
    do {
      let (result, compiled) = try result(of: job) { _ in }
      return try response(result, without: compiled.omittedDeclarations).response
    } catch let nothing as NothingCompiles {
      throw input.noPreviews(without: nothing.omittedDeclarations)
    }
  }

  /// Runs a job that processes each preview separately.
  func runOneByOne(_ job: HostRequest.Job) throws -> PreviewSeriesResult {
    try runOneByOne(job) { _ in }
  }

  /// Runs a job that processes each preview separately; `body` gets a request that is valid while
  /// the session is open.
  func runOneByOne(_ job: HostRequest.Job, _ body: (HostRequest) -> Void) throws
    -> PreviewSeriesResult
  {
    let outcome: (Result<HostResults, HostFailure>, CompiledPreview)
    do {
      outcome = try self.result(of: job, body)
    } catch let nothing as NothingCompiles {
      return PreviewSeriesResult(
        records: [], omittedDeclarations: nothing.omittedDeclarations, warnings: nothing.warnings)
    }
    let (result, compiled) = outcome
    var records: [PreviewRecord] = []
    if case .failure(let failure) = result, failure.cause == .noPreviews,
      compiled.omittedDeclarations.contains(where: {
        $0.isPreview || $0.what != OmittedDeclaration.sample
      })
    {
      // The previews may be left out, which `omittedDeclarations` reports better than this failure.
    } else {
      records = try response(result).records
    }
    return PreviewSeriesResult(
      records: records, omittedDeclarations: compiled.omittedDeclarations,
      warnings: compiled.folderWarnings, entryFiles: compiled.entryFiles)
  }

  /// Removes everything that the session wrote, except for the cache.
  func close() { host.close() }

  /// Compiles the input and runs a job with it; `body` gets the request.
  private func result(of job: HostRequest.Job, _ body: (HostRequest) -> Void) throws
    -> (Result<HostResults, HostFailure>, CompiledPreview)
  {
    var compiled = try compiled()
    var isFirst = true
    while true {
      let request = request(job, on: compiled)
      body(request)
      let result = try host.result(of: request)
      guard case .failure(let failure) = result,
        RetryPolicy.recompiles(after: failure, isFirst: isFirst)
      else { return (result, compiled) }
      isFirst = false
      compiled = try self.compiled(forced: true)
    }
  }

  private func response(
    _ result: Result<HostResults, HostFailure>, without omitted: [OmittedDeclaration] = []
  ) throws -> HostResults {
    switch result {
    case .success(let results): return results
    case .failure(let failure):
      switch failure.cause {
      case .noPreviews: throw input.noPreviews(without: omitted)
      case .staleLibrary:
        throw CommandFailure.input(failure.message, at: input.path, try: "Run `quoin doctor`.")
      case .input, .usage: throw host.commandFailure(failure)
      }
    }
  }

  private func compiled(forced isForced: Bool = false) throws -> CompiledPreview {
    try OwnWork.limited(to: host.seconds, "preparing the sources", at: input.path) {
      try compiler.compile(input, forced: isForced)
    }
  }

  private func request(_ job: HostRequest.Job, on compiled: CompiledPreview) -> HostRequest {
    var file = HostRequest.File(
      library: compiled.library.path, sourceDirectory: input.directory.path,
      places: compiled.places, preview: preview, steps: steps)
    file.source = source
    file.bundle = bundle
    file.sourceRoot = compiled.sourceRoot
    var request = HostRequest(
      file: file, configuration: configuration, job: job, scratch: host.output.path)
    request.isStrict = isStrict
    request.pngCompression = pngCompression
    request.quality = quality
    request.paper = paper
    return request
  }
}

/// The results of the previews of a file or a folder.
struct PreviewSeriesResult {
  /// The previews in source order.
  let records: [PreviewRecord]
  /// The declarations that are left out because they do not compile.
  let omittedDeclarations: [OmittedDeclaration]
  /// Warnings about the folder as a whole.
  let warnings: [String]
  /// The files of the app and of the views that it shows first.
  var entryFiles: [String] = []
}

/// The file or folder in which a command finds previews.
enum PreviewInput {
  case file(SourceFile)
  case folder(SourceFolder, path: String)

  /// - Parameters:
  ///   - isUntrusted: Whether the input is untrusted: none of its code may run here, and nothing
  ///     outside may be read without permission.
  ///   - folders: Folders outside that may be read.
  init(
    path: String, target: String?, isUntrusted: Bool = false, reading folders: [URL] = []
  ) throws {
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard isThere, isDirectory.boolValue else {
      guard target == nil else {
        throw CommandFailure.usage(
          "--target selects a part of a project or package, but \(path) is a file",
          try: "Pass the project's folder.")
      }
      self = .file(try SourceFile(path: path))
      return
    }
    do {
      let url = URL(fileURLWithPath: path, isDirectory: true)
      let projectRoot = ProjectRoot(url, allowing: folders, isSealed: isUntrusted)
      if let manifest = PackageManifest(path: path), !SourceFolder.isApp(url) {
        guard !isUntrusted else {
          throw CommandFailure.usage(
            "a package's manifest is a program, which --sandbox can't contain",
            try: "Pass the folder of a target.")
        }
        let folder = try SourceFolder(
          package: manifest.read(), target: target, projectRoot: projectRoot)
        Self.nameOutside(folder)
        self = .folder(folder, path: path)
        return
      }
      let folder = try SourceFolder(url, target: target, projectRoot: projectRoot)
      Self.nameOutside(folder)
      self = .folder(folder, path: path)
    } catch let mistake as SourceError {
      throw CommandFailure.input(mistake.message, at: mistake.place)
    }
  }

  /// Reports the outside folders that a project uses and the paths it may not read, each once.
  private static func nameOutside(_ folder: SourceFolder) {
    func news(_ lines: some Sequence<String>) -> [String] {
      let new = named.withLock { named in Set(lines).filter { named.insert($0).inserted } }.sorted()
      guard new.count > mostNamed else { return new }
      return new.prefix(mostNamed) + ["and \(new.count - mostNamed) others"]
    }
    let places = news(folder.outside.map { $0.deletingLastPathComponent().path })
    if !places.isEmpty {
      Diagnostics.write(
        "note: the project uses files outside of \(folder.root.lastPathComponent): "
          + places.joined(separator: ", ") + "\n")
    }
    for line in news(folder.omissions.filter(\.isRefusal).map(\.description)) {
      Diagnostics.write("warning: \(line)\n")
    }
  }

  private static let mostNamed = 20
  private static let named = Mutex<Set<String>>([])

  /// The path as typed; another name for standard input.
  var path: String {
    switch self {
    case .file(let file): file.path
    case .folder(_, let path): path
    }
  }

  var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The default platform of the sources.
  var naturalPlatform: SourcePlatform {
    switch self {
    case .file(let file): .natural(to: [file.text])
    case .folder(let folder, _): folder.naturalPlatform
    }
  }

  /// Finds the names that SwiftUI doesn't have on a platform, with the files as the compiler names
  /// them.
  func unavailableNames(on platform: SourcePlatform) -> [(file: String, name: UnavailableName)] {
    switch self {
    case .file(let file):
      UnavailableName.find(in: [file.text], on: platform).joined().map { (file.path, $0) }
    case .folder(let folder, _): folder.unavailableNames(on: platform)
    }
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// The folder to search for images that are not in a catalog.
  var directory: URL {
    switch self {
    case .file(let file): URL(fileURLWithPath: file.path).deletingLastPathComponent()
    case .folder(let folder, _): folder.root
    }
  }

  /// Returns the name that messages use for one of the folder's files.
  ///
  /// Accepts a path from the current directory or from the folder, or a unique file name.
  func source(at path: String) throws -> String {
    guard case .folder(let folder, _) = self else {
      throw CommandFailure.usage(
        "--in selects a file of a folder, but \(self.path) is a file",
        try: "Pass the app's folder, or omit --in.")
    }
    let here = URL(fileURLWithPath: path).standardizedFileURL.path
    let inside = folder.root.appendingPathComponent(path).standardizedFileURL.path
    let named = folder.sources.filter { $0.lastPathComponent == path }
    guard
      let found = folder.sources.first(where: { [here, inside].contains($0.path) })
        ?? (named.count == 1 ? named[0] : nil)
    else {
      let isThere = [here, inside].contains(where: FileManager.default.fileExists(atPath:))
      throw CommandFailure.input(
        isThere ? "this file isn't part of the folder's sources" : "there is no such file",
        at: path,
        try: isThere ? "Draw it separately: quoin render \(path)" : nil)
    }
    return folder.path(of: found)
  }

  var noPreviews: CommandFailure { noPreviews(without: []) }

  /// The message about a folder that compiles and has no previews.
  static let emptyFolder = "the folder has no previews"

  /// Returns the error for an input without previews.
  ///
  /// - Parameter omitted: The declarations that are left out, which may contain all previews.
  func noPreviews(without omitted: [OmittedDeclaration]) -> CommandFailure {
    let first = omitted.first(where: \.isPreview) ?? omitted.first
    switch self {
    case .file(let file): return file.noPreviews
    case .folder where first != nil:
      let what =
        switch omitted.filter(\.isPreview).count {
        case 0:
          "the folder has no previews, unless in the \(omitted.count) declarations that are left out"
        case 1: "the folder's only preview is left out"
        case let count: "all \(count) previews are left out"
        }
      return .input(
        what + (first.map { ": \($0)" } ?? ""), at: path,
        try: "Run `quoin check` to see the compiler's errors.")
    case .folder:
      return .input(
        Self.emptyFolder, at: path,
        try: "Add one to a file, such as: #Preview { Card() }")
    }
  }
}
