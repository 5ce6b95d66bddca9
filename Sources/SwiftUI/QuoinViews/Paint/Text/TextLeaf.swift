import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinText

/// The layout request of a text to its paragraph, shared by texts with the same attributes.
final class TextTerms {
  /// The request to the paragraph, without the available size.
  let request: TextLayoutRequest
  /// The maximum of each measure over the used fonts, for the spacing to neighbors.
  let metrics: LineMetrics
  /// The spacing of a one-line text, which doesn't depend on its characters.
  fileprivate var lineSpacing: ViewSpacing?

  init(request: TextLayoutRequest, metrics: LineMetrics) {
    (self.request, self.metrics) = (request, metrics)
  }
}

/// The leaf of a text, which gets the lines for each proposal from its paragraph.
final class TextLeaf: LayoutLeaf {
  let paragraph: Paragraph
  let terms: TextTerms
  /// The appearance of the text, which doesn't affect layout.
  let look: TextLook

  init(paragraph: Paragraph, terms: TextTerms, look: TextLook) {
    (self.paragraph, self.terms, self.look) = (paragraph, terms, look)
  }

  /// Returns the same text with another appearance.
  func with(_ look: TextLook) -> TextLeaf {
    TextLeaf(paragraph: paragraph, terms: terms, look: look)
  }

  /// Returns the lines for `proposal`; an axis whose proposal is nil has infinite space.
  func layout(_ proposal: ProposedViewSize) -> TextLayout {
    var request = terms.request
    request.width = proposal.width ?? .infinity
    request.height = proposal.height ?? .infinity
    return paragraph.layout(request)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Self.isNoRoom(proposal) ? .zero : layout(proposal).size
  }

  /// Returns whether there is no space at all, in which case a text takes none; a width of 0 alone
  /// yields a column of characters (Rules/Text.md#no-room).
  private static func isNoRoom(_ proposal: ProposedViewSize) -> Bool {
    proposal.width?.isNothing == true && proposal.height?.isNothing == true
  }

  /// Returns the length of the text. The minimum width for a stack is 0 (Rules/Text.md#no-room).
  func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    if axis == .horizontal, let width = proposal.width, width < .roundingError { return 0 }
    let size = sizeThatFits(proposal)
    return axis == .horizontal ? size.width : size.height
  }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(proposal).lastBaseline
    case VerticalAlignment.firstTextLineCenter.key:
      firstLineCenter(proposal)
    case HorizontalAlignment.leadingText.key: 0
    default: nil
    }
  }

  /// Returns the center of the first line. If there is no space, the line is the one that the text
  /// would have; one without characters has no capitals (Rules/Alignment.md#first-line-center).
  private func firstLineCenter(_ proposal: ProposedViewSize) -> CGFloat {
    let baseline = layout(Self.isNoRoom(proposal) ? .unspecified : proposal).firstBaseline
    return paragraph.text.isEmpty ? baseline : baseline - terms.metrics.capHeight / 2
  }

  var hasBaselines: Bool { true }

  /// The spacing of the text with one line per paragraph, regardless of later proposals
  /// (Rules/Spacing.md#text).
  var spacing: ViewSpacing {
    let isOneLine = paragraph.isOneLine
    if isOneLine, let known = terms.lineSpacing { return known }
    let (ideal, metrics) = (layout(.unspecified), terms.metrics)
    let spacing = ViewSpacing.text(
      ascent: metrics.ascent, descent: metrics.descent, capHeight: metrics.capHeight,
      leading: metrics.leading, pixel: terms.request.pixelLength,
      firstBaseline: ideal.firstBaseline,
      lastBaselineFromBottom: ideal.size.height - ideal.lastBaseline)
    if isOneLine { terms.lineSpacing = spacing }
    return spacing
  }
}

extension TextLeaf: TextualLeaf {
  func textFacts(for proposal: ProposedViewSize) -> TextFacts {
    let layout = layout(proposal)
    let full = self.layout(ProposedViewSize(width: proposal.width, height: nil))
    return TextFacts(
      string: paragraph.text, lineCount: layout.lines.count,
      ideal: self.layout(.unspecified).size, longestWord: paragraph.longestWord,
      fullHeight: full.size.height, isTruncated: layout.isTruncated,
      breaksWord: paragraph.breaksWord(in: layout), scale: layout.scale,
      fontSize: paragraph.runs.first?.font.size ?? 0)
  }
}
