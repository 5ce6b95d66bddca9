import Quoin
import SwiftUI
import Testing

@testable import Charts

/// The selections that a chart's bindings have got, in order.
@MainActor
private final class Record {
  var values: [Double?] = []
  var ranges: [ClosedRange<Double>?] = []
  var names: [String?] = []
  func value() -> Binding<Double?> {
    Binding {
      self.values.last ?? nil
    } set: {
      self.values.append($0)
    }
  }
  func range() -> Binding<ClosedRange<Double>?> {
    Binding {
      self.ranges.last ?? nil
    } set: {
      self.ranges.append($0)
    }
  }
  func name() -> Binding<String?> {
    Binding {
      self.names.last ?? nil
    } set: {
      self.names.append($0)
    }
  }
}

/// A chart of 200 × 100 points whose values are 0…100 on both axes.
private struct Plane: View {
  var upper = 100.0
  var body: some View {
    Chart {
      ForEach([0, upper], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    .chartXScale(domain: 0...upper).chartYScale(domain: 0...upper)
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }
}

private struct Changing: View {
  let record: Record
  @State private var selected: Double?
  @State private var upper = 100.0
  var body: some View {
    Plane(upper: upper).chartXSelection(value: $selected)
      .onChange(of: selected) {
        record.values.append(selected)
        upper = 1000
      }
  }
}

/// Selections by touches (Rules/Charts.md#selection).
@MainActor
struct ChartSelectionTests {
  private let record = Record()

  private func host(_ view: some View) -> ViewHost<some View> {
    ViewHost(size: CGSize(width: 200, height: 100)) { view }
  }

  @Test func aSelectionEndsWithItsTouch() throws {
    let host = host(Plane().chartXSelection(value: record.value()))
    try host.beginTouch(at: CGPoint(x: 50, y: 50))
    try host.moveTouch(to: CGPoint(x: 150, y: 50))
    #expect(record.values == [25, 75])
    try host.endTouch()
    #expect(record.values == [25, 75, nil])
    try host.tap(at: CGPoint(x: 100, y: 50))
    #expect(record.values == [25, 75, nil, 50, nil])
  }

  @Test func selectionsOutsideThePlotAreNotClamped() throws {
    let host = host(Plane().padding(.horizontal, 50).chartXSelection(value: record.value()))
    try host.tap(at: CGPoint(x: 10, y: 50))
    #expect(record.values.isEmpty)
    try host.beginTouch(at: CGPoint(x: 51, y: 50))
    try host.moveTouch(to: CGPoint(x: 40, y: 50))
    try host.moveTouch(to: CGPoint(x: 170, y: 150))
    #expect(record.values == [1, -10, 120])
    try host.endTouch()
    #expect(record.values.last == .some(nil))
  }

  @Test func selectionsOnBothAxes() throws {
    let y = Record()
    let host = host(
      Plane().chartXSelection(value: record.value()).chartYSelection(value: y.value()))
    try host.tap(at: CGPoint(x: 20, y: 20))
    #expect(record.values == [10, nil] && y.values == [80, nil])
  }

  @Test func rangesAreInOrderAndEnd() throws {
    let y = Record()
    let host = host(
      Plane().chartXSelection(range: record.range()).chartYSelection(range: y.range()))
    try host.drag(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 50, y: 60), steps: 1)
    #expect(record.ranges == [75...75, 25...75, nil] && y.ranges == [90...90, 40...90, nil])
  }

  @Test func categoriesOutsideThePlotAreNone() throws {
    let view = Chart {
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: record.name())
    let host = host(view)
    try host.beginTouch(at: CGPoint(x: 199, y: 50))
    try host.moveTouch(to: CGPoint(x: 1, y: 50))
    try host.moveTouch(to: CGPoint(x: -1, y: 50))
    #expect(record.names == ["b", "a", nil])
  }

  @Test func theValueUnderTheFingerFollowsTheData() throws {
    let host = host(Changing(record: record))
    try host.beginTouch(at: CGPoint(x: 50, y: 50))
    try host.moveTouch(to: CGPoint(x: 51, y: 50))
    #expect(record.values == [25, 255])
  }

  @Test func theFirstValueIsAtTheRight() throws {
    let host = host(
      Plane().chartXSelection(value: record.value())
        .environment(\.layoutDirection, .rightToLeft))
    try host.tap(at: CGPoint(x: 150, y: 50))
    #expect(record.values == [25, nil])
  }

  @Test func anglesEndWithTheirTouch() throws {
    let view = Chart {
      SectorMark(angle: .value("v", 30))
      SectorMark(angle: .value("v", 10))
    }
    .chartAngleSelection(value: record.value())
    let host = host(view)
    // Right of the middle is a quarter of the total, above the middle none of it.
    try host.tap(at: CGPoint(x: 120, y: 50))
    try host.tap(at: CGPoint(x: 100, y: 20))
    #expect(record.values == [10, nil, 0, nil])
  }

  /// A chart from 50 to 70 that records its selection, and its position in `start`.
  private func scrolling(_ start: Record) -> some View {
    start.values = [50]
    return Plane()
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
      .chartScrollPosition(x: Binding(unwrapping: start.value(), 50))
      .chartXSelection(value: record.value())
  }

  @Test func touchesInScrollingChartsSelectUntilTheyScroll() throws {
    let start = Record()
    let view = scrolling(start)
    let host = host(view)
    try host.tap(at: CGPoint(x: 100, y: 50))
    #expect(record.values == [60, nil] && start.values == [50])
    try host.beginTouch(at: CGPoint(x: 100, y: 50))
    try host.moveTouch(to: CGPoint(x: 80, y: 50))
    #expect(record.values == [60, nil, 60, nil])
    #expect(abs(((start.values.last ?? nil) ?? 0) - 52) < 0.01)
    try host.endTouch()
    #expect(record.values.last == .some(nil))
  }

  @Test func aChartsOwnGestureKeepsItsSelection() throws {
    let view = Plane().chartXSelection(value: record.value())
      .chartGesture { proxy in
        SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
      }
    let host = host(view)
    try host.tap(at: CGPoint(x: 50, y: 50))
    #expect(record.values == [25])
  }

  @Test func ownGesturesAndScrolling() throws {
    let start = Record()
    let view = scrolling(start)
      .chartGesture { proxy in
        SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
      }
    let host = host(view)
    try host.tap(at: CGPoint(x: 100, y: 50))
    #expect(record.values == [60])
    try host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 80, y: 50))
    #expect(record.values == [60] && abs(((start.values.last ?? nil) ?? 0) - 52) < 0.01)
  }

  @Test func numbersThatAreNoneSelectNoRange() {
    let view = Plane().chartXScale(type: .power(exponent: .nan))
      .chartXSelection(range: record.range())
    let host = host(view)
    _ = try? host.drag(from: CGPoint(x: 150, y: 10), to: CGPoint(x: 50, y: 60))
    #expect(record.ranges.allSatisfy { $0 == nil })
  }
}

extension Binding where Value == Double {
  /// A binding to an optional number.
  fileprivate init(unwrapping binding: Binding<Double?>, _ standard: Double) {
    self.init {
      binding.wrappedValue ?? standard
    } set: {
      binding.wrappedValue = $0
    }
  }
}
