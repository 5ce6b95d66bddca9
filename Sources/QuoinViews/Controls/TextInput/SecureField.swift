import QuoinCore

/// A field for a secret: a dot stands for each character.
///
/// The ``TextFieldStyle`` around draws it. Sizing: h-exp, v-hug (its own width is the dots').
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

  /// A field with any view as its label.
  ///
  /// - `prompt`: the text that an empty field shows; the label unless given.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    TextField._emit(view.field, into: emission)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field with a title, which is looked up for the locale; `onCommit` runs when the user submits the text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text, onCommit: onCommit)
  }

  /// A field with a title; `onCommit` runs when the user submits the text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, onCommit: onCommit)
  }
}
