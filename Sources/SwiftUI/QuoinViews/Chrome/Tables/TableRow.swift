import CoreTransferable
import Foundation
import QuoinCore

/// A row of a table, which the columns make from a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  public init(_ value: Value) { self.value = value }

  public func _rows(_ maker: _TableRowMaker<Value>) -> some View {
    maker.row(value).tag(value.id)
  }
}

/// A row of a table with further rows, which are shown when the user opens it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row for a value, with the rows of `content` inside.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Label.TableRowValue == Value {
    self.init(isExpanded: isExpanded, content: content) { TableRow(value) }
  }

  /// Creates a row with the rows of `content` inside.
  public init(
    isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<TableRowValue> content: @escaping () -> Content, label: () -> Label
  ) {
    self.label = label()
    self.isExpanded = isExpanded
    self.content = content
  }

  @ViewBuilder
  public func _rows(_ maker: _TableRowMaker<TableRowValue>) -> some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded) {
        content()._rows(maker)
      } label: {
        label._rows(maker)
      }
    } else {
      DisclosureGroup {
        content()._rows(maker)
      } label: {
        label._rows(maker)
      }
    }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public func _rows(_ maker: _TableRowMaker<TableRowValue>) -> some View {
    ForEach<Data, ID, Content._Rows>(
      data: data, content: { [content] in content($0)._rows(maker) }, id: id)
  }
}

// MARK: Modifiers

/// Rows to which a modifier of views is applied.
public struct _ModifiedTableRows<Content: TableRowContent, Rows: View>: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  let content: Content
  let change: (Content._Rows) -> Rows

  public func _rows(_ maker: _TableRowMaker<TableRowValue>) -> Rows {
    change(content._rows(maker))
  }
}

extension TableRowContent {
  /// Adds a context menu to the rows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<
    TableRowValue
  > {
    let items = menuItems()
    return _ModifiedTableRows(content: self) { $0.contextMenu { items } }
  }

  /// Calls `action` when the pointer enters or leaves the rows.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<
    TableRowValue
  > {
    _ModifiedTableRows(content: self) { $0.onHover(perform: action) }
  }

  /// Lets the user drag the rows as `payload`.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  {
    _ModifiedTableRows(content: self) { $0.draggable(payload()) }
  }

  /// Compiles only: sets the item that a drag of the rows carries.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<
    TableRowValue
  > { _ModifiedTableRows(content: self) { $0 } }

  /// Compiles only: handles values that are dropped on the rows.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> { _ModifiedTableRows(content: self) { $0 } }
}
