import Foundation
import QuoinGeometry
import QuoinText

/// A font: a text style that follows the user's text size, the system font at a size, or a named
/// font.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// `style` is the text style with which the size scales; `nil` keeps the size fixed.
    case custom(String, size: CGFloat, style: TextStyle?)
  }

  var base: Base
  var weight: Weight?
  var design: Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var width: Width?
  var caps: SmallCaps?
  var lineLeading = Leading.standard

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight, 100…900.
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The width of the letters. The available fonts have a single width, so other widths stretch the
  /// letters.
  public struct Width: Hashable, Sendable {
    /// The width: -1 is the narrowest, 0 the font's own, and 1 the widest.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.25)
    public static let standard = Width(0)
    public static let expanded = Width(0.25)
  }

  /// The design of the system font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The roles of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  // MARK: Making fonts

  /// Returns the font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// Returns the system font at `size` points, regardless of the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size), weight: weight, design: design)
  }

  /// Returns a named font whose size scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a named font whose size scales with `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .custom(name, size: size, style: textStyle))
  }

  /// Returns a named font of `fixedSize` points, regardless of the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, style: nil))
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  // MARK: Changing fonts

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { with { $0.isBold = true } }
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns the font's monospaced variant.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Returns the font with tighter or looser lines, if the platform's styles have a leading.
  public func leading(_ leading: Leading) -> Font { with { $0.lineLeading = leading } }
  /// Returns the font with a different width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// Returns the font with a different width: The width: -1 is the narrowest, 0 the font's own, and
  /// 1 the widest.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
  /// Returns the font with small capitals for all letters, substituted by smaller capitals.
  public func smallCaps() -> Font { with { $0.caps = [.lowercase, .uppercase] } }
  /// Returns the font with small capitals for lowercase letters, substituted by smaller capitals.
  public func lowercaseSmallCaps() -> Font { adding(.lowercase) }
  /// Returns the font with small capitals for uppercase letters, substituted by smaller capitals.
  public func uppercaseSmallCaps() -> Font { adding(.uppercase) }

  private func adding(_ caps: SmallCaps) -> Font {
    with { $0.caps = ($0.caps ?? []).union(caps) }
  }
}

extension Font.TextStyle {
  /// The style in the platforms' tables.
  var systemStyle: SystemTextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension Font.Design {
  var keyDesign: FontKey.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
