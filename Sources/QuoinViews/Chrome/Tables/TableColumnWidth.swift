import Foundation

/// How wide a column of a table may be, in points.
struct TableColumnWidth: Equatable, Sendable {
  let min: CGFloat
  let ideal: CGFloat
  let max: CGFloat

  /// Negative lengths and NaN count as not given, lengths above a billion as a billion; the limits win over the
  /// ideal, the minimum over the maximum.
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

  /// The widths of `columns` in `width` points: shares proportional to the ideals, except that columns whose limit
  /// decides get their widths first.
  static func widths(of columns: [TableColumnWidth], in width: CGFloat) -> [CGFloat] {
    var widths = columns.map(\.ideal)
    guard width.isFinite else { return widths }
    // From left to right: sums of numbers depend on their order.
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
      // The sum of what the limits add decides whether the minimums or the maximums hold in this round.
      let surplus = open.reduce(0) { $0 + limited($1) - share($1) }
      let settled = open.filter {
        let difference = limited($0) - share($0)
        return surplus == 0 || (surplus > 0 ? difference > 0 : difference < 0)
      }
      // Where differences are too small for the numbers, no column settles any more.
      guard !settled.isEmpty else { break }
      for index in settled { widths[index] = limited(index) }
      remaining = Swift.max(remaining - settled.reduce(0) { $0 + widths[$1] }, 0)
      open.removeAll(where: settled.contains)
      if surplus == 0 { break }
    }
    return widths
  }
}

/// The lengths of tables in points. None was recorded: all are estimated.
enum TableMetrics {
  static let leastColumn: CGFloat = 10
  static let idealColumn: CGFloat = 100
  /// Sums of larger numbers would lose their small parts.
  static let mostColumn: CGFloat = 1e9
  /// At both sides of a cell's content.
  static let cellMargin: CGFloat = 8
  static let headerHeight: CGFloat = 28
}
