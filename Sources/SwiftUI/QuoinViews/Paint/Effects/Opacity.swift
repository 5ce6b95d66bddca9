import Foundation
import QuoinCore
import QuoinDrawing
import QuoinLayout

/// Draws a view as a whole with an opacity.
public struct _OpacityEffect: PrimitiveModifier {
  let opacity: Double

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect("opacity", on: content, drawing: OpacityDrawing(opacity: modifier.opacity))
  }
}

struct OpacityDrawing: NodeDrawing {
  let opacity: Double
  /// Whether the view is `hidden()`, and therefore can't have the focus on macOS.
  let isHidden: Bool

  init(opacity: Double, isHidden: Bool = false) {
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    self.isHidden = isHidden
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    if opacity == 0 { canvas.beginHidden() } else { canvas.beginGroup(.opacity(opacity)) }
  }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    if opacity == 0 { canvas.endHidden() } else { canvas.endGroup() }
  }
  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    opacity == 0 ? .nothing(.transparent) : .inside(point)
  }
}

extension EmittedNodes {
  /// Returns whether `node` makes the views inside it invisible, so that they aren't read
  /// (Rules/Accessibility.md#invisible).
  package func isInvisible(_ node: LayoutTree.NodeID) -> Bool {
    (drawing(of: node) as? OpacityDrawing)?.opacity == 0
  }
}

/// Leaves a view's space empty.
public struct _HiddenEffect: PrimitiveModifier {
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect(
      "hidden", on: content, drawing: OpacityDrawing(opacity: 0, isHidden: true))
  }
}

extension View {
  /// Draws the view with `opacity`, in 0…1; opacities multiply.
  /// Sizing: neutral.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Hides the view but keeps its space.
  /// Sizing: neutral.
  public func hidden() -> some View { modifier(_HiddenEffect()) }
}
