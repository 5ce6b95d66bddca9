// The names are Core Graphics'.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinCore
import QuoinDrawing
import QuoinViews

/// The color space of a color's components.
///
/// Colors are stored in sRGB. Other spaces are only names, except gray, whose colors have one
/// component.
public final class CGColorSpace: Hashable, Sendable {
  public var name: CFString? { NSString(string: identifier) }
  private let identifier: String
  /// The number of components, excluding opacity.
  public let numberOfComponents: Int

  public init?(name: CFString) {
    identifier = "\(name)"
    numberOfComponents = identifier.contains("Gray") ? 1 : identifier.contains("CMYK") ? 4 : 3
  }

  private init(_ identifier: String, components: Int) {
    self.identifier = identifier
    numberOfComponents = components
  }

  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  static let rgb = CGColorSpace("kCGColorSpaceSRGB", components: 3)
  static let gray = CGColorSpace("kCGColorSpaceGenericGrayGamma2_2", components: 1)

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.identifier == rhs.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// A color with fixed components.
public final class CGColor: Hashable, Sendable {
  package let color: ResolvedColor
  public let colorSpace: CGColorSpace?

  package init(_ color: ResolvedColor, space: CGColorSpace = .rgb) {
    self.color = color
    colorSpace = space
  }

  /// Creates a color from gamma-encoded sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
  }
  /// Creates a color from gamma-encoded sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let color = ResolvedColor(red: gray, green: gray, blue: gray, opacity: alpha)
    self.init(color, space: .gray)
  }
  /// Creates a color from the components of `space` and the opacity. The components are
  /// interpreted as sRGB.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.numberOfComponents {
    case 1:
      self.init(gray: components[0], alpha: components[1])
    case 3:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  public var alpha: CGFloat { color.opacity }
  /// The number of ``components``.
  public var numberOfComponents: Int { components?.count ?? 0 }
  /// The components of the color, with the opacity last.
  public var components: [CGFloat]? {
    colorSpace == .gray
      ? [color.red, color.opacity] : [color.red, color.green, color.blue, color.opacity]
  }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.opacity = alpha
    return CGColor(copy, space: colorSpace ?? .rgb)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The color in light appearance.
  public var cgColor: CGColor {
    CGColor(Color(uiColor: self).drawn(in: EnvironmentValues()))
  }

  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
}

extension ShapeStyle where Self == Color {
  /// Deprecated form of `Color.init(cgColor:)`.
  ///
  /// For an implicit member, the compiler prefers the initializers of the type to this one of its
  /// protocol.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

extension Color {
  public init(cgColor: CGColor) {
    self.init(
      .sRGB, red: cgColor.color.red, green: cgColor.color.green, blue: cgColor.color.blue,
      opacity: cgColor.color.opacity)
  }

  /// The color in light appearance.
  public var cgColor: CGColor? { CGColor(drawn(in: EnvironmentValues())) }
}

extension Color.Resolved {
  public var cgColor: CGColor {
    CGColor(
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
  }
}
