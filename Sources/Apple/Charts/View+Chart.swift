import SwiftUI

extension View {
  // MARK: Legend

  /// Shows or hides the legend of charts.
  /// Sizing: as the chart.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend; below the chart, at its leading edge, by default.
  /// Sizing: as the chart.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.setLegend(position, alignment, spacing, nil) }
  }

  /// Sets the legend of charts.
  /// Sizing: as the chart.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart { $0.setLegend(position, alignment, spacing, content) }
  }

  // MARK: Views around the plot

  /// Changes the plot of charts as a view.
  /// Sizing: as the chart; a frame sets the size of the plot.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { settings in
      // The outer modifiers change the settings first.
      let outer = settings.plotStyle
      settings.plotStyle = { plot in
        let view = AnyView(content(ChartPlotContent(view: plot)))
        return outer?(view) ?? view
      }
    }
  }

  /// Adds a view over charts.
  /// Sizing: as the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.layers.insert(
        ChartSettings.Layer(isBackground: false, alignment: alignment) { AnyView(content($0)) },
        at: 0)
    }
  }

  /// Adds a view under charts.
  /// Sizing: as the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart {
      $0.layers.append(
        ChartSettings.Layer(isBackground: true, alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Adds a gesture to the plot of charts.
  /// Sizing: as the chart.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chart { $0.gesture = { AnyGesture(gesture($0).map { _ in () }) } }
  }

  // MARK: Scrolling

  /// Makes charts scroll along axes.
  /// Sizing: as the chart.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrollableAxes = axes }
  }

  /// Sets the length of the visible part of the x axis; for categories, their number.
  /// Sizing: as the chart.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.number }
  }

  /// Sets the length of the visible part of the y axis; for categories, their number.
  /// Sizing: as the chart.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.number }
  }

  /// Sets the value at the start of the visible part of the x axis.
  /// Sizing: as the chart.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let start = initialX.datum
    return chart { $0.x.scrollPosition = ChartSettings.ScrollPosition(start: start) }
  }

  /// Sets the value at the start of the visible part of the y axis.
  /// Sizing: as the chart.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    let start = initialY.datum
    return chart { $0.y.scrollPosition = ChartSettings.ScrollPosition(start: start) }
  }

  /// Binds the value at the start of the visible part of the x axis.
  /// Sizing: as the chart.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let start = x.wrappedValue.datum
    return chart {
      $0.x.scrollPosition = ChartSettings.ScrollPosition(start: start) { datum in
        if let value = P(datum: datum) { x.wrappedValue = value }
      }
    }
  }

  /// Binds the value at the start of the visible part of the y axis.
  /// Sizing: as the chart.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let start = y.wrappedValue.datum
    return chart {
      $0.y.scrollPosition = ChartSettings.ScrollPosition(start: start) { datum in
        if let value = P(datum: datum) { y.wrappedValue = value }
      }
    }
  }

  /// Compiles only: sets where scrolling ends.
  /// Sizing: as the chart.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
    self
  }

  // MARK: Selection

  /// Binds the x value under the finger, and `nil` when it is lifted. It is not that of the nearest
  /// mark, and may be outside the domain (Rules/Charts.md#selection).
  /// Sizing: as the chart.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.selection = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
  }

  /// Binds the y value under the finger, and `nil` when it is lifted.
  /// Sizing: as the chart.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.selection = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
  }

  /// Binds the range of x values between the start and the current position of a drag, and `nil`
  /// when it ends.
  /// Sizing: as the chart.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chart { $0.x.rangeSelection = { Self.write($0, to: range) } }
  }

  /// Binds the range of y values between the start and the current position of a drag, and `nil`
  /// when it ends.
  /// Sizing: as the chart.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  {
    chart { $0.y.rangeSelection = { Self.write($0, to: range) } }
  }

  /// Binds the angle under the finger, as a value on the running total of the sectors, and `nil`
  /// when it is lifted.
  /// Sizing: as the chart.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.angleSelection = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
  }

  /// Writes the range between two values of a scale, in either order, to a binding.
  private static func write<P: Plottable & Comparable>(
    _ values: (start: _Datum, end: _Datum)?, to range: Binding<ClosedRange<P>?>
  ) {
    guard let values else {
      range.wrappedValue = nil
      return
    }
    guard let start = P(datum: values.start), let end = P(datum: values.end) else { return }
    let (low, high) = end < start ? (end, start) : (start, end)
    // Neither is true of a number that isn't one.
    if low <= high { range.wrappedValue = low...high }
  }
}

extension ChartSettings {
  fileprivate mutating func setLegend(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ content: AnyView?
  ) {
    legend.position = position
    legend.alignment = alignment
    legend.spacing = spacing
    legend.content = content
  }
}
