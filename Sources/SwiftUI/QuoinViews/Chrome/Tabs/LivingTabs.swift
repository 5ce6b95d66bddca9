import QuoinCore

/// The tabs of a live tree, where a tap on a tab shows its page.
///
/// Sizing: h-exp, v-exp.
struct LivingTabs<Value: Hashable, Content: View>: View {
  let tabs: TabView<Value, Content>
  @State private var memory = TabMemory()
  @State private var selected = 0

  var body: some View {
    let _ = selected
    // The closure captures only the binding, because the memory must not keep its owner alive.
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

/// The state of tabs in a live tree.
@MainActor
final class TabMemory {
  /// The index of the tab that the user tapped last.
  private(set) var selected = 0
  /// The last tab that was shown and isn't for searching.
  var former = 0
  /// The tabs that have been shown, which keep their state.
  var visited: Set<Element.Key> = []
  var change: (Int) -> Void = { _ in }

  func select(_ index: Int) {
    selected = index
    change(index)
  }
}
