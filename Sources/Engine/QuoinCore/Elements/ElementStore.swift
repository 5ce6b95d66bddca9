import Foundation
import QuoinLayout

/// The elements of a live tree, and the changes to them during an update.
///
/// The store lives as long as the view; structs group related properties.
@MainActor
final class ElementStore {
  // As in the cursor, nothing here is accessed while it is being modified.

  let pendingChanges = PendingChanges()
  let clock: LivingClock
  let tasks = LivingTasks()
  /// The services, in the order of their first use.
  var services: [LivingService] = []
  var root = RootEnvironment()
  /// Whether a field has the focus.
  var isTyping = false
  /// The view as a picture, from which transitions capture departing views.
  weak var viewTree: ViewTree?

  @exclusivity(unchecked) private var frames: [Frame] = []
  @exclusivity(unchecked) private var openings = 0
  @exclusivity(unchecked) var records = ElementRecords()
  @exclusivity(unchecked) var nodes: ElementNodes
  /// The elements to be emitted again because of a change of the environment around them; `nil`
  /// unless the tree is emitting changes.
  var affectedElements: [BodyElement]?
  /// Compares two views if they have the type of the enclosing `EquatableView`'s content.
  @exclusivity(unchecked) var equality: (@MainActor (Any, Any) -> Bool?)?
  /// The post-layout content.
  var postLayoutElements: [PostLayoutElement] = []

  @exclusivity(unchecked) var pass = TransactionPass()
  @exclusivity(unchecked) var lifetimes = LifetimeQueue()
  @exclusivity(unchecked) var motion: MotionStore
  @exclusivity(unchecked) var log = UpdateLog()

  init(clock: LivingClock, _ store: ViewStore) {
    self.clock = clock
    nodes = ElementNodes(in: store)
    motion = MotionStore(presentation: Presentation(clock: clock))
  }

  deinit { pendingChanges.close() }

  /// An element whose content is being emitted.
  private struct Frame {
    var element: LivingElement
    /// The unique number of this opening of the element.
    var number: Int
    /// The children of the last emission; a child that is found again records the number of this
    /// opening.
    var old: ContiguousArray<LivingElement>
    var cursor = 0
    /// The positions of the previous children with ids; -1 for those already found. Created when
    /// one isn't in its expected place.
    var positions: ItemPositions?
    /// The highest number among the items so far, as long as all are new and ascending.
    var highest = Int.min
    /// The record of the parent element.
    var outer: Int32
    /// The element with a body to which the content belongs.
    var owner: BodyElement?
    /// The start of its nodes, unless they are emitted separately.
    var mark: LayoutTree.Mark?
  }

  // MARK: Finding elements again

  /// Returns the previous child of the open element with `key`, or the one that returns.
  func next(_ key: Element.Key) -> LivingElement? {
    guard !frames.isEmpty else { return nil }
    let top = frames.count - 1
    let cursor = frames[top].cursor
    frames[top].cursor += 1
    if cursor < frames[top].old.count {
      let known = frames[top].old[cursor]
      if known.finding != frames[top].number, known.key == key {
        known.finding = frames[top].number
        return known
      }
    }
    if key.isItem, let known = nextItem(key, top) { return known }
    return motion.away.isEmpty ? nil : returning(key, to: frames[top].element)
  }

  private func nextItem(_ key: Element.Key, _ top: Int) -> LivingElement? {
    if case .number(let number) = key, frames[top].old.isEmpty, number > frames[top].highest {
      // Ascending numbers contain no duplicates.
      frames[top].highest = number
      return nil
    }
    frames[top].highest = .max
    if frames[top].positions == nil {
      var positions = ItemPositions(capacity: frames[top].old.count)
      for (index, child) in frames[top].old.enumerated()
      where child.finding != frames[top].number {
        positions.put(index, for: child.key)
      }
      for child in frames[top].element.children { positions.put(-1, for: child.key) }
      frames[top].positions = positions
    }
    guard let position = frames[top].positions?.put(-1, for: key) else { return nil }
    guard position >= 0, frames[top].old[position].finding != frames[top].number else {
      noteDuplicate(key.idText)
      return nil
    }
    frames[top].old[position].finding = frames[top].number
    frames[top].cursor = position + 1
    return frames[top].old[position]
  }

  func noteDuplicate(_ id: String) {
    let text = ViewDiagnostics.repeatedID(id)
    if !log.duplicates.contains(text) { log.duplicates.append(text) }
  }

  /// Notifies the observers on covered and uncovered pages; see ``Emission/coverObservers(on:)``.
  ///
  /// - Parameter page: Returns the covered page that contains a node.
  func coverObservers(
    root: LayoutTree.NodeID?, page: (LayoutTree.NodeID) -> LayoutTree.NodeID?
  ) {
    guard let container = frames.last?.element else { return }
    let known = Set(lifetimes.emitted.map { ObjectIdentifier($0) })
    var waiting = ContiguousArray(container.children.reversed())
    while let element = waiting.popLast() {
      waiting += element.children.reversed()
      guard let observer = element as? LifetimeObserverElement else { continue }
      let wasCovered = observer.isCovered
      let page = page(observer.node)
      guard page != nil || wasCovered else { continue }
      observer.covers[ObjectIdentifier(container)] = page.map { $0 == root }
      observer.isOnHiddenPage = false
      guard wasCovered != observer.isCovered else { continue }
      if !known.contains(ObjectIdentifier(observer)) { lifetimes.emitted.append(observer) }
    }
  }

  /// The body element whose content is being emitted.
  var owner: BodyElement? { frames.last?.owner }

  /// The place of the open element.
  var openPlace: ElementPlace? {
    frames.last.map { ElementPlace(index: $0.element.index, birth: $0.element.birth) }
  }

  /// The children of the open element so far.
  var openChildren: ContiguousArray<LivingElement> { frames.last?.element.children ?? [] }

  /// Treats the children of the open element from `count` on as those of a previous emission, so
  /// that they can be found again.
  func reuseChildren(from count: Int) {
    guard !frames.isEmpty, count < openChildren.count else { return }
    let top = frames.count - 1
    let taken = ContiguousArray(openChildren[count...])
    frames[top].element.children.removeSubrange(count...)
    let number = frames[top].number
    frames[top].old = taken + frames[top].old.filter { $0.finding != number }
    for child in taken { child.finding = 0 }
    (frames[top].cursor, frames[top].positions) = (0, nil)
  }

  // MARK: Opening and closing

  /// Finds or creates a plain element and opens it.
  func enter(_ key: Element.Key, in emission: Emission) {
    open(next(key) ?? LivingElement(key: key), in: emission)
  }

  /// Appends `element` to the children of the open one.
  func add(_ element: LivingElement) {
    if !frames.isEmpty { frames[frames.count - 1].element.children.append(element) }
  }

  /// Opens `element` as the next child of the open one.
  func open(_ element: LivingElement, in emission: Emission) {
    element.attach(to: owner)
    add(element)
    if element.index < 0 {
      record(element, in: emission)
      if element.key.definesLifetime, let place = frames.last?.element {
        arrive(element, place, emission)
      }
    } else if element.isAway, let place = frames.last?.element {
      takeBack(element, to: place, emission)
    }
    reopen(element, in: emission)
    frames[frames.count - 1].mark = emission.tree.mark
  }

  /// Opens `element`, which keeps its position.
  func reopen(_ element: LivingElement, in emission: Emission) {
    openings += 1
    frames.append(
      Frame(
        element: element, number: openings, old: element.children, outer: emission.context.element,
        owner: element.ownerInside ?? owner))
    element.children = []
    element.nodeCount = 0
    emission.context.element = element.index
  }

  /// Returns the position of the next leaf or container of the open element.
  func openOrdinal() -> Int32 {
    guard let element = frames.last?.element else { return 0 }
    element.nodeCount += 1
    return element.nodeCount
  }

  /// Assigns a record in the emission's table to `element`, for its lifetime.
  func record(_ element: LivingElement, in emission: Emission) {
    element.birth = pass.number
    // Elements with fixed positions keep them when siblings come and go.
    let position = (frames.last?.element.children.count ?? 0) - 1
    let entry = Element(
      parent: emission.context.element, ordinal: Int32(clamping: position), key: element.key)
    if let index = records.free.popLast() {
      element.index = index
      emission.store.elements.replace(index, by: entry)
    } else {
      element.index = emission.store.elements.append(entry)
    }
  }

  /// Closes the open element and drops the children that weren't found again.
  func leave(_ emission: Emission) {
    let frame = frames.removeLast()
    emission.context.element = frame.outer
    if let mark = frame.mark { frame.element.span = emission.tree.span(since: mark) }
    for child in frame.old where child.finding != frame.number {
      depart(child, from: frame.element, emission)
    }
  }

  /// Drops `element` and its descendants.
  func drop(_ element: LivingElement, _ emission: Emission) {
    log.details?.noteLoss(element, emission)
    discardContents(inside: element, emission)
    forget(element, emission)
  }

  /// Discards the nodes emitted by the outermost body elements from `element` on, with everything
  /// inside.
  func discardContents(inside element: LivingElement, _ emission: Emission) {
    guard let body = element as? BodyElement, !(body is PostLayoutElement) else {
      for child in element.children { discardContents(inside: child, emission) }
      return
    }
    body.forEachBoundary { boundary in
      nodes.pendingRemoval.append(boundary)
      discardAll(below: emission.tree.content(of: boundary), emission)
    }
  }

  func forget(_ element: LivingElement, _ emission: Emission) {
    nodes.hasForgottenElements = true
    var waiting = [element]
    while let element = waiting.popLast() {
      element.isAlive = false
      if element.index >= 0 { records.released.append(element.index) }
      discardApart(element, emission)
      element.leave(self)
      waiting += element.children.reversed()
      element.children = []
    }
  }

  // MARK: Nodes

  /// Discards the nodes that `element` itself emitted, up to and including the boundaries of the
  /// elements inside.
  func discardContent(of element: BodyElement, _ emission: Emission) {
    element.forEachBoundary { discardOwn(from: emission.tree.content(of: $0), emission) }
    discardDetached(of: element, emission)
  }

  func discardOwn(from node: LayoutTree.NodeID, _ emission: Emission) {
    guard node.exists else { return }
    var waiting = [node]
    while let node = waiting.popLast() {
      nodes.pendingRemoval.append(node)
      if !emission.tree.isBoundary(node) {
        emission.tree.forEachChild(of: node) { waiting.append($0) }
      }
    }
  }

  func discardAll(below node: LayoutTree.NodeID, _ emission: Emission) {
    guard node.exists else { return }
    var waiting = [node]
    while let node = waiting.popLast() {
      nodes.pendingRemoval.append(node)
      emission.tree.forEachChild(of: node) { waiting.append($0) }
    }
  }

  // MARK: Post-layout content

  /// Returns the element that retains the content emitted into the node of `item`.
  func addPostLayout(_ item: PostLayoutContent, _ emission: Emission) -> PostLayoutElement {
    let known = next(.postLayout) as? PostLayoutElement
    let element = known ?? PostLayoutElement(item, pendingChanges: pendingChanges)
    element.item = item
    element.item.keeper = element
    element.environment = item.environment.untracked
    element.depth = item.depth
    if element.isFilled {
      element.isFilled = false
      discardDetached(of: element, emission)
      let emitter = ElementEmitter(emission, self)
      for child in element.children { emitter.detach(child) }
    }
    element.attach(to: owner)
    add(element)
    if element.index < 0 { record(element, in: emission) }
    if known == nil { postLayoutElements.append(element) }
    return element
  }

  // MARK: The record

  func beginRecord() {
    (log.evaluations, log.newElements, log.lostElements) = ([], 0, 0)
    records.free += log.details?.begin() ?? []
  }

  /// Records the start of an evaluation.
  func begin(_ element: BodyElement, _ emission: Emission) {
    log.details?.note(element, element.reasons.contains(.identity) ? .created : .kept, emission)
    let evaluation = UpdateRecord.Evaluation(
      view: element.name, reasons: element.sortedReasons)
    log.evaluations.append(evaluation)
    log.open.append(evaluation)
  }

  func end() { log.open.removeLast() }

  /// The innermost evaluation in progress.
  var current: UpdateRecord.Evaluation? { log.open.last }
}
