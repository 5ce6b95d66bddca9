/// The layout settings given by the user. Values that are `nil` are taken from each preview, or
/// else from the host's defaults.
public struct Circumstances: Codable, Equatable, Sendable {
  public var size: Size?
  /// The insets of the window's safe area.
  public var safeArea: SafeArea?
  /// The name of a device.
  public var device: String?
  /// The orientation of the device, by the name of SwiftUI's value.
  public var orientation: String?
  /// The platform whose metrics are used: `iOS` or `macOS`.
  public var platform: String?
  /// Pixels per point, for bitmap images.
  public var scale: Double?
  /// Whether the color scheme is dark.
  public var dark = false
  /// Whether bold text is enabled.
  public var boldText = false
  /// Whether increased contrast is enabled.
  public var increasedContrast = false
  /// Whether the layout direction is right to left.
  public var rightToLeft = false
  /// The user's text size, by the name of its case.
  public var dynamicType: String?
  /// The locale for numbers and dates.
  public var locale: String?
  /// Additional folders of fonts, besides those that the environment names.
  public var fontFolders: [String] = []

  public init() {}

  /// A proposal in points; `nil` on an axis is unspecified and results in the ideal length.
  public struct Size: Codable, Equatable, Sendable {
    public var width, height: Double?
    public init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// The safe area insets of a window, in points.
  public struct SafeArea: Codable, Equatable, Sendable {
    public var top, leading, bottom, trailing: Double
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }
}
