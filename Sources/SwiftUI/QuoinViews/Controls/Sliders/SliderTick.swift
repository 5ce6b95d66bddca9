import Foundation
import QuoinCore

/// A mark of a slider at a value. Its label isn't drawn.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, Comparable, SliderTickContent {
  public typealias Value = V

  /// The identity of a mark.
  public struct ID: Hashable {
    let value: V
  }
  let value: V

  public init(_ value: V) { self.value = value }

  /// Creates a mark with a title, which isn't drawn.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

  /// Creates a mark with a title, which isn't drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.value = value }

  /// Creates a mark with a label, which isn't drawn.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

  public var id: ID { ID(value: value) }
  public var body: [SliderTick<V>] { [self] }
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  var body: Body { get }
}

/// The marks of several statements.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V
  public typealias TicksCollection = [SliderTick<V>]
  public let value: T
  public let body: TicksCollection
}

/// Builds marks from the statements in a slider's closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildBlock() -> some SliderTickContent<V> {
    TupleSliderTickContent<V, Void>(value: (), body: [])
  }
  public static func buildPartialBlock(first: some SliderTickContent<V>)
    -> some SliderTickContent<V>
  { first }
  public static func buildPartialBlock<First: SliderTickContent<V>, Next: SliderTickContent<V>>(
    accumulated: First, next: Next
  ) -> some SliderTickContent<V> {
    TupleSliderTickContent<V, (First, Next)>(
      value: (accumulated, next), body: Array(accumulated.body) + Array(next.body))
  }
}

/// Marks for the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  public let body: [SliderTick<Content.Value>]

  /// Creates marks for the elements of `data`, which are identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Content.Value> content: @escaping (Data.Element) -> Content
  ) where Data.Element == Content.Value {
    body = data.flatMap { Array(content($0).body) }
  }
}

extension Slider {
  /// Creates a slider with marks, which fills its track from a neutral value to the current one.
  ///
  /// Of the values, those in `enabledBounds` can be selected. `currentValueLabel` isn't drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, enabled: enabledBounds, step: nil, label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    neutral = neutralValue.map { scale.position(of: Double($0)) } ?? 0
    self.ticks = ticks().body.map { scale.position(of: Double($0.value)) }
  }

  /// Creates a slider that fills its track from a neutral value to the current one.
  ///
  /// Of the values, those in `enabledBounds` can be selected. `currentValueLabel` isn't drawn.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, enabled: enabledBounds, step: nil, label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    neutral = neutralValue.map { scale.position(of: Double($0)) } ?? 0
  }

  /// Creates a slider in increments of `step`, with the marks that `tick` returns for the steps.
  ///
  /// Of the values, those in `enabledBounds` can be selected. `currentValueLabel` isn't drawn.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { SliderTick($0) },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, enabled: enabledBounds, step: step, label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
    neutral = neutralValue.map { scale.position(of: Double($0)) } ?? 0
    ticks = scale.ticks.compactMap { position in
      let value = scale.bounds.lowerBound + position * scale.length
      return tick(V(value)).map { scale.position(of: Double($0.value)) }
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks, which fills its track from a neutral value to the current one.
  ///
  /// Of the values, those in `enabledBounds` can be selected. `currentValueLabel` isn't drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that fills its track from a neutral value to the current one.
  ///
  /// Of the values, those in `enabledBounds` can be selected. `currentValueLabel` isn't drawn.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider in increments of `step`, with the marks that `tick` returns for the steps.
  ///
  /// Of the values, those in `enabledBounds` can be selected. `currentValueLabel` isn't drawn.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { SliderTick($0) },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, tick: tick, onEditingChanged: onEditingChanged)
  }
}
