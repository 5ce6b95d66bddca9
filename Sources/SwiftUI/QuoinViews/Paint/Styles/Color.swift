import Foundation
import QuoinDrawing

/// A color; system colors depend on the environment (light or dark, iOS or macOS).
///
/// As a view it fills the proposed size.
/// Sizing: h-exp, v-exp.
public struct Color: Hashable, Sendable {
  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// The source of the color. Colors made of components are equal if their components are.
  ///
  /// Only what contains other colors or names is boxed: copying a plain color counts no references.
  enum Storage: Hashable, Sendable {
    case components(ResolvedColor)
    case system(SystemColor)
    case accent
    indirect case faded(Storage, by: Double)
    indirect case mixed(Storage, with: Storage, by: Double, in: Gradient.ColorSpace)
    /// A color from an asset catalog; the bundle is a folder, or `nil` for the app's.
    indirect case named(String, bundle: String?)
    /// A color for light appearance, and another for dark.
    indirect case adaptive(light: Storage, dark: Storage)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// Creates a color from components in 0…1; values outside are kept until the color is drawn.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    storage = .components(
      colorSpace.resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness in 0…1; the hue is cyclic.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    func component(_ shift: Double) -> Double {
      let place = (turn + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates the color `name` from the asset catalogs of `bundle`, by default the app's. A missing
  /// one is drawn gray, with a warning.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .named(name, bundle: bundle?.resourcePath)
  }

  /// Creates a color from resolved components.
  public init(_ resolved: Resolved) { storage = .components(resolved.drawn) }

  /// Returns the color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    guard case .components(let color) = storage else {
      return Color(storage: .faded(storage.limited, by: opacity))
    }
    return Color(storage: .components(color.withOpacity(multipliedBy: opacity)))
  }

  /// Returns the color at `fraction` (0…1) between this one and `other`, interpolated in
  /// `colorSpace` as in gradients.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      storage: .mixed(
        storage.limited, with: other.storage.limited, by: min(max(fraction, 0), 1), in: colorSpace))
  }
}

extension ShapeStyle where Self == Color {
  /// Creates the same color, for expressions that may already be a color.
  ///
  /// An implicit member (`Color(.red)`) is `UIColor`'s if it has one: the compiler prefers a member
  /// of the type to this one of its protocol.
  @_disfavoredOverload public init(_ color: Color) { self = color }
}

extension Color {
  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let gray = Color(storage: .system(.gray))
  public static let red = Color(storage: .system(.red))
  public static let orange = Color(storage: .system(.orange))
  public static let yellow = Color(storage: .system(.yellow))
  public static let green = Color(storage: .system(.green))
  public static let mint = Color(storage: .system(.mint))
  public static let teal = Color(storage: .system(.teal))
  public static let cyan = Color(storage: .system(.cyan))
  public static let blue = Color(storage: .system(.blue))
  public static let indigo = Color(storage: .system(.indigo))
  public static let purple = Color(storage: .system(.purple))
  public static let pink = Color(storage: .system(.pink))
  public static let brown = Color(storage: .system(.brown))
  /// The color of text.
  public static let primary = Color(storage: .system(.label(0)))
  /// The color of less important text.
  public static let secondary = Color(storage: .system(.label(1)))
  /// The color of interactive elements: blue unless changed with `.accentColor`.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(storage: .accent)
}

extension Color: CustomStringConvertible {
  /// The name of a system color, or `#RRGGBBAA`.
  public var description: String {
    switch storage {
    case .components(let color): "\(Resolved(color))"
    case .system(.label(0)): "primary"
    case .system(.label(1)): "secondary"
    case .system(let color): "\(color)"
    case .accent: "accent color"
    case .faded(let color, let factor):
      "\(Int((factor * 100).clampedPercent))% \(Color(storage: color))"
    case .mixed(let color, let other, _, _):
      "mix of \(Color(storage: color)) and \(Color(storage: other))"
    case .named(let name, _): "named \"\(name)\""
    case .adaptive(let light, let dark):
      "\(Color(storage: light)) or \(Color(storage: dark))"
    }
  }
}

extension Double {
  fileprivate var clampedPercent: Double { isFinite ? min(max(self, -1e6), 1e6) : 0 }
}
