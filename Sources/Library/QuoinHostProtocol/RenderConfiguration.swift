/// The settings that a view is laid out and drawn with: device, size, color scheme, text size,
/// locale and so on.
///
/// The command line, the studio's page, tests and programs all pass their settings to a renderer in
/// this form. A setting that is `nil` is taken from a preview's modifiers, or else is the default.
public struct RenderConfiguration: Codable, Hashable, Sendable {
  /// The size proposed to the view, in points; it replaces the screen of the device.
  public var size: Size?
  /// The insets of the window's safe area, in points.
  public var safeArea: SafeArea?
  /// The name of the device whose screen is shown, such as `iPhone 16 Pro`.
  public var device: String?
  /// The orientation of the device.
  public var orientation: Orientation?
  /// Whether the device's on-screen keyboard is shown: always, or never, as with a hardware
  /// keyboard; if `nil`, while a field has the focus.
  public var keyboard: Bool?
  /// The platform whose metrics and defaults apply.
  public var platform: Platform?
  /// The version of the system whose metrics and colors apply: 18 or 26 for iOS, 26 for macOS; by
  /// default 26.
  public var os: Int?
  /// Pixels per point of a bitmap.
  public var scale: Double?
  /// Pixels per point of the grid to which layout rounds text, and of a bitmap without ``scale``.
  public var displayScale: Double?
  /// Whether the color scheme is dark.
  public var dark: Bool?
  /// Whether the user has chosen bold text.
  public var boldText: Bool?
  /// Whether the user has chosen increased contrast.
  public var increasedContrast: Bool?
  /// Whether the layout direction is right to left; by default as in the app's language for
  /// ``locale``.
  public var rightToLeft: Bool?
  /// The user's text size; macOS has none.
  public var dynamicType: TextSize?
  /// The identifier of the language and region for numbers and dates, such as `de_DE`.
  public var locale: String?
  /// The identifier of the time zone for dates, such as `Europe/Berlin`; by default the machine's.
  public var timeZone: String?
  /// The paths of folders with fonts, besides those in `QUOIN_FONTS`.
  public var fontFolders: [String]?

  public init() {}

  /// All settings, for operations that apply to each of them.
  private static let settings = [
    Setting(.size, \.size), Setting(.safeArea, \.safeArea), Setting(.device, \.device),
    Setting(.orientation, \.orientation), Setting(.keyboard, \.keyboard),
    Setting(.platform, \.platform), Setting(.os, \.os), Setting(.scale, \.scale),
    Setting(.displayScale, \.displayScale), Setting(.dark, \.dark), Setting(.boldText, \.boldText),
    Setting(.increasedContrast, \.increasedContrast), Setting(.rightToLeft, \.rightToLeft),
    Setting(.dynamicType, \.dynamicType), Setting(.locale, \.locale),
    Setting(.timeZone, \.timeZone), Setting(.fontFolders, \.fontFolders),
  ]

  private struct Setting: Sendable {
    let name: String
    let isSet: @Sendable (RenderConfiguration) -> Bool
    let copy: @Sendable (RenderConfiguration, inout RenderConfiguration) -> Void

    init<Value: Sendable>(
      _ key: CodingKeys, _ path: WritableKeyPath<RenderConfiguration, Value?> & Sendable
    ) {
      name = key.stringValue
      isSet = { $0[keyPath: path] != nil }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
    }
  }

  /// Returns these settings, replaced by those of `other` that are not `nil`.
  public func merged(with other: RenderConfiguration) -> RenderConfiguration {
    var result = self
    for setting in Self.settings where setting.isSet(other) { setting.copy(other, &result) }
    return result
  }

  /// Replaces the settings with these names, as in JSON, by those of `other`, even if those are
  /// `nil`.
  public mutating func replace(_ names: Set<String>, by other: RenderConfiguration) {
    for setting in Self.settings where names.contains(setting.name) { setting.copy(other, &self) }
  }
}

extension RenderConfiguration {
  /// A proposal in points; `nil` on an axis is unspecified and results in the ideal length.
  public struct Size: Codable, Hashable, Sendable {
    public var width, height: Double?
    public init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// The safe area insets of a window, in points.
  public struct SafeArea: Codable, Hashable, Sendable {
    public var top, leading, bottom, trailing: Double
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// The orientation of a device.
  public enum Orientation: String, Codable, CaseIterable, Sendable {
    case portrait, portraitUpsideDown
    case landscapeLeft = "landscape"
    case landscapeRight
  }

  /// A platform with metrics and defaults.
  public enum Platform: String, Codable, CaseIterable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS
  }

  /// The user's text size, by SwiftUI's names.
  public enum TextSize: String, Codable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }
}
