/// Whether a window is the one that the user works in.
public enum ControlActiveState: CaseIterable, Sendable, Hashable { case key, active, inactive }

private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the window around is the one that the user works in; pictures show one that is.
  public var controlActiveState: ControlActiveState {
    get { self[ActiveStateKey.self] }
    set { self[ActiveStateKey.self] = newValue }
  }
}
