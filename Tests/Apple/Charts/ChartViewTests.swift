import Quoin
import SwiftUI
import Testing

@testable import Charts

@MainActor
private func frames(_ chart: some View, _ width: CGFloat, _ height: CGFloat) -> (
  plot: CGRect?, x: CGRect?, y: CGRect?, legend: CGRect?
) {
  let report = report(width, height, chart.environment(\.displayScale, 3))
  return (
    report.frames("plot").first, report.frames("x axis").first, report.frames("y axis").first,
    report.frames("legend").first
  )
}

/// The texts that a view draws.
@MainActor
private func texts(_ view: some View) -> [String] {
  ImageRenderer(content: view).displayList().items.compactMap { item in
    guard case .glyphs(let run, _, _) = item else { return nil }
    return run.text
  }
}

/// The texts that a live view draws.
@MainActor
private func texts(in host: ViewHost<some View>) -> [String] {
  host.displayList().items.compactMap { item in
    guard case .glyphs(let run, _, _) = item else { return nil }
    return run.text
  }
}

/// Reports the explicit guides of its subview.
private struct GuideReader: Layout {
  let report: @MainActor (CGFloat?, CGFloat?) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let subview = subviews.first else { return }
    let guides = subview.dimensions(in: proposal)
    let found = (guides[explicit: .firstTextBaseline], guides[explicit: .listRowSeparatorLeading])
    MainActor.assumeIsolated { report(found.0, found.1) }
    subview.place(at: bounds.origin, proposal: proposal)
  }
}

private struct Selecting: View {
  @State var x: Double?
  @State var angle: Double?
  var body: some View {
    VStack(spacing: 0) {
      Text(x.map { "x \(Int($0.rounded()))" } ?? "none")
      Text(angle.map { "angle \(Int($0.rounded()))" } ?? "none")
      Chart { PointMark(x: .value("x", 100), y: .value("y", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $x)
        .frame(width: 200, height: 100).accessibilityIdentifier("points")
      Chart {
        SectorMark(angle: .value("v", 30))
        SectorMark(angle: .value("v", 10))
      }
      .chartAngleSelection(value: $angle).frame(width: 100, height: 100)
    }
  }
}

private struct Scrolling: View {
  @State var start = 50.0
  @State var range: ClosedRange<Double>?
  var body: some View {
    VStack(spacing: 0) {
      Text("start \(Int(start.rounded()))")
      Text(range.map { "\(Int($0.lowerBound.rounded()))–\(Int($0.upperBound.rounded()))" } ?? "–")
      Chart {
        ForEach([0.0, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 25)
      .chartScrollPosition(x: $start).frame(width: 200, height: 100)
      Chart {
        ForEach([0.0, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(range: $range)
      .frame(width: 200, height: 100)
    }
  }
}

@MainActor
struct ChartViewTests {
  @Test func theLegendAndTheAxisLeaveThePlot() throws {
    let chart = Chart(sales) {
      BarMark(x: .value("Month", $0.month), y: .value("Value", $0.value))
        .foregroundStyle(by: .value("Kind", $0.kind))
    }
    let parts = frames(chart, 340, 310)
    let (plot, x, y) = (try #require(parts.plot), try #require(parts.x), try #require(parts.y))
    let legend = try #require(parts.legend)
    #expect(plot.height == 272 && plot.minX == 0 && plot.minY == 0)
    #expect(x.minY == 272 && abs(x.height - 17.33) < 0.01 && x.width == plot.width)
    #expect(y.minX == plot.maxX && y.height == plot.height && y.width > 14 && y.width < 20)
    #expect(abs(legend.minY - 297.33) < 0.01 && legend.minX == 0)
    let size = report(340, 310, chart).size
    #expect(size == CGSize(width: 340, height: 310))
  }

  @Test func hiddenPartsTakeNoSpace() {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 204)) }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let parts = frames(chart, 340, 100)
    #expect(parts.plot == CGRect(x: 0, y: 0, width: 340, height: 100))
    #expect(parts.x == nil && parts.y == nil && parts.legend == nil)
  }

  @Test func axesAtOtherEdges() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 50)) }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartXAxis { AxisMarks(position: .top) { AxisValueLabel() } }
    let parts = frames(chart, 200, 200)
    let (plot, y) = (try #require(parts.plot), try #require(parts.y))
    #expect(y.minX == 0 && abs(plot.minX - y.maxX) < 0.01)
    #expect(parts.x?.minY == 0 && plot.maxY >= 199.9)
  }

  @Test func aFrameOfThePlotSizesTheChart() {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartPlotStyle { $0.frame(width: 120, height: 80) }
    #expect(report(nil, nil, chart).size == CGSize(width: 120, height: 80))
  }

  @Test func labelsBeyondThePlotAreLeftOut() {
    let chart = Chart {
      ForEach([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    .chartYAxis(.hidden)
    #expect(texts(chart.frame(width: 300, height: 100)) == ["0", "5"])
  }

  @Test func proxiesKnowPositions() throws {
    let content = _ChartMarks(LineMark(x: .value("x", 100), y: .value("y", 50)))
    var settings = ChartSettings()
    settings.x.domain = (0.0...200)._domain
    settings.y.domain = (0.0...100)._domain
    let chart = ResolvedChart(content, settings, ChartContext())
    let proxy = ChartProxy(
      chart: chart, frame: CGRect(x: 0, y: 0, width: 400, height: 100), anchor: nil)
    #expect(proxy.position(forX: 50.0) == 100 && proxy.position(forY: 25.0) == 75)
    #expect(proxy.value(atX: -40, as: Double.self) == -20)
    let pair = proxy.value(at: CGPoint(x: 200, y: 50), as: (Double, Double).self)
    #expect(pair?.0 == 100 && pair?.1 == 50)
    #expect(proxy.xDomain(dataType: Double.self) == [0, 200])
    #expect(abs(proxy.angle(at: CGPoint(x: 400, y: 50)).degrees - 90) < 1e-9)
  }

  @Test func bandsOfCategories() {
    let content = _ChartMarks(
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) })
    let chart = ResolvedChart(content, ChartSettings(), ChartContext())
    let proxy = ChartProxy(
      chart: chart, frame: CGRect(x: 0, y: 0, width: 100, height: 100), anchor: nil)
    #expect(proxy.position(forX: "b") == 75 && proxy.positionRange(forX: "b") == 50...100)
    #expect(proxy.value(atX: 20, as: String.self) == "a")
    #expect(proxy.value(atX: 200, as: String.self) == nil)
  }

  @Test func tapsSelectValues() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Selecting() }
    try host.beginTouch(on: "points")
    #expect(texts(in: host).contains("x 50"))
    try host.endTouch()
    // Right of the middle is a quarter of the total of 40.
    let pie = try #require(host.layoutReport().frames("plot").last)
    try host.beginTouch(at: CGPoint(x: pie.midX + 20, y: pie.midY))
    #expect(texts(in: host).contains("angle 10"))
    try host.endTouch()
    #expect(texts(in: host) == ["none", "none"])
  }

  @Test func dragsScrollAndSelectRanges() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Scrolling() }
    #expect(texts(in: host).contains("start 50"))
    try host.drag(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 70, y: 110))
    // 80 of 200 points are 10 of the visible 25.
    #expect(texts(in: host).contains("start 60"))
    try host.beginTouch(at: CGPoint(x: 120, y: 210))
    try host.moveTouch(to: CGPoint(x: 40, y: 210))
    #expect(texts(in: host).contains("20–60"))
  }

  @Test func visibleDomains() {
    var settings = ChartSettings()
    settings.scrollableAxes = .horizontal
    settings.x.visibleLength = 25
    settings.x.scrollPosition = ChartSettings.ScrollPosition(start: .number(50))
    let marks = _ChartMarks(
      ForEach([0, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) })
    let chart = ResolvedChart(marks, settings, ChartContext())
    let geometry = PlotGeometry(chart: chart, size: CGSize(width: 100, height: 100))
    // The visible 25 have steps of 10.
    #expect(chart.xAxis.ticks.count == 11)
    #expect(geometry.x(.number(50)) == 0 && geometry.x(.number(75)) == 100)
  }

  @Test func textsOfAChartHaveNoGuides() {
    var guides: [CGFloat?] = []
    let reader = GuideReader { guides = [$0, $1] }
    let view = reader { Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) } }
    _ = ImageRenderer(content: view.frame(width: 200, height: 100)).displayList()
    #expect(guides == [nil, nil])
  }

  @Test func annotationsOfMasksAreDrawn() {
    let view = Chart {
      Plot { RectangleMark(yStart: .value("low", 0), yEnd: .value("high", 2)) }
        .mask {
          PointMark(x: .value("x", 1), y: .value("y", 1)).annotation { Text("best") }
        }
    }
    #expect(texts(view.frame(width: 200, height: 100)).contains("best"))
  }

  @Test func centeredLabelsOutsideTheVisiblePartAreLeftOut() {
    let view = Chart(0..<10, id: \.self) {
      BarMark(x: .value("x", $0..<($0 + 1)), y: .value("y", 1))
    }
    .chartXAxis { AxisMarks(values: Array(0..<10)) { AxisValueLabel(centered: true) } }
    .chartYAxis(.hidden)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3)
    #expect(texts(view.frame(width: 200, height: 100)) == ["0", "1", "2"])
  }
}
