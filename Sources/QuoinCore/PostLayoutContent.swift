import QuoinGeometry
import QuoinLayout

/// Content that depends on geometry or preferences, which exist only after layout: a `GeometryReader`'s, the
/// layer of an `overlayPreferenceValue`. It has no say in the layout around it.
struct PostLayoutContent {
  /// The node it goes into.
  var node: LayoutTree.Node
  var environment: EnvironmentValues
  var orientation: Axis?
  /// The element that holds it, and how many elements lie around.
  var element: Int32
  var depth: Int
  /// Whether the content follows from the geometry of the node alone.
  var isGeometric: Bool
  /// What keeps the content's elements in a living view.
  weak var keeper: PostLayoutElement?
  var emit: @MainActor (Emission) -> Void
}

extension Emission {
  /// Has `content` emitted into `node` once what is around is laid out, with what flows down here.
  ///
  /// - `orientation`: the axis spacers inside take.
  /// - `isGeometric`: whether the content follows from the geometry of `node` alone.
  public func emitAfterLayout(
    into node: LayoutTree.Node, orientation: Axis?, isGeometric: Bool = false,
    _ content: @escaping @MainActor (Emission) -> Void
  ) {
    var item = PostLayoutContent(
      node: node, environment: environment, orientation: orientation, element: element,
      depth: depth, isGeometric: isGeometric, emit: content)
    item.keeper = elementStore?.addPostLayout(item, self)
    postLayoutContents.append(item)
  }

  /// Whether there was a layout that the tree holds parts of: what was evaluated for it, or seen in it.
  var isBoundToLayout: Bool {
    layoutCount > 0 && (hasEmittedAfterLayout || !scrollPlaces.isEmpty || !lazyRows.isEmpty)
  }

  /// Forgets what was read in the layout before.
  func beginLayout() {
    layoutCount += 1
    preferences.memory = [:]
    for index in scrollPlaces.indices { scrollPlaces[index].base = nil }
    forgetMatches()
  }

  /// Emits and lays out everything that waits for the layout, and what that brings along.
  ///
  /// Depth first: what an item brings comes right after it, so that everything inside a view is there when
  /// a layer around the view is made of its preferences.
  func emitPostLayoutContents() throws {
    resolveMatches()
    var waiting = takePostLayoutContents()
    // In a living tree something may wait for a place in what another item brings.
    var hidden: [PostLayoutContent] = []
    while let item = waiting.popLast() {
      hasEmittedAfterLayout = true
      if let late = item.keeper {
        // What lay around it may have been emitted again meanwhile, and it with that.
        guard late.isAlive, late.item.node == item.node else { continue }
      }
      guard tree.isShown(item.node) else {
        hidden.append(item)
        continue
      }
      preparePostLayout(item)
      try tree.appendPostLayout(to: item.node) { emit(item) }
      try checkEmission()
      try makeSeenRows(in: item.node) { try tree.arrangeAgain(item.node) }
      resolveMatches(inside: elementStore == nil ? nil : item.node)
      if let elementStore { renewPostLayoutContents(elementStore, inside: item.node, waiting) }
      waiting += takePostLayoutContents()
      if elementStore != nil, !hidden.isEmpty {
        let isShown = hidden.map { !tree.isFree($0.node) && tree.isShown($0.node) }
        waiting += zip(hidden, isShown).filter(\.1).map(\.0)
        hidden = zip(hidden, isShown).filter { !$0.1 }.map(\.0)
      }
    }
  }

  /// The items that wait, the first one last.
  func takePostLayoutContents() -> [PostLayoutContent] {
    defer { postLayoutContents = [] }
    return postLayoutContents.reversed()
  }

  private func emit(_ item: PostLayoutContent) {
    let saved = (environment, orientation, element, depth)
    let savedScope = scope
    scope = item.node
    (environment, orientation) = (item.environment, item.orientation)
    (element, depth) = (item.element, item.depth)
    tree.buildsRightToLeft = environment.layoutDirection == .rightToLeft
    isEmittingAfterLayout = true
    withCurrent {
      if let element = item.keeper { emitPostLayout(element, item) } else { item.emit(self) }
    }
    isEmittingAfterLayout = false
    (environment, orientation, element, depth) = saved
    scope = savedScope
    tree.buildsRightToLeft = environment.layoutDirection == .rightToLeft
  }
}
