import Foundation
import QuoinGeometry
import QuoinLayout

// A live view during motion: as the user sees it, rather than as it is laid out.

/// The position of a node in the layout, and its visible position on screen.
struct NodeSight {
  /// The node's corner in the layout.
  private(set) var corner: CGPoint
  /// The visible frame of the node.
  private(set) var frame: CGRect
  /// The corner in the layout to which the positions of moving items inside are relative: that of
  /// the enclosing group, with the offsets in between.
  private var group: CGPoint
  /// The distance from that corner to the visible corner of the group.
  private var shift = CGSize.zero

  /// Creates the position that encloses the root.
  init(root corner: CGPoint) {
    (self.corner, group) = (corner, corner)
    frame = CGRect(origin: corner, size: .zero)
  }

  /// Returns the same node with its visible corner at `corner`.
  func moved(to corner: CGPoint) -> NodeSight {
    var sight = self
    let (x, y) = (corner.x - frame.minX, corner.y - frame.minY)
    sight.frame.origin = corner
    sight.shift = CGSize(width: shift.width + x, height: shift.height + y)
    return sight
  }

  /// Returns the positions of the child `node`, which are those of the layout if there is no
  /// presentation.
  @MainActor
  func child(_ node: LayoutTree.NodeID, _ emission: Emission, _ presentation: Presentation?)
    -> NodeSight
  {
    let tree = emission.tree
    var sight = self
    let step = tree.origin(of: node)
    sight.corner = CGPoint(x: corner.x + step.x, y: corner.y + step.y)
    sight.frame = CGRect(
      x: sight.corner.x + shift.width, y: sight.corner.y + shift.height,
      width: tree.size(of: node).width, height: tree.size(of: node).height)
    guard let presentation else { return sight }
    let moving = presentation[node]
    if let place = moving?.frame(at: presentation.now) {
      sight.frame = place.offsetBy(dx: group.x + shift.width, dy: group.y + shift.height)
    }
    if tree.movesContent(node), tree.firstChild(of: node).exists {
      let offset = tree.origin(of: tree.firstChild(of: node))
      let seen = moving?.content(at: presentation.now) ?? offset
      // The content of a scroll view is relative to the visible corner of the scroll view; its
      // offset is added separately.
      let base = tree.isScroll(node) ? sight.corner : group
      if tree.isScroll(node) {
        sight.shift = CGSize(
          width: sight.frame.minX - base.x, height: sight.frame.minY - base.y)
      }
      sight.group = CGPoint(x: base.x + offset.x, y: base.y + offset.y)
      sight.shift.width += seen.x - offset.x
      sight.shift.height += seen.y - offset.y
    } else if emission.nodes.isGeometryGroup(node) {
      sight.group = sight.corner
      sight.shift = CGSize(
        width: sight.frame.minX - sight.corner.x, height: sight.frame.minY - sight.corner.y)
    }
    return sight
  }
}

extension EmittedNodes {
  /// The current presentation, if anything is moving.
  var presentation: Presentation? {
    guard let elementStore = emission.elementStore,
      case let presentation = elementStore.motion.presentation,
      presentation.isMoving || !elementStore.motion.transitions.isEmpty
    else { return nil }
    return presentation
  }

  /// Returns the currently visible frame of `node`, in the root's space, in points.
  func presentedFrame(of node: LayoutTree.NodeID) -> CGRect {
    guard let presentation else { return tree.frame(of: node) }
    var path = [node]
    while let parent = path.last.map(tree.parent(of:)), parent.isBelowTop { path.append(parent) }
    return path.reversed().reduce(NodeSight(root: .zero)) { sight, node in
      sight.child(node, emission, presentation)
    }
    .frame
  }

  /// Returns the first node inside `node` that draws something, whose position is the visible
  /// position of a container.
  func firstDrawn(inside node: LayoutTree.NodeID) -> LayoutTree.NodeID? {
    var waiting = [node]
    while let node = waiting.popLast() {
      if drawing(of: node) != nil { return node }
      waiting += tree.children(of: node).reversed()
    }
    return nil
  }

  /// Returns the currently visible geometry of `node`: a moving view moves its coordinate space
  /// along.
  package func seenGeometry(of node: LayoutTree.NodeID) -> NodeGeometry {
    var geometry = geometry(of: node, displayScale: 1)
    guard presentation != nil, node.isBelowTop else { return geometry }
    let seen = firstDrawn(inside: node) ?? node
    let (shown, laidOut) = (presentedFrame(of: seen), tree.frame(of: seen))
    geometry.toWindow = geometry.toWindow.moved(
      by: CGPoint(x: shown.minX - laidOut.minX, y: shown.minY - laidOut.minY))
    return geometry
  }
}

extension ViewTree {
  private var presentation: Presentation? { emission.nodes.presentation }

  /// Returns the currently visible frame of `node`, in the root's space, in points.
  public func presentedFrame(of node: LayoutTree.NodeID) -> CGRect {
    emission.nodes.presentedFrame(of: node)
  }

  /// The size of a picture of the current state.
  var presentedSize: CGSize {
    guard layout.windowInsets == nil, let root = layout.root, presentation != nil else {
      return layout.windowSize
    }
    return presentedFrame(of: root).size
  }

  /// Draws the current state, if anything is moving.
  ///
  /// - Returns: Whether it drew.
  func drawPresented(at corner: CGPoint, in canvas: DrawingCanvas) -> Bool {
    guard let presentation, let root = layout.root else { return false }
    let transitions = emission.elementStore?.motion.transitions
    for member in transitions?.members(of: .top, in: layout) ?? [.node(root)] {
      switch member {
      case .snapshot(let snapshot): snapshot.draw(at: corner, in: canvas)
      case .node(let node):
        let sight = NodeSight(root: corner).child(node, emission, presentation)
        drawPresented(node, sight, corner, in: canvas)
      }
    }
    return true
  }

  /// Draws the current state of `node` and its descendants.
  ///
  /// - `isInTransition`: whether the transition of the arriving view at `node` is already drawn.
  private func drawPresented(
    _ node: LayoutTree.NodeID, _ sight: NodeSight, _ corner: CGPoint, in canvas: DrawingCanvas,
    isInTransition: Bool = false
  ) {
    walkPresented(node, sight, isInTransition: isInTransition) { sighting in
      switch sighting {
      case .begin(let drawing, let frame): drawing.begin(frame, in: canvas)
      case .end(let drawing, let frame): drawing.end(frame, in: canvas)
      case .snapshot(let snapshot): snapshot.draw(at: corner, in: canvas)
      case .appearing(let transitionContainer, let node, let sight):
        transitionContainer.draw(sight.frame, in: canvas, root: corner) { frame, canvas in
          self.drawPresented(
            node, sight.moved(to: frame.origin), corner, in: canvas, isInTransition: true)
        }
      }
    }
  }

  /// Records the visible state of `node` and its descendants.
  ///
  /// - `memory`: the tree before the pass, which may have moved some of the nodes in the meantime.
  func capture(
    _ node: LayoutTree.NodeID, _ sight: NodeSight, isInTransition: Bool = true,
    _ memory: TreeSnapshot? = nil
  ) -> TreeRecording {
    var capture = TreeRecording(frame: sight.frame)
    func add(_ transitionContainer: TransitionContainer, _ inner: TreeRecording) {
      let drawing = TransitionDrawing(transitionContainer: transitionContainer, capture: inner)
      capture.begin(drawing, inner.frame)
      capture.end(drawing, inner.frame)
    }
    walkPresented(node, sight, isInTransition: isInTransition, memory) { sighting in
      switch sighting {
      case .begin(let drawing, let frame): capture.begin(drawing.fixed(), frame)
      case .end(let drawing, let frame): capture.end(drawing.fixed(), frame)
      case .snapshot(let snapshot): add(snapshot.transitionContainer, snapshot.capture)
      case .appearing(let transitionContainer, let node, let sight):
        add(transitionContainer, self.capture(node, sight, memory))
      }
    }
    return capture
  }

  private enum Sighting {
    case begin(any NodeDrawing, CGRect)
    case end(any NodeDrawing, CGRect)
    case snapshot(RemovedViewSnapshot)
    /// A view that is appearing.
    case appearing(TransitionContainer, LayoutTree.NodeID, NodeSight)
  }

  /// Calls `report` with the visible state of `node` and of each descendant, from back to front.
  private func walkPresented(
    _ node: LayoutTree.NodeID, _ sight: NodeSight, isInTransition: Bool,
    _ memory: TreeSnapshot? = nil,
    _ report: (Sighting) -> Void
  ) {
    guard let elementStore = emission.elementStore else { return }
    let (presentation, transitions) = (
      elementStore.motion.presentation, elementStore.motion.transitions
    )
    enum Step {
      case visit(LayoutTree.NodeID, NodeSight)
      case report(Sighting)
    }
    var steps: [Step] = [.visit(node, sight)]
    var isFirst = true
    while let step = steps.popLast() {
      switch step {
      case .report(let sighting): report(sighting)
      case .visit(let node, let sight):
        if let transitionContainer = transitions.transitionContainer(at: node),
          !(isFirst && isInTransition)
        {
          report(.appearing(transitionContainer, node, sight))
          continue
        }
        isFirst = false
        if let laidOut = drawing(of: node) {
          guard Self.isDrawable(sight.frame) else { continue }
          let drawing = presentation[node]?.drawing(at: presentation.now) ?? laidOut
          report(.begin(drawing, sight.frame))
          steps.append(.report(.end(drawing, sight.frame)))
        }
        let members = memory?.members(of: node) ?? transitions.members(of: node, in: layout)
        for member in members.reversed() {
          switch member {
          case .snapshot(let snapshot): steps.append(.report(.snapshot(snapshot)))
          case .node(let child):
            let seen = memory?.sight(of: child) ?? sight.child(child, emission, presentation)
            steps.append(.visit(child, seen))
          }
        }
      }
    }
  }
}
