import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The common part of UIKit's and AppKit's font descriptors. Not for users.
open class _FontDescriptor: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  package let name: String?
  package let weight: _PlatformFont.Weight
  package let design: SystemDesign

  public required init(
    _named name: String?, size: CGFloat, weight: _PlatformFont.Weight = .regular,
    traits: SymbolicTraits = [], design: SystemDesign = .default
  ) {
    (self.name, pointSize, self.weight, symbolicTraits, self.design) = (
      name, size, weight, traits, design
    )
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(_named: fontName, size: size)
  }
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(
      _named: attributes[.name] as? String ?? attributes[.family] as? String,
      size: attributes[.size] as? CGFloat ?? _PlatformFont.systemFontSize)
  }

  public var postscriptName: String { name ?? ".SFUI-Regular" }
  public func withDesign(_ design: SystemDesign) -> Self? {
    with(traits: symbolicTraits, design: design)
  }
  public func withSize(_ size: CGFloat) -> Self {
    Self(_named: name, size: size, weight: weight, traits: symbolicTraits, design: design)
  }
  public func withFamily(_ family: String) -> Self {
    Self(_named: family, size: pointSize, weight: weight, traits: symbolicTraits, design: design)
  }
  package func with(traits: SymbolicTraits, design: SystemDesign) -> Self {
    Self(_named: name, size: pointSize, weight: weight, traits: traits, design: design)
  }
  /// Returns a descriptor with a changed name, family or size; other attributes have no effect.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> Self {
    let traits = attributes[.traits] as? [TraitKey: Any]
    return Self(
      _named: attributes[.name] as? String ?? attributes[.family] as? String ?? name,
      size: attributes[.size] as? CGFloat ?? pointSize,
      weight: traits?[.weight] as? _PlatformFont.Weight ?? weight, traits: symbolicTraits,
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

    package var font: Font.Design {
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

extension Font {
  /// Creates a font from a UIKit or AppKit font.
  public init(_ font: _PlatformFont) { self = font.font }
}
