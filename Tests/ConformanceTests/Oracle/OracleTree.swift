import Foundation
import SwiftUI

/// A tree of layout nodes as plain data: what the oracle solves, and what the engine is given.
indirect enum OracleTree {
  /// Answers each axis alone: the proposal or the ideal, within two limits.
  case leaf(OracleSpan, OracleSpan)
  /// Couples its axes: as wide as offered, and 600 square points.
  case area
  case spacer(minLength: CGFloat?)
  case stack(Axis, Alignment, spacing: CGFloat?, [OracleTree])
  case zStack(Alignment, [OracleTree])
  case fixedFrame(width: CGFloat?, height: CGFloat?, Alignment, OracleTree)
  case flexFrame(width: OracleLimits, height: OracleLimits, Alignment, OracleTree)
  case padding(EdgeInsets, OracleTree)
  case fixedSize(horizontal: Bool, vertical: Bool, OracleTree)
  case aspectRatio(CGFloat, fills: Bool, OracleTree)
  case priority(CGFloat, OracleTree)
  case overlay(Alignment, OracleTree, content: OracleTree)
}

/// A leaf's answers along one axis.
struct OracleSpan {
  var min: CGFloat
  var ideal: CGFloat
  var max: CGFloat

  static let greedy = OracleSpan(min: 0, ideal: 10, max: .infinity)

  static func fixed(_ length: CGFloat) -> OracleSpan {
    OracleSpan(min: length, ideal: length, max: length)
  }

  func answer(_ proposal: CGFloat?) -> CGFloat {
    Swift.min(Swift.max(proposal ?? ideal, min), max)
  }
}

/// A flexible frame's arguments along one axis.
struct OracleLimits {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

extension ProposedViewSize {
  /// `along` on `axis`, `across` on the other.
  init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }
}

extension CGSize {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self.init(x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
  }

  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
}

extension Alignment {
  /// Where the line of `axis` crosses a view `length` long; text lines stand at the bottom edge.
  func guide(_ axis: Axis, _ length: CGFloat) -> CGFloat {
    if axis == .horizontal {
      return horizontal == .leading ? 0 : horizontal == .center ? length / 2 : length
    }
    return vertical == .top ? 0 : vertical == .center ? length / 2 : length
  }
}
