import QuoinCore

/// Whether a button that is held down acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons inside that are held down act again and again.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons inside act again and again while they are held down. Sizing: neutral.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
