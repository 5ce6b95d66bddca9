import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A font with a size, drawn as the corresponding SwiftUI font.
public final class UIFont: _PlatformFont, @unchecked Sendable {
  /// Creates a font from a descriptor; a size of zero means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      _named: descriptor.name, size: pointSize > 0 ? pointSize : descriptor.pointSize,
      weight: descriptor.weight, traits: descriptor.symbolicTraits, design: descriptor.design)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  public class var buttonFontSize: CGFloat { 18 }
  /// The font families for which SwiftUI's fonts have a substitute. Other installed families are
  /// not listed.
  public class var familyNames: [String] {
    ["Helvetica Neue", "Georgia", "Menlo", "Courier", "Avenir"]
  }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      _named: isSystem ? nil : fontName, size: pointSize, weight: weight, traits: traits,
      design: design)
  }
}

/// The attributes of a font, from which another font can be created.
public final class UIFontDescriptor: _FontDescriptor, @unchecked Sendable {
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    with(traits: traits, design: design)
  }
}

/// Sizes that scale with the user's text size. Values stay unchanged, as at the default text
/// size.
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
