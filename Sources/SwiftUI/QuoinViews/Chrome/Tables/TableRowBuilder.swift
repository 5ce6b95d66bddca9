import Foundation
import QuoinCore

/// Builds rows from the statements in a table's closure.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildPartialBlock<Rows: TableRowContent>(first rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }

  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> _TableRowPair<First, Next>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> _TableRowPair<Rows, Rows>
  where Rows.TableRowValue == Value { _TableRowPair(first: rows, second: nil) }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(first rows: First)
    -> _TableRowPair<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRowPair(first: rows, second: nil)
  }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second rows: Second
  ) -> _TableRowPair<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRowPair(first: nil, second: rows)
  }

  public static func buildLimitedAvailability<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public func _rows(_ maker: _TableRowMaker<Value>) -> EmptyView { EmptyView() }
}

/// Two groups of rows, either of which may be missing.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  let first: First?
  let second: Second?

  @ViewBuilder
  public func _rows(_ maker: _TableRowMaker<TableRowValue>) -> some View {
    if let first { first._rows(maker) }
    if let second { second._rows(maker) }
  }
}

extension Table {
  /// Creates a table with the rows of `rows`.
  public init(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(), sorting: nil,
      customization: columnCustomization?.wrappedValue)
  }

  /// Creates a table with the rows of `rows`, one of which can be selected by its value's id.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: nil,
      customization: columnCustomization?.wrappedValue)
  }

  /// Creates a table with the rows of `rows`, any number of which can be selected by id.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: nil,
      customization: columnCustomization?.wrappedValue)
  }

  /// Creates a table with the rows of `rows`. The title of the first column in `sortOrder` is
  /// marked.
  public init<Root>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[KeyPathComparator<Root>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(),
      sorting: TableSorting(sortOrder), customization: columnCustomization?.wrappedValue)
  }

  /// Creates a sorted table with the rows of `rows`, one of which can be selected.
  public init<Root>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Root>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization?.wrappedValue)
  }

  /// Creates a sorted table with the rows of `rows`, any number of which can be selected.
  public init<Root>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Root>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization?.wrappedValue)
  }
}
