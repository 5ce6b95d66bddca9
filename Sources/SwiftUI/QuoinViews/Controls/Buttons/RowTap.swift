import QuoinCore

/// Runs an action in a live tree when the view, or the list row that contains it, is tapped.
struct RowTap: _LivingOnlyModifier {
  let action: @MainActor () -> Void

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let environment = emission.environment
    let area = TapArea(action: modifier.action)
    guard environment.rowButtons != nil, environment.controlPlace.isCardRow else {
      return emission.emit(content.modifier(area))
    }
    let button = emission.keep { RowButton() }
    button.action = environment.isEnabled ? modifier.action : {}
    emission.emit(content.modifier(area).layoutValue(key: RowButtonKey.self, value: button))
  }
}
