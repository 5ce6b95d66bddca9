import QuoinCore

// Keyboard settings, which don't affect drawing because pictures show no keys.

extension View {
  /// Sets the keyboard for fields in the view, which no picture shows.
  /// Sizing: neutral.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the meaning of the text of fields in the view, which no picture shows.
  /// Sizing: neutral.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets the letters that the keyboard capitalizes, which no picture shows.
  /// Sizing: neutral.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Sets the letters that the keyboard capitalizes, which no picture shows.
  /// Sizing: neutral.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets whether the keyboard autocorrects, which no picture shows.
  /// Sizing: neutral.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether the keyboard autocorrects, which no picture shows.
  /// Sizing: neutral.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
  }

  /// Sets the label of the return key, which no picture shows.
  /// Sizing: neutral.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets whether find and replace are disabled for text in the view, which no picture shows.
  /// Sizing: neutral.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets whether replace is disabled for text in the view, which no picture shows.
  /// Sizing: neutral.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the keyboard doesn't autocorrect. Stored only: no picture shows it.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
  /// The former name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
