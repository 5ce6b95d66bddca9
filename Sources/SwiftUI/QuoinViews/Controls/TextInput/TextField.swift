import Foundation
import QuoinCore
import QuoinGeometry

/// A field for one line of text, or for several with a vertical axis.
///
/// It shows the start of longer text, and its label as a prompt while it is empty. On macOS the
/// rows of a form show the label beside the field.
/// Sizing: h-exp, v-hug (its own width is the text's).
public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  let input: TextInput

  public static func _emit(_ view: Self, into emission: Emission) {
    if emission.isLiving, view.input.editing == nil {
      return emission.emit(LivingTextField(field: view))
    }
    let field = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(content: _StyleContent(view.label)), input: view.input)
    func emit<S: TextFieldStyle>(_ style: S) {
      emission.noteEstimate(of: "TextField", style: S.self)
      emission.emitStyled(style, of: \.textFieldStyles) { $0._body(configuration: field) }
    }
    emit(emission.environment.textFieldStyles.style)
  }
}

/// The text, selection and settings of a text field.
struct TextInput {
  var text: EditedText
  var prompt: Text?
  /// The axis along which the field can grow: if vertical, it grows with its text instead of hiding
  /// the end.
  var axis = Axis.horizontal
  /// Whether the field shows each character as a dot.
  var isSecure = false
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// The editing of the field in a live tree.
  var editing: TextEditing?
}

extension TextField {
  /// Creates a field with a custom label.
  ///
  /// - `prompt`: the text that an empty field shows; the label by default.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), input: TextInput(text: EditedText(text), prompt: prompt))
  }

  /// Creates a field with a custom label, which grows along `axis`.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), input: TextInput(text: EditedText(text), prompt: prompt, axis: axis))
  }

  /// Creates a field with a custom label and a settable selection.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      input: TextInput(
        text: EditedText(text), prompt: prompt, axis: axis ?? .horizontal, selection: selection))
  }

  /// Creates a field for a value formatted by `format`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), input: TextInput(text: EditedText(value, format: format), prompt: prompt))
  }

  /// Creates a field for an optional value formatted by `format`; it is empty for `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), input: TextInput(text: EditedText(value, format: format), prompt: prompt))
  }

  /// Creates a field for a value formatted by `formatter`.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      input: TextInput(text: EditedText(value, formatter: formatter), prompt: prompt))
  }
}
