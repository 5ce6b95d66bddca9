import SwiftUI

/// The positions of a chart's marks in a plot of a size.
@MainActor
struct PlotGeometry {
  let chart: ResolvedChart
  let size: CGSize
  private let xMap: LinearMap?
  private let yMap: LinearMap?
  // What each bar needs of the scales, which are large values.
  private let hasXCategories: Bool
  private let hasYCategories: Bool
  let isDiscrete: Bool
  private let steps = ContinuousSteps()

  /// The smallest distances on the continuous axes, found when a mark first needs them.
  private final class ContinuousSteps {
    private var known: [Axis: CGFloat] = [:]

    func step(_ axis: Axis, _ find: () -> CGFloat) -> CGFloat {
      if let step = known[axis] { return step }
      let step = find()
      known[axis] = step
      return step
    }
  }

  /// The positions of a linear axis: a shortcut for the points of large charts.
  private struct LinearMap {
    let factor: CGFloat
    let start: CGFloat

    init?(_ scale: AxisScale, _ length: CGFloat, isVertical: Bool) {
      guard scale.categories == nil, [.linear, .date].contains(scale.type.kind) else { return nil }
      let (low, high) = (scale.domain.lowerBound, scale.domain.upperBound)
      guard high > low else { return nil }
      let first = scale.position(scale.fraction(low), length, isVertical: isVertical)
      let last = scale.position(scale.fraction(high), length, isVertical: isVertical)
      factor = (last - first) / CGFloat(high - low)
      start = first - factor * CGFloat(low)
    }

    func position(_ value: Double) -> CGFloat { factor * CGFloat(value) + start }
  }

  init(chart: ResolvedChart, size: CGSize) {
    self.chart = chart
    self.size = size
    xMap = LinearMap(chart.x, size.width, isVertical: false)
    yMap = LinearMap(chart.y, size.height, isVertical: true)
    hasXCategories = chart.x.categories != nil
    hasYCategories = chart.y.categories != nil
    isDiscrete = chart.x.isDiscrete || chart.y.isDiscrete
  }

  func x(_ datum: _Datum) -> CGFloat? {
    if let xMap, let number = datum.number { return xMap.position(number) }
    guard let fraction = chart.x.fraction(datum) else { return nil }
    return chart.x.position(fraction, size.width, isVertical: false)
  }

  func y(_ datum: _Datum) -> CGFloat? {
    if let yMap, let number = datum.number { return yMap.position(number) }
    guard let fraction = chart.y.fraction(datum) else { return nil }
    let position = chart.y.position(fraction, size.height, isVertical: true)
    return chart.y.bandInset > 0 ? position + inset / 2 : position
  }

  /// The position of a stacked value.
  func position(_ value: Double, isVertical: Bool) -> CGFloat {
    if let map = isVertical ? yMap : xMap { return map.position(value) }
    return isVertical
      ? chart.y.position(chart.y.fraction(value), size.height, isVertical: true)
      : chart.x.position(chart.x.fraction(value), size.width, isVertical: false)
  }

  /// The room for the label at the top of each band.
  var inset: CGFloat { min(chart.y.bandInset, chart.y.step(size.height) * 0.6) }

  private func scale(_ axis: Axis) -> AxisScale { axis == .horizontal ? chart.x : chart.y }
  private func hasCategories(_ axis: Axis) -> Bool {
    axis == .horizontal ? hasXCategories : hasYCategories
  }
  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func position(_ datum: _Datum, _ axis: Axis) -> CGFloat? {
    axis == .horizontal ? x(datum) : y(datum)
  }

  /// The band of a category, or the bin of a place.
  func band(_ place: MarkPlace, _ axis: Axis) -> ClosedRange<CGFloat>? {
    switch place {
    case .value(let datum):
      guard let middle = position(datum, axis) else { return nil }
      guard hasCategories(axis) else { return span(middle, middle) }
      let step = scale(axis).step(length(axis)) - (axis == .vertical ? inset : 0)
      return span(middle - step / 2, middle + step / 2)
    case .bin(let start, let end, _), .interval(let start, let end):
      guard let start = position(start, axis), let end = position(end, axis) else { return nil }
      return span(start, end)
    case .points(let start, let end):
      let ends = (start ?? 0, end ?? length(axis))
      guard axis == .horizontal, chart.x.isMirrored else { return span(ends.0, ends.1) }
      return span(size.width - ends.0, size.width - ends.1)
    }
  }

  /// Returns the range between two positions, or `nil` for a hole.
  private func span(_ a: CGFloat, _ b: CGFloat) -> ClosedRange<CGFloat>? {
    a.isFinite && b.isFinite ? min(a, b)...max(a, b) : nil
  }

  /// The middle of a place.
  func middle(_ place: MarkPlace, _ axis: Axis, _ group: MarkStyle.Group?) -> CGFloat? {
    guard let band = share(place, axis, group) else { return nil }
    return (band.lowerBound + band.upperBound) / 2
  }

  /// The part of the band of a place that belongs to a member of a group.
  private func share(_ place: MarkPlace, _ axis: Axis, _ group: MarkStyle.Group?)
    -> ClosedRange<CGFloat>?
  {
    guard let band = band(place, axis) else { return nil }
    guard let group, group.axis ?? (scale(axis).isDiscrete ? axis : nil) == axis else {
      return band
    }
    let step = band.upperBound - band.lowerBound
    let span = group.span.length(in: step, automatic: step * Self.barRatio)
    let count = CGFloat(max(chart.members.values.count, 1))
    var index = CGFloat(chart.members.indices[group.member] ?? 0)
    if axis == .horizontal, chart.x.isMirrored { index = count - 1 - index }
    let start = (band.lowerBound + band.upperBound - span) / 2 + span / count * index
    return self.span(start, start + span / count)
  }

  /// The part of a band that a bar takes.
  static let barRatio: CGFloat = 0.7
  /// The width of a bar on a continuous axis without bins.
  static let barWidth: CGFloat = 8

  /// The extent of a bar or rectangle across its direction.
  func extent(
    _ place: MarkPlace, _ dimension: MarkDimension, _ axis: Axis, _ mark: MarkRecord
  ) -> ClosedRange<CGFloat>? {
    let group = mark.style?.values.group
    guard let band = share(place, axis, group) else { return nil }
    var step = band.upperBound - band.lowerBound
    var automatic = step * Self.barRatio
    switch place {
    case .interval, .points: return band
    case .bin(_, _, let unit): if unit == nil, mark.kind == .rectangle { automatic = step }
    case .value where !hasCategories(axis):
      automatic = Self.barWidth
      if dimension.dependsOnStep { step = steps.step(axis) { continuousStep(axis) } }
    case .value: break
    }
    let width = dimension.length(in: step, automatic: automatic)
    let middle = (band.lowerBound + band.upperBound) / 2
    return span(middle - width / 2, middle + width / 2)
  }

  /// The smallest distance between two values of a continuous axis, in points.
  private func continuousStep(_ axis: Axis) -> CGFloat {
    var positions: [CGFloat] = []
    for mark in chart.marks {
      if case .value(let datum) = axis == .horizontal ? mark.x : mark.y,
        let position = position(datum, axis)
      {
        positions.append(position)
      }
    }
    positions.sort()
    let steps = zip(positions.dropFirst(), positions).map { $0 - $1 }.filter { $0 > 0.01 }
    return steps.min() ?? length(axis)
  }

  /// The frame of a bar, rectangle or rule; with its start first in the direction of its values.
  func frame(_ index: Int, _ mark: MarkRecord, _ span: StackedSpans.Span?) -> CGRect? {
    var horizontal: ClosedRange<CGFloat>?
    var vertical: ClosedRange<CGFloat>?
    if let span {
      guard
        let range = self.span(
          position(span.start, isVertical: span.isVertical),
          position(span.end, isVertical: span.isVertical))
      else { return nil }
      if span.isVertical { vertical = range } else { horizontal = range }
    }
    if mark.kind == .rule {
      // A rule has no length in the direction of a single value.
      if let x = middle(mark.x, .horizontal, mark.style?.values.group), !mark.x.isSpan {
        horizontal = x...x
      }
      if let y = middle(mark.y, .vertical, mark.style?.values.group), !mark.y.isSpan {
        vertical = y...y
      }
      if case .interval = mark.x, case .points(nil, nil) = mark.y {
        vertical = (size.height / 2)...(size.height / 2)
      }
      if case .interval = mark.y, case .points(nil, nil) = mark.x {
        horizontal = (size.width / 2)...(size.width / 2)
      }
    }
    guard let x = horizontal ?? extent(mark.x, mark.width, .horizontal, mark),
      let y = vertical ?? extent(mark.y, mark.height, .vertical, mark)
    else { return nil }
    let offset = offset(mark.style)
    let (atLeft, atRight) =
      chart.x.isMirrored ? (offset.xEnd, offset.xStart) : (offset.xStart, offset.xEnd)
    let (left, right) = (x.lowerBound + atLeft, x.upperBound + atRight)
    let (top, bottom) = (y.lowerBound + offset.yStart, y.upperBound + offset.yEnd)
    let frame = CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
    return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite
      && frame.height.isFinite ? frame : nil
  }

  /// The distances by which the ends of a mark are moved, to the right and downwards. As for views,
  /// those of the modifiers are towards the trailing edge (Rules/Charts.md#directions).
  func offset(_ style: MarkStyle?) -> MarkStyle.Offset {
    guard var offset = style?.values.offset else { return MarkStyle.Offset() }
    if chart.x.isMirrored { (offset.xStart, offset.xEnd) = (-offset.xStart, -offset.xEnd) }
    return offset
  }

  /// The position of a point, or `nil` for a hole.
  func point(_ mark: MarkRecord) -> CGPoint? {
    if let xMap, let yMap, mark.style?.values.group == nil,
      case .value(let x) = mark.x, case .value(let y) = mark.y, let x = x.number,
      let y = y.number
    {
      let point = CGPoint(x: xMap.position(x), y: yMap.position(y))
      guard point.x.isFinite, point.y.isFinite else { return nil }
      guard mark.style != nil else { return point }
      let offset = offset(mark.style)
      return CGPoint(x: point.x + offset.xStart, y: point.y + offset.yStart)
    }
    let style = mark.style?.values
    guard let x = middle(mark.x, .horizontal, style?.group),
      let y = middle(mark.y, .vertical, style?.group), x.isFinite, y.isFinite
    else { return nil }
    let offset = offset(mark.style)
    return CGPoint(x: x + offset.xStart, y: y + offset.yStart)
  }
}

extension MarkPlace {
  /// Whether the place has a start and an end.
  var isSpan: Bool {
    switch self {
    case .interval: true
    case .points(let start, let end): start == nil || end == nil || start != end
    case .value, .bin: false
    }
  }
}
