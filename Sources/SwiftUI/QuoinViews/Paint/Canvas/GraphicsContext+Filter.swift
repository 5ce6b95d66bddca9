import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension GraphicsContext {
  /// A filter for each object that the context draws.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case effects([Effect])
      /// `missing` is a message about an unsupported option.
      case shadow(Color, radius: CGFloat, offset: CGSize, isInner: Bool, missing: String?)
      case multiply(Color)
      case threshold(min: Double, max: Double, color: Color)
      case transform(CGAffineTransform)
      case shader(Shader)
    }
    let kind: Kind

    private static func matrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .effects([.recolor(matrix)]))
    }

    /// Returns a shadow: a Gaussian blur of `radius` points, offset by `x` and `y` points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      var missing: String?
      if options.contains(.shadowOnly) {
        missing = "together with its content, not alone (.shadowOnly)"
      }
      if options.contains(.shadowAbove) {
        missing = "below its content, not above (.shadowAbove)"
      }
      if blendMode != .normal { missing = "in the normal mode, not in its own blend mode" }
      return Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y),
          isInner: options.contains(.invertsAlpha), missing: missing))
    }

    /// Returns a Gaussian blur with a sigma of `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
      Filter(kind: .effects([.blur(radius: radius, isOpaque: options.contains(.opaque))]))
    }

    /// Returns a filter that multiplies colors by `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    /// Returns a filter that transforms colors with `matrix`.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      .matrix(.hueRotation(radians: angle.radians))
    }
    public static func saturation(_ amount: Double) -> Filter { .matrix(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { .matrix(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { .matrix(.contrast(amount)) }
    /// Returns a filter that removes the fraction `amount`, in 0…1, of the saturation.
    public static func grayscale(_ amount: Double) -> Filter {
      .matrix(.saturation(1 - min(max(amount, 0), 1)))
    }
    /// Returns a filter that moves colors by the fraction `amount` towards their complements.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix()
      let (factor, shift) = (Float(1 - 2 * amount), Float(amount))
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      (matrix.r5, matrix.g5, matrix.b5) = (shift, shift, shift)
      return .matrix(matrix)
    }
    /// A filter that makes the drawing black, with its luminance as opacity.
    public static var luminanceToAlpha: Filter { Filter(kind: .effects([.luminanceToAlpha])) }
    /// Returns a filter that draws `color` where the opacity is at least `min`; a `max` below 1 has
    /// no effect, with a warning.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    {
      Filter(kind: .threshold(min: min, max: max, color: color))
    }
    /// Leaves the drawing unchanged instead of applying `shader` to its colors, with a warning.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .shader(shader)) }
    /// Leaves the drawing unchanged instead of applying `shader` to its points, with a warning.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(shader))
    }
    /// Leaves the drawing unchanged instead of applying `shader` to it, with a warning.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(shader))
    }
    /// Returns a filter that transforms the drawing by `matrix`.
    public static func projectionTransform(_ matrix: CGAffineTransform) -> Filter {
      Filter(kind: .transform(matrix))
    }
  }

  /// Options for a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Requests a shadow above its object. Here it is below, with a warning.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Requests only the shadow. Here its object is drawn too, with a warning.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Requests an inner shadow, which the surroundings cast on the object.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Makes the result opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Has no effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options for applying filters.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Has no effect: colors are always gamma-encoded sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Applies `filter` to each object drawn from now on, inside the filters and clips added before.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    switch filter.kind {
    case .effects(let effects): groups += effects.map { .effect($0) }
    case .shadow(let color, let radius, let offset, let isInner, let missing):
      if let missing { addWarning("A shadow in a canvas is drawn \(missing).") }
      let shadow = ResolvedShadow(
        color: drawn(color), radius: radius, offset: offset, isInner: isInner)
      groups.append(.effect(shadow.effect))
    case .multiply(let color):
      groups.append(.effect(.recolor(.multiplication(by: drawn(color)))))
    case .threshold(let low, let high, let color):
      if high < 1 { addWarning("alphaThreshold ignores max: more opaque pixels are kept.") }
      groups.append(.effect(.recolor(.threshold(low, drawn(color)))))
    case .shader(let shader): addWarning(shader.warning)
    case .transform(let matrix): groups.append(.effect(.transform(matrix)))
    }
  }

  private func drawn(_ color: Color) -> ResolvedColor {
    let style = MainActor.assumeIsolated { [recorder] in recorder.resolve(color) }
    if case .color(let drawn) = style.kind { return drawn }
    return .clear
  }

  func addWarning(_ text: String) {
    MainActor.assumeIsolated { [recorder] in recorder.addWarning(text) }
  }
}

extension ColorMatrix {
  /// Returns a filter that draws `color` where the opacity is at least `low`, with an edge of a few
  /// levels.
  fileprivate static func threshold(_ low: Double, _ color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
    (matrix.r5, matrix.g5, matrix.b5) = (Float(color.red), Float(color.green), Float(color.blue))
    let steepness = 24.0
    matrix.a4 = Float(steepness * color.opacity)
    matrix.a5 = Float((0.5 - low * steepness) * color.opacity)
    return matrix
  }
}
