import Foundation
import QuoinCore

extension Table {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ selection: ListSelection, _ sorting: TableSorting? = nil,
    _ customization: Binding<TableColumnCustomization<Value>>, _ columns: Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      rows: TableForEachContent(data: data), columns: columns, selection: selection,
      sorting: sorting, customization: customization.wrappedValue)
  }

  /// Creates a table with columns that `columnCustomization` shows or hides.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data, ListSelection(), nil, columnCustomization, columns())
  }

  /// Creates a table with customizable columns, in which the user can select one row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data, ListSelection(selection), nil, columnCustomization, columns())
  }

  /// Creates a table with customizable columns, in which the user can select any number of rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(data, ListSelection(selection), nil, columnCustomization, columns())
  }

  /// Creates a sorted table with customizable columns.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Root>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data, ListSelection(), TableSorting(sortOrder), columnCustomization, columns())
  }

  /// Creates a sorted table with customizable columns, in which the user can select one row.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Root>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data, ListSelection(selection), TableSorting(sortOrder), columnCustomization, columns())
  }

  /// Creates a sorted table with customizable columns, in which the user can select any number of
  /// rows.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Root>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(
      data, ListSelection(selection), TableSorting(sortOrder), columnCustomization, columns())
  }
}
