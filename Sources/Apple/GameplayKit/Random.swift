import Foundation

/// A source of random numbers.
public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers with a seed. A seed yields the same numbers each time, but not
/// those of Apple's platforms.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }
  private var state: UInt64
  fileprivate init(seed: UInt64) { state = seed }
  public override init() { state = .random(in: .min ... .max) }

  fileprivate func next() -> UInt64 {
    // SplitMix64
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.reversed().dropLast() {
      result.swapAt(index, nextInt(upperBound: index + 1))
    }
    return result
  }
}
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public init(seed: Data) { super.init(seed: seed.reduce(5381) { $0 &* 33 &+ UInt64($1) }) }
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = next() } }
}
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public override init(seed: UInt64) { super.init(seed: seed) }
}
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public override init() { super.init() }
  public override init(seed: UInt64) { super.init(seed: seed) }
}

/// A uniform distribution of the integers in a range.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  fileprivate let source: any GKRandom
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    (self.lowestValue, self.highestValue) = (lowestValue, max(highestValue, lowestValue))
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> Self { Self.die(6) }
  open class func d20() -> Self { Self.die(20) }
  private class func die(_ sides: Int) -> Self {
    unsafeDowncast(made(sides), to: Self.self)
  }
  fileprivate class func made(_ sides: Int) -> GKRandomDistribution {
    GKRandomDistribution(forDieWithSideCount: sides)
  }
  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }
  open func nextInt(upperBound: Int) -> Int { source.nextInt(upperBound: upperBound) }
  open func nextUniform() -> Float {
    Float(nextInt() - lowestValue) / Float(max(numberOfPossibleOutcomes - 1, 1))
  }
  open func nextBool() -> Bool { source.nextBool() }
}

/// A distribution that returns each integer of a range once before it repeats any.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var left: [Int] = []
  fileprivate override class func made(_ sides: Int) -> GKRandomDistribution {
    GKShuffledDistribution(forDieWithSideCount: sides)
  }
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}

/// A Gaussian distribution of the integers in a range.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  open override func nextInt() -> Int {
    // The sum of twelve uniform numbers has a standard deviation of one.
    let sum = (0..<12).reduce(Float(-6)) { total, _ in total + source.nextUniform() }
    let value = Int((mean + sum * deviation).rounded())
    return min(max(value, lowestValue), highestValue)
  }
}

extension Array {
  /// Returns the elements in random order.
  public func shuffled(using source: GKRandomSource) -> [Element] {
    source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
  }
}
