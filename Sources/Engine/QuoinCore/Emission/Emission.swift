import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// The cursor of an emission, through which views write their records into the layout tree by
/// static dispatch.
///
/// A container opens a node, emits its content into it, and closes it, so that it sees the flat
/// list of its content. A modifier emits its content and then wraps the result
/// (Rules/ViewLists.md#modifier-each). The cursor contains the context of the view being emitted
/// (``environment``, ``orientation``, the open element); the `ViewStore` contains everything with a
/// longer lifetime. ``nodes`` and ``scrolling`` read what was emitted.
@MainActor
public final class Emission {
  public let tree: LayoutTree
  /// The shaper, which shapes and measures text.
  public let shaper: any TextShaper
  let store: ViewStore
  /// The elements of a live view; `nil` for a view that is emitted once.
  @exclusivity(unchecked) var elementStore: ElementStore?

  // The context of the view being emitted.
  @exclusivity(unchecked) var context: Context
  /// Whether the number of nodes in the open list may change.
  @exclusivity(unchecked) var isDynamic = false
  /// The source location of the statement being emitted, if known (``_Located``).
  @exclusivity(unchecked) @usableFromInline var statement: StaticString?
  /// The evaluation of the innermost statement around the cursor, if known.
  @exclusivity(unchecked) var located: LocatedStatement?

  /// The settings for paged output, if the views are to be divided into pages.
  @exclusivity(unchecked) package var paper: PaperEmission?
  /// Data that texts share with later ones; cleared at the end of each group of emissions
  /// (``together(_:)``).
  @exclusivity(unchecked) package var textMemory: AnyObject?
  @exclusivity(unchecked) private var togetherDepth = 0

  /// The errors and warnings of the views.
  @exclusivity(unchecked) public var diagnostics = ViewDiagnostics()
  @exclusivity(unchecked) var completeness = EmissionCompleteness()
  /// Whether the views exist only to be drawn once: nothing is animated, and nothing can be
  /// touched.
  @exclusivity(unchecked) package internal(set) var isPicture = false
  /// Whether a live view is in its first pass, in which its window opens.
  @exclusivity(unchecked) package internal(set) var isOpening = true
  /// Whether to record the environment of each node, for tools that show it.
  @exclusivity(unchecked) package var recordsEnvironments = false
  /// The number of layouts; values read in an earlier one are out of date.
  public internal(set) var layoutCount = 0
  /// Whether the tree contains nodes that were emitted for its current layout.
  var hasEmittedAfterLayout = false

  /// The geometry of a node on a covered page, while its content is emitted without a layout.
  var knownGeometry: (node: LayoutTree.NodeID, geometry: NodeGeometry)?

  /// The values that apply to the view being emitted.
  struct Context {
    /// The inherited environment.
    var environment: EnvironmentValues
    /// The axis of the enclosing stack, which determines that of spacers and dividers.
    var orientation: Axis?
    /// The index of the open element in the store, and the number of enclosing elements.
    var element: Int32 = 0
    var depth = 0
    /// The node of the post-layout content around the cursor, or 0 if there is none.
    var scope = LayoutTree.NodeID.top
    /// Whether the cursor is inside post-layout content.
    var isAfterLayout = false
  }

  /// - `scrolling`: the offsets of all scroll views.
  public init(
    environment: EnvironmentValues, shaper: any TextShaper, scrolling: ScrollStore = ScrollStore()
  ) {
    tree = LayoutTree()
    store = ViewStore(tree, scrolling: scrolling)
    context = Context(environment: environment.untracked)
    self.shaper = shaper
    if environment.displayScale > 0 { tree.pixelLength = environment.pixelLength }
    tree.buildsRightToLeft = environment.layoutDirection == .rightToLeft
  }

  // MARK: Records of emitted nodes

  /// The interface for attaching gestures, touchable areas and labels to nodes.
  @inlinable public var touches: TouchAttachments { TouchAttachments(self) }
  /// The interface for recording coordinate spaces.
  @inlinable public var spaces: CoordinateSpaces { CoordinateSpaces(self) }
  /// The nodes emitted so far.
  @inlinable public var nodes: EmittedNodes { EmittedNodes(self) }
  /// The scroll views emitted so far.
  @inlinable public var scrolling: ScrollViews { ScrollViews(self) }

  // MARK: Environment and position

  /// The environment of the view being emitted. In a live tree the innermost element with a body
  /// depends on what is read from it.
  public var environment: EnvironmentValues {
    get {
      guard let owner = elementStore?.owner else { return context.environment }
      return context.environment.tracked(by: owner.environmentTracker)
    }
    set { context.environment = newValue.untracked }
  }
  /// The environment, and what the innermost element has read of it so far.
  ///
  /// A view that reuses its results in an identical environment calls ``note(_:)`` then.
  package var reusableEnvironment: (values: EnvironmentValues, reads: EnvironmentReads?) {
    guard let owner = elementStore?.owner else { return (context.environment, nil) }
    let reads = EmissionEnvironmentTracker()
    reads.add(owner.environmentTracker)
    return (context.environment, EnvironmentReads(tracker: reads))
  }
  /// Records that the innermost element depends on `reads`.
  package func note(_ reads: EnvironmentReads?) {
    if let reads { elementStore?.owner?.environmentTracker.add(reads.tracker) }
  }
  /// Returns whether the current environment is identical to `environment`, without comparing
  /// values.
  package func stands(in environment: EnvironmentValues) -> Bool {
    context.environment.isIdentical(to: environment)
  }
  /// The axis of the enclosing stack, which determines that of spacers and dividers.
  public var orientation: Axis? {
    get { context.orientation }
    set { context.orientation = newValue }
  }

  /// Runs `content` in the context changed by `change`, and restores the context.
  ///
  /// Only containers don't use it, because they save and restore a smaller part of the context
  /// (``openContainer(_:)``).
  func scoped<Result>(_ change: (inout Context) -> Void, _ content: () -> Result) -> Result {
    let outer = context
    // This is a copy because `change` may read the environment while it writes.
    var inner = outer
    if let tracker = elementStore?.owner?.environmentTracker {
      inner.environment = outer.environment.tracked(by: tracker)
      change(&inner)
      // Another environment doesn't contain the values of this one.
      if !inner.environment.isTracked(by: tracker) { tracker.noteCopy() }
      inner.environment = inner.environment.untracked
    } else {
      change(&inner)
      inner.environment = inner.environment.untracked
    }
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

  // MARK: The current emission

  /// The environment of the body that is being evaluated.
  package static var currentEnvironment: EnvironmentValues {
    current?.environment ?? EnvironmentValues()
  }
  package static weak var current: Emission?

  /// The maximum nesting depth of views, beyond which a view is assumed to contain itself
  /// endlessly.
  nonisolated public static var depthLimit: Int { 2000 }
  /// Whether the view is live: its elements are retained with their state.
  public var isLiving: Bool { elementStore != nil }
  /// Whether nodes retain the values that modifiers and controls attach for purposes other than
  /// layout.
  package var keepsAttachments: Bool { isLiving || paper != nil }
  /// The clock of the live view; `nil` for a view that is emitted once.
  public var clock: LivingClock? { elementStore?.clock }
  /// The tasks of the live view; `nil` for a view that is emitted once.
  package var tasks: LivingTasks? { elementStore?.tasks }

  /// Emits `view` as the root; several top-level elements form a VStack
  /// (Rules/ViewLists.md#implicit-column).
  func emitRoot<V: View>(_ view: V) {
    withCurrent {
      isDynamic = false
      let mark = tree.mark
      tree.beginImplicitRoot()
      V._emit(view, into: self)
      tree.endImplicitRoot()
      WindowLayerHost.host(since: mark, always: false, in: self)
    }
  }

  /// Emits the elements of `view` without a container around them.
  public func emitList<V: View>(_ view: V) { withCurrent { V._emit(view, into: self) } }

  /// Evaluates `body` so that views created in it read `environment`.
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

  /// Runs `body`, whose emissions share the data of texts, which retains environment values and is
  /// therefore cleared afterwards.
  func together<Result>(_ body: () -> Result) -> Result {
    togetherDepth += 1
    defer {
      togetherDepth -= 1
      if togetherDepth == 0 { textMemory = nil }
    }
    return body()
  }

  // MARK: Elements

  /// Begins an element; returns `false` if the view is nested too deeply and must not be emitted.
  public func enter(_ key: consuming Element.Key) -> Bool {
    let element = Int(context.element)
    let ordinal = store.elements[element].childCount
    store.elements[element].childCount &+= 1
    return enter(key, ordinal: ordinal)
  }

  /// Begins an element whose ordinal was reserved.
  @inline(__always)
  public func enter(_ key: consuming Element.Key, ordinal: Int32) -> Bool {
    guard context.depth < Self.depthLimit, !completeness.isCutShort else {
      completeness.isCutShort = true
      return false
    }
    context.depth += 1
    if isLiving { return enterLiving(key) }
    context.element = store.elements.append(
      Element(parent: context.element, ordinal: ordinal, key: key))
    return true
  }

  /// Reserves the ordinals of `count` elements that will begin later.
  ///
  /// - Returns: The first of them.
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

  /// Marks the number of nodes in the list being emitted as variable.
  ///
  /// A container around a single such view remains a container (Rules/ViewLists.md#dynamic-lists).
  public func markDynamic() {
    isDynamic = true
    tree.beginDynamicList(at: tree.mark)
  }

  /// Runs `content` inside the container that `begin` opens.
  ///
  /// - `orientation`: the axis of spacers inside.
  /// - `elides`: whether a single static element replaces the container.
  @inlinable
  public func container<V: View>(
    _ content: V, orientation: Axis?, elides: Bool, begin: (LayoutTree) -> Void
  ) {
    let outer = openContainer(orientation)
    begin(tree)
    V._emit(content, into: self)
    closeContainer(outer, elides: elides)
  }

  /// The part of the context that a container saves while its content is emitted; saving the
  /// environment too would cost time.
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
    if isDynamic {
      noteDynamicList()
    } else if outer.isDynamic, !isLiving {
      // Preferences look up the part of the outer list that the container is in.
      store.notes[tree.openNode].element = context.element
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

  /// Emits `content` as a layer of `overlay` or `background`: several views form a ZStack, in which
  /// spacers keep the enclosing orientation (Rules/ViewLists.md#implicit-zstack).
  public func layer<V: View>(_ content: V) {
    container(content, orientation: orientation, elides: true) { $0.beginZStack() }
  }

  /// Emits the parts of a view as a list whose variability doesn't affect the enclosing list.
  func column(_ content: () -> Void) {
    let wasDynamic = isDynamic
    isDynamic = false
    content()
    isDynamic = wasDynamic
  }
}
