import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A font with a size, drawn as the corresponding SwiftUI font: the common part of UIKit's and
/// AppKit's. Not for users.
open class _PlatformFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let fontName: String
  /// The corresponding SwiftUI font.
  package let font: Font
  package let weight: Weight
  package let traits: _FontDescriptor.SymbolicTraits
  package let design: _FontDescriptor.SystemDesign
  package let isSystem: Bool

  /// Whether the system sizes are those of macOS. Not for users.
  open class var _isMac: Bool { false }

  public required init(
    _named name: String?, size: CGFloat, weight: Weight = .regular,
    traits: _FontDescriptor.SymbolicTraits = [],
    design: _FontDescriptor.SystemDesign = .default
  ) {
    let size = size > 0 ? size : Self.systemFontSize
    pointSize = size
    isSystem = name == nil
    fontName = name ?? ".SFUI-Regular"
    self.weight = weight
    self.traits = traits
    self.design = design
    var font =
      name.map { Font.custom($0, fixedSize: size) }
      ?? .system(size: size, weight: weight.font, design: design.font)
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    self.font = font
  }

  /// Creates the font called `fontName`, or its substitute if it isn't installed. Never returns
  /// `nil`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(_named: fontName, size: fontSize)
  }
  // MARK: System fonts

  public class func systemFont(ofSize size: CGFloat) -> Self { Self(_named: nil, size: size) }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(_named: nil, size: size, weight: weight)
  }
  /// Returns a system font; `width` has no effect.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> Self {
    systemFont(ofSize: size, weight: weight)
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> Self {
    Self(_named: nil, size: size, weight: .bold)
  }
  public class func italicSystemFont(ofSize size: CGFloat) -> Self {
    Self(_named: nil, size: size, traits: .traitItalic)
  }
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(_named: nil, size: size, weight: weight, design: .monospaced)
  }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    Self(_named: nil, size: size, weight: weight)
  }
  /// Returns the font of a text style at the default text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> Self {
    Self(
      _named: nil, size: style.size(onMac: _isMac),
      weight: style == .headline ? .semibold : .regular)
  }
  public class var systemFontSize: CGFloat { _isMac ? 13 : 14 }
  public class var smallSystemFontSize: CGFloat { _isMac ? 11 : 12 }
  public class var labelFontSize: CGFloat { _isMac ? 10 : 17 }
  // MARK: Values

  public var familyName: String { isSystem ? ".AppleSystemUIFont" : fontName }
  public func withSize(_ size: CGFloat) -> Self {
    Self(
      _named: isSystem ? nil : fontName, size: size, weight: weight, traits: traits,
      design: design
    )
  }
  // San Francisco's proportions
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { -pointSize * 0.241 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var leading: CGFloat { 0 }
  public var lineHeight: CGFloat { ascender - descender }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? _PlatformFont else { return false }
    return font == other.font
  }
  public override var hash: Int { font.hashValue }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    package var font: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.1: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }

  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Returns the default size of the text style, in points.
    func size(onMac isMac: Bool) -> CGFloat {
      switch self {
      case .largeTitle where isMac: 26
      case .title1 where isMac: 22
      case .title2 where isMac: 17
      case .title3 where isMac: 15
      case .callout where isMac: 12
      case .subheadline where isMac: 11
      case .footnote where isMac, .caption1 where isMac, .caption2 where isMac: 10
      case _ where isMac && self != .extraLargeTitle: 13
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
