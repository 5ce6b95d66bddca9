import Foundation
import Quoin

/// Returns the layout of `view` for a proposal of `width` and `height`.
@MainActor
func report(_ width: CGFloat?, _ height: CGFloat?, _ view: some View) -> LayoutReport {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return renderer.layoutReport()
}

extension LayoutReport {
  /// Returns the frames of all nodes whose name begins with `name`, in source order.
  func frames(_ name: String) -> [CGRect] {
    nodes.filter { $0.name.hasPrefix(name) }.map(\.frame)
  }
}

/// Whether two points are equal to within a hundredth of a point.
func isClose(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
  abs(point.x - x) < 0.01 && abs(point.y - y) < 0.01
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
