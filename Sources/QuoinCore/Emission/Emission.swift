import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// Where views go when they are laid out: each value writes its own records, through static dispatch,
/// straight into the layout tree.
///
/// A container opens a node, lets its content write into it, and closes it, so it sees the flat list of its
/// content. A modifier lets its content write and then wraps what came (SEMANTICS §3).
@MainActor
public final class Emission {
  public let tree: LayoutTree
  /// What flows down to the view being emitted.
  public var environment: EnvironmentValues {
    get { surroundings }
    set { surroundings = newValue }
  }
  /// The axis of the stack around, which spacers and dividers take.
  public var orientation: Axis? {
    get { stackAxis }
    set { stackAxis = newValue }
  }
  // Other modules would check for overlapping accesses to stored properties, whatever is written here.
  @exclusivity(unchecked) var surroundings: EnvironmentValues
  @exclusivity(unchecked) var stackAxis: Axis?
  /// Measures text.
  public let shaper: any TextShaper

  /// Elements in the order they began; 0 is the whole.
  @exclusivity(unchecked) public internal(set) var elements: ContiguousArray<Element> = [
    Element(parent: -1, ordinal: 0, key: .branch(true))
  ]
  @exclusivity(unchecked) var element: Int32 = 0
  @exclusivity(unchecked) var depth = 0
  @exclusivity(unchecked) var isDynamic = false
  /// What keeps the elements of a living view; `nil` for one that is emitted once.
  @exclusivity(unchecked) var elementStore: ElementStore?
  /// Whether the views live: their elements are kept, with their state.
  @exclusivity(unchecked) public internal(set) var isLiving = false
  /// The time of the living view; `nil` for one that is emitted once.
  public var clock: LivingClock? { elementStore?.clock }
  /// What runs the tasks of the living view; `nil` for one that is emitted once.
  package var tasks: LivingTasks? { elementStore?.tasks }
  /// Whether something that was emitted would have been told of its life.
  public internal(set) var wantsLiving = false

  /// What is known of a node beside its layout, by node.
  @exclusivity(unchecked) var notes: ContiguousArray<NodeNote> = []
  @exclusivity(unchecked) var drawings: [any NodeDrawing] = []
  /// The drawings of the last few colours.
  @exclusivity(unchecked) var fills: [(color: ResolvedColor, drawing: Int32)] = []
  @exclusivity(unchecked) var identifiers: [LayoutTree.Node: [String]] = [:]
  /// See ``carry(_:since:)``.
  @exclusivity(unchecked) var carriedThings: [LayoutTree.Node: [Any]] = [:]
  @exclusivity(unchecked) var actions: [LayoutAction] = []
  /// What touches meet, by node, the innermost first; only in a living tree.
  var attachments: [LayoutTree.Node: [Attachment]] = [:]

  // What is read after layout
  @exclusivity(unchecked) var preferences = PreferenceTable()
  var preLayout = PreLayoutPreferences()
  @exclusivity(unchecked) var postLayoutContents: [PostLayoutContent] = []
  /// Whether the tree holds anything that was emitted for the layout it has.
  var hasEmittedAfterLayout = false
  /// Whether what is being emitted came with the layout.
  var isEmittingAfterLayout = false
  var spaceTransforms: [LayoutTree.Node: SpaceTransform] = [:]
  var spaceNames: [LayoutTree.Node: [AnyHashable]] = [:]
  /// Nodes whose content moves with them while they are animated.
  var geometryGroups: Set<LayoutTree.Node> = []
  /// How views come and go, by the node that it is written on.
  @exclusivity(unchecked) var transitions: [LayoutTree.Node: any Transition] = [:]
  var sources: [GeometryGroup: LayoutTree.Node] = [:]
  /// What sources share where that isn't everything, and those that came while there was another one.
  var matchedParts: [LayoutTree.Node: MatchedParts] = [:]
  var otherSources: [(group: GeometryGroup, node: LayoutTree.Node)] = []
  var followers: [GeometryFollower] = []
  var lazyRows: [LazyRows] = []
  var scrollPlaces: [ScrollPlace] = []
  var scrollTargets: [ScrollTargets] = []
  var scrollReaders: [ScrollStore.Path: Int32] = [:]
  let scrollStore: ScrollStore
  /// The node that late content is being added to; 0 otherwise.
  var scope: LayoutTree.Node = 0
  var matchedFollowers = 0
  /// How many layouts there were: what was read in an earlier one is no longer true.
  public internal(set) var layoutCount = 0

  /// What the views name and could not be had, each once.
  public private(set) var problems: [String] = []
  /// Remarks for the user, each once: what is only partly supported.
  public private(set) var remarks: [String] = []

  /// A view nested deeper than this is refused: it wraps itself without end.
  nonisolated public static var depthLimit: Int { 2000 }
  /// Whether something was left out because it was nested too deep.
  @exclusivity(unchecked) public internal(set) var isTooDeep = false

  /// Objects that views need and nobody hands down, with the elements that wait for them.
  var missingObjects: [MissingObject] = []

  /// The environment of the body that is being evaluated.
  package static var currentEnvironment: EnvironmentValues {
    current?.environment ?? EnvironmentValues()
  }
  static weak var current: Emission?

  /// - `scrolling`: how far scroll views are scrolled.
  public init(
    environment: EnvironmentValues, shaper: any TextShaper, scrolling: ScrollStore = ScrollStore()
  ) {
    self.scrollStore = scrolling
    self.tree = LayoutTree()
    self.surroundings = environment
    self.shaper = shaper
    if environment.displayScale > 0 { tree.pixelLength = environment.pixelLength }
    tree.buildsRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// Emits `view` as the root: several elements at the top become a VStack (SEMANTICS §3.4).
  func emitRoot<V: View>(_ view: V) {
    withCurrent {
      beginList()
      let mark = tree.mark
      tree.beginImplicitRoot()
      V._emit(view, into: self)
      tree.endImplicitRoot()
      hostWindowLayers(since: mark, always: false)
    }
  }

  /// Emits the elements of `view` side by side, with no container around them.
  public func emitList<V: View>(_ view: V) { withCurrent { V._emit(view, into: self) } }

  /// Evaluates `body` where views that are made read `environment`.
  public static func evaluate<Result>(
    in environment: EnvironmentValues, _ body: () -> Result
  ) -> Result {
    let outer = current
    let emission = Emission(environment: environment, shaper: FixedShaper())
    defer { current = outer }
    return withExtendedLifetime(emission) {
      current = emission
      return body()
    }
  }

  func withCurrent(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
  }

  // MARK: Elements

  /// Begins an element; `false` when the view is nested too deep and must not be emitted.
  public func enter(_ key: Element.Key) -> Bool {
    let ordinal = elements[Int(element)].childCount
    elements[Int(element)].childCount &+= 1
    return enter(key, ordinal: ordinal)
  }

  /// Begins an element whose ordinal was reserved.
  @inline(__always)
  public func enter(_ key: Element.Key, ordinal: Int32) -> Bool {
    guard depth < Self.depthLimit, !isTooDeep else {
      isTooDeep = true
      return false
    }
    depth += 1
    if isLiving { return enterLiving(key) }
    elements.append(Element(parent: element, ordinal: ordinal, key: key))
    element = Int32(elements.count - 1)
    return true
  }

  /// Keeps the ordinals of `count` elements free that begin later.
  ///
  /// - Returns: the first of them.
  func reserveElements(_ count: Int) -> Int32 {
    let first = elements[Int(element)].childCount
    elements[Int(element)].childCount =
      first.addingReportingOverflow(Int32(clamping: count)).partialValue
    return first
  }

  /// Ends the element that began last.
  public func leave() {
    depth -= 1
    if isLiving { return leaveLiving() }
    element = elements[Int(element)].parent
  }

  /// The id of the innermost item of a `ForEach` that `node` comes from.
  ///
  /// Containers have no note of their own: the first view inside tells.
  package func itemID(of node: LayoutTree.Node) -> AnyHashable? {
    guard var index = notedElement(of: node) else { return nil }
    while index > 0 {
      switch elements[Int(index)].key {
      case .item(let id): return id
      case .number(let number): return AnyHashable(number)
      case .view, .type, .branch, .id, .items, .late, .slot, .layer:
        index = elements[Int(index)].parent
      }
    }
    return nil
  }

  /// The ids of all items of a `ForEach` and all `.id(_:)` that `node` comes from, inner ones first.
  func itemIDs(of node: LayoutTree.Node) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    var index = notedElement(of: node) ?? 0
    while index > 0 {
      switch elements[Int(index)].key {
      case .item(let id), .id(let id): ids.append(id)
      case .number(let number): ids.append(AnyHashable(number))
      case .slot(let key): if let row = key.base as? RowKey { ids.append(row.id) }
      case .view, .type, .branch, .items, .late, .layer: break
      }
      index = elements[Int(index)].parent
    }
    return ids
  }

  private func notedElement(of node: LayoutTree.Node) -> Int32? {
    var noted = node
    while note(of: noted) == nil {
      guard let child = tree.children(of: noted).first else { return nil }
      noted = child
    }
    return note(of: noted)?.element
  }

  /// How `node` is drawn.
  package func drawing(of node: LayoutTree.Node) -> (any NodeDrawing)? {
    guard Int(node) < notes.count else { return nil }
    let index = notes[Int(node)].drawing
    return index >= 0 ? drawings[Int(index)] : nil
  }

  private func note(of node: LayoutTree.Node) -> NodeNote? {
    guard Int(node) < notes.count else { return nil }
    let note = notes[Int(node)]
    return note.drawing >= 0 || !note.name.isEmpty ? note : nil
  }

  // MARK: Lists

  /// Says that the list being emitted may have another length another time: a container around one such
  /// view stays a container (SEMANTICS §3.7).
  public func markDynamic() { isDynamic = true }

  private func beginList() { isDynamic = false }

  /// Runs `content` inside the container that `begin` opens.
  ///
  /// - `orientation`: the axis spacers inside take.
  /// - `elides`: whether a single static element stands for the container.
  @inlinable
  public func container<V: View>(
    _ content: V, orientation: Axis?, elides: Bool, begin: (LayoutTree) -> Void
  ) {
    let saved = openContainer(orientation)
    begin(tree)
    V._emit(content, into: self)
    closeContainer(saved, elides: elides)
  }

  /// What a container puts aside while its content is emitted.
  public struct ContainerState {
    let orientation: Axis?
    let isDynamic: Bool
  }

  @usableFromInline
  func openContainer(_ inner: Axis?) -> ContainerState {
    let saved = ContainerState(orientation: stackAxis, isDynamic: isDynamic)
    stackAxis = inner
    isDynamic = false
    return saved
  }

  @usableFromInline
  func closeContainer(_ saved: ContainerState, elides: Bool) {
    if isLiving, !elides || isDynamic || tree.openChildCount != 1 {
      notePlace(of: tree.openNode)
    }
    if elides, !isDynamic {
      if !transitions.isEmpty { keepTransitionInside(tree.openNode) }
      tree.endEliding()
    } else {
      tree.end()
    }
    stackAxis = saved.orientation
    isDynamic = saved.isDynamic
  }

  /// Emits `content` as one layer of `overlay` or `background`: together a ZStack, spacers keeping the
  /// orientation around (SEMANTICS §3.4, §8.5).
  public func layer<V: View>(_ content: V) {
    container(content, orientation: orientation, elides: true) { $0.beginZStack() }
  }

  /// Emits a list that one view is made of: whether it is dynamic is no matter of the list around.
  func column(_ content: () -> Void) {
    let saved = isDynamic
    isDynamic = false
    content()
    isDynamic = saved
  }

  // MARK: Environment

  /// Runs `content` with the environment changed by `change`.
  public func withEnvironment(_ change: (inout EnvironmentValues) -> Void, _ content: () -> Void) {
    let saved = surroundings
    change(&surroundings)
    tree.buildsRightToLeft = surroundings.layoutDirection == .rightToLeft
    content()
    surroundings = saved
    tree.buildsRightToLeft = saved.layoutDirection == .rightToLeft
  }

  // MARK: Notes

  /// Names `node` and says how it is drawn. A name that takes making is left empty, and the drawing says it.
  public func note(_ node: LayoutTree.Node, _ name: String, drawing: (any NodeDrawing)? = nil) {
    note(node, name, drawing: drawing.map(number(of:)) ?? -1)
  }

  /// Names `node`, a leaf filled with `color`. Leaves of one colour share the drawing that `make` makes.
  package func note(
    _ node: LayoutTree.Node, _ name: String, fill color: ResolvedColor,
    make: () -> any NodeDrawing
  ) {
    // A closure would ask each time whether it runs on the main actor.
    for known in fills where known.color == color {
      return note(node, name, drawing: known.drawing)
    }
    let drawing = number(of: make())
    if fills.count == 8 { fills.removeFirst() }
    fills.append((color, drawing))
    note(node, name, drawing: drawing)
  }

  private func note(_ node: LayoutTree.Node, _ name: String, drawing: Int32) {
    while notes.count <= Int(node) { notes.append(NodeNote()) }
    notes[Int(node)] = NodeNote(name: name, drawing: drawing, element: element)
    elementStore?.count(node, isWrapper: tree.isWrapper(node))
  }

  /// Says how `node`, which has its name already, is drawn.
  package func draw(_ node: LayoutTree.Node, with drawing: any NodeDrawing) {
    while notes.count <= Int(node) { notes.append(NodeNote()) }
    notes[Int(node)].drawing = number(of: drawing)
  }

  /// Remembers where `node` was emitted, which may have no name or drawing of its own.
  public func notePlace(of node: LayoutTree.Node) {
    guard let elementStore, elementStore.ordinal(of: node) == nil else { return }
    note(node, "", drawing: -1)
  }

  /// Says that what is inside the nodes added since `mark` moves with them while they are animated.
  public func groupGeometry(since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    tree.forEach(since: mark) { geometryGroups.insert($0) }
  }

  /// Remembers where the wrappers around everything added since `mark` were emitted.
  public func notePlaces(since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    tree.forEach(since: mark) { notePlace(of: $0) }
  }

  private func number(of drawing: any NodeDrawing) -> Int32 {
    drawings.append(drawing)
    return Int32(drawings.count - 1)
  }

  /// Names the wrappers around everything added since `mark` and says how they draw.
  public func noteWrappers(
    since mark: LayoutTree.Mark, _ name: String, drawing: (any NodeDrawing)? = nil
  ) {
    tree.forEach(since: mark) { note($0, name, drawing: drawing) }
  }

  /// `.accessibilityIdentifier`: reports find the node by it.
  public func identify(since mark: LayoutTree.Mark, _ identifier: String) {
    tree.forEach(since: mark) { identifiers[$0, default: []].append(identifier) }
    notePlaces(since: mark)
  }

  /// Runs `action` after each layout, when everything that depends on it is there.
  public func afterLayout(_ action: @escaping @MainActor (Emission) -> Void) {
    actions.append(LayoutAction(owner: EmissionMark(elementStore?.owner, at: element), run: action))
  }

  /// Tells the user, once, that something the view names could not be had: a font, a picture, a colour.
  /// The view is laid out without it, and whoever asked for a picture can refuse it.
  public func problem(_ text: String) {
    if !problems.contains(text) { problems.append(text) }
  }

  /// Tells the user something, once.
  public func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }
}

/// What is done after each layout, as long as what asked for it stands as it was emitted.
struct LayoutAction {
  var owner: EmissionMark
  var run: @MainActor (Emission) -> Void
}

/// What is known of a node beside its layout.
struct NodeNote {
  var name = ""
  /// Index of the drawing, or -1.
  var drawing: Int32 = -1
  var element: Int32 = 0
}
