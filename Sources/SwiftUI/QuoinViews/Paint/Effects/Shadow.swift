import Foundation
import QuoinCore
import QuoinDrawing

/// Draws a blurred silhouette beneath a view.
public struct _ShadowEffect: PrimitiveModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let shadow = ResolvedShadow(
      color: emission.resolve(modifier.color), radius: modifier.radius, offset: modifier.offset)
    emission.emitEffect("shadow", on: content, drawing: ShadowDrawing(shadow))
  }
}

/// Draws a shadow for each object inside a node.
struct ShadowDrawing: NodeDrawing {
  var shadow: ResolvedShadow

  init(_ shadow: ResolvedShadow) { self.shadow = shadow }

  private var isClear: Bool { !(shadow.color.opacity > 0) }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    if !isClear { canvas.beginLeafEffect(shadow.effect) }
  }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    if !isClear { canvas.endLeafEffect() }
  }
}

extension View {
  /// Draws a shadow beneath each object that the view draws: a Gaussian blur of `radius` points,
  /// offset by `x` and `y` points.
  /// Sizing: neutral.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
