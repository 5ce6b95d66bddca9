import QuoinCore

/// How strong the contrast of the system's colours is.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

private struct ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// The contrast of the system's colours that the user wants; standard unless set.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// ``colorSchemeContrast`` with a setter, for example for tests.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}
