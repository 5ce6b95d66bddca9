/// A range of parsed Markdown with uniform attributes.
public struct MarkdownRun: Hashable, Sendable {
  /// The characters, without any markup.
  public var text: String
  public var intent: Intent
  /// The destination of the enclosing link, as written.
  public var link: String?
  /// The address of the image that the text describes, as written.
  public var image: String?

  public init(_ text: String, _ intent: Intent = [], link: String? = nil, image: String? = nil) {
    self.text = text
    self.intent = intent
    self.link = link
    self.image = image
  }

  /// The meaning of the markup. The values are those of Foundation's inline presentation intent.
  public struct Intent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = Intent(rawValue: 1 << 0)
    public static let stronglyEmphasized = Intent(rawValue: 1 << 1)
    public static let code = Intent(rawValue: 1 << 2)
    public static let strikethrough = Intent(rawValue: 1 << 5)
    public static let softBreak = Intent(rawValue: 1 << 6)
    public static let lineBreak = Intent(rawValue: 1 << 7)
    public static let inlineHTML = Intent(rawValue: 1 << 8)
    public static let blockHTML = Intent(rawValue: 1 << 9)
  }
}
