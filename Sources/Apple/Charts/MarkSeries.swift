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
    var last: (mark: Int, number: Int)?
    // A span lends each mark, where an array would copy it.
    let marks = marks.span
    for index in marks.indices where marks[index].kind == .line || marks[index].kind == .area {
      let number: Int
      if let last, isSame(marks[last.mark], as: marks[index]) {
        number = last.number
      } else {
        let key = key(marks[index])
        number = numbers[key] ?? series.count
        numbers[key] = number
        last = (index, number)
      }
      if number == series.count { series.append([]) }
      series[number].append(index)
    }
    return series
  }

  private static func isSame(_ last: MarkRecord, as mark: MarkRecord) -> Bool {
    last.kind == mark.kind && last.style === mark.style && last.series == mark.series
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
