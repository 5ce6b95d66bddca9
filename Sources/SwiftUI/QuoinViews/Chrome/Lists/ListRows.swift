import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The stacked rows of a list, created only when visible.
///
/// A row that hasn't been created is assumed to have the minimum row height
/// (Rules/Lists.md#row-estimate).
/// Sizing: h-exp, v-hug.
struct ListRows<Content: View>: PrimitiveView {
  let metrics: ListMetrics
  let selection: ListSelection
  let content: Content

  static func _emit(_ view: Self, into emission: Emission) {
    let (metrics, selection) = (view.metrics, view.selection)
    let mover = emission.isLiving ? emission.keep { RowMover() } : nil
    mover?.arrangement = emission.keepState("moved row", nil)
    mover?.distance = emission.keepState("row distance", 0)
    func change(_ environment: inout EnvironmentValues) {
      environment.controlPlace = metrics.place
      environment.rowMover = mover
      environment.collectsListRows = true
      environment.scroll.isInView = false
    }
    func emitRows() {
      let slots = SlotList(view.content, in: emission)
      let sections = ListSections(slots.sections, slotCount: slots.count)
      let rowSpacing = emission.environment.listRowSpacing ?? metrics.rowSpacing
      let lines = slots.decorated { slot, number in
        ListLineView(
          line: sections.line(of: number, metrics, rowSpacing: rowSpacing), selection: selection,
          content: slot)
      }
      emission.emitLazy(
        lines,
        LazyConfiguration(
          .vertical, alignment: .leading, spacing: 0,
          // A row without height would never be visible, and so never be created.
          estimate: max(metrics.minRowHeight + rowSpacing, 1)), name: "List rows", keepsRows: true)
    }
    emission.withEnvironment(change, emitRows)
  }
}

/// A list's size: the proposal, with 0 for nil (Rules/Lists.md#list-size).
struct ListSizeLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: max(proposal.width ?? 0, 0), height: max(proposal.height ?? 0, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A list of any content with the given metrics, used by `List` and `Form`.
///
/// Sizing: h-exp, v-exp; 0 where nothing is proposed.
struct ListContainer<Content: View>: PrimitiveView {
  let name: String
  let metrics: ListMetrics
  var selection = ListSelection()
  let content: Content

  static func _emit(_ view: Self, into emission: Emission) {
    emission.noteEstimate(of: view.name)
    if emission.paper != nil {
      let mark = emission.tree.mark
      emission.emit(view.scrolling)
      return emission.attach(PaperRole.list, since: mark)
    }
    emission.container(view.scrolling, orientation: nil, elides: false) {
      emission.note($0.beginLayout(ListSizeLayout()), view.name)
    }
  }

  @ViewBuilder
  private var scrolling: some View {
    let rows = ScrollView {
      ListRows(metrics: metrics, selection: selection, content: content)
        .modifier(ListEndMargins(length: metrics.endMargin))
    }
    ListBackground(metrics: metrics, content: rows)
  }
}

/// Adds space above and below the rows (Rules/Lists.md#list-ends).
private struct ListEndMargins: PrimitiveModifier {
  let length: CGFloat

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard modifier.length > 0 else { return }
    emission.tree.wrapPadding(since: mark, EdgeInsets(.vertical, modifier.length))
  }
}
