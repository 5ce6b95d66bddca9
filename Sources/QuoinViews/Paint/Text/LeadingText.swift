import Foundation
import QuoinGeometry

extension HorizontalAlignment {
  private enum LeadingText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the text nearest to the leading side begins: the lines of a list begin there
  /// (Rules/Lists.md#leading-text). Combined as first baselines are, to the least of several.
  static let leadingText = HorizontalAlignment(
    AlignmentKey(LeadingText.self, axis: .horizontal, line: .firstTextBaseline))
}
