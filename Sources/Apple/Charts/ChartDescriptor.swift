import SwiftUI

extension Chart {
  /// The chart's axes and series for assistive technologies, as data.
  ///
  /// Values that aren't finite are left out.
  public var _chartDescriptor: AXChartDescriptor {
    let content = _ChartMarks(content)
    return ResolvedChart(content, ChartSettings(), ChartContext()).descriptor
  }
}

extension ResolvedChart {
  /// The axes and series, as data.
  var descriptor: AXChartDescriptor {
    var names: [String] = []
    var points: [String: [AXDataPoint]] = [:]
    for mark in marks where mark.kind != .rule && mark.kind != .rectangle {
      let name = mark.series ?? mark.style?.values.foregroundBy?.name ?? ""
      guard let point = dataPoint(mark) else { continue }
      if points[name] == nil { names.append(name) }
      points[name, default: []].append(point)
    }
    let isContinuous = marks.contains { $0.kind == .line || $0.kind == .area }
    return AXChartDescriptor(
      title: nil, summary: nil, xAxis: axis(x, xAxis, title(labels.x)),
      yAxis: axis(y, yAxis, title(labels.y)) as? AXNumericDataAxisDescriptor,
      series: names.map {
        AXDataSeriesDescriptor(
          name: $0, isContinuous: isContinuous, dataPoints: points[$0] ?? [])
      })
  }

  private func title(_ label: ChartLabel?) -> String {
    if case .string(let string)? = label { return string }
    return ""
  }

  private func axis(_ scale: AxisScale, _ axis: ResolvedAxis, _ title: String)
    -> any AXDataAxisDescriptor
  {
    if let categories = scale.categories {
      return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categories)
    }
    let length = scale.domain.upperBound - scale.domain.lowerBound
    return AXNumericDataAxisDescriptor(
      title: title, range: scale.domain,
      gridlinePositions: axis.ticks.map { scale.domain.lowerBound + $0.start * length }
    ) { NumberLabels.text($0, digits: nil, locale: nil) }
  }

  private func dataPoint(_ mark: MarkRecord) -> AXDataPoint? {
    guard let x = mark.x.values?.0 else { return nil }
    let y = mark.y.values?.1.number.flatMap { $0.isFinite ? $0 : nil }
    switch x {
    case .category(let name): return AXDataPoint(x: name, y: y)
    case .number(let value), .date(let value):
      return value.isFinite ? AXDataPoint(x: value, y: y) : nil
    }
  }
}
