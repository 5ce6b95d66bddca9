import SwiftUI

extension View {
  // MARK: Styles

  /// Sets the styles of the values in `foregroundStyle(by:)`.
  /// Sizing: as the chart.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart {
      $0.foreground.domain = mapping.map(\.key.datum)
      $0.foreground.range = mapping.map { AnyShapeStyle($0.value) }
    }
  }

  /// Sets the values of `foregroundStyle(by:)` and their styles.
  /// Sizing: as the chart.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chart {
      $0.foreground.domain = domain._domain.values
      $0.setForeground(range, type)
    }
  }

  /// Sets the values of `foregroundStyle(by:)`.
  /// Sizing: as the chart.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.foreground.domain = domain._domain.values
      $0.foreground.type = type
    }
  }

  /// Sets the styles of the values in `foregroundStyle(by:)`.
  /// Sizing: as the chart.
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View where Range.VisualValue: ShapeStyle
  {
    chart { $0.setForeground(range, type) }
  }

  /// Sets the type of the scale of `foregroundStyle(by:)`.
  /// Sizing: as the chart.
  public func chartForegroundStyleScale(type: ScaleType?) -> some View {
    chart { $0.foreground.type = type }
  }

  /// Sets the values of `foregroundStyle(by:)`, and a function to their styles.
  /// Sizing: as the chart.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.foreground.domain = domain.map(\.datum)
      $0.foreground.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets a function to the styles of the values in `foregroundStyle(by:)`.
  /// Sizing: as the chart.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.foreground.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  // MARK: Symbols

  /// Sets the symbols of the values in `symbol(by:)`.
  /// Sizing: as the chart.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart {
      $0.symbols.domain = mapping.map(\.key.datum)
      $0.symbols.range = mapping.map { AnyChartSymbolShape($0.value) }
    }
  }

  /// Sets the values of `symbol(by:)`.
  /// Sizing: as the chart.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.symbols.domain = domain._domain.values }
  }

  /// Sets the values of `symbol(by:)` and their symbols.
  /// Sizing: as the chart.
  public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S])
    -> some View
  {
    chart {
      $0.symbols.domain = domain._domain.values
      $0.symbols.range = range.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the symbols of the values in `symbol(by:)`.
  /// Sizing: as the chart.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols.range = range.map { AnyChartSymbolShape($0) } }
  }

  /// Sets the values of `symbol(by:)`, and a function to their symbols.
  /// Sizing: as the chart.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.symbols.domain = domain.map(\.datum)
      $0.symbols.mapping = { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  /// Sets a function to the symbols of the values in `symbol(by:)`.
  /// Sizing: as the chart.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.symbols.mapping = { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } } }
  }

  // MARK: Sizes

  /// Sets the areas of the values in `symbolSize(by:)`, in square points.
  /// Sizing: as the chart.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  )
    -> some View
  {
    chart {
      $0.sizes.domain = mapping.map(\.key.datum)
      $0.sizes.range = mapping.map(\.value)
    }
  }

  /// Sets the values of `symbolSize(by:)` and their areas in square points.
  /// Sizing: as the chart.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    chart {
      $0.sizes.domain = domain._domain.values
      $0.sizes.range = range._values
      $0.sizes.type = type
    }
  }

  /// Sets the values of `symbolSize(by:)`.
  /// Sizing: as the chart.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  {
    chart {
      $0.sizes.domain = domain._domain.values
      $0.sizes.type = type
    }
  }

  /// Sets the areas of the values in `symbolSize(by:)`, in square points.
  /// Sizing: as the chart.
  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some View where Range.VisualValue == CGFloat
  {
    chart {
      $0.sizes.range = range._values
      $0.sizes.type = type
    }
  }

  /// Sets a function to the areas of the values in `symbolSize(by:)`, in square points.
  /// Sizing: as the chart.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    chart { $0.sizes.mapping = { DataValue(datum: $0).map(mapping) } }
  }

  // MARK: Lines

  /// Sets the lines of the values in `lineStyle(by:)`.
  /// Sizing: as the chart.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chart {
      $0.lines.domain = mapping.map(\.key.datum)
      $0.lines.range = mapping.map(\.value)
    }
  }

  /// Sets the values of `lineStyle(by:)`.
  /// Sizing: as the chart.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chart { $0.lines.domain = domain._domain.values }
  }

  /// Sets the values of `lineStyle(by:)` and their lines.
  /// Sizing: as the chart.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, range: [StrokeStyle])
    -> some View
  {
    chart {
      $0.lines.domain = domain._domain.values
      $0.lines.range = range
    }
  }

  /// Sets the lines of the values in `lineStyle(by:)`.
  /// Sizing: as the chart.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lines.range = range }
  }

  /// Sets a function to the lines of the values in `lineStyle(by:)`.
  /// Sizing: as the chart.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart { $0.lines.mapping = { DataValue(datum: $0).map(mapping) } }
  }
}

extension ChartSettings {
  fileprivate mutating func setForeground<Range: ScaleRange>(_ range: Range, _ type: ScaleType?)
  where Range.VisualValue: ShapeStyle {
    foreground.range = range._values.map { AnyShapeStyle($0) }
    gradient = range._values.compactMap { $0 as? Color }
    if let type { foreground.type = type }
  }
}
