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
  /// The sources of geometry groups removed in this pass, with their frames in the layout and on
  /// screen. A view that replaces several views starts from the first one.
  var left: [(group: GeometryGroup, ghost: RemovedViewSnapshot, frame: CGRect, seen: CGRect)] = []
  /// The tree before the pass, if the pass may be animated.
  private var memory: TreeSnapshot?

  /// The transition containers of arriving views, by the identity of the node.
  private var stages: [UInt64: TransitionContainer] = [:]
  private var ghosts: [RemovedViewSnapshot] = []

  // Their nodes in the current tree.
  private(set) var stagesByNode: [LayoutTree.NodeID: TransitionContainer] = [:]
  private(set) var ghostsByContainer: [LayoutTree.NodeID: [RemovedViewSnapshot]] = [:]
  private(set) var identities: [LayoutTree.NodeID: UInt64] = [:]

  /// Whether some transition has its own animation, so that it is animated even if the change
  /// isn't.
  var hasAnimations = false

  /// Whether a continuously updated transition container is out of date.
  var needsUpdate: Bool {
    stages.values.contains { $0.needsUpdate } || ghosts.contains { $0.stage.needsUpdate }
  }

  var isEmpty: Bool { stages.isEmpty && ghosts.isEmpty }
  var mayAnimate: Bool { hasAnimations || !isEmpty }

  /// The time at which all arrivals and departures end; infinite for an endless animation.
  var end: TimeInterval {
    max(
      stages.values.reduce(-.infinity) { max($0, $1.end) },
      ghosts.reduce(-.infinity) { max($0, $1.stage.end) })
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
      if let around = captured.first(where: { memory.isNode(top, inside: $0.key) })?.value {
        cover = around.departure
        continue
      }
      let stage =
        stages.removeValue(forKey: identity)
        ?? TransitionContainer(
          transition, phase: .identity, size: sight.frame.size, environment: emission.environment,
          in: emission)
      let way = stage.way?.transform ?? .identity
      stage.way = nil
      // A transition that fails, such as one that contains itself, isn't animated.
      guard (try? stage.go(to: .didDisappear, transaction)) != nil,
        stage.end > elementStore.clock.now
      else { continue }
      elementStore.addDeadline(stage.end)
      let ghost = RemovedViewSnapshot(
        origin: RemovedViewSnapshot.Origin(
          place: place.index, key: element.key, position: position),
        in: place, node: top, capture: view.capture(top, sight, memory),
        zIndex: tree.zIndex(of: top),
        stage: stage,
        departure: departure)
      let inside = ghosts.filter {
        captured[$0.node] === $0 && memory.isNode($0.node, inside: top)
      }
      for inner in inside {
        captured[inner.node] = nil
        departure.observers += inner.departure.observers
        inner.departure.observers = []
      }
      if !inside.isEmpty { ghosts.removeAll { ghost in inside.contains { $0 === ghost } } }
      captured[top] = ghost
      ghosts.append(ghost)
      for (group, frame) in memory.sources(inside: top) {
        left.removeAll { $0.group == group }
        left.append((group, ghost, frame, frame.applying(way)))
      }
      isSeen = true
    }
    return isSeen ? departure : cover
  }

  /// Starts the arrivals, after the layout.
  func begin(_ emission: Emission, _ elementStore: ElementStore) throws {
    defer {
      (arrivals, captured, left) = ([], [:], [])
      memory = nil
    }
    let tree = emission.tree
    var comers: [(node: LayoutTree.NodeID, stage: TransitionContainer)] = []
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
          place: arrival.place, key: arrival.element.key, position: position)
        let size = tree.size(of: top)
        let stage =
          reclaimContainer(origin, elementStore)
          ?? TransitionContainer(
            transition, phase: .willAppear, size: size, environment: arrival.environment,
            in: emission)
        stage.way = nil
        try stage.go(to: .identity, transaction)
        guard stage.end > elementStore.clock.now else { continue }
        if stage.isResizing {
          emission.diagnostics.addWarning(
            "A transition changes the size of a view that is inserted or removed; it is drawn in the view's place, and its neighbors don't move."
          )
        }
        match(stage, top, transaction, emission, elementStore)
        elementStore.addDeadline(stage.end)
        comers.append((top, stage))
      }
    }
    try settle(comers, emission, elementStore)
  }

  /// Returns the transition container of a snapshot with the same origin, so that the view
  /// reappears from the position of the snapshot.
  private func reclaimContainer(_ origin: RemovedViewSnapshot.Origin, _ elementStore: ElementStore)
    -> TransitionContainer?
  {
    guard let index = ghosts.firstIndex(where: { $0.origin == origin }) else { return nil }
    let ghost = ghosts.remove(at: index)
    notifyObservers(of: [ghost], elementStore)
    return ghost.stage
  }

  /// Finds the moving views in the new tree, and removes those that no longer exist.
  private func settle(
    _ comers: [(node: LayoutTree.NodeID, stage: TransitionContainer)], _ emission: Emission,
    _ elementStore: ElementStore
  ) throws {
    (stagesByNode, ghostsByContainer, identities) = ([:], [:], [:])
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
    for (identity, stage) in stages {
      guard let node = nodes[identity] else {
        stages[identity] = nil
        continue
      }
      stagesByNode[node] = stage
      stage.resize(emission.tree.size(of: node))
    }
    for (node, stage) in comers {
      identities[node].map { stages[$0] = stage }
      stagesByNode[node] = stage
    }
    var (kept, lost): ([RemovedViewSnapshot], [RemovedViewSnapshot]) = ([], [])
    for ghost in ghosts {
      if ghost.hasPlace, let container = findPlace(of: ghost, nodes, emission.tree) {
        kept.append(ghost)
        ghostsByContainer[container, default: []].append(ghost)
      } else {
        lost.append(ghost)
      }
    }
    ghosts = kept
    notifyObservers(of: lost, elementStore)
    try update()
  }

  /// Finds the container that draws `ghost` from now on, and the anchor in it: those from before
  /// the pass, if they still exist.
  private func findPlace(
    of ghost: RemovedViewSnapshot, _ nodes: [UInt64: LayoutTree.NodeID], _ tree: LayoutTree
  ) -> LayoutTree.NodeID? {
    guard let memory, var (place, previous) = before(ghost, memory) else {
      return nodes[ghost.container]
    }
    while let identity = memory.identity(of: place) {
      if let container = nodes[identity] {
        ghost.container = identity
        ghost.anchor = anchor(previous, in: container, nodes, tree, memory)
        return container
      }
      guard let parent = memory.parent(of: place) else { return nil }
      (place, previous) = (parent, memory.previous(of: place))
    }
    return nil
  }

  /// Returns the place of `ghost`, or of the view that it shows, before the pass.
  private func before(_ ghost: RemovedViewSnapshot, _ memory: TreeSnapshot)
    -> (container: LayoutTree.NodeID, previous: Member?)?
  {
    if let place = memory.place(of: ghost) { return place }
    return memory.parent(of: ghost.node).map { ($0, memory.previous(of: ghost.node)) }
  }

  /// Returns the last member up to `member` that `container` still draws.
  private func anchor(
    _ member: Member?, in container: LayoutTree.NodeID, _ nodes: [UInt64: LayoutTree.NodeID],
    _ tree: LayoutTree, _ memory: TreeSnapshot
  ) -> RemovedViewSnapshot.Anchor {
    var member = member
    while let current = member {
      switch current {
      case .ghost(let ghost):
        if ghost.hasPlace, ghosts.contains(where: { $0 === ghost }) {
          return .ghost(ObjectIdentifier(ghost))
        }
        member = memory.place(of: ghost)?.previous
      case .node(let node):
        if let ghost = captured[node] { return .ghost(ObjectIdentifier(ghost)) }
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
    for (_, stage) in stages.sorted(by: { $0.key < $1.key }) { try stage.update() }
    for ghost in ghosts { try ghost.stage.update() }
  }

  // MARK: Finishing

  /// Removes the transition containers whose views have arrived by `now`.
  func finish(at now: TimeInterval, _ elementStore: ElementStore) {
    // A sum of times may be slightly too small.
    let limit = now + 1e-9
    stages = stages.filter { $0.value.end > limit }
    stagesByNode = stagesByNode.filter { $0.value.end > limit }
    let gone = ghosts.filter { $0.stage.end <= limit }
    guard !gone.isEmpty else { return }
    ghosts.removeAll { $0.stage.end <= limit }
    for container in ghostsByContainer.keys {
      ghostsByContainer[container]?.removeAll { $0.stage.end <= limit }
    }
    notifyObservers(of: gone, elementStore)
  }

  /// Removes all transition containers and snapshots.
  func stop(_ elementStore: ElementStore) {
    let gone = ghosts
    (stages, ghosts) = ([:], [])
    (stagesByNode, ghostsByContainer) = ([:], [:])
    notifyObservers(of: gone, elementStore)
  }

  /// Releases the observers of each departure in `gone` that has no snapshots left.
  private func notifyObservers(of gone: [RemovedViewSnapshot], _ elementStore: ElementStore) {
    for ghost in gone where !ghosts.contains(where: { $0.departure === ghost.departure }) {
      elementStore.lifetimes.departed += ghost.departure.observers
      ghost.departure.observers = []
    }
  }
}
