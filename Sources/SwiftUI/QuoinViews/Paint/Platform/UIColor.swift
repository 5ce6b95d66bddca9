import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// The color class of UIKit and AppKit, with the features that `Color(uiColor:)`, `Color(nsColor:)`
/// and `Color(.systemGray6)` need.
///
/// The names of both frameworks have the same meaning on either platform, and adapt to light and
/// dark.
public final class UIColor: Hashable, Sendable {
  let storage: Color.Storage

  init(storage: Color.Storage) { self.storage = storage }

  /// Creates a color from gamma-encoded sRGB components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from Display P3 components in 0…1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a color from gamma-encoded sRGB components in 0…1.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components in 0…1, interpreted as sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates the same color, which remains adaptive.
  public convenience init(_ color: Color) { self.init(storage: color.storage) }

  /// Creates the color named `name` in the app's asset catalogs. A missing one is drawn gray, with
  /// an error.
  public convenience init?(named name: String) { self.init(storage: .named(name, bundle: nil)) }

  /// Creates a color from `dynamicProvider`, which is called once for light and once for dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func storage(_ style: UIUserInterfaceStyle) -> Color.Storage {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).storage
    }
    self.init(storage: .adaptive(light: storage(.light).limited, dark: storage(.dark).limited))
  }

  /// Returns the color with its opacity replaced.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(storage: storage.withOpacity(alpha))
  }

  /// Returns the color for `traits`.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(storage: .components(storage.resolved(in: environment)))
  }

  /// Stores the gamma-encoded sRGB components for light; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = light
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.opacity
    return true
  }

  public var redComponent: CGFloat { light.red }
  public var greenComponent: CGFloat { light.green }
  public var blueComponent: CGFloat { light.blue }
  public var alphaComponent: CGFloat { light.opacity }

  private var light: ResolvedColor { storage.resolved(in: EnvironmentValues()) }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.storage == rhs.storage }
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension Color.Storage {
  /// Returns the color with an opacity. System colors are opaque, or are multiplied by it.
  fileprivate func withOpacity(_ opacity: Double) -> Color.Storage {
    switch self {
    case .components(var color):
      color.opacity = opacity
      return .components(color)
    case .adaptive(let light, let dark):
      return .adaptive(light: light.withOpacity(opacity), dark: dark.withOpacity(opacity))
    default: return .faded(limited, by: opacity)
    }
  }
}

/// AppKit's name for this type.
public typealias NSColor = UIColor

/// Light or dark, in UIKit's terms.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The UIKit traits on which colors depend, and further ones that a program has set.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The other traits of UIKit that are set, by name, as the raw values of their types.
  package var others: [String: Double] = [:]

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

extension Color {
  /// Creates a color from `uiColor`.
  public init(uiColor: UIColor) { self.init(storage: uiColor.storage) }
  /// Creates a color from `nsColor`.
  public init(nsColor: UIColor) { self.init(storage: nsColor.storage) }
  /// Creates a color from UIKit's or AppKit's `color`.
  ///
  /// For `Color(.brand)` a resource of an asset catalog has precedence over a `UIColor`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(storage: color.storage) }
}
