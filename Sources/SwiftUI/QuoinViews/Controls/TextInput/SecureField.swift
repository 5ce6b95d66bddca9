import QuoinCore

/// A field for a secret that shows a dot for each character.
///
/// The enclosing ``TextFieldStyle`` draws it.
/// Sizing: h-exp, v-hug (its own width is the dots').
public struct SecureField<Label: View>: PrimitiveView {
  let field: TextField<Label>

  private init(
    label: Label, text: Binding<String>, prompt: Text? = nil,
    onCommit: @escaping () -> Void = {}
  ) {
    field = TextField(
      label: label,
      input: TextInput(
        text: EditedText(text), prompt: prompt, isSecure: true, onCommit: onCommit))
  }

  /// Creates a field with a custom label.
  ///
  /// - `prompt`: the text that an empty field shows; by default, the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    TextField._emit(view.field, into: emission)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  /// Creates a field with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(label: Text(titleResource), text: text, prompt: prompt)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// Creates a field with a localized title; `onCommit` runs when the user submits the text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text, onCommit: onCommit)
  }

  /// Creates a field with a title; `onCommit` runs when the user submits the text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, onCommit: onCommit)
  }
}
