import QuoinCore

/// The contrast of the system's colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

private struct ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// The contrast of the system's colors that the user prefers; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// ``colorSchemeContrast`` with a setter, for use in tests.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}
