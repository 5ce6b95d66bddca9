import Foundation
import QuoinCore

extension Stepper {
  /// Creates a stepper with a custom label and an action for each half; a half without an action is
  /// dimmed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a custom label and an action for each half; a half without an action is
  /// dimmed.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with a custom label.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with a custom label.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with a custom label, that shows the value formatted by
  /// `format`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }

  /// Creates a stepper for a value in `bounds`, with a custom label.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in `bounds`, with a custom label.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in `bounds`, with a custom label, that shows the value formatted
  /// by `format`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title and an action for each half.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a value that is shown formatted by `format`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }

  /// Creates a stepper with a localized title, for a value that is shown formatted by `format`.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleResource), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }

  /// Creates a stepper with a localized title, for a value in `bounds`.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a value in `bounds`.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleResource), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a value in `bounds` that is shown formatted by
  /// `format`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }

  /// Creates a stepper with a localized title, for a value in `bounds` that is shown formatted by
  /// `format`.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleResource), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }

  /// Creates a stepper with a title and an action for each half.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value that is shown formatted by `format`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(title), value: value, bounds: nil, step: step,
      onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }

  /// Creates a stepper with a title, for a value in `bounds`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value in `bounds` that is shown formatted by `format`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(title), value: value, bounds: bounds, step: step,
      onEditingChanged: onEditingChanged)
    valueText = { Text(value.wrappedValue, format: format) }
  }
}
