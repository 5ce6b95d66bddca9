import QuoinCore

// Settings of keyboards. A picture shows no keyboard, so they don't change how views are drawn.

extension View {
  /// The keyboard for fields inside, which no picture shows. Sizing: neutral.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// The meaning of the text of fields inside, which no picture shows. Sizing: neutral.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Which letters the keyboard capitalises, which no picture shows. Sizing: neutral.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Which letters the keyboard capitalises, which no picture shows. Sizing: neutral.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Whether the keyboard corrects typing, which no picture shows. Sizing: neutral.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Whether the keyboard corrects typing, which no picture shows. Sizing: neutral.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// The label of the return key, which no picture shows. Sizing: neutral.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Whether text inside can be searched and replaced, which no picture shows. Sizing: neutral.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Whether text inside can be replaced, which no picture shows. Sizing: neutral.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
