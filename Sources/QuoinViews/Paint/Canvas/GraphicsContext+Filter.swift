import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension GraphicsContext {
  /// A change of each thing that the context draws.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case effects([Effect])
      /// `missing` says which option can't be followed.
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

    /// A shadow: a Gaussian blur of `radius` points, moved by `x` and `y` points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      var missing: String?
      if options.contains(.shadowOnly) { missing = "with what casts it, not alone (.shadowOnly)" }
      if options.contains(.shadowAbove) {
        missing = "below what casts it, not above (.shadowAbove)"
      }
      if blendMode != .normal { missing = "in the normal mode, not in its own blend mode" }
      return Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y),
          isInner: options.contains(.invertsAlpha), missing: missing))
    }

    /// A Gaussian blur with sigma = `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
      Filter(kind: .effects([.blur(radius: radius, isOpaque: options.contains(.opaque))]))
    }

    /// Multiplies colours by `color`.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    /// Changes colours by `matrix`.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      .matrix(.hueRotation(radians: angle.radians))
    }
    public static func saturation(_ amount: Double) -> Filter { .matrix(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { .matrix(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { .matrix(.contrast(amount)) }
    /// Takes `amount`, 0…1, of the colour out.
    public static func grayscale(_ amount: Double) -> Filter {
      .matrix(.saturation(1 - min(max(amount, 0), 1)))
    }
    /// Moves colours `amount` of the way to their complements.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix()
      let (factor, shift) = (Float(1 - 2 * amount), Float(amount))
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      (matrix.r5, matrix.g5, matrix.b5) = (shift, shift, shift)
      return .matrix(matrix)
    }
    /// Black, as opaque as the drawing was bright.
    public static var luminanceToAlpha: Filter { Filter(kind: .effects([.luminanceToAlpha])) }
    /// `color` where the opacity is at least `min`, nothing elsewhere; a `max` below 1 has no effect, and a
    /// remark says so.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    {
      Filter(kind: .threshold(min: min, max: max, color: color))
    }
    /// Changes nothing in place of what `shader` makes of colours; a remark says so.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .shader(shader)) }
    /// Changes nothing in place of what `shader` makes of points; a remark says so.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(shader))
    }
    /// Changes nothing in place of what `shader` makes of the drawing; a remark says so.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(shader))
    }
    /// Maps what is drawn by `matrix`.
    public static func projectionTransform(_ matrix: CGAffineTransform) -> Filter {
      Filter(kind: .transform(matrix))
    }
  }

  /// How a shadow is cast.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Asks for the shadow over what casts it. Here it lies below, and a remark says so.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Asks for the shadow alone. Here what casts it is drawn too, and a remark says so.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// An inner shadow: the surroundings cast it on what is drawn.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How something is blurred.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Without transparency.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Has no effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How filters are applied.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Has no effect: colours are always gamma-encoded sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Applies `filter` to each thing drawn from now on, inside the filters and clips added before.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    switch filter.kind {
    case .effects(let effects): groups += effects.map { .effect($0) }
    case .shadow(let color, let radius, let offset, let isInner, let missing):
      if let missing { remark("A shadow in a canvas is drawn \(missing).") }
      let shadow = ResolvedShadow(
        color: drawn(color), radius: radius, offset: offset, isInner: isInner)
      groups.append(.effect(shadow.effect))
    case .multiply(let color):
      groups.append(.effect(.recolor(.multiplication(by: drawn(color)))))
    case .threshold(let low, let high, let color):
      if high < 1 { remark("alphaThreshold has no upper end: what is more opaque than max stays.") }
      groups.append(.effect(.recolor(.threshold(low, drawn(color)))))
    case .shader(let shader): remark(shader.remark)
    case .transform(let matrix): groups.append(.effect(.transform(matrix)))
    }
  }

  private func drawn(_ color: Color) -> ResolvedColor {
    let style = MainActor.assumeIsolated { [recorder] in recorder.resolve(color) }
    if case .color(let drawn) = style.kind { return drawn }
    return .clear
  }

  func remark(_ text: String) {
    MainActor.assumeIsolated { [recorder] in recorder.remark(text) }
  }
}

extension ColorMatrix {
  /// `color` where the opacity is at least `low`, with an edge of a few grades.
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
