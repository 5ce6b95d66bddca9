import QuoinCore

/// Draws a control that can't be used at half its opacity, as one layer (CONTROL-METRICS 2.1).
struct DisabledLook: PrimitiveModifier {
  private static let opacity = 0.5

  static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    if emitter.environment.isEnabled {
      V._emit(content, into: emitter)
    } else {
      emitter.emitEffect("disabled", on: content, drawing: OpacityDrawing(opacity: opacity))
    }
  }
}
