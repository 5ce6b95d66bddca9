/// A list of parts of different types, of any length, that are animated together.
public struct AnimatableParts: VectorArithmetic {
  public var parts: [any VectorArithmetic]

  public init(_ parts: [any VectorArithmetic] = []) { self.parts = parts }

  public static var zero: AnimatableParts { AnimatableParts() }

  public static func + (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, times: 1) }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, times: -1) }

  public mutating func scale(by rhs: Double) {
    for index in parts.indices { parts[index].scale(by: rhs) }
  }

  public var magnitudeSquared: Double { parts.reduce(0) { $0 + $1.magnitudeSquared } }

  public static func == (lhs: Self, rhs: Self) -> Bool { (lhs - rhs).magnitudeSquared == 0 }

  /// Adds both values part by part; missing parts of the shorter value are zero, and parts of
  /// different types don't interpolate.
  private func adding(_ other: Self, times factor: Double) -> Self {
    func sum<V: VectorArithmetic>(_ first: V, _ second: any VectorArithmetic)
      -> any VectorArithmetic
    {
      guard let second = second as? V else { return factor < 0 ? V.zero : first }
      return factor < 0 ? first - second : first + second
    }
    var result = parts
    for (index, part) in other.parts.enumerated() {
      if index < result.count {
        result[index] = sum(result[index], part)
      } else {
        var part = part
        part.scale(by: factor)
        result.append(part)
      }
    }
    return AnimatableParts(result)
  }
}
