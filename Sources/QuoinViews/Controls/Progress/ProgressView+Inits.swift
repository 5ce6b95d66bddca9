import Foundation
import QuoinCore

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that a task is under way.
  public init() where Label == EmptyView {
    self.init(.unknown(isBar: false), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Shows that a task is under way, labelled by any view.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown(isBar: false), label: label(), currentValueLabel: EmptyView())
  }

  /// Shows that a task is under way, with a title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown(isBar: false), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Shows that a task is under way, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown(isBar: false), label: Text(title), currentValueLabel: EmptyView())
  }

  /// Shows `value` as a share of `total`; without a value, that a task is under way.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value, total: total, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Shows `value` as a share of `total`, labelled by any view.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value, total: total, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows `value` as a share of `total`, with a title, which is looked up for the locale.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value, total: total, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Shows `value` as a share of `total`, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value, total: total, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Shows the share of `progress` that is done.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(
      progress.isIndeterminate ? nil : progress.fractionCompleted, total: 1, label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  /// Shows how much of `timerInterval` is left, or has passed, at the environment's reference date, labelled by any
  /// view.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Shows `value` as a share of `total`, labelled by any view, with a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, total: total, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Shows how much of `timerInterval` is left, or has passed, at the environment's reference date, labelled by any
  /// view, with a label for the value.
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
  /// Shows how much of `timerInterval` is left, or has passed, at the environment's reference date, with a clock.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label: EmptyView(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The time that is left, or has passed, as a clock. Sizing: h-hug, v-hug.
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
  /// The progress that a style receives, for a style that changes how another style draws it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .fraction($0) }
        ?? .unknown(isBar: configuration.isBar),
      label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}
