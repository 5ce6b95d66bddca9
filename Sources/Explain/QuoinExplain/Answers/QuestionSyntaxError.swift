/// An error in the text of a question or wish about a layout.
public enum QuestionSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no question.
  case empty
  /// The text has more bytes than `limit`.
  case tooLong(limit: Int)
  /// A quotation mark, at this character counted from 1, has no counterpart.
  case openQuote(String, position: Int)
  /// There is nothing between the quotation marks at this character.
  case emptyQuotes(position: Int)
  /// A number is no length, line or position.
  case number(String)
  /// A part of a wish neither compares nor describes anything.
  case noStatement(String)
  /// A side of a comparison is missing.
  case noValue(String)
  /// A comparison doesn't name a property.
  case noProperty(String)
  /// A property doesn't exist, or not there.
  case unknownProperty(String)
  /// A wish has more conditions than `limit`.
  case tooManyConditions(limit: Int)

  public var description: String {
    switch self {
    case .empty:
      "the question is empty; ask about a text (\"Save\".width), a type (Button), a line (7) or a point (200,300)"
    case .tooLong(let limit):
      "the question is longer than \(limit) bytes; the beginning of a text is enough to name a view"
    case .openQuote(let mark, let position):
      "the quotation mark \(mark) at character \(position) has no counterpart; close it after the text"
    case .emptyQuotes(let position):
      "there is nothing in the quotation marks at character \(position); write the beginning of a text there"
    case .number(let text):
      "“\(text)” is out of range; lengths and positions are at most \(Int(Self.largestLength)), lines and numbers of views start at 1"
    case .noStatement(let text):
      "“\(text)” states nothing; write a comparison (Card.width <= window), a place (\"Save\" below Image) or a state (Title not cut, Row.taps, \"Trip\" centered)"
    case .noValue(let text):
      "a side of “\(text)” is missing; write a comparison such as \"No\".width = \"Yes\".width"
    case .noProperty(let text):
      "“\(text)” compares no property; add one to a view, such as .width"
    case .unknownProperty(let text):
      "there is no property \(text) here; try .width, .height, .minX, .midX, .maxX, .minY, .midY, .maxY, .lines or .gap"
    case .tooManyConditions(let limit):
      "the wish has more than \(limit) conditions; put texts with commas in quotation marks, and split the wish"
    }
  }

  /// The largest length and position in a question, in points.
  static let largestLength = 100_000.0
}
