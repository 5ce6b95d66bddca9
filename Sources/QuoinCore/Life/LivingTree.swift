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
  package let emitter: ViewEmitter
  let life: Life
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
    life = Life(clock: clock ?? LivingClock())
    var environment = environment
    if window != nil { environment.hasSafeArea = true }
    self.proposal = proposal
    self.environment = environment
    shownEnvironment = environment
    emitter = ViewEmitter(environment: environment, shaper: shaper, scrolling: scrolling)
    emitter.tree.beginLiving()
    emitter.tree.windowInsets = window
    emitter.life = life
    emitter.isLiving = true
    tree = ViewTree(living: emitter)
    life.viewTree = tree
    pointer = Pointer(emitter)
    root = RootElement(view, signals: life.signals, environment: environment)
    root.index = 0
    layoutReader = BodyElement(key: .late, signals: life.signals, environment: environment)
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
    life.signals.lookAround()
    return !isClosed
      && (root.isToBeEmitted || !isLaidOut || !life.signals.isEmpty || life.isOutdated
        || life.hasDepartures || life.staging.needsUpdate
        || !emitter.missingObjects.isEmpty || life.isRootEnvironmentStale
        || emitter.scrollStore.isWaiting || !environment.isSame(as: shownEnvironment))
  }

  /// How many passes an update may take before it is taken for one without end.
  public static var passLimit: Int { 100 }

  /// Brings everything up to date: bodies that depend on what changed, what they show, its layout, and then the
  /// actions that wait for that, whose own changes are part of the update.
  ///
  /// - Throws: ``ViewError/tooDeep``, ``LayoutError/tooDeep(_:)``, or ``LifeError/endless(_:)`` where the actions of
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
    let measurements = emitter.tree.measurements
    let placements = emitter.tree.placementCount
    life.beginRecord()
    // Each transaction that waits takes a pass.
    let limit = Self.passLimit + life.signals.batchCount
    while needsUpdate {
      guard record.passes < limit else {
        // Other threads may write faster than a pass takes: the next update goes on.
        if life.signals.areForeign { break }
        let views = Set(life.evaluations.suffix(20).map(\.view)).sorted()
        throw LifeError.endless(views)
      }
      record.passes += 1
      do {
        try inItsTime { try Signals.updating.with(life.signals) { try pass() } }
      } catch ViewError.tooDeep {
        // What is missing is emitted with the next update, in case it ends by then.
        emitter.isTooDeep = false
        root.isToBeEmitted = true
        throw ViewError.tooDeep
      }
    }
    life.details?.finish(&record, tree, emitter, root)
    record.evaluations = life.evaluations
    record.createdViews = life.newElements
    record.lostViews = life.lostElements
    record.measurements = emitter.tree.measurements - measurements
    record.placements = emitter.tree.placementCount - placements
    for duplicate in life.duplicates { emitter.remark(duplicate) }
    for remark in life.signals.takeRemarks() { emitter.remark(remark) }
    return record
  }

  /// The time of the view, which stands still until ``advance(by:)`` lets it pass.
  public var clock: LivingClock { life.clock }

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
      guard rounds < Self.passLimit else { throw LifeError.endless(record.views.suffix(20)) }
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
  package var sceneStorage: StoredValues { life.signals.sceneStorage }

  /// Takes what `_printChanges` and `_logChanges` write; `nil` for the standard streams.
  public var changePrinter: (@MainActor (String) -> Void)? {
    get { life.printer }
    set { life.printer = newValue }
  }

  /// Whether updates record one by one which state came and went, what was measured and which frames changed.
  public var recordsDetails: Bool {
    get { life.details != nil }
    set {
      guard newValue != recordsDetails else { return }
      life.freeRecords += life.details?.begin() ?? []
      life.details = newValue ? UpdateDetails(tree, emitter, root) : nil
      emitter.tree.measurementLog = life.details?.measurements
    }
  }

  /// The tasks that the view has begun.
  public var tasks: LivingTasks { life.tasks }

  /// Lets the view go: everything in it disappears, and no update changes anything any more. Closing again does
  /// nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    // What an update is emitting goes when it is done.
    if !isUpdating { dropAll() }
  }

  private func dropAll() {
    life.staging.stop(life)
    for child in root.children { life.drop(child, emitter) }
    root.children = []
    _ = life.tellFollowers()
    life.signals.close()
    life.doomed = []
    life.presentation.stop(life)
    life.endPass()
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
    defer { life.endPass() }
    try life.staging.update()
    var stale: [BodyElement] = []
    if isLaidOut, !root.isToBeEmitted, life.isOutdated {
      // What moves is brought to this moment by itself: what follows from it is not animated once more.
      life.beginPass(Transaction())
      stale = life.takeOutdated()
    } else {
      stale = takeChanges()
    }
    let isChanged = root.isToBeEmitted || !stale.isEmpty
    let isAnimated =
      emitter.layoutCount > 0 && (isChanged || !isLaidOut || emitter.scrollStore.isWaiting)
      && life.mayAnimate(root.isToBeEmitted ? [root] : stale)
    if isAnimated {
      life.presentation.remember(emitter)
      life.staging.remember(emitter, life.presentation)
    }
    if isChanged { try emit(stale) }
    if isChanged || !isLaidOut || emitter.scrollStore.isWaiting {
      try layOut()
      if isAnimated {
        life.presentation.follow(emitter, life)
      } else {
        life.presentation.stop(life)
      }
      try life.staging.begin(emitter, life)
    }
    try emitter.checkEmission()
    _ = life.tellFollowers()
    for service in life.services.values { service.settle(emitter) }
  }

  /// Emits `stale`, and the whole where that is to be.
  private func emit(_ stale: [BodyElement]) throws {
    if root.isToBeEmitted { emitter.reemit(root) }
    for element in stale.sorted(by: { ($0.depth, $0.index) < ($1.depth, $1.index) })
    where !element.reasons.isEmpty || element.isToBeEmitted {
      emitter.reemit(element)
    }
    emitter.removeDoomed()
    try emitter.checkEmission()
  }

  /// Takes what one transaction has changed; gives the elements that have to be emitted again.
  private func takeChanges() -> [BodyElement] {
    let outer = outerTransaction
    outerTransaction = nil
    if !environment.isSame(as: shownEnvironment) || life.isRootEnvironmentStale {
      takeEnvironment()
    }
    let batch = outer == nil ? life.signals.takeBatch() : nil
    let transaction = outer ?? batch?.transactionValue
    let scrolling = emitter.scrollStore.takeRequests(in: transaction)
    life.beginPass(transaction ?? scrolling ?? Transaction())
    for location in batch?.locations ?? [] { location.apply(batch?.serial ?? 0) }
    var stale: [BodyElement] = []
    for (token, reason) in (batch?.stale ?? []) + life.signals.takeStale() {
      guard let element = token.element, element.isAlive else { continue }
      guard element !== layoutReader else {
        emitter.tree.invalidateAll()
        isLaidOut = false
        continue
      }
      element.invalidate(reason)
      stale.append(element)
    }
    return stale
  }

  private func negotiate() throws { _ = try emitter.tree.layout(proposal: proposal) }

  private func layOutOnce() throws {
    emitter.beginLayout()
    try Evaluation.run(layoutReader) {
      try negotiate()
      try emitter.makeSeenRows(in: 0) { try negotiate() }
      try emitter.makeSeenRowsInLateContents()
      emitter.renewLateContents(life)
      try emitter.emitLateContents()
      if emitter.hasEmittedLate { emitter.tree.placeWindowDependents() }
    }
  }

  private func takeEnvironment() {
    var wanted = environment
    if emitter.tree.windowInsets != nil { wanted.hasSafeArea = true }
    if wanted.displayScale > 0 { emitter.tree.pixelLength = wanted.pixelLength }
    wanted.colorScheme = tree.colorScheme(preferredIn: environment)
    shownEnvironment = environment
    life.isRootEnvironmentStale = false
    life.rootEnvironment?(&wanted)
    root.environment = wanted
    emitter.environment = wanted
    root.isToBeEmitted = true
  }

  private func layOut() throws {
    isLaidOut = true
    try layOutOnce()
    // What came with the layout may say what bars and windows around it are made of.
    if emitter.hasEmittedLate, emitter.takeLateAnswers(life) {
      emitter.removeDoomed()
      try layOutOnce()
    }
    for rows in emitter.lazyRows { rows.finish(emitter) }
    emitter.removeDoomed()
    emitter.finishScrolling()
    if tree.colorScheme(preferredIn: environment) != root.environment.colorScheme {
      takeEnvironment()
    }
    tree.isLaidOut(for: proposal)
    for action in emitter.actions where action.owner.isValid { action.run(emitter) }
  }
}

/// Why a living view could not be brought up to date.
public enum LifeError: Error, CustomStringConvertible {
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
