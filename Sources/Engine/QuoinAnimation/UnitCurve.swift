import Foundation
import QuoinGeometry

/// A curve from 0 to 1 that maps the progress of time to the progress of a value.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case linear
    case bezier(CubicEasing)
    case circularIn, circularOut, circularInOut
  }
  private var form: Form
  /// Whether time and value are swapped.
  private var isInverse = false

  private init(_ form: Form) { self.form = form }

  /// A straight line: constant speed.
  public static let linear = UnitCurve(.linear)
  /// A curve that starts slowly, with the control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// A curve that ends slowly, with the control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A curve that starts and ends slowly, with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// A quarter circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarter circles, which start and end slowly.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1). The `x` of its control points is clamped to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(CubicEasing(startControlPoint, endControlPoint)))
  }

  /// The curve with time and value swapped.
  public var inverse: UnitCurve {
    var result = self
    result.isInverse.toggle()
    return result
  }

  /// The value at `progress`, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    return isInverse ? time(at: progress) : forward(progress)
  }

  /// The slope of the curve at `progress`.
  public func velocity(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard isInverse else { return slope(progress) }
    let slope = slope(time(at: progress))
    return slope == 0 ? .infinity : 1 / slope
  }

  private func forward(_ time: Double) -> Double {
    switch form {
    case .linear: time
    case .bezier(let curve): curve.value(at: time)
    case .circularIn: 1 - (1 - time * time).squareRoot()
    case .circularOut: (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - time) * (1 - time)).squareRoot()) / 2
    }
  }

  private func slope(_ time: Double) -> Double {
    switch form {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: time)
    case .circularIn: time / (1 - time * time).squareRoot()
    case .circularOut: (1 - time) / (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      time < 0.5
        ? 2 * time / (1 - 4 * time * time).squareRoot()
        : 2 * (1 - time) / (1 - 4 * (1 - time) * (1 - time)).squareRoot()
    }
  }

  /// Returns the time at which the curve reaches `value`; every curve except a custom Bézier is
  /// monotonic.
  private func time(at value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if forward(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of `x`.
struct CubicEasing: Hashable, Sendable {
  private let x1, y1, x2, y2: Double

  init(_ start: UnitPoint, _ end: UnitPoint) {
    func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    (x1, x2) = (min(max(finite(start.x), 0), 1), min(max(finite(end.x), 0), 1))
    (y1, y2) = (finite(start.y), finite(end.y))
  }

  func value(at x: Double) -> Double { Self.point(parameter(at: x), y1, y2) }

  /// The slope of the curve. If the derivative vanishes, it is 1 at the start and 0 at the end, as
  /// recorded.
  func slope(at x: Double) -> Double {
    let parameter = parameter(at: x)
    let run = Self.change(parameter, x1, x2)
    if run < 1e-9 { return parameter < 0.5 ? 1 : 0 }
    return Self.change(parameter, y1, y2) / run
  }

  /// Returns the parameter at which the curve reaches `x`, by bisection, because `x` is monotonic
  /// along the curve.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if Self.point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func point(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func change(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
