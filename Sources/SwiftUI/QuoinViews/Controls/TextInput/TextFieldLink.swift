import QuoinCore

/// A button of watchOS that asks for a text. The page for the text isn't shown; live views set the
/// text by the control's name.
/// Sizing: as a button.
public struct TextFieldLink<Label: View>: View {
  private let label: Label
  private let submit: (String) -> Void

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - prompt: The text of an empty field, which isn't shown.
  ///   - label: Creates the label.
  ///   - onSubmit: Receives the text.
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) {
    self.label = label()
    submit = onSubmit
  }

  public var body: some View {
    Button {
    } label: {
      label
    }
    .control("TextFieldLink") { handle in
      handle.set = { new in
        guard let text = new as? String else { return "It takes a text, not \(new)." }
        submit(text)
        return nil
      }
    }
  }
}

extension TextFieldLink where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }
}
