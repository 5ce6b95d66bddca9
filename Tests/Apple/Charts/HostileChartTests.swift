import Foundation
import Quoin
import SwiftUI
import Testing

@testable import Charts

/// Charts of senseless data: they draw something finite, in bounded work.
@MainActor
struct HostileChartTests {
  private func items(_ chart: some View) -> [DisplayItem] {
    ImageRenderer(content: chart.frame(width: 300, height: 200)).displayList().items
  }

  private func texts(_ chart: some View) -> [String] {
    items(chart).compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  // MARK: Axes

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func countsOfValues(_ count: Int) {
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", Date.now)) }
      .chartXAxis { AxisMarks(values: .automatic(desiredCount: count)) }
      .chartYAxis { AxisMarks(values: .automatic(desiredCount: count)) }
    #expect(items(chart).count < 25_000)
  }

  @Test func valuesThatAreNoNumbersHaveNoLabels() {
    let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 1)) }
      .chartXAxis { AxisMarks(values: [Double.nan, Double.infinity, -Double.infinity, 3]) }
      .chartYAxis(.hidden)
      .chartXScale(domain: 0...6)
    #expect(texts(chart) == ["3"])
  }

  @Test func linesOfManyCategoriesAreAsManyAsThePlotHasPlacesFor() {
    let chart = Chart(0..<20_000, id: \.self) {
      BarMark(x: .value("x", "c\($0)"), y: .value("y", 2))
    }
    .chartYAxis(.hidden)
    let all = items(chart)
    let strokes = all.filter { if case .stroke = $0 { true } else { false } }
    #expect(strokes.count < 2 * 4 * 300 + 10)
    // At most 1,000 labels, one run for each of six characters.
    #expect(texts(chart).count <= 6_000)
  }

  @Test func manyCategoriesOnTheYAxis() {
    let chart = Chart(0..<20_000, id: \.self) {
      BarMark(x: .value("x", 2), y: .value("y", "c\($0)"))
    }
    .chartXAxis(.hidden)
    #expect(texts(chart).count <= 1_000)
  }

  @Test func theVisibleCategoriesOfManyHaveLabels() {
    let chart = Chart(0..<20_000, id: \.self) {
      BarMark(x: .value("x", "c\($0)"), y: .value("y", 2))
    }
    .chartYAxis(.hidden).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
    .chartScrollPosition(initialX: "c777")
    let shown = texts(chart)
    #expect((777...780).allSatisfy { shown.contains("c\($0)") } && shown.count < 10)
  }

  @Test func manyValuesAreAnEvenChoice() {
    var axis = ResolvedAxis()
    axis.ticks = (0..<100_000).map { index in
      var parts = _AxisParts()
      parts.labels = [_AxisParts.Label(view: AnyView(Text("a")))]
      return ResolvedAxis.Tick(
        series: 0, preset: .automatic, position: .automatic, start: Double(index) / 1e5, end: 1,
        isDiscrete: false, parts: parts)
    }
    let chosen = axis.ticks(at: .bottom, AxisScale())
    #expect(chosen.count == 1_000 && chosen[1].start == 100 / 1e5)
    axis.ticks.removeSubrange(1_000...)
    #expect(axis.ticks(at: .bottom, AxisScale()).count == 1_000)
  }

  @Test func manyItemsOfALegend() {
    let chart = Chart(0..<5_000, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", "n\($0)"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(texts(chart).count < 300)
  }

  // MARK: Bins

  @Test func binsOfHugeNumbers() {
    #expect(NumberBins(data: [Double.nan, 1e308, -1e308]).thresholds.count <= 2)
    #expect(NumberBins(data: [1e-300, 3e-300]).thresholds.allSatisfy { $0.isFinite })
    #expect(NumberBins(data: [Int.min, Int.max]).thresholds.count < 300)
    #expect(NumberBins(data: [7.0, 7]).thresholds.count == 2)
    #expect(NumberBins(range: 0.0...1, count: Int.max).thresholds.count == 10_001)
    #expect(NumberBins(range: 0...1_000_000, count: Int.max).thresholds.count == 10_001)
  }

  // MARK: Pictures

  /// Charts whose numbers are not finite, too large or too small.
  private var charts: [String: AnyView] {
    let plain = Chart([1.0, 2, 3], id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0))
    }
    return [
      "values": AnyView(
        Chart([1, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300], id: \.self) { value in
          BarMark(x: .value("x", value), y: .value("y", value))
          LineMark(x: .value("x", value), y: .value("y", 1)).interpolationMethod(.monotone)
          AreaMark(x: .value("x", 1), y: .value("y", value)).interpolationMethod(.catmullRom)
          RuleMark(x: .value("x", value))
          PointMark(x: .value("x", value), y: .value("y", 2)).annotation { Text("a") }
        }),
      "domain": AnyView(plain.chartXScale(domain: -1e308...1e308).chartYScale(domain: 0...1e-300)),
      "log": AnyView(plain.chartXScale(domain: -10 ... -1, type: .log).chartYScale(type: .log)),
      "power": AnyView(plain.chartYScale(type: .power(exponent: .nan))),
      "steps": AnyView(
        plain.chartXAxis { AxisMarks(values: .stride(by: 0.0)) }
          .chartYAxis { AxisMarks(values: .stride(by: Double.nan)) }),
      "widths": AnyView(
        Chart(["a", "b"], id: \.self) { name in
          BarMark(x: .value("x", name), y: .value("y", 2), width: .fixed(-20))
          BarMark(x: .value("x", name), y: .value("y", 2), width: .ratio(.nan))
          SectorMark(angle: .value("v", 1e308), innerRadius: .ratio(.nan), angularInset: .nan)
            .cornerRadius(.infinity)
        }),
      "offsets": AnyView(
        Chart([1.0, 2], id: \.self) { value in
          BarMark(x: .value("x", value), y: .value("y", 1)).offset(x: .nan).cornerRadius(.nan)
          AreaMark(x: .value("x", value), y: .value("y", 1)).offset(y: .infinity)
          PointMark(x: .value("x", value), y: .value("y", 1)).offset(x: .nan).symbolSize(.nan)
          LineMark(x: .value("x", value), y: .value("y", 1)).offset(y: .infinity)
          RuleMark(y: .value("y", value)).offset(y: .nan)
            .lineStyle(StrokeStyle(lineWidth: .nan, dash: [.nan, 0]))
        }),
      "lines": AnyView(
        plain.chartXAxis {
          AxisMarks {
            AxisGridLine().offset(x: .nan)
            AxisTick(length: .infinity)
            AxisValueLabel(horizontalSpacing: .nan, verticalSpacing: .infinity)
          }
        }
        .chartYAxis { AxisMarks { AxisValueLabel(anchor: UnitPoint(x: 0, y: CGFloat.nan)) } }),
      "annotations": AnyView(
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 2))
            .annotation(spacing: .nan) { Text("a") }
            .annotation(
              spacing: -1e308, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .plot))
            ) { Text("b") }
        }),
      "dates": AnyView(
        Chart(
          [Date.distantPast, Date(timeIntervalSinceReferenceDate: .nan), .distantFuture], id: \.self
        ) {
          BarMark(x: .value("x", $0, unit: .day), y: .value("y", 1))
        }),
      "ranges": AnyView(
        plain.chartXScale(range: .plotDimension(startPadding: -1e300, endPadding: .nan))
          .chartYScale(range: -CGFloat.infinity...CGFloat.infinity)),
      "scrolling": AnyView(
        plain.chartScrollableAxes([.horizontal, .vertical])
          .chartXVisibleDomain(length: Double.nan).chartYVisibleDomain(length: 1e-300)
          .chartScrollPosition(initialX: Double.nan)),
    ]
  }

  @Test func picturesHaveFiniteNumbers() {
    for (name, chart) in charts {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let renderer = ImageRenderer(
          content: chart.environment(\.layoutDirection, direction).frame(width: 300, height: 200))
        let picture = renderer.svgString()
        #expect(
          picture.firstRange(of: #/[^A-Za-z](nan|inf)[^A-Za-z]/#.ignoresCase()) == nil, "\(name)")
        #expect(picture.count < 1_000_000, "\(name)")
      }
    }
  }

  @Test func touchesOnThem() throws {
    for (name, chart) in charts {
      var (values, ranges) = ([Double?](), [ClosedRange<Double>?]())
      let range = Binding<ClosedRange<Double>?> {
        nil
      } set: {
        ranges.append($0)
      }
      let host = ViewHost(size: CGSize(width: 300, height: 200)) {
        chart.chartYSelection(range: range)
          .chartXSelection(
            value: Binding<Double?> {
              nil
            } set: {
              values.append($0)
            })
      }
      try host.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 120, y: 90))
      try host.tap(at: CGPoint(x: 200, y: 80))
      #expect(values.last == .some(nil) && ranges.last == .some(nil), "\(name)")
    }
  }

  @Test func aPositionThatIsNoNumberIsTheStart() {
    var settings = ChartSettings()
    settings.scrollableAxes = .horizontal
    settings.x.visibleLength = 25
    settings.x.scrollPosition = ChartSettings.ScrollPosition(start: .number(.nan))
    let marks = _ChartMarks(
      ForEach([0, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) })
    let chart = ResolvedChart(marks, settings, ChartContext())
    #expect(chart.x.window.start == 0 && chart.x.window.length == 0.25)
  }

  @Test(arguments: [0, -5, 0.3, 1e6])
  func sizes(_ length: CGFloat) {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 2)).foregroundStyle(by: .value("k", $0))
        .annotation(overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))) {
          Text("a")
        }
    }
    .chartXAxisLabel("x").chartYAxisLabel("y", position: .leading)
    let size = CGSize(width: length, height: length)
    #expect(
      ImageRenderer(content: chart.frame(width: max(length, 0), height: max(length, 0)))
        .displayList().items.count < 2_000)
    #expect(
      ImageRenderer(content: chart.chartPlotStyle { $0.frame(width: size.width) })
        .displayList().items.count < 2_000)
    let geometry = PlotGeometry(
      chart: ResolvedChart(
        _ChartMarks(SectorMark(angle: .value("v", 1), innerRadius: .inset(20), angularInset: 5)),
        ChartSettings(), ChartContext()), size: size)
    #expect(PlotDrawing(geometry).pieces.count <= 1)
  }
}
