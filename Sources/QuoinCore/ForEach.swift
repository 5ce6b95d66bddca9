/// Views made from data, one or more for each element, identified by the element's id.
///
/// Sizing: none of its own; the container around it sees each view.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline let id: (Data.Element) -> ID

  @usableFromInline
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  /// One view for each identifiable element.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// One view for each element, identified by the value at `id`.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // `\.self`, the most common key path, needs no key path at run time.
    let isIdentity = id == \Data.Element.self
    self.init(
      data: data, content: content,
      id: isIdentity ? { $0 as! ID } : { $0[keyPath: id] })
  }

  /// One view for each number of a range that never changes.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  @inlinable
  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    emitter.markDynamic()
    for element in view.data {
      guard emitter.enter(key(view.id(element))) else { return }
      Content._emit(view.content(element), into: emitter)
      emitter.leave()
    }
  }

  @inlinable
  static func key(_ id: ID) -> Element.Key {
    if ID.self == Int.self, let number = id as? Int { return .number(number) }
    return .item(AnyHashable(id))
  }
}
