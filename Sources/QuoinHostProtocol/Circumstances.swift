/// What views are laid out for, as far as the user said. What is `nil` is left to each preview, and what that
/// leaves open to the host.
public struct Circumstances: Codable, Equatable, Sendable {
  public var size: Size?
  /// What the window keeps free at its edges.
  public var safeArea: SafeArea?
  /// The name of a device.
  public var device: String?
  /// How the device is held, by the name of SwiftUI's value.
  public var orientation: String?
  /// Whose metrics to use: `iOS` or `macOS`.
  public var platform: String?
  /// Pixels per point, for pictures made of pixels.
  public var scale: Double?
  /// Whether views see the dark colour scheme.
  public var dark = false
  /// Whether the user wants bold letters.
  public var boldText = false
  /// Whether the user wants colours that lie further apart.
  public var increasedContrast = false
  /// Whether views run from right to left.
  public var rightToLeft = false
  /// The user's text size, by the name of its case.
  public var dynamicType: String?
  /// The region that numbers and dates are written for.
  public var locale: String?
  /// Folders whose fonts are used, too, besides those that the environment names.
  public var fontFolders: [String] = []

  public init() {}

  /// A proposal in points; an axis that is `nil` proposes nothing and gets the ideal length.
  public struct Size: Codable, Equatable, Sendable {
    public var width, height: Double?
    public init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
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
}
