import Foundation
import QuoinGeometry
import QuoinLayout

/// The arrivals and departures in a live tree: inserted views with transitions in progress, and
/// snapshots of removed views.
///
/// An element arrives if it is new and its parent isn't; it departs if it isn't found again and its
/// parent is (Rules/Animation.md#default-transition). The layout isn't affected: it inserts and
/// removes views immediately.
@MainActor
final class TransitionTracker {
  /// An element added in this pass.
  private struct Arrival {
    var element: LivingElement
    var place: Int32
    var environment: EnvironmentValues
    /// Returns whether the element was really added, if only a search can determine that.
    var isNew: (@MainActor () -> Bool)?
  }
  private var arrivals: [Arrival] = []
  /// The snapshots of this pass, by the node that they show.
  private var captured: [LayoutTree.NodeID: RemovedViewSnapshot] = [:]
  /// The nodes that contain one of ``captured``, or did before another departed around it.
  private var aroundCaptured: Set<LayoutTree.NodeID> = []
  /// The sources of geometry groups removed in this pass, with their frames in the layout and on
  /// screen. A view that replaces several views starts from the first one.
  var left: [RemovedSource] = []
  /// The tree before the pass, if the pass may be animated.
  private var memory: TreeSnapshot?

  /// The transition containers of arriving views, by the identity of the node.
  private var transitionContainers: [UInt64: TransitionContainer] = [:]
  private var snapshots: [RemovedViewSnapshot] = []

  // Their nodes in the current tree.
  private(set) var transitionContainersByNode: [LayoutTree.NodeID: TransitionContainer] = [:]
  private(set) var snapshotsByContainer: [LayoutTree.NodeID: [RemovedViewSnapshot]] = [:]
  private(set) var identities: [LayoutTree.NodeID: UInt64] = [:]

  /// Whether some transition has its own animation, so that it is animated even if the change
  /// isn't.
  var hasAnimations = false

  /// Whether a continuously updated transition container is out of date.
  var needsUpdate: Bool {
    transitionContainers.values.contains { $0.needsUpdate }
      || snapshots.contains { $0.transitionContainer.needsUpdate }
  }

  var isEmpty: Bool { transitionContainers.isEmpty && snapshots.isEmpty }
  var mayAnimate: Bool { hasAnimations || !isEmpty }

  /// The time at which all arrivals and departures end; infinite for an endless animation.
  var end: TimeInterval {
    max(
      transitionContainers.values.reduce(-.infinity) { max($0, $1.end) },
      snapshots.reduce(-.infinity) { max($0, $1.transitionContainer.end) })
  }

  // MARK: A pass

  /// Records the tree before a pass changes it.
  func remember(_ emission: Emission, _ presentation: Presentation) {
    memory = TreeSnapshot(emission, presentation, self)
  }

  /// Whether removed views may remain visible while they disappear.
  var isWatching: Bool { memory != nil }

  /// Records that `element` is new in the element `place`, if `isNew` confirms it.
  func arrive(
    _ element: LivingElement, in place: LivingElement, _ emission: Emission,
    where isNew: (@MainActor () -> Bool)? = nil
  ) {
    arrivals.append(
      Arrival(
        element: element, place: place.index, environment: emission.environment, isNew: isNew))
  }

  /// Starts the departure of `element` and its descendants from the element `place`, while its
  /// nodes still exist.
  ///
  /// - Returns: Its departure, or `nil` if none of it is visible.
  func depart(
    _ element: LivingElement, from place: LivingElement, _ emission: Emission,
    _ elementStore: ElementStore
  ) -> Departure? {
    let tree = emission.tree
    let tops =
      memory?.tops(of: element.span)
      ?? (emission.store.transitions.isEmpty ? [] : tree.tops(of: element.span))
    guard !tops.isEmpty else { return nil }
    let transitions = tops.map { emission.nodes.transition(of: $0) }
    if transitions.allSatisfy({ $0?._traits.isIdentity == true }) {
      return Departure(isAtOnce: true)
    }
    guard let memory, let view = elementStore.viewTree else { return nil }
    let transaction = elementStore.transaction(at: place.index, emission)
    let departure = Departure(isAtOnce: false)
    var isSeen = false
    // A view removed together with the modifier of its layer is captured with the modifier's view.
    var cover: Departure?
    for (position, (top, transition)) in zip(tops, transitions).enumerated() {
      let transition = transition.shown(in: emission.environment)
      guard transaction.animation != nil || transition._traits.hasAnimation,
        let identity = memory.identity(of: top), let sight = memory.sight(of: top)
      else { continue }
      if let around = capturedSnapshot(around: top, memory) {
        cover = around.departure
        continue
      }
      let transitionContainer =
        transitionContainers.removeValue(forKey: identity)
        ?? TransitionContainer(
          transition, phase: .identity, size: sight.frame.size, environment: emission.environment,
          in: emission)
      let way = transitionContainer.way?.transform ?? .identity
      transitionContainer.way = nil
      // A transition that fails, such as one that contains itself, isn't animated.
      guard (try? transitionContainer.go(to: .didDisappear, transaction)) != nil,
        transitionContainer.end > elementStore.clock.now
      else { continue }
      elementStore.addDeadline(transitionContainer.end)
      let snapshot = RemovedViewSnapshot(
        origin: RemovedViewSnapshot.Origin(
          of: element, in: place.index, position: position, emission),
        in: place, node: top, capture: view.capture(top, sight, memory),
        zIndex: tree.zIndex(of: top),
        transitionContainer: transitionContainer,
        departure: departure)
      let inside =
        aroundCaptured.contains(top)
        ? snapshots.filter { captured[$0.node] === $0 && memory.isNode($0.node, inside: top) } : []
      for inner in inside {
        captured[inner.node] = nil
        elementStore.dropAway(inner.departure)
        departure.observers += inner.departure.observers
        inner.departure.observers = []
      }
      if !inside.isEmpty { snapshots.removeAll { snapshot in inside.contains { $0 === snapshot } } }
      captured[top] = snapshot
      var outer = memory.parent(of: top)
      while let node = outer, aroundCaptured.insert(node).inserted {
        outer = memory.parent(of: node)
      }
      snapshots.append(snapshot)
      for (group, node, frame) in memory.sources(inside: top) {
        left.removeAll { $0.group == group }
        left.append(
          RemovedSource(
            group: group, snapshot: snapshot, frame: frame, seen: frame.applying(way),
            isResizable: emission.tree.isResizable(node)))
      }
      isSeen = true
    }
    // The container of a row keeps its state.
    if isSeen, !(element is RowElement) { departure.keep(element, from: place, emission) }
    return isSeen ? departure : cover
  }

  /// Returns the snapshot of the pass that contains `node`, if there is one.
  private func capturedSnapshot(around node: LayoutTree.NodeID, _ memory: TreeSnapshot)
    -> RemovedViewSnapshot?
  {
    var outer = memory.parent(of: node)
    while let node = outer {
      if let snapshot = captured[node] { return snapshot }
      outer = memory.parent(of: node)
    }
    return nil
  }

  /// Starts the arrivals, after the layout.
  func begin(_ emission: Emission, _ elementStore: ElementStore) throws {
    defer {
      (arrivals, captured, aroundCaptured, left) = ([], [:], [], [])
      memory = nil
    }
    let tree = emission.tree
    var comers: [(node: LayoutTree.NodeID, transitionContainer: TransitionContainer)] = []
    for arrival in arrivals where arrival.element.isAlive {
      let tops = tree.tops(of: arrival.element.span)
      guard !tops.isEmpty else { continue }
      let transaction = elementStore.transaction(at: arrival.place, emission)
      for (position, top) in tops.enumerated() where tree.isShown(top) {
        let transition = emission.nodes.transition(of: top).shown(in: arrival.environment)
        guard !transition._traits.isIdentity,
          transaction.animation != nil || transition._traits.hasAnimation,
          arrival.isNew?() ?? true
        else { continue }
        let origin = RemovedViewSnapshot.Origin(
          of: arrival.element, in: arrival.place, position: position, emission)
        let size = tree.size(of: top)
        let transitionContainer =
          reclaimContainer(origin, elementStore)
          ?? TransitionContainer(
            transition, phase: .willAppear, size: size, environment: arrival.environment,
            in: emission)
        transitionContainer.way = nil
        try transitionContainer.go(to: .identity, transaction)
        guard transitionContainer.end > elementStore.clock.now else { continue }
        if transitionContainer.isResizing {
          emission.diagnostics.addWarning(
            "A transition changes the size of a view that is inserted or removed; it is drawn in the view's place, and its neighbors don't move."
          )
        }
        match(transitionContainer, top, transaction, emission, elementStore)
        elementStore.addDeadline(transitionContainer.end)
        comers.append((top, transitionContainer))
      }
    }
    snapshots.removeAll { $0.departure.hasReturned }
    try settle(comers, emission, elementStore)
  }

  /// Returns the transition container of a snapshot with the same origin, so that the view
  /// reappears from the position of the snapshot.
  private func reclaimContainer(_ origin: RemovedViewSnapshot.Origin, _ elementStore: ElementStore)
    -> TransitionContainer?
  {
    guard let index = snapshots.firstIndex(where: { $0.origin == origin }) else { return nil }
    let snapshot = snapshots.remove(at: index)
    notifyObservers(of: [snapshot], elementStore)
    return snapshot.transitionContainer
  }

  /// Finds the moving views in the new tree, and removes those that no longer exist.
  private func settle(
    _ comers: [(node: LayoutTree.NodeID, transitionContainer: TransitionContainer)],
    _ emission: Emission,
    _ elementStore: ElementStore
  ) throws {
    (transitionContainersByNode, snapshotsByContainer, identities) = ([:], [:], [:])
    guard !comers.isEmpty || !isEmpty else { return }
    // 1 identifies the root's container.
    var nodes: [UInt64: LayoutTree.NodeID] = [1: .top]
    var ambiguous: Set<UInt64> = []
    NodeIdentities.visit(emission, ()) { _, _ in
    } visit: { node, identity, _ in
      // The content of a boundary identifies it; containers without a note may be
      // indistinguishable.
      if let known = nodes[identity], emission.tree.parent(of: node) != known {
        ambiguous.insert(identity)
      }
      nodes[identity] = node
      identities[node] = identity
    }
    for identity in ambiguous { nodes[identity] = nil }
    for (identity, transitionContainer) in transitionContainers {
      guard let node = nodes[identity] else {
        transitionContainers[identity] = nil
        continue
      }
      transitionContainersByNode[node] = transitionContainer
      transitionContainer.resize(emission.tree.size(of: node))
    }
    for (node, transitionContainer) in comers {
      identities[node].map { transitionContainers[$0] = transitionContainer }
      transitionContainersByNode[node] = transitionContainer
    }
    var (kept, lost): ([RemovedViewSnapshot], [RemovedViewSnapshot]) = ([], [])
    for snapshot in snapshots {
      if snapshot.hasPlace, let container = findPlace(of: snapshot, nodes, emission.tree) {
        kept.append(snapshot)
        snapshotsByContainer[container, default: []].append(snapshot)
      } else {
        lost.append(snapshot)
      }
    }
    snapshots = kept
    notifyObservers(of: lost, elementStore)
    try update()
  }

  /// Finds the container that draws `snapshot` from now on, and the anchor in it: those from before
  /// the pass, if they still exist.
  private func findPlace(
    of snapshot: RemovedViewSnapshot, _ nodes: [UInt64: LayoutTree.NodeID], _ tree: LayoutTree
  ) -> LayoutTree.NodeID? {
    guard let memory, var (place, previous) = before(snapshot, memory) else {
      return nodes[snapshot.container]
    }
    while let identity = memory.identity(of: place) {
      if let container = nodes[identity] {
        snapshot.container = identity
        snapshot.anchor = anchor(previous, in: container, nodes, tree, memory)
        return container
      }
      guard let parent = memory.parent(of: place) else { return nil }
      (place, previous) = (parent, memory.previous(of: place))
    }
    return nil
  }

  /// Returns the place of `snapshot`, or of the view that it shows, before the pass.
  private func before(_ snapshot: RemovedViewSnapshot, _ memory: TreeSnapshot)
    -> (container: LayoutTree.NodeID, previous: Member?)?
  {
    if let place = memory.place(of: snapshot) { return place }
    return memory.parent(of: snapshot.node).map { ($0, memory.previous(of: snapshot.node)) }
  }

  /// Returns the last member up to `member` that `container` still draws.
  private func anchor(
    _ member: Member?, in container: LayoutTree.NodeID, _ nodes: [UInt64: LayoutTree.NodeID],
    _ tree: LayoutTree, _ memory: TreeSnapshot
  ) -> RemovedViewSnapshot.Anchor {
    var member = member
    while let current = member {
      switch current {
      case .snapshot(let snapshot):
        if snapshot.hasPlace, snapshots.contains(where: { $0 === snapshot }) {
          return .snapshot(ObjectIdentifier(snapshot))
        }
        member = memory.place(of: snapshot)?.previous
      case .node(let node):
        if let snapshot = captured[node] { return .snapshot(ObjectIdentifier(snapshot)) }
        if let identity = memory.identity(of: node), var child = nodes[identity] {
          while tree.parent(of: child) != container, identities[tree.parent(of: child)] == identity
          {
            child = tree.parent(of: child)
          }
          if tree.parent(of: child) == container { return .node(identity) }
        }
        member = memory.previous(of: node)
      }
    }
    return .start
  }

  /// Updates the appearance of transition containers and snapshots to the current time.
  func update() throws {
    for (_, transitionContainer) in transitionContainers.sorted(by: { $0.key < $1.key }) {
      try transitionContainer.update()
    }
    for snapshot in snapshots { try snapshot.transitionContainer.update() }
  }

  // MARK: Finishing

  /// Removes the transition containers whose views have arrived by `now`.
  func finish(at now: TimeInterval, _ elementStore: ElementStore) {
    // A sum of times may be slightly too small.
    let limit = now + 1e-9
    transitionContainers = transitionContainers.filter { $0.value.end > limit }
    transitionContainersByNode = transitionContainersByNode.filter { $0.value.end > limit }
    let gone = snapshots.filter { $0.transitionContainer.end <= limit }
    guard !gone.isEmpty else { return }
    snapshots.removeAll { $0.transitionContainer.end <= limit }
    for container in snapshotsByContainer.keys {
      snapshotsByContainer[container]?.removeAll { $0.transitionContainer.end <= limit }
    }
    notifyObservers(of: gone, elementStore)
  }

  /// Removes all transition containers and snapshots.
  func stop(_ elementStore: ElementStore) {
    let gone = snapshots
    (transitionContainers, snapshots) = ([:], [])
    (transitionContainersByNode, snapshotsByContainer) = ([:], [:])
    notifyObservers(of: gone, elementStore)
  }

  /// Ends each departure in `gone` that has no snapshots left.
  private func notifyObservers(of gone: [RemovedViewSnapshot], _ elementStore: ElementStore) {
    for snapshot in gone where !snapshots.contains(where: { $0.departure === snapshot.departure }) {
      elementStore.end(snapshot.departure)
    }
  }
}
