import QuoinGeometry
import QuoinLayout

/// An element that can be emitted by itself, into the place where it was.
///
/// Stored properties: every view with a body has an element; objects of their own for its inputs, its pending work
/// and its dependencies would cost an allocation each.
class BodyElement: LivingElement {
  let pendingChanges: PendingChanges
  @exclusivity(unchecked) final weak var parent: BodyElement?

  // Its inputs when it was emitted last
  @exclusivity(unchecked) final var environment: EnvironmentValues
  @exclusivity(unchecked) final var orientation: Axis?
  @exclusivity(unchecked) final var depth = 0
  @exclusivity(unchecked) final var isAtRoot = false
  @exclusivity(unchecked) final var isInGrid = false

  /// Whether its list may have another length another time.
  @exclusivity(unchecked) final var isDynamic = false
  /// Whether its nodes were given back: the element around emits it again.
  @exclusivity(unchecked) final var isReleased = false
  /// Whether it gave a place to nodes that the element around had emitted: emitted by itself it would lack them.
  @exclusivity(unchecked) final var holdsMovedNodes = false
  /// Whether something inside changes the transaction, or did.
  @exclusivity(unchecked) private(set) final var hasTransactions = false
  /// Whether several views at the top became a column in it.
  @exclusivity(unchecked) final var hasImplicitStack = false
  /// The boundaries around what it emitted.
  @exclusivity(unchecked) private final var boundaryList = BoundaryList()

  /// The objects that the dynamic properties keep, by slot.
  @exclusivity(unchecked) private final var kept: ContiguousArray<AnyObject?> = []
  /// Why the body has to be evaluated again.
  @exclusivity(unchecked) final var reasons: [ChangeReason] = []
  /// Whether its content has to be emitted again, even if the body stays.
  @exclusivity(unchecked) final var isToBeEmitted = false
  @exclusivity(unchecked) final var evaluation = 0
  /// Whether it was emitted just now and only waits for its place: the element around makes the same value again,
  /// with closures that can't be compared.
  @exclusivity(unchecked) final var isFresh = false
  /// How often it was emitted: content that waits for the layout belongs to one emission.
  @exclusivity(unchecked) final var emission = 0 {
    didSet { questionCount = 0 }
  }
  /// How many pre-layout preferences it asked for in this emission.
  @exclusivity(unchecked) final var questionCount = 0
  @exclusivity(unchecked) private final var environmentReads: [EnvironmentRead] = []

  @exclusivity(unchecked) private final var knownToken: ElementToken?
  @exclusivity(unchecked) private final var subscription: ObservationSubscription?
  final var token: ElementToken {
    if let knownToken { return knownToken }
    let token = ElementToken(self)
    knownToken = token
    return token
  }

  init(key: Element.Key, pendingChanges: PendingChanges, environment: EnvironmentValues) {
    self.pendingChanges = pendingChanges
    self.environment = environment
    super.init(key: key)
  }

  /// Something inside changes the transaction.
  final func noteTransactions() {
    var element: BodyElement? = self
    while let current = element, !current.hasTransactions {
      current.hasTransactions = true
      element = current.parent
    }
  }

  // MARK: Boundaries

  /// Calls `body` with each boundary.
  final func forEachBoundary(_ body: @MainActor (LayoutTree.Node) -> Void) {
    boundaryList.forEach(body)
  }

  /// Replaces each boundary by the one that `other` gives for it.
  final func replaceBoundaries(_ other: @MainActor (LayoutTree.Node) -> LayoutTree.Node) {
    boundaryList.replace(other)
  }

  /// Takes the nodes that were added to `tree` since `mark`, which are boundaries.
  final func takeBoundaries(of tree: LayoutTree, since mark: LayoutTree.Mark) {
    boundaryList.take(from: tree, since: mark)
  }

  final var boundaries: [LayoutTree.Node] {
    get { boundaryList.all }
    set { boundaryList.all = newValue }
  }

  // MARK: Names

  /// The name of the view's type, for diagnoses.
  var name: String { "" }

  /// Emits the content into the open list, evaluating the body first if it has to.
  func emit(into emission: Emission) {}

  /// Why the body is evaluated for the first time.
  var firstReasons: [ChangeReason] { [] }

  /// The names of the properties that hold state.
  var stateNames: [String] { [] }
  /// The name of the property that reads `source`.
  func propertyName(reading source: AnyObject) -> String? { nil }

  /// Why the body is evaluated, each reason once: observed objects first, then the view, then its properties in
  /// their order.
  final var sortedReasons: [ChangeReason] {
    let order = firstReasons
    guard reasons.count > 1, reasons != order else { return reasons }
    var observed: [ChangeReason] = []
    var others: [ChangeReason] = []
    for reason in reasons {
      if case .observable = reason {
        if !observed.contains(reason) { observed.append(reason) }
      } else if !others.contains(reason) {
        others.append(reason)
      }
    }
    return observed + order.filter { others.contains($0) }
      + others.filter { !order.contains($0) }
  }

  deinit {
    knownToken?.element = nil
    subscription?.forget()
  }

  final override func lie(in owner: BodyElement?) {
    parent = owner
    if hasTransactions { owner?.noteTransactions() }
  }
  final override var ownerInside: BodyElement? { self }

  override func leave(_ elementStore: ElementStore) {
    knownToken?.element = nil
    subscription?.forget()
    elementStore.log.lostElements += 1
  }

  override func release() {
    super.release()
    boundaries = []
    // Content that waits for the layout belongs to an emission that is over.
    emission += 1
    (isToBeEmitted, isReleased) = (true, true)
  }

  // MARK: Dynamic properties

  /// The object that the property in `slot` keeps here; `make` makes it the first time.
  final func kept<Kept: AnyObject>(in slot: Int, _ make: () -> Kept) -> Kept {
    while kept.count <= slot { kept.append(nil) }
    if let known = kept[slot] as? Kept { return known }
    let object = make()
    kept[slot] = object
    return object
  }

  /// The objects that the properties keep, in their order.
  final var keptObjects: [AnyObject] { kept.compactMap { $0 } }

  /// Has the property in `slot` keep `object` instead.
  final func keep(_ object: AnyObject, in slot: Int) { kept[slot] = object }

  /// The objects of its dynamic properties that may have been read.
  final var watchedObjects: [any WatchedObject] { kept.compactMap { $0 as? any WatchedObject } }

  // MARK: Environment

  /// Remembers that the body reads the environment at `keyPath`.
  final func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    guard !environmentReads.contains(where: { $0.keyPath == keyPath }) else { return }
    environmentReads.append(
      EnvironmentRead(keyPath: keyPath) {
        ValueComparison.areSame($0[keyPath: keyPath], $1[keyPath: keyPath])
      })
  }

  /// Has the body evaluated again for `reason`.
  final func invalidate(_ reason: ChangeReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Takes another environment and notes which of the values that the body read differ there.
  final func adapt(to environment: EnvironmentValues) {
    for read in environmentReads where !read.isSame(self.environment, environment) {
      invalidate(.property(propertyName(reading: read.keyPath) ?? "\(read.keyPath)"))
    }
    self.environment = environment
  }

  // MARK: Evaluation

  /// Evaluates a body: from now on the element depends on what the body read.
  final func evaluate<Result>(
    _ elementStore: ElementStore, _ emission: Emission, _ body: @MainActor () -> Result
  ) -> Result {
    beginReading()
    elementStore.begin(self, emission)
    defer {
      elementStore.end()
      reasons = []
    }
    return Evaluation.run(self) { observing(body) }
  }

  /// Forgets the dependencies of the last evaluation.
  final func beginReading() {
    evaluation += 1
    environmentReads = []
    subscription?.forget()
  }

  /// Runs `body`; a change of an observable property that it reads is a change for this element.
  final func observing<Result>(_ body: @MainActor () -> Result) -> Result {
    let (token, pendingChanges) = (token, pendingChanges)
    let subscription = subscription ?? ObservationSubscription()
    self.subscription = subscription
    return subscription.observe(
      { body() }, onChange: { pendingChanges.invalidate(token, .observable($0)) })
  }

  /// The post-layout content that the element lies in.
  final var postLayoutAround: PostLayoutElement? {
    var element: BodyElement? = self
    while let current = element {
      if let keeper = current as? PostLayoutElement { return keeper }
      element = current.parent
    }
    return nil
  }
}

private struct EnvironmentRead {
  let keyPath: AnyKeyPath
  let isSame: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  init(
    keyPath: AnyKeyPath, isSame: @escaping @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  ) {
    self.keyPath = keyPath
    self.isSame = isSame
  }
}

/// The boundaries around what one element emitted: mostly one, which needs no array.
private struct BoundaryList {
  private var first: LayoutTree.Node = -1
  private var others: ContiguousArray<LayoutTree.Node> = []

  @MainActor
  func forEach(_ body: @MainActor (LayoutTree.Node) -> Void) {
    if first >= 0 { body(first) }
    for other in others { body(other) }
  }

  @MainActor
  mutating func replace(_ other: @MainActor (LayoutTree.Node) -> LayoutTree.Node) {
    if first >= 0 { first = other(first) }
    for index in others.indices { others[index] = other(others[index]) }
  }

  @MainActor
  mutating func take(from tree: LayoutTree, since mark: LayoutTree.Mark) {
    first = tree.first(after: mark)
    if !others.isEmpty { others = [] }
    guard first >= 0 else { return }
    var other = tree.next(after: first)
    while other >= 0 {
      others.append(other)
      other = tree.next(after: other)
    }
  }

  var all: [LayoutTree.Node] {
    get { first < 0 ? [] : [first] + others }
    set {
      first = newValue.first ?? -1
      others = newValue.count > 1 ? ContiguousArray(newValue[1...]) : []
    }
  }
}
