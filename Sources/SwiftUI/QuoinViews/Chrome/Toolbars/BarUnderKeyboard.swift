import QuoinCore

/// A bar at the bottom of the screen, which takes no space while the on-screen keyboard covers it
/// (Rules/SafeArea.md#keyboard).
///
/// It isn't a conditional view, so that the layout around the bar is the same as without.
/// Sizing: neutral.
struct BarUnderKeyboard<Bar: View>: PrimitiveView {
  let isCovered: Bool
  let bar: Bar

  static func _emit(_ view: Self, into emission: Emission) {
    if !view.isCovered { Bar._emit(view.bar, into: emission) }
  }
}
