import QuoinCore

/// Why the content of views is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing is known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look on.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date; nothing that a picture shows changes.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What is redacted, behind one key.
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
  /// For reasons of privacy only what is sensitive is left out. How strong and how round bars and blocks are is
  /// estimated. Sizing: neutral.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of the views inside whatever the reasons around. Sizing: neutral.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says whether what the views inside show is nobody else's business. Sizing: neutral.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Says that the view has a look for content that is out of date, which no picture shows. Sizing: neutral.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
