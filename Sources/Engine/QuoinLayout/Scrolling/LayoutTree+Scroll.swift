import Foundation
import QuoinGeometry

// Entry points and queries of scroll views (see `LayoutPass+Scroll.swift`).

extension LayoutTree {
  /// Opens a scroll view, which contains at most one view.
  ///
  /// - Parameters:
  ///   - margins: the space around the content that scrolls with it, in points.
  ///   - alignment: the position of content that is shorter than the view.
  ///   - stretch: the distance by which the content is pulled beyond its ends, in points.
  @discardableResult
  package func beginScroll(
    _ axes: Axis.Set, margins: EdgeInsets = EdgeInsets(), alignment: UnitPoint = .topLeading,
    position: ScrollOffset = .points(.zero), stretch: CGPoint = .zero
  ) -> NodeID {
    let index = open(.scroll)
    let node = pointer(index)
    node.pointee.flags.formUnion(.coupled)
    node.pointee.payload = Int32(tables.scrolls.count)
    tables.scrolls.append(
      ScrollContent(
        axes: axes, margins: margins.finite, alignment: alignment, position: position,
        stretch: stretch))
    return index
  }

  func scrollContent(_ index: NodeID) -> ScrollContent {
    tables.scrolls[Int(records[index].payload)]
  }

  // MARK: Queries

  /// Returns the length of the visible part of `index` minus the margins, in points.
  package func visibleLength(_ index: NodeID, _ axis: Axis) -> CGFloat {
    records[index].size[axis] - scrollContent(index).margins.total(along: axis)
  }

  /// Returns the scroll offset of the laid-out scroll view `index`, in points from its leading and
  /// top ends. The offset includes any stretch beyond the ends.
  package func scrollOffset(of index: NodeID) -> CGPoint { scrollContent(index).offset }

  /// Returns the distance by which the content of `index` is pulled beyond its ends, in points.
  package func scrollStretch(of index: NodeID) -> CGPoint { scrollContent(index).stretch }

  /// Returns the distance, in points, from the visible part of `index` to the part that is still on
  /// screen because an animation scrolls it. Lazy containers show the items in between, too.
  package func scrollReach(of index: NodeID) -> CGPoint { scrollContent(index).reach }

  package func setScrollReach(of index: NodeID, _ reach: CGPoint) {
    tables.scrolls[Int(records[index].payload)].reach = reach
  }

  /// Returns the largest offset of the laid-out scroll view `index`; the smallest is 0.
  package func largestOffset(of index: NodeID) -> CGPoint {
    limitedOffset(
      CGPoint(x: CGFloat.greatestFiniteMagnitude, y: .greatestFiniteMagnitude), of: index)
  }

  /// Returns `offset` limited to the scrollable range of the laid-out scroll view `index`.
  package func limitedOffset(_ offset: CGPoint, of index: NodeID) -> CGPoint {
    func limited(_ axis: Axis) -> CGFloat {
      guard scrollContent(index).scrolls(axis) else { return 0 }
      return ScrollArithmetic.limited(
        offset[axis], content: contentSize(of: index)[axis], visible: visibleLength(index, axis))
    }
    return CGPoint(x: limited(.horizontal), y: limited(.vertical))
  }

  /// Returns the size of the content of `index`, without margins.
  package func contentSize(of index: NodeID) -> CGSize { scrollContent(index).contentSize }

  /// Returns the axes along which `index` scrolls.
  package func scrollAxes(of index: NodeID) -> Axis.Set { scrollContent(index).axes }

  /// Returns the space around the content of `index`.
  package func scrollMargins(of index: NodeID) -> EdgeInsets { scrollContent(index).margins }

  /// Scrolls `index` at the next layout, and pulls its content `stretch` points beyond its ends.
  package func setScrollPosition(
    of index: NodeID, _ position: ScrollOffset, stretch: CGPoint = .zero
  ) {
    tables.scrolls[Int(records[index].payload)].position = position
    tables.scrolls[Int(records[index].payload)].stretch = stretch
    if isLiving { markNeedsPlacement(index) }
  }

  /// Makes `index`, which is at the offset of `anchor`, keep this anchor when its geometry changes.
  package func anchorScrollPosition(of index: NodeID, at anchor: UnitPoint) {
    tables.scrolls[Int(records[index].payload)].position = .anchor(anchor)
  }

  /// Returns the nearest scroll view around `node` that scrolls along `axis`, or along any axis if
  /// that is `nil`.
  package func scrollView(around node: NodeID, along axis: Axis? = nil) -> NodeID? {
    var ancestor = records[node].parent
    while ancestor.isBelowTop {
      if records[ancestor].kind == .scroll,
        axis.map({ scrollContent(ancestor).scrolls($0) }) ?? true
      {
        return ancestor
      }
      ancestor = records[ancestor].parent
    }
    return nil
  }

  /// Converts a rectangle of `node`, from its top-leading corner, to the content of the enclosing
  /// `scroll`, from the content's top-leading corner.
  package func contentFrame(of node: NodeID, _ rect: CGRect, in scroll: NodeID) -> CGRect {
    /// Returns the rectangle `rect` of `node`, measured from the right instead of the left or vice
    /// versa.
    func mirrored(_ rect: CGRect, _ node: NodeID) -> CGRect {
      guard records[node].flags.contains(.rightToLeft) else { return rect }
      let x = records[node].size.width - rect.maxX
      return CGRect(origin: CGPoint(x: x, y: rect.minY), size: rect.size)
    }
    var result = mirrored(rect, node)
    var ancestor = node
    while ancestor != scroll {
      let origin = origin(of: ancestor)
      result.origin.x += origin.x
      result.origin.y += origin.y
      ancestor = records[ancestor].parent
    }
    result = mirrored(result, scroll)
    let content = records[records[scroll].firstChild].origin
    result.origin.x -= content.x
    result.origin.y -= content.y
    return result
  }

  /// Returns the insets in which the content of the laid-out scroll view `index` is visible beyond
  /// its frame.
  ///
  /// Content is visible under bars and up to the window's edges. `leading` is the left side.
  package func physicalInsets(of index: NodeID) -> EdgeInsets {
    let insets = safeAreaInsets(of: index)
    guard records[index].flags.contains(.rightToLeft) else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
}
