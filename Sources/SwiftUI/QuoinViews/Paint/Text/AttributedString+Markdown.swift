#if !canImport(Darwin)
  import Foundation
  import QuoinMarkdown

  // Parts of Apple's Foundation that the open-source one lacks.

  /// The kinds of inline markup.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = Self(.emphasized)
    public static let stronglyEmphasized = Self(.stronglyEmphasized)
    public static let code = Self(.code)
    public static let strikethrough = Self(.strikethrough)
    public static let softBreak = Self(.softBreak)
    public static let lineBreak = Self(.lineBreak)
    public static let inlineHTML = Self(.inlineHTML)
    public static let blockHTML = Self(.blockHTML)

    init(_ intent: MarkdownRun.Intent) { rawValue = intent.rawValue }
  }

  extension AttributeScopes.FoundationAttributes {
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  extension AttributedString {
    /// Options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
      /// The interpreted syntax.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Inline markup and blocks. The texts of blocks are concatenated without newlines, and
        /// their kinds are lost.
        case full
        case inlineOnly
        case inlineOnlyPreservingWhitespace
      }

      /// The action if the parser fails. It never does, because all text is valid Markdown.
      public enum FailurePolicy: Hashable, Sendable {
        case throwError, returnPartiallyParsedIfPossible
      }

      /// Has no effect: `^[…](…)` is parsed as ordinary text.
      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      /// Has no effect.
      public var languageCode: String?

      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Creates characters with presentation intents and links from `markdown`.
    ///
    /// Without the `Graphics` trait the markup remains in the text.
    ///
    /// - `baseURL`: the base of relative links.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      let runs = Markdown.runs(of: markdown, syntax: options.interpretedSyntax.syntax)
      for run in runs ?? [MarkdownRun(markdown)] { append(AttributedString(run, baseURL: baseURL)) }
    }

    /// Creates characters with presentation intents and links from the UTF-8 text in `markdown`.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates characters with presentation intents and links from the Markdown in a file.
    public init(
      contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    init(_ run: MarkdownRun, baseURL: URL?) {
      self.init(run.text)
      if !run.intent.isEmpty {
        self.inlinePresentationIntent = InlinePresentationIntent(run.intent)
      }
      if let link = run.link { self.link = URL(string: link, relativeTo: baseURL) }
    }
  }

  extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
    fileprivate var syntax: Markdown.Syntax {
      switch self {
      case .full: .full
      case .inlineOnly: .inlineOnly
      case .inlineOnlyPreservingWhitespace: .inlineOnlyPreservingWhitespace
      }
    }
  }
#endif
