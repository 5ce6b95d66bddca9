import Combine
import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A live view: it retains its elements, state and nodes, and an update redoes only the work that
/// depends on a change.
@MainActor
public final class LivingTree<Root: View> {
  /// The current tree, for drawing and queries.
  public let tree: ViewTree
  package let emission: Emission
  let elementStore: ElementStore
  /// The finger or mouse that touches the view.
  public let pointer: Pointer
  let root: RootElement<Root>
  /// The element that represents the layout, which depends on the values that closures read during
  /// layout.
  let layoutReader: BodyElement
  var isLaidOut = false
  /// Whether the view was closed, after which updates change nothing.
  public private(set) var isClosed = false
  /// Whether an update is in progress; an update requested by an action becomes part of it.
  private var isUpdating = false

  /// The size proposed to the view.
  public var proposal: ProposedViewSize {
    didSet {
      guard proposal != oldValue else { return }
      isLaidOut = false
      noteTransaction()
    }
  }
  /// The environment of the root; a color scheme that a view inside prefers overrides the root's.
  public var environment: EnvironmentValues { didSet { noteTransaction() } }
  var shownEnvironment: EnvironmentValues
  /// Whether a layout has found that the views prefer another color scheme than the current one.
  var schemeIsOutdated = false

  /// Whether an endless update ends with a warning that names the views, instead of an error.
  public var cutsOffEndlessUpdates = false
  /// Whether the last update was endless and therefore ended early.
  package private(set) var isCutOff = false

  /// Creates a live tree for `view`, which starts with its first update.
  ///
  /// - `isPicture`: whether the tree is drawn only once, so that animators stay in their first
  ///   phase.
  public init(
    _ view: Root, proposal: ProposedViewSize, environment: EnvironmentValues,
    window: WindowInsets? = nil, shaper: any TextShaper, scrolling: ScrollStore = ScrollStore(),
    clock: LivingClock? = nil, isPicture: Bool = false
  ) {
    var environment = environment
    if let window {
      environment.hasSafeArea = true
      environment.keyboardInset = window.keyboardBeyondContainer
    }
    self.proposal = proposal
    self.window = window
    self.environment = environment
    shownEnvironment = environment
    emission = Emission(environment: environment, shaper: shaper, scrolling: scrolling)
    elementStore = ElementStore(clock: clock ?? LivingClock(), emission.store)
    emission.isPicture = isPicture
    emission.tree.beginLiving()
    emission.tree.windowInsets = window
    emission.elementStore = elementStore
    tree = ViewTree(living: emission)
    elementStore.viewTree = tree
    pointer = Pointer(emission)
    root = RootElement(view, pendingChanges: elementStore.pendingChanges, environment: environment)
    root.index = 0
    layoutReader = BodyElement(
      key: .postLayout, pendingChanges: elementStore.pendingChanges, environment: environment)
    root.isToBeEmitted = true
  }

  // Before anything inside is released, whose end would count as the end of an animation.
  deinit { elementStore.pendingChanges.close() }

  /// The root view. Setting another value keeps the state of views with the same identity.
  public var view: Root {
    get { root.view }
    set {
      root.view = newValue
      root.isToBeEmitted = true
      noteTransaction()
    }
  }

  /// Whether scroll views continue to move after a finger has been lifted, for a view that is
  /// observed in real time.
  public var scrollViewsGlide: Bool {
    get { emission.scrolling.offsets.glides }
    set { emission.scrolling.offsets.glides = newValue }
  }

  /// The environment of the root view.
  package var rootEnvironment: EnvironmentValues { root.environment }

  /// Whether a scroll view is moving by itself.
  package var scrollViewsMove: Bool { emission.scrolling.offsets.movingCount > 0 }

  /// The safe area around the view, without a keyboard that appears with the focus; `nil` for a
  /// view without a window.
  public var window: WindowInsets? {
    didSet {
      guard window != oldValue else { return }
      environment.hasSafeArea = window != nil
      noteTransaction()
    }
  }
  /// The height of the on-screen keyboard that appears while a field has the focus, from the
  /// window's bottom edge; 0 if none appears.
  public var keyboardHeight: CGFloat = 0

  /// Whether there are changes for an update to show.
  public var needsUpdate: Bool {
    elementStore.pendingChanges.pollExternalValues()
    return !isClosed
      && (root.isToBeEmitted || !isLaidOut || windowIsOutdated
        || !elementStore.pendingChanges.isEmpty
        || elementStore.isOutdated
        || elementStore.lifetimes.hasDepartures || elementStore.motion.transitions.needsUpdate
        || elementStore.motion.hasOutdatedWindows
        || !emission.completeness.missingObjects.isEmpty || elementStore.root.isStale
        || emission.scrolling.offsets.isWaiting || !environment.isSame(as: shownEnvironment))
  }

  /// The maximum number of passes of an update before it counts as endless.
  public static var passLimit: Int { 100 }

  /// The maximum number of moments that one call of ``advance(by:)`` processes one by one.
  package var momentLimit = 10_000

  /// Updates the bodies that depend on a change, their views, and the layout.
  ///
  /// Then runs the actions that wait for the layout; their changes are part of the same update.
  ///
  /// - Throws: ``ViewError/tooDeep``, `LayoutError.tooDeep(_:)`, or `ViewUpdateError.endless(_:)`
  ///   if the actions of an update endlessly cause further changes, unless the tree
  ///   ``cutsOffEndlessUpdates``.
  @discardableResult
  public func update() throws -> UpdateRecord {
    var record = UpdateRecord()
    guard !isUpdating else { return record }
    isUpdating = true
    isCutOff = false
    defer {
      isUpdating = false
      if isClosed, !root.children.isEmpty { dropAll() }
    }
    let measurements = emission.tree.measurements
    let placements = emission.tree.placementCount
    elementStore.beginRecord()
    // Each waiting transaction takes a pass.
    let limit = Self.passLimit + elementStore.pendingChanges.batchCount
    while needsUpdate {
      guard record.passes < limit else {
        // Other threads may write faster than a pass runs; the next update continues.
        if elementStore.pendingChanges.areForeign { break }
        let views = Set(elementStore.log.evaluations.suffix(20).map(\.view)).sorted()
        guard cutsOffEndlessUpdates else { throw ViewUpdateError.endless(views) }
        warnOfEndlessChanges(views, after: record.passes)
        isCutOff = true
        break
      }
      record.passes += 1
      do {
        try inItsTime {
          try PendingChanges.updating.with(elementStore.pendingChanges) { try pass() }
        }
      } catch ViewError.tooDeep {
        // The next update emits the missing part, in case the recursion has ended by then.
        emission.completeness.isCutShort = false
        root.isToBeEmitted = true
        throw ViewError.tooDeep
      }
    }
    elementStore.log.details?.finish(&record, tree, emission, root)
    record.evaluations = elementStore.log.evaluations
    record.createdViews = elementStore.log.newElements
    record.lostViews = elementStore.log.lostElements
    record.measurements = emission.tree.measurements - measurements
    record.placements = emission.tree.placementCount - placements
    for duplicate in elementStore.log.duplicates { emission.diagnostics.addWarning(duplicate) }
    for warning in elementStore.pendingChanges.removeWarnings() {
      emission.diagnostics.addWarning(warning)
    }
    return record
  }

  /// Warns that `views` cause their own changes, and are shown after `count` updates.
  package func warnOfEndlessChanges(_ views: [String], after count: Int) {
    let names = views.isEmpty ? "the view" : views.joined(separator: ", ")
    emission.diagnostics.addWarning(
      "keeps changing: \(names). Each update causes another one, so the image shows the state after \(count) updates; check the actions (onAppear, onChange, onPreferenceChange, onGeometryChange, task) in or around these views."
    )
  }

  /// The clock of the view, which advances only through ``advance(by:)``.
  public var clock: LivingClock { elementStore.clock }

  /// Runs `body`, an action in the view, so that timers started in it follow the view's clock.
  public func inItsTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LivingTimes.$current.withValue(clock, operation: body)
  }

  /// The store of `@SceneStorage`, unless the environment sets another.
  package var sceneStorage: StoredValues { elementStore.pendingChanges.sceneStorage }

  /// Receives the output of `_printChanges` and `_logChanges`; if `nil`, the output goes to the
  /// standard streams.
  public var changePrinter: (@MainActor (String) -> Void)? {
    get { elementStore.log.printer }
    set { elementStore.log.printer = newValue }
  }

  /// Whether updates record individual state changes, measurements and frame changes.
  public var recordsDetails: Bool {
    get { elementStore.log.details != nil }
    set {
      guard newValue != recordsDetails else { return }
      elementStore.records.free += elementStore.log.details?.begin() ?? []
      elementStore.log.details = newValue ? UpdateDetails(tree, emission, root) : nil
      emission.tree.measurementLog = elementStore.log.details?.measurements
    }
  }

  /// The tasks started by the view.
  public var tasks: LivingTasks { elementStore.tasks }

  /// Closes the view: all of its views disappear, and updates no longer have any effect. Closing it
  /// again does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    // The update in progress drops its elements when it is done.
    if !isUpdating { dropAll() }
  }

  private func dropAll() {
    elementStore.motion.transitions.stop(elementStore)
    // A cancelled task may still update the tree.
    let children = root.children
    root.children = []
    elementStore.drop(children, emission)
    _ = elementStore.notifyObservers()
    elementStore.pendingChanges.close()
    elementStore.nodes.pendingRemoval = []
    elementStore.motion.presentation.stop(elementStore)
    elementStore.endPass()
  }

  /// The transaction in which the view, proposal or environment was last set.
  var outerTransaction: Transaction?

  private func noteTransaction() {
    let transaction = Transaction.current
    guard transaction.number != 0 else { return }
    transaction.note(elementStore.pendingChanges)
    outerTransaction = transaction
  }

  /// Creates the elements and nodes without a layout, for measuring the cost of this step.
  package func build() throws {
    let stale = applyChanges()
    try emit(Changes(stale: stale, includesRoot: root.isToBeEmitted))
  }
}
