import SwiftUI

/// A chart's marks with its scales and axes: everything that doesn't depend on the size.
@MainActor
final class ResolvedChart {
  let marks: [MarkRecord]
  let masks: [_ChartMarks.Mask]
  let spans: StackedSpans
  let scales: VisualScales
  let x: AxisScale
  let y: AxisScale
  let xAxis: ResolvedAxis
  let yAxis: ResolvedAxis
  let labels: _ChartMarks.Labels
  let settings: ChartSettings
  /// The members of groups in `position(by:)`.
  let members: VisualScales.ValueList
  let hasSectors: Bool
  /// Whether marks have annotations, or views as symbols.
  let hasMarkViews: Bool

  init(_ content: _ChartMarks, _ settings: ChartSettings, _ context: ChartContext) {
    self.settings = settings
    labels = content.labels
    marks = content.functions.isEmpty ? content.marks : content.sampled(settings)
    masks = content.functions.isEmpty ? content.masks : []
    let isXCategory = Self.isCategory(marks, settings.x, isVertical: false)
    let isYCategory = Self.isCategory(marks, settings.y, isVertical: true)
    spans = StackedSpans(marks, xIsCategory: isXCategory, yIsCategory: isYCategory)
    let all = masks.isEmpty ? marks : marks + masks.flatMap(\.shape)
    scales = VisualScales(all, settings)
    var members = VisualScales.ValueList()
    var (hasSectors, hasMarkViews) = (false, false)
    // Here and in other loops, indices avoid a copy of each mark.
    for index in marks.indices {
      if marks[index].kind == .sector { hasSectors = true }
      guard let style = marks[index].style else { continue }
      if let member = style.values.group?.member { members.add(member) }
      if case .view? = style.values.symbol { hasMarkViews = true }
      if !style.values.annotations.isEmpty { hasMarkViews = true }
    }
    hasMarkViews =
      hasMarkViews
      || masks.contains { $0.shape.contains { $0.style?.values.annotations.isEmpty == false } }
    (self.members, self.hasSectors, self.hasMarkViews) = (members, hasSectors, hasMarkViews)
    var x = Self.scale(all, settings.x, isXCategory, spans, isVertical: false)
    var y = Self.scale(all, settings.y, isYCategory, spans, isVertical: true)
    x.isInteger = content.isInteger.x
    y.isInteger = content.isInteger.y
    let scrollsX = settings.scrollableAxes.contains(.horizontal)
    let scrollsY = settings.scrollableAxes.contains(.vertical)
    x.visibleLength = scrollsX ? settings.x.visibleLength : nil
    y.visibleLength = scrollsY ? settings.y.visibleLength : nil
    let isSectors = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
    xAxis = Self.axis(&x, settings.x, context, isVertical: false, isHidden: isSectors)
    yAxis = Self.axis(&y, settings.y, context, isVertical: true, isHidden: isSectors)
    if scrollsX { Self.scroll(&x, settings.x) }
    if scrollsY { Self.scroll(&y, settings.y) }
    x.isMirrored = context.isRightToLeft
    (self.x, self.y) = (x, y)
  }

  /// Creates a chart of other marks with the scales and axes of `chart`.
  private init(_ marks: [MarkRecord], in chart: ResolvedChart) {
    self.marks = marks
    masks = []
    spans = StackedSpans(
      marks, xIsCategory: chart.x.categories != nil, yIsCategory: chart.y.categories != nil)
    (scales, members, settings, labels) = (
      chart.scales, chart.members, chart.settings, chart.labels
    )
    (hasSectors, hasMarkViews) = (false, false)
    (x, y, xAxis, yAxis) = (chart.x, chart.y, chart.xAxis, chart.yAxis)
  }

  /// Returns a chart of the marks of a mask.
  func mask(_ number: Int) -> ResolvedChart { ResolvedChart(masks[number].shape, in: self) }

  private static func isCategory(
    _ marks: [MarkRecord], _ settings: ChartSettings.AxisSettings, isVertical: Bool
  ) -> Bool {
    if settings.type == .category { return true }
    for mark in marks where mark.kind != .sector {
      if let (datum, _) = (isVertical ? mark.y : mark.x).values {
        if case .category = datum { return true }
        return false
      }
    }
    if case .category? = settings.domain?.values?.first { return true }
    return false
  }

  private static func scale(
    _ marks: [MarkRecord], _ settings: ChartSettings.AxisSettings,
    _ isCategory: Bool, _ spans: StackedSpans, isVertical: Bool
  ) -> AxisScale {
    if isCategory {
      var list = VisualScales.ValueList()
      for datum in settings.domain?.values ?? [] { list.add(.category(datum.name)) }
      if settings.domain?.values == nil {
        for mark in marks where mark.kind != .sector {
          if let (datum, _) = (isVertical ? mark.y : mark.x).values {
            list.add(.category(datum.name))
          }
        }
        if let modify = settings.domain?.modify {
          let values = modify(list.values)
          list = VisualScales.ValueList()
          for datum in values { list.add(datum) }
        }
      }
      var scale = AxisScale(categories: list.values.map(\.name))
      scale.isReversed = settings.domain?.isReversed ?? false
      if let range = settings.range { scale.range = range }
      return scale
    }
    var scale = AxisScale()
    var range = ValueRange()
    let all = marks.span
    for index in all.indices where all[index].kind != .sector {
      let span = index < spans.spans.count ? spans[index] : nil
      let stacked = span?.isVertical == isVertical ? span : nil
      // Numbers, the most frequent values, need no copies.
      if let number = all[index].number(isVertical: isVertical) {
        scale.isEmpty = false
        range.add(stacked?.start ?? number)
        range.add(stacked?.end ?? number)
        continue
      }
      let place = isVertical ? all[index].y : all[index].x
      guard let (start, end) = place.values else { continue }
      if case .date = start { scale.isDate = true }
      if case .bin(_, _, let unit) = place {
        scale.isBinned = true
        if scale.unit == nil { scale.unit = unit }
      }
      scale.isEmpty = false
      if let stacked {
        range.add(stacked.start)
        range.add(stacked.end)
      } else {
        if let start = start.number { range.add(start) }
        if let end = end.number { range.add(end) }
      }
    }
    scale.isReversed = settings.domain?.isReversed ?? false
    if let range = settings.range { scale.range = range }
    let type = settings.type ?? .linear
    let explicit = (settings.domain?.values ?? []).compactMap(\.finite)
    if case .date? = settings.domain?.values?.first { scale.isDate = true }
    if let low = explicit.min(), let high = explicit.max() {
      scale.isEmpty = false
      scale.set(low...high, type)
      return scale
    }
    if let modify = settings.domain?.modify, let found = range.range {
      let ends = [found.lowerBound, found.upperBound].map {
        scale.isDate ? _Datum.date($0) : _Datum.number($0)
      }
      range = ValueRange()
      for datum in modify(ends) { if let number = datum.number { range.add(number) } }
    }
    if !scale.isDate, settings.domain?.includesZero ?? (type.kind != .log), !scale.isEmpty {
      range.add(0)
    }
    if scale.type.kind != .log, type.kind != .log, let found = range.range {
      AnnotationRoom(found, isVertical: isVertical).add(marks, spans, to: &range)
    }
    var domain = range.range ?? 0...1
    if domain.lowerBound == domain.upperBound {
      domain = domain.lowerBound...(domain.lowerBound + (scale.isDate ? 86400 : 1))
    }
    scale.set(domain, type)
    return scale
  }

  /// Resolves an axis, and extends an automatic domain to its marks.
  private static func axis(
    _ scale: inout AxisScale, _ settings: ChartSettings.AxisSettings, _ context: ChartContext,
    isVertical: Bool, isHidden: Bool
  ) -> ResolvedAxis {
    guard settings.visibility != .hidden, !isHidden, !scale.isEmpty else { return ResolvedAxis() }
    var series: [_AxisSeries] = []
    if let content = settings.content {
      series = content()
    } else {
      AxisMarks()._collect(into: &series)
    }
    let isAutomatic = settings.domain?.values == nil && scale.categories == nil
    if isAutomatic {
      var domain = scale.domain
      for item in series {
        let grown = AxisTicks.domain(item.values, scale, context)
        domain =
          min(domain.lowerBound, grown.lowerBound)...max(domain.upperBound, grown.upperBound)
      }
      scale.set(domain, scale.type)
    }
    // The labels of categories on the y axis are inside their bands.
    var isInset = false
    if isVertical, scale.categories != nil {
      isInset = series.contains { $0.position == .automatic && $0.preset != .aligned }
    }
    var axis = ResolvedAxis()
    axis.isInset = isInset
    for item in series { axis.add(item, scale, context) }
    if isInset, axis.ticks.contains(where: { !$0.parts.labels.isEmpty }) {
      scale.bandInset = context.labelHeight
    }
    return axis
  }

  private static func scroll(_ scale: inout AxisScale, _ settings: ChartSettings.AxisSettings) {
    guard let length = settings.visibleLength, length > 0 else { return }
    let whole: Double
    var start = 0.0
    if let categories = scale.categories {
      whole = Double(max(categories.count, 1))
      if let name = settings.scrollPosition?.start?.name, let index = scale.indices[name] {
        start = Double(index) / whole
      }
    } else {
      whole = scale.domain.upperBound - scale.domain.lowerBound
      if let datum = settings.scrollPosition?.start, let fraction = scale.fraction(datum) {
        start = scale.isReversed ? 1 - fraction : fraction
      }
    }
    let visible = min(length / max(whole, .leastNormalMagnitude), 1)
    scale.window = (start.isFinite ? min(max(start, 0), 1 - visible) : 0, visible)
  }
}

extension _ChartMarks {
  /// The number of samples of a function.
  static let samples = 400

  /// Returns the marks with the samples of the functions.
  func sampled(_ settings: ChartSettings) -> [MarkRecord] {
    var domain = 0.0...1.0
    let explicit = (settings.x.domain?.values ?? []).compactMap(\.finite)
    if let low = explicit.min(), let high = explicit.max(), high > low {
      domain = low...high
    } else {
      var range = ValueRange()
      for function in functions where !function.isParametric {
        if let own = function.domain {
          range.add(own.lowerBound)
          range.add(own.upperBound)
        }
      }
      for (index, mark) in marks.enumerated()
      where !functions.contains(where: { $0.index == index }) {
        if let number = mark.x.values?.0.number { range.add(number) }
      }
      domain = range.range ?? domain
    }
    var all: [MarkRecord] = []
    for (index, mark) in marks.enumerated() {
      let own = functions.enumerated().filter { $0.element.index == index }
      if own.isEmpty { all.append(mark) }
      for (number, function) in own {
        let ends = function.domain ?? domain
        let step = (ends.upperBound - ends.lowerBound) / Double(Self.samples)
        for sample in 0...Self.samples {
          let value = function.sample(ends.lowerBound + step * Double(sample))
          var point = mark
          point.series = mark.series ?? "function \(number)"
          point.x = .value(.number(value.x))
          point.y =
            value.end.map { .interval(.number(value.y), .number($0)) } ?? .value(.number(value.y))
          all.append(point)
        }
      }
    }
    return all
  }
}
