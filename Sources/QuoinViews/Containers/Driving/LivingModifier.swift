import QuoinCore

/// A modifier that is there in a living tree only: a picture is made without it.
struct LivingModifier<Modifier: ViewModifier>: PrimitiveModifier {
  let modifier: Modifier

  static func _emit<V: View>(_ living: Self, content: V, into emission: Emission) {
    if emission.isLiving {
      Modifier._emit(living.modifier, content: content, into: emission)
    } else {
      V._emit(content, into: emission)
    }
  }
}
