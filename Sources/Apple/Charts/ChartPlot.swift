import SwiftUI

/// The plot of a chart: lines, marks, and the views on them.
struct ChartPlot: View {
  let chart: ResolvedChart
  @Binding var scroll: ChartView.ScrollOffset

  var body: some View {
    if let style = chart.settings.plotStyle { style(AnyView(plot)) } else { plot }
  }

  @ViewBuilder
  private var plot: some View {
    if isInteractive {
      marks
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(PlotFrameKey.self) { anchor in
          GeometryReader { geometry in
            PlotSurface(chart: chart, size: geometry.size, anchor: anchor, scroll: $scroll)
          }
        }
    } else if !chart.settings.layers.isEmpty {
      marks.anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    } else {
      marks
    }
  }

  @ViewBuilder
  private var marks: some View {
    if hasViews {
      PlotCanvas(chart: chart)
        .overlay {
          GeometryReader { geometry in
            PlotViews(
              chart: chart, size: geometry.size, whole: geometry.bounds(of: .named(ChartView.space))
            )
          }
        }
    } else {
      PlotCanvas(chart: chart)
    }
  }

  private var hasViews: Bool {
    chart.yAxis.ticks.contains { chart.yAxis.isInside($0) }
      || chart.xAxis.ticks.contains { chart.xAxis.isInside($0) }
      || chart.hasMarkViews
  }

  private var isInteractive: Bool {
    let settings = chart.settings
    return !settings.scrollableAxes.isEmpty || settings.gesture != nil || settings.hasSelection
  }
}

/// The views on a plot: annotations, symbols, and labels of categories.
private struct PlotViews: View {
  let chart: ResolvedChart
  let size: CGSize
  /// The bounds of the chart in the coordinates of the plot.
  let whole: CGRect?

  var body: some View {
    let geometry = PlotGeometry(chart: chart, size: size)
    let all =
      [geometry] + chart.masks.indices.map { PlotGeometry(chart: chart.mask($0), size: size) }
    let symbols = PlotDrawing(geometry).symbolViews
    let annotations = all.flatMap { PlotAnnotation.all($0) }
    AnnotationLayout(whole: whole.map(placed)) {
      ForEach(symbols.indices, id: \.self) { index in
        symbols[index].view.layoutValue(
          key: AnnotationKey.self,
          value: AnnotationPlace(
            target: placed(CGRect(origin: symbols[index].point, size: .zero)), position: .overlay,
            alignment: .center, spacing: 0))
      }
      ForEach(annotations.indices, id: \.self) { index in
        annotations[index].view.layoutValue(
          key: AnnotationKey.self, value: placed(annotations[index].place))
      }
      insideLabels(chart.yAxis.insideTicks(chart.y), isVertical: true)
      insideLabels(chart.xAxis.insideTicks(chart.x), isVertical: false)
    }
    .allowsHitTesting(false)
  }

  /// The rectangle as layouts see it, which count from the right in a right-to-left chart.
  private func placed(_ rect: CGRect) -> CGRect {
    guard chart.x.isMirrored else { return rect }
    return CGRect(
      x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func placed(_ place: AnnotationPlace) -> AnnotationPlace {
    var place = place
    place.target = placed(place.target)
    return place
  }

  /// The labels inside the plot: of categories at the top leading corner of their band, of other
  /// values above their line.
  private func insideLabels(_ ticks: [ResolvedAxis.Tick], isVertical: Bool) -> some View {
    let scale = isVertical ? chart.y : chart.x.unmirrored
    let length = isVertical ? size.height : size.width
    return ForEach(ticks.indices, id: \.self) { number in
      let tick = ticks[number]
      let start = scale.position(tick.start, length, isVertical: isVertical)
      ForEach(tick.parts.labels.indices, id: \.self) { index in
        LabelWithRoom(axis: .horizontal) {
          AxisLabel(label: tick.parts.labels[index]).fixedSize()
        }
        .layoutValue(
          key: AnnotationKey.self,
          value: AnnotationPlace(
            target: isVertical
              ? CGRect(x: 4, y: start, width: size.width, height: 0)
              : CGRect(x: start + 4, y: size.height, width: 0, height: 0),
            position: isVertical && tick.isDiscrete ? .bottom : .top, alignment: .leading,
            spacing: 2, overflow: AnnotationOverflowResolution(x: .disabled, y: .fit(to: .chart)),
            needsRoom: tick.parts.labels[index].collision.kind != .disabled))
      }
    }
  }
}

/// A view beside a mark.
@MainActor
struct PlotAnnotation {
  let view: AnyView
  let place: AnnotationPlace

  /// Returns the annotations of a chart's marks.
  static func all(_ geometry: PlotGeometry) -> [PlotAnnotation] {
    let chart = geometry.chart
    var sectors: SectorLayout?
    var all: [PlotAnnotation] = []
    for (index, mark) in chart.marks.enumerated() {
      guard let style = mark.style?.values, !style.annotations.isEmpty else { continue }
      var target: CGRect?
      let span = chart.spans[index]
      switch mark.kind {
      case .bar, .rectangle, .rule: target = geometry.frame(index, mark, span)
      case .point, .line:
        target = geometry.point(mark).map {
          CGRect(x: $0.x - 4, y: $0.y - 4, width: 8, height: 8)
        }
      case .area: target = geometry.point(mark).map { CGRect(origin: $0, size: .zero) }
      case .sector:
        let layout = sectors ?? SectorLayout(chart.marks, in: geometry.size)
        sectors = layout
        target = layout.middle(index, mark).map { CGRect(origin: $0, size: .zero) }
      }
      guard let target else { continue }
      for annotation in style.annotations {
        all.append(
          PlotAnnotation(
            view: annotation.content(AnnotationContext(targetSize: target.size)),
            place: AnnotationPlace(
              target: target,
              position: position(annotation.position.kind, mark, span),
              alignment: annotation.alignment, spacing: annotation.spacing ?? 4,
              overflow: annotation.overflow)))
      }
    }
    return all
  }

  /// The position of an automatic annotation: at the end of a bar, on a sector, otherwise above.
  private static func position(
    _ kind: AnnotationPosition.Kind, _ mark: MarkRecord, _ span: StackedSpans.Span?
  ) -> AnnotationPosition.Kind {
    guard kind == .automatic else { return kind }
    if mark.kind == .sector { return .overlay }
    guard let span else { return .top }
    return span.isVertical
      ? span.end < span.start ? .bottom : .top : span.end < span.start ? .leading : .trailing
  }
}

/// The place of a view beside a mark.
struct AnnotationPlace {
  var target: CGRect
  var position: AnnotationPosition.Kind
  var alignment: Alignment
  var spacing: CGFloat
  var overflow = AnnotationOverflowResolution.automatic
  /// Whether the view is left out if it would overlap another one that needs room.
  var needsRoom = false
}

struct AnnotationKey: LayoutValueKey {
  static var defaultValue: AnnotationPlace? { nil }
}

/// A layout that places views beside marks.
struct AnnotationLayout: Layout {
  /// The bounds of the chart in the coordinates of the plot.
  var whole: CGRect?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var taken: [CGRect] = []
    for subview in subviews {
      guard let place = subview[AnnotationKey.self] else { continue }
      let size = subview.sizeThatFits(.unspecified)
      let corner = Self.corner(place, size, bounds.size, whole)
      let frame = CGRect(origin: corner, size: size).insetBy(dx: 0.01, dy: 0.01)
      let isVisible = !place.needsRoom || !taken.contains { $0.intersects(frame) }
      if isVisible, place.needsRoom { taken.append(frame) }
      subview.place(
        at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y),
        proposal: isVisible ? .unspecified : .zero)
    }
  }

  /// The top-left corner of a view beside its mark.
  static func corner(
    _ place: AnnotationPlace, _ size: CGSize, _ plot: CGSize, _ whole: CGRect? = nil
  ) -> CGPoint {
    let target = place.target
    let part = place.alignment.fraction
    var point = CGPoint(
      x: target.minX + (target.width - size.width) * part.x,
      y: target.minY + (target.height - size.height) * part.y)
    switch place.position {
    case .overlay: break
    case .automatic, .top, .topLeading, .topTrailing:
      point.y = target.minY - place.spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: point.y = target.maxY + place.spacing
    case .leading: point.x = target.minX - place.spacing - size.width
    case .trailing: point.x = target.maxX + place.spacing
    }
    switch place.position {
    case .topLeading, .bottomLeading: point.x = target.minX
    case .topTrailing, .bottomTrailing: point.x = target.maxX - size.width
    default: break
    }
    func area(_ boundary: AnnotationOverflowResolution.Boundary) -> CGRect {
      boundary == .chart
        ? whole ?? CGRect(origin: .zero, size: plot)
        : CGRect(origin: .zero, size: plot)
    }
    if case .fit(let boundary) = place.overflow.x.kind {
      let area = area(boundary)
      point.x = max(min(point.x, area.maxX - size.width), area.minX)
    }
    if case .fit(let boundary) = place.overflow.y.kind {
      let area = area(boundary)
      point.y = max(min(point.y, area.maxY - size.height), area.minY)
    }
    return point
  }
}
