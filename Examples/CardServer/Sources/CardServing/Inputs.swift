import Foundation

/// The content of a request's body. Invalid content throws an error with the name of the field.
protocol Input: Codable, Sendable {
  func check() throws(WrongValue)
}

/// Valid JSON with a value that the field doesn't allow.
struct WrongValue: Error {
  let field: String
  let reason: String
}

/// A card of 1200 × 630 points.
struct CardInput: Input {
  var title: String
  var subtitle: String?
  /// Six hexadecimal digits: `"cc3366"`.
  var color: String?

  func check() throws(WrongValue) {
    try Self.check(title, "title", 1...120)
    if let subtitle { try Self.check(subtitle, "subtitle", 0...240) }
    guard let color else { return }
    guard color.count == 6, color.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw WrongValue(
        field: "color", reason: "six hexadecimal digits are a colour, such as cc3366")
    }
  }
}

/// An invoice, or a report with any number of rows.
struct DocumentInput: Input {
  struct Row: Codable, Sendable {
    var article: String
    var count: Int
    /// The price in cents.
    var price: Int
  }

  var title: String
  var recipient: [String]?
  var rows: [Row]

  /// A limit on the size of a document: more rows would take seconds.
  static let mostRows = 20_000

  func check() throws(WrongValue) {
    try Self.check(title, "title", 1...120)
    guard (recipient ?? []).count <= 6 else {
      throw WrongValue(field: "recipient", reason: "an address has at most 6 lines")
    }
    guard (1...Self.mostRows).contains(rows.count) else {
      throw WrongValue(
        field: "rows", reason: "there are 1 to \(Self.mostRows), and not \(rows.count)")
    }
    for (number, row) in rows.enumerated() {
      try Self.check(row.article, "rows[\(number)].article", 1...200)
      guard (0...100_000).contains(row.count) else {
        throw WrongValue(field: "rows[\(number)].count", reason: "it is a number from 0 to 100000")
      }
      guard (-100_000_000...100_000_000).contains(row.price) else {
        throw WrongValue(
          field: "rows[\(number)].price", reason: "it is a number of cents within 100000000")
      }
    }
  }
}

extension Input {
  fileprivate static func check(
    _ text: String, _ field: String, _ length: ClosedRange<Int>
  ) throws(WrongValue) {
    // A character may have any number of combining marks.
    guard length.contains(text.count), text.utf8.count <= 16 * length.upperBound else {
      throw WrongValue(
        field: field,
        reason:
          "it has \(length.lowerBound) to \(length.upperBound) characters, and not \(text.count)")
    }
  }
}
