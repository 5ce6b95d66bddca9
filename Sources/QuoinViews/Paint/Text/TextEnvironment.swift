import Foundation
import QuoinCore
import QuoinText

/// The environment's values for texts, behind one key so that a text looks them up once.
struct TextEnvironment {
  var attributes = TextAttributes()
  var lineLimit: Int?
  /// The number of lines that are reserved.
  var minimumLines = 0
  var alignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  var dynamicTypeSize = DynamicTypeSize.large
  var legibilityWeight: LegibilityWeight?
  /// Draws texts in its own way.
  var renderer: (any TextRenderer)?
}

private struct TextKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

extension EnvironmentValues {
  var text: TextEnvironment {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The font of texts that name none; `nil` is the platform's own.
  public var font: Font? {
    get { text.attributes.font ?? nil }
    set { text.attributes.font = .some(newValue) }
  }
  /// The most lines a text takes; `nil` for no limit.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  /// How the lines of a text that has several are placed.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }
  /// Points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  /// How far texts may shrink to fit: 1 not at all.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }
  /// Whether letters may move closer to fit, before they shrink and before text is cut.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }
  /// The case texts are shown in; `nil` as they are written.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
