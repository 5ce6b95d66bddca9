import Foundation
import Quoin

extension SizingSamples {
  mutating func addInputs() {
    self["TextField"] = .of(TextField("Test", text: .constant("")))
    self["SecureField"] = .of(SecureField("Test", text: .constant("")))
    self["TextEditor"] = .of(TextEditor(text: .constant("")))
    self["Picker"] = .of(
      Picker(selection: .constant(1)) {
        Text("Test").tag(1)
      } label: {
        child
      })
    self["DatePicker"] = .of(DatePicker(selection: .constant(.now)) { child })
    self["MultiDatePicker"] = .of(MultiDatePicker(selection: .constant([])) { child })
    self["ColorPicker"] = .of(ColorPicker(selection: .constant(.red)) { child })
    self["View.textFieldStyle"] = .of(child.textFieldStyle(.plain))
    self["View.textEditorStyle"] = .of(child.textEditorStyle(.plain))
    self["View.pickerStyle"] = .of(child.pickerStyle(.wheel))
    self["View.horizontalRadioGroupLayout"] = .of(child.horizontalRadioGroupLayout())
    self["View.datePickerStyle"] = .of(child.datePickerStyle(.compact))
    addKeyboard()
    addFocus()
    addPointer()
  }

  private mutating func addKeyboard() {
    self["View.keyboardType"] = .of(child.keyboardType(.numberPad))
    self["View.textContentType"] = .of(child.textContentType(.name))
    self["View.textInputAutocapitalization"] = .of(child.textInputAutocapitalization(.never))
    self["View.autocapitalization"] = .of(child.autocapitalization(.words))
    self["View.autocorrectionDisabled"] = .of(child.autocorrectionDisabled())
    self["View.disableAutocorrection"] = .of(child.disableAutocorrection(true))
    self["View.submitLabel"] = .of(child.submitLabel(.done))
    self["View.onSubmit"] = .of(child.onSubmit {})
    self["View.submitScope"] = .of(child.submitScope())
    self["View.findDisabled"] = .of(child.findDisabled())
    self["View.replaceDisabled"] = .of(child.replaceDisabled())
    self["View.onKeyPress"] = .of(child.onKeyPress(.return) { .handled })
  }

  private mutating func addFocus() {
    self["View.focused"] = .of(child.focused(FocusState<Bool>().projectedValue))
    self["View.focusable"] = .of(child.focusable())
    self["View.focusEffectDisabled"] = .of(child.focusEffectDisabled())
    self["View.defaultFocus"] = .of(child.defaultFocus(FocusState<Int?>().projectedValue, 1))
    self["View.prefersDefaultFocus"] = .of(FocusScope())
    self["View.focusScope"] = .of(FocusScope())
    self["View.focusSection"] = .of(child.focusSection())
    self["View.focusedValue"] = .of(child.focusedValue(\.sample, 1))
    self["View.focusedSceneValue"] = .of(child.focusedSceneValue(\.sample, 1))
  }

  private mutating func addPointer() {
    self["View.onHover"] = .of(child.onHover { _ in })
    self["View.onContinuousHover"] = .of(child.onContinuousHover { _ in })
    self["View.draggable"] = .of(child.draggable("a"))
    self["View.dropDestination"] = .of(
      child.dropDestination(for: String.self) { _, _ in false })
    self["View.onOpenURL"] = .of(child.onOpenURL { _ in })
    self["View.contextMenu"] = .of(child.contextMenu { Text("Test") })
  }
}

private struct FocusScope: View {
  @Namespace private var namespace
  var body: some View { ProbeChild().prefersDefaultFocus(in: namespace).focusScope(namespace) }
}

private struct SampleFocusKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var sample: Int? {
    get { self[SampleFocusKey.self] }
    set { self[SampleFocusKey.self] = newValue }
  }
}
