import QuoinCore

/// Why the content of views is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look on.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; pictures look the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The environment's values for redaction, behind one key.
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

  /// Why the content of the views inside is not shown.
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }

  /// Whether the views inside are hidden where others may look on.
  fileprivate var isPrivacySensitive: Bool {
    get { redaction.isSensitive }
    set { redaction.isSensitive = newValue }
  }

  /// Whether texts and images leave their content out.
  var isRedacted: Bool {
    let redaction = redaction
    return redaction.reasons.contains(.placeholder)
      || redaction.isSensitive && redaction.reasons.contains(.privacy)
  }
}

extension View {
  /// Leaves out the content of texts, drawn as bars, and of images, drawn as blocks.
  ///
  /// The reason `.privacy` affects only sensitive content. The opacity and roundness of bars and blocks are estimated.
  /// Sizing: neutral.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of the views inside despite reasons set around. Sizing: neutral.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the content of the views inside is private. Sizing: neutral.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Says that the view has a look for content that is out of date, which no picture shows. Sizing: neutral.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
