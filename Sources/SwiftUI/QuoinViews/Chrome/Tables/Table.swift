import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Rows of data in titled columns.
///
/// On macOS the titles stay above the rows, which scroll and have alternating backgrounds. In
/// compact widths, such as on a phone, the table shows its first column as a list.
/// Sizing: h-exp, v-exp; 0 where nothing is proposed. Its lengths are estimated.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: ListSelection
  let sorting: TableSorting?
  /// The user's changes to the columns.
  var customization: TableColumnCustomization<Value>?

  public static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    let isCompact = environment.horizontalSizeClass == .compact
    let all = view.columns._columns
    let columns = view.customization?.arranged(all) ?? all.filter { $0.visibility != .hidden }
    var metrics =
      isCompact || environment.platform != .macOS
      ? ListMetrics(PlainListStyle()._look, in: environment)
      : ListMetrics(InsetListStyle(alternatesRowBackgrounds: true)._look, in: environment)
    if !isCompact { metrics.becomeTable() }
    let maker = _TableRowMaker(columns: isCompact ? Array(columns.prefix(1)) : columns)
    let rows = ListWithKeys(
      name: "Table", metrics: metrics, selection: view.selection, content: view.rows._rows(maker))
    if isCompact {
      emission.emit(rows)
    } else {
      emission.emit(
        VStack(spacing: 0) {
          TableHeader(
            columns: maker.columns, sorting: view.sorting, margin: metrics.rowInsets.leading
          ).paper(.repeats)
          Divider().paper(.repeats)
          rows
        }.paper(.table))
    }
  }
}

/// The order of a table's rows, and the way the user changes it.
struct TableSorting {
  /// The property by which the rows are sorted first, and whether the order is ascending.
  let key: AnyKeyPath?
  let isForward: Bool
  /// Sorts by a column's comparator (Rules/Lists.md#table-sorting).
  let choose: @MainActor (Any) -> Void

  init<Root>(_ order: Binding<[KeyPathComparator<Root>]>) {
    let first = order.wrappedValue.first
    (key, isForward) = (first?.keyPath, first?.order == .forward)
    choose = { comparator in
      guard var comparator = comparator as? KeyPathComparator<Root> else { return }
      let former = order.wrappedValue
      if let first = former.first, first.keyPath == comparator.keyPath {
        comparator = first
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [comparator] + former.filter { $0.keyPath != comparator.keyPath }
    }
  }
}

/// The column titles.
struct TableHeader<Value>: View {
  let columns: [_TableColumn<Value>]
  let sorting: TableSorting?
  let margin: CGFloat

  var body: some View {
    TableCells(
      widths: columns.map(\.width), alignments: columns.map(\.alignment),
      cells: columns.map { column in
        guard let sorting, let comparator = column.comparator else {
          return AnyView(title(of: column, isSorted: false))
        }
        return AnyView(
          title(of: column, isSorted: sorting.key == comparator.keyPath)
            .tappable { sorting.choose(comparator) }
            .accessibilityAddTraits(.isButton))
      }
    )
    .font(.subheadline.weight(.medium))
    .foregroundStyle(.secondary)
    .padding(.horizontal, margin)
    .frame(height: TableMetrics.headerHeight)
  }

  private func title(of column: _TableColumn<Value>, isSorted: Bool) -> some View {
    HStack {
      if column.alignment.horizontal != .leading { Spacer(minLength: 0) }
      column.title
      if column.alignment.horizontal != .trailing { Spacer(minLength: 0) }
      if isSorted {
        Chevron().rotationEffect(.degrees(sorting?.isForward == true ? -90 : 90))
      }
    }
  }
}

/// Cells side by side, each as wide as its column.
/// Sizing: h-exp, v-hug.
struct TableCells: View {
  let widths: [TableColumnWidth]
  let alignments: [TableColumnAlignment]
  let cells: [AnyView]

  var body: some View {
    TableRowLayout(widths: widths) {
      ForEach(cells.indices, id: \.self) { index in
        HStack(spacing: 0) { cells[index] }
          .lineLimit(1)
          .padding(.trailing, TableMetrics.cellMargin)
          .frame(maxWidth: .infinity, alignment: alignments[index].frame)
      }
    }
  }
}

/// A layout that places cells side by side in their columns' widths, centered vertically.
struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widths = TableColumnWidth.widths(of: widths, in: proposal.width ?? .infinity)
    let height = zip(subviews, widths).map { view, width in
      view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }.max()
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    return CGSize(width: width ?? widths.reduce(0, +), height: height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (view, width) in zip(subviews, TableColumnWidth.widths(of: widths, in: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: nil))
      x += width
    }
  }
}
