import Quoin
import SwiftUI
import Testing

@testable import Charts

/// Charts from right to left (Rules/Charts.md#directions).
@MainActor
struct ChartDirectionTests {
  private func geometry(@ChartContentBuilder _ content: () -> some ChartContent) -> PlotGeometry {
    var (settings, context) = (ChartSettings(), ChartContext())
    settings.x.domain = (0.0...100)._domain
    settings.y.domain = (0.0...100)._domain
    context.isRightToLeft = true
    return PlotGeometry(
      chart: ResolvedChart(_ChartMarks(content()), settings, context),
      size: CGSize(width: 200, height: 100))
  }

  private func boxes(_ geometry: PlotGeometry) -> [CGRect] {
    PlotDrawing(geometry).pieces.map(\.bounds)
  }

  @Test func positionsInPointsCountFromTheRight() throws {
    let geometry = geometry {
      PointMark(x: 30, y: .value("y", 50))
      RectangleMark(xStart: 10, xEnd: 40, yStart: .value("y", 0), yEnd: .value("y", 50))
      RuleMark(xStart: 60, xEnd: nil, y: .value("y", 50))
    }
    let all = boxes(geometry)
    #expect(abs(all[0].midX - 170) < 0.01)
    #expect(isClose(all[1].origin, 160, 50) && abs(all[1].maxX - 190) < 0.01)
    #expect(abs(all[2].minX) < 0.01 && abs(all[2].maxX - 140) < 0.01)
  }

  @Test func offsetsAreTowardsTheLeft() {
    let geometry = geometry {
      PointMark(x: .value("x", 50), y: .value("y", 50)).offset(x: 10, y: 5)
      RectangleMark(
        xStart: .value("x", 25), xEnd: .value("x", 75), yStart: .value("y", 0),
        yEnd: .value("y", 50)
      ).offset(xStart: 3, xEnd: 8, y: 0)
      AreaMark(xStart: .value("x", 25), xEnd: .value("x", 75), y: .value("y", 0))
        .offset(xStart: 3, xEnd: 8, y: 0)
      AreaMark(xStart: .value("x", 25), xEnd: .value("x", 75), y: .value("y", 100))
        .offset(xStart: 3, xEnd: 8, y: 0)
    }
    let all = boxes(geometry)
    #expect(abs(all[0].midX - 90) < 0.01 && abs(all[0].midY - 55) < 0.01)
    // The start, at the right, is moved by 3, the end by 8.
    for box in all.dropFirst() {
      #expect(abs(box.maxX - 147) < 0.01 && abs(box.minX - 42) < 0.01)
    }
  }

  @Test func offsetLinesStayWithTheirLabels() throws {
    var tick = ResolvedAxis.Tick(
      series: 0, preset: .automatic, position: .automatic, start: 0.25, end: 1, isDiscrete: false,
      parts: _AxisParts())
    tick.parts.lines = [_AxisParts.Line(offset: CGSize(width: 10, height: 0))]
    var scale = AxisScale()
    let size = CGSize(width: 200, height: 100)
    #expect(AxisPlaces.line(tick, tick.parts.lines[0], scale, size, isVertical: true) == 60)
    scale.isMirrored = true
    #expect(AxisPlaces.line(tick, tick.parts.lines[0], scale, size, isVertical: true) == 140)
  }
}
