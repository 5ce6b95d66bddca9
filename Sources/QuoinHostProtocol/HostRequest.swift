/// What the command line asks of the host: a job, and what the job is about.
///
/// The request travels as JSON from `quoin` to a child process, so that a view that traps or never ends
/// takes only the child with it.
public struct HostRequest: Codable, Equatable, Sendable {
  /// The file whose previews the job is about; `nil` for a job without one.
  public var file: File?
  /// What to lay views out for.
  public var circumstances: Circumstances
  /// What to make.
  public var job: Job
  /// Whether a font, picture or colour that isn't there ends the job; else a placeholder is drawn, with a remark.
  public var isStrict = false
  /// How much time is taken to make PNG files small.
  public var pngCompression = PictureFormat.Compression.fast
  /// How true pictures of formats with losses are; each format's own unless said.
  public var quality: PictureFormat.Quality?
  /// The paper that pictures are made of, page by page; `nil` for pictures of the views as they are seen on a screen.
  public var paper: Paper?
  /// An existing directory that belongs to this request: pictures and notes on progress go there.
  public var scratch: String

  /// A user's file, compiled.
  public struct File: Codable, Equatable, Sendable {
    /// The path of the dynamic library.
    public var library: String
    /// Where the user's file lies: pictures beside it are found.
    public var sourceDirectory: String
    /// The folder of the app's bundle; `nil` for a file by itself.
    public var bundle: Bundle?
    /// Where previews were written, which puts them into order.
    public var places: [PreviewPlace]
    /// The folder that the paths of `places` begin at, where the compiler knows them by longer ones.
    public var sourceRoot = ""
    /// The only preview to look at; all of them when `nil`.
    public var preview: String?
    /// The only source file whose previews are looked at, as in `places`; all of them when `nil`.
    public var source: String?
    /// What is done to each preview before it is looked at, as sentences: `tap "Save"`.
    public var steps: [String]
    /// Whether each preview stands for itself: what becomes of it is recorded as soon as it is known
    /// (``HostEntry/recordsFile``), and one that can't be drawn doesn't concern the others.
    public var isOneByOne = false
    /// Where to go on with previews that stand for themselves.
    public var start = PreviewNumber.first

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

  /// A folder that is laid out as an app's bundle (`BundleFolder`): the host is started from there, so that it is
  /// `Bundle.main`.
  public struct Bundle: Codable, Equatable, Sendable {
    /// The folder's path, which ends in `.app`.
    public var path: String
    /// The files and folders that it leads to by links.
    public var files: [String]

    public init(path: String, files: [String]) {
      self.path = path
      self.files = files
    }
  }

  /// Paper, as far as the user said; the rest is left to the view.
  public struct Paper: Codable, Equatable, Sendable {
    /// Points.
    public var width, height: Double?
    /// The margins at the top, left, bottom and right, in points.
    public var margins: [Double]?

    public init(width: Double? = nil, height: Double? = nil, margins: [Double]? = nil) {
      (self.width, self.height, self.margins) = (width, height, margins)
    }
  }

  /// What the host makes.
  public enum Job: Codable, Equatable, Sendable {
    /// Pictures of each preview in these formats, written to files in the scratch directory.
    case render([PictureFormat])
    /// A PNG of each preview by itself, and the record of its fonts and its layout, written to the scratch directory.
    case snapshot
    /// How pictures in the scratch directory differ.
    case compare([PicturePair])
    /// What the previews are called and where they were written, as records.
    case list
    /// One text about how all previews are laid out.
    case explain(ExplanationStyle)
    /// One text about why a view has its size or its place; the first is what is asked.
    case why(String, TextStyle)
    /// One text about the lengths at which the previews' layouts change in kind, and pictures of each length in these formats.
    case sweep(Sweep, TextStyle, [PictureFormat])
    /// One text about what changed between two sets of reports.
    case diff(Comparison, TextStyle)
    /// One text about how the previews, or the framework's own views where there is no file, are sized.
    case probe(TextStyle)
    /// One text about how each view inside the previews is sized.
    case sizingTree(TextStyle)
    /// How the author's views inside the previews are sized, as records.
    case viewSizings
    /// What authors would want to know about the previews, each laid out in all of these circumstances, as records.
    case lint([LintCell])
    /// What a page without a server shows, under that title: one text.
    case recording(String)
    /// What the previews come to for many proposals, as JSON: one text.
    case proposals
    /// Keep one preview alive until its input ends.
    case live(LiveSetup)
    /// A picture of one preview for each row of data that comes, until its input ends.
    case rows(RowsSetup)
    /// One text about all known devices.
    case devices(TextStyle)
  }

  public init(
    file: File? = nil, circumstances: Circumstances = Circumstances(), job: Job, scratch: String
  ) {
    self.file = file
    self.circumstances = circumstances
    self.job = job
    self.scratch = scratch
  }
}

/// How a list, or an answer, is written.
public enum TextStyle: String, Codable, Sendable { case table, json }
