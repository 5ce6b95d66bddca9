import Foundation
import Quoin
import SwiftUI
import Testing

@testable import Charts

/// A number that counts how often a chart reads it.
private struct Counted: Plottable {
  nonisolated(unsafe) static var reads = 0
  let value: Double

  init(_ value: Double) { self.value = value }
  init?(primitivePlottable: Double) { value = primitivePlottable }
  var primitivePlottable: Double {
    Self.reads += 1
    return value
  }
}

/// The work for charts of many marks, counted in items and reads.
@MainActor
@Suite(.serialized)
struct LargeChartTests {
  private static let count = 20_000

  private func pieces(_ content: some ChartContent) -> [PlotDrawing.Piece] {
    let chart = ResolvedChart(_ChartMarks(content), ChartSettings(), ChartContext())
    return PlotDrawing(PlotGeometry(chart: chart, size: CGSize(width: 300, height: 200))).pieces
  }

  @Test func pointsAreOneItemOfThePicture() throws {
    let chart = Chart(0..<Self.count, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0 % 97))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 300, height: 200)
    let stamps = ImageRenderer(content: chart).displayList().items.compactMap { item in
      if case .stamps(let path, let positions, _) = item { (path, positions) } else { nil }
    }
    let (path, positions) = try #require(stamps.first)
    #expect(stamps.count == 1 && positions.count == Self.count && path.elements.count == 6)
  }

  @Test func stylesDivideThePoints() {
    let all = pieces(
      ForEach(0..<Self.count, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", index % 97))
          .foregroundStyle(by: .value("kind", "\(index % 3)"))
      })
    #expect(all.count == 3 && all.map(\.positions.count).reduce(0, +) == Self.count)
  }

  @Test func translucentPointsAreOneItemToo() {
    let all = pieces(
      ForEach(0..<Self.count, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", index % 97))
      }.opacity(0.2))
    #expect(all.count == 1 && all[0].paint.opacity == 0.2)
  }

  @Test func barsOfOneColorAreOnePath() {
    let all = pieces(
      ForEach(0..<Self.count, id: \.self) { index in
        BarMark(x: .value("x", index), y: .value("y", index % 97 + 1))
      })
    // At most one bar for each quarter of a point is left.
    #expect(all.count == 1 && all[0].path.elements.count < 1_210 * 30)
    #expect(all[0].path.boundingRect.height > 150)
  }

  @Test func stacksHaveAPathForEachColor() {
    let all = pieces(
      ForEach(0..<6_000, id: \.self) { index in
        BarMark(x: .value("x", "\(index / 3)"), y: .value("y", 1))
          .foregroundStyle(by: .value("kind", "\(index % 3)"))
      })
    #expect(all.count == 3)
  }

  @Test func translucentBarsThatOverlapStayApart() {
    let all = pieces(
      ForEach(0..<2_000, id: \.self) { index in
        BarMark(x: .value("x", index), y: .value("y", 1))
      }.opacity(0.5))
    #expect(all.count == 2_000)
  }

  @Test func eachValueIsReadOnce() {
    func reads(_ count: Int) -> Int {
      Counted.reads = 0
      _ = pieces(
        ForEach(0..<count, id: \.self) { index in
          PointMark(x: .value("x", Counted(Double(index))), y: .value("y", Counted(1)))
        })
      return Counted.reads
    }
    #expect(reads(500) == 1_000 && reads(1_000) == 2_000)
  }

  @Test func relativeWidthsSearchTheStepOnce() {
    let all = pieces(
      ForEach(0..<4_000, id: \.self) { index in
        BarMark(x: .value("x", index * 10), y: .value("y", 1), width: .ratio(0.5))
          .zIndex(Double(index % 2))
      })
    // A bar is half as wide as the step of 0.075 points.
    #expect(abs(all[0].path.boundingRect.minX + 0.01875) < 0.002)
  }
}
