import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinText

/// What a text asks its paragraph for; texts that look alike share it.
final class TextTerms {
  /// The request to the paragraph, without the space.
  let request: TextLayoutRequest
  /// The largest of each measure over the fonts used, for the distances to neighbours.
  let metrics: LineMetrics
  /// The spacing of a text of one line, which doesn't depend on its characters.
  fileprivate var lineSpacing: ViewSpacing?

  init(request: TextLayoutRequest, metrics: LineMetrics) {
    (self.request, self.metrics) = (request, metrics)
  }
}

/// The leaf of a text: asks its paragraph for the lines of each proposal.
final class TextLeaf: LayoutLeaf {
  let paragraph: Paragraph
  let terms: TextTerms
  /// How it is drawn, which plays no part in the layout.
  let look: TextLook

  init(paragraph: Paragraph, terms: TextTerms, look: TextLook) {
    (self.paragraph, self.terms, self.look) = (paragraph, terms, look)
  }

  /// The same text in another look.
  func with(_ look: TextLook) -> TextLeaf {
    TextLeaf(paragraph: paragraph, terms: terms, look: look)
  }

  /// The lines for `proposal`; an axis without a proposal has infinite room.
  func layout(_ proposal: ProposedViewSize) -> TextLayout {
    var request = terms.request
    request.width = proposal.width ?? .infinity
    request.height = proposal.height ?? .infinity
    return paragraph.layout(request)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Self.isNoRoom(proposal) ? .zero : layout(proposal).size
  }

  /// A text proposed no space at all takes none; a width of 0 alone gives a column of characters (Rules/Text.md#no-room).
  private static func isNoRoom(_ proposal: ProposedViewSize) -> Bool {
    proposal.width?.isNothing == true && proposal.height?.isNothing == true
  }

  /// The answer to a stack that asks for the smallest width is 0 (Rules/Text.md#no-room).
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

  /// A text without room keeps the line it would have; one without characters has no capitals
  /// (Rules/Alignment.md#first-line-center).
  private func firstLineCenter(_ proposal: ProposedViewSize) -> CGFloat {
    let baseline = layout(Self.isNoRoom(proposal) ? .unspecified : proposal).firstBaseline
    return paragraph.text.isEmpty ? baseline : baseline - terms.metrics.capHeight / 2
  }

  var hasBaselines: Bool { true }

  /// The spacing of the text with one line a paragraph, whatever is proposed later (Rules/Spacing.md#text).
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
