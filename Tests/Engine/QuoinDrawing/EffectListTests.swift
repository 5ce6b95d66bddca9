import Foundation
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinDrawing

/// Effects and paints as data: encoding to JSON, sanitizing, and bounds.
@Suite struct EffectListTests {
  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), items: items)
  }

  private func box(_ paint: Paint = .color(.black)) -> DisplayItem {
    .fill(path: Path(CGRect(x: 10, y: 10, width: 20, height: 20)), paint: paint, evenOdd: false)
  }

  private static let stops = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]

  private static let effects: [Effect] =
    [
      .blur(radius: 3, isOpaque: true), .recolor(.hueRotation(radians: 1)), .luminanceToAlpha,
      .isolate, .mask, .maskShape, .innerShadow(color: .white, radius: 2, offset: .zero),
    ] + Blending.allCases.map { .blend($0) }

  private static let paints: [Paint] = [
    .radialGradient(
      stops: stops, center: CGPoint(x: 1, y: 2), radii: CGSize(width: 3, height: 4)),
    .angularGradient(stops: stops, center: CGPoint(x: 1, y: 2), start: 0.5),
    .colorGrid(
      ColorGrid(
        columns: 1, colors: [.black, .white], rect: CGRect(x: 0, y: 0, width: 1, height: 2))),
    .backdrop(
      Backdrop(radius: 3, saturation: 1.5, brightness: 1.2, tint: .white, fallback: .black)),
  ]

  @Test func everythingSurvivesJSON() throws {
    let items =
      Self.effects.flatMap { [.push($0), box(), .pop] } + Self.paints.map { box($0) }
    let whole = list(items)
    #expect(try DisplayList(json: whole.json()) == whole)
    // They are valid, so sanitizing changes nothing.
    #expect(whole.sanitized() == whole)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func invalidNumbersAreHarmless(number: CGFloat) throws {
    let point = CGPoint(x: number, y: 0)
    let color = ResolvedColor(red: number, green: 0.5, blue: 1, opacity: 1)
    let stops = [
      GradientStop(color: color, location: number), GradientStop(color: .white, location: 1),
    ]
    let paints: [Paint] = [
      .radialGradient(
        stops: stops, center: point, radii: CGSize(width: number, height: 3)),
      .angularGradient(stops: stops, center: point, start: number),
      .colorGrid(
        ColorGrid(columns: 1, colors: [color], rect: CGRect(x: number, y: 0, width: 5, height: 5))),
      .colorGrid(ColorGrid(columns: -1, colors: [color], rect: .zero)),
      .colorGrid(ColorGrid(columns: 7, colors: [color], rect: .zero)),
      .backdrop(
        Backdrop(
          radius: number, saturation: number, brightness: number, tint: color, fallback: color)),
    ]
    let effects: [Effect] = [
      .blur(radius: number, isOpaque: false),
      .innerShadow(color: color, radius: number, offset: CGSize(width: number, height: number)),
      .recolor(.brightness(number)),
    ]
    let clean = list(
      paints.map { box($0) } + effects.flatMap { [.push($0), box(), .pop] }
    ).sanitized()
    // JSON can't represent NaN or infinity: successful encoding proves that none is left.
    let json = try clean.json()
    #expect(try DisplayList(json: json).sanitized() == clean)
    for case .push(.blur(let radius, _)) in clean.items {
      #expect((0...10_000).contains(radius))
    }
  }

  @Test func gradientsWithoutExtentShowTheirLastColour() {
    let center = CGPoint(x: 5, y: 5)
    for radii in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.nan)]
    {
      let paint = Paint.radialGradient(stops: Self.stops, center: center, radii: radii)
      #expect(paint.sanitized == .color(.white))
    }
    #expect(
      Paint.angularGradient(stops: Self.stops, center: center, start: .nan).sanitized
        == .color(.white))
  }

  @Test func boundsFollowNewEffects() {
    func bounds(_ effect: Effect) -> CGRect {
      list([.push(effect), box(), .pop]).bounds(of: 0..<3)
    }
    let plain = CGRect(x: 10, y: 10, width: 20, height: 20)
    // Three sigmas.
    #expect(bounds(.blur(radius: 2, isOpaque: false)) == plain.insetBy(dx: -6, dy: -6))
    #expect(bounds(.recolor(.inversion)) == plain)
    #expect(bounds(.innerShadow(color: .black, radius: 5, offset: .zero)) == plain)
    #expect(bounds(.maskShape).isNull)
    let masked = list([
      .push(.mask), .push(.maskShape),
      .fill(
        path: Path(CGRect(x: 0, y: 0, width: 15, height: 100)), paint: .color(.black),
        evenOdd: false),
      .pop, box(), .pop,
    ])
    #expect(masked.bounds(of: 0..<6) == CGRect(x: 10, y: 10, width: 5, height: 20))
  }

  @Test func groupsKnowWhatTheirPixelsDependOn() {
    func group(_ items: [DisplayItem]) -> DisplayGroups.Group {
      DisplayGroups([.push(.opacity(0.5))] + items + [.pop])[0]
    }
    let blend = [DisplayItem.push(.blend(.multiply)), box(), .pop]
    #expect(group([box()]).isSingleItem)
    #expect(
      !group([.push(.innerShadow(color: .black, radius: 1, offset: .zero)), box(), .pop])
        .isSingleItem)
    #expect(!group([.push(.blur(radius: 1, isOpaque: true)), box(), .pop]).isSingleItem)
    #expect(group([.push(.blur(radius: 1, isOpaque: false)), box(), .pop]).isSingleItem)
    #expect(group(blend).containsBlend)
    #expect(group([.push(.transform(.identity))] + blend + [.pop]).containsBlend)
    #expect(!group([.push(.isolate)] + blend + [.pop]).containsBlend)
    #expect(group([box()]).hasPlainColors)
    #expect(!group([box(Self.paints[3])]).hasPlainColors)
  }

  @Test func aHundredThousandMasks() throws {
    let depth = 50_000
    let open = Array(
      repeating: [DisplayItem.push(.mask), .push(.maskShape), box(), .pop], count: depth)
    let clean = list(open.flatMap { $0 } + [box()]).sanitized()
    #expect(DisplayGroups(clean.items)[0].end == clean.items.count - 1)
  }
}
