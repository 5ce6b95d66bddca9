import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct GradientTests {
  private func gradient(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) throws
    -> (
      stops: [GradientStop], start: CGPoint, end: CGPoint
    )?
  {
    guard
      case .linearGradient(let stops, let start, let end) = try Rendering(view, width, height)
        .fills.first?.paint
    else { return nil }
    return (stops, start, end)
  }

  /// Recorded: the midpoint of red and blue is (140, 83, 162).
  @Test func coloursMixInOKLab() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let view = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let stops = try #require(try gradient(view)?.stops)
    #expect(stops.count == 17)
    let middle = try #require(stops.first { $0.location == 0.5 })
    #expect(Paint.color(middle.color).text == "#8C53A2")
    #expect(stops.map(\.location) == stops.map(\.location).sorted())
  }

  @Test func deviceGradientsMixInSRGB() throws {
    let gradient = Gradient(colors: [.black, .white]).colorSpace(.device)
    let paint = try Rendering(Rectangle().fill(gradient), 10, 10).fills[0].paint
    guard case .linearGradient(let stops, let start, let end) = paint else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.count == 2)
    #expect((start, end) == (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10)))
  }

  @Test func aFadeKeepsItsColour() throws {
    let view = LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), .clear], startPoint: .top, endPoint: .bottom)
    let stops = try #require(try gradient(view)?.stops)
    let middle = try #require(stops.first { $0.location == 0.5 })
    #expect(Paint.color(middle.color).text == "#FF0000 50.0%")
  }

  @Test func pointsAreThoseOfTheFrame() throws {
    let view = LinearGradient(
      colors: [.red, .blue], startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1)
    )
    .frame(width: 40, height: 20).padding(10)
    let found = try #require(try gradient(view))
    #expect(found.start == CGPoint(x: 10, y: 10))
    #expect(found.end == CGPoint(x: 30, y: 30))
  }

  /// Recorded: without a direction the last color is shown.
  @Test func equalPointsShowTheLastColour() throws {
    let view = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .top)
    #expect(try Rendering(view, 10, 10).fills[0].paint.text == "#FFFFFF")
  }

  @Test(arguments: [([], "#000000 0.0%"), ([Color.white], "#FFFFFF")])
  func fewColours(colors: [Color], expected: String) throws {
    let view = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    #expect(try Rendering(view, 10, 10).fills[0].paint.text == expected)
  }

  /// Locations outside 0…1 extend the line and are not dropped.
  @Test func placesOutsideStretchTheLine() throws {
    let view = LinearGradient(
      stops: [.init(color: .black, location: -1), .init(color: .white, location: 3)],
      startPoint: .leading, endPoint: .trailing)
    let found = try #require(try gradient(view, 100, 10))
    #expect(found.start == CGPoint(x: -100, y: 5))
    #expect(found.end == CGPoint(x: 300, y: 5))
    #expect(found.stops.first?.location == 0)
    #expect(found.stops.last?.location == 1)
  }

  @Test func badPlacesAreOrdered() throws {
    let view = LinearGradient(
      stops: [
        .init(color: .black, location: 0.6), .init(color: .white, location: 0.2),
        .init(color: .black, location: .nan),
      ], startPoint: .leading, endPoint: .trailing)
    let stops = try #require(try gradient(view)?.stops)
    // A location of NaN counts as the start.
    #expect(stops.first?.location == 0 && stops.last?.location == 0.6)
    #expect(Paint.color(stops[0].color).text == "#000000")
    #expect(
      stops.first { isClose($0.location, 0.2) }.map { Paint.color($0.color).text } == "#FFFFFF")
    #expect(stops.map(\.location) == stops.map(\.location).sorted())
  }
}
