import QuoinGeometry
import QuoinLayout

/// Content that depends on geometry or preferences, which exist only after layout: a `GeometryReader`'s, the
/// layer of an `overlayPreferenceValue`. It has no say in the layout around it.
struct LateContent {
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
  weak var life: LateElement?
  var emit: @MainActor (ViewEmitter) -> Void
}

extension ViewEmitter {
  /// Has `content` emitted into `node` once what is around is laid out, with what flows down here.
  ///
  /// - Parameters:
  ///   - orientation: the axis spacers inside take.
  ///   - isGeometric: whether the content follows from the geometry of `node` alone.
  public func emitLater(
    into node: LayoutTree.Node, orientation: Axis?, isGeometric: Bool = false,
    _ content: @escaping @MainActor (ViewEmitter) -> Void
  ) {
    var item = LateContent(
      node: node, environment: environment, orientation: orientation, element: element,
      depth: depth, isGeometric: isGeometric, emit: content)
    item.life = life?.addLate(item, self)
    lateContents.append(item)
  }

  /// Whether there was a layout that the tree holds parts of: what was evaluated for it, or seen in it.
  var isBoundToLayout: Bool {
    layoutCount > 0 && (hasEmittedLate || !scrollPlaces.isEmpty || !lazyRows.isEmpty)
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
  func emitLateContents() throws {
    resolveMatches()
    var waiting = takeLateContents()
    // In a living tree something may wait for a place in what another item brings.
    var hidden: [LateContent] = []
    while let item = waiting.popLast() {
      hasEmittedLate = true
      if let late = item.life {
        // What lay around it may have been emitted again meanwhile, and it with that.
        guard late.isAlive, late.item.node == item.node else { continue }
      }
      guard tree.isShown(item.node) else {
        hidden.append(item)
        continue
      }
      prepareLate(item)
      try tree.appendPostLayout(to: item.node) { emit(item) }
      try checkEmission()
      try makeSeenRows(in: item.node) { try tree.arrangeAgain(item.node) }
      resolveMatches(inside: life == nil ? nil : item.node)
      if let life { renewLateContents(life, inside: item.node, waiting) }
      waiting += takeLateContents()
      if life != nil, !hidden.isEmpty {
        let isShown = hidden.map { !tree.isFree($0.node) && tree.isShown($0.node) }
        waiting += zip(hidden, isShown).filter(\.1).map(\.0)
        hidden = zip(hidden, isShown).filter { !$0.1 }.map(\.0)
      }
    }
  }

  /// The items that wait, the first one last.
  func takeLateContents() -> [LateContent] {
    defer { lateContents = [] }
    return lateContents.reversed()
  }

  private func emit(_ item: LateContent) {
    let saved = (environment, orientation, element, depth)
    let savedScope = scope
    scope = item.node
    (environment, orientation) = (item.environment, item.orientation)
    (element, depth) = (item.element, item.depth)
    tree.buildsRightToLeft = environment.layoutDirection == .rightToLeft
    isEmittingLate = true
    withCurrent {
      if let element = item.life { emitLate(element, item) } else { item.emit(self) }
    }
    isEmittingLate = false
    (environment, orientation, element, depth) = saved
    scope = savedScope
    tree.buildsRightToLeft = environment.layoutDirection == .rightToLeft
  }
}
