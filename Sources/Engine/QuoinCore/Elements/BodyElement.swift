import QuoinGeometry
import QuoinLayout

/// The element of a view or modifier with a body, which an update can emit individually and in
/// place.
///
/// It has many stored properties because every view with a body has an element, and separate
/// objects for its inputs, its pending work and its dependencies would each cost an allocation.
class BodyElement: LivingElement {
  let pendingChanges: PendingChanges
  @exclusivity(unchecked) final weak var parent: BodyElement?

  // The inputs of its last emission.
  @exclusivity(unchecked) final var environment: EnvironmentValues
  @exclusivity(unchecked) final var orientation: Axis?
  @exclusivity(unchecked) final var depth = 0
  @exclusivity(unchecked) final var isAtRoot = false
  @exclusivity(unchecked) final var isInGrid = false
  /// The source location of the statement that it was in, if known.
  @exclusivity(unchecked) final var statement: StaticString?
  /// The end of the chain of statements inside the element, if the element is in a located one.
  @exclusivity(unchecked) private(set) final var anchor: LocatedStatement?

  /// Whether the number of nodes that the element contributes may change.
  @exclusivity(unchecked) final var isDynamic = false
  /// Whether the element's nodes were released, so that its parent element must emit it again.
  @exclusivity(unchecked) final var isReleased = false
  /// Whether the element contains nodes that its parent element emitted; emitting the element
  /// individually would lose them.
  @exclusivity(unchecked) final var holdsMovedNodes = false
  /// Whether a modifier inside the element changes the transaction, or did before.
  @exclusivity(unchecked) private(set) final var hasTransactions = false
  /// Whether the element combined several top-level views into a column.
  @exclusivity(unchecked) final var hasImplicitStack = false
  /// The boundaries around the nodes that the element emitted.
  @exclusivity(unchecked) private final var boundaryList = BoundaryList()

  /// The objects that the dynamic properties retain, by slot.
  @exclusivity(unchecked) private final var kept: ContiguousArray<AnyObject?> = []
  /// The reasons for evaluating the body again.
  @exclusivity(unchecked) final var reasons: [ChangeReason] = []
  /// Whether the element's content must be emitted again, even without evaluating the body.
  @exclusivity(unchecked) final var isToBeEmitted = false
  /// Whether what is read through bindings concerns the element's views but not its body.
  @exclusivity(unchecked) final var readsForViews = false
  /// Whether content is being made that sees the state of an earlier evaluation, such as a sheet.
  @exclusivity(unchecked) final var makesLaterContent = false
  @exclusivity(unchecked) final var evaluation = 0
  /// The evaluation of the parent element that is emitted again only to place this element; `nil`
  /// unless this element was just emitted.
  @exclusivity(unchecked) final var placingEvaluation: Int?
  /// Whether the element was just emitted and only needs to be placed.
  ///
  /// The parent element then creates the same value again, with closures that can't be compared,
  /// unless its body is evaluated, too.
  final var isFresh: Bool {
    placingEvaluation != nil && placingEvaluation == parent?.evaluation
  }
  /// The number of the element's emissions; deferred content belongs to one of them.
  @exclusivity(unchecked) final var emission = 0 {
    didSet { queryCount = 0 }
  }
  /// The number of pre-layout preferences that the element read in this emission.
  @exclusivity(unchecked) final var queryCount = 0
  @exclusivity(unchecked) private final var environmentReads: [EnvironmentRead] = []
  /// The reads of the environment by the views that the element emitted; `nil` if there are none.
  @exclusivity(unchecked) private final var emissionReads: EmissionEnvironmentTracker?

  @exclusivity(unchecked) private final var knownToken: ElementToken?
  @exclusivity(unchecked) private final var subscription: ObservationSubscription?
  @exclusivity(unchecked) private final var passing: PassingObservation?
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

  /// Records that a modifier inside changes the transaction.
  final func noteTransactions() {
    var element: BodyElement? = self
    while let current = element, !current.hasTransactions {
      current.hasTransactions = true
      element = current.parent
    }
  }

  // MARK: Boundaries

  /// Calls `body` with each boundary.
  final func forEachBoundary(_ body: @MainActor (LayoutTree.NodeID) -> Void) {
    boundaryList.forEach(body)
  }

  /// Replaces each boundary with the one that `other` returns for it.
  final func replaceBoundaries(_ other: @MainActor (LayoutTree.NodeID) -> LayoutTree.NodeID) {
    boundaryList.replace(other)
  }

  /// Takes ownership of the nodes added to `tree` since `mark`, which are boundaries.
  final func adoptBoundaries(of tree: LayoutTree, since mark: LayoutTree.Mark) {
    boundaryList.take(from: tree, since: mark)
  }

  final var boundaries: [LayoutTree.NodeID] {
    get { boundaryList.all }
    set { boundaryList.all = newValue }
  }

  // MARK: Statements

  /// Moves the statements inside the element into `outer`, an evaluation of the statement that
  /// creates the element.
  final func locate(in outer: LocatedStatement?) {
    guard let anchor else {
      if let outer { self.anchor = LocatedStatement(nil, in: outer) }
      return
    }
    guard anchor.outer !== outer else { return }
    if outer != nil { anchor.outer?.isOutdated = true }
    anchor.outer = outer
  }

  // MARK: Names

  /// The name of the view's type, for diagnostics.
  var name: String { "" }

  /// Emits the content into the open list, evaluating the body first if necessary.
  func emit(into emission: Emission) {}

  /// The reasons for the first evaluation of the body.
  var firstReasons: [ChangeReason] { [] }

  /// The names of the properties that hold state.
  var stateNames: [String] { [] }
  /// Returns the name of the property that reads `source`.
  func propertyName(reading source: AnyObject) -> String? { nil }

  /// The distinct reasons for evaluating the body: observed objects first, then the view, then its
  /// properties in order.
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
    passing?.end()
  }

  final override func attach(to owner: BodyElement?) {
    parent = owner
    if hasTransactions { owner?.noteTransactions() }
  }
  final override var ownerInside: BodyElement? { self }

  override func leave(_ elementStore: ElementStore) {
    knownToken?.element = nil
    endObservations()
    elementStore.log.lostElements += 1
  }

  override func release() {
    super.release()
    boundaries = []
    // Deferred content belongs to an earlier emission.
    emission += 1
    (isToBeEmitted, isReleased) = (true, true)
  }

  // MARK: Dynamic properties

  /// Returns the object retained for the property in `slot`, created with `make` the first time.
  final func kept<Kept: AnyObject>(in slot: Int, _ make: () -> Kept) -> Kept {
    while kept.count <= slot { kept.append(nil) }
    if let known = kept[slot] as? Kept { return known }
    let object = make()
    kept[slot] = object
    return object
  }

  /// The objects that the properties retain, in order.
  final var keptObjects: [AnyObject] { kept.compactMap { $0 } }

  /// The view or modifier whose body the element evaluates, without its connections; `nil` for
  /// other elements.
  var inspectedSubject: Any? { nil }

  /// Replaces the object that the element retains for the property in `slot`.
  final func keep(_ object: AnyObject, in slot: Int) { kept[slot] = object }

  /// The retained objects of its dynamic properties that may have been read.
  final var watchedObjects: [any WatchedObject] { kept.compactMap { $0 as? any WatchedObject } }

  // MARK: Environment

  /// Records that the body reads the environment at `keyPath`.
  final func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    guard !environmentReads.contains(where: { $0.part == nil && $0.keyPath == keyPath }) else {
      return
    }
    environmentReads.append(
      EnvironmentRead(keyPath: keyPath) {
        ValueComparison.areSame($0[keyPath: keyPath], $1[keyPath: keyPath])
      })
  }

  /// Records that the body reads `part` of a copy of the whole environment.
  final func read(_ part: EnvironmentPart) {
    guard !environmentReads.contains(where: { $0.part == part.id }) else { return }
    environmentReads.append(
      EnvironmentRead(keyPath: \EnvironmentValues.self, part: part.id) { part.isSame($0, $1) })
  }

  /// Requests another evaluation of the body because of `reason`.
  final func invalidate(_ reason: ChangeReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Replaces the environment and records which of the values that the body read are different.
  final func adapt(to environment: EnvironmentValues) {
    noteDifferences(from: environment)
    self.environment = environment
  }

  /// Records which of the values that the body read are different in `environment`.
  final func noteDifferences(from environment: EnvironmentValues) {
    for read in environmentReads where !read.isSame(self.environment, environment) {
      invalidate(.property(propertyName(reading: read.keyPath) ?? "\(read.keyPath)"))
    }
  }

  /// Records what the views that the element emits read from the environment.
  final var environmentTracker: EmissionEnvironmentTracker {
    if let emissionReads { return emissionReads }
    let tracker = EmissionEnvironmentTracker()
    emissionReads = tracker
    return tracker
  }

  /// Forgets what the views of the last emission have read.
  final func beginEmission() { emissionReads = nil }

  /// Finds out whether a view has kept a copy of the environment, from which it may read anything
  /// later.
  final func endEmission() {
    if emissionReads != nil, !isKnownUniquelyReferenced(&emissionReads) {
      emissionReads?.noteCopy()
    }
  }

  /// Whether the views that the element emitted may be different in `environment`.
  final func emitsOtherwise(in environment: EnvironmentValues) -> Bool {
    emissionReads?.tells(self.environment, from: environment) ?? false
  }

  // MARK: Evaluation

  /// Evaluates a body and replaces the element's dependencies with the values that it reads.
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

  /// Clears the dependencies of the last evaluation.
  final func beginReading() {
    evaluation += 1
    environmentReads = []
    endObservations()
  }

  private final func endObservations() {
    subscription?.forget()
    passing?.end()
    passing = nil
  }

  /// Runs `body`; changes of the observable properties that it reads invalidate this element.
  final func observing<Result>(_ body: @MainActor () -> Result) -> Result {
    let (token, pendingChanges) = (token, pendingChanges)
    let onChange: @Sendable (AnyKeyPath?) -> Void = {
      pendingChanges.invalidate(token, .observable($0))
    }
    // Most views read no observable property. Only the first one of a type that does leaves an
    // observation in an object.
    if let plan = observedPlan, !plan.readsObservables {
      var observation = PassingObservation(onChange: onChange)
      let result = observation.observe { body() }
      if !isKnownUniquelyReferenced(&observation) {
        plan.readsObservables = true
        passing = observation
      }
      return result
    }
    let subscription = subscription ?? ObservationSubscription()
    self.subscription = subscription
    return subscription.observe({ body() }, onChange: onChange)
  }

  /// The plan of the type whose body the element evaluates; `nil` for other elements.
  var observedPlan: PropertyPlan? { nil }

  /// The post-layout content that contains the element.
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
  /// The part that was read from the whole environment.
  let part: ObjectIdentifier?
  let isSame: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  init(
    keyPath: AnyKeyPath, part: ObjectIdentifier? = nil,
    isSame: @escaping @MainActor (EnvironmentValues, EnvironmentValues) -> Bool
  ) {
    self.keyPath = keyPath
    self.part = part
    self.isSame = isSame
  }
}

/// The boundaries around one element's nodes: usually one, which needs no array.
private struct BoundaryList {
  private var first = LayoutTree.NodeID.absent
  private var others: ContiguousArray<LayoutTree.NodeID> = []

  @MainActor
  func forEach(_ body: @MainActor (LayoutTree.NodeID) -> Void) {
    if first.exists { body(first) }
    for other in others { body(other) }
  }

  @MainActor
  mutating func replace(_ other: @MainActor (LayoutTree.NodeID) -> LayoutTree.NodeID) {
    if first.exists { first = other(first) }
    for index in others.indices { others[index] = other(others[index]) }
  }

  @MainActor
  mutating func take(from tree: LayoutTree, since mark: LayoutTree.Mark) {
    first = tree.first(after: mark)
    if !others.isEmpty { others = [] }
    guard first.exists else { return }
    var other = tree.next(after: first)
    while other.exists {
      others.append(other)
      other = tree.next(after: other)
    }
  }

  var all: [LayoutTree.NodeID] {
    get { first.exists ? [first] + others : [] }
    set {
      first = newValue.first ?? .absent
      others = newValue.count > 1 ? ContiguousArray(newValue[1...]) : []
    }
  }
}
