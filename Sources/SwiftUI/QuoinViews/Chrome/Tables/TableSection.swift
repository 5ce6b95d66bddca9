import Foundation
import QuoinCore

/// The header or footer of a section of a table, which isn't a row of its own.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  public typealias TableRowValue = Value
  let content: Content

  public func _rows(_ maker: _TableRowMaker<Value>) -> Content { content }
}

extension Section: _ListedContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public func _rows(_ maker: _TableRowMaker<TableRowValue>) -> some View {
    Section<Parent._Rows, Content._Rows, Footer._Rows>(
      header: header._rows(_TableRowMaker(columns: [])), content: content._rows(maker),
      footer: footer._rows(_TableRowMaker(columns: [])), isExpanded: isExpanded)
  }
}

extension Section where Content: TableRowContent {
  /// Creates a section of a table's rows.
  @MainActor
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Content.TableRowValue == V,
    Footer == EmptyTableRowContent<V>
  {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of a table's rows with a header.
  @MainActor
  public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Content.TableRowValue == V,
    Footer == EmptyTableRowContent<V>
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of a table's rows with a localized title.
  @MainActor
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Content.TableRowValue == V,
    Footer == EmptyTableRowContent<V>
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of a table's rows with a title.
  @_disfavoredOverload @MainActor
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Content.TableRowValue == V,
    Footer == EmptyTableRowContent<V>
  {
    self.init(content: content) { Text(title) }
  }

  /// Creates a collapsible section of a table's rows with a localized title.
  @MainActor
  public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Content.TableRowValue == V,
    Footer == EmptyTableRowContent<V>
  {
    self.init(
      header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded.wrappedValue)
  }
}
