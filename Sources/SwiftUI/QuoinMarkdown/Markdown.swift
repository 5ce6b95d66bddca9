/// Parses Markdown, with GitHub's strikethrough and automatic links.
///
/// A build without the `Graphics` trait has no parser: ``runs(of:syntax:)`` then returns `nil`.
public enum Markdown {
  /// The markup to interpret.
  public enum Syntax: Hashable, Sendable {
    /// Blocks and inline markup; the texts of blocks are concatenated.
    case full
    /// Inline markup only; runs of white space and line ends become a single space.
    case inlineOnly
    /// Inline markup only; every space and line end is kept.
    case inlineOnlyPreservingWhitespace
  }

  /// Whether a parser is available.
  public static var isAvailable: Bool {
    #if Graphics
      true
    #else
      false
    #endif
  }

  /// Parses `source` into runs; `nil` without a parser.
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

  /// Whether `text` contains a character that could be markup. Most labels don't, and need no
  /// parser.
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

  /// Whether `text` contains complete markup, found without a parser: `*a*`, but not `2 * 3` or
  /// `R&D`. Looks only at the beginning of a long text.
  public static func hasMarkup(_ text: String) -> Bool {
    mayHoldMarkup(text) && String(text.prefix(4096)).contains(markup)
  }

  nonisolated(unsafe) private static let markup =
    #/
      \*\S(.*?\S)?\* | (^|\W)_\S(.*?\S)?_(\W|$) | ~\S(.*?\S)?~ | `[^`]+`
    | \[[^\]]+\]\([^)]*\) | </?[A-Za-z][^<>]*>
    | (https?|ftp)://\w | www\.\w | [\w.+\-]+@[\w\-]+\.\w
    | &(\#[0-9]+|\#[xX][0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]*);
    | \\[!-/:-@\[-`\{-~]
    /#

  /// The maximum length in UTF-8 bytes: half of what the parser can represent.
  private static let longest = 1 << 26
}
