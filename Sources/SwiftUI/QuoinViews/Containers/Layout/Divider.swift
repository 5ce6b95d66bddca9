import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A thin line: vertical in an `HStack`, horizontal everywhere else.
///
/// One pixel thick on iOS, one point on macOS and at accessibility text sizes, one point and a half
/// on watchOS (Rules/Stacks.md#divider).
/// Sizing: along hug, across exp (in a row it is upright; ideal length 10; outside a stack h-exp, v-hug).
public struct Divider: PrimitiveView {
  public init() {}

  public static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    let isThick =
      environment.platform == .macOS || environment.dynamicTypeSize.isAccessibilitySize
    let thickness = LeafLength(
      environment.platform == .watchOS ? 1.5 : isThick ? 1 : environment.pixelLength)
    let isUpright = emission.orientation == .horizontal
    let node = emission.tree.addLeaf(
      isUpright ? thickness : .expanding, isUpright ? .expanding : thickness)
    let color = SystemColor.separator.resolved(in: environment)
    emission.note(node, "Divider", drawing: LineDrawing(color: color))
  }
}

private struct LineDrawing: NodeDrawing {
  let color: ResolvedColor
  /// Begins the drawing. The line is at least one pixel of the picture thick, as a pixel of the
  /// display may be smaller.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    var line = canvas.grid.snap(frame)
    if frame.width > 0 { line.size.width = max(line.width, canvas.grid.pixel) }
    if frame.height > 0 { line.size.height = max(line.height, canvas.grid.pixel) }
    canvas.fill(Path(line), with: .color(color))
  }
}
