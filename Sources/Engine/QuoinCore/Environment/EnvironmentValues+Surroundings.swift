import Foundation

/// The activity state of a window.
public enum ControlActiveState: CaseIterable, Sendable, Hashable { case key, active, inactive }

private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}
private enum KeyboardInsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The activity state of the enclosing window, which is active in pictures.
  public var controlActiveState: ControlActiveState {
    get { self[ActiveStateKey.self] }
    set { self[ActiveStateKey.self] = newValue }
  }

  /// The length by which the window's on-screen keyboard exceeds the safe area of its container, in
  /// points; 0 without a keyboard.
  package internal(set) var keyboardInset: CGFloat {
    get { self[KeyboardInsetKey.self] }
    set { if newValue != keyboardInset { self[KeyboardInsetKey.self] = newValue } }
  }
}
