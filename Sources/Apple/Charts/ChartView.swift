import QuoinCore
import QuoinLayout
import QuoinViews
import SwiftUI

/// A chart: marks in a plot, with axes and a legend.
///
/// Sizing: h-exp, v-exp; ideal 200 × 200 (estimated).
public struct Chart<Content: ChartContent>: View {
  let content: Content

  /// Creates a chart of the builder's content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with content for each identifiable element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with content for each element, identified by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View { ChartView(content: _ChartMarks(content)) }
}

/// A chart of collected marks.
struct ChartView: View, @preconcurrency Animatable {
  var content: _ChartMarks
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var layoutDirection
  @ScaledMetric(relativeTo: .caption2) private var labelHeight = 17.0
  @State private var scroll = ScrollOffset()

  /// The name of a chart's coordinate space.
  static let space = "Quoin chart"

  /// The starts of the visible part that scrolling has set.
  struct ScrollOffset: Equatable {
    var x: _Datum?
    var y: _Datum?
  }

  var animatableData: MarkValues {
    get { MarkValues(content) }
    set { newValue.apply(to: &content) }
  }

  var body: some View {
    let chart = ResolvedChart(content, scrolled, context)
    Group {
      if settings.layers.isEmpty {
        parts(chart)
      } else {
        parts(chart)
          .backgroundPreferenceValue(PlotFrameKey.self) { layers(chart, $0, isBackground: true) }
          .overlayPreferenceValue(PlotFrameKey.self) { layers(chart, $0, isBackground: false) }
      }
    }
    .environment(\.chartSettings, ChartSettings())
    .coordinateSpace(.named(Self.space))
  }

  private func parts(_ chart: ResolvedChart) -> some View {
    ChartLayout {
      ChartPlot(chart: chart, scroll: $scroll).chartPart(.plot, "plot")
      axis(chart, .bottom)
      axis(chart, .top)
      axis(chart, .leading)
      axis(chart, .trailing)
      titles(chart)
      if let legend = ChartLegend(chart) {
        legend.chartPart(
          .legend(
            ChartEdge(settings.legend.position), settings.legend.alignment,
            settings.legend.spacing), "legend")
      }
    }
  }

  private var context: ChartContext {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return ChartContext(
      locale: locale, calendar: calendar, isRightToLeft: layoutDirection == .rightToLeft,
      labelHeight: labelHeight)
  }

  /// The settings with the position to which the chart was scrolled.
  private var scrolled: ChartSettings {
    var settings = settings
    if let x = scroll.x, settings.x.scrollPosition?.write == nil {
      settings.x.scrollPosition = ChartSettings.ScrollPosition(start: x)
    }
    if let y = scroll.y, settings.y.scrollPosition?.write == nil {
      settings.y.scrollPosition = ChartSettings.ScrollPosition(start: y)
    }
    return settings
  }

  @ViewBuilder
  private func axis(_ chart: ResolvedChart, _ edge: ChartEdge) -> some View {
    let isVertical = edge == .leading || edge == .trailing
    let axis = isVertical ? chart.yAxis : chart.xAxis
    let scale = isVertical ? chart.y : chart.x
    let ticks = axis.ticks(at: edge, scale)
    if !ticks.isEmpty {
      let view = AxisView(ticks: ticks, scale: scale, edge: edge)
      let style = isVertical ? settings.y.style : settings.x.style
      Group {
        if let style { style(AnyView(view)) } else { view }
      }
      .chartPart(.axis(edge), isVertical ? "y axis" : "x axis")
    }
  }

  @ViewBuilder
  private func titles(_ chart: ResolvedChart) -> some View {
    let x = settings.x.titles
    let y = settings.y.titles
    ForEach(x.indices, id: \.self) { index in
      ChartTitle(title: x[index], isVertical: false)
        .chartPart(
          .title(ChartEdge(x[index].position), x[index].alignment ?? .center, x[index].spacing),
          "x axis title")
    }
    ForEach(y.indices, id: \.self) { index in
      let position = y[index].position
      let edge = position == .automatic ? ChartEdge.top : ChartEdge(position)
      ChartTitle(title: y[index], isVertical: edge == .leading || edge == .trailing)
        .chartPart(
          .title(
            edge, y[index].alignment ?? (position == .automatic ? .trailing : .center),
            y[index].spacing), "y axis title")
    }
  }

  @ViewBuilder
  private func layers(_ chart: ResolvedChart, _ anchor: Anchor<CGRect>?, isBackground: Bool)
    -> some View
  {
    let layers = settings.layers.filter { $0.isBackground == isBackground }
    if let anchor, !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(chart: chart, frame: geometry[anchor], anchor: anchor)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(
              maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
        }
      }
    }
  }
}

/// The title of an axis, which is turned beside the plot.
private struct ChartTitle: View {
  let title: ChartSettings.Title
  let isVertical: Bool

  var body: some View {
    if isVertical {
      SidewaysLayout {
        title.view.font(.caption2).foregroundStyle(.secondary)
          .rotationEffect(.degrees(-90))
      }
    } else {
      title.view.font(.caption2).foregroundStyle(.secondary)
    }
  }
}

/// A layout that exchanges the width and height of its subview, which is turned.
struct SidewaysLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let turned = ProposedViewSize(width: proposal.height, height: proposal.width)
    guard let size = subviews.first?.sizeThatFits(turned) else { return .zero }
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
  }
}

/// The frame of the plot.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A view with a name in reports.
struct NamedPart<Content: View>: PrimitiveView {
  let name: String
  let content: Content

  static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    Content._emit(view.content, into: emission)
    emission.tree.wrapEffect(since: mark)
    emission.noteWrappers(since: mark, view.name)
  }
}

extension View {
  /// Sets the part of the chart that the view is, and its name in reports.
  func chartPart(_ part: ChartPart, _ name: String) -> some View {
    NamedPart(name: name, content: self).layoutValue(key: ChartPartKey.self, value: part)
  }
}
