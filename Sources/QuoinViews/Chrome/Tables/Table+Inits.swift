import Foundation
import QuoinCore

extension Table {
  private init<Data: RandomAccessCollection>(
    data: Data, selection: ListSelection, sorting: (key: AnyKeyPath, isForward: Bool)? = nil,
    columns: Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns, selection: selection,
      sorting: sorting)
  }

  /// A table with a row for each element of `data`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(), columns: columns())
  }

  /// A table with a row for each element of `data`, of which one can be selected by its id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(selection), columns: columns())
  }

  /// A table with a row for each element of `data`, of which any number can be selected by their ids.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(selection), columns: columns())
  }

  /// A table with a row for each element of `data`. The title of the column that `sortOrder` begins with is
  /// marked; the data is shown as it is.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(), sorting: Self.sorting(sortOrder),
      columns: columns())
  }

  /// A sorted table of which one row can be selected.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(selection), sorting: Self.sorting(sortOrder),
      columns: columns())
  }

  /// A sorted table of which any number of rows can be selected.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(selection), sorting: Self.sorting(sortOrder),
      columns: columns())
  }

  private static func sorting<Root>(_ order: Binding<[KeyPathComparator<Root>]>)
    -> (key: AnyKeyPath, isForward: Bool)?
  {
    order.wrappedValue.first.map { ($0.keyPath, $0.order == .forward) }
  }
}
