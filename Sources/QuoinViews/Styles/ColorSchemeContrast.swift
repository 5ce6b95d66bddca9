import QuoinCore

/// How far colours of the system lie apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  /// Always standard: nobody changes the settings of a picture.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
