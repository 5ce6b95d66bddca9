/// The order on screen of the pieces of a line, by rule L2 of Unicode's bidirectional algorithm.
enum BidiOrder {
  /// For each place from left to right, the index of the piece that stands there.
  ///
  /// From the highest level down to the lowest odd one, every stretch at that level or above is reversed.
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
