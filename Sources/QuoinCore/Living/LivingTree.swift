import Combine
import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A view that is kept alive: its elements, state and nodes stay, and an update does again only what depends on
/// what changed.
@MainActor
public final class LivingTree<Root: View> {
  /// The tree as it is, to be drawn and asked.
  public let tree: ViewTree
  package let emission: Emission
  let elementStore: ElementStore
  /// The finger or mouse that touches the view.
  public let pointer: Pointer
  private let root: RootElement<Root>
  /// Stands for the layout where closures that run during it read something.
  private let layoutReader: BodyElement
  private var isLaidOut = false
  private var isClosed = false
  /// Whether an update is going on; what an action asks for then is part of it.
  private var isUpdating = false

  /// What the view is proposed.
  public var proposal: ProposedViewSize {
    didSet {
      guard proposal != oldValue else { return }
      isLaidOut = false
      noteTransaction()
    }
  }
  /// The environment of the whole; its colour scheme is what a view inside prefers where one does.
  public var environment: EnvironmentValues { didSet { noteTransaction() } }
  private var shownEnvironment: EnvironmentValues

  /// Keeps `view` alive from its first update on.
  public init(
    _ view: Root, proposal: ProposedViewSize, environment: EnvironmentValues,
    window: WindowInsets? = nil, shaper: any TextShaper, scrolling: ScrollStore = ScrollStore(),
    clock: LivingClock? = nil
  ) {
    elementStore = ElementStore(clock: clock ?? LivingClock())
    var environment = environment
    if window != nil { environment.hasSafeArea = true }
    self.proposal = proposal
    self.environment = environment
    shownEnvironment = environment
    emission = Emission(environment: environment, shaper: shaper, scrolling: scrolling)
    emission.tree.beginLiving()
    emission.tree.windowInsets = window
    emission.elementStore = elementStore
    emission.isLiving = true
    tree = ViewTree(living: emission)
    elementStore.viewTree = tree
    pointer = Pointer(emission)
    root = RootElement(view, pendingChanges: elementStore.pendingChanges, environment: environment)
    root.index = 0
    layoutReader = BodyElement(
      key: .late, pendingChanges: elementStore.pendingChanges, environment: environment)
    root.isToBeEmitted = true
  }

  /// The view at the top. Another value keeps the state of what has the same identity.
  public var view: Root {
    get { root.view }
    set {
      root.view = newValue
      root.isToBeEmitted = true
      noteTransaction()
    }
  }

  /// Whether something changed that an update would show.
  public var needsUpdate: Bool {
    elementStore.pendingChanges.lookAround()
    return !isClosed
      && (root.isToBeEmitted || !isLaidOut || !elementStore.pendingChanges.isEmpty
        || elementStore.isOutdated
        || elementStore.hasDepartures || elementStore.staging.needsUpdate
        || !emission.missingObjects.isEmpty || elementStore.isRootEnvironmentStale
        || emission.scrollStore.isWaiting || !environment.isSame(as: shownEnvironment))
  }

  /// How many passes an update may take before it is taken for one without end.
  public static var passLimit: Int { 100 }

  /// Brings everything up to date: bodies that depend on what changed, what they show, its layout, and then the
  /// actions that wait for that, whose own changes are part of the update.
  ///
  /// - Throws: ``ViewError/tooDeep``, `LayoutError.tooDeep(_:)`, or `LifeError.endless(_:)` where the actions of
  ///   an update change what brings them about, without end.
  @discardableResult
  public func update() throws -> UpdateRecord {
    var record = UpdateRecord()
    guard !isUpdating else { return record }
    isUpdating = true
    defer {
      isUpdating = false
      if isClosed, !root.children.isEmpty { dropAll() }
    }
    let measurements = emission.tree.measurements
    let placements = emission.tree.placementCount
    elementStore.beginRecord()
    // Each transaction that waits takes a pass.
    let limit = Self.passLimit + elementStore.pendingChanges.batchCount
    while needsUpdate {
      guard record.passes < limit else {
        // Other threads may write faster than a pass takes: the next update goes on.
        if elementStore.pendingChanges.areForeign { break }
        let views = Set(elementStore.evaluations.suffix(20).map(\.view)).sorted()
        throw ViewUpdateError.endless(views)
      }
      record.passes += 1
      do {
        try inItsTime {
          try PendingChanges.updating.with(elementStore.pendingChanges) { try pass() }
        }
      } catch ViewError.tooDeep {
        // What is missing is emitted with the next update, in case it ends by then.
        emission.isTooDeep = false
        root.isToBeEmitted = true
        throw ViewError.tooDeep
      }
    }
    elementStore.details?.finish(&record, tree, emission, root)
    record.evaluations = elementStore.evaluations
    record.createdViews = elementStore.newElements
    record.lostViews = elementStore.lostElements
    record.measurements = emission.tree.measurements - measurements
    record.placements = emission.tree.placementCount - placements
    for duplicate in elementStore.duplicates { emission.remark(duplicate) }
    for remark in elementStore.pendingChanges.takeRemarks() { emission.remark(remark) }
    return record
  }

  /// The time of the view, which stands still until ``advance(by:)`` lets it pass.
  public var clock: LivingClock { elementStore.clock }

  /// Lets `seconds` pass: what waits for a time happens in its order, each followed by an update.
  ///
  /// - Returns: what all the updates did.
  /// - Throws: what ``update()`` throws, also where alarms without delay set each other without end.
  @discardableResult
  public func advance(by seconds: TimeInterval) throws -> UpdateRecord {
    var record = try update()
    guard seconds.isFinite, seconds > 0 else { return record }
    let end = clock.now + seconds
    var rounds = 0
    while let next = clock.next, next <= end {
      rounds = next > clock.now ? 0 : rounds + 1
      guard rounds < Self.passLimit else { throw ViewUpdateError.endless(record.views.suffix(20)) }
      inItsTime { clock.advance(to: next) }
      record.append(try update())
    }
    clock.advance(to: end)
    record.append(try update())
    return record
  }

  /// Runs `body`, an action in the view: timers that begin in it follow the view's time.
  public func inItsTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LivingTimes.$current.withValue(clock, operation: body)
  }

  /// What `@SceneStorage` keeps unless the environment says otherwise.
  package var sceneStorage: StoredValues { elementStore.pendingChanges.sceneStorage }

  /// Takes what `_printChanges` and `_logChanges` write; `nil` for the standard streams.
  public var changePrinter: (@MainActor (String) -> Void)? {
    get { elementStore.printer }
    set { elementStore.printer = newValue }
  }

  /// Whether updates record one by one which state came and went, what was measured and which frames changed.
  public var recordsDetails: Bool {
    get { elementStore.details != nil }
    set {
      guard newValue != recordsDetails else { return }
      elementStore.freeRecords += elementStore.details?.begin() ?? []
      elementStore.details = newValue ? UpdateDetails(tree, emission, root) : nil
      emission.tree.measurementLog = elementStore.details?.measurements
    }
  }

  /// The tasks that the view has begun.
  public var tasks: LivingTasks { elementStore.tasks }

  /// Lets the view go: everything in it disappears, and no update changes anything any more. Closing again does
  /// nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    // What an update is emitting goes when it is done.
    if !isUpdating { dropAll() }
  }

  private func dropAll() {
    elementStore.staging.stop(elementStore)
    for child in root.children { elementStore.drop(child, emission) }
    root.children = []
    _ = elementStore.tellObservers()
    elementStore.pendingChanges.close()
    elementStore.pendingRemoval = []
    elementStore.presentation.stop(elementStore)
    elementStore.endPass()
  }

  /// What was set from outside in an animation of its own.
  private var outerTransaction: Transaction?

  private func noteTransaction() {
    let transaction = Transaction.current
    if transaction.number != 0 { outerTransaction = transaction }
  }

  /// Makes the elements and nodes without laying them out: what building costs.
  package func build() throws { try emit(takeChanges()) }

  private func pass() throws {
    defer { elementStore.endPass() }
    try elementStore.staging.update()
    var stale: [BodyElement] = []
    if isLaidOut, !root.isToBeEmitted, elementStore.isOutdated {
      // What moves is brought to this moment by itself: what follows from it is not animated once more.
      elementStore.beginPass(Transaction())
      stale = elementStore.takeOutdated()
    } else {
      stale = takeChanges()
    }
    let isChanged = root.isToBeEmitted || !stale.isEmpty
    let isAnimated =
      emission.layoutCount > 0 && (isChanged || !isLaidOut || emission.scrollStore.isWaiting)
      && elementStore.mayAnimate(root.isToBeEmitted ? [root] : stale)
    if isAnimated {
      elementStore.presentation.remember(emission)
      elementStore.staging.remember(emission, elementStore.presentation)
    }
    if isChanged { try emit(stale) }
    if isChanged || !isLaidOut || emission.scrollStore.isWaiting {
      try layOut()
      if isAnimated {
        elementStore.presentation.follow(emission, elementStore)
      } else {
        elementStore.presentation.stop(elementStore)
      }
      try elementStore.staging.begin(emission, elementStore)
    }
    try emission.checkEmission()
    _ = elementStore.tellObservers()
    for service in elementStore.services { service.settle(emission) }
  }

  /// Emits `stale`, and the whole where that is to be.
  private func emit(_ stale: [BodyElement]) throws {
    if root.isToBeEmitted { emission.reemit(root) }
    for element in stale.sorted(by: { ($0.depth, $0.index) < ($1.depth, $1.index) })
    where !element.reasons.isEmpty || element.isToBeEmitted {
      emission.reemit(element)
    }
    emission.releaseDiscarded()
    try emission.checkEmission()
  }

  /// Takes what one transaction has changed; gives the elements that have to be emitted again.
  private func takeChanges() -> [BodyElement] {
    let outer = outerTransaction
    outerTransaction = nil
    if !environment.isSame(as: shownEnvironment) || elementStore.isRootEnvironmentStale {
      takeEnvironment()
    }
    let batch = outer == nil ? elementStore.pendingChanges.takeBatch() : nil
    let transaction = outer ?? batch?.transactionValue
    let scrolling = emission.scrollStore.takeRequests(in: transaction)
    elementStore.beginPass(transaction ?? scrolling ?? Transaction())
    for location in batch?.locations ?? [] { location.apply(batch?.serial ?? 0) }
    var stale: [BodyElement] = []
    for (token, reason) in (batch?.stale ?? []) + elementStore.pendingChanges.takeStale() {
      guard let element = token.element, element.isAlive else { continue }
      guard element !== layoutReader else {
        emission.tree.invalidateAll()
        isLaidOut = false
        continue
      }
      element.invalidate(reason)
      stale.append(element)
    }
    return stale
  }

  private func negotiate() throws { _ = try emission.tree.layout(proposal: proposal) }

  private func layOutOnce() throws {
    emission.beginLayout()
    try Evaluation.run(layoutReader) {
      try negotiate()
      try emission.makeSeenRows(in: 0) { try negotiate() }
      try emission.makeSeenRowsInPostLayoutContents()
      emission.renewPostLayoutContents(elementStore)
      try emission.emitPostLayoutContents()
      if emission.hasEmittedAfterLayout { emission.tree.placeWindowDependents() }
    }
  }

  private func takeEnvironment() {
    var wanted = environment
    if emission.tree.windowInsets != nil { wanted.hasSafeArea = true }
    if wanted.displayScale > 0 { emission.tree.pixelLength = wanted.pixelLength }
    wanted.colorScheme = tree.colorScheme(preferredIn: environment)
    shownEnvironment = environment
    elementStore.isRootEnvironmentStale = false
    elementStore.rootEnvironment?(&wanted)
    root.environment = wanted
    emission.environment = wanted
    root.isToBeEmitted = true
  }

  private func layOut() throws {
    isLaidOut = true
    try layOutOnce()
    // What came with the layout may say what bars and windows around it are made of.
    if emission.hasEmittedAfterLayout, emission.takePostLayoutAnswers(elementStore) {
      emission.releaseDiscarded()
      try layOutOnce()
    }
    for rows in emission.lazyRows { rows.finish(emission) }
    emission.releaseDiscarded()
    emission.finishScrolling()
    if tree.colorScheme(preferredIn: environment) != root.environment.colorScheme {
      takeEnvironment()
    }
    tree.isLaidOut(for: proposal)
    for action in emission.actions where action.owner.isValid { action.run(emission) }
  }
}

/// Why a living view could not be brought up to date.
public enum ViewUpdateError: Error, CustomStringConvertible {
  /// Updates that bring about further ones, without end; with the names of the views that take part.
  case endless([String])
  /// What was waited for did not come about in time.
  case late(Duration)

  public var description: String {
    switch self {
    case .late(let limit):
      "What was waited for has not come about within \(limit). Look at the task that should bring it about, or wait longer: wait(within:until:)."
    case .endless(let views):
      "The update never ends: each pass changes what the next one shows. Look at the actions (onAppear, onChange, onPreferenceChange, onGeometryChange) in or around \(views.joined(separator: ", "))."
    }
  }
}
