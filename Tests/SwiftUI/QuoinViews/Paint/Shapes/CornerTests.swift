import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinViews

/// Corners that are larger than the available space (Rules/ShapesAndImages.md#corner-limit), and
/// those of a list's card.
@MainActor
struct CornerTests {
  private static let wide = CGRect(x: 3, y: 5, width: 100, height: 20)
  private static let tall = CGRect(x: 0, y: 0, width: 20, height: 100)

  @Test(
    arguments: [RoundedCornerStyle.circular, .continuous], [40, 10.001, 1e300, CGFloat.infinity])
  func aRadiusAboveHalfTheShorterSideMakesAPill(style: RoundedCornerStyle, radius: CGFloat) throws {
    for rect in [Self.wide, Self.tall] {
      let pill = Capsule(style: style).path(in: rect)
      let size = CGSize(width: radius, height: radius)
      let shapes: [Path] = [
        RoundedRectangle(cornerRadius: radius, style: style).path(in: rect),
        RoundedRectangle(cornerSize: size, style: style).path(in: rect),
        UnevenRoundedRectangle(
          topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius,
          topTrailingRadius: radius, style: style
        ).path(in: rect),
        Path(roundedRect: rect, cornerRadius: radius, style: style),
      ]
      for path in shapes { #expect(isSame(path, pill)) }
      let inset = RoundedRectangle(cornerRadius: radius, style: style).inset(by: 2)
      #expect(isSame(inset.path(in: rect), Capsule(style: style).inset(by: 2).path(in: rect)))
    }
  }

  @Test func clipsAndStylesHavePillsToo() throws {
    let pill = Capsule().path(in: CGRect(x: 0, y: 0, width: 100, height: 20))
    for view in [
      AnyView(Color.red.cornerRadius(40)), AnyView(Color.red.clipShape(.rect(cornerRadius: 40))),
    ] {
      let clips = try Rendering(view, 100, 20).items.compactMap { item -> Path? in
        if case .push(.clip(let path, _)) = item { path } else { nil }
      }
      #expect(clips.count == 1 && isSame(clips[0], pill))
    }
  }

  /// Elliptical corners keep their proportions, and corners that fit don't change.
  @Test func ellipticalCornersKeepTheirProportion() {
    func path(_ width: CGFloat, _ height: CGFloat) -> Path {
      Path(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
        cornerSize: CGSize(width: width, height: height), style: .circular)
    }
    #expect(path(100, 20) == path(50, 10))
    #expect(path(20, 60) == path(10, 30))
    #expect(path(40, 5) != path(5, 5))
  }

  /// The corners of a row are those of the card, even if the row is lower than a corner.
  @Test(arguments: [53, 40, CGFloat(24)])
  func aRowShowsItsPartOfTheCard(height: CGFloat) {
    let row = CGRect(x: 0, y: 0, width: 362, height: height)
    let card = Path(roundedRect: CGRect(x: 0, y: 0, width: 362, height: 400), cornerRadius: 26)
    let top = ListCardSlice(radius: 26, hasTop: true, hasBottom: false).path(in: row)
    let curves = self.curves(top)
    let whole = self.curves(card)
    #expect(curves.count == 6)
    #expect(top.boundingRect == row)
    // The last and the first curve of the path are the ends of the upper corners.
    if height >= 40 {
      for curve in curves { #expect(whole.contains(curve)) }
    }
    let middle = ListCardSlice(radius: 26, hasTop: false, hasBottom: false).path(in: row)
    #expect(middle == Path(row))
    let alone = ListCardSlice(radius: 26, hasTop: true, hasBottom: true).path(in: row)
    #expect(
      isSame(alone, Path(roundedRect: row, cornerRadius: 26)) && self.curves(alone).count > 3)
  }

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    func add(_ element: Path.Element) { elements.append(element) }
    path.forEach(add)
    return elements
  }

  private func curves(_ path: Path) -> [Path.Element] {
    elements(path).filter { if case .curve = $0 { true } else { false } }
  }

  /// Whether two paths have the same points up to rounding errors.
  private func isSame(_ first: Path, _ second: Path) -> Bool {
    func numbers(_ path: Path) -> [CGFloat] {
      elements(path).flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let first, let second): [first, second, end]
        case .closeSubpath: []
        }
      }
      .flatMap { [$0.x, $0.y] }
    }
    let (first, second) = (numbers(first), numbers(second))
    return first.count == second.count
      && zip(first, second).allSatisfy { isClose($0, $1, by: 1e-6) }
  }
}
