import Foundation
import QuoinGeometry
import QuoinLayout

// A living view while something moves: as it is seen, not as it is laid out.

/// Where a node is in the layout, and where it is seen.
struct NodeSight {
  /// The corner in the layout.
  private(set) var corner: CGPoint
  /// What is seen of the node.
  private(set) var frame: CGRect
  /// The corner in the layout that moving places inside count from: of the group around, with the offsets in between.
  private var group: CGPoint
  /// How far that group is seen from there.
  private var shift = CGSize.zero

  /// Outside of the root.
  init(root corner: CGPoint) {
    (self.corner, group) = (corner, corner)
    frame = CGRect(origin: corner, size: .zero)
  }

  /// The sight of `node`, which lies directly inside; without a presentation it is the layout.
  @MainActor
  func child(_ node: LayoutTree.Node, _ emitter: ViewEmitter, _ presentation: Presentation?)
    -> NodeSight
  {
    let tree = emitter.tree
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
    if tree.movesContent(node), tree.firstChild(of: node) >= 0 {
      let offset = tree.origin(of: tree.firstChild(of: node))
      let seen = moving?.content(at: presentation.now) ?? offset
      // The content of a scroll view counts from where that is seen; an offset is counted apart.
      let base = tree.isScroll(node) ? sight.corner : group
      if tree.isScroll(node) {
        sight.shift = CGSize(
          width: sight.frame.minX - base.x, height: sight.frame.minY - base.y)
      }
      sight.group = CGPoint(x: base.x + offset.x, y: base.y + offset.y)
      sight.shift.width += seen.x - offset.x
      sight.shift.height += seen.y - offset.y
    } else if emitter.isGeometryGroup(node) {
      sight.group = sight.corner
      sight.shift = CGSize(
        width: sight.frame.minX - sight.corner.x, height: sight.frame.minY - sight.corner.y)
    }
    return sight
  }
}

extension ViewEmitter {
  /// What is seen in this moment, where that is not the layout.
  var presentation: Presentation? {
    guard let presentation = life?.presentation, presentation.isMoving else { return nil }
    return presentation
  }
}

extension ViewTree {
  private var presentation: Presentation? { emitter.presentation }

  /// The frame of `node` as it is seen in this moment, in the root's space, in points.
  public func presentedFrame(of node: LayoutTree.Node) -> CGRect {
    guard let presentation else { return layout.frame(of: node) }
    var path = [node]
    while let parent = path.last.map(layout.parent(of:)), parent > 0 { path.append(parent) }
    return path.reversed().reduce(NodeSight(root: .zero)) { sight, node in
      sight.child(node, emitter, presentation)
    }
    .frame
  }

  /// How large a picture of what is seen in this moment is.
  var presentedSize: CGSize {
    guard layout.windowInsets == nil, layout.root >= 0, presentation != nil else {
      return layout.windowSize
    }
    return presentedFrame(of: layout.root).size
  }

  /// Draws what is seen in this moment, if that is not the layout.
  ///
  /// - Returns: whether it is.
  func drawPresented(at corner: CGPoint, in canvas: DrawingCanvas) -> Bool {
    guard let presentation else { return false }
    enum Step {
      case visit(LayoutTree.Node, NodeSight)
      case finish(any NodeDrawing, CGRect)
    }
    var steps: [Step] = [.visit(layout.root, NodeSight(root: corner))]
    while let step = steps.popLast() {
      switch step {
      case .finish(let drawing, let frame): drawing.end(frame, in: canvas)
      case .visit(let node, let around):
        let sight = around.child(node, emitter, presentation)
        if let laidOut = drawing(of: node) {
          guard Self.isDrawable(sight.frame) else { continue }
          let drawing = presentation[node]?.drawing(at: presentation.now) ?? laidOut
          drawing.begin(sight.frame, in: canvas)
          steps.append(.finish(drawing, sight.frame))
        }
        for child in layout.drawingOrder(of: node).reversed() {
          steps.append(.visit(child, sight))
        }
      }
    }
    return true
  }
}
