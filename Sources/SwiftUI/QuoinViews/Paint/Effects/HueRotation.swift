import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Rotates the hues of a view's colors.
public struct _HueEffect: PrimitiveModifier {
  let angle: Angle

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitEffect("hueRotation", on: content, drawing: HueDrawing(angle: modifier.angle))
  }
}

struct HueDrawing: NodeDrawing {
  var angle: Angle

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    canvas.beginGroup(.recolor(.hueRotation(radians: angle.radians)))
  }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }
}
