import Foundation
import SwiftUI

/// The allowed difference between a result and the recorded one.
///
/// Layout is exact: 0.01 pt covers the two decimals that the recordings print. There are two
/// exceptions:
///
/// * **Text.** The recordings use SF, which is not available here; Inter with Apple's tracking
///   table comes close, and line heights are exact. Therefore heights and vertical positions must
///   be exact, which also makes the line counts equal. A width may differ by 1.5 %; larger
///   differences are listed by name. An x position depends on the widths before it, whose sum is at
///   most the width of the widest view of the case: it may differ by 1.5 % of that.
/// * **Screenshots.** Numbers measured in a screenshot are as accurate as its note says: half a
///   point.
///
/// Sizes of controls that were printed as whole points are truncated, not rounded: 41 means any
/// value from 41 up to, but not including, 42.
struct Tolerance {
  private static let exact: CGFloat = 0.01
  private static let widthShare: CGFloat = 0.015

  /// Whether the fractions of sizes were truncated.
  let isTruncated: Bool
  private let isText: Bool
  private let floor: CGFloat
  private let widest: CGFloat

  init(for entry: ConformanceCase) {
    isText = entry.isTextDependent
    // The notes of some cases of these two probes say something else instead.
    isTruncated =
      entry.note?.contains("truncated to whole points") == true
      || (entry.topic == "controls-macos"
        && ["mu-cs-", "mu-lk-"].contains { entry.id.hasPrefix($0) })
    floor = entry.note?.contains("+-0.5pt") == true ? 0.5 : Self.exact
    widest = entry.expected.frames.values.compactMap { $0.w?.points }.max() ?? 0
  }

  /// The tolerance for a height or a y position.
  var vertical: CGFloat { floor }

  /// Returns the tolerance for a recorded `width`.
  func width(_ width: CGFloat) -> CGFloat { isText ? max(floor, slack(width)) : floor }

  /// The tolerance for an x position.
  var x: CGFloat { isText ? max(floor, slack(widest)) : floor }

  private func slack(_ width: CGFloat) -> CGFloat {
    width.isFinite ? width * Self.widthShare : 0
  }
}
