import Foundation

/// The extent of a line above and below its baseline, in points.
struct LineBox {
  var ascent: CGFloat
  var descent: CGFloat
  var leading: CGFloat

  static let zero = LineBox(ascent: 0, descent: 0, leading: 0)

  init(ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// Creates the box of a run: that of its font, extended above for a raised run and below for a
  /// lowered one.
  init(_ run: TextRun) {
    let offset = finite(run.baselineOffset)
    if let attachment = run.attachment {
      // An attachment moves with its whole box: a lowered one needs less space above.
      ascent = finite(attachment.ascent) + offset
      descent = finite(attachment.descent) - offset
    } else {
      ascent = finite(run.metrics.ascent) + max(0, offset)
      descent = finite(run.metrics.descent) + max(0, -offset)
    }
    leading = finite(run.metrics.leading)
  }

  var height: CGFloat { ascent + descent }

  func union(_ other: LineBox) -> LineBox {
    LineBox(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading))
  }
}
