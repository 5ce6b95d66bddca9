/// The values of a sparkline, in place of the repository's, whose file needs its other module.
struct MiniChartSeries {
  let values: [Int]

  static let empty = MiniChartSeries(values: Array(repeating: 0, count: 7))

  var isEmpty: Bool { values.allSatisfy { $0 == 0 } }
}
