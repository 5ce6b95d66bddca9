import QuoinCore

/// The reasons for hiding the content of views.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content isn't available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Other people may see the screen.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; pictures look the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The redaction values of the environment, stored under one key.
private struct Redaction {
  var reasons: RedactionReasons = []
  var isSensitive = false
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: Redaction { Redaction() }
}

extension EnvironmentValues {
  private var redaction: Redaction {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// The reasons for hiding the content of views.
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }

  /// Whether views are hidden when other people may see the screen.
  fileprivate var isPrivacySensitive: Bool {
    get { redaction.isSensitive }
    set { redaction.isSensitive = newValue }
  }

  /// Whether texts and images omit their content.
  var isRedacted: Bool {
    let redaction = redaction
    return redaction.reasons.contains(.placeholder)
      || redaction.isSensitive && redaction.reasons.contains(.privacy)
  }
}

extension View {
  /// Replaces the content of texts with bars, and that of images with blocks.
  ///
  /// The reason `.privacy` affects only sensitive content. The opacity and corner radius of bars
  /// and blocks are estimated.
  /// Sizing: neutral.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of the view despite redaction reasons of enclosing views.
  /// Sizing: neutral.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the content of the view is private.
  /// Sizing: neutral.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Declares that the view's appearance depends on whether its content is out of date, which no
  /// picture shows.
  /// Sizing: neutral.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
