/// What the command line asks of the preview host: the compiled file, and what to make of its previews.
///
/// The request travels as JSON from `quoin` to a child process, so that a view that traps or never ends
/// takes only the child with it.
public struct HostRequest: Codable, Equatable, Sendable {
  /// The path of the user's file, compiled as a dynamic library.
  public var library: String
  /// Where the user's file lies: pictures beside it are found.
  public var sourceDirectory: String
  /// The mangled names of the preview providers in the file, in source order.
  public var providers: [String]
  /// The only preview to look at; all of them when `nil`.
  public var preview: String?
  /// The proposed width in points; `nil` proposes nothing and gets the ideal width.
  public var width: Double?
  /// The proposed height in points; `nil` proposes nothing and gets the ideal height.
  public var height: Double?
  /// Whether the user asked for that size: it then wins over a canvas that the preview has chosen.
  public var isSizeGiven: Bool
  /// The safe area of the window that the proposal is the size of; `nil` where the view stands for itself.
  public var safeArea: SafeArea?
  /// Whose metrics to use: `iOS` or `macOS`.
  public var platform: String
  /// Pixels per point, for pictures made of pixels.
  public var scale: Double
  /// Whether views see the dark colour scheme.
  public var dark: Bool
  /// The user's text size, by the name of its case; `nil` for the usual one.
  public var dynamicType: String?
  /// The region that numbers and dates are written for; `nil` for the usual one.
  public var locale: String?
  /// What to make.
  public var job: Job
  /// An existing directory that belongs to this request: pictures and notes on progress go there.
  public var scratch: String

  /// What the host makes of each preview.
  public enum Job: Codable, Equatable, Sendable {
    /// Pictures in these formats, written to files in the scratch directory.
    case render([PictureFormat])
    /// One text about all previews.
    case explain(ExplanationStyle)
  }

  /// What a window keeps free at its edges, in points.
  public struct SafeArea: Codable, Equatable, Sendable {
    public var top, leading, bottom, trailing: Double
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  public init(
    library: String, sourceDirectory: String, providers: [String], preview: String?, width: Double?,
    height: Double?, isSizeGiven: Bool = false, safeArea: SafeArea? = nil,
    platform: String, scale: Double, dark: Bool, dynamicType: String? = nil,
    locale: String? = nil, job: Job, scratch: String
  ) {
    self.library = library
    self.sourceDirectory = sourceDirectory
    self.providers = providers
    self.preview = preview
    self.width = width
    self.height = height
    self.isSizeGiven = isSizeGiven
    self.safeArea = safeArea
    self.platform = platform
    self.scale = scale
    self.dark = dark
    self.dynamicType = dynamicType
    self.locale = locale
    self.job = job
    self.scratch = scratch
  }
}
