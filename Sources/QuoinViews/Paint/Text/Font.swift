import Foundation
import QuoinGeometry
import QuoinText

/// A font: a text style that follows the user's text size, the system's font at a size, or a named
/// one.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// `style` is the text style that the size grows with; `nil` keeps the size fixed.
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

  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    /// 100…900.
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

  /// How wide the letters are. The fonts here have one width: other widths stretch the letters.
  public struct Width: Hashable, Sendable {
    /// -1 the narrowest, 0 the font's own, 1 the widest.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.25)
    public static let standard = Width(0)
    public static let expanded = Width(0.25)
  }

  /// The style of the system's font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// How far lines stand apart.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The roles of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  // MARK: Making fonts

  /// The font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// The system's font at `size` points, whatever text size the user chose.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size), weight: weight, design: design)
  }

  /// A named font whose size grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A named font whose size grows with `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .custom(name, size: size, style: textStyle))
  }

  /// A named font of `fixedSize` points, whatever text size the user chose.
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
  /// The font's fixed-width relative.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Lines nearer to each other or further apart, where the platform's styles have a leading.
  public func leading(_ leading: Leading) -> Font { with { $0.lineLeading = leading } }
  /// Letters of another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
  /// Letters of another width: -1 the narrowest, 0 the font's own, 1 the widest.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
  /// Small capitals for all letters. Capitals of a smaller size stand in for them.
  public func smallCaps() -> Font { with { $0.caps = [.lowercase, .uppercase] } }
  /// Small capitals for lower-case letters. Capitals of a smaller size stand in for them.
  public func lowercaseSmallCaps() -> Font { adding(.lowercase) }
  /// Small capitals for upper-case letters. Capitals of a smaller size stand in for them.
  public func uppercaseSmallCaps() -> Font { adding(.uppercase) }

  private func adding(_ caps: SmallCaps) -> Font {
    with { $0.caps = ($0.caps ?? []).union(caps) }
  }
}

extension Font.TextStyle {
  /// The style in the tables of the platforms.
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
