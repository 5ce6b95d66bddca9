/// The visual order of the pieces of a line, according to rule L2 of the Unicode bidirectional
/// algorithm.
enum BidiOrder {
  /// Returns the indices of the pieces from left to right.
  ///
  /// From the highest level down to the lowest odd one, each sequence at that level or above is
  /// reversed.
  static func visual(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }
}
