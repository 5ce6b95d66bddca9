import Foundation

/// Rows of text in columns as wide as their longest cell.
struct TextTable {
  let heading: [String]
  let rows: [[String]]

  var text: String {
    let lines = [heading] + rows
    let widths = heading.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).map { word, width in
        word.padding(toLength: max(width, word.count), withPad: " ", startingAt: 0)
      }
      let text = cells.joined(separator: "  ")
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.endIndex)])
    }
    .joined(separator: "\n")
  }
}

/// The formatting of all JSON that the host writes.
enum JSONText {
  static func text<Value: Encodable>(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
