import Foundation
import QuoinCore
import QuoinLayout

/// One line of a list with everything around its content: the card it is a slice of, lines, badge and chevron.
///
/// Each view of the content is a row, a header, or a footer. Sizing: h-exp (the width offered), v-hug.
struct ListLineView<Content: View>: PrimitiveView {
  let line: ListLine
  var selection = ListSelection()
  let content: Content

  static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let environment = emitter.environment
    let isRow = view.line.role == .row
    let layout = ListLineLayout(
      line: view.line,
      minHeight: isRow
        ? view.line.metrics.minRowHeight : max(environment.defaultMinListHeaderHeight ?? 0, 0),
      rowSpacing: environment.listRowSpacing ?? 0)
    func emitLine() {
      emitter.container(ListLineParts(view: view), orientation: nil, elides: false) {
        emitter.note($0.beginLayout(layout), "List \(view.line.role)")
      }
    }
    emitter.withEnvironment({ $0.collectsListRows = false }, emitLine)
  }
}

/// The views of one line: the content, and for each row of it the parts around.
private struct ListLineParts<Content: View>: PrimitiveView {
  let view: ListLineView<Content>

  static func _emit(_ parts: Self, into emitter: ViewEmitter) {
    let line = emitter.tree.openNode
    emitter.withEnvironment({ $0.listLine = line }, { parts.emitContent(into: emitter) })
  }

  private func emitContent(into emitter: ViewEmitter) {
    switch view.line.role {
    case .row: emitRows(into: emitter)
    case .header: emitHeader(into: emitter)
    case .footer:
      emitter.emit(view.content.font(view.line.metrics.footerFont).foregroundStyle(.secondary))
    }
  }

  private func emitRows(into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    var rows = emitRows(view.content, into: emitter)
    if emitter.environment.platform == .macOS, rows.contains(where: \.isSelected) {
      // Once more, in the colour of text on a selection.
      emitter.tree.keepOnly(rows.count, since: mark)
      rows = emitRows(view.content.foregroundStyle(.white), into: emitter)
    }
    let swiped = emitter.isLiving ? drive(rows, in: emitter) : nil
    for (index, row) in rows.enumerated() {
      let frame = ListRowFrame(
        line: view.line, isFirst: view.line.isFirst && index == 0,
        isLast: view.line.isLast && index == rows.count - 1, number: view.line.number + index)
      frame.emit(around: row.node, row: index, isSelected: row.isSelected, into: emitter)
    }
    if let swiped { emit(swiped, into: emitter) }
  }

  /// Shows the buttons behind the first row.
  private func emit(_ swiped: SwipedRow, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    let buttons = RowSwipeButtons(actions: swiped.actions, edge: swiped.edge)
      .layoutValue(key: ListRowPartKey.self, value: (0, .actions(swiped.edge))).zIndex(-1.5)
    emitter.withEnvironment(
      { $0.buttonCompletion = swiped.swipe.completion }, { emitter.emit(buttons) })
    let node = emitter.tree.first(after: mark)
    emitter.draw(
      emitter.tree.openNode, with: SwipedLineDrawing(margin: view.line.metrics.sectionMargin))
    emitter.afterLayout { [swipe = swiped.swipe] in swipe.settle(node, in: $0) }
  }

  /// Emits `content`, and says of each row of it whether it is selected.
  private func emitRows<V: View>(_ content: V, into emitter: ViewEmitter)
    -> [ListRow]
  {
    let mark = emitter.tree.mark
    let elementMark = emitter.elementMark
    emitter.emit(content)
    let id = emitter.itemID(since: elementMark)
    var rows: [ListRow] = []
    emitter.tree.forEach(since: mark) { node in
      let tag = emitter.tree.value(_TagKey.self, of: node) ?? id
      let isDisabled = emitter.tree.value(SelectionDisabledKey.self, of: node)
      rows.append(
        ListRow(
          node: node, tag: isDisabled ? nil : tag,
          isSelected: !isDisabled && emitter.evaluating { view.selection.contains(tag) }))
    }
    return rows
  }

  /// Lets the rows be tapped, swiped, deleted and moved in a living tree.
  private func drive(_ rows: [ListRow], in emitter: ViewEmitter) -> SwipedRow? {
    let driver = emitter.keep { RowDriver() }
    return driver.drive(rows, selection: view.selection, in: emitter)
  }

  private func emitHeader(into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    let metrics = view.line.metrics
    emitter.emit(
      view.content.font(metrics.headerFont)
        .foregroundStyle(metrics.hasPrimaryHeaders ? HierarchicalShapeStyle.primary : .secondary))
    var isIncreased = metrics.hasProminentHeaders
    var count = 0
    emitter.tree.forEach(since: mark) { node in
      let own = emitter.tree.value(HeaderProminenceKey.self, of: node)
      isIncreased = isIncreased || (own ?? emitter.environment.headerProminence) == .increased
      count += 1
    }
    guard isIncreased else { return }
    // Once more, now that it is known to stand out.
    emitter.tree.keepOnly(count, since: mark)
    emitter.emit(view.content.font(metrics.prominentHeaderFont))
  }
}

/// One row of a line.
struct ListRow {
  let node: LayoutTree.Node
  /// What a selection finds it by; `nil` where it can't be selected.
  let tag: AnyHashable?
  let isSelected: Bool
}

extension ViewEmitter {
  /// The id of the item of a `ForEach`, or the `.id(_:)`, that the elements since `mark` begin with: what a row is
  /// called that has no tag.
  fileprivate func itemID(since mark: ElementMark) -> AnyHashable? {
    for key in keys(since: mark) {
      switch key {
      case .item(let id), .id(let id): return id
      case .number(let number): return number
      case .view, .items: continue
      case .type, .branch, .late, .slot, .layer: return nil
      }
    }
    return nil
  }
}

private struct CollectsListRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ListLineKey: EnvironmentKey {
  static var defaultValue: LayoutTree.Node? { nil }
}

extension EnvironmentValues {
  /// Whether what is collected becomes rows of a list.
  var collectsListRows: Bool {
    get { self[CollectsListRowsKey.self] }
    set { self[CollectsListRowsKey.self] = newValue }
  }

  /// The line of a list around: each view directly in it is a row.
  var listLine: LayoutTree.Node? {
    get { self[ListLineKey.self] }
    set { self[ListLineKey.self] = newValue }
  }
}
