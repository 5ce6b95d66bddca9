import Foundation
import SwiftUI

/// How far an answer may be from the recorded one.
///
/// Layout is exact: 0.01 pt covers the two decimals that the recordings print. Two things widen it:
///
/// * **Text.** The recordings use SF, which can't be had here; Inter with Apple's tracking table comes
///   close, and line heights are exact. So heights and vertical places stay exact, which also makes the
///   line counts equal; a width may differ by 1.5 %, no more: what differs further is listed by name. A
///   place along x depends on the widths before it, which together are no wider than the widest view of
///   the case: it may differ by 1.5 % of that.
/// * **Screenshots.** Numbers read off one are as good as its note says: half a point.
///
/// Sizes of controls that were printed as whole points are cut off, not rounded: 41 means anything from 41 up to,
/// but not including, 42.
struct Tolerance {
  private static let exact: CGFloat = 0.01
  private static let widthShare: CGFloat = 0.015

  /// Whether the fractions of sizes were cut off.
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

  /// The allowance for a height or a place along y.
  var vertical: CGFloat { floor }

  /// The allowance for a recorded `width`.
  func width(_ width: CGFloat) -> CGFloat { isText ? max(floor, slack(width)) : floor }

  /// The allowance for a place along x.
  var x: CGFloat { isText ? max(floor, slack(widest)) : floor }

  private func slack(_ width: CGFloat) -> CGFloat {
    width.isFinite ? width * Self.widthShare : 0
  }
}
