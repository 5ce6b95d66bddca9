import QuoinGeometry
import QuoinLayout

// Emits the elements of a live view. The cursor finds each element again and adopts its nodes if
// none of its dependencies changed; otherwise it emits the element again, individually and in place
// if possible.

/// The identity of an element of a live tree, for content that is declared in one place and shown
/// in another.
package struct ElementPlace: Hashable, Sendable {
  let index: Int32
  let birth: Int
}

extension Emission {
  /// The open element; `nil` in a tree that is emitted once.
  package var place: ElementPlace? { elementStore?.openPlace }

  // MARK: Views with a body

  func emitLiving<V: View>(
    _ view: V, _ emitBody: @escaping @MainActor (V.Body, Emission) -> Void
  ) {
    guard let elementStore, mayEnter() else { return }
    emit(element(of: view, elementStore, emitBody), elementStore)
  }

  func emitLiving<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, _ emitBody: @escaping @MainActor (M.Body, Emission) -> Void
  ) {
    guard let elementStore, mayEnter() else { return }
    emit(element(of: modifier, content, elementStore, emitBody), elementStore)
  }

  /// Returns the element of `view`: the one of the last emission, or a new one.
  func element<V: View>(
    of view: V, _ elementStore: ElementStore,
    _ emitBody: @escaping @MainActor (V.Body, Emission) -> Void = { V.Body._emit($0, into: $1) }
  ) -> ViewElement<V> {
    // The key determines the type; a dynamic cast would look up the generic class each time.
    if let found = elementStore.next(.view(V.self)) as? BodyElement {
      let known = unsafeDowncast(found, to: ViewElement<V>.self)
      if known.isFresh {
        known.view = view
      } else if !ValueComparison.areSame(known.view, view) {
        known.view = view
        known.invalidate(.value)
      }
      return known
    }
    return new(
      ViewElement(
        view, pendingChanges: elementStore.pendingChanges, environment: context.environment,
        emitBody),
      elementStore)
  }

  /// Returns the element of `modifier` applied to `content`: the one of the last emission, or a new
  /// one.
  func element<M: ViewModifier, V: View>(
    of modifier: M, _ content: V, _ elementStore: ElementStore,
    _ emitBody: @escaping @MainActor (M.Body, Emission) -> Void = { M.Body._emit($0, into: $1) }
  ) -> ModifierElement<M, V> {
    let key = Element.Key.view(ModifiedContent<V, M>.self)
    if let found = elementStore.next(key) as? BodyElement {
      let known = unsafeDowncast(found, to: ModifierElement<M, V>.self)
      if known.isFresh {
        (known.modifier, known.content) = (modifier, content)
      } else if !ValueComparison.areSame(known.modifier, modifier)
        || !ValueComparison.areSame(known.content, content)
      {
        (known.modifier, known.content) = (modifier, content)
        known.invalidate(.value)
      }
      return known
    }
    return new(
      ModifierElement(
        modifier, content, pendingChanges: elementStore.pendingChanges,
        environment: context.environment,
        emitBody), elementStore)
  }

  // This is a separate function so that a view that is emitted once pays only for the check.
  @inline(never)
  func enterLiving(_ key: Element.Key) -> Bool {
    guard hasRoom() else {
      context.depth -= 1
      return false
    }
    elementStore?.enter(key, in: self)
    return true
  }

  @inline(never)
  func leaveLiving() { elementStore?.leave(self) }

  func mayEnter() -> Bool {
    if context.depth < Self.depthLimit, !diagnoses.isCutShort { return hasRoom() }
    diagnoses.isCutShort = true
    return false
  }

  /// Returns whether the stack has space for another level, and for the calls of the innermost
  /// level.
  func hasRoom() -> Bool {
    if RemainingStack.left > 128 << 10 { return true }
    diagnoses.isCutShort = true
    return false
  }

  private func new<E: BodyElement>(_ element: E, _ elementStore: ElementStore) -> E {
    element.reasons = element.firstReasons
    elementStore.log.newElements += 1
    return element
  }

  private func emit(_ element: BodyElement, _ elementStore: ElementStore) {
    let isSamePlace =
      element.orientation == context.orientation && element.depth == context.depth
      && element.isAtRoot == tree.isAtImplicitRoot && element.isInGrid == tree.isInGrid
    let isSameEnvironment = element.environment.isSame(as: context.environment)
    if isSamePlace, isSameEnvironment, element.reasons.isEmpty, !element.isToBeEmitted {
      adopt(element, elementStore)
    } else {
      if !isSameEnvironment { element.adapt(to: context.environment) }
      emitContent(of: element, elementStore)
    }
  }

  /// Places the nodes of `element`'s last emission here.
  private func adopt(_ element: BodyElement, _ elementStore: ElementStore) {
    elementStore.add(element)
    let mark = tree.mark
    let saved = tree.leaveImplicitRoot()
    element.replaceBoundaries { boundary in
      let content = tree.content(of: boundary)
      elementStore.nodes.pendingRemoval.append(boundary)
      let new = tree.adopt(content)
      followTrails(from: content, to: new)
      return new
    }
    tree.returnToImplicitRoot(saved)
    element.span = tree.span(since: mark)
    if element.isDynamic { isDynamic = true }
    if element.hasImplicitStack { tree.hasImplicitStack = true }
  }

  /// Emits the content of `element` here.
  private func emitContent(of element: BodyElement, _ elementStore: ElementStore) {
    elementStore.discardContent(of: element, self)
    element.forEachBoundary { elementStore.nodes.pendingRemoval.append($0) }
    element.environment = context.environment
    element.orientation = context.orientation
    element.depth = context.depth
    element.isAtRoot = tree.isAtImplicitRoot
    element.isInGrid = tree.isInGrid
    let mark = tree.mark
    emitInside(element, elementStore)
    tree.addBoundaries(since: mark)
    element.adoptBoundaries(of: tree, since: mark)
    element.span = tree.span(since: mark)
    isDynamic = isDynamic || element.isDynamic
  }

  private func emitInside(
    _ element: BodyElement, _ elementStore: ElementStore, reopening: Bool = false
  ) {
    let (savedDynamic, savedStack) = (isDynamic, tree.hasImplicitStack)
    (isDynamic, tree.hasImplicitStack) = (false, false)
    context.depth += 1
    element.emission += 1
    (element.isToBeEmitted, element.holdsMovedNodes, element.isReleased) = (false, false, false)
    if reopening {
      elementStore.reopen(element, in: self)
    } else {
      elementStore.open(element, in: self)
    }
    elementStore.collectingDetached(of: element, self) {
      Evaluation.run(element) { element.emit(into: self) }
    }
    elementStore.leave(self)
    context.depth -= 1
    (element.isDynamic, element.hasImplicitStack) = (isDynamic, tree.hasImplicitStack)
    isDynamic = savedDynamic
    tree.hasImplicitStack = tree.hasImplicitStack || savedStack
  }

  // MARK: Re-emission

  /// Emits `element` in place, and its parent element too if its length changes.
  func reemit(_ element: BodyElement) {
    // An element without nodes waits for the emission of its parent.
    guard let elementStore, element.isAlive, !element.isReleased else { return }
    if let keeper = element as? PostLayoutElement {
      // Without a place, it waits for one.
      guard keeper.item.node.exists else { return }
      let queue = store.postLayout
      if !keeper.isFilled, queue.items.contains(where: { $0.node == keeper.item.node }) { return }
      // The content is empty until the next layout, so nothing in it depends on the nodes that are
      // removed now.
      PostLayoutPass(self).clear(keeper.item)
      keeper.isFilled = false
      for child in keeper.children { detach(child) }
      return queue.items.append(keeper.item)
    }
    guard let parent = element.parent else { return reemitRoot(element) }
    if element.holdsMovedNodes {
      element.isToBeEmitted = true
      parent.isToBeEmitted = true
      return reemit(parent)
    }
    let asked = PreLayoutPreferences(self)
    let wasAsked = asked.concerns(
      element.boundaries.map { tree.content(of: $0) }, inside: element)
    let names = layerNames(of: element, element.boundaries)
    elementStore.discardContent(of: element, self)
    let contents = apart(from: element) { emitInside(element, elementStore, reopening: true) }
    let boundaries = element.boundaries
    let fits =
      !element.isAtRoot && !wasAsked && !asked.concerns(contents, inside: element)
      && contents.count == boundaries.count && layerNames(of: element, contents) == names
      && !contents.contains { tree.hasValues($0) }
      && !boundaries.contains { tree.hasValues(tree.content(of: $0)) }
    if fits {
      for (content, boundary) in zip(contents, boundaries) {
        tree.replaceContent(of: boundary, with: content)
        followTrails(from: content, to: boundary)
      }
    } else {
      // The new nodes wait in their own boundaries, which the parent element links.
      elementStore.nodes.pendingRemoval += boundaries
      element.boundaries = contents.map { tree.detachedBoundary(holding: $0) }
      parent.isToBeEmitted = true
      element.isFresh = true
      reemit(parent)
      element.isFresh = false
    }
  }

  private func reemitRoot(_ element: BodyElement) {
    guard let elementStore else { return }
    func discardOld() {
      if let root = tree.root { elementStore.discardOwn(from: root, self) }
      elementStore.discardDetached(of: element, self)
    }
    discardOld()
    repeat {
      tree.resetRoot()
      context.environment = element.environment
      context.orientation = element.orientation
      context.depth = 0
      tree.buildsRightToLeft = context.environment.layoutDirection == .rightToLeft
      withCurrent {
        isDynamic = false
        emitInside(element, elementStore, reopening: true)
      }
      // Only now is it known that spacers and dividers at the top of several views are in a column.
      guard tree.hasImplicitStack != (element.orientation == .vertical) else { break }
      element.orientation = tree.hasImplicitStack ? .vertical : nil
      discardOld()
    } while true
    tree.markRootChanged()
  }

  /// Detaches the nodes of the outermost body elements from `element` on.
  ///
  /// They are kept in detached boundaries because the nodes around them are removed before the
  /// elements are emitted again.
  func detach(_ element: LivingElement) {
    guard let body = element as? BodyElement else {
      for child in element.children { detach(child) }
      return
    }
    if let keeper = body as? PostLayoutElement {
      (keeper.isFilled, keeper.item.node) = (false, .absent)
      for child in keeper.children { detach(child) }
      return
    }
    // The boundaries of an earlier detachment.
    body.forEachBoundary { elementStore?.nodes.pendingRemoval.append($0) }
    body.boundaries = body.boundaries.map { tree.detachedBoundary(holding: tree.content(of: $0)) }
  }

  /// Runs `content` separately from the tree, in the environment and orientation of `element`'s
  /// emission.
  private func apart(from element: BodyElement, _ content: () -> Void) -> [LayoutTree.NodeID] {
    var result: [LayoutTree.NodeID] = []
    scoped {
      $0 = Context(
        environment: element.environment, orientation: element.orientation, element: element.index,
        depth: element.depth, scope: element.postLayoutAround?.item.node ?? .top)
    } _: {
      withCurrent {
        result = tree.buildDetached(
          isRoot: element.isAtRoot, isInGrid: element.isInGrid, content)
      }
    }
    return result
  }

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

  // MARK: Items

  /// Begins the items of a `ForEach`, which keep their state when they move.
  @usableFromInline
  func beginItems() -> Bool { isLiving ? enter(.items) : true }

  @usableFromInline
  func endItems() { if isLiving { leave() } }

  /// Warns that several elements of a `ForEach` have the id `id`.
  @usableFromInline
  func noteRepeatedID(_ id: String) {
    if let elementStore { return elementStore.noteDuplicate(id) }
    addWarning(Self.warning(forRepeatedID: id))
  }

  static func warning(forRepeatedID id: String) -> String {
    "The id \(id) occurs more than once in a ForEach; which item keeps its state is undefined."
  }

  // MARK: Preferences

  /// Lets the readers around `node` find the preferences that `content`, which was just linked
  /// there, writes.
  private func followTrails(from content: LayoutTree.NodeID, to node: LayoutTree.NodeID) {
    for (key, trail) in store.preferences.trails.nodes where trail.contains(content) {
      store.preferences.trails.newWriters.append((key, node))
    }
  }

  // MARK: Removal

  /// Releases the nodes of the previous emission and removes them from the store.
  func releaseDiscarded() {
    if let elementStore, !elementStore.nodes.pendingRemoval.isEmpty {
      store.release(elementStore.nodes.pendingRemoval)
      elementStore.nodes.pendingRemoval = []
    }
    promoteWaitingSources()
  }
}
