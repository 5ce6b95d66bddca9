import SwiftUI

/// The area of a plot that is tapped and dragged: selects values and scrolls.
struct PlotSurface: View {
  let chart: ResolvedChart
  let size: CGSize
  let anchor: Anchor<CGRect>?
  @Binding var scroll: ChartView.ScrollOffset
  @State private var start: ChartView.ScrollOffset?
  @GestureState private var isTouched = false

  var body: some View {
    let settings = chart.settings
    let proxy = ChartProxy(chart: chart, frame: CGRect(origin: .zero, size: size), anchor: anchor)
    Group {
      if let gesture = settings.gesture {
        if settings.scrollableAxes.isEmpty {
          surface.gesture(gesture(proxy))
        } else {
          surface.gesture(drag(proxy)).simultaneousGesture(gesture(proxy))
        }
      } else {
        surface.gesture(drag(proxy))
      }
    }
    // A touch also ends when something else interrupts it.
    .onChange(of: isTouched) {
      guard !isTouched else { return }
      start = nil
      if selects { settings.clearSelections() }
    }
  }

  /// Whether touches select, and not as a gesture of the app does.
  private var selects: Bool { chart.settings.gesture == nil && chart.settings.hasSelection }

  private var surface: some View { Color.clear.contentShape(Rectangle()) }

  /// The distance from which on a drag scrolls, in points.
  private static let scrollDistance: CGFloat = 10

  /// A drag that selects until it scrolls.
  private func drag(_ proxy: ChartProxy) -> some Gesture {
    let settings = chart.settings
    return DragGesture(minimumDistance: selects ? 0 : Self.scrollDistance)
      .updating($isTouched) { _, isTouched, _ in isTouched = true }
      .onChanged { value in
        let distance = hypot(value.translation.width, value.translation.height)
        if settings.scrollableAxes.isEmpty || start == nil && distance < Self.scrollDistance {
          if selects { select(value.location, from: value.startLocation, proxy) }
        } else {
          if selects, start == nil { settings.clearSelections() }
          move(by: value.translation)
        }
      }
  }

  private func select(_ point: CGPoint, from start: CGPoint, _ proxy: ChartProxy) {
    let settings = chart.settings
    if settings.x.selection != nil { proxy.selectXValue(at: point.x) }
    if settings.y.selection != nil { proxy.selectYValue(at: point.y) }
    if settings.x.rangeSelection != nil { proxy.selectXRange(from: start.x, to: point.x) }
    if settings.y.rangeSelection != nil { proxy.selectYRange(from: start.y, to: point.y) }
    if settings.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
  }

  /// Scrolls by a distance from the position at which the drag began.
  private func move(by distance: CGSize) {
    let settings = chart.settings
    let first =
      start
      ?? ChartView.ScrollOffset(
        x: origin(chart.x, size.width, isVertical: false),
        y: origin(chart.y, size.height, isVertical: true))
    start = first
    if settings.scrollableAxes.contains(.horizontal), let datum = first.x {
      let part = distance.width / max(size.width, 1)
      let moved = moved(datum, by: chart.x.isMirrored ? part : -part, chart.x)
      scroll.x = moved
      settings.x.scrollPosition?.write?(moved)
    }
    if settings.scrollableAxes.contains(.vertical), let datum = first.y {
      let moved = moved(datum, by: distance.height / max(size.height, 1), chart.y)
      scroll.y = moved
      settings.y.scrollPosition?.write?(moved)
    }
  }

  /// The value at the start of the visible part.
  private func origin(_ scale: AxisScale, _ length: CGFloat, isVertical: Bool) -> _Datum? {
    let ends = scale.ends(length, isVertical: isVertical)
    let inside: CGFloat = ends.start < ends.end ? 0.5 : -0.5
    guard scale.categories != nil else {
      return scale.datum(at: ends.start, length, isVertical: isVertical)
    }
    return scale.datum(at: ends.start + inside, length, isVertical: isVertical)
  }

  /// Returns the value a part of the visible length after another, inside the domain.
  private func moved(_ datum: _Datum, by part: CGFloat, _ scale: AxisScale) -> _Datum {
    let visible = scale.window.length
    if let categories = scale.categories {
      guard let index = scale.indices[datum.name] else { return datum }
      let shift = (Double(part) * visible * Double(categories.count)).rounded()
      let last = Double(categories.count) * (1 - visible)
      let moved = Int(min(max(Double(index) + shift, 0), max(last, 0)))
      return categories.indices.contains(moved) ? .category(categories[moved]) : datum
    }
    guard let number = datum.number else { return datum }
    let whole = scale.domain.upperBound - scale.domain.lowerBound
    let moved = min(
      max(number + Double(part) * visible * whole, scale.domain.lowerBound),
      scale.domain.upperBound - visible * whole)
    return scale.isDate ? .date(moved) : .number(moved)
  }
}
