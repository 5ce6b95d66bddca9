import Foundation

/// The arrangement of a platform stack's views in a row or column.
package struct StackArrangement {
  package enum Distribution {
    case fill, fillEqually, fillProportionally, equalSpacing
    /// Each view has its preferred length, and the views are packed at the start.
    case packed
  }
  package enum Alignment { case fill, start, center, end }

  let isColumn: Bool
  let distribution: Distribution
  let alignment: Alignment
  /// The distance after each view except the last.
  let gaps: [CGFloat]

  package init(isColumn: Bool, distribution: Distribution, alignment: Alignment, gaps: [CGFloat]) {
    self.isColumn = isColumn
    self.distribution = distribution
    self.alignment = alignment
    self.gaps = gaps
  }

  private func along(_ size: CGSize) -> CGFloat { isColumn ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isColumn ? size.width : size.height }

  /// Returns the total size of views with the given sizes.
  package func size(of preferredSizes: [CGSize]) -> CGSize {
    var length = preferredSizes.reduce(0) { $0 + along($1) } + gaps.reduce(0, +)
    if distribution == .fillEqually {
      length =
        CGFloat(preferredSizes.count) * (preferredSizes.map { along($0) }.max() ?? 0)
        + gaps.reduce(0, +)
    }
    let thickness = preferredSizes.map { across($0) }.max() ?? 0
    return isColumn
      ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  /// Returns the frames of views with the given sizes in `room`, whose y axis points down.
  ///
  /// With `.fill`, excess space goes to the view with the lowest hugging priority, and missing
  /// space comes from the one with the lowest compression resistance. Among equal priorities the
  /// platforms specify no order without constraints; in practice the last view stretches.
  package func frames(
    of preferredSizes: [CGSize], hugging: [_LayoutPriority], resistance: [_LayoutPriority],
    in room: CGRect
  ) -> [CGRect] {
    guard !preferredSizes.isEmpty else { return [] }
    let whole = along(room.size)
    let inside = max(whole - gaps.reduce(0, +), 0)
    let count = CGFloat(preferredSizes.count)
    var gaps = gaps
    var lengths = preferredSizes.map { along($0) }
    let left = whole - lengths.reduce(0, +) - gaps.reduce(0, +)
    switch distribution {
    case .packed: break
    case .fillEqually: lengths = lengths.map { _ in inside / count }
    case .fillProportionally:
      let sum = lengths.reduce(0, +)
      lengths = lengths.map { sum > 0 ? $0 / sum * inside : inside / count }
    case .equalSpacing where left > 0:
      gaps = gaps.map { $0 + left / (count - 1) }
      if gaps.isEmpty { lengths[0] = whole }
    case .fill, .equalSpacing:
      let priorities = (left > 0 ? hugging : resistance).map(\.rawValue)
      let index = priorities.lastIndex(of: priorities.min() ?? 0) ?? 0
      lengths[index] = max(lengths[index] + left, 0)
    }
    return frames(preferredSizes, lengths, gaps + [0], in: room)
  }

  private func frames(
    _ preferredSizes: [CGSize], _ lengths: [CGFloat], _ gaps: [CGFloat], in room: CGRect
  ) -> [CGRect] {
    var start = isColumn ? room.minY : room.minX
    let (edge, thickness) = (isColumn ? room.minX : room.minY, across(room.size))
    return preferredSizes.indices.map { index in
      let own = alignment == .fill ? thickness : min(across(preferredSizes[index]), thickness)
      let offset: CGFloat =
        switch alignment {
        case .center: (thickness - own) / 2
        case .end: thickness - own
        case .fill, .start: 0
        }
      defer { start += lengths[index] + gaps[index] }
      return isColumn
        ? CGRect(x: edge + offset, y: start, width: own, height: lengths[index])
        : CGRect(x: start, y: edge + offset, width: lengths[index], height: own)
    }
  }
}
