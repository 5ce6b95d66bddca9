import QuoinCore

/// Draws a control faded while it can't be used.
struct DisabledFade: PrimitiveModifier {
  let opacity: Double

  static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    if emitter.environment.isEnabled {
      V._emit(content, into: emitter)
    } else {
      emitter.emit(content.opacity(modifier.opacity))
    }
  }
}

extension View {
  /// Draws the view at `opacity` as a whole where controls are disabled. Sizing: neutral.
  func fadedWhenDisabled(_ opacity: Double) -> some View {
    modifier(DisabledFade(opacity: opacity))
  }
}
