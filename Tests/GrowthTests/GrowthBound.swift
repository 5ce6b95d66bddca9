import Foundation

/// The permitted growth of a count.
enum GrowthBound: Sendable {
  /// The same count at every size.
  case constant
  /// Up to n log n.
  case linear
  /// Up to n log n and a half more, for counts of comparisons in hash tables, which differ with the
  /// seed of the process.
  case hashed
  /// Up to a power of n, for a reason that `Documentation/Growth.md` states, too.
  case power(Double, reason: String)

  /// The largest permitted ratio of the counts at two sizes.
  func limit(from size: Int, to larger: Int) -> Double {
    let ratio = Double(larger) / Double(size)
    let linear = ratio * log(Double(larger)) / log(Double(size))
    return switch self {
    case .constant: 1
    case .linear: linear
    case .hashed: larger == size ? 1 : 1.5 * linear
    // A count has smaller terms, too.
    case .power(let exponent, _): 1.1 * pow(ratio, exponent)
    }
  }

  var name: String {
    switch self {
    case .constant: "1"
    case .linear, .hashed: "n log n"
    case .power(let exponent, _): "n^\(Int(exponent))"
    }
  }
}
