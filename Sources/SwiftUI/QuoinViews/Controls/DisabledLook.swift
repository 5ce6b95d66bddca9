import QuoinCore

/// Fades a disabled control as one layer, by default to half its opacity
/// (Rules/Controls.md#disabled).
struct DisabledLook: PrimitiveModifier {
  var opacity = 0.5

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if emission.environment.isEnabled {
      V._emit(content, into: emission)
    } else {
      emission.emitEffect(
        "disabled", on: content, drawing: OpacityDrawing(opacity: modifier.opacity))
    }
  }
}

extension View {
  /// Draws the whole view with `opacity` while controls are disabled.
  /// Sizing: neutral.
  func fadedWhenDisabled(_ opacity: Double) -> some View {
    modifier(DisabledLook(opacity: opacity))
  }
}
