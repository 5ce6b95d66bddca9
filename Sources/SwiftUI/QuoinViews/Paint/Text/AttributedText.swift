import Foundation
import QuoinCore

extension Text {
  /// Creates a text from `attributedContent`, with the attributes of SwiftUI's and Foundation's
  /// scopes that affect its appearance.
  ///
  /// A link is tinted unless it has its own color. The text's modifiers and the environment
  /// determine attributes that aren't set.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    fragments = attributedContent.runs.map { run in
      TextFragment(
        string: String(attributedContent.characters[run.range]),
        attributes: TextAttributes(run.attributes))
    }
    if fragments.isEmpty { fragments = [TextFragment(string: "")] }
  }
}

extension TextAttributes {
  /// Creates the attributes from those of a string.
  init(_ attributes: AttributeContainer) {
    self.init(attributes.inlinePresentationIntent ?? [], link: attributes.link)
    if let font = attributes.font { self.font = .some(font) }
    if let color = attributes.foregroundColor { foreground = .some(AnyShapeStyle(color)) }
    background = attributes.backgroundColor
    kerning = attributes.kern
    tracking = attributes.tracking
    baselineOffset = attributes.baselineOffset
    if let line = attributes.underlineStyle { underline = .some(line) }
    if let line = attributes.strikethroughStyle { strikethrough = .some(line) }
  }

  /// Creates the attributes for markup; links are never bold (Rules/Text.md#markdown).
  init(_ intent: InlinePresentationIntent, link: URL?) {
    self.init()
    self.link = link
    if intent.contains(.stronglyEmphasized), link == nil { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .some(.single) }
  }
}
