/// A type of a file that is said to be a view, and the line about its sizing in the comment before it.
public struct ViewDeclaration: Equatable, Sendable {
  /// The type's name, without those around it.
  public let name: String
  /// Where its keyword stands, counted from 1.
  public let line: Int
  /// The line of its closing brace.
  public let lastLine: Int
  /// What the comment says of the sizing; `nil` where it says nothing.
  public let sizing: SizingNote?
  /// Where a line about the sizing goes, in bytes; `nil` where the declaration doesn't begin its line.
  let start: Int?
  /// Where its closing brace ends, in bytes.
  let end: Int
  /// Whether it has parameters between angle brackets.
  public let isGeneric: Bool
  /// Why no view of it can be made beside it; `nil` where one may be tried.
  public let obstacle: String?

  /// What a comment says of the sizing.
  public struct SizingNote: Equatable, Sendable {
    /// The behaviour as it is written: `h-exp, v-hug`, `neutral`, `by argument`.
    public let phrase: String
    /// Where the phrase is, in bytes.
    let range: Range<Int>
  }

  /// The views that a file declares, however deep, in the order in which they end.
  public static func list(in text: String) -> [ViewDeclaration] {
    var bytes = Array(text.utf8)
    // The mark at the start of a file is no part of its first word.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) {
      bytes.replaceSubrange(..<mark.count, with: mark.map { _ in UInt8(ascii: " ") })
    }
    return list(in: SwiftLexer.tokens(of: bytes), of: bytes)
  }

  static func list(in tokens: [SwiftLexer.Token], of bytes: [UInt8]) -> [ViewDeclaration] {
    ViewScan(tokens: tokens, bytes: bytes).run()
  }

  /// A type behind the view that shows one on a canvas, on the same line.
  var sample: String { sample(isGeneric ? "\(name) { SwiftUI.ProbeChild() }" : "\(name)()") }

  /// The same of one that is made of a row of data, by the initializer that takes one value that can be decoded.
  var sampleOfRows: String { sample("SwiftUI._RowContent(\(name).init)") }

  private func sample(_ view: String) -> String {
    "; @MainActor fileprivate struct _Sizing\(line): SwiftUI.PreviewRegistry { "
      + "static nonisolated var fileID: Swift.String { #fileID }; "
      + "static nonisolated var filePath: Swift.String { #filePath }; "
      + "static nonisolated var line: Swift.Int { \(line) }; "
      + "static func makePreview() -> SwiftUI.Preview { "
      + "SwiftUI.Preview(\"\(Self.sampleName)\") { \(view) } } }"
  }

  /// What such a preview is called.
  public static let sampleName = "quoin: a view by itself"

  /// The text with a sizing written in the comment, in place of what it says: free text behind it stays. `nil` where there
  /// is no place for it.
  public func writing(_ sizing: String, into text: [UInt8]) -> [UInt8]? {
    var text = text
    if let range = self.sizing?.range {
      text.replaceSubrange(range, with: Array(sizing.utf8))
      return text
    }
    guard let start else { return nil }
    let lineStart = text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // The mark at the start of a file is no indentation.
    let indentation = text[lineStart..<start].filter { $0 == 32 || $0 == 9 }
    let isWindows = text.contains(UInt8(ascii: "\r"))
    let line = Array("/// Sizing: \(sizing)\(isWindows ? "\r" : "")\n".utf8) + indentation
    text.insert(contentsOf: line, at: start)
    return text
  }
}
