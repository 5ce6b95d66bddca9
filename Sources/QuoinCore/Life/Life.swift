import Foundation
import QuoinLayout

/// The elements of a living tree, and what one update does to them.
@MainActor
final class Life {
  // As in the emitter, nothing here is reached while it is being changed.

  let signals = Signals()
  let clock: LivingClock
  let tasks = LivingTasks()
  var services: [ObjectIdentifier: LivingService] = [:]
  /// What is changed in the environment of the whole.
  var rootEnvironment: ((inout EnvironmentValues) -> Void)?
  var isRootEnvironmentStale = false

  init(clock: LivingClock) { self.clock = clock }

  deinit { signals.close() }

  /// An element whose content is being emitted.
  private struct Frame {
    var element: LivingElement
    /// Tells this opening from all others.
    var number: Int
    /// The children it had; those that were found again say in which opening.
    var old: ContiguousArray<LivingElement>
    var cursor = 0
    /// Where the old children with an id lie, once one was not where it was expected; -1 for those that are taken.
    var positions: ItemPositions?
    /// The highest number of the items so far, as long as all are new and each is higher than those before.
    var highest = Int.min
    /// The record of the element around.
    var outer: Int32
    /// The element with a body that the content belongs to.
    var owner: BodyElement?
    /// Where its nodes begin, unless they are emitted apart.
    var mark: LayoutTree.Mark?
  }
  @exclusivity(unchecked) private var frames: [Frame] = []
  @exclusivity(unchecked) private var openings = 0
  @exclusivity(unchecked) var freeRecords: [Int32] = []

  /// Whether there were pages below others.
  var hidesPages = false
  /// Nodes of the emission before, given back when the update is done.
  @exclusivity(unchecked) var doomed: [LayoutTree.Node] = []
  /// What elements emitted without a place, by the element.
  @exclusivity(unchecked) var looseNodes: [Int32: [LayoutTree.Node]] = [:]
  /// Followers in the order they were emitted.
  @exclusivity(unchecked) var followed: [FollowerElement] = []
  /// Followers whose views went.
  var departed: [FollowerElement] = []
  /// Those of them that are told before anything appears.
  var departedAtOnce: [FollowerElement] = []
  var hasDepartures: Bool { !departed.isEmpty || !departedAtOnce.isEmpty }
  /// Content that is emitted after layout.
  var lateElements: [LateElement] = []

  // What moves, see Life+Motion
  lazy var presentation = Presentation(clock: clock)
  /// The transaction of the pass, and what the modifiers around some elements make of it.
  var transaction = Transaction()
  var placedTransactions: [Int32: Transaction] = [:]
  @exclusivity(unchecked) var transactionElements: [Int32: TransactionElement] = [:]
  /// How many of them may act in any pass.
  @exclusivity(unchecked) var freeTransactions = 0
  @exclusivity(unchecked) var passNumber = 0
  /// Records of elements that went in this pass: until it is over something may be known by them.
  @exclusivity(unchecked) var releasedRecords: [Int32] = []
  /// What tells the nodes of one element apart, by node.
  @exclusivity(unchecked) var ordinals: ContiguousArray<Int32> = []
  var animatedPlaces: [AnimatedPlace] = []
  var deadlines: Set<TimeInterval> = []
  /// What is let go once the pass is over.
  var retired: [AnyObject] = []

  // What comes and goes
  let staging = Staging()
  weak var viewTree: ViewTree?

  // What the update did
  @exclusivity(unchecked) var evaluations: [UpdateRecord.Evaluation] = []
  @exclusivity(unchecked) var newElements = 0
  var lostElements = 0
  var duplicates: [String] = []
  /// What `_printChanges` prints to, instead of the standard output.
  var printer: (@MainActor (String) -> Void)?

  // MARK: Finding elements again

  /// The child of the open element that was here before with `key`.
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
    guard key.isItem else { return nil }
    return nextItem(key, top)
  }

  private func nextItem(_ key: Element.Key, _ top: Int) -> LivingElement? {
    if case .number(let number) = key, frames[top].old.isEmpty, number > frames[top].highest {
      // In ascending order none occurs twice.
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
    let text =
      "The id \(id) occurs more than once in a ForEach; which item keeps its state is undefined."
    if !duplicates.contains(text) { duplicates.append(text) }
  }

  /// See ``ViewEmitter/coverFollowers(on:)``.
  func coverFollowers(where isCovered: (LayoutTree.Node) -> Bool) {
    let told = Set(followed.map { ObjectIdentifier($0) })
    var waiting = ContiguousArray((frames.last?.element.children ?? []).reversed())
    while let element = waiting.popLast() {
      waiting += element.children.reversed()
      guard let follower = element as? FollowerElement else { continue }
      let isCovered = isCovered(follower.node)
      guard isCovered != follower.isCovered else { continue }
      follower.isCovered = isCovered
      if !told.contains(ObjectIdentifier(follower)) { followed.append(follower) }
    }
  }

  /// The body element whose content is being emitted.
  var owner: BodyElement? { frames.last?.owner }

  /// What the open element holds so far.
  var openChildren: ContiguousArray<LivingElement> { frames.last?.element.children ?? [] }

  // MARK: Opening and closing

  /// Finds or makes a plain element and opens it.
  func enter(_ key: Element.Key, in emitter: ViewEmitter) {
    open(next(key) ?? LivingElement(key: key), in: emitter)
  }

  /// Makes `element` the next child of the open one.
  func add(_ element: LivingElement) {
    if !frames.isEmpty { frames[frames.count - 1].element.children.append(element) }
  }

  /// Opens `element`, the next child of the open one.
  func open(_ element: LivingElement, in emitter: ViewEmitter) {
    element.lie(in: owner)
    add(element)
    if element.index < 0 {
      record(element, in: emitter)
      if element.key.comesAndGoes, let place = frames.last?.element {
        arrive(element, place, emitter)
      }
    }
    reopen(element, in: emitter)
    frames[frames.count - 1].mark = emitter.tree.mark
  }

  /// Opens `element` where it is.
  func reopen(_ element: LivingElement, in emitter: ViewEmitter) {
    openings += 1
    frames.append(
      Frame(
        element: element, number: openings, old: element.children, outer: emitter.element,
        owner: element.ownerInside ?? owner))
    element.children = []
    element.nodeCount = 0
    emitter.element = element.index
  }

  /// The position of the next leaf or container of the open element.
  func openOrdinal() -> Int32 {
    guard let element = frames.last?.element else { return 0 }
    element.nodeCount += 1
    return element.nodeCount
  }

  /// Gives `element` a record in the emitter's table, as long as it lives.
  func record(_ element: LivingElement, in emitter: ViewEmitter) {
    element.birth = passNumber
    // Elements with a fixed place keep their position whatever comes and goes beside them.
    let position = (frames.last?.element.children.count ?? 0) - 1
    let entry = Element(
      parent: emitter.element, ordinal: Int32(clamping: position), key: element.key)
    if let index = freeRecords.popLast() {
      element.index = index
      emitter.elements[Int(index)] = entry
    } else {
      element.index = Int32(emitter.elements.count)
      emitter.elements.append(entry)
    }
  }

  /// Closes the open element: children that were not found again are gone.
  func leave(_ emitter: ViewEmitter) {
    let frame = frames.removeLast()
    emitter.element = frame.outer
    if let mark = frame.mark { frame.element.span = emitter.tree.span(since: mark) }
    for child in frame.old where child.finding != frame.number {
      depart(child, from: frame.element, emitter)
    }
  }

  /// Lets `element` go, with everything inside.
  func drop(_ element: LivingElement, _ emitter: ViewEmitter) {
    details?.noteLoss(element, emitter)
    doomContents(inside: element, emitter)
    forget(element, emitter)
  }

  /// Dooms what the outermost body elements from `element` on emitted, with everything inside.
  func doomContents(inside element: LivingElement, _ emitter: ViewEmitter) {
    guard let body = element as? BodyElement, !(body is LateElement) else {
      for child in element.children { doomContents(inside: child, emitter) }
      return
    }
    body.forEachBoundary { boundary in
      doomed.append(boundary)
      doomAll(below: emitter.tree.content(of: boundary), emitter)
    }
  }

  private func forget(_ element: LivingElement, _ emitter: ViewEmitter) {
    var waiting = [element]
    while let element = waiting.popLast() {
      element.isAlive = false
      if element.index >= 0 { releasedRecords.append(element.index) }
      doomApart(element, emitter)
      element.leave(self)
      waiting += element.children.reversed()
      element.children = []
    }
  }

  // MARK: Nodes

  /// Dooms what `element` itself emitted: up to the boundaries of the elements inside, these included.
  func doomContent(of element: BodyElement, _ emitter: ViewEmitter) {
    element.forEachBoundary { doomOwn(from: emitter.tree.content(of: $0), emitter) }
    doomLoose(of: element, emitter)
  }

  func doomOwn(from node: LayoutTree.Node, _ emitter: ViewEmitter) {
    guard node >= 0 else { return }
    var waiting = [node]
    while let node = waiting.popLast() {
      doomed.append(node)
      if !emitter.tree.isBoundary(node) {
        emitter.tree.forEachChild(of: node) { waiting.append($0) }
      }
    }
  }

  func doomAll(below node: LayoutTree.Node, _ emitter: ViewEmitter) {
    guard node >= 0 else { return }
    var waiting = [node]
    while let node = waiting.popLast() {
      doomed.append(node)
      emitter.tree.forEachChild(of: node) { waiting.append($0) }
    }
  }

  // MARK: Late content

  /// The element that keeps what is emitted into the node of `item`.
  func addLate(_ item: LateContent, _ emitter: ViewEmitter) -> LateElement {
    let known = next(.late) as? LateElement
    let element = known ?? LateElement(item, signals: signals)
    element.item = item
    element.item.life = element
    element.environment = item.environment
    element.depth = item.depth
    if element.isFilled {
      element.isFilled = false
      doomLoose(of: element, emitter)
      for child in element.children { emitter.park(child) }
    }
    element.lie(in: owner)
    add(element)
    if element.index < 0 { record(element, in: emitter) }
    if known == nil { lateElements.append(element) }
    return element
  }

  // MARK: The record

  /// The evaluations that are going on, innermost last.
  @exclusivity(unchecked) private var open: [UpdateRecord.Evaluation] = []

  /// Records one by one what updates do, where somebody asks for it.
  @exclusivity(unchecked) var details: UpdateDetails?

  func beginRecord() {
    (evaluations, newElements, lostElements) = ([], 0, 0)
    freeRecords += details?.begin() ?? []
  }

  /// An evaluation begins.
  func begin(_ element: BodyElement, _ emitter: ViewEmitter) {
    details?.note(element, element.reasons.contains(.identity) ? .created : .kept, emitter)
    let evaluation = UpdateRecord.Evaluation(
      view: element.name, reasons: element.sortedReasons)
    evaluations.append(evaluation)
    open.append(evaluation)
  }

  func end() { open.removeLast() }

  /// The evaluation that is going on.
  var current: UpdateRecord.Evaluation? { open.last }
}
