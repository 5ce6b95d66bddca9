import QuoinCore

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: _ListedContent {
  associatedtype TableRowValue: Identifiable
  associatedtype _Rows: View
  /// Returns the rows, each made by `maker`. Only Quoin's own types implement this.
  func _rows(_ maker: _TableRowMaker<TableRowValue>) -> _Rows
}

/// Makes the view of a row from its value.
public struct _TableRowMaker<Value> {
  let columns: [_TableColumn<Value>]

  @MainActor
  func row(_ value: Value) -> TableCells {
    TableCells(
      widths: columns.map(\.width), alignments: columns.map(\.alignment),
      cells: columns.map { $0.cell(value) })
  }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data

  public func _rows(_ maker: _TableRowMaker<Data.Element>) -> some View {
    ForEach(data) { maker.row($0) }
  }
}
