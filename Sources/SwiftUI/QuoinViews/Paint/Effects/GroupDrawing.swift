import Foundation
import QuoinCore
import QuoinDrawing

/// Draws the content of a node as one group with an effect.
struct GroupDrawing: NodeDrawing {
  var effect: Effect

  init(_ effect: Effect) { self.effect = effect }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.beginGroup(effect) }
  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }
  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    // The shape of a mask is neither visible nor touchable.
    effect == .maskShape ? .nothing(.empty) : .inside(point)
  }
}

/// Wraps a view in a group with an effect that depends only on the environment.
public struct _GroupEffect: PrimitiveModifier {
  let name: String
  let effect: (EnvironmentValues) -> Effect
  /// A limitation of the effect, which the view reports once.
  var warning: String?

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if let warning = modifier.warning { emission.diagnostics.addWarning(warning) }
    emission.emitEffect(
      modifier.name, on: content, drawing: GroupDrawing(modifier.effect(emission.environment)))
  }
}
