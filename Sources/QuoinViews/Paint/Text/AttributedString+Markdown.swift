#if !canImport(Darwin)
  import Foundation
  import QuoinMarkdown

  // Parts of Foundation on Apple's platforms that the open-source one lacks.

  /// The kinds of inline markup around characters.
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
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// Which markup counts.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Blocks too. Their texts follow each other without a line end, and what kind of blocks they
        /// were is not kept.
        case full
        case inlineOnly
        case inlineOnlyPreservingWhitespace
      }

      /// What to do if the parser fails. It never does, as all text is Markdown.
      public enum FailurePolicy: Hashable, Sendable {
        case throwError, returnPartiallyParsedIfPossible
      }

      /// Has no effect: `^[…](…)` is read as ordinary text.
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

    /// `markdown` as characters with presentation intents and links.
    ///
    /// Without the `Graphics` trait the markup stays in the text.
    ///
    /// - `baseURL`: what relative links start from.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      let runs = Markdown.runs(of: markdown, syntax: options.interpretedSyntax.syntax)
      for run in runs ?? [MarkdownRun(markdown)] { append(AttributedString(run, baseURL: baseURL)) }
    }

    /// The UTF-8 text in `markdown` as characters with presentation intents and links.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The Markdown in a file as characters with presentation intents and links.
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
