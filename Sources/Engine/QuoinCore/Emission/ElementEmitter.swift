import QuoinGeometry
import QuoinLayout

/// Emits the elements of a live view that have a body.
///
/// It finds each element again and adopts its nodes if none of its dependencies changed; otherwise
/// it emits the element again, individually and in place if possible.
@MainActor
struct ElementEmitter {
  let emission: Emission
  let elements: ElementStore

  private var tree: LayoutTree { emission.tree }

  init(_ emission: Emission, _ elements: ElementStore) {
    self.emission = emission
    self.elements = elements
  }

  // MARK: Emission

  /// Emits `view`, which has a body.
  func emit<V: View>(
    _ view: V, _ emitBody: @escaping @MainActor (V.Body, Emission) -> Void
  ) {
    guard emission.completeness.admits(depth: emission.context.depth) else { return }
    emit(element(of: view, emitBody))
  }

  /// Emits `modifier`, which has a body, applied to `content`.
  func emit<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, _ emitBody: @escaping @MainActor (M.Body, Emission) -> Void
  ) {
    guard emission.completeness.admits(depth: emission.context.depth) else { return }
    emit(element(of: modifier, content, emitBody))
  }

  /// Returns the element of `view`: the one of the last emission, or a new one.
  func element<V: View>(
    of view: V,
    _ emitBody: @escaping @MainActor (V.Body, Emission) -> Void = { V.Body._emit($0, into: $1) }
  ) -> ViewElement<V> {
    // The key determines the type; a dynamic cast would look up the generic class each time.
    if let found = elements.next(.view(V.self)) as? BodyElement {
      let known = unsafeDowncast(found, to: ViewElement<V>.self)
      if known.isFresh {
        known.view = view
      } else if !areSame(known.view, view) {
        known.view = view
        known.invalidate(.value)
      }
      return known
    }
    return new(
      ViewElement(
        view, pendingChanges: elements.pendingChanges, environment: emission.context.environment,
        emitBody))
  }

  /// Returns whether two views are equal: with `==` directly in an `EquatableView`.
  private func areSame<V: View>(_ first: V, _ second: V) -> Bool {
    guard let equality = elements.equality else { return ValueComparison.areSame(first, second) }
    elements.equality = nil
    return equality(first, second) ?? ValueComparison.areSame(first, second)
  }

  /// Returns the element of `modifier` applied to `content`: the one of the last emission, or a new
  /// one.
  func element<M: ViewModifier, V: View>(
    of modifier: M, _ content: V,
    _ emitBody: @escaping @MainActor (M.Body, Emission) -> Void = { M.Body._emit($0, into: $1) }
  ) -> ModifierElement<M, V> {
    let key = Element.Key.view(ModifiedContent<V, M>.self)
    if let found = elements.next(key) as? BodyElement {
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
        modifier, content, pendingChanges: elements.pendingChanges,
        environment: emission.context.environment, emitBody))
  }

  private func new<E: BodyElement>(_ element: E) -> E {
    element.reasons = element.firstReasons
    elements.log.newElements += 1
    return element
  }

  private func emit(_ element: BodyElement) {
    let isSamePlace =
      element.orientation == emission.context.orientation && element.depth == emission.context.depth
      && element.isAtRoot == tree.isAtImplicitRoot && element.isInGrid == tree.isInGrid
    let isSameEnvironment = element.environment.isSame(as: emission.context.environment)
    if isSamePlace, isSameEnvironment, element.reasons.isEmpty, !element.isToBeEmitted {
      adopt(element)
    } else {
      if !isSameEnvironment {
        if isSamePlace, elements.affectedElements != nil,
          isKept(element, in: emission.context.environment)
        {
          return adopt(element)
        }
        element.adapt(to: emission.context.environment)
      }
      emitContent(of: element)
    }
  }

  // MARK: Another environment

  /// Gives `element` another environment if that changes neither its body nor what it emitted, and
  /// does the same with the elements inside. Those that change are emitted again later, in place.
  ///
  /// - Returns: `false` if `element` itself must be emitted again; nothing has changed then, except
  ///   the reasons for evaluating its body.
  func isKept(_ element: BodyElement, in environment: EnvironmentValues) -> Bool {
    let old = element.environment
    element.noteDifferences(from: environment)
    guard element.reasons.isEmpty, !element.isToBeEmitted, !element.isReleased,
      environment.differsInValuesAlone(from: old), !element.emitsOtherwise(in: environment),
      let inside = bodies(inside: element, old, environment)
    else { return false }
    element.environment = environment
    for (body, environment) in inside where !isKept(body, in: environment) {
      // A released element is emitted by its parent element.
      guard !body.isReleased else { continue }
      body.environment = environment
      body.isToBeEmitted = true
      elements.affectedElements?.append(body)
    }
    return true
  }

  /// Returns the outermost elements with bodies inside `element`, with their environments after a
  /// change of the element's from `old` to `new`; `nil` if one of them isn't known.
  private func bodies(
    inside element: BodyElement, _ old: EnvironmentValues, _ new: EnvironmentValues
  ) -> [(BodyElement, EnvironmentValues)]? {
    var found: [(BodyElement, EnvironmentValues)] = []
    var waiting = element.children
    while let child = waiting.popLast() {
      if child is RowElement || child is PostLayoutElement { return nil }
      guard let body = child as? BodyElement else {
        waiting += child.children
        continue
      }
      guard let environment = body.environment.rebased(from: old, to: new) else { return nil }
      found.append((body, environment))
    }
    return found
  }

  /// Places the nodes of `element`'s last emission here.
  private func adopt(_ element: BodyElement) {
    elements.add(element)
    element.locate(in: emission.located)
    let mark = tree.mark
    let saved = tree.leaveImplicitRoot()
    element.replaceBoundaries { boundary in
      let content = tree.content(of: boundary)
      elements.nodes.pendingRemoval.append(boundary)
      let new = tree.adopt(content)
      followTrails(from: content, to: new)
      return new
    }
    tree.returnToImplicitRoot(saved)
    element.span = tree.span(since: mark)
    if element.isDynamic {
      emission.isDynamic = true
      tree.beginDynamicList(at: mark)
    }
    if element.hasImplicitStack { tree.hasImplicitStack = true }
  }

  /// Emits the content of `element` here.
  private func emitContent(of element: BodyElement) {
    elements.discardContent(of: element, emission)
    element.forEachBoundary { elements.nodes.pendingRemoval.append($0) }
    element.environment = emission.context.environment
    element.orientation = emission.context.orientation
    element.depth = emission.context.depth
    element.isAtRoot = tree.isAtImplicitRoot
    element.isInGrid = tree.isInGrid
    element.statement = emission.statement
    let mark = tree.mark
    emitInside(element)
    tree.addBoundaries(since: mark)
    element.adoptBoundaries(of: tree, since: mark)
    element.span = tree.span(since: mark)
    emission.isDynamic = emission.isDynamic || element.isDynamic
  }

  private func emitInside(_ element: BodyElement, reopening: Bool = false) {
    let (savedDynamic, savedStack) = (emission.isDynamic, tree.hasImplicitStack)
    (emission.isDynamic, tree.hasImplicitStack) = (false, false)
    let located = emission.located
    if !reopening { element.locate(in: located) }
    emission.located = element.anchor
    defer { emission.located = located }
    emission.context.depth += 1
    element.emission += 1
    (element.isToBeEmitted, element.holdsMovedNodes, element.isReleased) = (false, false, false)
    if reopening {
      elements.reopen(element, in: emission)
    } else {
      elements.open(element, in: emission)
    }
    element.beginEmission()
    elements.collectingDetached(of: element, emission) {
      Evaluation.run(element) { element.emit(into: emission) }
    }
    element.endEmission()
    elements.leave(emission)
    emission.context.depth -= 1
    (element.isDynamic, element.hasImplicitStack) = (emission.isDynamic, tree.hasImplicitStack)
    emission.isDynamic = savedDynamic
    tree.hasImplicitStack = tree.hasImplicitStack || savedStack
  }

  // MARK: Re-emission

  /// Emits `element` in place, and its parent element too if its length changes.
  func reemit(_ element: BodyElement) {
    // An element without nodes waits for the emission of its parent.
    guard element.isAlive, !element.isReleased else { return }
    if let keeper = element as? PostLayoutElement {
      // Without a place, it waits for one.
      guard keeper.item.node.exists else { return }
      if reemitCovered(keeper) { return }
      let queue = emission.store.postLayout
      if !keeper.isFilled, queue.items.contains(where: { $0.node == keeper.item.node }) { return }
      // The content is empty until the next layout, so nothing in it depends on the nodes that are
      // removed now.
      PostLayoutPass(emission).clear(keeper.item)
      keeper.isFilled = false
      for child in keeper.children { detach(child) }
      return queue.items.append(keeper.item)
    }
    guard let parent = element.parent else { return reemitRoot(element) }
    if element.holdsMovedNodes {
      element.isToBeEmitted = true
      return reemitParent(parent)
    }
    let asked = PreLayoutPreferences(emission)
    let wasAsked = asked.concerns(
      element.boundaries.map { tree.content(of: $0) }, inside: element)
    let names = layerNames(of: element, element.boundaries)
    elements.discardContent(of: element, emission)
    let contents = apart(from: element) { emitInside(element, reopening: true) }
    if let statement = element.anchor?.statement { emission.note(statement, at: contents) }
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
      elements.nodes.pendingRemoval += boundaries
      element.boundaries = contents.map { tree.detachedBoundary(holding: $0) }
      element.placingEvaluation = parent.evaluation
      reemitParent(parent)
      element.placingEvaluation = nil
    }
  }

  /// Emits the content of `keeper` if another page covers its page: in place, or with the parent
  /// element if enclosing views read its preferences.
  ///
  /// - Returns: Whether the page is covered.
  private func reemitCovered(_ keeper: PostLayoutElement) -> Bool {
    let pass = PostLayoutPass(emission)
    guard pass.isCovered(keeper) else { return false }
    func isRead() -> Bool {
      PreLayoutPreferences(emission)
        .concerns(tree.postLayoutChildren(of: keeper.item.node), inside: keeper)
    }
    let wasRead = isRead()
    if !wasRead { pass.emitCovered(keeper) }
    if wasRead || isRead() { keeper.parent.map(reemitParent) }
    return true
  }

  /// Emits the parent element of one that can't be emitted in place.
  ///
  /// All elements inside with another environment are emitted immediately: if the parent gave them
  /// values that can't be compared, such as closures, those emitted later would emit it again.
  private func reemitParent(_ parent: BodyElement) {
    let affected = elements.affectedElements
    elements.affectedElements = nil
    parent.isToBeEmitted = true
    reemit(parent)
    elements.affectedElements = affected
  }

  private func reemitRoot(_ element: BodyElement) {
    func discardOld() {
      if let root = tree.root { elements.discardOwn(from: root, emission) }
      elements.discardDetached(of: element, emission)
    }
    discardOld()
    repeat {
      tree.resetRoot()
      emission.context.environment = element.environment
      emission.context.orientation = element.orientation
      emission.context.depth = 0
      tree.buildsRightToLeft = emission.context.environment.layoutDirection == .rightToLeft
      emission.withCurrent {
        emission.isDynamic = false
        emitInside(element, reopening: true)
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
    body.forEachBoundary { elements.nodes.pendingRemoval.append($0) }
    body.boundaries = body.boundaries.map { tree.detachedBoundary(holding: tree.content(of: $0)) }
  }

  /// Runs `content` separately from the tree, in the environment, orientation and statement of
  /// `element`'s emission.
  private func apart(from element: BodyElement, _ content: () -> Void) -> [LayoutTree.NodeID] {
    var result: [LayoutTree.NodeID] = []
    // Modifiers inside have other types in a located statement, and therefore other identities.
    let statement = emission.statement
    emission.statement = element.statement
    defer { emission.statement = statement }
    emission.scoped {
      $0 = Emission.Context(
        environment: element.environment, orientation: element.orientation, element: element.index,
        depth: element.depth, scope: element.postLayoutAround?.item.node ?? .top)
    } _: {
      emission.withCurrent {
        result = tree.buildDetached(
          isRoot: element.isAtRoot, isInGrid: element.isInGrid, content)
      }
    }
    return result
  }

  /// Makes the readers around `node` aware of the preferences that `content`, which was just linked
  /// there, writes.
  private func followTrails(from content: LayoutTree.NodeID, to node: LayoutTree.NodeID) {
    for (key, trail) in emission.store.preferences.trails.nodes where trail.contains(content) {
      emission.store.preferences.trails.newWriters.append((key, node))
    }
  }
}
