import Foundation

/// The permitted growth of a count.
enum GrowthBound: Sendable {
  /// The same count at every size.
  case constant
  /// Up to n log n.
  case linear
  /// Up to n², for a reason that the table of `Documentation/Growth.md` states.
  case quadratic(reason: String)

  /// The largest permitted ratio of the counts at two sizes.
  func limit(from size: Int, to larger: Int) -> Double {
    let ratio = Double(larger) / Double(size)
    return switch self {
    case .constant: 1
    case .linear: ratio * log(Double(larger)) / log(Double(size))
    case .quadratic: ratio * ratio
    }
  }

  var name: String {
    switch self {
    case .constant: "1"
    case .linear: "n log n"
    case .quadratic: "n²"
    }
  }
}
