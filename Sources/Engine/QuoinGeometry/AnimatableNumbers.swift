/// A list of numbers, of any length, that are animated together.
public struct AnimatableNumbers: VectorArithmetic, Sendable {
  public var numbers: [Double]

  public init(_ numbers: [Double] = []) { self.numbers = numbers }

  public static var zero: AnimatableNumbers { AnimatableNumbers() }

  public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, +) }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, -) }

  public mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  public var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.combined(with: rhs) { $0 == $1 ? 0 : 1 }.numbers.allSatisfy { $0 == 0 }
  }

  /// Combines both values element by element; missing numbers of the shorter value are zero.
  private func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    let count = max(numbers.count, other.numbers.count)
    return AnimatableNumbers(
      (0..<count).map {
        combine(
          $0 < numbers.count ? numbers[$0] : 0, $0 < other.numbers.count ? other.numbers[$0] : 0)
      })
  }
}
