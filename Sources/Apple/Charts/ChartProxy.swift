import SwiftUI

/// The scales of a chart and the position of its plot.
///
/// Positions are in points from the top-left corner of the plot.
@MainActor
public struct ChartProxy {
  let chart: ResolvedChart
  let frame: CGRect
  let anchor: Anchor<CGRect>?

  private var geometry: PlotGeometry { PlotGeometry(chart: chart, size: frame.size) }

  /// The size of the plot, in points.
  public var plotSize: CGSize { frame.size }
  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { frame.size }
  /// The frame of the plot, which a geometry proxy can read.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The frame of the visible part of the plot, which a geometry proxy can read.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// The frame of the plot, which a geometry proxy can read.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor else { preconditionFailure("Only tests make a proxy without a chart.") }
    return anchor
  }

  // MARK: Positions

  /// Returns the position of an x value; of a category, the middle of its band.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x(value.datum) }

  /// Returns the position of a y value; of a category, the middle of its band.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y(value.datum) }

  /// Returns the position of a pair of values.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = geometry.x(position.x.datum), let y = geometry.y(position.y.datum) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// Returns the band of an x value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    geometry.band(place(value.datum, chart.x), .horizontal)
  }

  /// Returns the band of a y value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    geometry.band(place(value.datum, chart.y), .vertical)
  }

  /// Returns the rectangle of the bands of a pair of values.
  public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// A date on an axis of calendar units has the unit as its band.
  private func place(_ datum: _Datum, _ scale: AxisScale) -> MarkPlace {
    guard case .date(let seconds) = datum, let unit = scale.unit else { return .value(datum) }
    return unit.place(Date(timeIntervalSinceReferenceDate: seconds))
  }

  // MARK: Values

  /// Returns the x value at a position, which may be outside the plot.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    datum(atX: position).flatMap { P(datum: $0) }
  }

  /// Returns the y value at a position, which may be outside the plot.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    datum(atY: position).flatMap { P(datum: $0) }
  }

  /// Returns the values at a point, which may be outside the plot.
  public func value<X: Plottable, Y: Plottable>(
    at point: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: point.x, as: X.self), let y = value(atY: point.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// Returns the value at an angle on the running total of the sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    P(datum: datum(atAngle: angle))
  }

  /// Returns the angle of a point, clockwise from the top.
  public func angle(at point: CGPoint) -> Angle {
    let (x, y) = (point.x - frame.width / 2, frame.height / 2 - point.y)
    let angle = atan2(Double(x), Double(y))
    return Angle(radians: angle < 0 ? angle + 2 * .pi : angle)
  }

  private func datum(atX position: CGFloat) -> _Datum? {
    chart.x.datum(at: position, frame.width, isVertical: false)
  }

  private func datum(atY position: CGFloat) -> _Datum? {
    chart.y.datum(at: position, frame.height, isVertical: true)
  }

  private func datum(atAngle angle: Angle) -> _Datum {
    let total = SectorLayout(chart.marks, in: frame.size).total
    return .number(total * angle.radians / (2 * .pi))
  }

  // MARK: Selection

  /// Writes the x value at a position into the binding of `chartXSelection(value:)`.
  public func selectXValue(at position: CGFloat) {
    chart.settings.x.selection?(datum(atX: position))
  }

  /// Writes the y value at a position into the binding of `chartYSelection(value:)`.
  public func selectYValue(at position: CGFloat) {
    chart.settings.y.selection?(datum(atY: position))
  }

  /// Writes the x values at two positions into the binding of `chartXSelection(range:)`.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let start = datum(atX: start), let end = datum(atX: end) else { return }
    chart.settings.x.rangeSelection?((start, end))
  }

  /// Writes the y values at two positions into the binding of `chartYSelection(range:)`.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let start = datum(atY: start), let end = datum(atY: end) else { return }
    chart.settings.y.rangeSelection?((start, end))
  }

  /// Writes the value at an angle into the binding of `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) {
    chart.settings.angleSelection?(datum(atAngle: angle))
  }

  // MARK: Scales

  /// Returns the domain of the x axis: all categories, or the first and the last value.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(chart.x) }

  /// Returns the domain of the y axis: all categories, or the first and the last value.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(chart.y) }

  private func domain<P: Plottable>(_ scale: AxisScale) -> [P] {
    if let categories = scale.categories {
      return categories.compactMap { P(datum: .category($0)) }
    }
    return [scale.domain.lowerBound, scale.domain.upperBound].compactMap {
      P(datum: scale.isDate ? .date($0) : .number($0))
    }
  }

  /// Returns the style of a value in `foregroundStyle(by:)`.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let scales = chart.scales
    guard scales.colorRange != nil || scales.foreground.indices[value.datum] != nil else {
      return nil
    }
    return scales.style(scales.styleIndex(value.datum))
  }

  /// Returns the values in `foregroundStyle(by:)`.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    chart.scales.foreground.values.compactMap { P(datum: $0) }
  }

  /// Returns the symbol of a value in `symbol(by:)`.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    chart.scales.symbols.indices[value.datum].map { _ in chart.scales.symbol(value.datum) }
  }

  /// Returns the values in `symbol(by:)`.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    chart.scales.symbols.values.compactMap { P(datum: $0) }
  }

  /// Returns the area of a value in `symbolSize(by:)`, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { chart.scales.area(value.datum) }

  /// Returns the line of a value in `lineStyle(by:)`.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    chart.scales.lines.indices[value.datum].map { _ in chart.scales.line(value.datum) }
  }

  /// Returns the values in `lineStyle(by:)`.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    chart.scales.lines.values.compactMap { P(datum: $0) }
  }
}
