import Foundation
import QuoinGeometry
import QuoinLayout

extension HorizontalAlignment {
  private enum LeadingText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the text nearest to the leading side begins: the lines of a list begin there
  /// (Rules/Lists.md#leading-text). Containers combine several of them as they do first baselines: the least
  /// counts.
  static let leadingText = HorizontalAlignment(
    AlignmentKey(LeadingText.self, axis: .horizontal, line: .firstTextBaseline))
}

/// The layout of a control whose texts stand on a shape: the lines of a list don't begin at them
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
