import QuoinCore

// What is said of keyboards. No picture shows one that is not there, so that views are drawn as if it weren't said.

extension View {
  /// The keyboard for fields inside, which no picture shows. Sizing: neutral.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What the text of fields inside means, which no picture shows. Sizing: neutral.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Which letters the keyboard makes capital ones, which no picture shows. Sizing: neutral.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Which letters the keyboard makes capital ones, which no picture shows. Sizing: neutral.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Whether typing is corrected, which no picture shows. Sizing: neutral.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Whether typing is corrected, which no picture shows. Sizing: neutral.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// What the return key says, which no picture shows. Sizing: neutral.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Whether text inside can be searched and replaced, which no picture shows. Sizing: neutral.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Whether text inside can be replaced, which no picture shows. Sizing: neutral.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
