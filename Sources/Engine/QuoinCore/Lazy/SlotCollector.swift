import QuoinLayout

/// Collects the slots of a lazy container's content: each view adds its slots and isn't emitted.
///
/// The collector expands views with bodies, conditions and groups, and wraps modifiers around each
/// slot.
@MainActor
public final class SlotCollector {
  public let emission: Emission
  private(set) var slots = SlotList()
  /// The views of the list if the caller wants the views themselves; `nil` if it wants slots.
  var listed: [ListedView]?
  /// Whether each slot must be a single view, as required by a container of subviews.
  var splits = false

  init(_ emission: Emission) { self.emission = emission }

  /// Adds `view` as a slot with exactly one element.
  public func add<V: View>(_ view: V) {
    if listed != nil { return list(view) }
    add(
      count: 1, elements: .known(1), position: { _ in nil },
      emit: { emission, ordinal, _ in
        guard emission.enter(.type(V.self), ordinal: ordinal) else { return }
        V._emit(view, into: emission)
        emission.leave()
      })
  }

  /// Adds `count` slots, whose views `emit` emits as an element with the given ordinal.
  ///
  /// - `elements`: the number of elements in each slot.
  /// - `key`: identifies a slot when it moves; its position by default.
  /// - `position`: returns the position of the slot with a program's id.
  /// - `search`: returns the positions of the first slots with some keys, if they exist; for slots
  ///   with a `key`.
  public func add(
    count: Int, elements: _ElementCount,
    key: @escaping @MainActor (Int) -> AnyHashable = { AnyHashable($0) },
    position: @escaping @MainActor (AnyHashable) -> Int?,
    search: (@MainActor (Set<AnyHashable>) -> [AnyHashable: Int])? = nil,
    emit: @escaping @MainActor (Emission, _ ordinal: Int32, Int) -> Void
  ) {
    if listed != nil { return list(count: count, emit: emit) }
    let first = emission.reserveElements(count)
    slots.append(
      SlotList.Run(
        count: count, elements: elements, element: emission.context.element,
        depth: emission.context.depth,
        owner: emission.elementStore?.owner,
        emit: { emission, position in emit(emission, first &+ Int32(clamping: position), position)
        },
        key: key, position: position, search: search))
  }

  /// Adds the slots of `content`, each wrapped in `modifier`.
  ///
  /// - `change`: the modifier's changes for the bodies and conditions inside, which the collector
  ///   expands now.
  public func add<V: View, M: ViewModifier>(
    _ content: V, modifiedBy modifier: M,
    environment change: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    if listed != nil { return list(content, modifiedBy: modifier, environment: change) }
    let first = slots.runs.count
    if let change {
      emission.withEnvironment(change) { V._collect(content, into: self) }
    } else {
      V._collect(content, into: self)
    }
    for index in first..<slots.runs.count {
      let inner = slots.runs[index]
      slots.runs[index].emit = { emission, position in
        M._emit(
          modifier, content: SlotList.SlotView(run: inner, position: position), into: emission)
      }
    }
  }

  /// Adds the slots of `content`, each wrapped in `modifier`; the first of them can be found by
  /// `id`.
  public func add<V: View, M: ViewModifier>(
    _ content: V, named id: AnyHashable, modifiedBy modifier: M
  ) {
    naming(id) { add(content, modifiedBy: modifier) }
  }

  /// Runs `content`, and makes the first slot that it adds findable by `id` as well.
  func naming(_ id: AnyHashable, _ content: () -> Void) {
    let first = slots.runs.count
    content()
    guard first < slots.runs.count else { return }
    let inner = slots.runs[first].position
    slots.runs[first].position = { $0 == id ? 0 : inner($0) }
    if splits { for index in first..<slots.runs.count { slots.runs[index].values.id = id } }
  }

  /// Runs `content`, and changes the values that the added slots and sections pass to their
  /// container.
  package func changing(
    _ change: @MainActor (inout ContainerValues) -> Void, _ content: () -> Void
  ) {
    let (first, firstSection) = (slots.runs.count, slots.sections.count)
    content()
    guard splits else { return }
    for index in first..<slots.runs.count { change(&slots.runs[index].values) }
    guard firstSection < slots.sections.count else { return }
    for index in firstSection..<slots.sections.count { change(&slots.sectionValues[index]) }
  }

  /// Changes the slots of the runs from `count` on.
  func changeSlots(from count: Int, _ change: (inout SlotList.Run) -> Void) {
    for index in count..<slots.runs.count { change(&slots.runs[index]) }
  }

  /// Adds a section; nested sections become part of it.
  func section<Header: View, Content: View, Footer: View>(
    header: Header, content: Content?, footer: Footer
  ) {
    let known = slots.sections.count
    let start = slots.count
    Header._collect(header, into: self)
    let headerEnd = slots.count
    if let content { Content._collect(content, into: self) }
    let contentEnd = slots.count
    Footer._collect(footer, into: self)
    slots.sections.removeSubrange(known...)
    slots.sectionValues.removeSubrange(known...)
    slots.sectionValues.append(ContainerValues())
    slots.sections.append(
      LazySection(
        header: start..<headerEnd, content: headerEnd..<contentEnd,
        footer: contentEnd..<slots.count))
  }
}
