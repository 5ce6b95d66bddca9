import QuoinCore

/// Builds columns from the statements in a table's closure.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> _TableColumnPair<First, Next>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    _TableColumnPair(first: accumulated, second: next)
  }

  public static func buildIf<Column: TableColumnContent>(_ column: Column?)
    -> _OptionalTableColumn<Column>
  where Column.TableRowValue == RowValue { _OptionalTableColumn(column: column) }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first column: First
  ) -> _EitherTableColumn<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _EitherTableColumn(first: column, second: nil)
  }

  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second column: Second
  ) -> _EitherTableColumn<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _EitherTableColumn(first: nil, second: column)
  }

  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column)
    -> Column
  where Column.TableRowValue == RowValue { column }
}

/// The columns of one of two branches.
public struct _EitherTableColumn<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  let first: First?
  let second: Second?
  public var _columns: [_TableColumn<TableRowValue>] {
    first?._columns ?? second?._columns ?? []
  }
}

/// Two groups of columns.
public struct _TableColumnPair<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  let first: First
  let second: Second
  public var _columns: [_TableColumn<TableRowValue>] { first._columns + second._columns }
}

/// Optional columns.
public struct _OptionalTableColumn<Column: TableColumnContent>: TableColumnContent {
  public typealias TableRowValue = Column.TableRowValue
  let column: Column?
  public var _columns: [_TableColumn<TableRowValue>] { column?._columns ?? [] }
}
