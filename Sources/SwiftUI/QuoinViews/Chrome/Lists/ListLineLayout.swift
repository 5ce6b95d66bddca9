import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A key for a view's row in its slot, and its part of the row; `nil` for the content of the next
/// row.
enum ListRowPartKey: LayoutValueKey {
  static var defaultValue: (row: Int, part: ListRowPart)? { nil }
}

/// A layout for one line of a list: each row's content within its margins, and the parts around it.
///
/// A row is as tall as its content and margins, and at least as tall as the list's minimum. The
/// content is leading-aligned and vertically centered (Rules/Lists.md#row-place).
struct ListLineLayout: Layout {
  let line: ListLine
  let minHeight: CGFloat
  let rowSpacing: CGFloat
  /// The title above the list.
  var title: PageTitle?

  /// A row laid out for some list width.
  private struct Row {
    var frame: CGRect
    var insets: EdgeInsets
    var content: LayoutSubview
    var contentSize: CGSize
    var proposal: ProposedViewSize
    var parts: [(part: ListRowPart, view: LayoutSubview)]
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    let (rows, metrics) = rows(subviews, width: width)
    let wanted = rows.map {
      $0.contentSize.width + $0.insets.leading + $0.insets.trailing + 2 * metrics.sectionMargin
    }
    let height = rows.last.map { $0.frame.maxY + line.gapBelow } ?? 0
    return CGSize(width: width ?? wanted.max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (rows, metrics) = rows(subviews, width: bounds.width)
    for row in rows {
      let shift = shift(of: row)
      let frame = row.frame.offsetBy(
        dx: bounds.minX, dy: bounds.minY + row.content[RowLiftKey.self])
      let free = frame.height - row.insets.top - row.insets.bottom - row.contentSize.height
      let origin = CGPoint(
        x: frame.minX + row.insets.leading + shift, y: frame.minY + row.insets.top + free / 2)
      row.content.place(at: origin, proposal: row.proposal)
      for (part, view) in row.parts {
        var place = place(of: part, view, in: frame, row, from: origin.x - shift, metrics)
        if part.movesAlong { place.origin.x += shift }
        view.place(at: place.origin, proposal: ProposedViewSize(place.size))
      }
    }
  }

  /// Returns the distance by which the swipe buttons push a row aside.
  private func shift(of row: Row) -> CGFloat {
    for case (.actions(let place), let view) in row.parts {
      let gap = place.gap(view.sizeThatFits(.unspecified).width)
      return place.edge == .leading ? gap : -gap
    }
    return 0
  }

  private func place(
    of part: ListRowPart, _ view: LayoutSubview, in frame: CGRect, _ row: Row, from start: CGFloat,
    _ metrics: ListMetrics
  ) -> CGRect {
    switch part {
    case .background: return frame
    case .actions(let place):
      // The buttons come in with the row, and grow with it beyond their ideal width.
      let ideal = view.sizeThatFits(.unspecified).width
      let gap = place.gap(ideal)
      let width = max(ideal, gap)
      let x = place.edge == .leading ? frame.minX + gap - width : frame.maxX - gap
      return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    case .selection: return frame.insetBy(dx: metrics.selectionMargin, dy: 0)
    case .leading, .trailing:
      let size = view.sizeThatFits(.unspecified)
      var x = frame.minX + metrics.rowInsets.leading
      if case .trailing(let margin) = part { x = frame.maxX - margin - size.width }
      return CGRect(
        origin: CGPoint(x: x, y: frame.minY + (frame.height - size.height) / 2), size: size)
    case .topSeparator, .bottomSeparator:
      let guides = row.content.dimensions(in: row.proposal)
      let from =
        start
        + (guides[explicit: .listRowSeparatorLeading] ?? guides[explicit: .leadingText] ?? 0)
      let to =
        guides[explicit: .listRowSeparatorTrailing].map { start + $0 }
        ?? frame.maxX - metrics.separatorMargin
      let thickness = metrics.separatorThickness
      return CGRect(
        x: from, y: part == .topSeparator ? frame.minY : frame.maxY - thickness,
        width: max(to - from, 0), height: thickness)
    }
  }

  /// Returns the rows stacked for `width`, or at their ideal width if it is `nil`.
  private func rows(_ subviews: Subviews, width: CGFloat?) -> ([Row], ListMetrics) {
    let metrics = width.map { line.metrics.adapted(to: $0) } ?? line.metrics
    let outer = width.map { max($0 - 2 * metrics.sectionMargin, 0) }
    var rows: [Row] = []
    for view in subviews where view[ListRowPartKey.self] == nil {
      let parts = subviews.compactMap { other in
        other[ListRowPartKey.self].flatMap { $0.row == rows.count ? ($0.part, other) : nil }
      }
      let insets = insets(of: view, parts, metrics)
      let inner = outer.map { max($0 - insets.leading - insets.trailing, 0) }
      let proposal = ProposedViewSize(width: inner, height: nil)
      let size = view.sizeThatFits(proposal)
      let y = rows.last.map { $0.frame.maxY + rowSpacing } ?? gapAbove
      let height = max(size.height + insets.top + insets.bottom, minHeight)
      rows.append(
        Row(
          frame: CGRect(x: metrics.sectionMargin, y: y, width: outer ?? 0, height: height),
          insets: insets, content: view, contentSize: size, proposal: proposal, parts: parts))
    }
    return (rows, metrics)
  }

  /// The space above the first row: none for the first card below a large title
  /// (Rules/Lists.md#first-card).
  private var gapAbove: CGFloat {
    line.beginsList && title?.isLarge == true ? 0 : line.gapAbove
  }

  /// Returns the insets of the content from the section's edges, including space for the parts
  /// beside it.
  private func insets(
    of view: LayoutSubview, _ parts: [(part: ListRowPart, view: LayoutSubview)],
    _ metrics: ListMetrics
  ) -> EdgeInsets {
    switch line.role {
    case .header: return metrics.headerInsets
    case .footer: return metrics.footerInsets
    case .row: break
    }
    var insets = (view[ListRowInsetsKey.self] ?? rowInsets(of: view, metrics)).finite
    insets.leading += CGFloat(view[ListIndentationKey.self]) * DisclosureMetrics.indentation
    for (part, view) in parts {
      let width = view.sizeThatFits(.unspecified).width
      if part == .leading { insets.leading += width + metrics.accessoryGap }
      if case .trailing(let margin) = part {
        insets.trailing = margin + width + metrics.accessoryGap
      }
    }
    return insets
  }

  /// Returns the margins of a row that doesn't set its own.
  private func rowInsets(of view: LayoutSubview, _ metrics: ListMetrics) -> EdgeInsets {
    var insets = metrics.rowInsets
    if view[RowAccessoryKey.self] { insets.trailing = metrics.switchMargin }
    return insets
  }
}

extension EdgeInsets {
  /// The insets, with non-finite values replaced by 0.
  fileprivate var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom),
      trailing: finite(trailing))
  }
}
