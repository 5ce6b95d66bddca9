#if !canImport(Darwin)
  import Foundation
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// A font of a size, which SwiftUI's stands for when it is drawn.
  public final class UIFont: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    public let fontName: String
    /// The font as SwiftUI's views take it.
    package let font: Font
    fileprivate let weight: Weight
    fileprivate let traits: UIFontDescriptor.SymbolicTraits
    fileprivate let design: UIFontDescriptor.SystemDesign
    fileprivate let isSystem: Bool

    fileprivate init(
      named name: String?, size: CGFloat, weight: Weight = .regular,
      traits: UIFontDescriptor.SymbolicTraits = [],
      design: UIFontDescriptor.SystemDesign = .default
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

    /// The font called `fontName`; its stand-in where there is no such font, so never `nil`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
      self.init(named: fontName, size: fontSize)
    }
    /// The font of a descriptor; a size of zero means the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
      self.init(
        named: descriptor.name, size: pointSize > 0 ? pointSize : descriptor.pointSize,
        weight: descriptor.weight, traits: descriptor.symbolicTraits, design: descriptor.design)
    }

    // MARK: System fonts

    public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(named: nil, size: size) }
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(named: nil, size: size, weight: weight)
    }
    /// The width of the letters isn't taken into account.
    public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
      systemFont(ofSize: size, weight: weight)
    }
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(named: nil, size: size, weight: .bold)
    }
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(named: nil, size: size, traits: .traitItalic)
    }
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(named: nil, size: size, weight: weight, design: .monospaced)
    }
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(named: nil, size: size, weight: weight)
    }
    /// The font of a text style at the size that users have unless they choose another.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(
        named: nil, size: style.size, weight: style == .headline ? .semibold : .regular)
    }
    public class func preferredFont(
      forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    /// The families that SwiftUI's stand-ins are known for; what else is installed isn't listed.
    public class var familyNames: [String] {
      ["Helvetica Neue", "Georgia", "Menlo", "Courier", "Avenir"]
    }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

    // MARK: Values

    public var familyName: String { isSystem ? ".AppleSystemUIFont" : fontName }
    public var fontDescriptor: UIFontDescriptor {
      UIFontDescriptor(
        name: isSystem ? nil : fontName, size: pointSize, weight: weight, traits: traits,
        design: design)
    }
    public func withSize(_ size: CGFloat) -> UIFont {
      UIFont(
        named: isSystem ? nil : fontName, size: size, weight: weight, traits: traits, design: design
      )
    }
    // San Francisco's proportions.
    public var ascender: CGFloat { pointSize * 0.952 }
    public var descender: CGFloat { -pointSize * 0.241 }
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var leading: CGFloat { 0 }
    public var lineHeight: CGFloat { ascender - descender }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFont else { return false }
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

      var font: Font.Weight {
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

      /// Points.
      var size: CGFloat {
        switch self {
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

  /// What a font is like, to make another one from.
  public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits
    let name: String?
    let weight: UIFont.Weight
    let design: SystemDesign

    init(
      name: String?, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits,
      design: SystemDesign
    ) {
      (self.name, pointSize, self.weight, symbolicTraits, self.design) = (
        name, size, weight, traits, design
      )
    }

    public convenience init(name fontName: String, size: CGFloat) {
      self.init(name: fontName, size: size, weight: .regular, traits: [], design: .default)
    }
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
      self.init(
        name: attributes[.name] as? String ?? attributes[.family] as? String,
        size: attributes[.size] as? CGFloat ?? UIFont.systemFontSize, weight: .regular, traits: [],
        design: .default)
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
      -> UIFontDescriptor
    { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

    public var postscriptName: String { name ?? ".SFUI-Regular" }
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
      UIFontDescriptor(name: name, size: pointSize, weight: weight, traits: traits, design: design)
    }
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
      UIFontDescriptor(
        name: name, size: pointSize, weight: weight, traits: symbolicTraits, design: design)
    }
    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
      UIFontDescriptor(
        name: name, size: size, weight: weight, traits: symbolicTraits, design: design)
    }
    public func withFamily(_ family: String) -> UIFontDescriptor {
      UIFontDescriptor(
        name: family, size: pointSize, weight: weight, traits: symbolicTraits, design: design)
    }
    /// The name, family and size count; other attributes change nothing.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
      let traits = attributes[.traits] as? [TraitKey: Any]
      return UIFontDescriptor(
        name: attributes[.name] as? String ?? attributes[.family] as? String ?? name,
        size: attributes[.size] as? CGFloat ?? pointSize,
        weight: traits?[.weight] as? UIFont.Weight ?? weight, traits: symbolicTraits,
        design: design)
    }

    public struct SymbolicTraits: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let traitItalic = SymbolicTraits(rawValue: 1)
      public static let traitBold = SymbolicTraits(rawValue: 2)
      public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
      public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
      public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
      public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
      public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let `default` = SystemDesign(rawValue: "default")
      public static let rounded = SystemDesign(rawValue: "rounded")
      public static let serif = SystemDesign(rawValue: "serif")
      public static let monospaced = SystemDesign(rawValue: "monospaced")

      var font: Font.Design {
        switch self {
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        default: .default
        }
      }
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
      public static let featureSettings = AttributeName(
        rawValue: "NSCTFontFeatureSettingsAttribute")
      public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
      public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }
  }

  /// Sizes that follow the user's text size, as that is unless the user chose another: unchanged.
  public final class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
      font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
      font
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?)
      -> CGFloat
    { value }
  }

  extension Font {
    /// The font as UIKit has it.
    public init(_ font: UIFont) { self = font.font }
  }
#endif
