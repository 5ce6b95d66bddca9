import QuoinCore

/// A style for gauges, which creates a view from their value and labels.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The value and the labels.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge that a style arranges.
public struct GaugeStyleConfiguration {
  /// The name of the value. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The value. Sizing: as the view it stands for.
  public struct CurrentValueLabel: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The lower end. Sizing: as the view it stands for.
  public struct MinimumValueLabel: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The upper end. Sizing: as the view it stands for.
  public struct MaximumValueLabel: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The position of the value, in 0…1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A style that shows a bar, filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows a bar, filled up to the value, with the label above and the value's label
/// below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: GaugeMetrics.gap) {
      configuration.label
      GaugeEnds(configuration: configuration) {
        ProgressBar(
          fraction: configuration.value, thickness: GaugeMetrics.bar, tint: nil
        )
        .frame(height: GaugeMetrics.bar)
      }
      if let label = configuration.currentValueLabel {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A style that shows a bar with a dot at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GaugeEnds(configuration: configuration) { LinearGauge(fraction: configuration.value) }
  }
}

/// A style that shows a bar, filled up to the value, with the labels above and below it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: GaugeMetrics.gap) {
      configuration.label.font(.headline)
      GaugeEnds(configuration: configuration) {
        ProgressBar(
          fraction: configuration.value, thickness: GaugeMetrics.bar, tint: nil
        )
        .frame(height: GaugeMetrics.bar)
      }
      if let label = configuration.currentValueLabel {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A style that shows an open ring with a dot at the value, and the value's label in the middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: false)
  }
}

/// A style that shows a ring, filled up to the value, with the value's label in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A style that shows a bar, filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style that shows a bar, filled up to the value, with the label above and the value's label
  /// below.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that shows a bar with a dot at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style that shows a bar, filled up to the value, with the labels above and below it.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows an open ring with a dot at the value, and the value's label in the middle.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a ring, filled up to the value, with the value's label in the middle.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any GaugeStyle> { StyleChain(DefaultGaugeStyle()) }
}

extension EnvironmentValues {
  var gaugeStyles: StyleChain<any GaugeStyle> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges in the view.
  /// Sizing: neutral.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyles) { $0 = $0.adding(style) }
  }
}
