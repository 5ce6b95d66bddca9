import Foundation
import QuoinCore
import QuoinDrawing

extension Color {
  /// The components of a color in an environment: linear sRGB, unclamped, and opacity.
  public struct Resolved: Hashable, Sendable, Codable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// Creates a color from components in 0…1 of `colorSpace`.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        colorSpace.resolved(
          red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity)))
    }

    init(_ color: ResolvedColor) {
      linearRed = Float(SRGB.linear(color.red))
      linearGreen = Float(SRGB.linear(color.green))
      linearBlue = Float(SRGB.linear(color.blue))
      opacity = Float(color.opacity)
    }

    /// The red component in gamma-encoded sRGB; `green` and `blue` likewise.
    public var red: Float {
      get { Float(SRGB.encoded(Double(linearRed))) }
      set { linearRed = Float(SRGB.linear(Double(newValue))) }
    }
    /// The red component in gamma-encoded sRGB; `green` and `blue` likewise.
    public var green: Float {
      get { Float(SRGB.encoded(Double(linearGreen))) }
      set { linearGreen = Float(SRGB.linear(Double(newValue))) }
    }
    /// The red component in gamma-encoded sRGB; `green` and `blue` likewise.
    public var blue: Float {
      get { Float(SRGB.encoded(Double(linearBlue))) }
      set { linearBlue = Float(SRGB.linear(Double(newValue))) }
    }

    /// The color for drawing.
    var drawn: ResolvedColor {
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }
  }

  /// Returns the color's components in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(drawn(in: environment))
  }

  /// Returns the color as it is drawn in `environment`.
  package func drawn(in environment: EnvironmentValues) -> ResolvedColor {
    storage.resolved(in: environment)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`, with components clamped to 0…1.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { component in
      let byte = component.isNaN ? 0 : (min(max(component, 0), 1) * 255).rounded()
      let digits = String(UInt8(byte), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }
}

extension Color.Storage {
  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    switch self {
    case .components(let color): color
    case .system(let color): color.resolved(in: environment)
    case .accent: environment.accent
    case .faded(let color, let factor):
      color.resolved(in: environment).withOpacity(multipliedBy: factor)
    case .mixed(let color, let other, let fraction, let space):
      color.resolved(in: environment).mixed(
        with: other.resolved(in: environment), by: fraction, in: space)
    case .adaptive(let light, let dark):
      (environment.colorScheme == .dark ? dark : light).resolved(in: environment)
    case .named(let name, let bundle):
      AssetLookup(environment: environment).color(name, bundle: bundle)?.resolved(in: environment)
        ?? SystemColor.gray.resolved(in: environment)
    }
  }

  /// The number of colors from which this one is derived, including nested ones.
  private var parts: Int {
    switch self {
    case .components, .system, .accent, .named: 1
    case .faded(let color, _): color.parts + 1
    case .mixed(let color, let other, _, _): color.parts + other.parts + 1
    case .adaptive(let light, let dark): light.parts + dark.parts + 1
    }
  }

  /// The color for deriving others: one that is derived from a hundred others is replaced by its
  /// components in the default environment.
  var limited: Color.Storage {
    parts < 100 ? self : .components(resolved(in: EnvironmentValues()))
  }

  /// Whether the color is from an asset catalog or derived from one, in which case it must be
  /// looked up.
  var isNamed: Bool {
    switch self {
    case .components, .system, .accent: false
    case .named: true
    case .faded(let color, _): color.isNamed
    case .mixed(let color, let other, _, _): color.isNamed || other.isNamed
    case .adaptive(let light, let dark): light.isNamed || dark.isNamed
    }
  }

  /// Returns the name of the missing catalog color that this color is or is derived from, if any.
  func missingName(in environment: EnvironmentValues) -> String? {
    switch self {
    case .components, .system, .accent: nil
    case .named(let name, let bundle):
      AssetLookup(environment: environment).color(name, bundle: bundle) == nil ? name : nil
    case .faded(let color, _): color.missingName(in: environment)
    case .mixed(let color, let other, _, _):
      color.missingName(in: environment) ?? other.missingName(in: environment)
    case .adaptive(let light, let dark):
      light.missingName(in: environment) ?? dark.missingName(in: environment)
    }
  }
}
