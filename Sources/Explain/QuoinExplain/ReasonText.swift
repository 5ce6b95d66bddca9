import Foundation
import QuoinGeometry
import QuoinLayout

/// Formats reasons as text.
enum ReasonText {
  /// Returns the reasons for a size: one phrase if both axes have the same reason, otherwise one
  /// for each axis.
  static func answer(_ reasons: AxisReasons<LengthReason>) -> String {
    let (width, height) = (phrase(reasons.horizontal), phrase(reasons.vertical))
    return width == height ? width : "width: \(width); height: \(height)"
  }

  static func phrase(_ reason: LengthReason) -> String {
    switch reason {
    case .acceptsProposal: "accepts the proposal"
    case .fallback: "falls back to 10"
    case .hugsContent: "hugs its content"
    case .fixed: "fixed"
    case .ideal: "its ideal"
    case .minimum: "its minimum"
    case .maximum: "its maximum"
    case .smallerSide: "the smaller side"
    case .childLength: "as its child"
    case .childAndInsets(let insets): "child + \(LengthFormat.text(insets.value))"
    case .sum(let gaps):
      gaps.value == 0
        ? "sum of the children" : "children + gaps of \(LengthFormat.text(gaps.value))"
    case .gridTracks(let gaps):
      gaps.value == 0
        ? "sum of the cells" : "cells + gaps of \(LengthFormat.text(gaps.value))"
    case .largestChild: "as far as the children reach"
    case .primaryLength: "as its primary child"
    case .container: "relative to its container"
    case .candidate(let number, let count, let fits):
      "candidate \(number) of \(count), \(fits ? "the first that fits" : "as none fits")"
    case .customLayout: "its own algorithm"
    case .estimate(let existing, let count):
      existing == count
        ? "sum of the lines" : "\(existing) of \(count) created, the others estimated"
    }
  }
}
