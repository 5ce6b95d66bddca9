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

  /// A table with a row for each element of `data`; the user can select one, by its id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(selection), columns: columns())
  }

  /// A table with a row for each element of `data`; the user can select any number, by their ids.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(selection), columns: columns())
  }

  /// A table with a row for each element of `data`. It marks the title of the column that `sortOrder` begins with,
  /// and shows the data in its own order.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(), sorting: Self.sorting(sortOrder),
      columns: columns())
  }

  /// A sorted table; the user can select one row.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(selection), sorting: Self.sorting(sortOrder),
      columns: columns())
  }

  /// A sorted table; the user can select any number of rows.
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
