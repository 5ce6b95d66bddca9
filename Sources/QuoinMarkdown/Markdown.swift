/// Reads Markdown with GitHub's strikethrough and links from bare addresses.
///
/// A build without the `Graphics` trait has no parser: ``runs(of:syntax:)`` then answers `nil`.
public enum Markdown {
  /// Which markup counts.
  public enum Syntax: Hashable, Sendable {
    /// Blocks too: their texts follow each other without anything between them.
    case full
    /// Only what stands inside lines; white space is one space wherever lines are broken.
    case inlineOnly
    /// Only what stands inside lines; every space and line end is kept.
    case inlineOnlyPreservingWhitespace
  }

  /// Whether there is a parser.
  public static var isAvailable: Bool {
    #if Graphics
      true
    #else
      false
    #endif
  }

  /// `source` as runs; `nil` without a parser.
  public static func runs(of source: String, syntax: Syntax) -> [MarkdownRun]? {
    #if Graphics
      guard source.utf8.count <= longest else { return [MarkdownRun(source)] }
      return switch syntax {
      case .full: MarkdownParser.shared.runs(of: source)
      case .inlineOnly: InlineSource(InlineSource.joiningLines(of: source)).runs()
      case .inlineOnlyPreservingWhitespace: InlineSource(source).runs()
      }
    #else
      return nil
    #endif
  }

  /// Whether `text` holds a character that could be markup. Most labels don't, and need no parser.
  public static func mayHoldMarkup(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"),
        UInt8(ascii: "@"):
        return true
      // "https://" and "www."
      case UInt8(ascii: "/") where previous == UInt8(ascii: "/"),
        UInt8(ascii: "w") where previous == UInt8(ascii: "w"):
        return true
      default: previous = byte
      }
    }
    return false
  }

  /// In UTF-8 bytes; the parser's own lengths end at twice that.
  private static let longest = 1 << 26
}
