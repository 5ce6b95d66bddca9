import QuoinCore

/// A modifier that takes effect only in a live tree; pictures ignore it.
struct LivingModifier<Modifier: ViewModifier>: _LivingOnlyModifier {
  let modifier: Modifier

  static func _emitLiving<V: View>(_ living: Self, content: V, into emission: Emission) {
    Modifier._emit(living.modifier, content: content, into: emission)
  }
}
