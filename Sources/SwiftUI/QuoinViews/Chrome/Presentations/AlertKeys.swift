import QuoinCore
import QuoinLayout

/// The keys of an alert on macOS, for buttons without a shortcut of their own
/// (Rules/Navigation.md#alert-keys).
@MainActor
enum AlertKeys {
  /// Presses the button that carries `key`: Escape the one that cancels, and Return the first other
  /// one unless a button destroys something.
  ///
  /// - Returns: Whether there is such a button.
  static func take(_ key: KeyEquivalent, _ emission: Emission) -> Bool {
    guard key == .return || key == .escape else { return false }
    let buttons = emission.nodes.carriedInFront(ControlHandle.self)
      .filter { $0.thing.press != nil }
      .map { ($0.thing, role: emission.tree.value(AlertRoleKey.self, of: $0.node)?.role) }
    if key == .return, buttons.contains(where: { $0.role == .destructive }) { return false }
    let carrier = buttons.first { ($0.role == .cancel) == (key == .escape) }?.0
    guard let carrier, carrier.isEnabled else { return false }
    carrier.press?()
    return true
  }
}
