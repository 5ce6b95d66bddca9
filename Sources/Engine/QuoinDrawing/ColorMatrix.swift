import Foundation

/// A linear color transformation. Each resulting component is the old red, green, blue and
/// opacity, each multiplied by a factor of the component's row, plus the row's fifth number.
///
/// The matrix applies to gamma-encoded components that are not premultiplied; results are clamped
/// to 0…1. A new matrix is the identity.
public struct ColorMatrix: Hashable, Sendable, Codable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}

  /// The rows for red, green, blue and opacity, five numbers each.
  package var rows: [[Double]] {
    [
      [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
    ].map { $0.map(Double.init) }
  }

  /// Creates a matrix from three factors per color row and a constant; it keeps opacity.
  private init(
    _ red: (Double, Double, Double), _ green: (Double, Double, Double),
    _ blue: (Double, Double, Double), adding constant: Double = 0
  ) {
    (r1, r2, r3) = (Float(red.0), Float(red.1), Float(red.2))
    (g1, g2, g3) = (Float(green.0), Float(green.1), Float(green.2))
    (b1, b2, b3) = (Float(blue.0), Float(blue.1), Float(blue.2))
    (r5, g5, b5) = (Float(constant), Float(constant), Float(constant))
  }
}

extension ColorMatrix {
  /// Adds `amount` to each component, as Core Image's color controls do.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix((1, 0, 0), (0, 1, 0), (0, 0, 1), adding: amount)
  }

  /// Scales the components' distance from 0.5 by `amount`: 0 gives gray, 1 changes nothing (Filter
  /// Effects, `contrast()`).
  public static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix((amount, 0, 0), (0, amount, 0), (0, 0, amount), adding: (1 - amount) / 2)
  }

  /// Scales the distance from gray: 0 gives gray, 1 changes nothing (Filter Effects, `saturate()`).
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let (red, green, blue) = luminance
    let rest = 1 - amount
    return ColorMatrix(
      (red * rest + amount, green * rest, blue * rest),
      (red * rest, green * rest + amount, blue * rest),
      (red * rest, green * rest, blue * rest + amount))
  }

  /// Returns a matrix that also multiplies the resulting colors by `factor`.
  package func brightened(by factor: Double) -> ColorMatrix {
    var matrix = self
    for path: WritableKeyPath<ColorMatrix, Float> in [
      \.r1, \.r2, \.r3, \.r4, \.r5, \.g1, \.g2, \.g3, \.g4, \.g5, \.b1, \.b2, \.b3, \.b4, \.b5,
    ] { matrix[keyPath: path] *= Float(factor) }
    return matrix
  }

  /// Reduces the distance from gray by the fraction `amount`, 0…1 (Filter Effects, `grayscale()`).
  public static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - min(max(amount, 0), 1))
  }

  /// Rotates the hue by `radians`, keeping luminance (Filter Effects, `hue-rotate()`).
  public static func hueRotation(radians: Double) -> ColorMatrix {
    let (cosine, sine) = (cos(radians), sin(radians))
    return ColorMatrix(
      (
        0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
        0.072 - cosine * 0.072 + sine * 0.928
      ),
      (
        0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
        0.072 - cosine * 0.072 - sine * 0.283
      ),
      (
        0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
        0.072 + cosine * 0.928 + sine * 0.072
      ))
  }

  /// Inverts red, green and blue (Filter Effects, `invert()`).
  public static let inversion = ColorMatrix((-1, 0, 0), (0, -1, 0), (0, 0, -1), adding: 1)

  /// Multiplies each component, including opacity, by that of `color`.
  public static func multiplication(by color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix((color.red, 0, 0), (0, color.green, 0), (0, 0, color.blue))
    matrix.a4 = Float(color.opacity)
    return matrix
  }

  /// The perceived brightness of red, green and blue (Filter Effects; ITU-R BT.709).
  public static let luminance = (red: 0.213, green: 0.715, blue: 0.072)

  /// Whether new colors don't depend on opacity, nor does the new opacity depend on colors.
  /// Recoloring each item of a group is then the same as recoloring the group.
  public var keepsOpacityApart: Bool {
    r4 == 0 && g4 == 0 && b4 == 0 && a1 == 0 && a2 == 0 && a3 == 0 && a5 == 0
  }

  /// Returns `color` recolored and clamped to 0…1.
  public func applied(to color: ResolvedColor) -> ResolvedColor {
    let source = [color.red, color.green, color.blue, color.opacity, 1]
    let result = rows.map { row in zip(row, source).reduce(0) { $0 + $1.0 * $1.1 } }
    return ResolvedColor(red: result[0], green: result[1], blue: result[2], opacity: result[3])
      .clamped
  }

  /// The matrix, or the identity if a factor is too large for a renderer.
  var sanitized: ColorMatrix {
    let isUsable = rows.allSatisfy { $0.allSatisfy { $0.magnitude <= 1e6 } }
    return isUsable ? self : ColorMatrix()
  }
}
