import Foundation
import QuoinCore

/// A row for each element of a tree, whose descendants are shown when the user opens it.
///
/// Partly: all cells of a row are indented, not only the first.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public func _rows(_ maker: _TableRowMaker<Data.Element>) -> some View {
    OutlineGroup(data, children: children) { maker.row($0) }
  }
}

extension Table {
  private init<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Value, Data?>, _ selection: ListSelection,
    _ sorting: TableSorting?,
    _ customization: Binding<TableColumnCustomization<Value>>?, _ columns: Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns,
      selection: selection, sorting: sorting, customization: customization?.wrappedValue)
  }

  /// Creates a table of `data` and its descendants, reached through `children`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(data, children, ListSelection(), nil, columnCustomization, columns())
  }

  /// Creates a table of a tree in which the user can select one row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(data, children, ListSelection(selection), nil, columnCustomization, columns())
  }

  /// Creates a table of a tree in which the user can select any number of rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(data, children, ListSelection(selection), nil, columnCustomization, columns())
  }

  /// Creates a sorted table of a tree.
  public init<Data: RandomAccessCollection, Root>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[KeyPathComparator<Root>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element {
    self.init(
      data, children, ListSelection(), TableSorting(sortOrder), columnCustomization, columns())
  }
}
