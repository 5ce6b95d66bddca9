import Foundation
import Quoin
import SwiftUI
import Testing

@testable import Charts

@MainActor
private func resolve(
  _ settings: ChartSettings = ChartSettings(), _ context: ChartContext = ChartContext(),
  @ChartContentBuilder _ content: () -> some ChartContent
) -> ResolvedChart {
  ResolvedChart(_ChartMarks(content()), settings, context)
}

@MainActor
private func pieces(_ chart: ResolvedChart, _ width: CGFloat, _ height: CGFloat)
  -> [PlotDrawing.Piece]
{
  PlotDrawing(PlotGeometry(chart: chart, size: CGSize(width: width, height: height))).pieces
}

@MainActor
private var hidden: ChartSettings {
  var settings = ChartSettings()
  settings.x.visibility = .hidden
  settings.y.visibility = .hidden
  return settings
}

private struct Growing: View {
  @State private var value = 10.0
  var body: some View {
    VStack(spacing: 0) {
      Button("Grow") { withAnimation(.linear(duration: 1)) { value = 30 } }
        .accessibilityIdentifier("grow")
      Chart { BarMark(x: .value("x", "a"), y: .value("y", value)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...40)
        .frame(width: 100, height: 100)
    }
  }
}

/// The behavior that published pictures and measurements of charts show.
@MainActor
struct ObservedChartTests {
  // MARK: Annotations

  @Test func anAnnotationEnlargesTheScale() {
    // Bars to 30 with a text above have an axis to 40.
    let chart = resolve {
      ForEach([10, 20, 30], id: \.self) { value in
        BarMark(x: .value("x", "\(value)"), y: .value("y", value)).annotation { Text("\(value)") }
      }
    }
    #expect(chart.y.domain == 0...40)
    let plain = resolve {
      ForEach([10, 20, 30], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
    }
    #expect(plain.y.domain == 0...30)
  }

  @Test func anAnnotationBelowEnlargesItDownwards() {
    let chart = resolve {
      BarMark(x: .value("x", "a"), y: .value("y", 1.016e7))
        .annotation(position: .bottom) { Text("a") }
    }
    #expect(chart.y.domain.lowerBound == -1e7)
  }

  @Test func roomIsMadeOnlyWhereItIsMissing() {
    func domain(_ value: Double, _ strategy: AnnotationOverflowResolution.Strategy)
      -> ClosedRange<Double>
    {
      resolve {
        BarMark(x: .value("x", "a"), y: .value("y", value))
          .annotation(overflowResolution: .init(y: strategy)) { Text("a") }
      }.y.domain
    }
    #expect(domain(26, .automatic) == domain(26, .disabled))
    #expect(domain(30, .disabled) == 0...30 && domain(30, .fit) == 0...30)
    #expect(domain(30, .padScale) == 0...40)
    var settings = ChartSettings()
    settings.y.domain = (0.0...30)._domain
    let explicit = resolve(settings) {
      BarMark(x: .value("x", "a"), y: .value("y", 30)).annotation { Text("a") }
    }
    #expect(explicit.y.domain == 0...30)
  }

  @Test func annotationsFitIntoThePlotOrTheChart() {
    func corner(_ strategy: AnnotationOverflowResolution.Strategy) -> CGPoint {
      let place = AnnotationPlace(
        target: CGRect(x: 90, y: 0, width: 10, height: 50), position: .top, alignment: .center,
        spacing: 4, overflow: AnnotationOverflowResolution(x: strategy, y: strategy))
      return AnnotationLayout.corner(
        place, CGSize(width: 40, height: 10), CGSize(width: 100, height: 100),
        CGRect(x: 0, y: -8, width: 115, height: 130))
    }
    #expect(corner(.disabled) == CGPoint(x: 75, y: -14))
    #expect(corner(.fit(to: .plot)) == CGPoint(x: 60, y: 0))
    #expect(corner(.fit(to: .chart)) == CGPoint(x: 75, y: -8))
  }

  // MARK: Domains and marks

  @Test func intervalBarsIncludeZero() {
    let chart = resolve {
      BarMark(x: .value("x", "a"), yStart: .value("y", 62), yEnd: .value("y", 71))
    }
    #expect(chart.y.domain == 0...75)
  }

  @Test func aHiddenAxisIsNotRounded() throws {
    let chart = resolve(hidden) { BarMark(x: .value("x", "a"), y: .value("y", 204)) }
    #expect(chart.y.domain == 0...204)
    #expect(try #require(pieces(chart, 340, 100).first).path.boundingRect.height == 100)
  }

  @Test func centeredStacksAreAroundZero() {
    let chart = resolve(hidden) {
      ForEach([2.0, 6], id: \.self) {
        BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: .center)
          .foregroundStyle($0 == 2 ? .red : .blue)
      }
    }
    let bars = pieces(chart, 100, 80).map(\.path.boundingRect)
    #expect(chart.y.domain == -4...4)
    #expect(bars.map(\.maxY) == [80, 60] && bars[1].minY == 0)
  }

  @Test func steppedLinesChangeHalfway() throws {
    let chart = resolve(hidden) {
      ForEach([0.0, 10], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0)).interpolationMethod(.stepCenter)
      }
    }
    let path = try #require(pieces(chart, 100, 100).first).path
    #expect(path.elements[1] == .line(to: CGPoint(x: 50, y: 100)))
    #expect(path.elements[2] == .line(to: CGPoint(x: 50, y: 0)))
  }

  @Test func symmetricLogarithmsHaveASlopeOfOne() {
    let type = ScaleType.symmetricLog
    var scale = AxisScale()
    scale.set(0...1000, type)
    #expect(abs(scale.fraction(10) - log(11) / log(1001)) < 1e-9)
  }

  @Test func marksOutsideTheDomainAreDrawn() throws {
    var settings = hidden
    settings.y.domain = (10.0...20)._domain
    let chart = resolve(settings) { BarMark(x: .value("x", "a"), y: .value("y", 15)) }
    let bar = try #require(pieces(chart, 100, 100).first).path.boundingRect
    #expect(bar.minY == 50 && bar.maxY == 200)
  }

  @Test func aWideRecordNeedsSeries() {
    let one = resolve(hidden) {
      ForEach(0..<3, id: \.self) { x in
        LineMark(x: .value("x", x), y: .value("a", 1))
        LineMark(x: .value("x", x), y: .value("b", 2))
      }
    }
    #expect(pieces(one, 100, 100).count == 1)
    let two = resolve(hidden) {
      ForEach(0..<3, id: \.self) { x in
        LineMark(x: .value("x", x), y: .value("a", 1), series: .value("s", "a"))
        LineMark(x: .value("x", x), y: .value("b", 2), series: .value("s", "b"))
      }
    }
    #expect(pieces(two, 100, 100).count == 2)
  }

  // MARK: Direction, text size and animation

  @Test func rightToLeftChartsBeginAtTheRight() throws {
    let chart = Chart {
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }
    .environment(\.layoutDirection, .rightToLeft)
    let report = report(300, 200, chart)
    let plot = try #require(report.frames("plot").first)
    let axis = try #require(report.frames("y axis").first)
    #expect(axis.minX < 0.51 && abs(plot.minX - axis.maxX) < 0.51 && plot.maxX > 299)

    let mirrored = resolve(hidden, ChartContext(isRightToLeft: true)) {
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }
    let bars = pieces(mirrored, 200, 100).map(\.path.boundingRect)
    #expect(bars.map { $0.midX.rounded() } == [150, 50])
    let proxy = ChartProxy(
      chart: mirrored, frame: CGRect(x: 0, y: 0, width: 200, height: 100), anchor: nil)
    #expect(proxy.value(atX: 20, as: String.self) == "b")
  }

  @Test func labelsGrowWithTheText() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .environment(\.dynamicTypeSize, size)
      return try #require(report(300, 200, chart).frames("x axis").first).height
    }
    #expect(try height(.accessibility3) > height(.large) + 5)
  }

  @Test func changesOfTheDataAreAnimated() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Growing() }
    func height() -> CGFloat {
      host.displayList().items.compactMap { item in
        if case .fill(let path, _, _) = item { path.boundingRect.height } else { nil }
      }.max() ?? 0
    }
    #expect(abs(height() - 25) < 0.01)
    try host.tap("grow")
    try host.advance(by: 0.5)
    #expect(abs(height() - 50) < 0.5)
    try host.advanceUntilStill()
    #expect(abs(height() - 75) < 0.01)
  }

  @Test func otherMarksAppearAtOnce() {
    func values(_ numbers: [Double]) -> MarkValues {
      MarkValues(
        _ChartMarks(
          ForEach(numbers, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }))
    }
    var half = values([2, 4]) - values([0, 0])
    half.scale(by: 0.5)
    #expect(half + values([0, 0]) == values([1, 2]))
    #expect(values([1, 2]) + values([5]) == values([1, 2]))
  }

  // MARK: Symbols and masks

  @Test func symbolsOfPointsAndLinesHaveDifferentOrders() {
    let points = resolve {
      ForEach(["a", "b", "c"], id: \.self) {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("k", $0))
      }
    }
    let lines = resolve {
      ForEach(["a", "b", "c"], id: \.self) {
        LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("k", $0))
      }
    }
    func kinds(_ chart: ResolvedChart) -> [BasicChartSymbolShape.Kind?] {
      ["a", "b", "c"].map { chart.scales.symbol(.category($0)).kind }
    }
    #expect(kinds(points) == [.circle, .cross, .triangle])
    #expect(kinds(lines) == [.circle, .square, .triangle])
  }

  @Test func aCrossIsAsLargeAsInThePicture() throws {
    let chart = resolve(hidden) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.cross)
    }
    let path = try #require(pieces(chart, 100, 100).first).path
    let box = path.boundingRect
    #expect(abs(box.width - 7.66) < 0.1)
    #expect(abs(box.height - 7.66) < 0.1)
    // The notch is 2.3 above the center.
    #expect(path.contains(CGPoint(x: box.midX, y: box.midY - 2.1)))
    #expect(!path.contains(CGPoint(x: box.midX, y: box.midY - 2.5)))
  }

  @Test func aLineEndsAtItsHollowSymbols() throws {
    func line(_ symbol: some ChartSymbolShape) throws -> PlotDrawing.Piece {
      let chart = resolve(hidden) {
        ForEach([0, 1, 2], id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", $0)).symbol(symbol).symbolSize(100)
        }
      }
      return try #require(pieces(chart, 100, 100).first { $0.stroke != nil })
    }
    let hollow = try line(Circle().strokeBorder(lineWidth: 2))
    #expect(hollow.holes.contains(CGPoint(x: 50, y: 50)))
    #expect(!hollow.holes.contains(CGPoint(x: 60, y: 40)))
    #expect(try line(.circle).holes.isEmpty)
  }

  @Test func aMaskHasTheShapesOfItsMarks() {
    let chart = resolve(hidden) {
      RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 2))
        .mask {
          ForEach([0, 1, 2], id: \.self) {
            AreaMark(x: .value("x", $0), y: .value("y", $0 == 1 ? 10 : 0))
          }
        }
    }
    let mask = pieces(chart.mask(0), 100, 100)
    #expect(mask.count == 1)
    #expect(mask[0].path.contains(CGPoint(x: 50, y: 50)))
    #expect(!mask[0].path.contains(CGPoint(x: 10, y: 50)))
    #expect(pieces(chart, 100, 100).count == 1)
  }
}

// Apps declare this themselves, so Charts mustn't.
extension CGFloat: Plottable {
  public var primitivePlottable: Double { Double(self) }
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}
