import Foundation
import QuoinCore
import QuoinLayout

/// An action with a keyboard shortcut, which works wherever the focus is, even for a hidden control
/// but not for a disabled one.
@MainActor
package struct ShortcutItem {
  package let shortcut: KeyboardShortcut
  let action: @MainActor () -> Void

  func matches(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    shortcut.key.character.lowercased() == key.character.lowercased()
      && shortcut.modifiers == modifiers
  }
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

  /// Presses and releases a key of a hardware keyboard, or sends other `phases` of a held key.
  ///
  /// With ⌘ held, shortcuts come first, those of the menu bar before those of the window. Then the
  /// key handlers of the focused view and its ancestors run, then the focused field takes typed
  /// characters and the keys that edit text, and a list arrow keys, then the innermost handler of
  /// a command runs, or that of ⌘C, ⌘X or ⌘V, then shortcuts without ⌘, then those of an alert's
  /// buttons; Tab moves the focus, and so do arrow keys on tvOS.
  /// A key that repeats triggers no shortcut.
  ///
  /// - Returns: Whether anything has taken the key.
  /// - Throws: an error if an update of the menu bar never ends.
  @discardableResult
  package func press(
    _ key: KeyEquivalent, modifiers: EventModifiers, phases: KeyPress.Phases = [.down, .up]
  ) throws -> Bool {
    guard let center = emission.service(FocusManager.self) else { return false }
    let isCommand = modifiers.contains(.command)
    let isFirst = phases.contains(.down)
    if isCommand, isFirst, try trigger(key, modifiers) { return true }
    if let focused = center.focused, hears(focused) {
      defer { if phases.contains(.up) { send(key, modifiers, .up, to: focused) } }
      if send(key, modifiers, isFirst ? .down : .repeat, to: focused) { return true }
      if focused.editing != nil, edit(focused, key, modifiers, center) {
        return true
      }
      if let take = focused.takeKey, take(key, modifiers, emission) { return true }
      if modifiers.subtracting([.numericPad, .capsLock]).isEmpty,
        let handler = attachments(CommandHandler.self, around: focused)
          .first(where: { $0.keys.contains(key) })
      {
        handler.action(key)
        return true
      }
      if isFirst, modifiers.subtracting(.capsLock) == .command,
        let kind = key.character.lowercased().first.flatMap(PasteboardCommand.Kind.init),
        let clipboard = emission.service(TextClipboard.self),
        let command = attachments(PasteboardCommand.self, around: focused)
          .first(where: { $0.kind == kind })
      {
        return command.perform(clipboard)
      }
    }
    if !isCommand, isFirst, try trigger(key, modifiers) { return true }
    if modifiers.isEmpty, let alert = emission.nodes.carriedInFront(FrontKeys.self).first?.thing,
      alert.take(key, emission)
    {
      return true
    }
    if center.isPermanent, modifiers.isEmpty, let direction = MoveCommandDirection(key) {
      return center.move(direction, in: emission)
    }
    guard key == .tab, modifiers.subtracting(.shift).isEmpty else { return false }
    return center.move(forward: !modifiers.contains(.shift), in: emission)
  }

  /// Returns whether keys reach `focused`: on macOS, a presentation in front takes them.
  private func hears(_ focused: FocusItem) -> Bool {
    focused.platform != .macOS
      || emission.tree.isInside(focused.node, emission.nodes.frontNode)
  }

  /// Returns the characters that `key` types, or an empty string if it types none.
  private func characters(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
    modifiers.contains(.shift) ? key.character.uppercased() : String(key.character)
  }

  @discardableResult
  private func send(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: KeyPress.Phases,
    to item: FocusItem
  ) -> Bool {
    let characters = characters(key, modifiers)
    var heard = key
    // On macOS, the key of ⇧A is "A".
    if item.platform == .macOS, characters.count == 1, let typed = characters.first {
      heard.character = typed
    }
    let press = KeyPress(phase: phase, key: heard, characters: characters, modifiers: modifiers)
    let handlers = attachments(KeyHandler.self, around: item)
    // On macOS outer handlers come first (Rules/Controls.md#key-order).
    for handler in item.platform == .macOS ? handlers.reversed() : handlers
    where handler.accepts(press) {
      if handler.action(press) == .handled { return true }
    }
    return false
  }

  /// Returns the handlers of `item` and the views around it, inner ones first; on macOS without
  /// those inside the focusable view (Rules/Controls.md#key-order).
  private func attachments<Handler>(_ type: Handler.Type, around item: FocusItem) -> [Handler] {
    let handlers = emission.nodes.attachments(type, around: item.node)
    guard item.platform == .macOS else { return handlers }
    let inside = emission.nodes.attachments(Any.self, at: item.node)
      .prefix { ($0 as? FocusItem) !== item }
      .count(where: { $0 is Handler })
    return Array(handlers.dropFirst(inside))
  }

  /// Applies a key to the field with the focus, and returns whether it edits text.
  private func edit(
    _ item: FocusItem, _ key: KeyEquivalent, _ modifiers: EventModifiers, _ center: FocusManager
  ) -> Bool {
    guard let editing = item.editing,
      let command = TextCommand(key, modifiers, hasLines: editing.hasLines)
    else { return false }
    let geometry = center.geometry(of: item, in: emission)?.geometry
    switch command {
    case .type(let characters):
      guard !editing.isReadOnly else { return false }
      for character in characters { editing.insert(character) }
    case .submit: center.submit(editing)
    case .move(let unit, let isForward, let isExtending):
      editing.move(unit, forward: isForward, extending: isExtending)
    case .moveAcross(let unit, let isRight, let isExtending):
      let isMirrored = geometry?.isRightToLeft(at: editing.position) ?? false
      editing.move(unit, forward: isRight != isMirrored, extending: isExtending)
    case .moveToLineEnd(let isForward, let isExtending):
      editing.moveToLineEnd(forward: isForward, extending: isExtending, on: geometry)
    case .moveAcrossLine(let isRight, let isExtending):
      let isMirrored = geometry?.isRightToLeft(at: editing.position) ?? false
      editing.moveToLineEnd(forward: isRight != isMirrored, extending: isExtending, on: geometry)
    case .moveLines(let count, let isExtending):
      editing.move(lines: count, extending: isExtending, on: geometry)
    case .movePage(let isDown, let isExtending):
      let lines = center.visibleLines(of: item, in: emission)
      editing.move(lines: isDown ? lines : -lines, extending: isExtending, on: geometry)
    case .delete(let unit, let isForward): editing.delete(unit, forward: isForward)
    case .deleteLine(let isForward): editing.deleteLine(forward: isForward, on: geometry)
    case .selectAll: editing.selectAll()
    case .copy, .cut:
      let clipboard = emission.service(TextClipboard.self)
      if let text = editing.copyableText {
        clipboard?.copy(text)
        if command == .cut { editing.delete(.character, forward: true) }
      }
    case .paste:
      if let text = emission.service(TextClipboard.self)?.text { editing.paste(text) }
    case .undo: editing.undo()
    case .redo: editing.redo()
    }
    return true
  }

  private func trigger(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws -> Bool {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    // A key of the menu bar never reaches the window (Rules/Windows.md#menu-keys).
    for emission in try emission.sceneMenus().map(\.emission) + [emission] {
      let item = emission.nodes.carriedInFront(ShortcutItem.self).first {
        $0.thing.matches(key, held) && emission.tree.isShown($0.node)
      }
      guard let item else { continue }
      item.thing.action()
      return true
    }
    return false
  }
}
