import QuoinCore

/// A scrolling column of rows, grouped into sections.
///
/// Each view of the content is a row. The list creates only visible rows. The enclosing
/// ``ListStyle`` determines their appearance.
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
    func list(_ selection: ListSelection) -> ListWithKeys<Content> {
      ListWithKeys(name: "List", selection: selection, content: view.content)
    }
    guard let column = emission.environment.columnLinks else {
      return emission.emit(list(view.selection))
    }
    emission.emit(list, with: view.selection, of: SelectionValue.self, in: column)
  }
}

/// A list or the rows of a table, whose selection arrow keys move on macOS.
/// Sizing: h-exp, v-exp.
struct ListWithKeys<Content: View>: PrimitiveView {
  let name: String
  /// The metrics, by default those of the list style.
  var metrics: ListMetrics?
  let selection: ListSelection
  let content: Content

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    var list = ListContainer(
      name: view.name,
      metrics: view.metrics ?? ListMetrics(environment.listLook, in: environment),
      selection: view.selection, content: view.content)
    guard emission.isLiving, environment.platform == .macOS, view.selection.select != nil else {
      return emission.emit(list)
    }
    let keys = emission.keep { ListKeys() }
    keys.allTags = emission.rowTags(of: view.content)
    list.selection.keys = keys
    emission.emitFocusable(list) { item in
      item.takeKey = { [unowned item, selection = view.selection] key, modifiers, emission in
        keys.take(key, modifiers, selection, in: item.node, emission)
      }
    }
  }
}

extension List {
  /// Creates a list in which one row can be selected; the selection is its tag or id.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// Creates a list in which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// Creates a list with a row for each element of `data`, in which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of `data`, in which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of `data`, identified by the value at `id`, in
  /// which any number can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of `data`, identified by the value at `id`, in
  /// which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number, in which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of arbitrary rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(ListSelection(), content: content())
  }

  /// Creates a list with a row for each element of `data`; if `data` is a binding, the rows receive
  /// bindings.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of `data`, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of the bound collection.
  ///
  /// Each row receives a binding to its element, which is identified by the value at `id`.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(ListSelection(), content: ForEach(data, id: id, content: rowContent))
  }
}
