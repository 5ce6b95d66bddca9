import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// The cursor of an emission: views write themselves through it into the layout tree, each value its own records, by
/// static dispatch.
///
/// A container opens a node, lets its content write into it, and closes it, so it sees the flat list of its
/// content. A modifier lets its content write and then wraps what came (Rules/ViewLists.md#modifier-each). The
/// cursor knows what holds where the view being emitted stands (``environment``, ``orientation``, the open
/// element); the `ViewStore` keeps everything that has to last longer.
@MainActor
public final class Emission {
  public let tree: LayoutTree
  /// Measures text.
  public let shaper: any TextShaper
  let store: ViewStore
  /// Keeps the elements of a living view; `nil` for a view that is emitted once.
  @exclusivity(unchecked) var elementStore: ElementStore?

  // Where the view being emitted stands
  @exclusivity(unchecked) var context: Context
  /// Whether the open list may have another length another time.
  @exclusivity(unchecked) var isDynamic = false
  /// Where the statement was written that is being emitted, if the source says it (``_Located``).
  @exclusivity(unchecked) @usableFromInline var statement: StaticString?

  /// Set where the views are to be divided into pages.
  @exclusivity(unchecked) package var paper: PaperEmission?
  /// What texts keep for those that follow; forgotten where emissions that belong together end (``together(_:)``).
  @exclusivity(unchecked) package var textMemory: AnyObject?
  @exclusivity(unchecked) private var togetherDepth = 0

  // What the views report about themselves as a whole
  @exclusivity(unchecked) var diagnoses = Diagnoses()
  /// Whether the environment of each node is kept, for a tool that shows it.
  @exclusivity(unchecked) package var recordsEnvironments = false
  /// How many layouts there were: values read in an earlier one are out of date.
  public internal(set) var layoutCount = 0
  /// Whether the tree holds nodes that were emitted for the layout it has.
  var hasEmittedAfterLayout = false

  /// The values that hold at the place where a view is emitted.
  struct Context {
    /// The values that flow down to the view.
    var environment: EnvironmentValues
    /// The axis of the stack around, which spacers and dividers take.
    var orientation: Axis?
    /// The open element, by its number in the store, and how many elements lie around it.
    var element: Int32 = 0
    var depth = 0
    /// The node that holds the post-layout content around the cursor; 0 where there is none.
    var scope: LayoutTree.Node = 0
    /// Whether the cursor is inside content that is emitted after layout.
    var isAfterLayout = false
  }

  /// - `scrolling`: how far scroll views are scrolled.
  public init(
    environment: EnvironmentValues, shaper: any TextShaper, scrolling: ScrollStore = ScrollStore()
  ) {
    tree = LayoutTree()
    store = ViewStore(tree, scrolling: scrolling)
    context = Context(environment: environment)
    self.shaper = shaper
    if environment.displayScale > 0 { tree.pixelLength = environment.pixelLength }
    tree.buildsRightToLeft = environment.layoutDirection == .rightToLeft
  }

  // MARK: Where it stands

  /// The values that flow down to the view being emitted.
  public var environment: EnvironmentValues {
    get { context.environment }
    set { context.environment = newValue }
  }
  /// Whether the values that flow down here are those of `environment`, without a look at them.
  package func stands(in environment: EnvironmentValues) -> Bool {
    context.environment.isIdentical(to: environment)
  }
  /// The axis of the stack around, which spacers and dividers take.
  public var orientation: Axis? {
    get { context.orientation }
    set { context.orientation = newValue }
  }

  /// Runs `content` in the context as `change` leaves it, and restores the context. Nothing else saves and
  /// restores it, but for containers, which change less (``openContainer(_:)``).
  func scoped<Result>(_ change: (inout Context) -> Void, _ content: () -> Result) -> Result {
    let outer = context
    // A copy: `change` may read the environment while it writes.
    var inner = outer
    change(&inner)
    context = inner
    tree.buildsRightToLeft = inner.environment.layoutDirection == .rightToLeft
    defer {
      context = outer
      tree.buildsRightToLeft = outer.environment.layoutDirection == .rightToLeft
    }
    return content()
  }

  /// Runs `content` with the environment changed by `change`.
  public func withEnvironment<Result>(
    _ change: (inout EnvironmentValues) -> Void, _ content: () -> Result
  ) -> Result {
    scoped({ change(&$0.environment) }, content)
  }

  // MARK: The emission that is going on

  /// The environment of the body that is being evaluated.
  package static var currentEnvironment: EnvironmentValues {
    current?.environment ?? EnvironmentValues()
  }
  package static weak var current: Emission?

  /// Emission refuses a view nested deeper than this: it wraps itself without end.
  nonisolated public static var depthLimit: Int { 2000 }
  /// Whether the views live: their elements are kept, with their state.
  public var isLiving: Bool { elementStore != nil }
  /// Whether nodes keep what modifiers and controls hand to others than the layout.
  package var keepsCarried: Bool { isLiving || paper != nil }
  /// The time of the living view; `nil` for a view that is emitted once.
  public var clock: LivingClock? { elementStore?.clock }
  /// Runs the tasks of the living view; `nil` for a view that is emitted once.
  package var tasks: LivingTasks? { elementStore?.tasks }

  /// Emits `view` as the root: several elements at the top become a VStack (Rules/ViewLists.md#implicit-column).
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

  /// Evaluates `body` such that views made in it read `environment`.
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
    together(body)
  }

  /// Runs `body`, whose emissions share what texts keep: it holds values of the environment, and so it ends with them.
  func together<Result>(_ body: () -> Result) -> Result {
    togetherDepth += 1
    defer {
      togetherDepth -= 1
      if togetherDepth == 0 { textMemory = nil }
    }
    return body()
  }

  // MARK: Elements

  /// Begins an element; `false` when the view is nested too deep and must not be emitted.
  public func enter(_ key: consuming Element.Key) -> Bool {
    let element = Int(context.element)
    let ordinal = store.elements[element].childCount
    store.elements[element].childCount &+= 1
    return enter(key, ordinal: ordinal)
  }

  /// Begins an element whose ordinal was reserved.
  @inline(__always)
  public func enter(_ key: consuming Element.Key, ordinal: Int32) -> Bool {
    guard context.depth < Self.depthLimit, !diagnoses.isCutShort else {
      diagnoses.isCutShort = true
      return false
    }
    context.depth += 1
    if isLiving { return enterLiving(key) }
    store.elements.append(Element(parent: context.element, ordinal: ordinal, key: key))
    context.element = Int32(store.elements.count - 1)
    return true
  }

  /// Keeps the ordinals of `count` elements free for elements that begin later.
  ///
  /// - Returns: the first of them.
  func reserveElements(_ count: Int) -> Int32 {
    let element = Int(context.element)
    let first = store.elements[element].childCount
    store.elements[element].childCount =
      first.addingReportingOverflow(Int32(clamping: count)).partialValue
    return first
  }

  /// Ends the element that began last.
  public func leave() {
    context.depth -= 1
    if isLiving { return leaveLiving() }
    context.element = store.elements[Int(context.element)].parent
  }

  // MARK: Lists

  /// Says that the list being emitted may have another length another time: a container around one such
  /// view stays a container (Rules/ViewLists.md#dynamic-lists).
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
    let outer = openContainer(orientation)
    begin(tree)
    V._emit(content, into: self)
    closeContainer(outer, elides: elides)
  }

  /// The part of the context that a container saves while its content is emitted; holding the environment too
  /// would cost time.
  public struct ContainerState {
    let orientation: Axis?
    let isDynamic: Bool
  }

  @usableFromInline
  func openContainer(_ inner: Axis?) -> ContainerState {
    let outer = ContainerState(orientation: context.orientation, isDynamic: isDynamic)
    context.orientation = inner
    isDynamic = false
    return outer
  }

  @usableFromInline
  func closeContainer(_ outer: ContainerState, elides: Bool) {
    if isLiving, !elides || isDynamic || tree.openChildCount != 1 {
      notePlace(of: tree.openNode)
    }
    if elides, !isDynamic {
      if !store.transitions.isEmpty { keepTransitionInside(tree.openNode) }
      tree.endEliding()
    } else {
      tree.end()
    }
    context.orientation = outer.orientation
    isDynamic = outer.isDynamic
  }

  /// Emits `content` as one layer of `overlay` or `background`: together a ZStack, spacers keeping the
  /// orientation around (Rules/ViewLists.md#implicit-zstack).
  public func layer<V: View>(_ content: V) {
    container(content, orientation: orientation, elides: true) { $0.beginZStack() }
  }

  /// Emits the list of one view's parts: whether it is dynamic doesn't matter to the list around.
  func column(_ content: () -> Void) {
    let wasDynamic = isDynamic
    isDynamic = false
    content()
    isDynamic = wasDynamic
  }
}
