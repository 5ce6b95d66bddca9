import QuoinCore

/// The effect of a key on the text of the focused field, as on a Mac's keyboard.
enum TextCommand: Equatable {
  case type(String)
  case submit
  case move(EditableText.Unit, forward: Bool, extending: Bool)
  /// Moves to the left or right, whose direction in the text depends on its script.
  case moveAcross(EditableText.Unit, right: Bool, extending: Bool)
  case moveToLineEnd(forward: Bool, extending: Bool)
  case moveAcrossLine(right: Bool, extending: Bool)
  case moveLines(Int, extending: Bool)
  case movePage(down: Bool, extending: Bool)
  case delete(EditableText.Unit, forward: Bool)
  case deleteLine(forward: Bool)
  case selectAll, copy, cut, paste, undo, redo

  /// Creates the command of a key; `nil` for a key that doesn't edit text.
  ///
  /// - `hasLines`: whether Return starts a new line instead of submitting.
  init?(_ key: KeyEquivalent, _ modifiers: EventModifiers, hasLines: Bool) {
    let held = modifiers.subtracting([.capsLock, .numericPad])
    let extends = held.contains(.shift)
    let base = held.subtracting(.shift)
    let command: TextCommand?
    switch key {
    case .tab, .escape: command = nil
    case .return: command = base.contains(.command) ? nil : hasLines ? .type("\n") : .submit
    case .leftArrow, .rightArrow:
      command = Self.across(right: key == .rightArrow, base, extends)
    case .upArrow, .downArrow: command = Self.vertical(down: key == .downArrow, base, extends)
    case .home, .end:
      command =
        base.isEmpty
        ? .moveToLineEnd(forward: key == .end, extending: extends)
        : base == .command ? .move(.document, forward: key == .end, extending: extends) : nil
    case .pageUp, .pageDown:
      command = base.isEmpty ? .movePage(down: key == .pageDown, extending: extends) : nil
    case .delete, .deleteForward: command = Self.deletion(forward: key == .deleteForward, base)
    case let key where key.isFunction: command = nil
    default: command = Self.letter(key.character, base, extends)
    }
    guard let command else { return nil }
    self = command
  }

  private static func across(right: Bool, _ base: EventModifiers, _ extends: Bool) -> TextCommand? {
    switch base {
    case []: .moveAcross(.character, right: right, extending: extends)
    case .option: .moveAcross(.word, right: right, extending: extends)
    case .command, .control: .moveAcrossLine(right: right, extending: extends)
    default: nil
    }
  }

  private static func vertical(down: Bool, _ base: EventModifiers, _ extends: Bool) -> TextCommand?
  {
    switch base {
    case []: .moveLines(down ? 1 : -1, extending: extends)
    case .option: .move(.paragraph, forward: down, extending: extends)
    case .command: .move(.document, forward: down, extending: extends)
    default: nil
    }
  }

  private static func deletion(forward: Bool, _ base: EventModifiers) -> TextCommand? {
    switch base {
    case []: .delete(.character, forward: forward)
    case .option: .delete(.word, forward: forward)
    case .command: .deleteLine(forward: forward)
    default: nil
    }
  }

  private static func letter(
    _ character: Character, _ base: EventModifiers, _ extends: Bool
  ) -> TextCommand? {
    let letter = character.lowercased()
    if base == .command {
      switch letter {
      case "a" where !extends: return .selectAll
      case "c" where !extends: return .copy
      case "x" where !extends: return .cut
      case "v": return .paste
      case "z": return extends ? .redo : .undo
      default: return nil
      }
    }
    if base == .control { return control(letter, extends) }
    guard base.isSubset(of: .option) else { return nil }
    return .type(extends ? character.uppercased() : String(character))
  }

  /// Returns the command of a Mac's key with Control.
  private static func control(_ letter: String, _ extends: Bool) -> TextCommand? {
    switch letter {
    case "a": .move(.paragraph, forward: false, extending: extends)
    case "e": .move(.paragraph, forward: true, extending: extends)
    case "b": .move(.character, forward: false, extending: extends)
    case "f": .move(.character, forward: true, extending: extends)
    case "p": .moveLines(-1, extending: extends)
    case "n": .moveLines(1, extending: extends)
    case "h": .delete(.character, forward: false)
    case "d": .delete(.character, forward: true)
    case "k": .delete(.paragraph, forward: true)
    default: nil
    }
  }
}

extension KeyEquivalent {
  /// Whether the key moves the insertion point or is a command, rather than typing a character.
  fileprivate var isFunction: Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    return (0xF700...0xF8FF).contains(scalar.value) || scalar.value < 0x20
  }
}
