/// The names in a top-level declaration, and its functions whose bodies can be replaced.
public struct DeclarationOutline: Equatable, Sendable {
  /// The body of a function or of a computed property, whose replacement changes nothing for the
  /// code that uses it.
  public struct Body: Equatable, Sendable {
    /// The function or property, such as `func load`.
    public let what: String
    /// The range in bytes between the braces.
    public let range: Range<Int>
    /// The line of the opening brace, counted from 1.
    public var firstLine: Int { opening.line }

    /// The places of the braces.
    let opening, closing: Place

    /// Whether it contains a place in the file; without a column, one on its lines.
    public func contains(line: Int, column: Int?) -> Bool {
      guard opening.line...closing.line ~= line else { return false }
      guard let column else { return opening.line < line && line < closing.line }
      return (line, column) > (opening.line, opening.column)
        && (line, column) <= (closing.line, closing.column)
    }
  }

  /// A line and a column in bytes, both counted from 1.
  struct Place: Equatable, Sendable {
    let line, column: Int
  }

  /// A place where a name is used by itself, not as a member of something.
  public struct Mention: Equatable, Sendable {
    /// The position in bytes.
    public let position: Int
    /// The line, counted from 1.
    public let line: Int
  }

  /// The names of the types that it declares at any depth outside of functions.
  public internal(set) var types: [String] = []
  /// The names of its functions, variables and cases at any depth outside of functions.
  public internal(set) var members: [String] = []
  /// The extended name, in parts.
  public internal(set) var extended: [String] = []
  /// All names in it.
  public internal(set) var words: Set<String> = []
  /// The names outside of the bodies of functions.
  public internal(set) var interfaceWords: Set<String> = []
  /// The code outside of the bodies of functions, without spaces and comments.
  public internal(set) var interface: [UInt8] = []
  /// The uses of each name, without those after a dot.
  public internal(set) var mentions: [String: [Mention]] = [:]
  public internal(set) var bodies: [Body] = []

  /// Returns the outlines of a file's top-level declarations, in the order of
  /// ``PreparedSource/declarations``. They don't contain code that is excluded on the platform.
  public static func list(in text: String, on platform: SourcePlatform) -> [DeclarationOutline] {
    let bytes = Array(text.utf8)
    let tokens = SwiftLexer.tokens(of: bytes)
    let scan = OutlineScan(tokens: tokens, bytes: bytes, platform: platform)
    return Declaration.list(in: tokens).map { scan.outline(of: $0) }
  }

  /// The text in the place of a body that isn't compiled: a trap with this reason.
  public static func trap(because reason: String) -> String {
    " Swift.fatalError(\(reason.debugDescription)) "
  }
}
