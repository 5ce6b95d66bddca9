import Foundation
import QuoinCore
import QuoinDrawing

/// Draws a blurred silhouette below a view.
public struct _ShadowEffect: PrimitiveModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  public static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    var color = ResolvedColor.clear
    if case .color(let resolved) = emitter.resolve(modifier.color).kind { color = resolved }
    let shadow = Effect.shadow(
      color: color, radius: max(0, finite(modifier.radius)),
      offset: CGSize(width: finite(modifier.offset.width), height: finite(modifier.offset.height)))
    emitter.emitEffect(
      "shadow", on: content, drawing: ShadowDrawing(shadow: color.opacity > 0 ? shadow : nil))
  }
}

private struct ShadowDrawing: NodeDrawing {
  /// `nil` where the colour is clear.
  let shadow: Effect?

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    if let shadow { canvas.beginShadow(shadow) }
  }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    if shadow != nil { canvas.endShadow() }
  }
}

extension View {
  /// Draws a shadow below each thing the view draws: a Gaussian blur of `radius` points, moved by
  /// `x` and `y` points. Sizing: neutral.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
