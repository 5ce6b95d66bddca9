import Foundation
import QuoinCore

// The older forms, with closures that run during and after editing.

extension TextField where Label == Text {
  private init(
    _ title: Text, _ text: EditedText, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) {
    self.init(
      label: title,
      input: TextInput(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  /// Creates a field that calls closures when editing starts and ends.
  ///
  /// - `onEditingChanged`: called when editing starts (`true`) and ends (`false`).
  /// - `onCommit`: called when the user submits the text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), EditedText(text), onEditingChanged, onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), EditedText(text), onEditingChanged, onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), EditedText(text), { _ in }, onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), EditedText(text), { _ in }, onCommit)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      Text(titleKey), EditedText(value, formatter: formatter), onEditingChanged, onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(title), EditedText(value, formatter: formatter), onEditingChanged, onCommit)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), EditedText(value, formatter: formatter), { _ in }, onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), EditedText(value, formatter: formatter), { _ in }, onCommit)
  }
}
