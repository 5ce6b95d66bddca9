/// Divides the marks of a chart into lines and areas.
enum MarkSeries {
  private struct Key: Hashable {
    var kind: MarkRecord.Kind
    var name: String?
    var style: _Datum?
    var line: _Datum?
  }

  /// Returns the indices of the marks of each line and area, in the order of their first marks.
  static func lines(of marks: [MarkRecord]) -> [[Int]] {
    var series: [[Int]] = []
    var numbers: [Key: Int] = [:]
    var last: (mark: MarkRecord, number: Int)?
    for (index, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
      let number: Int
      if let last, last.mark.kind == mark.kind, last.mark.style === mark.style,
        last.mark.series == mark.series
      {
        number = last.number
      } else {
        let key = key(mark)
        number = numbers[key] ?? series.count
        numbers[key] = number
        last = (mark, number)
      }
      if number == series.count { series.append([]) }
      series[number].append(index)
    }
    return series
  }

  private static func key(_ mark: MarkRecord) -> Key {
    let style = mark.style?.values
    guard mark.series == nil else {
      return Key(kind: mark.kind, name: mark.series)
    }
    return Key(
      kind: mark.kind, style: style?.foregroundBy, line: style?.lineBy)
  }
}
