import Quoin
import SwiftUI
import Testing

@testable import Charts

struct Sale: Identifiable {
  let id = UUID()
  var month: String
  var kind: String
  var value: Double
}

let sales = [
  Sale(month: "Jan", kind: "A", value: 20), Sale(month: "Feb", kind: "A", value: 50),
  Sale(month: "Jan", kind: "B", value: 12), Sale(month: "Feb", kind: "B", value: 24),
]

@MainActor
private func resolve(
  _ settings: ChartSettings = ChartSettings(),
  @ChartContentBuilder _ content: () -> some ChartContent
) -> ResolvedChart {
  ResolvedChart(_ChartMarks(content()), settings, ChartContext())
}

/// The axes are hidden, so that domains aren't rounded.
@MainActor
private var withoutAxes: ChartSettings {
  var settings = ChartSettings()
  settings.x.visibility = .hidden
  settings.y.visibility = .hidden
  return settings
}

@MainActor
private func pieces(_ chart: ResolvedChart, _ width: CGFloat, _ height: CGFloat)
  -> [PlotDrawing.Piece]
{
  PlotDrawing(PlotGeometry(chart: chart, size: CGSize(width: width, height: height))).pieces
}

@MainActor
struct ChartTests {
  // MARK: Bars

  @Test func barsTakeSevenTenthsOfTheStep() throws {
    let chart = resolve(withoutAxes) {
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }
    let bar = try #require(pieces(chart, 200, 100).first).path.boundingRect
    #expect(isClose(bar.origin, 15, 0) && isClose(CGPoint(x: bar.width, y: bar.height), 70, 100))
  }

  @Test func groupsShareTheirPart() throws {
    let chart = resolve(withoutAxes) {
      ForEach(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Value", sale.value))
          .position(by: .value("Kind", sale.kind))
      }
    }
    let bars = pieces(chart, 400, 100).map(\.path.boundingRect)
    // 0.7 of 200 for two members, of whose shares each bar takes 0.7 again.
    #expect(bars.count == 4 && abs(bars[0].width - 49) < 0.01)
    #expect(abs(bars[0].midX - 65) < 0.01 && abs(bars[2].midX - 135) < 0.01)
  }

  @Test func barsOnContinuousAxesAreEightPointsWide() throws {
    let chart = resolve(withoutAxes) {
      ForEach([0, 50, 100], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }
    let bars = pieces(chart, 300, 100).map(\.path.boundingRect)
    #expect(bars.allSatisfy { abs($0.width - 8) < 0.01 })
    // The first is half outside the plot.
    #expect(abs(bars[0].midX) < 0.01 && abs(bars[2].midX - 300) < 0.01)
  }

  @Test func stacksBeginAtZero() {
    let chart = resolve {
      ForEach([3.0, -1, 2, -4], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }
    }
    let spans = chart.spans.spans.compactMap { $0 }
    #expect(spans.map(\.start) == [0, 0, 3, -1])
    #expect(spans.map(\.end) == [3, -1, 5, -5])
    #expect(spans.map(\.roundsEnd) == [false, false, true, true])
  }

  @Test func stackingMethods() {
    func ends(_ method: MarkStackingMethod) -> [[Double]] {
      let chart = resolve {
        ForEach([1.0, 3], id: \.self) {
          BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method)
        }
      }
      return chart.spans.spans.compactMap { $0 }.map { [$0.start, $0.end] }
    }
    #expect(ends(.standard) == [[0, 1], [1, 4]])
    #expect(ends(.normalized) == [[0, 0.25], [0.25, 1]])
    #expect(ends(.center) == [[-2, -1], [-1, 2]])
    #expect(ends(.unstacked) == [[0, 1], [0, 3]])
  }

  @Test func horizontalBars() throws {
    let chart = resolve(withoutAxes) { BarMark(x: .value("x", 5), y: .value("y", "a")) }
    let bar = try #require(pieces(chart, 200, 100).first).path.boundingRect
    #expect(isClose(bar.origin, 0, 15) && isClose(CGPoint(x: bar.width, y: bar.height), 200, 70))
  }

  // MARK: Domains

  @Test func numbersIncludeZeroAndRound() {
    let chart = resolve { PointMark(x: .value("x", 178.6), y: .value("y", -47.2)) }
    #expect(chart.x.domain == 0...200 && chart.y.domain == -60...0)
    let hidden = resolve(withoutAxes) { PointMark(x: .value("x", 178.6), y: .value("y", 2)) }
    #expect(hidden.x.domain == 0...178.6)
    var settings = ChartSettings()
    settings.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    let free = resolve(settings) {
      ForEach([46.0, 59], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
    }
    #expect(free.y.domain == 45...60)
    settings.y.domain = (3.0...71)._domain
    let explicit = resolve(settings) { PointMark(x: .value("x", 1), y: .value("y", 100)) }
    #expect(explicit.y.domain == 3...71 && explicit.yAxis.ticks.count == 2)
  }

  @Test func datesAreExactAndUnitsWhole() {
    let day = 86400.0
    let start = Date(timeIntervalSinceReferenceDate: 0.3 * day)
    let dates = [start, start.addingTimeInterval(4 * day)]
    let chart = resolve {
      ForEach(dates, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(chart.x.domain == (0.3 * day)...(4.3 * day))
    let units = resolve {
      ForEach(dates, id: \.self) { BarMark(x: .value("x", $0, unit: .day), y: .value("y", 1)) }
    }
    let length = units.x.domain.upperBound - units.x.domain.lowerBound
    #expect(abs(length - 5 * day) < 2 * 3600 && units.x.isBinned)
  }

  @Test func categoriesKeepTheirOrder() {
    let chart = resolve {
      ForEach(["z", "a", "z", "m"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(chart.x.categories == ["z", "a", "m"])
    // The borders of the bands have lines, including the last.
    #expect(chart.xAxis.ticks.count == 4)
    #expect(chart.xAxis.ticks.last?.parts.labels.isEmpty == true)
  }

  // MARK: Lines, points and areas

  @Test func holesEndALine() throws {
    let chart = resolve(withoutAxes) {
      ForEach([1.0, 2, .nan, 4, 5], id: \.self) {
        LineMark(x: .value("x", $0.isNaN ? 3 : $0), y: .value("y", $0))
      }
    }
    let all = pieces(chart, 100, 100)
    let line = try #require(all.first)
    let starts = line.path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(all.count == 1 && starts.count == 2)
    #expect(line.stroke?.lineWidth == 2 && line.stroke?.lineCap == .round)
  }

  @Test func valuesOfAScaleSplitLines() {
    let chart = resolve {
      ForEach(sales) { sale in
        LineMark(x: .value("x", sale.month), y: .value("y", sale.value))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
    }
    #expect(pieces(chart, 100, 100).count == 2)
    let constant = resolve {
      ForEach(sales) { sale in
        LineMark(x: .value("x", sale.month), y: .value("y", sale.value)).foregroundStyle(.red)
      }
    }
    #expect(pieces(constant, 100, 100).count == 1)
  }

  @Test func pointsShareAPath() throws {
    let chart = resolve(withoutAxes) {
      ForEach(0..<100) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    let all = pieces(chart, 1000, 1000)
    #expect(all.count == 1 && all[0].positions.count == 100)
    let one = resolve(withoutAxes) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    let circle = try #require(pieces(one, 100, 100).first).path.boundingRect
    #expect(abs(circle.width - 2 * (50 / .pi).squareRoot()) < 0.01)
  }

  @Test func translucentPointsOverlap() {
    let chart = resolve(withoutAxes) {
      ForEach(0..<10) { PointMark(x: .value("x", $0), y: .value("y", 1)) }.opacity(0.5)
    }
    // One item draws them one over the other.
    let all = pieces(chart, 100, 100)
    #expect(all.count == 1 && all[0].positions.count == 10 && all[0].paint.opacity == 0.5)
  }

  @Test func interleavedSeriesAreTwoLines() throws {
    let chart = resolve(withoutAxes) {
      ForEach(0..<10) { index in
        LineMark(x: .value("x", index), y: .value("y", 1), series: .value("s", "a"))
        PointMark(x: .value("x", index), y: .value("y", 1))
        LineMark(x: .value("x", index), y: .value("y", 2), series: .value("s", "b"))
      }
    }
    let all = pieces(chart, 90, 100)
    // The first line, its first point, the second line, and all other points.
    #expect(all.count == 4 && all.map { $0.stroke != nil } == [true, false, true, false])
    #expect(all[0].path.elements.count == 10)
  }

  @Test func sizesOfSymbols() throws {
    let chart = resolve(withoutAxes) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square).symbolSize(1600)
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(1600)
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(CGSize(width: 10, height: 20))
    }
    let boxes = pieces(chart, 100, 100).map(\.path.boundingRect.size)
    #expect(abs(boxes[0].width - 40) < 0.01 && abs(boxes[1].width - 45.135) < 0.01)
    #expect(abs(boxes[2].width - 10) < 0.01 && abs(boxes[2].height - 20) < 0.01)
  }

  @Test func longLinesAreThinned() {
    let points = (0..<100_000).map { CGPoint(x: Double($0) / 1000, y: sin(Double($0))) }
    let thinned = LinePoints.thinned(points, width: 100)
    #expect(thinned.count <= 1604 && thinned.first == points.first && thinned.last == points.last)
  }

  @Test func curves() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]
    #expect(InterpolationMethod.slopes(points) == [1, 0, 0])
    func corners(_ method: InterpolationMethod) -> [CGPoint] {
      var path = Path()
      method.add(Array(points.prefix(2)), to: &path, begins: true)
      return path.elements.compactMap { element in
        if case .line(let point) = element { point } else { nil }
      }
    }
    #expect(corners(.stepStart).first == CGPoint(x: 0, y: 0))
    #expect(corners(.stepCenter).first == CGPoint(x: 5, y: 0))
    #expect(corners(.stepEnd).first == CGPoint(x: 10, y: 0))
    #expect(corners(.linear) == [CGPoint(x: 10, y: 10)])
  }

  @Test func sectorsBeginAtTheTop() throws {
    let marks = [1.0, 3].map {
      MarkRecord(.sector, x: .value(.number($0)), y: .points(nil, nil))
    }
    let layout = SectorLayout(marks, in: CGSize(width: 200, height: 100))
    #expect(layout.plotRadius == 50 && layout.total == 4)
    #expect(layout.angle(0) == 0...(.pi / 2))
    var donut = marks[0]
    donut.width = .ratio(0.5)
    donut.height = .inset(10)
    #expect(layout.radii(donut).outer == 40 && layout.radii(donut).inner == 20)
    let bounds = try #require(layout.path(0, marks[0])).boundingRect
    #expect(isClose(bounds.origin, 100, 0) && abs(bounds.width - 50) < 0.1)
  }

  // MARK: Scales

  @Test func stylesFollowTheData() {
    let chart = resolve {
      ForEach(["x", "z", "y"], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
          .symbol(by: .value("k", $0))
      }
    }
    #expect(chart.scales.foreground.values.map(\.name) == ["x", "z", "y"])
    #expect(chart.scales.style(1) == AnyShapeStyle(Color.green))
    #expect(chart.scales.style(7) == AnyShapeStyle(Color.blue))
    #expect(ChartLegend(chart) != nil)
    let plain = resolve { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    #expect(ChartLegend(plain) == nil)
    let numbers = resolve {
      ForEach([-45.0, 95], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
      }
    }
    #expect(numbers.scales.colorRange == -50...100)
  }

  @Test func chartsDescribeThemselves() {
    let descriptor =
      Chart(sales) { sale in
        LineMark(x: .value("Month", sale.month), y: .value("Value", sale.value))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }._chartDescriptor
    let axis = descriptor.xAxis as? AXCategoricalDataAxisDescriptor
    #expect(axis?.categoryOrder == ["Jan", "Feb"])
    #expect(descriptor.yAxis?.range == 0...60)
    #expect(descriptor.yAxis?.gridlinePositions == [0, 20, 40, 60])
    #expect(descriptor.series.map(\.name) == ["A", "B"])
    #expect(descriptor.series.map(\.isContinuous) == [true, true])
    #expect(descriptor.series[1].dataPoints.map { $0.yValue?.number } == [12, 24])
  }

  @Test func innerModifiersTakePrecedence() {
    let marks = _ChartMarks(
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(2).opacity(0.5)
      }.zIndex(1).opacity(0.5).offset(x: 3).offset(x: 4))
    let style = marks.marks[0].style?.values
    #expect(style?.zIndex == 2 && style?.opacity == 0.25 && style?.offset.xStart == 7)
  }
}
