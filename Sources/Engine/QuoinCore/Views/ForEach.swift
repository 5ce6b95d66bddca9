import QuoinLayout

/// Views generated from data, one or more for each element, identified by the element's id.
///
/// Sizing: none (the container around it sees each view).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline package let id: (Data.Element) -> ID
  /// Whether the data is declared to be constant.
  @usableFromInline let isConstant: Bool
  /// Whether each element is its own id.
  @usableFromInline let isOwnID: Bool
  /// Whether the data is determined during emission.
  @usableFromInline let isFound: Bool

  @usableFromInline
  package init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
    isConstant: Bool = false, isOwnID: Bool = false, isFound: Bool = false
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.isConstant = isConstant
    self.isOwnID = isOwnID
    self.isFound = isFound
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  /// Creates a view for each identifiable element.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates a view for each element, identified by the value at `id`.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // `\.self`, the most common key path, isn't needed at run time.
    let isIdentity = id == \Data.Element.self
    self.init(
      data: data, content: content,
      id: isIdentity ? { $0 as! ID } : { $0[keyPath: id] }, isOwnID: isIdentity)
  }

  /// Creates a view for each number of a constant range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 }, isConstant: true, isOwnID: true)
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.markDynamic()
    guard !emission.isLiving, !emission.environment.isInScrollView, !view.hasRepeatedIDs() else {
      return emitObserved(view, into: emission)
    }
    for element in view.data {
      guard emission.enter(key(view.id(element))) else { return }
      Content._emit(view.content(element), into: emission)
      emission.leave()
    }
  }

  // Emits the elements if they are live, can be scrolled to, or share an id. This is a separate
  // function so that the simple loop is small enough to be inlined.
  @inlinable
  @inline(never)
  @MainActor
  static func emitObserved(_ view: Self, into emission: Emission) {
    if view.isFound { return emitObserved(view.found(in: emission), into: emission) }
    guard emission.beginItems() else { return }
    defer { emission.endItems() }
    if emission.isLiving, view.isConstant { emission.noteConstant(count: view.count) }
    if emission.environment.isInScrollView {
      emitTargets(view, into: emission)
    } else {
      emitContents(view, into: emission) { _ in }
    }
  }

  /// Emits the elements after creating the content of all: a live view tracks the reads of the
  /// closure once for all elements.
  @inlinable
  @MainActor
  static func emitContents(
    _ view: Self, into emission: Emission, _ isEmitted: (LayoutTree.Mark) -> Void
  ) {
    for (key, content) in emission.evaluating({ view.contents(emission) }) {
      guard emission.enter(key) else { return }
      let mark = emission.tree.mark
      Content._emit(content, into: emission)
      isEmitted(mark)
      emission.leave()
    }
  }

  /// Emits the elements, and makes each element's first node a scroll target with the element's id.
  @inlinable
  @MainActor
  static func emitTargets(_ view: Self, into emission: Emission) {
    var nodes: [LayoutTree.NodeID] = []
    if emission.isLiving || view.hasRepeatedIDs() {
      emitContents(view, into: emission) { nodes.append(emission.tree.first(after: $0)) }
    } else {
      for element in view.data {
        guard emission.enter(key(view.id(element))) else { return }
        let mark = emission.tree.mark
        Content._emit(view.content(element), into: emission)
        nodes.append(emission.tree.first(after: mark))
        emission.leave()
      }
    }
    emission.addScrollTargets { id in
      guard let position = view.position(of: id), position < nodes.count else { return nil }
      return nodes[position].exists ? nodes[position] : nil
    }
  }

  public static var _elements: _ElementCount { .lists }

  /// Collects one slot for each element of the data; a lazy container creates its view when it
  /// becomes visible. The collector expands elements that are lists themselves.
  @inlinable
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    let elements = Content._elements
    guard elements != .lists, !collector.separates(elements), !view.isFound else {
      return collectLists(view, into: collector)
    }
    if elements == .unknown { collector.noteRows(Content.self) }
    collector.add(
      count: view.count, elements: elements,
      key: { AnyHashable(view.id(view.element($0))) },
      position: { view.position(of: $0) },
      search: { view.positions(of: $0) },
      emit: { emission, ordinal, position in
        let element = view.element(position)
        guard emission.enter(key(view.id(element)), ordinal: ordinal) else { return }
        Content._emit(emission.evaluating { view.content(element) }, into: emission)
        emission.leave()
      })
  }

  @usableFromInline
  @MainActor
  static func collectLists(_ view: Self, into collector: SlotCollector) {
    if view.isFound { return _collect(view.found(in: collector.emission), into: collector) }
    guard collector.emission.beginItems() else { return }
    defer { collector.emission.endItems() }
    for element in view.data {
      let id = view.id(element)
      guard collector.emission.enter(key(id)) else { return }
      collector.naming(AnyHashable(id)) {
        Content._collect(
          collector.emission.evaluating { view.content(element) }, into: collector)
      }
      collector.emission.leave()
    }
  }

  @inlinable
  static func key(_ id: ID) -> Element.Key {
    if ID.self == Int.self, let number = id as? Int { return .number(number) }
    return .item(AnyHashable(id))
  }
}
