import QuoinGeometry
import QuoinLayout

/// A place in a living tree of views that has an identity: found again by its parent, position and key with
/// every emission, and kept with its state as long as it is found.
@MainActor
class LivingElement {
  // Nothing in an element is reached while it is being changed, so run-time checks for that would only cost time.

  let key: Element.Key
  @exclusivity(unchecked) final var children: ContiguousArray<LivingElement> = []
  @exclusivity(unchecked) final var isAlive = true
  /// Its record among the emission's elements.
  @exclusivity(unchecked) final var index: Int32 = -1
  /// How many leaves and containers it emitted itself.
  @exclusivity(unchecked) final var nodeCount: Int32 = 0
  /// What it emitted.
  @exclusivity(unchecked) final var span = NodeSpan()
  /// The pass in which it came into being.
  @exclusivity(unchecked) final var birth = 0
  /// The opening of the element around in which it was found again last.
  @exclusivity(unchecked) final var finding = 0

  init(key: Element.Key) { self.key = key }

  /// The element goes: hands over what is to be told.
  func leave(_ elementStore: ElementStore) {}

  /// The nodes of the element go, and it stays.
  func release() { span = NodeSpan() }

  /// Learns which element with a body it lies in.
  func lie(in owner: BodyElement?) {}

  /// The element with a body that what is inside belongs to, where it isn't the one around.
  var ownerInside: BodyElement? { nil }
}

/// An element that keeps an object for whoever emitted it.
final class KeepingElement: LivingElement {
  let object: AnyObject
  init(key: Element.Key, _ object: AnyObject) {
    self.object = object
    super.init(key: key)
  }
}

/// An element that can be emitted by itself, into the place where it was.
class BodyElement: LivingElement {
  let pendingChanges: PendingChanges
  @exclusivity(unchecked) final weak var parent: BodyElement?

  // What flowed in when it was emitted last
  @exclusivity(unchecked) final var environment: EnvironmentValues
  @exclusivity(unchecked) final var orientation: Axis?
  @exclusivity(unchecked) final var depth = 0
  @exclusivity(unchecked) final var isAtRoot = false
  @exclusivity(unchecked) final var isInGrid = false

  /// Whether its list may have another length another time.
  @exclusivity(unchecked) final var isDynamic = false
  /// Whether its nodes were given back: it is emitted with what is around.
  @exclusivity(unchecked) final var isReleased = false
  /// Whether it gave nodes a place that the element around had emitted: emitted by itself it would have none.
  @exclusivity(unchecked) final var holdsMovedNodes = false
  /// Whether something inside changes the transaction, or did.
  @exclusivity(unchecked) private(set) final var hasTransactions = false
  /// Whether several views at the top became a column in it.
  @exclusivity(unchecked) final var hasImplicitStack = false
  // The boundaries around what it emitted, mostly one
  @exclusivity(unchecked) private final var boundary: LayoutTree.Node = -1
  @exclusivity(unchecked) private final var otherBoundaries: ContiguousArray<LayoutTree.Node> = []

  /// What the dynamic properties keep, by slot.
  @exclusivity(unchecked) private final var kept: ContiguousArray<AnyObject?> = []
  /// Why the body has to be evaluated again.
  @exclusivity(unchecked) final var reasons: [ChangeReason] = []
  /// Whether its content has to be emitted again, whatever the body.
  @exclusivity(unchecked) final var isToBeEmitted = false
  @exclusivity(unchecked) final var evaluation = 0
  /// Whether it was emitted just now and only waits for its place: the element around makes the value it has again, with
  /// closures that can't be compared.
  @exclusivity(unchecked) final var isFresh = false
  /// How often it was emitted: what waits for the layout belongs to one emission.
  @exclusivity(unchecked) final var emission = 0 {
    didSet { questionCount = 0 }
  }
  /// How often it asked what views inside say of themselves, in this emission.
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

  /// Calls `body` with each boundary.
  final func forEachBoundary(_ body: @MainActor (LayoutTree.Node) -> Void) {
    if boundary >= 0 { body(boundary) }
    for other in otherBoundaries { body(other) }
  }

  /// Puts what `other` gives for each boundary in its place.
  final func replaceBoundaries(_ other: @MainActor (LayoutTree.Node) -> LayoutTree.Node) {
    if boundary >= 0 { boundary = other(boundary) }
    for index in otherBoundaries.indices { otherBoundaries[index] = other(otherBoundaries[index]) }
  }

  /// Takes the nodes that were added to `tree` since `mark`, which are boundaries.
  final func takeBoundaries(of tree: LayoutTree, since mark: LayoutTree.Mark) {
    boundary = tree.first(after: mark)
    if !otherBoundaries.isEmpty { otherBoundaries = [] }
    guard boundary >= 0 else { return }
    var other = tree.next(after: boundary)
    while other >= 0 {
      otherBoundaries.append(other)
      other = tree.next(after: other)
    }
  }

  final var boundaries: [LayoutTree.Node] {
    get { boundary < 0 ? [] : [boundary] + otherBoundaries }
    set {
      boundary = newValue.first ?? -1
      otherBoundaries = newValue.count > 1 ? ContiguousArray(newValue[1...]) : []
    }
  }

  /// The name of the view's type, for diagnoses.
  var name: String { "" }

  /// Emits the content into the open list, evaluating the body first if it has to.
  func emit(into emission: Emission) {}

  /// Why the body is evaluated for the first time.
  var firstReasons: [ChangeReason] { [] }

  /// The names of those that hold state.
  var stateNames: [String] { [] }
  /// The name of the property that reads `source`.
  func propertyName(reading source: AnyObject) -> String? { nil }

  /// Why the body is evaluated, each reason once: what is observed first, then the view, then its properties in
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
    elementStore.lostElements += 1
  }

  override func release() {
    super.release()
    boundaries = []
    // What waits for the layout belongs to an emission that is over.
    emission += 1
    (isToBeEmitted, isReleased) = (true, true)
  }

  // MARK: Dynamic properties

  /// What the property in `slot` keeps here; made the first time.
  final func kept<Kept: AnyObject>(in slot: Int, _ make: () -> Kept) -> Kept {
    while kept.count <= slot { kept.append(nil) }
    if let known = kept[slot] as? Kept { return known }
    let object = make()
    kept[slot] = object
    return object
  }

  /// Has the property in `slot` keep `object` instead.
  final func keep(_ object: AnyObject, in slot: Int) { kept[slot] = object }

  // MARK: Environment

  /// Remembers that the body reads the environment at `keyPath`.
  final func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    guard !environmentReads.contains(where: { $0.keyPath == keyPath }) else { return }
    environmentReads.append(
      EnvironmentRead(keyPath: keyPath) {
        ValueComparison.areSame($0[keyPath: keyPath], $1[keyPath: keyPath])
      })
  }

  /// Has the body be evaluated again for `reason`.
  final func invalidate(_ reason: ChangeReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Takes another environment and notes what the body read that is another there.
  final func adapt(to environment: EnvironmentValues) {
    for read in environmentReads where !read.isSame(self.environment, environment) {
      invalidate(.property(propertyName(reading: read.keyPath) ?? "\(read.keyPath)"))
    }
    self.environment = environment
  }

  // MARK: Evaluation

  /// Evaluates a body: what it reads is what it depends on from now on.
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

  /// Forgets what was read before.
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

  /// The late content that the element lies in.
  final var postLayoutAround: PostLayoutElement? {
    var element: BodyElement? = self
    while let current = element {
      if let late = current as? PostLayoutElement { return late }
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

/// What a body was evaluated to. In an object of its own, as generic code would look an optional's type up each time.
final class KeptBody<Body> {
  let value: Body
  init(_ value: Body) { self.value = value }
}

/// A view with a body.
final class ViewElement<V: View>: BodyElement {
  @exclusivity(unchecked) var view: V
  private let plan = PropertyPlan.of(V.self)
  private let emitBody: @MainActor (V.Body, Emission) -> Void
  @exclusivity(unchecked) private var known: KeptBody<V.Body>?

  init(
    _ view: V, pendingChanges: PendingChanges, environment: EnvironmentValues,
    _ emitBody: @escaping @MainActor (V.Body, Emission) -> Void
  ) {
    self.view = view
    self.emitBody = emitBody
    super.init(key: .view(V.self), pendingChanges: pendingChanges, environment: environment)
  }

  override var name: String { plan.typeName }
  override var firstReasons: [ChangeReason] { plan.firstReasons }
  override var stateNames: [String] { plan.stateNames }
  override func propertyName(reading source: AnyObject) -> String? {
    plan.name(reading: source, in: view)
  }

  override func emit(into emission: Emission) {
    guard let elementStore = emission.elementStore else { return }
    if let body = body(elementStore, emission) { emitBody(body.value, emission) }
  }

  /// The body, evaluated if something it depends on changed; `nil` where an object that it needs is missing.
  func body(_ elementStore: ElementStore, _ emission: Emission) -> KeptBody<V.Body>? {
    if reasons.isEmpty, let known { return known }
    known = nil
    guard emission.hasObjects(of: view, plan, for: self) else { return nil }
    let body = evaluate(elementStore, emission) {
      var copy = view
      animate(&copy, plan, emission)
      plan.connect(&copy, to: self)
      return KeptBody(copy.body)
    }
    known = body
    return body
  }
}

/// A modifier with a body, and what it is applied to.
final class ModifierElement<M: ViewModifier, V: View>: BodyElement {
  @exclusivity(unchecked) var modifier: M
  @exclusivity(unchecked) var content: V
  private let plan = PropertyPlan.of(M.self)
  private let emitBody: @MainActor (M.Body, Emission) -> Void
  @exclusivity(unchecked) private var known: KeptBody<M.Body>?

  init(
    _ modifier: M, _ content: V, pendingChanges: PendingChanges, environment: EnvironmentValues,
    _ emitBody: @escaping @MainActor (M.Body, Emission) -> Void
  ) {
    self.modifier = modifier
    self.content = content
    self.emitBody = emitBody
    super.init(
      key: .view(ModifiedContent<V, M>.self), pendingChanges: pendingChanges,
      environment: environment)
  }

  override var name: String { plan.typeName }
  override var firstReasons: [ChangeReason] { plan.firstReasons }
  override var stateNames: [String] { plan.stateNames }
  override func propertyName(reading source: AnyObject) -> String? {
    plan.name(reading: source, in: modifier)
  }

  override func emit(into emission: Emission) {
    guard let elementStore = emission.elementStore else { return }
    if let body = body(elementStore, emission) { emitBody(body.value, emission) }
  }

  /// The body, evaluated if something it depends on changed; `nil` where an object that it needs is missing.
  func body(_ elementStore: ElementStore, _ emission: Emission) -> KeptBody<M.Body>? {
    if reasons.isEmpty, let known { return known }
    known = nil
    guard emission.hasObjects(of: modifier, plan, for: self) else { return nil }
    let body = evaluate(elementStore, emission) {
      var copy = modifier
      animate(&copy, plan, emission)
      plan.connect(&copy, to: self)
      return KeptBody(copy.body(content: _ViewModifier_Content(AnyView(content))))
    }
    known = body
    return body
  }
}

/// The whole.
final class RootElement<V: View>: BodyElement {
  var view: V

  init(_ view: V, pendingChanges: PendingChanges, environment: EnvironmentValues) {
    self.view = view
    super.init(key: .branch(true), pendingChanges: pendingChanges, environment: environment)
  }

  override func emit(into emission: Emission) {
    let mark = emission.tree.mark
    emission.tree.beginImplicitRoot()
    V._emit(view, into: emission)
    emission.tree.endImplicitRoot()
    emission.hostWindowLayers(since: mark, always: false)
  }
}

/// What is emitted into a node once that is laid out.
final class PostLayoutElement: BodyElement {
  var item: PostLayoutContent
  /// Where the node lay when the content was emitted.
  var geometry: NodeGeometry?
  /// Whether the content is in its node.
  var isFilled = false

  override func release() {
    super.release()
    (isFilled, item.node) = (false, -1)
  }

  init(_ item: PostLayoutContent, pendingChanges: PendingChanges) {
    self.item = item
    super.init(key: .late, pendingChanges: pendingChanges, environment: item.environment)
  }
}

/// One emission of an element: what came of it is of use until the next one.
struct EmissionMark {
  private(set) weak var element: BodyElement?
  /// The innermost element that was open.
  let place: Int32
  private let emission: Int
  private let isOwned: Bool

  @MainActor init(_ element: BodyElement?, at place: Int32) {
    self.element = element
    self.place = place
    emission = element?.emission ?? 0
    isOwned = element != nil
  }

  /// Whether the element still stands as it was emitted then; always where nobody keeps elements.
  @MainActor var isValid: Bool {
    guard isOwned else { return true }
    guard let element else { return false }
    return element.isAlive && element.emission == emission
  }
}
