import Foundation
import QuoinGeometry
import QuoinLayout

extension HorizontalAlignment {
  private enum LeadingText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The leading edge of the text nearest to the leading side, where list separators begin
  /// (Rules/Lists.md#leading-text). Containers combine several like first baselines, by taking the
  /// minimum.
  static let leadingText = HorizontalAlignment(
    AlignmentKey(LeadingText.self, axis: .horizontal, line: .firstTextBaseline))
}

/// The layout of a control whose texts are on a shape, so that list separators don't begin at them
/// (Rules/Lists.md#leading-text).
protocol TextEnclosingLayout: Layout {}

extension TextEnclosingLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .leadingText ? nil : subviews.combinedGuide(guide.key)
  }
}
