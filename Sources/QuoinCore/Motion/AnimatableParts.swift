import QuoinGeometry

/// Data of several kinds that change together, as many as there happen to be.
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

  /// Parts that one of them lacks, or has of another kind, count as zero there.
  private func adding(_ other: Self, times factor: Double) -> Self {
    func sum<V: VectorArithmetic>(_ first: V, _ second: any VectorArithmetic)
      -> any VectorArithmetic
    {
      guard var second = second as? V else { return first }
      if factor == -1 { return first - second }
      second.scale(by: factor)
      return first + second
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
