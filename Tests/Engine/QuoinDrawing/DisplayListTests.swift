import Foundation
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinDrawing

@Suite struct DisplayListTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> DisplayItem {
    .fill(
      path: Path(CGRect(x: x, y: y, width: side, height: side)), paint: .color(.black),
      evenOdd: false)
  }

  @Test func removesWhatNoRendererCanDraw() {
    var style = StrokeStyle(lineWidth: 1)
    style.dash = [-1, 2]
    let line = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    let list = DisplayList(
      size: CGSize(width: CGFloat.nan, height: 10),
      items: [
        box(.nan, 0, 5), box(0, 0, .nan), .pop, box(1, 1, 5),
        .image(index: 3, rect: CGRect(x: 0, y: 0, width: 1, height: 1), interpolation: .low),
        .stroke(path: line, style: style, paint: .color(.black)),
        .stroke(path: line, style: StrokeStyle(lineWidth: 0), paint: .color(.black)),
        .push(.opacity(.nan)),
      ])
    let clean = list.sanitized()
    var solid = style
    solid.dash = []
    #expect(clean.size == CGSize(width: 0, height: 10))
    #expect(
      clean.items == [
        box(1, 1, 5), .stroke(path: line, style: solid, paint: .color(.black)),
        .push(.opacity(0)), .pop,
      ])
    #expect(clean.sanitized() == clean)
  }

  /// Lists of only the commonest items are returned as they are, but not if one of them is invalid.
  @Test func cleansListsOfCommonItems() {
    let part = DisplayItem.push(.element(DocumentElement(.paragraph)))
    func cleaned(_ items: [DisplayItem]) -> [DisplayItem] {
      DisplayList(size: CGSize(width: 9, height: 9), items: items).sanitized().items
    }
    func filled(_ color: ResolvedColor) -> DisplayItem {
      .fill(
        path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), paint: .color(color), evenOdd: false)
    }
    let plain = [part, box(1, 1, 5), .pop, box(0, 0, 2)]
    #expect(cleaned(plain) == plain)
    #expect(cleaned([.pop] + plain + [part]) == plain + [part, .pop])
    #expect(cleaned([.pop, part]) == [part, .pop])
    #expect(cleaned(plain + [box(0, .nan, 5)]) == plain)
    #expect(cleaned(plain + [filled(.clear)]) == plain)
    #expect(
      cleaned([filled(ResolvedColor(red: 2, green: .nan, blue: 0))]) == [
        filled(ResolvedColor(red: 1, green: 0, blue: 0))
      ])
  }

  @Test func pullsFarCoordinatesInside() throws {
    let clean = DisplayList(size: CGSize(width: 1, height: 1), items: [box(-1e12, 0, .infinity)])
      .sanitized()
    let bounds = clean.bounds(of: 0..<1)
    #expect(bounds.minX == -DisplayList.coordinateLimit)
    #expect(bounds.maxY == DisplayList.coordinateLimit)
  }

  @Test func putsGradientStopsInOrder() {
    let stops = [
      GradientStop(color: .white, location: 0.7), GradientStop(color: .black, location: 0.2),
      GradientStop(color: .white, location: 9),
    ]
    let paint = Paint.linearGradient(
      stops: stops, start: .zero, end: CGPoint(x: 1, y: 0)
    ).sanitized
    guard case .linearGradient(let ordered, _, _) = paint else {
      Issue.record("no gradient")
      return
    }
    #expect(ordered.map(\.location) == [0.7, 0.7, 1])
    #expect(
      Paint.linearGradient(stops: stops, start: .zero, end: .zero).sanitized == .color(.white))
    #expect(
      Paint.linearGradient(stops: [], start: .zero, end: CGPoint(x: 1, y: 0)).sanitized == nil)
  }

  @Test func boundsFollowEffects() {
    let move = Effect.transform(CGAffineTransform(translationX: 100, y: 0))
    let shadow = Effect.shadow(
      color: .black, radius: 2, offset: CGSize(width: 0, height: 10))
    let list = DisplayList(
      size: CGSize(width: 200, height: 200),
      items: [
        .push(move),
        .push(.clip(path: Path(CGRect(x: 0, y: 0, width: 5, height: 50)), evenOdd: false)),
        box(0, 0, 10), .pop, .pop, .push(shadow), box(0, 100, 10), .pop,
      ])
    #expect(list.bounds(of: 0..<5) == CGRect(x: 100, y: 0, width: 5, height: 10))
    #expect(list.bounds(of: 1..<4) == CGRect(x: 0, y: 0, width: 5, height: 10))
    // An offset of ten points, and three sigmas of 2 on each side.
    #expect(list.bounds(of: 5..<8) == CGRect(x: -6, y: 100, width: 22, height: 26))
    #expect(list.bounds(of: 0..<0).isNull)
  }

  @Test func groupsKnowWhatIsInThem() {
    let shadow = Effect.shadow(color: .black, radius: 2, offset: .zero)
    let groups = DisplayGroups([
      .push(.opacity(0.5)), .push(.transform(.identity)), box(0, 0, 1), .pop, .pop,
      .push(.opacity(0.5)), .push(shadow), box(0, 0, 1), .pop, .pop,
    ])
    #expect(groups[0].end == 4)
    #expect(groups[1].end == 3)
    #expect(groups[0].isSingleItem)
    #expect(!groups[5].isSingleItem)
    #expect(groups[5].drawnItems == 1)
  }

  @Test func survivesAHundredThousandEffects() {
    let depth = 100_000
    let list = DisplayList(
      size: CGSize(width: 1, height: 1),
      items: Array(repeating: .push(.opacity(0.5)), count: depth) + [box(0, 0, 1)])
    let clean = list.sanitized()
    #expect(clean.items.count == 2 * depth + 1)
    #expect(DisplayGroups(clean.items)[0].end == 2 * depth)
  }

  @Test func jsonRoundTrip() throws {
    let run = GlyphRun(
      face: FixedShaper.face, size: 17, glyphs: [.init(id: 3, x: 1, y: 2)], text: "é",
      clusters: [.init(utf8Count: 2, glyphCount: 1, x: 1)])
    let list = DisplayList(
      size: CGSize(width: 10, height: 20), background: .white,
      items: [
        .push(.clip(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), evenOdd: true)),
        .push(.transform(CGAffineTransform(rotationAngle: 0.3))),
        .glyphs(run: run, origin: CGPoint(x: 1, y: 2), paint: .color(.black)),
        .stroke(
          path: Path(CGRect(x: 0, y: 0, width: 3, height: 3)),
          style: StrokeStyle(lineWidth: 2, dash: [1, 2]), paint: .color(.white)),
        .pop, .pop,
      ],
      images: [ImageSource(data: Data([1, 2]), format: .png, pixelWidth: 1, pixelHeight: 1)],
      title: "A")
    let json = try list.json()
    #expect(try DisplayList(json: json) == list)
    #expect(try list.json() == json)
    #expect(throws: EncodingError.self) {
      try DisplayList(size: CGSize(width: CGFloat.infinity, height: 1)).json()
    }
    #expect(throws: DecodingError.self) { try DisplayList(json: Data("{}".utf8)) }
  }

  @Test func stampsCoverTheAreaOfAllPositions() {
    let square = Path(CGRect(x: -1, y: -2, width: 2, height: 4))
    func stamps(_ positions: [CGPoint]) -> DisplayList {
      DisplayList(
        size: CGSize(width: 10, height: 10),
        items: [.stamps(path: square, positions: positions, color: .black)])
    }
    let list = stamps([CGPoint(x: 3, y: 5), CGPoint(x: 7, y: 4)])
    #expect(list.bounds(of: 0..<1) == CGRect(x: 2, y: 2, width: 6, height: 5))
    #expect(list.sanitized() == list)
    #expect(stamps([]).sanitized().items.isEmpty)
    #expect(stamps([CGPoint(x: CGFloat.nan, y: 0)]).sanitized().items.isEmpty)
    let far = stamps([CGPoint(x: 1e12, y: 0), CGPoint(x: 1, y: 1)]).sanitized()
    #expect(far == stamps([CGPoint(x: 1e6, y: 0), CGPoint(x: 1, y: 1)]))
  }

  @Test func stampsAreNotASingleItem() {
    func isSingle(_ count: Int) -> Bool {
      let positions = Array(repeating: CGPoint(x: 3, y: 3), count: count)
      let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
      return DisplayGroups([
        .push(.opacity(0.5)), .stamps(path: square, positions: positions, color: .black), .pop,
      ])[0].isSingleItem
    }
    #expect(isSingle(1) && !isSingle(2))
  }
}
