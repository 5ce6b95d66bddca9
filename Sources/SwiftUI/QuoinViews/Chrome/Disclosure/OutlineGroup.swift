import QuoinCore

/// Views for the elements of a tree; an element with children is a disclosure group that contains
/// the children's views.
///
/// Groups are initially closed.
/// Sizing: none; the container around it sees each view.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, into emission: Emission) { emission.emit(view.rows) }

  public static var _elements: _ElementCount { .lists }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    let rows = view.rows
    type(of: rows)._collect(rows, into: collector)
  }

  /// The root elements, each with its descendants.
  @MainActor
  var rows: ForEach<[OutlineItem<Data.Element, ID>], ID, OutlineNode<Data, ID, Leaf>> {
    let items = roots.map { OutlineItem(id: id($0), element: $0) }
    return ForEach(items) { item in
      OutlineNode(element: item.element, id: id, children: children, content: content)
    }
  }
}

/// An outline's element and its identity.
struct OutlineItem<Element, ID: Hashable>: Identifiable {
  let id: ID
  let element: Element
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline of `data` and its descendants, each identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  /// Creates an outline of `data` and its descendants.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates an outline of `root` and its descendants.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(
      roots: [root], id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
}

/// The content of an open outline group.
/// Sizing: none.
public struct OutlineSubgroupChildren: View {
  let content: AnyView
  public var body: some View { content }
}

/// An outline's element and its descendants.
/// Sizing: as its views.
struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let inner = children(element) {
      let group = OutlineGroup<
        Data, ID, Leaf, Leaf, DisclosureGroup<Leaf, OutlineSubgroupChildren>
      >(roots: Array(inner), id: id, children: children, content: content)
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(group))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
