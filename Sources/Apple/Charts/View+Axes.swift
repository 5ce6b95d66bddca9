import SwiftUI

extension View {
  /// Shows or hides the x axis of charts.
  /// Sizing: as the chart.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }

  /// Shows or hides the y axis of charts.
  /// Sizing: as the chart.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }

  /// Sets the marks of the x axis of charts.
  /// Sizing: as the chart.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    chart { $0.x.content = { Self.series(content) } }
  }

  /// Sets the marks of the y axis of charts.
  /// Sizing: as the chart.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    chart { $0.y.content = { Self.series(content) } }
  }

  private static func series<Content: AxisContent>(_ content: () -> Content) -> [_AxisSeries] {
    var series: [_AxisSeries] = []
    content()._collect(into: &series)
    return series
  }

  /// Changes the x axis of charts as a view.
  /// Sizing: as the chart.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.x.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Changes the y axis of charts as a view.
  /// Sizing: as the chart.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chart { $0.y.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  // MARK: Titles

  /// Adds a title to the x axis of charts; below it, in the middle, by default (estimated).
  /// Sizing: as the chart.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Adds a title to the x axis of charts; below it, in the middle, by default (estimated).
  /// Sizing: as the chart.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Adds a title to the x axis of charts; below it, in the middle, by default (estimated).
  /// Sizing: as the chart.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Adds a view as a title to the x axis of charts; below it, in the middle, by default
  /// (estimated).
  /// Sizing: as the chart.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.x.titles.append(title) }
  }

  /// Adds a title to the y axis of charts; above its trailing end by default (estimated).
  /// Sizing: as the chart.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Adds a title to the y axis of charts; above its trailing end by default (estimated).
  /// Sizing: as the chart.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Adds a title to the y axis of charts; above its trailing end by default (estimated).
  /// Sizing: as the chart.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Adds a view as a title to the y axis of charts; above its trailing end by default (estimated).
  /// Sizing: as the chart.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chart { $0.y.titles.append(title) }
  }

  // MARK: Scales

  /// Sets the domain, the positions and the type of the x scale of charts.
  /// Sizing: as the chart.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { $0.x.set(domain._domain, range._range, type) }
  }

  /// Sets the domain and the type of the x scale of charts.
  /// Sizing: as the chart.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  {
    chart { $0.x.set(domain._domain, nil, type) }
  }

  /// Sets the positions and the type of the x scale of charts.
  /// Sizing: as the chart.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    chart { $0.x.set(nil, range._range, type) }
  }

  /// Sets the type of the x scale of charts.
  /// Sizing: as the chart.
  public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.set(nil, nil, type) } }

  /// Sets the domain, the positions and the type of the y scale of charts.
  /// Sizing: as the chart.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chart { $0.y.set(domain._domain, range._range, type) }
  }

  /// Sets the domain and the type of the y scale of charts.
  /// Sizing: as the chart.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  {
    chart { $0.y.set(domain._domain, nil, type) }
  }

  /// Sets the positions and the type of the y scale of charts.
  /// Sizing: as the chart.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View
  {
    chart { $0.y.set(nil, range._range, type) }
  }

  /// Sets the type of the y scale of charts.
  /// Sizing: as the chart.
  public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.set(nil, nil, type) } }
}

extension ChartSettings.AxisSettings {
  fileprivate mutating func set(
    _ domain: _ScaleDomain?, _ range: _PositionRange?, _ type: ScaleType?
  ) {
    if let domain { self.domain = domain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}

/// The axis of a chart as a view.
public struct ChartAxisContent: View {
  let view: AnyView
  public var body: some View { view }
}

/// The plot of a chart as a view.
public struct ChartPlotContent: View {
  let view: AnyView
  public var body: some View { view }
}
