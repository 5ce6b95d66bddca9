import QuoinCore

/// How far colours of the system lie apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

private struct ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// How far the user wants colours of the system to lie apart; standard unless asked for.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// ``colorSchemeContrast`` for those who set it, as in tests.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}
