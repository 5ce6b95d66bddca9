import Foundation

extension SystemTypography {
  /// Apple's published tracking of San Francisco at `size` points, in thousandths of an em; sizes between
  /// the table's are interpolated.
  public static func systemTracking(size: CGFloat) -> CGFloat {
    size.isFinite ? value(at: size, in: table) : 0
  }

  /// What the shaper adds after each cluster of Inter so that its widths are San Francisco's, in points.
  ///
  /// The published table, an easing between Inter's two optical sizes where San Francisco has a
  /// continuous axis, and a correction for Inter's other weights below 20 points. It is part of the font,
  /// not of the user's tracking.
  ///
  /// - `weight`: 100…900.
  /// - `isDisplay`: Whether the glyphs are Inter Display's.
  public static func interTracking(size: CGFloat, weight: Int, isDisplay: Bool) -> CGFloat {
    guard size > 0, size.isFinite else { return 0 }
    let display = value(at: size, in: displayEasing)
    let optical = isDisplay ? display : display - displayDifference
    let correction = size < 20 ? weightCorrection(weight) : 0
    return (systemTracking(size: size) + optical + correction) / 1000 * size
  }

  /// How much narrower Inter Display is than Inter: the mean over the recorded texts.
  private static let displayDifference: CGFloat = 52

  /// What Inter Display's spacing differs by from the published one. Up to 17 points San Francisco is as
  /// wide as Inter; the other entries are the means of the recorded texts of those sizes, by the number of
  /// their glyphs: one text at 20 points and at 22, two at 26 (which disagree: “Hg” wants 20 more, “Hello, world” 4
  /// less) and two bold ones at 34.
  private static let displayEasing: [(size: CGFloat, tracking: CGFloat)] = [
    (17, displayDifference), (20, 24), (22, 24), (26, -2.5), (34, 1.5),
  ]

  /// Fitted on the recorded texts: one light, two medium, two bold ones.
  private static func weightCorrection(_ weight: Int) -> CGFloat {
    switch weight {
    case ..<350: -3
    case ..<450: 0
    case ..<650: 8
    default: 19.25
    }
  }

  /// A table's value at `size`, interpolated; beyond its ends that of the end.
  private static func value(
    at size: CGFloat, in table: [(size: CGFloat, tracking: CGFloat)]
  ) -> CGFloat {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking }
    if size >= last.size { return last.tracking }
    guard let upper = table.firstIndex(where: { $0.size >= size }), upper > 0 else {
      return first.tracking
    }
    let (low, high) = (table[upper - 1], table[upper])
    let share = (size - low.size) / (high.size - low.size)
    return low.tracking + share * (high.tracking - low.tracking)
  }

  /// Published in whole numbers. At 13 points many texts are recorded, and they tell the fraction: all of
  /// them but the longest agree with -6.3…-6.2.
  private static let table: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6.25), (14, -11),
    (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6),
    (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
