import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// UIKit's or AppKit's colour: the part of it that `Color(uiColor:)`, `Color(nsColor:)` and
/// `Color(.systemGray6)` need.
///
/// The names of both frameworks mean the same on either platform, light or dark as the surroundings.
public final class UIColor: Hashable, Sendable {
  let storage: Color.Storage

  init(storage: Color.Storage) { self.storage = storage }

  /// Gamma-encoded sRGB components 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Display P3 components 0…1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Gamma-encoded sRGB components 0…1.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Components 0…1, taken for sRGB.
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

  /// The same colour, with its dependence on the surroundings.
  public convenience init(_ color: Color) { self.init(storage: color.storage) }

  /// The colour `name` of the app's asset catalogues. One that isn't there is drawn grey, and a problem says so.
  public convenience init?(named name: String) { self.init(storage: .named(name, bundle: nil)) }

  /// A colour that `dynamicProvider` chooses, once for light and once for dark surroundings.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func storage(_ style: UIUserInterfaceStyle) -> Color.Storage {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).storage
    }
    self.init(storage: .adaptive(light: storage(.light), dark: storage(.dark)))
  }

  /// The colour with its opacity replaced.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(storage: storage.withOpacity(alpha))
  }

  /// The colour in surroundings of `traits`.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(storage: .components(storage.resolved(in: environment)))
  }

  /// Writes the gamma-encoded sRGB components in light surroundings; always returns true.
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
  /// The colour at an opacity; the system's own are opaque, or take it as a factor.
  fileprivate func withOpacity(_ opacity: Double) -> Color.Storage {
    switch self {
    case .components(var color):
      color.opacity = opacity
      return .components(color)
    case .adaptive(let light, let dark):
      return .adaptive(light: light.withOpacity(opacity), dark: dark.withOpacity(opacity))
    default: return .faded(self, by: opacity)
    }
  }
}

/// AppKit's name for the same.
public typealias NSColor = UIColor

/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The part of UIKit's traits that colours depend on.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

extension Color {
  /// The colour `uiColor`.
  public init(uiColor: UIColor) { self.init(storage: uiColor.storage) }
  /// The colour `nsColor`.
  public init(nsColor: UIColor) { self.init(storage: nsColor.storage) }
  /// The colour `color` of UIKit or AppKit.
  public init(_ color: UIColor) { self.init(storage: color.storage) }
}
