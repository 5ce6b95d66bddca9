import Foundation

/// The possible widths of a table column, in points.
struct TableColumnWidth: Equatable, Sendable {
  let min: CGFloat
  let ideal: CGFloat
  let max: CGFloat

  /// Creates a width. Limits take precedence over the ideal, and the minimum over the maximum.
  ///
  /// Negative lengths and NaN are ignored, and lengths are capped at a billion.
  init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0 >= 0 && $0.isFinite ? Swift.min($0, TableMetrics.mostColumn) : nil }
    }
    let low = valid(min) ?? TableMetrics.leastColumn
    let high = Swift.max(valid(max) ?? .infinity, low)
    let wanted = valid(ideal) ?? TableMetrics.idealColumn
    self.min = low
    self.max = high
    self.ideal = Swift.min(Swift.max(wanted, low), high)
  }

  /// Returns the widths of `columns` in `width` points.
  ///
  /// The widths are proportional to the ideals, except that columns at one of their limits get
  /// their widths first.
  static func widths(of columns: [TableColumnWidth], in width: CGFloat) -> [CGFloat] {
    var widths = columns.map(\.ideal)
    guard width.isFinite else { return widths }
    // The columns are in order because floating-point sums depend on the order.
    var open = Array(columns.indices)
    var remaining = width
    while !open.isEmpty {
      let ideals = open.reduce(0) { $0 + columns[$1].ideal }
      func share(_ index: Int) -> CGFloat {
        ideals > 0 ? remaining * columns[index].ideal / ideals : remaining / CGFloat(open.count)
      }
      func limited(_ index: Int) -> CGFloat {
        Swift.min(Swift.max(share(index), columns[index].min), columns[index].max)
      }
      // The total adjustment decides whether this round fixes the columns at their minimums or at
      // their maximums.
      let surplus = open.reduce(0) { $0 + limited($1) - share($1) }
      let settled = open.filter {
        let difference = limited($0) - share($0)
        return surplus == 0 || (surplus > 0 ? difference > 0 : difference < 0)
      }
      // With differences too small for floating point, no more columns are fixed.
      guard !settled.isEmpty else { break }
      for index in settled { widths[index] = limited(index) }
      remaining = Swift.max(remaining - settled.reduce(0) { $0 + widths[$1] }, 0)
      open.removeAll(where: settled.contains)
      if surplus == 0 { break }
    }
    return widths
  }
}

/// The lengths of tables in points, all of which are estimated.
enum TableMetrics {
  static let leastColumn: CGFloat = 10
  static let idealColumn: CGFloat = 100
  /// The maximum width of a column; sums with larger numbers would lose precision.
  static let mostColumn: CGFloat = 1e9
  /// The space on both sides of a cell's content.
  static let cellMargin: CGFloat = 8
  static let headerHeight: CGFloat = 28
}
