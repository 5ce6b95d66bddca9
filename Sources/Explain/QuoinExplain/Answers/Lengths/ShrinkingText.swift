import Foundation
import QuoinGeometry
import QuoinLayout

/// A cut text of one line, and the scale of its font at which the line fits.
struct ShrinkingText {
  /// The smallest scale that keeps a text legible.
  private static let least: CGFloat = 0.5

  /// The scale at which the line fits; `nil` if it is too small, or if the text may have more
  /// lines.
  let scale: CGFloat?
  private let fontSize: CGFloat

  init(_ text: Int, _ facts: LengthFacts) {
    fontSize = facts.node(text).text?.fontSize ?? 0
    guard let own = facts.node(text).text, own.isTruncated, own.lineCount == 1, own.scale == 1,
      let width = facts.node(text).proposal.width, width.isFinite, own.ideal.width > width
    else {
      scale = nil
      return
    }
    let scale = width / own.ideal.width
    self.scale = scale >= Self.least ? scale : nil
  }

  /// The alternative to more lines, as the end of a sentence.
  var words: String {
    guard let percent else { return "" }
    return "; with .minimumScaleFactor(0.5) instead, the font would shrink to about \(percent) %"
  }

  /// `.minimumScaleFactor(0.5)` after the `lineLimit` of the text, with the computed result.
  func edit(after limit: LayoutReport.Source) -> ProposedEdit? {
    guard let percent, let scale else { return nil }
    let change = SourceChange(
      "lineLimit", at: limit, .append(".minimumScaleFactor(\(Self.least))"))
    let size = LengthFormat.text((fontSize * scale).rounded())
    let old = LengthFormat.text(fontSize)
    return ProposedEdit(
      [change], outcome: "all of it, at about \(percent) % of its size, \(size) instead of \(old)",
      isComputed: true)
  }

  private var percent: Int? { scale.map { Int(($0 * 100).rounded(.down)) } }
}
