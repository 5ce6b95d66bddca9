import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// macOS's form, in which labels end where controls begin. It is as tall as its rows and doesn't
/// scroll.
///
/// Sizing: h-neu, v-hug. Gaps are those of a stack, at least 8 beside a row of two columns, which is estimated.
struct ColumnsForm<Content: View>: PrimitiveView {
  let content: Content

  static func _emit(_ view: Self, into emission: Emission) {
    func emitRows() {
      emission.container(view.content, orientation: .vertical, elides: false) {
        emission.note($0.beginLayout(ColumnsFormLayout()), "Form")
      }
    }
    emission.withEnvironment({ $0.controlPlace = .columnsForm }, emitRows)
  }
}

/// A layout that stacks rows and aligns the leading edges of their controls.
///
/// A row with a label is narrowed so that its control ends where the others do. Rows without a
/// labeled control begin in the column of controls.
struct ColumnsFormLayout: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private struct Row {
    var proposal: ProposedViewSize
    /// The row's origin in the form's coordinates.
    var origin: CGPoint
    var size: CGSize
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(subviews, in: proposal.width)
    return CGSize(
      width: rows.map { $0.origin.x + $0.size.width }.max() ?? 0,
      height: rows.last.map { $0.origin.y + $0.size.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (row, view) in zip(rows(subviews, in: proposal.width), subviews) {
      view.place(
        at: CGPoint(x: bounds.minX + row.origin.x, y: bounds.minY + row.origin.y),
        proposal: row.proposal)
    }
  }

  private func rows(_ subviews: Subviews, in width: CGFloat?) -> [Row] {
    /// The x position of each row's control at the full width.
    let guides = subviews.map {
      $0.dimensions(in: ProposedViewSize(width: width, height: nil))[explicit: .controlColumn]
    }
    let starts = guides.map { $0 ?? 0 }
    let column = starts.max() ?? 0
    var rows: [Row] = []
    for (index, view) in subviews.enumerated() {
      let proposal = ProposedViewSize(
        width: width.map { max($0 - column + starts[index], 0) }, height: nil)
      let dimensions = view.dimensions(in: proposal)
      let start = dimensions[explicit: .controlColumn] ?? 0
      var gap: CGFloat = 0
      if index > 0 {
        gap = subviews[index - 1].spacing.distance(to: view.spacing, along: .vertical)
        // Labels are lines of text, whose frames may touch; the controls beside them need a gap.
        if guides[index - 1] != nil || guides[index] != nil {
          gap = max(gap, ViewSpacing.defaultDistance)
        }
      }
      let y = (rows.last.map { $0.origin.y + $0.size.height } ?? 0) + gap
      rows.append(
        Row(
          proposal: proposal, origin: CGPoint(x: column - start, y: y),
          size: CGSize(width: dimensions.width, height: dimensions.height)))
    }
    return rows
  }
}
