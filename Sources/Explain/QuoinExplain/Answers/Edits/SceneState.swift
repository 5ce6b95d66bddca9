import Foundation
import QuoinGeometry
import QuoinLayout

/// The frames of a report's nodes in one layout: the report's own, or that of a trial.
struct SceneState {
  /// The frame of each node; null for a node that an edit removed.
  private(set) var frames: [CGRect]
  /// The frame that directly contains each node; null if the node may be larger.
  private(set) var containers: [CGRect]
  /// The largest distance by which a modifier that an edit added exceeds what contains it.
  private(set) var addedOverflow: CGFloat = 0
  /// The root view's size.
  private(set) var size: CGSize = .zero

  /// Reads the frames in one walk.
  init(_ pass: LintPass, _ tree: LayoutTree) {
    let count = pass.report.nodes.count
    frames = [CGRect](repeating: .null, count: count)
    containers = frames
    var positions: [LayoutTree.NodeID: Int] = [:]
    for index in 0..<count {
      if let node = pass.treeNode(index) { positions[node] = index }
    }
    guard let root = tree.root else { return }
    size = tree.size(of: root)
    typealias Waiting = (node: LayoutTree.NodeID, corner: CGPoint, container: CGRect)
    var waiting: [Waiting] = [(root, .zero, .null)]
    while let (node, corner, container) = waiting.popLast() {
      let offset = tree.origin(of: node)
      let origin = CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
      let frame = CGRect(origin: origin, size: tree.size(of: node))
      let isBoundary = tree.isBoundary(node)
      let position = positions[node]
      if let position {
        frames[position] = frame
        containers[position] = container
      } else if !isBoundary {
        addedOverflow = max(addedOverflow, frame.excess(over: container))
      }
      let name = position.map { pass.node($0).callName } ?? tree.kindName(of: node)
      let inner = isBoundary ? container : Self.isOpen(name) ? CGRect.null : frame
      for (number, child) in tree.children(of: node).enumerated() {
        let isLayer = number > 0 && tree.isLayered(node)
        waiting.append((child, origin, isLayer ? .null : inner))
      }
    }
  }

  /// Whether content may be larger than such a view, which scrolls, clips, moves or transforms it.
  private static func isOpen(_ name: String) -> Bool {
    LintPass.clippingViews.contains(name) || LintPass.displacingModifiers.contains(name)
      || ["mask", "cornerRadius", "ignoresSafeArea", "background", "overlay"].contains(name)
  }
}

extension CGRect {
  /// The largest distance by which the rectangle exceeds another; 0 if either is null.
  func excess(over other: CGRect) -> CGFloat {
    guard !isNull, !other.isNull else { return 0 }
    let sides = [
      other.minX - minX, maxX - other.maxX, other.minY - minY, maxY - other.maxY, 0,
    ]
    return sides.max() ?? 0
  }
}
