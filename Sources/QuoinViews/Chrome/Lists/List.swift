import QuoinCore

/// Rows one below the other, in sections, that scroll.
///
/// Each view of the content is a row. The list makes only visible rows, however many there are. The ``ListStyle``
/// around decides how they look.
/// Sizing: h-exp, v-exp; 0 where nothing is proposed. Heights are measured for macOS and for the cards of iOS 26
/// (402 points wide); the lengths of other styles are estimated.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: ListSelection
  let content: Content

  init(_ selection: ListSelection, content: Content) {
    self.selection = selection
    self.content = content
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    emission.emit(
      ListContainer(
        name: "List", metrics: ListMetrics(environment.listLook, in: environment),
        selection: view.selection, content: view.content))
  }
}

extension List {
  /// A list in which one row can be selected: the one whose tag, or id, is the value.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// A list in which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// A list with a row for each element of `data`, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of `data`, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of `data`, identified by the value at `id`, of which any number can be
  /// selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each element of `data`, identified by the value at `id`, of which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number, of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list of any rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(ListSelection(), content: content())
  }

  /// A list with a row for each element of `data`; with a binding to a collection the rows get bindings.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of `data`, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(), content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number of a range that never changes.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of the collection that `data` is bound to, with a binding to the element,
  /// which is identified by the value at `id`.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(ListSelection(), content: ForEach(data, id: id, content: rowContent))
  }
}
