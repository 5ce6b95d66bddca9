import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// The shape of the enclosing container, inset by the view's distance from its edges; a rectangle
/// without a container.
/// Sizing: h-exp, v-exp.
public nonisolated struct ContainerRelativeShape: InsettableShape, _InsettablePrimitive {
  /// The enclosing container, whose frame is set when it is drawn.
  private var container: ContainerShapeLink?
  private var frame = CGRect.zero

  public init() {}

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    guard let container, !rect.isEmpty else { return Path(rect) }
    let outer = container.frame
    let distance = max(
      0,
      min(
        min(frame.minX - outer.minX, outer.maxX - frame.maxX),
        min(frame.minY - outer.minY, outer.maxY - frame.maxY)))
    let inset = distance + amount
    return container.path(rect.insetBy(dx: -inset, dy: -inset), inset)
  }

  public func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> Self {
    var shape = self
    (shape.frame, shape.container) = (frame, container)
    return shape
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public static var _name: String { "ContainerRelativeShape" }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container's shape and the frame in which it was last drawn.
///
/// A container is drawn before the views in it, so they can find its frame. The main actor accesses
/// it exclusively.
public final class ContainerShapeLink: @unchecked Sendable {
  /// Returns the shape in a rectangle, inset by an amount.
  let path: @Sendable (CGRect, CGFloat) -> Path
  /// Returns the shape's corners in a size, if it is a rounded rectangle.
  let corners: @Sendable (CGSize) -> RoundedRectangularShapeCorners?
  /// Whether the leading corners are on the right.
  let isRightToLeft: Bool
  fileprivate(set) var frame = CGRect.zero

  init<S: InsettableShape>(_ shape: S, isRightToLeft: Bool) {
    path = { rect, inset in shape.inset(by: inset).path(in: rect) }
    corners = { (shape as? any RoundedRectangularShape)?.corners(in: $0) }
    self.isRightToLeft = isRightToLeft
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShapeLink? { nil }
}

extension EnvironmentValues {
  /// The shape that ``ContainerRelativeShape`` follows.
  var containerShape: ContainerShapeLink? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Sets the shape of a container for the views inside.
public struct _ContainerShapeModifier<ContainerShape: InsettableShape>: PrimitiveModifier {
  let shape: ContainerShape

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let link = ContainerShapeLink(
      modifier.shape, isRightToLeft: emission.environment.layoutDirection == .rightToLeft)
    emission.withEnvironment(
      { $0.containerShape = link },
      { emission.emitEffect("containerShape", on: content, drawing: ContainerDrawing(link: link)) })
  }
}

private struct ContainerDrawing: NodeDrawing {
  let link: ContainerShapeLink

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) { link.frame = canvas.grid.snap(frame) }
  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    link.frame = frame
    return .inside(point)
  }
}

extension View {
  /// Sets the shape of the view that each ``ContainerRelativeShape`` and ``ConcentricRectangle``
  /// inside follows.
  /// Sizing: neutral.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
