import Quoin
import SwiftUI
import Testing

@testable import Charts

private struct Point: Identifiable {
  let id: Int
  var x: Double
  var y: Double
  var kind: String
  var day: Date
  var isShown = true
}

private let points = (0..<6).map { (index: Int) -> Point in
  let day = Date(timeIntervalSinceReferenceDate: Double(index) * 86400)
  return Point(
    id: index, x: Double(index), y: Double(index * index), kind: index < 3 ? "a" : "b", day: day)
}

/// Content of a type of its own.
private struct Candle: ChartContent {
  let point: Point
  var body: some ChartContent {
    RuleMark(
      x: .value("Day", point.day, unit: .day), yStart: .value("Low", point.y - 3),
      yEnd: .value("High", point.y + 3))
    BarMark(
      x: .value("Day", point.day, unit: .day), yStart: .value("Open", point.y - 1),
      yEnd: .value("Close", point.y + 1), width: .ratio(0.4)
    )
    .foregroundStyle(point.id.isMultiple(of: 2) ? .green : .red)
  }
}

/// The calls that public apps make, by kind.
private struct Calls: View {
  @State var selected: Date?
  @State var range: ClosedRange<Double>?
  @State var angle: Double?
  @State var position = 0.0

  @ChartContentBuilder
  var marks: some ChartContent {
    ForEach(points) { point in
      if point.isShown {
        LineMark(x: .value("Day", point.day), y: .value("Value", point.y), series: .value("s", "1"))
          .interpolationMethod(.monotone)
          .lineStyle(StrokeStyle(lineWidth: 3, dash: [4, 2]))
          .symbol(.circle)
      } else {
        PointMark(x: .value("Day", point.day), y: .value("Value", point.y))
      }
    }
    if let selected {
      RuleMark(x: .value("Selected", selected))
        .foregroundStyle(.gray.opacity(0.3))
        .offset(yStart: -10)
        .zIndex(-1)
        .annotation(
          position: .top, spacing: 0,
          overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
        ) { Text(selected, style: .date) }
    }
  }

  var body: some View {
    VStack {
      selection
      overlay
      pie
      candles
      plots
      bins
    }
  }

  private var selection: some View {
    Chart { marks }
      .chartXSelection(value: $selected)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { value in
          if let date = value.as(Date.self) {
            AxisValueLabel { Text(date, format: .dateTime.day()) }
            AxisGridLine(stroke: StrokeStyle(lineWidth: value.index == 0 ? 1 : 0.5))
            AxisTick(stroke: StrokeStyle(lineWidth: 1))
          }
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 10, 25]) {
          AxisGridLine().foregroundStyle(.red)
          AxisValueLabel(centered: false).font(.caption)
        }
      }
      .chartYScale(domain: 0...30)
      .chartLegend(.hidden)
  }

  private var overlay: some View {
    Chart(points, id: \.id) {
      AreaMark(
        x: .value("x", $0.x), yStart: .value("low", 0), yEnd: .value("y", $0.y)
      )
      .foregroundStyle(
        LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
      )
      .alignsMarkStylesWithPlotArea()
    }
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1)) }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Color.clear.contentShape(Rectangle()).onTapGesture { location in
          let origin = geometry[proxy.plotAreaFrame].origin
          position = proxy.value(atX: location.x - origin.x) ?? 0
        }
      }
    }
  }

  private var pie: some View {
    Chart(points) { point in
      SectorMark(
        angle: .value("y", point.y), innerRadius: .ratio(0.618), outerRadius: .inset(10),
        angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Kind", point.kind))
      .opacity(angle == nil ? 1 : 0.3)
    }
    .chartAngleSelection(value: $angle)
    .chartForegroundStyleScale(["a": Color.red, "b": .blue])
    .chartLegend(position: .bottom, alignment: .center, spacing: 12)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          let frame = geometry[anchor]
          Text("Total").position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }

  private var candles: some View {
    Chart(points) { Candle(point: $0) }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3 * 86400)
      .chartScrollTargetBehavior(
        .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page))
  }

  private var plots: some View {
    Chart {
      BarPlot(points, x: .value("x", \.kind), y: .value("y", \.y))
        .foregroundStyle(by: .value("Kind", \.kind))
      PointPlot(points, x: .value("x", \.x), y: .value("y", \.y)).opacity(0.5)
      LinePlot(x: "x", y: "sin", domain: 0...10) { sin($0) }
    }
    .chartXSelection(range: $range)
    .chartXScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 10))
    .chartYScale(type: .symmetricLog)
  }

  private var bins: some View {
    Chart {
      ForEach(NumberBins(data: points.map(\.x)), id: \.lowerBound) { bin in
        BarMark(x: .value("bin", bin), y: .value("count", 1))
      }
      RectangleMark(x: .value("x", 1), y: .value("y", 1), width: .ratio(1), height: 10)
        .clipShape(Capsule())
        .accessibilityLabel("One").accessibilityValue("\(1)")
      Plot {
        RuleMark(y: .value("goal", 3)).lineStyle(.init(lineWidth: 1))
      }
      .mask { RectangleMark(xStart: nil, xEnd: nil, yStart: .value("a", 0), yEnd: .value("b", 2)) }
    }
    .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.red) }
    .chartXAxisLabel("Bins", alignment: .center)
    .chartYAxisLabel(position: .leading) { Text("Count") }
    .chartForegroundStyleScale(range: Gradient(colors: [.white, .red]))
    .chartSymbolScale(range: [BasicChartSymbolShape.circle, .square])
  }
}

/// More calls of public apps: literals, implicit members and conditions.
private struct MoreCalls: View {
  @State var name: String?
  @State var count: Int?
  @State var start = points[0].day

  private func value(_ date: Date) -> PlottableValue<Date> { .value("Day", date, unit: .month) }

  var body: some View {
    VStack {
      scales
      axes
      conditions
      scrolling
      sectors
    }
  }

  private var scales: some View {
    Chart(points) { point in
      BarMark(x: value(point.day), y: .value("y", point.y), width: .fixed(10))
        .foregroundStyle(by: .value("Kind", point.kind))
      PointMark(x: value(point.day), y: .value("y", point.y))
        .symbol(.cross).symbolSize(by: .value("x", point.x))
    }
    .chartForegroundStyleScale(["a": .red, "b": .blue])
    .chartXScale(domain: points[0].day...points[5].day)
    .chartYScale(domain: .automatic(includesZero: true, reversed: true))
  }

  private var axes: some View {
    Chart(points) { point in
      LineMark(x: .value("x", point.x), y: .value("y", point.y))
        .foregroundStyle(.red.gradient)
        .symbol { Circle().fill(.white).frame(width: 4) }
    }
    .chartForegroundStyleScale(domain: ["a", "b"], range: [.red, .blue])
    .chartXAxis {
      AxisMarks(preset: .aligned, position: .bottom, values: .stride(by: 2)) { value in
        AxisGridLine(centered: true, stroke: StrokeStyle(dash: [1, 2]))
        AxisValueLabel(anchor: .top, collisionResolution: .greedy) {
          if let number = value.as(Double.self) { Text("\(Int(number))") }
        }
      }
    }
    .chartYAxis {
      AxisMarks(values: .automatic(minimumStride: 1, desiredCount: 4)) { _ in AxisGridLine() }
      AxisMarks(position: .leading, values: Array(stride(from: 0, through: 25, by: 5))) {
        AxisValueLabel(format: IntegerFormatStyle<Int>(), orientation: .verticalReversed)
      }
    }
    .chartYAxisLabel("Value", position: .trailing, alignment: .top)
    .chartXAxisLabel(position: .bottom, alignment: .center) { Text("x") }
  }

  private var conditions: some View {
    Chart {
      ForEach(Array(points.enumerated()), id: \.offset) { offset, point in
        switch point.kind {
        case "a": BarMark(x: .value("n", "\(offset)"), y: .value("y", point.x), width: 8)
        default: RuleMark(x: .value("n", "\(offset)")).foregroundStyle(.secondary)
        }
      }
      if #available(iOS 17, *) { RuleMark(y: .value("y", 2)) }
      ForEach([1, 2], id: \.self) { RuleMark(y: .value("y", $0)) }.zIndex(-1)
    }
    .chartXSelection(value: $name)
    .chartLegend(position: .top, alignment: .leading, spacing: 10) { Text("Legend") }
  }

  private var scrolling: some View {
    Chart(points) { point in
      AreaMark(x: .value("x", point.day), y: .value("y", point.y), stacking: .center)
        .interpolationMethod(.cardinal(tension: 0.3))
    }
    .chartScrollableAxes([.horizontal])
    .chartXVisibleDomain(length: 86400 * 2)
    .chartScrollPosition(x: $start)
    .chartXAxis {
      AxisMarks(format: .dateTime.day(), values: .stride(by: .day, count: 2))
    }
  }

  private var sectors: some View {
    Chart(points, id: \.id) { point in
      SectorMark(angle: .value("y", point.id + 1), innerRadius: 10, outerRadius: .ratio(0.9))
        .foregroundStyle(by: .value("Kind", point.kind))
        .annotation(position: .overlay) { Text(point.kind) }
    }
    .chartAngleSelection(value: $count)
    .chartGesture { proxy in
      SpatialTapGesture().onEnded { proxy.selectAngleValue(at: proxy.angle(at: $0.location)) }
    }
  }
}

@MainActor
struct CallTests {
  @Test func everyCallLaysOut() {
    #expect(report(400, 1200, Calls()).size == CGSize(width: 400, height: 1200))
    #expect(report(400, 1200, MoreCalls()).size == CGSize(width: 400, height: 1200))
  }

  /// Numbers, dates and sizes that no chart is made for are drawn without a trap.
  @Test(arguments: [
    0, 1e-300, 1e300, -1e300, Double.nan, Double.infinity, Double.leastNonzeroMagnitude,
  ])
  func strangeNumbersAreHarmless(_ number: Double) {
    let date = Date(timeIntervalSinceReferenceDate: number.isNaN ? 0 : number / 1e290)
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", number), width: .fixed(-5))
      BarMark(x: .value("x", "a"), y: .value("y", number), stacking: .normalized)
      LineMark(x: .value("x", "b"), y: .value("y", number)).symbol(.plus).symbolSize(number)
      AreaMark(x: .value("x", "c"), yStart: .value("y", -number), yEnd: .value("y", number))
      PointMark(x: .value("x", "c"), y: .value("y", 1)).offset(x: number, y: number)
        .foregroundStyle(by: .value("n", number)).annotation { Text("A") }
      RuleMark(y: .value("y", number))
    }
    let points = Chart {
      PointMark(x: .value("x", number), y: .value("y", date))
      BarMark(x: .value("x", number), y: .value("y", date, unit: .month))
      RectangleMark(x: .value("x", number), y: .value("y", date), width: .ratio(number))
    }
    let sectors = Chart {
      SectorMark(angle: .value("a", number), innerRadius: .ratio(number), angularInset: number)
      SectorMark(angle: .value("a", 1), outerRadius: .inset(number)).cornerRadius(number)
    }
    let views: [AnyView] = [
      AnyView(chart), AnyView(chart.chartYScale(type: .log)),
      AnyView(chart.chartYScale(domain: [number, 1])), AnyView(points),
      AnyView(points.chartXScale(domain: [number, number], type: .squareRoot)),
      AnyView(points.chartXAxis { AxisMarks(values: .stride(by: number)) }), AnyView(sectors),
    ]
    for view in views {
      for size in [CGSize.zero, CGSize(width: 20, height: 10), CGSize(width: 200, height: 100)] {
        let picture = ImageRenderer(content: view.frame(width: size.width, height: size.height))
        #expect(picture.displayList().size == size)
      }
    }
    let bins = NumberBins(data: [number, 1])
    #expect(bins.count <= 10_000 && bins.index(for: 0.5) < 10_000)
  }
}
