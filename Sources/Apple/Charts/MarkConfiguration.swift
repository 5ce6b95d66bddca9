import SwiftUI

/// The length of a bar, rectangle or radius.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  /// The default: 0.7 of the step of categories and bins; 8 points on a continuous axis.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// Returns a length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// Returns the step without a distance in points at both sides.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// Returns a part of the step.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// Whether the length is relative to the step.
  var dependsOnStep: Bool {
    switch kind {
    case .automatic, .fixed: false
    case .inset, .ratio: true
    }
  }

  /// Returns the length in a step of `step` points.
  func length(in step: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .inset(let value): max(step - 2 * value, 0)
    case .ratio(let value): step * value
    }
  }
}

/// The arrangement of bars and areas at the same position.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind

  /// Each begins where the one before it ends; the default.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// As ``standard``, as shares of the total.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// As ``standard``, centered about zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// All begin at zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// The curve of lines and areas between their points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }
  let kind: Kind

  /// Straight lines; the default.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A cubic curve without new maxima and minima.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// A cardinal spline with the tension 0.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A centripetal Catmull–Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Steps at the first of two points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps halfway between two points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps at the second of two points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

  /// The name of the method (its wording is estimated).
  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    }
  }

  /// Returns a cardinal spline; the tension 1 gives straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  /// Returns a Catmull–Rom spline: uniform for 0, centripetal for 0.5, chordal for 1.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
}

/// The position of an annotation or legend relative to a mark or plot.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind

  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The mark to which an annotation belongs.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The treatment of an annotation that would leave the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area in which an annotation has to stay.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, chart, plot }
    let kind: Kind
    public static let automatic = Boundary(kind: .automatic)
    public static let chart = Boundary(kind: .chart)
    public static let plot = Boundary(kind: .plot)
  }

  /// The treatment on one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    let kind: Kind
    /// The default: ``padScale`` on the y axis, ``disabled`` on the x axis.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation may leave the chart.
    public static let disabled = Strategy(kind: .disabled)
    /// Moves the annotation into the chart.
    public static let fit = fit(to: .automatic)
    /// Makes room by a larger scale, unless its domain is explicit.
    public static let padScale = Strategy(kind: .padScale)
    /// Moves the annotation into an area.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()
}

extension InterpolationMethod {
  /// The method for the same points in reverse order.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
