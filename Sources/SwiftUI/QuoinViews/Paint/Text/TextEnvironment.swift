import Foundation
import QuoinCore
import QuoinText

/// The environment's values for text, stored under one key so that a text looks them up once.
struct TextEnvironment {
  var attributes = TextAttributes()
  var lineLimit: Int?
  /// The number of reserved lines.
  var minimumLines = 0
  var alignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var lineHeight: AttributedString.LineHeight?
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  /// Whether the second line of two takes a word along (Rules/Text.md#orphans).
  var avoidsOrphans = true
  var textCase: Text.Case?
  var dynamicTypeSize = DynamicTypeSize.large
  var legibilityWeight: LegibilityWeight?
  /// The custom renderer of texts.
  var renderer: (any TextRenderer)?
  /// Makes texts selectable in a live tree; `nil` where users can't select texts.
  var selector: TextSelector?
}

private struct TextKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
  var text: TextEnvironment {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The font of texts without their own; `nil` means the platform's default.
  public var font: Font? {
    get { text.attributes.font ?? nil }
    set { text.attributes.font = .some(newValue) }
  }
  /// The maximum number of lines of a text, or `nil` for no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  /// The alignment of the lines in a text.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
  /// The truncation of a text that doesn't fit.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }
  /// The distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  /// The minimum scale of texts that don't fit; 1 disables scaling.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }
  /// Whether letter spacing may be tightened to fit, before text is scaled or truncated.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }
  /// The case in which texts are shown; `nil` leaves them unchanged.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
