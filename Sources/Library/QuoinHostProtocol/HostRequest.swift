/// A request of the command line to the host: a job and its inputs.
///
/// The request is sent as JSON from `quoin` to a child process, so that a view that traps or never
/// returns affects only the child.
public struct HostRequest: Codable, Equatable, Sendable {
  /// The file with the previews of the job; `nil` for a job without one.
  public var file: File?
  /// The settings given by the user.
  public var configuration: RenderConfiguration
  /// The job to perform.
  public var job: Job
  /// Whether a missing font, image or color is an error; otherwise the view is drawn without it,
  /// with a warning.
  public var isStrict = false
  /// The effort for compressing PNG files.
  public var pngCompression = PictureFormat.Compression.fast
  /// The quality of lossy formats; by default the format's own.
  public var quality: PictureFormat.Quality?
  /// The paper for paginated output; `nil` for images of the views as on a screen.
  public var paper: Paper?
  /// An existing directory for the images of this request.
  public var scratch: String
  /// The state to continue from, in a child that replaces another.
  public var continuation = Continuation()

  /// The state that a child continues from if it replaces another.
  public struct Continuation: Codable, Equatable, Sendable {
    /// The preview at which to continue when processing previews independently.
    public var start = PreviewNumber.first
    /// Whether the app's initializer is skipped, because it has ended a child.
    public var skipsLaunch = false

    public init() {}
  }

  /// A compiled source file.
  public struct File: Codable, Equatable, Sendable {
    /// The path of the dynamic library.
    public var library: String
    /// The folder of the source file, in which images are looked up.
    public var sourceDirectory: String
    /// The folder of the app's bundle; `nil` for a single file.
    public var bundle: Bundle?
    /// The source locations of previews, which determine their order.
    public var places: [PreviewPlace]
    /// The folder to which the paths of `places` are relative, if the compiler knows longer ones.
    public var sourceRoot = ""
    /// The only preview to process; all of them if `nil`.
    public var preview: String?
    /// The only source file whose previews are processed, as in `places`; all of them if `nil`.
    public var source: String?
    /// The interactions to perform in each preview before processing it, as sentences: `tap
    /// "Save"`.
    public var steps: [String]

    public init(
      library: String, sourceDirectory: String, places: [PreviewPlace] = [], preview: String? = nil,
      steps: [String] = []
    ) {
      self.library = library
      self.sourceDirectory = sourceDirectory
      self.places = places
      self.preview = preview
      self.steps = steps
    }
  }

  /// A folder with the structure of an app's bundle (`BundleFolder`): the host is started from
  /// there, so that it is `Bundle.main`.
  public struct Bundle: Codable, Equatable, Sendable {
    /// The folder's path, which ends in `.app`.
    public var path: String
    /// The targets of its symbolic links.
    public var files: [String]

    public init(path: String, files: [String]) {
      self.path = path
      self.files = files
    }
  }

  /// The paper settings given by the user; the view determines the others.
  public struct Paper: Codable, Equatable, Sendable {
    /// The size of a sheet in points.
    public var width, height: Double?
    /// The margins at the top, left, bottom and right, in points.
    public var margins: [Double]?

    public init(width: Double? = nil, height: Double? = nil, margins: [Double]? = nil) {
      (self.width, self.height, self.margins) = (width, height, margins)
    }
  }

  /// A job of the host.
  ///
  /// A job whose results are records processes previews independently: each result is sent
  /// immediately, and a preview that fails doesn't affect the others.
  public enum Job: Codable, Equatable, Sendable {
    /// Images of all previews in these formats, written to the scratch directory.
    case render([PictureFormat])
    /// The same for each preview on its own, as records.
    case renderEach([PictureFormat])
    /// A PNG of each preview, and the record of its fonts and its layout, written to the scratch
    /// directory, as records.
    case snapshot
    /// The differences between images in the scratch directory.
    case compare([PicturePair])
    /// The names and source locations of the previews, as records.
    case list
    /// A text about the layout of all previews.
    case explain(ExplanationStyle)
    /// A text that says what looks odd in the previews, why, and what to change.
    case answers(Question, TextStyle)
    /// A text about the lengths at which the previews' layouts change qualitatively, and images of
    /// each length in these formats.
    case sweep(Sweep, TextStyle, [PictureFormat])
    /// A text about the changes between two sets of reports.
    case diff(Comparison, TextStyle)
    /// A text about the sizing of the previews, or of the framework's own views without a file.
    case probe(TextStyle)
    /// A text about the sizing of each view inside the previews.
    case sizingTree(TextStyle)
    /// The sizing of the user-defined views inside the previews, as records.
    case viewSizings
    /// The lint findings in the previews, each laid out in all of these configurations, as records.
    case lint([LintCell])
    /// The contents of a page that works without a server, with this title, as a text.
    case recording(String)
    /// The layouts of the previews for many proposals, as a JSON text.
    case proposals
    /// A live preview, which runs until its input ends.
    case live(LiveSetup)
    /// An image of one preview for each row of the input, until it ends.
    case rows(RowsSetup)
    /// A text about all known devices.
    case devices(TextStyle)

    /// Whether some of the job's images are PDF or SVG.
    package var writesVectors: Bool {
      switch self {
      case .render(let formats), .renderEach(let formats), .sweep(_, _, let formats):
        formats.contains(.pdf) || formats.contains(.svg)
      case .rows(let setup): [.pdf, .svg].contains(setup.format)
      default: false
      }
    }
  }

  public init(
    file: File? = nil, configuration: RenderConfiguration = RenderConfiguration(), job: Job,
    scratch: String
  ) {
    self.file = file
    self.configuration = configuration
    self.job = job
    self.scratch = scratch
  }
}

/// The format of a text.
public enum TextStyle: String, Codable, Sendable { case table, json }
