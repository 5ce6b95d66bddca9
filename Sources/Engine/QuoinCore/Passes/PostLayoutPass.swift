import QuoinGeometry
import QuoinLayout

/// Emits the content that depends on a layout: that of geometry readers, and layers created from
/// preferences.
///
/// Reads the geometry of nodes and preferences; writes new nodes into those reserved for them, and
/// lays them out.
@MainActor
struct PostLayoutPass {
  private let emission: Emission
  private var tree: LayoutTree { emission.tree }
  private var queue: NodeList<PostLayoutContent> { emission.store.postLayout }
  private var elementStore: ElementStore? { emission.elementStore }

  init(_ emission: Emission) { self.emission = emission }

  /// Emits and lays out all pending content, and the pending content inside it.
  ///
  /// It works depth-first: the content inside an item comes directly after the item, so that a view
  /// is complete when a layer around it is created from its preferences.
  func run() throws {
    let matching = MatchedGeometryPass(emission)
    matching.run()
    var waiting = dequeueWaiting()
    // In a live tree an item may wait for its node until another item is emitted.
    var hidden: [PostLayoutContent] = []
    while let item = waiting.popLast() {
      emission.hasEmittedAfterLayout = true
      if let keeper = item.keeper {
        // The parent element may have been emitted again in the meantime, and this content with it.
        guard keeper.isAlive, keeper.item.node == item.node else { continue }
      }
      guard tree.isShown(item.node) else {
        hidden.append(item)
        continue
      }
      clear(item)
      try tree.appendPostLayout(to: item.node) { emit(item) }
      try emission.completeness.check()
      try LazyContentPass(emission).run(in: item.node) { try tree.arrangeAgain(item.node) }
      matching.run(inside: elementStore == nil ? nil : item.node)
      // Content emitted for the first time contains nothing retained.
      if let elementStore, item.keeper?.emission != 1 {
        renew(elementStore, inside: item.node, waiting)
        // Lazy containers in retained content may have been emitted while it had no place.
        try LazyContentPass(emission).runInPostLayoutContents(inside: item.node)
      }
      waiting += dequeueWaiting()
      if elementStore != nil, !hidden.isEmpty {
        let isShown = hidden.map { !tree.isFree($0.node) && tree.isShown($0.node) }
        waiting += zip(hidden, isShown).filter(\.1).map(\.0)
        hidden = zip(hidden, isShown).filter { !$0.1 }.map(\.0)
      }
    }
  }

  /// Returns the pending items in reverse order of their nodes, even if some were retained and
  /// others emitted again.
  private func dequeueWaiting() -> [PostLayoutContent] {
    defer { queue.items = [] }
    guard elementStore != nil, queue.items.count > 1,
      queue.items.contains(where: { !$0.isGeometric })
    else { return queue.items.reversed() }
    let places = tree.places(of: queue.items.map(\.node))
    return queue.items.enumerated()
      .sorted {
        (places[$0.element.node] ?? .max, $0.offset) > (places[$1.element.node] ?? .max, $1.offset)
      }
      .map(\.element)
  }

  private func emit(_ item: PostLayoutContent) {
    emission.scoped {
      $0 = Emission.Context(
        environment: item.environment, orientation: item.orientation, element: item.element,
        depth: item.depth, scope: item.node, isAfterLayout: true)
    } _: {
      emission.withCurrent {
        if let keeper = item.keeper { emit(item, for: keeper) } else { item.emit(emission) }
      }
    }
  }

  // MARK: Live trees

  /// Removes the nodes that an earlier layout emitted into the node of `item`.
  func clear(_ item: PostLayoutContent) {
    guard let elementStore, let keeper = item.keeper, keeper.isFilled else { return }
    for node in tree.postLayoutChildren(of: item.node) {
      elementStore.discardOwn(from: node, emission)
    }
    elementStore.discardDetached(of: keeper, emission)
    tree.removePostLayoutChildren(from: item.node)
  }

  private func emit(_ item: PostLayoutContent, for keeper: PostLayoutElement) {
    guard let elementStore else { return }
    keeper.isFilled = true
    keeper.geometry = geometry(of: item)
    keeper.emission += 1
    (keeper.isToBeEmitted, keeper.isReleased) = (false, false)
    keeper.reasons = []
    keeper.beginReading()
    elementStore.reopen(keeper, in: emission)
    elementStore.collectingDetached(of: keeper, emission) {
      Evaluation.run(keeper) { item.emit(emission) }
    }
    elementStore.leave(emission)
  }

  /// Returns whether another page covers the page with the content of `keeper`, which was visible
  /// before.
  func isCovered(_ keeper: PostLayoutElement) -> Bool {
    keeper.geometry != nil && keeper.item.isGeometric && keeper.item.node.exists
      && keeper.item.environment.pageCover?.isCovered == true
  }

  /// Emits the content of `keeper` on a covered page, which isn't laid out, with the geometry that
  /// it had when it was visible.
  func emitCovered(_ keeper: PostLayoutElement) {
    let (item, outer) = (keeper.item, emission.knownGeometry)
    clear(item)
    emission.hasEmittedAfterLayout = true
    emission.knownGeometry = keeper.geometry.map { (item.node, $0) }
    defer { emission.knownGeometry = outer }
    tree.appendBeforeLayout(to: item.node) { emit(item) }
  }

  /// Queues the content that must be emitted again because the layout changed. Content inside other
  /// pending content has no geometry yet; it is handled with the outer content.
  func renew(_ elementStore: ElementStore) {
    elementStore.postLayoutElements.removeAll { !$0.isAlive }
    let waiting = Set(queue.items.map(\.node))
    for keeper in elementStore.postLayoutElements
    where keeper.item.node.exists && !waiting.contains(keeper.item.node)
      && (!keeper.isFilled || (tree.isShown(keeper.item.node) && isOutdated(keeper)))
    {
      queue.items.append(keeper.item)
    }
  }

  /// Queues outdated retained content inside `node`, which was emitted again, unless it is among
  /// `others`.
  private func renew(
    _ elementStore: ElementStore, inside node: LayoutTree.NodeID, _ others: [PostLayoutContent]
  ) {
    for keeper in elementStore.postLayoutElements
    where keeper.isAlive && keeper.isFilled && keeper.item.node != node
      && emission.nodes.isInside(keeper.item.node, node)
    {
      let isWaiting = { (other: PostLayoutContent) in other.node == keeper.item.node }
      guard isOutdated(keeper), !others.contains(where: isWaiting),
        !queue.items.contains(where: isWaiting)
      else { continue }
      queue.items.append(keeper.item)
    }
  }

  /// Returns whether the content of `keeper` depends on more than geometry, or on outdated
  /// geometry.
  private func isOutdated(_ keeper: PostLayoutElement) -> Bool {
    !keeper.item.isGeometric || keeper.geometry != geometry(of: keeper.item)
  }

  private func geometry(of item: PostLayoutContent) -> NodeGeometry {
    emission.nodes.geometry(of: item.node, displayScale: item.environment.displayScale)
  }
}
