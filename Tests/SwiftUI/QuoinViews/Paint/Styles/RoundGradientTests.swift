import Foundation
import QuoinDrawing
import QuoinViews
import Testing

/// Gradients around a point, and mesh gradients.
@MainActor
struct RoundGradientTests {
  private func paint(_ style: some ShapeStyle, _ width: CGFloat = 100, _ height: CGFloat = 50)
    throws
    -> Paint?
  {
    try Rendering(Rectangle().fill(style), width, height).fills.first?.paint
  }

  /// Black and white, mixed evenly, so that positions can be read off.
  private let ends = Gradient(colors: [.black, .white]).colorSpace(.device)

  @Test func circlesAreMeasuredInPoints() throws {
    let style = RadialGradient.radialGradient(
      ends, center: .topLeading, startRadius: 10, endRadius: 40)
    guard case .radialGradient(let stops, let center, let radii) = try paint(style) else {
      Issue.record("no gradient")
      return
    }
    #expect(center == .zero)
    #expect(radii == CGSize(width: 40, height: 40))
    #expect(stops.map(\.location) == [0.25, 1])
    #expect(stops.map(\.color) == [.black, .white])
  }

  @Test func inwardsTheStopsAreTurnedRound() throws {
    let style = RadialGradient.radialGradient(ends, startRadius: 40, endRadius: 10)
    guard case .radialGradient(let stops, _, let radii) = try paint(style) else {
      Issue.record("no gradient")
      return
    }
    #expect(radii.width == 40)
    #expect(stops.map(\.location) == [0.25, 1])
    #expect(stops.map(\.color) == [.white, .black])
  }

  @Test func ellipsesAreFractionsOfTheFrame() throws {
    let style = EllipticalGradient.ellipticalGradient(
      ends, startRadiusFraction: 0.25, endRadiusFraction: 0.5)
    guard case .radialGradient(let stops, let center, let radii) = try paint(style) else {
      Issue.record("no gradient")
      return
    }
    #expect(center == CGPoint(x: 50, y: 25))
    #expect(radii == CGSize(width: 50, height: 25))
    #expect(stops.map(\.location) == [0.5, 1])
  }

  @Test(arguments: [(-4, -2), (.nan, 10), (0, .infinity)] as [(CGFloat, CGFloat)])
  func withoutAnExtentTheLastColourShows(start: CGFloat, end: CGFloat) throws {
    let style = RadialGradient.radialGradient(ends, startRadius: start, endRadius: end)
    #expect(try paint(style) == .color(.white))
  }

  /// Rules/Drawing.md#gradient-geometry
  @Test func equalRadiiMakeAHardEdge() throws {
    func edge(_ style: some ShapeStyle) throws -> [Double]? {
      guard case .radialGradient(let stops, _, let radii) = try paint(style) else { return nil }
      #expect(stops.map(\.color) == [.white, .white, .black, .black])
      return stops[1...2].map { $0.location * Double(radii.width) }
    }
    #expect(try edge(RadialGradient.radialGradient(ends, startRadius: 5, endRadius: 5)) == [5, 5])
    #expect(try edge(RadialGradient.radialGradient(ends, startRadius: 0, endRadius: 0)) == [0, 0])
    let oval = EllipticalGradient.ellipticalGradient(
      ends, startRadiusFraction: 0.25, endRadiusFraction: 0.25)
    #expect(try edge(oval) == [25, 25])
  }

  private func turn(_ start: Double, _ end: Double) throws -> (places: [Double], start: Double)? {
    let style = AngularGradient.angularGradient(
      ends, startAngle: .degrees(start), endAngle: .degrees(end))
    guard case .angularGradient(let stops, _, let angle) = try paint(style) else { return nil }
    return (stops.map { ($0.location * 1000).rounded() / 1000 }, (angle * 180 / .pi).rounded())
  }

  @Test func wholeTurns() throws {
    let whole = try #require(try turn(90, 450))
    #expect(whole.places == [0, 1])
    #expect(whole.start == 90)
    let conic = AngularGradient.conicGradient(ends, angle: .degrees(90))
    guard case .angularGradient(let stops, let center, let start) = try paint(conic) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(center == CGPoint(x: 50, y: 25))
    #expect(start == .pi / 2)
  }

  /// The colors at the ends meet in the middle of the open part.
  @Test func partOfATurn() throws {
    let part = try #require(try turn(0, 90))
    #expect(part.places == [0, 0.25, 0.625, 0.625])
    let backwards = try #require(try turn(90, 0))
    #expect(backwards.places == [0, 0.25, 0.625, 0.625])
    #expect(backwards.start == 0)
    #expect(try turn(20, 20)?.places == [0, 0, 0.5, 0.5])
  }

  /// For one and a half turns from black to white, the last turn begins at a third.
  @Test func moreThanATurnShowsTheLastOne() throws {
    let style = AngularGradient.angularGradient(
      ends, startAngle: .degrees(0), endAngle: .degrees(540))
    guard case .angularGradient(let stops, _, let start) = try paint(style) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(abs(stops[0].color.red - 1 / 3) < 0.001)
    #expect(abs(start - .pi) < 0.001)
    #expect(try turn(.nan, 10) == nil)
  }

  @Test func colorsHaveAGradient() throws {
    guard case .linearGradient(let stops, let start, let end) = try paint(Color.blue.gradient)
    else {
      Issue.record("no gradient")
      return
    }
    #expect((start, end) == (CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)))
    let first = try #require(stops.first?.color)
    let last = try #require(stops.last?.color)
    #expect(first.red > last.red && first.green > last.green)
    #expect(try paint(.blue.gradient) == paint(Color.blue.gradient))
  }

  @Test func netsBecomeGrids() throws {
    let black = Color.black
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [black, .white, black, .white], smoothsColors: false)
    guard case .colorGrid(let grid) = try paint(mesh) else {
      Issue.record("no grid")
      return
    }
    #expect(grid.rect == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(grid.rows == grid.columns)
    for column in 0..<grid.columns {
      let place = Double(column) / Double(grid.columns - 1)
      #expect(abs(grid.colors[5 * grid.columns + column].red - place) < 0.01)
    }
    #expect(try Rendering(mesh, 10, 10).warnings.count == 1)
  }

  @Test func incompleteNetsAreBackground() throws {
    let mesh = MeshGradient(
      width: 3, height: 3, points: [[0, 0], [.nan, 0]], colors: [.red], background: .white)
    guard case .colorGrid(let grid) = try paint(mesh) else {
      Issue.record("no grid")
      return
    }
    #expect(grid.colors.allSatisfy { $0 == .white })
    let moved = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, .infinity], [1, 1]],
      colors: [.red, .red, .red, .red], background: .white)
    #expect(try paint(moved) != nil)
  }

  @Test func asViewsTheyFillTheirSpace() throws {
    let colors = [Color.black, .white]
    let view = VStack(spacing: 0) {
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)
      EllipticalGradient(colors: colors)
      AngularGradient(colors: colors, center: .center)
      MeshGradient(width: 2, height: 2, points: [], colors: [])
    }
    let rendering = try Rendering(view, 40, 80)
    #expect(rendering.fills.map(\.box.height) == [20, 20, 20, 20])
    #expect(
      Array(rendering.names.dropFirst()) == [
        "RadialGradient", "EllipticalGradient", "AngularGradient", "MeshGradient",
      ])
    #expect(
      try Rendering(Color.clear.background(AngularGradient(colors: colors, center: .top)))
        .names.contains("AngularGradient"))
  }
}
