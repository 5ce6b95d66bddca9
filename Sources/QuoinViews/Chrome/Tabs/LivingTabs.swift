import QuoinCore

/// The tabs of a living tree: the one that is tapped is shown.
///
/// Sizing: h-exp, v-exp.
struct LivingTabs<Value: Hashable, Content: View>: View {
  let tabs: TabView<Value, Content>
  @State private var memory = TabMemory()
  @State private var selected = 0

  var body: some View {
    let _ = selected
    // The memory must not hold what holds it.
    memory.change = { [selected = $selected] in selected.wrappedValue = $0 }
    return TabRoot(tabs: tabs, memory: memory)
  }
}

private struct TabRoot<Value: Hashable, Content: View>: PrimitiveView {
  let tabs: TabView<Value, Content>
  let memory: TabMemory

  static func _emit(_ view: Self, into emission: Emission) {
    emission.emitTabs(view.tabs, memory: view.memory)
  }
}

/// Which tab of a living tree is shown.
@MainActor
final class TabMemory {
  /// The one that was tapped last.
  private(set) var selected = 0
  /// The tabs that were shown: they keep their state.
  var visited: Set<Element.Key> = []
  var change: (Int) -> Void = { _ in }

  func select(_ index: Int) {
    selected = index
    change(index)
  }
}
