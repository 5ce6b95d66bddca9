import Foundation

/// The permitted growth of a count.
enum GrowthBound: Sendable {
  /// The same count at every size.
  case constant
  /// Up to n log n.
  case linear
  /// Up to a power of n, for a reason that `Documentation/Growth.md` states, too.
  case power(Double, reason: String)

  /// The largest permitted ratio of the counts at two sizes.
  func limit(from size: Int, to larger: Int) -> Double {
    let ratio = Double(larger) / Double(size)
    return switch self {
    case .constant: 1
    case .linear: ratio * log(Double(larger)) / log(Double(size))
    case .power(let exponent, _): pow(ratio, exponent)
    }
  }

  var name: String {
    switch self {
    case .constant: "1"
    case .linear: "n log n"
    case .power(let exponent, _): "n^\(Int(exponent))"
    }
  }
}
