import QuoinCore

/// A key of a keyboard, identified by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// A key and its modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to other keyboard layouts; in Quoin, all layouts are the same.
  public struct Localization: Hashable, Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }
    private let kind: Kind
    public static let automatic = Localization(kind: .automatic)
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    public static let custom = Localization(kind: .custom)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The shortcut as menus on macOS show it, such as ⇧⌘S.
  package var symbols: String {
    let held: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined()
      + (Self.keySymbols[key] ?? key.character.uppercased())
  }

  private static let keySymbols: [KeyEquivalent: String] = [
    .return: "↩", .escape: "⎋", .delete: "⌫", .deleteForward: "⌦", .tab: "⇥", .space: "Space",
    .clear: "⌧", .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .home: "↖",
    .end: "↘", .pageUp: "⇞", .pageDown: "⇟",
  ]

  /// Return, which triggers the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which triggers the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keyboard shortcut of the controls inside.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard shortcut of the control. On macOS it tints the default push button;
  /// otherwise no picture shows it.
  /// Sizing: neutral.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keyboard shortcut of the control. On macOS it tints the default push button;
  /// otherwise no picture shows it.
  /// Sizing: neutral.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets or removes the keyboard shortcut of the control.
  /// Sizing: neutral.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
