import Foundation
import QuoinGeometry
import QuoinLayout

/// The views that a touch at a point hits and misses.
@MainActor
public struct HitTest {
  /// The hit view and its ancestors, innermost first; empty if no view is hit.
  public internal(set) var nodes: [LayoutTree.NodeID] = []
  /// The hit nodes and their ancestors, including nodes that aren't views.
  package internal(set) var chain: [LayoutTree.NodeID] = []
  /// The responders that participate in the touch, innermost first.
  public internal(set) var responders: [Responder] = []
  /// The views in front of the hit one, with the reasons why the touch misses them, from front to
  /// back.
  public internal(set) var misses: [(node: LayoutTree.NodeID, reason: MissReason)] = []

  /// The responders that participate in the touch, with their nodes.
  var entries: [(responder: Responder, node: LayoutTree.NodeID)] = []
  var hovers: [(responder: HoverResponder, node: LayoutTree.NodeID)] = []
}

extension ViewTree {
  /// Tests `point`, in the root's space in points: finds the frontmost view that draws there, with
  /// or without a gesture.
  public func hitTest(_ point: CGPoint) -> HitTest {
    var tester = HitTester(emission)
    return tester.test(point)
  }

  /// Returns the geometry of `node` in the window.
  public func geometry(of node: LayoutTree.NodeID) -> NodeGeometry {
    emission.nodes.geometry(of: node, displayScale: environment.displayScale)
  }
}

/// Finds the views that a touch hits, from front to back, through transforms, as the views are
/// drawn.
///
/// Shapes are hit where they draw, other drawings in their frames; a view that draws nothing isn't
/// hit unless it has a content shape (Rules/Gestures.md#hit-shapes). A content shape also limits
/// touches of the views inside. Clipping limits touches only in scroll views
/// (Rules/Gestures.md#hit-clipping).
@MainActor
struct HitTester {
  private let emission: Emission
  private let presentation: Presentation?
  private var misses: [(node: LayoutTree.NodeID, reason: MissReason)] = []

  init(_ emission: Emission) {
    self.emission = emission
    presentation = emission.nodes.presentation
  }

  private enum Step {
    /// Visit a node with the touch at the given point.
    case visit(LayoutTree.NodeID, NodeSight, CGPoint)
    /// Hit the node itself if nothing inside it was hit; attachments from `level` on receive the
    /// touch.
    case claim(LayoutTree.NodeID, level: Int)
  }

  mutating func test(_ point: CGPoint) -> HitTest {
    var result = HitTest()
    let tree = emission.tree
    guard let root = tree.root, point.x.isFinite, point.y.isFinite else { return result }
    guard let hit = hit(from: root, in: NodeSight(root: .zero), at: point) else {
      result.misses = misses
      return result
    }
    result.misses = misses
    var node = hit.node
    var level = hit.level
    while node.isBelowTop {
      result.chain.append(node)
      if !tree.isBoundary(node) { result.nodes.append(node) }
      for attachment in emission.store.attachments[node]?.dropFirst(level) ?? [] {
        switch attachment {
        case .responder(let responder):
          result.responders.append(responder)
          result.entries.append((responder, node))
        case .hover(let responder): result.hovers.append((responder, node))
        case .shape, .area, .refusal, .label: break
        }
      }
      level = 0
      node = tree.parent(of: node)
    }
    return result
  }

  /// Returns whether `point` of the window hits `node` or a descendant, regardless of views in
  /// front.
  func reaches(_ node: LayoutTree.NodeID, at point: CGPoint) -> Bool {
    var around: [LayoutTree.NodeID] = []
    var ancestor = emission.tree.parent(of: node)
    while ancestor.isBelowTop {
      around.append(ancestor)
      ancestor = emission.tree.parent(of: ancestor)
    }
    var (sight, place) = (NodeSight(root: .zero), point)
    for node in around.reversed() {
      sight = sight.child(node, emission, presentation)
      switch drawing(of: node)?.touch(place, in: sight.frame) ?? .inside(place) {
      case .inside(let inner): place = inner
      case .drawing: break
      case .nothing: return false
      }
    }
    var tester = self
    return tester.hit(from: node, in: sight, at: place) != nil
  }

  /// Returns the current drawing of `node`.
  private func drawing(of node: LayoutTree.NodeID) -> (any NodeDrawing)? {
    presentation.flatMap { $0[node]?.drawing(at: $0.now) } ?? emission.nodes.drawing(of: node)
  }

  private mutating func hit(
    from node: LayoutTree.NodeID, in sight: NodeSight, at point: CGPoint
  ) -> (node: LayoutTree.NodeID, level: Int)? {
    // This isn't recursive because a chain of modifiers may be deeper than the stack.
    var steps: [Step] = [.visit(node, sight, point)]
    while let step = steps.popLast() {
      switch step {
      case .claim(let node, let level): return (node, level)
      case .visit(let node, let around, let point):
        let sight = around.child(node, emission, presentation)
        if let reason = visit(node, sight, point, &steps) { misses.append((node, reason)) }
      }
    }
    return nil
  }

  /// Pushes the steps for a touch in `node`; the last one pushed is in front.
  ///
  /// - Returns: The reason why the touch hits nothing in `node`.
  private func visit(
    _ node: LayoutTree.NodeID, _ sight: NodeSight, _ point: CGPoint, _ steps: inout [Step]
  ) -> MissReason? {
    let frame = sight.frame
    let attachments = emission.store.attachments[node] ?? []
    var miss: MissReason?
    for (level, attachment) in attachments.enumerated().reversed() where miss == nil {
      switch attachment {
      case .refusal: miss = .refused
      case .shape(let contains):
        if contains(point, frame) {
          steps.append(.claim(node, level: level))
        } else {
          miss = .outsideContentShape
        }
      case .area: if frame.contains(point) { steps.append(.claim(node, level: level)) }
      case .responder, .label, .hover: break
      }
    }
    if let miss { return miss }
    let drawing = drawing(of: node)
    switch drawing?.touch(point, in: frame) ?? .inside(point) {
    case .nothing(let reason): return reason
    case .drawing: steps.append(.claim(node, level: 0))
    case .inside(let place):
      let children = emission.tree.drawingOrder(of: node)
      guard children.isEmpty else {
        for child in children { steps.append(.visit(child, sight, place)) }
        return nil
      }
      guard drawing != nil else { return .empty }
      guard frame.contains(place) else { return .outside }
      steps.append(.claim(node, level: 0))
    }
    return nil
  }
}
