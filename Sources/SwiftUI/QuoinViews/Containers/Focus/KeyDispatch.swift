import Foundation
import QuoinCore
import QuoinLayout

/// An action with a keyboard shortcut, which works wherever the focus is, even for a hidden control
/// but not for a disabled one.
@MainActor
struct ShortcutItem {
  let shortcut: KeyboardShortcut
  let action: @MainActor () -> Void
}

extension Emission {
  /// Makes the environment's keyboard shortcut trigger the control whose nodes were added since
  /// `mark`.
  func attachShortcut(since mark: LayoutTree.Mark, _ action: @escaping @MainActor () -> Void) {
    guard isLiving, environment.isEnabled, let shortcut = environment.keyboardShortcut else {
      return
    }
    attach(ShortcutItem(shortcut: shortcut, action: action), since: mark)
  }
}

/// Delivers the keys of a hardware keyboard to the views of a window.
@MainActor
package struct KeyDispatch {
  private let emission: Emission

  package init(_ emission: Emission) { self.emission = emission }

  /// Presses and releases a key of a hardware keyboard.
  ///
  /// With ⌘ held, shortcuts come first. Then the key handlers of the focused view and its ancestors
  /// run, then the focused field accepts typed characters, then shortcuts without ⌘ run; Tab moves
  /// the focus.
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers) {
    guard let center = emission.service(FocusManager.self) else { return }
    let isCommand = modifiers.contains(.command)
    if isCommand, trigger(key, modifiers) { return }
    let focused = center.focused
    if let focused {
      defer { send(key, modifiers, .up, to: focused.node) }
      if send(key, modifiers, .down, to: focused.node) { return }
      if !isCommand, let editing = focused.editing, type(key, modifiers, into: editing, center) {
        return
      }
    }
    if !isCommand, trigger(key, modifiers) { return }
    if key == .tab, modifiers.subtracting(.shift).isEmpty {
      center.move(forward: !modifiers.contains(.shift), in: emission)
    }
  }

  /// Returns the characters that `key` types, or an empty string if it types none.
  private func characters(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
    modifiers.contains(.shift) ? key.character.uppercased() : String(key.character)
  }

  @discardableResult
  private func send(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: KeyPress.Phases,
    to node: LayoutTree.NodeID
  ) -> Bool {
    let press = KeyPress(
      phase: phase, key: key, characters: characters(key, modifiers), modifiers: modifiers)
    for handler in emission.nodes.attachments(KeyHandler.self, around: node)
    where handler.accepts(press) {
      if handler.action(press) == .handled { return true }
    }
    return false
  }

  private func type(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, into editing: TextEditing,
    _ center: FocusManager
  ) -> Bool {
    switch key {
    case .tab, .escape: return false
    case .return where !editing.hasLines: center.submit(editing)
    case .return: editing.insert("\n")
    case .delete: editing.deleteBackward()
    case let key where key.isFunction: return false
    default: for character in characters(key, modifiers) { editing.insert(character) }
    }
    return true
  }

  private func trigger(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    let item = emission.nodes.carriedInFront(ShortcutItem.self).first {
      let shortcut = $0.thing.shortcut
      return shortcut.key.character.lowercased() == key.character.lowercased()
        && shortcut.modifiers == held && emission.tree.isShown($0.node)
    }
    item?.thing.action()
    return item != nil
  }
}

extension KeyEquivalent {
  /// Whether the key moves the insertion point or is a command, rather than typing a character.
  fileprivate var isFunction: Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    return (0xF700...0xF8FF).contains(scalar.value) || scalar.value < 0x20
  }
}
