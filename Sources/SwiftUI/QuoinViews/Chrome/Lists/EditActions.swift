import Foundation
import QuoinCore
import QuoinLayout

/// The edits of a collection that a list offers.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// The user can move elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user can delete elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The user can move and delete elements.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions {
  fileprivate var allowsMoving: Bool { rawValue & 1 != 0 }
  fileprivate var allowsDeletion: Bool { rawValue & 2 != 0 }
}

/// The indices of a collection's elements, with their ids.
public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  /// The index of an element, with its id.
  public struct Element: Identifiable {
    public let id: ID
    let index: Base.Index
    let offset: Int
  }

  let base: Base
  let id: (Base.Element) -> ID

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
  public subscript(position: Base.Index) -> Element {
    Element(
      id: id(base[position]), index: position,
      offset: base.distance(from: base.startIndex, to: position))
  }
}

/// A view for an element that the user can delete or move in a list.
/// Sizing: as its content.
public nonisolated struct EditableCollectionContent<Content: View, Data>: PrimitiveView {
  let content: Content
  let offset: Int
  let count: Int
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  @MainActor public static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    Content._emit(view.content, into: emission)
    emission.changeTrait(RowEditingKey.self, since: mark) { editing in
      (editing.delete, editing.move) = (view.delete, view.move)
      guard emission.isLiving else { return }
      (editing.index, editing.count) = (view.offset, view.count)
    }
  }
}

extension EditableCollectionContent where Data: MutableCollection & RandomAccessCollection {
  fileprivate init(
    _ data: Binding<Data>, _ actions: EditActions<Data>, at offset: Int, content: Content
  ) {
    self.content = content
    self.offset = offset
    count = data.wrappedValue.count
    move =
      actions.allowsMoving
      ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
    delete =
      actions.allowsDeletion
      ? { offsets in
        guard let elements = data.wrappedValue as? any RangeReplaceableCollection,
          let others = Self.removing(offsets, from: elements) as? Data
        else { return }
        data.wrappedValue = others
      } : nil
  }

  private static func removing<C: RangeReplaceableCollection>(
    _ offsets: IndexSet, from elements: C
  ) -> any RangeReplaceableCollection {
    var others = elements
    others.remove(atOffsets: offsets)
    return others
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of `data`, identified by the value at `id`; in a list the user
  /// can perform `editActions`.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] },
      content: { element in
        EditableCollectionContent(
          data, editActions, at: element.offset, content: content(data[element.index]))
      }, id: { $0.id })
  }

  /// Creates a view for each element of `data`; in a list the user can perform `editActions`.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, C.Element.ID == ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
