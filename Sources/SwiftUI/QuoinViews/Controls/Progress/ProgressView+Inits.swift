import Foundation
import QuoinCore

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView {
    self.init(.unknown(isBar: false), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown(isBar: false), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown(isBar: false), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(.unknown(isBar: false), label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown(isBar: false), label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, which is indeterminate without a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value, total: total, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, with a custom label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value, total: total, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value, total: total, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, with a localized title.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  )
  where Label == Text {
    self.init(value, total: total, label: Text(titleResource), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value, total: total, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a progress view for the completed fraction of `progress`.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(
      progress.isIndeterminate ? nil : progress.fractionCompleted, total: 1, label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Creates a progress view for the remaining or elapsed part of `timerInterval` at the
  /// environment's reference date, with a custom label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a progress view for `value` of `total`, with custom labels for the task and the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total: total, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view for the remaining or elapsed part of `timerInterval` at the reference
  /// date, with custom labels.
  ///
  /// The reference date is the environment's; the labels are those of the task and of the value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for the remaining or elapsed part of `timerInterval` at the
  /// environment's reference date, with a timer.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: EmptyView(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The remaining or elapsed time as a timer.
/// Sizing: h-hug, v-hug.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates a progress view from a style's configuration, so that a style can modify another
  /// style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) }
        ?? .unknown(isBar: configuration.isBar),
      label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}
