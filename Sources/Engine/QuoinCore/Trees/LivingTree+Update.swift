import QuoinGeometry
import QuoinLayout

// The live tree as the source of its update pipeline: it emits changed elements again, each in
// place.

extension LivingTree: EmissionSource {
  /// The changes at the beginning of a pass.
  struct Changes {
    /// The elements that must be emitted again.
    var stale: [BodyElement]
    /// Whether the root must be emitted again.
    var includesRoot: Bool
    var isEmpty: Bool { stale.isEmpty && !includesRoot }
  }

  /// Performs a pass, which shows the changes of a transaction, or the next frame of a motion.
  func pass() throws {
    defer { elementStore.endPass() }
    try elementStore.motion.transitions.update()
    updateWindow()
    var stale: [BodyElement] = []
    if isLaidOut, !root.isToBeEmitted, elementStore.isOutdated {
      // Moving views get a pass with an empty transaction, so that its effects aren't animated
      // again.
      elementStore.beginPass(Transaction())
      stale = elementStore.removeOutdated()
    } else {
      stale = applyChanges()
    }
    try UpdatePipeline(source: self)
      .run(Changes(stale: stale, includesRoot: root.isToBeEmitted))
  }

  /// Applies the changes of a transaction, and returns the elements that must be emitted again.
  func applyChanges() -> [BodyElement] {
    let outer = outerTransaction
    outerTransaction = nil
    // Writes in the meantime are a separate change, so that colors never fade into a scheme
    // together with it.
    let isSchemeAlone = schemeIsOutdated && outer == nil
    elementStore.affectedElements = []
    defer { elementStore.affectedElements = nil }
    if !environment.isSame(as: shownEnvironment) || elementStore.root.isStale || schemeIsOutdated {
      applyEnvironment()
    }
    let batch = outer == nil && !isSchemeAlone ? elementStore.pendingChanges.removeBatch() : nil
    let transaction = outer ?? batch?.transactionValue
    let scrolling =
      isSchemeAlone ? nil : emission.scrolling.offsets.consumeRequests(in: transaction)
    elementStore.beginPass(transaction ?? scrolling ?? Transaction())
    for location in batch?.locations ?? [] { location.apply(batch?.serial ?? 0) }
    var stale: [BodyElement] = []
    for (token, reason) in (batch?.stale ?? []) + elementStore.pendingChanges.removeStale() {
      guard let element = token.element, element.isAlive else { continue }
      guard element !== layoutReader else {
        emission.tree.invalidateAll()
        isLaidOut = false
        continue
      }
      if let reason { element.invalidate(reason) } else { element.isToBeEmitted = true }
      stale.append(element)
    }
    return stale + (elementStore.affectedElements ?? [])
  }

  /// Gives the root the environment that was set, and determines which elements it affects: all if
  /// `affectsAll` is true.
  private func applyEnvironment(affectsAll: Bool = false) {
    var wanted = environment.untracked
    if emission.tree.windowInsets != nil { wanted.hasSafeArea = true }
    wanted.keyboardInset = emission.tree.windowInsets?.keyboardBeyondContainer ?? 0
    if wanted.displayScale > 0 { emission.tree.pixelLength = wanted.pixelLength }
    wanted.colorScheme = tree.colorScheme(preferredIn: environment)
    shownEnvironment = environment
    schemeIsOutdated = false
    elementStore.root.isStale = false
    elementStore.root.change?(&wanted)
    emission.environment = wanted
    if affectsAll || !emitter.isKept(root, in: wanted) {
      root.environment = wanted
      root.isToBeEmitted = true
    }
  }

  // MARK: The steps of an update

  private var motion: MotionPass { MotionPass(emission: emission, elementStore: elementStore) }

  func remember(_ changes: Changes) -> Bool {
    let isAnimated =
      emission.layoutCount > 0 && needsLayout(after: changes)
      && elementStore.mayAnimate(changes.includesRoot ? [root] : changes.stale)
    if isAnimated { motion.remember() }
    return isAnimated
  }

  private var emitter: ElementEmitter { ElementEmitter(emission, elementStore) }

  func emit(_ changes: Changes) throws {
    guard !changes.isEmpty else { return }
    elementStore.affectedElements = []
    if root.isToBeEmitted { emitter.reemit(root) }
    var stale = changes.stale
    repeat {
      for element in stale.sorted(by: { ($0.depth, $0.index) < ($1.depth, $1.index) })
      where !element.reasons.isEmpty || element.isToBeEmitted {
        emitter.reemit(element)
      }
      stale = elementStore.affectedElements ?? []
      elementStore.affectedElements = []
    } while !stale.isEmpty
    elementStore.affectedElements = nil
    RemovalPass(emission).run()
    try emission.completeness.check()
  }

  func needsLayout(after changes: Changes) -> Bool {
    !changes.isEmpty || !isLaidOut || emission.scrolling.offsets.isWaiting
      || elementStore.motion.hasOutdatedWindows
  }

  func negotiate() throws { try emission.tree.layout(proposal: proposal) }

  func observingLayout(_ body: () throws -> Void) rethrows {
    isLaidOut = true
    try Evaluation.run(layoutReader, body)
  }

  func renewPostLayoutContent() throws {
    try LazyContentPass(emission).runInPostLayoutContents()
    PostLayoutPass(emission).renew(elementStore)
  }

  func applyResults() throws -> Bool {
    var isChanged = emission.hasEmittedAfterLayout || !emission.store.lazyRows.items.isEmpty
    if isChanged { isChanged = PreLayoutPreferences(emission).renewReaders(elementStore) }
    // The first layout determines the preferred scheme, before the views were shown or notified in
    // another one.
    if emission.layoutCount == 1, prefersAnotherScheme {
      applyEnvironment(affectsAll: true)
      emitter.reemit(root)
      isChanged = true
    }
    guard isChanged else { return false }
    RemovalPass(emission).run()
    return true
  }

  func applyWithdrawnResults() -> Bool {
    guard PreLayoutPreferences(emission).renewWithdrawn(elementStore) else { return false }
    RemovalPass(emission).run()
    return true
  }

  private var prefersAnotherScheme: Bool {
    tree.colorScheme(preferredIn: environment) != root.environment.colorScheme
  }

  func finishLayout() {
    if prefersAnotherScheme {
      schemeIsOutdated = true
      root.isToBeEmitted = true
    }
    tree.isLaidOut(for: proposal)
  }

  func extendWindows(isAnimated: Bool) -> Bool {
    motion.extendWindows(isAnimated: isAnimated)
  }

  func follow(isAnimated: Bool) throws { try motion.follow(isAnimated: isAnimated) }

  func notifyObservers() {
    _ = elementStore.notifyObservers()
    for service in elementStore.services { service.settle(emission) }
    emission.isOpening = false
  }
}
