/// A type declared as a view, and the line about sizing in its doc comment.
public struct ViewDeclaration: Equatable, Sendable {
  /// The type's name without enclosing types.
  public let name: String
  /// The line of its keyword, counted from 1.
  public let line: Int
  /// The line of its closing brace.
  public let lastLine: Int
  /// The comment's statement about sizing; `nil` if there is none.
  public let sizing: SizingNote?
  /// The insertion point of a sizing line in bytes; `nil` if the declaration doesn't start its
  /// line.
  let start: Int?
  /// The end of its closing brace in bytes.
  let end: Int
  /// Whether it has generic parameters.
  public let isGeneric: Bool
  /// The reason that no sample can be created; `nil` if one may be tried.
  public let obstacle: String?

  /// A comment's statement about sizing.
  public struct SizingNote: Equatable, Sendable {
    /// The behavior as written: `h-exp, v-hug`, `neutral`, `by argument`.
    public let phrase: String
    /// The phrase's range in bytes.
    let range: Range<Int>
  }

  /// Returns the views that a file declares at any depth, in the order in which they end.
  public static func list(in text: String) -> [ViewDeclaration] {
    let bytes = Array(text.utf8)
    return list(in: SwiftLexer.tokens(of: bytes), of: bytes)
  }

  static func list(in tokens: [SwiftLexer.Token], of bytes: [UInt8]) -> [ViewDeclaration] {
    ViewScan(tokens: tokens, bytes: bytes).run()
  }

  /// A type after the view, on the same line, that previews a view.
  var sample: String { sample(isGeneric ? "\(name) { SwiftUI.ProbeChild() }" : "\(name)()") }

  /// Like `sample`, but created from a row of data with the view's initializer for a decodable
  /// value.
  var sampleOfRows: String { sample("SwiftUI._RowContent(\(name).init)") }

  private func sample(_ view: String) -> String {
    "; @MainActor fileprivate struct _Sizing\(line): SwiftUI.PreviewRegistry { "
      + "static nonisolated var fileID: Swift.String { #fileID }; "
      + "static nonisolated var filePath: Swift.String { #filePath }; "
      + "static nonisolated var line: Swift.Int { \(line) }; "
      + "static func makePreview() -> SwiftUI.Preview { "
      + "SwiftUI.Preview(\"\(Self.sampleName)\") { \(view) } } }"
  }

  /// The name of such a preview.
  public static let sampleName = "quoin: a view by itself"

  /// Returns the text with the sizing in the doc comment replaced or added; free text after it
  /// stays.
  ///
  /// Returns `nil` if there is no place for it.
  public func writing(_ sizing: String, into text: [UInt8]) -> [UInt8]? {
    var text = text
    if let range = self.sizing?.range {
      text.replaceSubrange(range, with: Array(sizing.utf8))
      return text
    }
    guard let start else { return nil }
    let lineStart = text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // The byte order mark is not indentation.
    let indentation = text[lineStart..<start].filter { $0 == 32 || $0 == 9 }
    let isWindows = text.contains(UInt8(ascii: "\r"))
    let line = Array("/// Sizing: \(sizing)\(isWindows ? "\r" : "")\n".utf8) + indentation
    text.insert(contentsOf: line, at: start)
    return text
  }
}
