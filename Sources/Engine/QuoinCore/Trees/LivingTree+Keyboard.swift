import Foundation
import QuoinLayout

// The on-screen keyboard of a live view: it covers the bottom of the window while a field has the
// focus (Rules/SafeArea.md#keyboard).

extension LivingTree {
  /// The insets of the window in the current state, with the keyboard if a field has the focus.
  private var currentWindow: WindowInsets? {
    guard let window, elementStore.isTyping, keyboardHeight > window.keyboard else { return window }
    return WindowInsets(container: window.container, keyboard: keyboardHeight)
  }

  /// Whether the insets of the window have changed since the last layout.
  var windowIsOutdated: Bool { currentWindow != emission.tree.windowInsets }

  /// Applies the insets of the window, before a pass.
  func updateWindow() {
    let (old, new) = (emission.tree.windowInsets, currentWindow)
    guard new != old else { return }
    emission.tree.windowInsets = new
    isLaidOut = false
    // Bars hide behind the keyboard.
    if old?.keyboardBeyondContainer != new?.keyboardBeyondContainer {
      elementStore.root.isStale = true
    }
  }
}

extension Emission {
  /// Whether a field of the live view has the focus, for which the on-screen keyboard appears.
  package var isTyping: Bool {
    get { elementStore?.isTyping ?? false }
    set { elementStore?.isTyping = newValue }
  }
}
