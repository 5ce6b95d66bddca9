import Foundation

// The former names of a curve's parts.

extension AxisSizing {
  /// The former name of ``discontinuities``.
  @available(*, deprecated, renamed: "discontinuities")
  public var jumps: [CGFloat] { discontinuities }

  /// The former name of ``steps``.
  @available(*, deprecated, renamed: "steps")
  public var stairs: [(from: CGFloat, to: CGFloat, tread: CGFloat)] {
    steps.map { ($0.from, $0.to, $0.length) }
  }
}

extension AxisSizing.Point {
  /// The former name of ``stepLength``.
  @available(*, deprecated, renamed: "stepLength")
  public var tread: CGFloat? {
    get { stepLength }
    set { stepLength = newValue }
  }

  /// The former form of ``init(proposal:length:kind:stepLength:)``.
  @available(*, deprecated, renamed: "init(proposal:length:kind:stepLength:)")
  public init(proposal: CGFloat, length: CGFloat, kind: Kind, tread: CGFloat?) {
    self.init(proposal: proposal, length: length, kind: kind, stepLength: tread)
  }
}

extension AxisSizing.Point.Kind {
  /// The former name of ``discontinuity``.
  @available(*, deprecated, renamed: "discontinuity")
  public static var jump: AxisSizing.Point.Kind { .discontinuity }

  /// The former name of ``steps``.
  @available(*, deprecated, renamed: "steps")
  public static var stairs: AxisSizing.Point.Kind { .steps }
}
