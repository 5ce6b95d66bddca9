import Foundation
import QuoinCore

/// A key press on a hardware keyboard while a view has the focus.
public struct KeyPress: Sendable {
  /// The phases of a key press for which a handler is called.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a handler has handled the key press or leaves it to enclosing views.
  public enum Result: Hashable, Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// A key handler of a view, active while it or a view inside has the focus.
@MainActor
struct KeyHandler {
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
}

extension View {
  private func handlesKeys(
    _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result,
    where accepts: @escaping (KeyPress) -> Bool
  ) -> some View {
    attribute { emission, mark in
      emission.attach(
        KeyHandler(accepts: { phases.contains($0.phase) && accepts($0) }, action: action),
        since: mark)
    }
  }

  /// Calls `action` when `key` is pressed while the view, or a view inside, has the focus.
  ///
  /// Inner views come first, on macOS outer ones; a key press that they ignore is passed on.
  /// Sizing: neutral.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  {
    handlesKeys([.down, .repeat], { _ in action() }, where: { $0.key == key })
  }

  /// Calls `action` when `key` is pressed while the view, or a view inside, has the focus.
  /// Sizing: neutral.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlesKeys(phases, action) { $0.key == key }
  }

  /// Calls `action` when one of the keys is pressed while the view, or a view inside, has the
  /// focus.
  /// Sizing: neutral.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlesKeys(phases, action) { keys.contains($0.key) }
  }

  /// Calls `action` when one of the characters is typed while the view, or a view inside, has the
  /// focus.
  /// Sizing: neutral.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlesKeys(phases, action) { press in
      !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
    }
  }

  /// Calls `action` when any key is pressed while the view, or a view inside, has the focus.
  /// Sizing: neutral.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlesKeys(phases, action) { _ in true }
  }
}
