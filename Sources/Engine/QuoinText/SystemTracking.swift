import Foundation

extension SystemTypography {
  /// Returns Apple's published tracking of San Francisco at `size` points, in thousandths of an em,
  /// interpolated between the sizes of the table.
  public static func systemTracking(size: CGFloat) -> CGFloat {
    size.isFinite ? value(at: size, in: table) : 0
  }

  /// The width of SF Compact's letters as a fraction of San Francisco's at the same size
  /// (Rules/Text.md#sf-compact).
  public static let compactWidth: CGFloat = 0.965

  /// Returns the space after each character, in points, that gives a text SF Compact's tracking.
  ///
  /// The text is in San Francisco of `size` points, and its letters have the width
  /// ``compactWidth``.
  public static func compactSpacing(size: CGFloat) -> CGFloat {
    guard size > 0, size.isFinite else { return 0 }
    let change = value(at: size, in: compactTable) - compactWidth * systemTracking(size: size)
    return change * size / 1000
  }

  /// The differences between San Francisco's letters at a size and the advances of its text design,
  /// in points.
  package struct OpticalSpacing: Hashable, Sendable {
    /// The published tracking, added after each character.
    package var tracking: CGFloat = 0
    /// The increase of a character's cell, half on each side; negative for large sizes, at which
    /// San Francisco is narrower.
    package var optical: CGFloat = 0
    /// The additional difference of narrow characters.
    package var narrow: CGFloat = 0
  }

  /// Returns the spacing that converts the measured advances (`SanFrancisco.csv`) to those at
  /// `size` points.
  ///
  /// Up to 17 points San Francisco uses its text design. Beyond that it becomes narrower. For
  /// semibold and bold headings, this was measured up to 34 points. For the other weights, it is
  /// fitted to the five recorded texts of 20 to 30 points, which leave the share of narrow letters
  /// uncertain by one half. Sizes beyond 34 points use the values of 34, because nothing is known
  /// about them.
  ///
  /// - `weight`: 100…900.
  package static func opticalSpacing(size: CGFloat, weight: Int) -> OpticalSpacing {
    guard size > 0, size.isFinite else { return OpticalSpacing() }
    let em = size / 1000
    let tracking = systemTracking(size: size) * em
    guard size > textSize else { return OpticalSpacing(tracking: tracking) }
    guard weight < 550 else {
      return OpticalSpacing(
        tracking: tracking, optical: value(at: size, in: headingNarrowing) * em)
    }
    let share = min((size - textSize) / 9, 1)
    return OpticalSpacing(
      tracking: tracking, optical: value(at: size, in: narrowing) * em,
      narrow: narrowLetters * share * em)
  }

  /// Returns the tracking of Quicksand, in thousandths of an em, that on average makes running text
  /// as long as in San Francisco.
  ///
  /// - Parameter weight: 100…900.
  package static func roundedTracking(weight: Int) -> CGFloat {
    switch weight {
    case ..<350: 11.5
    case ..<550: -1.5
    case ..<650: 8
    default: 16
    }
  }

  /// The largest size in points that uses San Francisco's text design.
  private static let textSize: CGFloat = 17

  /// The narrowing of headings in thousandths of an em: the measured total minus the published
  /// tracking.
  private static let headingNarrowing: [(size: CGFloat, value: CGFloat)] = [
    (17, 0), (19, -6), (21, -18), (23, -37), (24, -45), (26, -50), (30, -53), (31, -52),
    (32, -53.5), (34, -55),
  ]

  /// The narrowing of lighter weights, in thousandths of an em.
  ///
  /// It is determined by “aaaa” at 20 points, “Hello, world 0123” at 22, “Hg” and “Hello, world” at
  /// 26 and “B” at 30; the value for 34 is that of the headings.
  private static let narrowing: [(size: CGFloat, value: CGFloat)] = [
    (17, 0), (20, -12), (22, -24.5), (26, -47), (34, -52),
  ]

  /// The additional narrowing of letters such as l, commas and spaces, from 26 points on.
  private static let narrowLetters: CGFloat = -29

  /// Returns a table's value at `size`, interpolated, and constant beyond its ends.
  private static func value(
    at size: CGFloat, in table: [(size: CGFloat, value: CGFloat)]
  ) -> CGFloat {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.value }
    if size >= last.size { return last.value }
    guard let upper = table.firstIndex(where: { $0.size >= size }), upper > 0 else {
      return first.value
    }
    let (low, high) = (table[upper - 1], table[upper])
    let share = (size - low.size) / (high.size - low.size)
    return low.value + share * (high.value - low.value)
  }

  /// The published tracking of SF Compact, which watchOS uses. Its letters change at 20 points.
  private static let compactTable: [(size: CGFloat, value: CGFloat)] = [
    (6, 50), (7, 30), (10, 30), (11, 24), (12, 20), (13, 16), (14, 14), (15, 4), (16, 0), (17, -4),
    (18, -8), (19, -12), (20, 0), (25, -10), (27, -12), (28, -12), (29, -14), (30, -14), (31, -15),
    (34, -18), (35, -18), (36, -20), (48, -20), (52, -21), (53, -22), (62, -22), (66, -24),
    (72, -24), (76, -25), (80, -26), (88, -26), (92, -28), (96, -28),
  ]

  /// The published tracking, in whole numbers. At 13 points, the many recorded texts determine the
  /// fraction: all but the longest agree with -6.3…-6.2.
  private static let table: [(size: CGFloat, value: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6.27), (14, -11),
    (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6),
    (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
