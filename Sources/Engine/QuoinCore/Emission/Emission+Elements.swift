import QuoinGeometry
import QuoinLayout

// The elements that views enter, in a live tree and in a tree that is emitted once.

/// The identity of an element of a live tree, for content that is declared in one place and shown
/// in another.
package struct ElementPlace: Hashable, Sendable {
  let index: Int32
  let birth: Int
}

extension Emission {
  /// The open element; `nil` in a tree that is emitted once.
  package var place: ElementPlace? { elementStore?.openPlace }

  /// A mark of the open element's current emission, valid until that element is emitted again.
  var emissionMark: EmissionMark { EmissionMark(elementStore?.owner, at: context.element) }

  // This is a separate function so that a view that is emitted once pays only for the check.
  @inline(never)
  func enterLiving(_ key: Element.Key) -> Bool {
    guard completeness.hasRoom() else {
      context.depth -= 1
      return false
    }
    elementStore?.enter(key, in: self)
    return true
  }

  @inline(never)
  func leaveLiving() { elementStore?.leave(self) }

  /// Calls a closure that creates views while others are emitted, such as the content of a
  /// `ForEach`; its reads are dependencies of the enclosing body.
  @inlinable
  public func evaluating<Result>(_ make: @MainActor () -> Result) -> Result {
    isLiving ? evaluatingForOwner(make) : make()
  }

  @usableFromInline
  func evaluatingForOwner<Result>(_ make: @MainActor () -> Result) -> Result {
    guard let element = elementStore?.owner else { return make() }
    return element.observing(make)
  }

  /// Calls `make`, which makes the content of a presentation or a page, like ``evaluating(_:)``: it
  /// sees the state that the body saw (Rules/Updates.md#captured-state).
  package func makingLaterContent<Result>(_ make: @MainActor () -> Result) -> Result {
    guard isLiving, let element = elementStore?.owner else { return make() }
    let outer = element.makesLaterContent
    element.makesLaterContent = true
    defer { element.makesLaterContent = outer }
    return element.observing(make)
  }

  /// Calls `read`, which reads bindings while views are emitted: their changes emit the views of
  /// the enclosing body again, without evaluating it.
  package func readingForViews<Result>(_ read: @MainActor () -> Result) -> Result {
    guard let element = Evaluation.reader else { return read() }
    let outer = element.readsForViews
    element.readsForViews = true
    defer { element.readsForViews = outer }
    return read()
  }

  /// Emits `first`, and if `isWanted` returns true, emits `second` in its place. The views of both
  /// are the same and keep their state.
  package func emit<Result>(
    first: () -> Result, againIf isWanted: (Result) -> Bool, second: () -> Result
  ) -> Result {
    let mark = tree.mark
    let (children, detached) = (elementStore?.openChildren.count ?? 0, tree.detachedCount)
    let result = first()
    guard isWanted(result) else { return result }
    _ = tree.detach(since: mark)
    // These nodes belong to no one: the views inside are found again and get other nodes.
    for node in tree.claimDetached(since: detached) { elementStore?.discardOwn(from: node, self) }
    elementStore?.reuseChildren(from: children)
    return second()
  }

  /// Begins the items of a `ForEach`, which keep their state when they move.
  @usableFromInline
  func beginItems() -> Bool { isLiving ? enter(.items) : true }

  @usableFromInline
  func endItems() { if isLiving { leave() } }

  /// Warns that several elements of a `ForEach` have the id `id`.
  @usableFromInline
  func noteRepeatedID(_ id: String) {
    if let elementStore { return elementStore.noteDuplicate(id) }
    diagnostics.addWarning(ViewDiagnostics.repeatedID(id))
  }
}
