import Foundation
import SwiftUI

/// Default gaps, section 4 of the fact sheet, for trees without text: a pair of neighbours keeps 8 apart
/// unless one of the facing edges asks for nothing, as a spacer's do.
enum OracleSpacing {
  static func distance(_ first: OracleTree, _ second: OracleTree, along axis: Axis) -> CGFloat {
    let (trailing, leading): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let asksForNothing =
      zeroEdges(first, in: axis).contains(trailing) || zeroEdges(second, in: axis).contains(leading)
    return asksForNothing ? 0 : 8
  }

  /// The edges that ask for no distance.
  private static func zeroEdges(_ tree: OracleTree, in orientation: Axis?) -> Edge.Set {
    switch tree {
    case .leaf, .area:
      return []
    case .spacer:
      switch orientation {
      case .horizontal: return .horizontal
      case .vertical: return .vertical
      case nil: return .all
      }
    case .stack(let axis, _, _, let children):
      return zeroEdges(ofStack: axis, children)
    case .zStack(let alignment, let children):
      guard !children.isEmpty else { return .all }
      let deciding = OracleZStack(alignment: alignment, children: children).deciding
      return deciding.reduce(into: []) { $0.formUnion(zeroEdges($1, in: nil)) }
    case .fixedFrame(let width, let height, _, let child):
      return framed(child, in: orientation, width != nil, height != nil)
    case .flexFrame(let width, let height, _, let child):
      return framed(child, in: orientation, !width.isEmpty, !height.isEmpty)
    case .padding(let insets, let child):
      var edges = zeroEdges(child, in: orientation)
      if insets.top != 0 { edges.remove(.top) }
      if insets.leading != 0 { edges.remove(.leading) }
      if insets.bottom != 0 { edges.remove(.bottom) }
      if insets.trailing != 0 { edges.remove(.trailing) }
      return edges
    case .fixedSize(_, _, let child), .aspectRatio(_, _, let child), .priority(_, let child),
      .overlay(_, let child, _):
      return zeroEdges(child, in: orientation)
    }
  }

  /// All children on the two edges beside the stack's axis; the first and last ones at its ends.
  private static func zeroEdges(ofStack axis: Axis, _ children: [OracleTree]) -> Edge.Set {
    guard let first = children.first, let last = children.last else { return .all }
    let beside: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var edges = children.reduce(into: Edge.Set()) {
      $0.formUnion(zeroEdges($1, in: axis).intersection(beside))
    }
    edges.formUnion(zeroEdges(first, in: axis).intersection(start))
    edges.formUnion(zeroEdges(last, in: axis).intersection(end))
    return edges
  }

  /// A frame makes the edges of an axis it constrains ordinary again, except directly around a spacer.
  private static func framed(
    _ child: OracleTree, in orientation: Axis?, _ width: Bool, _ height: Bool
  ) -> Edge.Set {
    var edges = zeroEdges(child, in: orientation)
    if case .spacer = child { return edges }
    if width { edges.subtract(.horizontal) }
    if height { edges.subtract(.vertical) }
    return edges
  }
}

extension OracleLimits {
  var isEmpty: Bool { min == nil && ideal == nil && max == nil }
}
