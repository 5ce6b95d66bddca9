import Foundation
import QuoinGeometry

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
