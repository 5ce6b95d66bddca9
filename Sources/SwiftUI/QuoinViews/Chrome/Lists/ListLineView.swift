import Foundation
import QuoinCore
import QuoinLayout

/// One line of a list with all the parts around its content: card slice, separators, badge and
/// chevron.
///
/// Each view of the content is a row, a header, or a footer.
/// Sizing: h-exp (the width offered), v-hug.
struct ListLineView<Content: View>: PrimitiveView {
  let line: ListLine
  var selection = ListSelection()
  let content: Content

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    let isRow = view.line.role == .row
    let layout = ListLineLayout(
      line: view.line,
      minHeight: isRow
        ? view.line.metrics.minRowHeight : max(environment.defaultMinListHeaderHeight ?? 0, 0),
      rowSpacing: environment.listRowSpacing ?? view.line.metrics.rowSpacing,
      title: view.line.beginsList ? environment.pageTitle : nil)
    func emitLine() {
      emission.container(ListLineParts(view: view), orientation: nil, elides: false) {
        emission.note($0.beginLayout(layout), "List \(view.line.role)")
      }
    }
    let mark = emission.tree.mark
    emission.withEnvironment({ $0.collectsListRows = false }, emitLine)
    if let mover = environment.rowMover, mover.liftedLine.exists,
      mover.liftedLine == emission.tree.first(after: mark)
    {
      emission.tree.setZIndex(1, since: mark, overrides: true)
    }
  }
}

/// The views of one line: the content, and the parts around each of its rows.
private struct ListLineParts<Content: View>: PrimitiveView {
  let view: ListLineView<Content>

  static func _emit(_ parts: Self, into emission: Emission) {
    let line = emission.tree.openNode
    let hasRowButtons = emission.isLiving && emission.environment.platform != .macOS
    let buttons = hasRowButtons ? emission.keep { RowButtons() } : nil
    emission.withEnvironment(
      {
        $0.listLine = line
        $0.rowButtons = buttons
      },
      { parts.emitContent(into: emission) })
  }

  private func emitContent(into emission: Emission) {
    switch view.line.role {
    case .row: emitRows(into: emission)
    case .header: emitHeader(into: emission)
    case .footer:
      // The texts of footers fill their lines (Rules/Text.md#orphans).
      emission.emit(
        view.content.font(view.line.metrics.footerFont).foregroundStyle(.secondary)
          .transformEnvironment(\.text) { $0.avoidsOrphans = false })
    }
  }

  private func emitRows(into emission: Emission) {
    let isMac = emission.environment.platform == .macOS
    let rows = emission.emit(
      first: { emitRows(view.content, into: emission) },
      againIf: { isMac && $0.contains(where: \.isSelected) },
      // In the text color for selected rows.
      second: { emitRows(view.content.foregroundStyle(.white), into: emission) })
    let swiped = emission.isLiving ? drive(rows, in: emission) : nil
    for (index, row) in rows.enumerated() {
      let frame = ListRowFrame(
        line: view.line, isFirst: view.line.isFirst && index == 0,
        isLast: view.line.isLast && index == rows.count - 1, number: view.line.number + index)
      frame.emit(
        around: row.node, row: index, isSelected: row.isSelected,
        joinsSelection: row.tag != nil && view.selection.takesMany && view.selection.select != nil,
        into: emission)
    }
    if let swiped { emit(swiped, into: emission) }
  }

  /// Emits the swipe buttons behind the first row.
  private func emit(_ swiped: SwipedRow, into emission: Emission) {
    let mark = emission.tree.mark
    let buttons = RowSwipeButtons(
      actions: swiped.actions, edge: swiped.place.edge, isFull: swiped.swipe.isFull
    )
    .elementValue(key: ListRowPartKey.self, value: (0, .actions(swiped.place))).zIndex(-1.5)
    emission.withEnvironment(
      { $0.buttonCompletion = swiped.swipe.completion }, { emission.emit(buttons) })
    let node = emission.tree.first(after: mark)
    emission.draw(
      emission.tree.openNode, with: SwipedLineDrawing(margin: view.line.metrics.sectionMargin))
    emission.afterLayout { [swipe = swiped.swipe] in swipe.settle(node, in: $0) }
  }

  /// Emits `content` and returns its rows, each with its selection state.
  private func emitRows<V: View>(_ content: V, into emission: Emission)
    -> [ListRow]
  {
    let mark = emission.tree.mark
    let elementMark = emission.elementMark
    emission.emit(content)
    let id = emission.itemID(since: elementMark)
    var rows: [ListRow] = []
    emission.tree.forEach(since: mark) { node in
      let tag = emission.rowTag(of: node, id: id)
      let isSelected = emission.evaluating { view.selection.contains(tag) }
      rows.append(
        ListRow(node: node, tag: tag, isSelected: isSelected || emission.isFollowed(node)))
    }
    return rows
  }

  /// Lets the user tap, swipe, delete and move the rows in a live tree.
  private func drive(_ rows: [ListRow], in emission: Emission) -> SwipedRow? {
    let driver = emission.keep { RowDriver() }
    return driver.drive(rows, of: view.line, selection: view.selection, in: emission)
  }

  private func emitHeader(into emission: Emission) {
    let mark = emission.tree.mark
    let metrics = view.line.metrics
    let style = metrics.hasPrimaryHeaders ? HierarchicalShapeStyle.primary : .secondary
    emission.emit(
      first: {
        let header = view.content.font(metrics.headerFont).foregroundStyle(style)
        if let headerCase = metrics.headerCase {
          emission.emit(header.textCase(headerCase))
        } else {
          emission.emit(header)
        }
      },
      againIf: {
        // The content has been emitted by now, so its prominence is known.
        var isIncreased = metrics.hasProminentHeaders
        emission.tree.forEach(since: mark) { node in
          let own = emission.tree.value(HeaderProminenceKey.self, of: node)
          isIncreased = isIncreased || (own ?? emission.environment.headerProminence) == .increased
        }
        return isIncreased
      },
      second: { emission.emit(view.content.font(metrics.prominentHeaderFont)) })
    if emission.isLiving, emission.environment.platform == .iOS {
      emission.attach(AccessibilityChange { $0.traits.insert(.isHeader) }, since: mark)
    }
  }
}

/// One row of a line.
struct ListRow {
  let node: LayoutTree.NodeID
  /// The value that identifies the row in a selection, or `nil` if the user can't select it.
  let tag: AnyHashable?
  let isSelected: Bool
}

/// An object that stores whether a view of a live tree is a row of its list.
private final class RowPlace {
  var isRow = false
}

extension Emission {
  /// Whether a view emitted now becomes a row of the enclosing list, with no node in between.
  var isListRow: Bool {
    guard let line = environment.listLine else { return false }
    let place = keep { RowPlace() }
    // A view that is emitted separately keeps its place.
    if !tree.isOpenApart { place.isRow = tree.openNode == line }
    return place.isRow
  }
}

private struct CollectsListRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ListLineKey: EnvironmentKey {
  static var defaultValue: LayoutTree.NodeID? { nil }
}

extension EnvironmentValues {
  /// Whether the collector creates list rows.
  var collectsListRows: Bool {
    get { self[CollectsListRowsKey.self] }
    set { self[CollectsListRowsKey.self] = newValue }
  }

  /// The enclosing list line, whose direct children are rows.
  var listLine: LayoutTree.NodeID? {
    get { self[ListLineKey.self] }
    set { self[ListLineKey.self] = newValue }
  }
}
