import Foundation
import QuoinCore

/// A key of a hardware keyboard that was pressed over a view with the focus.
public struct KeyPress: Sendable {
  /// Which part of a press is told.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether others hear of a press too.
  public enum Result: Hashable, Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension View {
  /// What is done when a key is pressed, which happens in no picture. Sizing: neutral.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  { self }

  /// What is done when a key is pressed, which happens in no picture. Sizing: neutral.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// What is done when one of the keys is pressed, which happens in no picture. Sizing: neutral.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// What is done when one of the characters is typed, which happens in no picture. Sizing: neutral.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// What is done when any key is pressed, which happens in no picture. Sizing: neutral.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
