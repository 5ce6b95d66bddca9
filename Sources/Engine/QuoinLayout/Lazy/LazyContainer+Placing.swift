import Foundation
import QuoinGeometry

// Placing the visible items of a lazy container, and its pinned headers and footers.

extension LazyContainer {
  func arrange() {
    let plan = placedPlan
    for line in plan.lines {
      for item in content.items[line.items] where item.isShown {
        let cell = plan.lineMap.cell(of: item.position)
        if plan.columns.isEmpty || cell.isFull {
          arrangeItem(item, plan, at: line.start)
        } else {
          arrangeCell(item, plan, cell.column, line)
        }
      }
    }
    pin(plan)
  }

  /// Arranges the views of one item of a stack, or of a header, one after the other.
  private func arrangeItem(_ item: LazyContent.Item, _ plan: LazyPlan, at start: CGFloat) {
    var position = start
    var previous = LayoutTree.NodeID.absent
    for view in item.nodes {
      if previous.exists { position += gap(previous, view) }
      let offer = Offer(axis, along: .nan, across: plan.across)
      tree.trace?.offered(view, offer, along: axis, .unspecified, across: .same)
      pass.settle(view, offer)
      tree.records[view].origin = CGPoint(
        axis, along: position.isFinite ? position : 0,
        across: offset(of: view, content.alignment, axis.crossing, in: plan.across))
      position += tree.records[view].size[axis]
      previous = view
    }
  }

  /// Arranges one cell, proposing the length of its track and of its line
  /// (Rules/LazyContainers.md#grid-cells).
  private func arrangeCell(
    _ item: LazyContent.Item, _ plan: LazyPlan, _ column: Int, _ line: LazyPlan.Line
  ) {
    let track = plan.columns[column]
    let alignment = track.alignment ?? content.alignment
    for view in item.nodes {
      let offer = Offer(axis, along: line.length, across: track.length)
      tree.trace?.offered(view, offer, along: axis, .line, across: .track)
      pass.settle(view, offer)
      let along = line.start + offset(of: view, alignment, axis, in: line.length)
      let across =
        plan.inset + track.start + offset(of: view, alignment, axis.crossing, in: track.length)
      tree.records[view].origin = CGPoint(
        axis, along: along.isFinite ? along : 0, across: across.isFinite ? across : 0)
    }
  }

  /// Returns the start of `view` in a box of `length` that aligns the guides of both.
  private func offset(
    of view: LayoutTree.NodeID, _ alignment: Alignment, _ axis: Axis, in length: CGFloat
  ) -> CGFloat {
    let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let size = tree.records[view].size
    let own = pass.explicitGuide(view, key) ?? key.id.defaultValue(in: pass.dimensions(view))
    let box = ViewDimensions(size: CGSize(axis, along: length, across: size[axis.crossing])) { _ in
      nil
    }
    let result = key.id.defaultValue(in: box) - own
    return result.isFinite ? result : 0
  }

  // MARK: Pinned headers

  /// Moves pinned headers and footers to the edges of the visible part, but not out of their
  /// section.
  private func pin(_ plan: LazyPlan) {
    guard !content.pinned.isEmpty, let window = shownRange else { return }
    func bounds(_ items: Range<Int>) -> (start: CGFloat, end: CGFloat) {
      let (first, last) = (
        plan.lineMap.cell(of: items.lowerBound).line,
        plan.lineMap.cell(of: items.upperBound - 1).line
      )
      return (plan.start(of: first), plan.start(of: last) + plan.length(of: last))
    }
    func move(_ items: Range<Int>, by distance: CGFloat) {
      for view in items.compactMap({ content.item(at: $0) }).flatMap(\.nodes) {
        if axis == .horizontal {
          tree.records[view].origin.x += distance
        } else {
          tree.records[view].origin.y += distance
        }
      }
    }
    for section in content.sections where !section.all.isEmpty {
      let whole = bounds(section.all)
      guard whole.end > window.lowerBound, whole.start < window.upperBound else { continue }
      if content.pinned.contains(.headers), !section.header.isEmpty {
        let own = bounds(section.header)
        move(section.header, by: max(min(window.lowerBound - own.start, whole.end - own.end), 0))
      }
      if content.pinned.contains(.footers), !section.footer.isEmpty {
        let own = bounds(section.footer)
        move(section.footer, by: -max(min(own.end - window.upperBound, own.start - whole.start), 0))
      }
    }
  }

  /// The nodes of pinned headers and footers, which are drawn above the others.
  var pinnedNodes: Set<LayoutTree.NodeID> {
    var result: Set<LayoutTree.NodeID> = []
    for item in content.items where item.isShown {
      guard let section = content.section(of: item.position) else { continue }
      let isPinned =
        (content.pinned.contains(.headers) && section.header.contains(item.position))
        || (content.pinned.contains(.footers) && section.footer.contains(item.position))
      if isPinned { result.formUnion(item.nodes) }
    }
    return result
  }
}
