import QuoinCore

/// The content of a list that shows a tree.
public typealias _OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
  Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
>

extension List where SelectionValue == Never {
  /// Creates a list of `data` and its descendants, reached through `children`, in groups that are
  /// initially closed.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      ListSelection(), content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of `data` and its descendants, each identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(
      ListSelection(),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of `data` and its descendants, each identified by the value at `id`; the user
  /// can select one.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of `data` and its descendants, each identified by the value at `id`; the user
  /// can select any number.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of `data` and its descendants, reached through `children`; the user can select
  /// one.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of `data` and its descendants, reached through `children`; the user can select
  /// any number.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      ListSelection(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
