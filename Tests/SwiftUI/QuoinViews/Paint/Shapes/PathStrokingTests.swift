import Foundation
import QuoinGeometry
import Testing

@testable import QuoinViews

struct PathStrokingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Returns the length of the flattened path.
  private func length(_ path: Path) -> CGFloat {
    var length: CGFloat = 0
    for line in Polyline.lines(of: path) {
      let corners = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (a, b) in zip(corners, corners.dropFirst()) { length += a.distance(to: b) }
    }
    return length
  }

  /// Whether `point` is inside according to the non-zero rule.
  private func contains(_ path: Path, _ point: CGPoint) -> Bool {
    var winding = 0
    for line in Polyline.lines(of: path) {
      for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
        let (along, across) = ((b.x - a.x) * (point.y - a.y), (point.x - a.x) * (b.y - a.y))
        let cross: CGFloat = along - across
        if a.y <= point.y, b.y > point.y, cross > 0 { winding += 1 }
        if a.y > point.y, b.y <= point.y, cross < 0 { winding -= 1 }
      }
    }
    return winding != 0
  }

  @Test(arguments: [
    (0.0, 0.25, [(0.0, 0.0), (10, 0)]), (0.125, 0.375, [(5, 0), (10, 0), (10, 5)]),
    (0.9, 1, [(0, 4), (0, 0)]), (-1, 0.25, [(0, 0), (10, 0)]),
  ])
  func trimmedLines(from: Double, to: Double, points: [(Double, Double)]) {
    let trimmed = square.trimmedPath(from: from, to: to)
    let lines = Polyline.lines(of: trimmed)
    #expect(lines.count == 1)
    #expect(lines[0].points.count == points.count)
    for (found, expected) in zip(lines[0].points, points) {
      #expect(isClose(found.x, expected.0) && isClose(found.y, expected.1))
    }
  }

  @Test func trimmedEdges() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.6, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: .nan) == square)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.7]) func trimmedCirclesKeepTheirShare(share: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = circle.trimmedPath(from: 0, to: share)
    #expect(isClose(length(part), share * length(circle), by: 0.1))
    // It begins on the right and continues clockwise.
    guard case .move(let start) = part.elements.first, let end = part.currentPoint else {
      Issue.record("the path is empty")
      return
    }
    #expect(isClose(start.x, 100) && isClose(start.y, 50))
    #expect(isClose(end.x, 50 + 50 * cos(2 * .pi * share), by: 0.1))
    #expect(isClose(end.y, 50 + 50 * sin(2 * .pi * share), by: 0.1))
    // Curves stay curves.
    #expect(part.elements.contains { if case .curve = $0 { true } else { false } })
  }

  @Test func strokedLinesCoverTheirWidth() {
    var line = Path()
    line.move(to: CGPoint(x: 20, y: 50))
    line.addLine(to: CGPoint(x: 80, y: 50))
    func box(_ cap: CGLineCap) -> CGRect {
      line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).boundingRect
    }
    #expect(box(.butt) == CGRect(x: 20, y: 45, width: 60, height: 10))
    #expect(box(.round) == CGRect(x: 15, y: 45, width: 70, height: 10))
    #expect(box(.square) == CGRect(x: 15, y: 45, width: 70, height: 10))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
  }

  @Test func strokedCornersAreJoined() {
    func covers(_ join: CGLineJoin, miterLimit: CGFloat = 10, at point: CGPoint) -> Bool {
      contains(
        square.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: miterLimit)), point
      )
    }
    let tip = CGPoint(x: -1.8, y: -1.8)
    #expect(covers(.miter, at: tip))
    #expect(!covers(.bevel, at: tip))
    #expect(!covers(.round, at: tip))
    #expect(!covers(.miter, miterLimit: 1, at: tip))
    #expect(covers(.round, at: CGPoint(x: -1.3, y: -1.3)))
    #expect(covers(.bevel, at: CGPoint(x: -0.9, y: -0.9)))
    #expect(!covers(.miter, at: CGPoint(x: 5, y: 5)))
    #expect(covers(.miter, at: CGPoint(x: 11.5, y: 11.5)))
  }

  /// Recorded: a line of 100 points with dashes [10, 10] is drawn at 0…10, 20…30, …, and with the
  /// phase 5 at 0…5, 15…25, ….
  @Test(
    arguments: [
      (0, [(0, 10), (20, 30), (40, 50), (60, 70), (80, 90)]),
      (5, [(0, 5), (15, 25), (35, 45), (55, 65), (75, 85), (95, 100)]),
    ] as [(CGFloat, [(CGFloat, CGFloat)])])
  func dashes(phase: CGFloat, expected: [(CGFloat, CGFloat)]) {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 100, y: 0))
    let dashes = Polyline.lines(of: line)[0].dashed([10, 10], phase: phase)
    #expect(dashes.count == expected.count)
    for (dash, span) in zip(dashes, expected) {
      #expect(isClose(dash.points[0].x, span.0) && isClose(dash.points[1].x, span.1))
    }
  }

  @Test(arguments: [[CGFloat(0), 0], [-1, 2], [.nan], [1e-9]] as [[CGFloat]])
  func uselessDashesAreALine(pattern: [CGFloat]) {
    let dashes = Polyline.lines(of: square)[0].dashed(pattern, phase: 0)
    #expect(dashes.count == 1)
  }
}
