import QuoinGeometry
import QuoinLayout

// How the elements of a living view are emitted: found again, left alone where nothing they depend on changed,
// else emitted again; and emitted by themselves, into the place where they were.

extension Emission {
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

  /// The element that stands for `view` here, found again or new.
  func element<V: View>(
    of view: V, _ elementStore: ElementStore,
    _ emitBody: @escaping @MainActor (V.Body, Emission) -> Void = { V.Body._emit($0, into: $1) }
  ) -> ViewElement<V> {
    // The key tells the type; asking the element itself would look the generic class up each time.
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
        view, pendingChanges: elementStore.pendingChanges, environment: surroundings, emitBody),
      elementStore)
  }

  /// The element that stands for `modifier` around `content` here, found again or new.
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
        modifier, content, pendingChanges: elementStore.pendingChanges, environment: surroundings,
        emitBody), elementStore)
  }

  // Apart, so that what is emitted once pays for nothing but the question.
  @inline(never)
  func enterLiving(_ key: Element.Key) -> Bool {
    guard hasRoom() else {
      depth -= 1
      return false
    }
    elementStore?.enter(key, in: self)
    return true
  }

  @inline(never)
  func leaveLiving() { elementStore?.leave(self) }

  func mayEnter() -> Bool {
    if depth < Self.depthLimit, !isTooDeep { return hasRoom() }
    isTooDeep = true
    return false
  }

  /// Whether the stack has room for another level, and for what happens at the lowest one.
  func hasRoom() -> Bool {
    if StackRoom.left > 128 << 10 { return true }
    isTooDeep = true
    return false
  }

  private func new<E: BodyElement>(_ element: E, _ elementStore: ElementStore) -> E {
    element.reasons = element.firstReasons
    elementStore.newElements += 1
    return element
  }

  private func emit(_ element: BodyElement, _ elementStore: ElementStore) {
    let isSamePlace =
      element.orientation == stackAxis && element.depth == depth
      && element.isAtRoot == tree.isAtImplicitRoot && element.isInGrid == tree.isInGrid
    let isSameEnvironment = element.environment.isSame(as: surroundings)
    if isSamePlace, isSameEnvironment, element.reasons.isEmpty, !element.isToBeEmitted {
      adopt(element, elementStore)
    } else {
      if !isSameEnvironment { element.adapt(to: surroundings) }
      emitContent(of: element, elementStore)
    }
  }

  /// Puts what `element` emitted the last time here.
  private func adopt(_ element: BodyElement, _ elementStore: ElementStore) {
    elementStore.add(element)
    let mark = tree.mark
    let saved = tree.leaveImplicitRoot()
    element.replaceBoundaries { boundary in
      let content = tree.content(of: boundary)
      elementStore.pendingRemoval.append(boundary)
      let new = tree.adopt(content)
      followTrails(from: content, to: new)
      return new
    }
    tree.returnToImplicitRoot(saved)
    element.span = tree.span(since: mark)
    if element.isDynamic { isDynamic = true }
    if element.hasImplicitStack { tree.hasImplicitStack = true }
  }

  /// Emits what is inside `element` here.
  private func emitContent(of element: BodyElement, _ elementStore: ElementStore) {
    elementStore.discardContent(of: element, self)
    element.forEachBoundary { elementStore.pendingRemoval.append($0) }
    element.environment = surroundings
    element.orientation = stackAxis
    element.depth = depth
    element.isAtRoot = tree.isAtImplicitRoot
    element.isInGrid = tree.isInGrid
    let mark = tree.mark
    emitInside(element, elementStore)
    tree.addBoundaries(since: mark)
    element.takeBoundaries(of: tree, since: mark)
    element.span = tree.span(since: mark)
    isDynamic = isDynamic || element.isDynamic
  }

  private func emitInside(
    _ element: BodyElement, _ elementStore: ElementStore, reopening: Bool = false
  ) {
    let (savedDynamic, savedStack) = (isDynamic, tree.hasImplicitStack)
    (isDynamic, tree.hasImplicitStack) = (false, false)
    depth += 1
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
    depth -= 1
    (element.isDynamic, element.hasImplicitStack) = (isDynamic, tree.hasImplicitStack)
    isDynamic = savedDynamic
    tree.hasImplicitStack = tree.hasImplicitStack || savedStack
  }

  // MARK: By itself

  /// Emits `element` into the place where it is; where its length changes, the element around it too.
  func reemit(_ element: BodyElement) {
    // What has no nodes waits for the emission of what is around.
    guard let elementStore, element.isAlive, !element.isReleased else { return }
    if let late = element as? PostLayoutElement {
      // Where it has no place it waits for one.
      guard late.item.node >= 0 else { return }
      if !late.isFilled, postLayoutContents.contains(where: { $0.node == late.item.node }) {
        return
      }
      // It is empty until the tree is laid out: nothing in it depends on what goes now.
      preparePostLayout(late.item)
      late.isFilled = false
      for child in late.children { park(child) }
      return postLayoutContents.append(late.item)
    }
    guard let parent = element.parent else { return reemitRoot(element) }
    if element.holdsMovedNodes {
      element.isToBeEmitted = true
      parent.isToBeEmitted = true
      return reemit(parent)
    }
    let wasAsked = isAskedBeforeLayout(
      element.boundaries.map { tree.content(of: $0) }, inside: element)
    elementStore.discardContent(of: element, self)
    let contents = apart(from: element) { emitInside(element, elementStore, reopening: true) }
    let boundaries = element.boundaries
    let fits =
      !element.isAtRoot && !wasAsked && !isAskedBeforeLayout(contents, inside: element)
      && contents.count == boundaries.count
      && !contents.contains { tree.hasValues($0) }
      && !boundaries.contains { tree.hasValues(tree.content(of: $0)) }
    if fits {
      for (content, boundary) in zip(contents, boundaries) {
        tree.replaceContent(of: boundary, with: content)
        followTrails(from: content, to: boundary)
      }
    } else {
      // What was emitted waits in boundaries of its own, and the element around links it.
      elementStore.pendingRemoval += boundaries
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
      if tree.root >= 0 { elementStore.discardOwn(from: tree.root, self) }
      elementStore.discardDetached(of: element, self)
    }
    discardOld()
    repeat {
      tree.resetRoot()
      surroundings = element.environment
      stackAxis = element.orientation
      depth = 0
      tree.buildsRightToLeft = surroundings.layoutDirection == .rightToLeft
      withCurrent {
        isDynamic = false
        emitInside(element, elementStore, reopening: true)
      }
      // Spacers and dividers at the top of several views stand in a column, which is known only now.
      guard tree.hasImplicitStack != (element.orientation == .vertical) else { break }
      element.orientation = tree.hasImplicitStack ? .vertical : nil
      discardOld()
    } while true
    tree.markRootChanged()
  }

  /// Holds what the outermost body elements from `element` on emitted in boundaries that are linked nowhere: the
  /// nodes around go before the elements are emitted again.
  func park(_ element: LivingElement) {
    guard let body = element as? BodyElement else {
      for child in element.children { park(child) }
      return
    }
    if let late = body as? PostLayoutElement {
      (late.isFilled, late.item.node) = (false, -1)
      for child in late.children { park(child) }
      return
    }
    // They may have been parked before.
    body.forEachBoundary { elementStore?.pendingRemoval.append($0) }
    body.boundaries = body.boundaries.map { tree.detachedBoundary(holding: tree.content(of: $0)) }
  }

  /// Runs `content` apart from the tree, with what flows in at `element`.
  private func apart(from element: BodyElement, _ content: () -> Void) -> [LayoutTree.Node] {
    let saved = (surroundings, stackAxis, depth, self.element)
    let savedScope = scope
    (surroundings, stackAxis, depth) = (element.environment, element.orientation, element.depth)
    scope = element.postLayoutAround?.item.node ?? 0
    self.element = element.index
    tree.buildsRightToLeft = surroundings.layoutDirection == .rightToLeft
    var result: [LayoutTree.Node] = []
    withCurrent {
      result = tree.buildDetached(
        isRoot: element.isAtRoot, isInGrid: element.isInGrid, content)
    }
    (surroundings, stackAxis, depth, self.element) = saved
    scope = savedScope
    tree.buildsRightToLeft = surroundings.layoutDirection == .rightToLeft
    return result
  }

  /// Calls a closure that makes views while others are emitted, as the content of a `ForEach`: what it reads is
  /// read for the body around.
  @inlinable
  public func evaluating<Result>(_ make: @MainActor () -> Result) -> Result {
    isLiving ? evaluatingForOwner(make) : make()
  }

  @usableFromInline
  func evaluatingForOwner<Result>(_ make: @MainActor () -> Result) -> Result {
    guard let element = elementStore?.owner else { return make() }
    return element.observing(make)
  }

  // MARK: Items

  /// Begins the items of a `ForEach`, which keep their state wherever they move.
  @usableFromInline
  func beginItems() -> Bool { isLiving ? enter(.items) : true }

  @usableFromInline
  func endItems() { if isLiving { leave() } }

  // MARK: Late content

  /// Takes away what was emitted into the node of `item` before.
  func preparePostLayout(_ item: PostLayoutContent) {
    guard let elementStore, let late = item.keeper, late.isFilled else { return }
    for node in tree.postLayoutChildren(of: item.node) { elementStore.discardOwn(from: node, self) }
    elementStore.discardDetached(of: late, self)
    tree.removePostLayoutChildren(from: item.node)
  }

  func emitPostLayout(_ element: PostLayoutElement, _ item: PostLayoutContent) {
    guard let elementStore else { return }
    element.isFilled = true
    element.geometry = geometry(of: item.node, displayScale: item.environment.displayScale)
    element.emission += 1
    (element.isToBeEmitted, element.isReleased) = (false, false)
    element.reasons = []
    element.beginReading()
    elementStore.reopen(element, in: self)
    elementStore.collectingDetached(of: element, self) {
      Evaluation.run(element) { item.emit(self) }
    }
    elementStore.leave(self)
  }

  /// Makes what is seen of lazy containers that were emitted again by themselves inside late content.
  func makeSeenRowsInPostLayoutContents() throws {
    var scopes: [LayoutTree.Node] = []
    for rows in lazyRows where rows.scope != 0 && !scopes.contains(rows.scope) {
      scopes.append(rows.scope)
    }
    for scope in scopes where scope > 0 && !tree.isFree(scope) && tree.isShown(scope) {
      try makeSeenRows(in: scope) { try tree.arrangeAgain(scope) }
    }
  }

  /// The late contents that have to be emitted again because the layout changed.
  func renewPostLayoutContents(_ elementStore: ElementStore) {
    elementStore.postLayoutElements.removeAll { !$0.isAlive }
    let waiting = Set(postLayoutContents.map(\.node))
    for late in elementStore.postLayoutElements
    where late.item.node >= 0 && !waiting.contains(late.item.node) {
      guard
        !late.item.isGeometric || !late.isFilled
          || late.geometry
            != geometry(
              of: late.item.node, displayScale: late.item.environment.displayScale)
      else { continue }
      postLayoutContents.append(late.item)
    }
  }

  /// The same for those inside `node`, which was emitted again, that were kept and don't wait among `others`.
  func renewPostLayoutContents(
    _ elementStore: ElementStore, inside node: LayoutTree.Node, _ others: [PostLayoutContent]
  ) {
    for late in elementStore.postLayoutElements
    where late.isAlive && late.isFilled && late.item.node != node && isInside(late.item.node, node)
    {
      let (item, isWaiting) = (
        late.item, { (other: PostLayoutContent) in other.node == late.item.node }
      )
      guard
        !item.isGeometric
          || late.geometry
            != geometry(of: item.node, displayScale: item.environment.displayScale),
        !others.contains(where: isWaiting), !postLayoutContents.contains(where: isWaiting)
      else { continue }
      postLayoutContents.append(item)
    }
  }

  // MARK: Preferences

  /// Has the readers around `node` find what is written inside it: in `content`, which was linked there.
  private func followTrails(from content: LayoutTree.Node, to node: LayoutTree.Node) {
    for (key, trail) in preferences.trails where trail.contains(content) {
      preferences.newWriters.append((key, node))
    }
  }

  // MARK: Removal

  /// Gives back everything that belongs to nodes of the emission before.
  func releaseDiscarded() {
    defer { takeOtherSources() }
    guard let elementStore, !elementStore.pendingRemoval.isEmpty else { return }
    for node in elementStore.pendingRemoval {
      if Int(node) < notes.count { notes[Int(node)] = NodeNote() }
      elementStore.forgetPlace(of: node)
      if !transitions.isEmpty { transitions[node] = nil }
      if !geometryGroups.isEmpty { geometryGroups.remove(node) }
      if !identifiers.isEmpty { identifiers[node] = nil }
      if !attachments.isEmpty { attachments[node] = nil }
      if !carriedThings.isEmpty { carriedThings[node] = nil }
      if !spaceTransforms.isEmpty { spaceTransforms[node] = nil }
      if !spaceNames.isEmpty { spaceNames[node] = nil }
      if !preferences.steps.isEmpty { preferences.steps[node] = nil }
      for key in preferences.trails.keys { preferences.trails[key]?.remove(node) }
    }
    tree.remove(elementStore.pendingRemoval)
    elementStore.pendingRemoval = []
    if !preferences.newWriters.isEmpty {
      preferences.newWriters.removeAll { tree.isFree($0.node) }
    }
    if !matchedParts.isEmpty { matchedParts = matchedParts.filter { !tree.isFree($0.key) } }
    if !sources.isEmpty { sources = sources.filter { !tree.isFree($0.value) } }
    if !followers.isEmpty { followers.removeAll { tree.isFree($0.node) } }
    if !lazyRows.isEmpty { lazyRows.removeAll { tree.isFree($0.node) } }
    if !scrollPlaces.isEmpty { scrollPlaces.removeAll { tree.isFree($0.node) } }
    postLayoutContents.removeAll { tree.isFree($0.node) }
    removeOldQuestions()
    actions.removeAll { !$0.owner.isValid }
    scrollTargets.removeAll { !$0.owner.isValid }
    if drawings.count > 256, drawings.count > tree.count * 2 { compactDrawings() }
  }

  private func compactDrawings() {
    var kept: [any NodeDrawing] = []
    var places: [Int32: Int32] = [:]
    for index in notes.indices where notes[index].drawing >= 0 {
      let old = notes[index].drawing
      if places[old] == nil {
        places[old] = Int32(kept.count)
        kept.append(drawings[Int(old)])
      }
      notes[index].drawing = places[old] ?? -1
    }
    drawings = kept
    fills = []
  }
}
