/// A fixed number of values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  public static var zero: Self { Self(repeat (each Value).zero) }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) + (each rhs.value))
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) - (each rhs.value))
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    var isSame = true
    for (first, second) in repeat (each lhs.value, each rhs.value) {
      isSame = isSame && first == second
    }
    return isSame
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: rhs)
      return value
    }
    value = (repeat scaled(each value))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

extension VectorArithmetic {
  /// Interpolates towards `other` by `amount`, 0…1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    var way = other - self
    way.scale(by: amount)
    self += way
  }

  /// Returns the value interpolated towards `other` by `amount`, 0…1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}
