import Foundation
import QuoinCore

/// A view that shows the position of a value between two ends.
///
/// There are no recordings of gauges, so all sizes are estimated.
/// Sizing: h-exp, v-hug (as a bar with texts); h-hug, v-hug as a circle.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
    minimum: BoundsLabel, maximum: BoundsLabel
  ) {
    fraction = SliderScale(Double(bounds.lowerBound)...Double(bounds.upperBound))
      .fraction(of: Double(value))
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    func some<V: View, Part>(_ content: V, _ make: (_StyleContent) -> Part) -> Part? {
      V.self == EmptyView.self ? nil : make(_StyleContent(content))
    }
    let configuration = GaugeStyleConfiguration(
      value: view.fraction, label: .init(content: _StyleContent(view.label)),
      currentValueLabel: some(view.currentValueLabel) { .init(content: $0) },
      minimumValueLabel: some(view.minimumValueLabel) { .init(content: $0) },
      maximumValueLabel: some(view.maximumValueLabel) { .init(content: $0) })
    func emit<S: GaugeStyle>(_ style: S) {
      emission.noteEstimate(of: "Gauge", style: S.self)
      emission.emitStyled(style, of: \.gaugeStyles) { $0.makeBody(configuration: configuration) }
    }
    let mark = emission.tree.mark
    emit(emission.environment.gaugeStyles.style)
    emission.attachMeasure(
      configuration.label, value: configuration.currentValueLabel, fraction: configuration.value,
      since: mark)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge for `value` in `bounds`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, label: label(), current: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge for `value` in `bounds`, with a label for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge for `value` in `bounds`, with labels for the value and for both ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge {
  /// Creates a gauge for `value` in `bounds`, with labels for the value, both ends, and marked
  /// values, which no style shows.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}
