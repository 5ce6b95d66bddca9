import Foundation

/// A view and a property as written in a question: `HStack#2.width`, `"Save".height`, `#5.x`.
struct QuestionName {
  /// The name, without its number and property.
  var stem: String
  var number: Int?
  /// The property, in lower case.
  var property: String?
  var isQuoted: Bool

  /// - Parameter properties: the properties that may follow a period, in lower case.
  /// - Throws: ``QuestionSyntaxError/number(_:)`` for a number of a view that can't exist.
  init(_ token: QuestionScanner.Token, properties: Set<String>) throws {
    isQuoted = token.kind == .quoted
    var text = isQuoted ? token.suffix : token.text
    if let dot = text.lastIndex(of: ".") {
      let name = QuestionWords.normalized(String(text[text.index(after: dot)...]))
      if properties.contains(name) {
        property = name
        text = String(text[..<dot])
      }
    }
    if let mark = text.lastIndex(of: "#") {
      let digits = text[text.index(after: mark)...]
      if !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) {
        guard let value = Int(digits), value > 0, value <= Self.largestNumber else {
          throw QuestionSyntaxError.number(String(text[mark...]))
        }
        number = value
        text = String(text[..<mark])
      }
    }
    stem = isQuoted ? token.text : text
    rest = isQuoted ? text : ""
  }

  /// The part of a quoted text's suffix that is neither a number nor a property.
  let rest: String

  private static let largestNumber = 1_000_000

  /// The view that the name points at without a doubt; `nil` for an ordinary word.
  ///
  /// - Throws: ``QuestionSyntaxError/number(_:)`` for a number that no layout has.
  func target() throws -> LayoutQuestion.Target? {
    if isQuoted { return .name(stem, number: number) }
    if stem.isEmpty { return number.map { .node($0) } }
    if let place = try Self.place(stem) { return .place(place) }
    if let line = try Self.line(stem) { return line }
    if stem.contains(where: \.isNumber), let value = Double(stem), !value.isFinite {
      throw QuestionSyntaxError.number(stem)
    }
    return number == nil && property == nil ? nil : .name(stem, number: number)
  }

  /// The view, where an ordinary word is a name.
  func namedTarget() throws -> LayoutQuestion.Target? {
    if let target = try target() { return target }
    return stem.isEmpty ? nil : .name(stem, number: number)
  }

  /// Returns the point in `200,300`.
  private static func place(_ text: String) throws -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]) else { return nil }
    guard isLength(x), isLength(y) else { throw QuestionSyntaxError.number(text) }
    return CGPoint(x: x, y: y)
  }

  /// Returns the line in `View.swift:7` or `View.swift:7:12`.
  private static func line(_ text: String) throws -> LayoutQuestion.Target? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].hasSuffix(".swift"),
      parts.dropFirst().allSatisfy(isDigits)
    else { return nil }
    return .line(try lineNumber(parts[1]), file: String(parts[0]))
  }

  /// Returns the number of a line. Throws unless it is positive and can exist.
  static func lineNumber(_ digits: some StringProtocol) throws -> Int {
    guard let line = Int(digits), line > 0, line <= largestNumber else {
      throw QuestionSyntaxError.number(String(digits))
    }
    return line
  }

  static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Whether a number can be a length or position.
  static func isLength(_ number: Double) -> Bool {
    number.isFinite && abs(number) <= QuestionSyntaxError.largestLength
  }
}
