import Foundation
import QuoinCore

extension Table {
  private init<Data: RandomAccessCollection>(
    data: Data, selection: ListSelection, sorting: TableSorting? = nil,
    columns: Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns, selection: selection,
      sorting: sorting)
  }

  /// Creates a table with a row for each element of `data`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(), columns: columns())
  }

  /// Creates a table with a row for each element of `data`, one of which can be selected by its id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(selection), columns: columns())
  }

  /// Creates a table with a row for each element of `data`, any number of which can be selected by
  /// id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data: data, selection: ListSelection(selection), columns: columns())
  }

  /// Creates a table with a row for each element of `data`, in the order of `data`. The title of
  /// the first column in `sortOrder` is marked.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(), sorting: TableSorting(sortOrder),
      columns: columns())
  }

  /// Creates a sorted table in which the user can select one row.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      columns: columns())
  }

  /// Creates a sorted table in which the user can select any number of rows.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Root>]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data: data, selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      columns: columns())
  }
}
