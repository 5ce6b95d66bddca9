import Foundation
import QuoinCore
import QuoinViews

/// A font with a size, drawn as the corresponding SwiftUI font.
public final class NSFont: _PlatformFont, @unchecked Sendable {
  public override class var _isMac: Bool { true }

  /// Creates a font from a descriptor; a size of zero means the descriptor's size.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(
      _named: fontDescriptor.name, size: fontSize > 0 ? fontSize : fontDescriptor.pointSize,
      weight: fontDescriptor.weight, traits: fontDescriptor.symbolicTraits,
      design: fontDescriptor.design)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { preferredFont(forTextStyle: style) }
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    default: 13
    }
  }
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize)
  }
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
    boldSystemFont(ofSize: fontSize)
  }
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize)
  }
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
    systemFont(ofSize: fontSize)
  }
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }

  public var fontDescriptor: NSFontDescriptor {
    NSFontDescriptor(
      _named: isSystem ? nil : fontName, size: pointSize, weight: weight, traits: traits,
      design: design)
  }
  public var displayName: String? { familyName }
  public var isFixedPitch: Bool { traits.contains(.monoSpace) || design == .monospaced }
  public var boundingRectForFont: NSRect {
    NSRect(x: 0, y: descender, width: pointSize, height: ascender - descender)
  }
}

/// The attributes of a font, from which another font can be created.
public final class NSFontDescriptor: _FontDescriptor, @unchecked Sendable {
  public class func preferredFontDescriptor(
    forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFontDescriptor { NSFont.preferredFont(forTextStyle: style).fontDescriptor }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    with(traits: symbolicTraits, design: design)
  }
}

extension _FontDescriptor.SymbolicTraits {
  public static let italic = Self.traitItalic
  public static let bold = Self.traitBold
  public static let expanded = Self.traitExpanded
  public static let condensed = Self.traitCondensed
  public static let monoSpace = Self.traitMonoSpace
}

/// The available fonts: those for which SwiftUI's fonts have a substitute.
open class NSFontManager: NSObject, @unchecked Sendable {
  public static let shared = NSFontManager()
  open var availableFontFamilies: [String] {
    ["Avenir", "Courier", "Georgia", "Helvetica Neue", "Menlo"]
  }
  open var availableFonts: [String] { availableFontFamilies }
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var traits = fontObj.fontDescriptor.symbolicTraits
    if trait.contains(.boldFontMask) { traits.insert(.bold) }
    if trait.contains(.italicFontMask) { traits.insert(.italic) }
    let descriptor = fontObj.fontDescriptor.withSymbolicTraits(traits)
    return NSFont(descriptor: descriptor, size: 0) ?? fontObj
  }
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
}
public struct NSFontTraitMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  public static let boldFontMask = NSFontTraitMask(rawValue: 2)
}
