import Foundation
import Quoin
import QuoinDrawing
import QuoinGeometry
import QuoinSVG
import Testing

/// Gradients of more stops than a picture can show, and lines of more dashes.
@Suite struct ManyStopsTests {
  /// Made once, as that takes a second without optimization.
  private static let aHundredThousand = stops(100_000)

  /// Stops from red to blue, with a step to green in the middle.
  private static func stops(_ count: Int) -> [GradientStop] {
    (0..<count).map { index in
      let place = Double(index) / Double(count - 1)
      let color =
        place < 0.5
        ? ResolvedColor(red: 1 - place, green: 0, blue: place)
        : ResolvedColor(red: 0, green: 1, blue: place, opacity: 1 - place / 2)
      return GradientStop(color: color, location: place)
    }
  }

  private func list(_ paint: Paint) -> DisplayList {
    DisplayList(
      size: CGSize(width: 60, height: 40),
      items: [
        .fill(path: Path(CGRect(x: 0, y: 0, width: 60, height: 40)), paint: paint, evenOdd: false)
      ])
  }

  private func paints(_ stops: [GradientStop]) -> [Paint] {
    [
      .linearGradient(stops: stops, start: CGPoint(x: 5, y: 3), end: CGPoint(x: 50, y: 30)),
      .radialGradient(
        stops: stops, center: CGPoint(x: 20, y: 20), radii: CGSize(width: 30, height: 20)),
      .angularGradient(stops: stops, center: CGPoint(x: 20, y: 20), start: 1),
    ]
  }

  @Test func fewStopsStayAsTheyAre() {
    for count in [2, 256, 4_096] {
      let all = Self.stops(count)
      #expect(all.reduced() == all)
    }
  }

  @Test func ofManyTheFirstAndLastOfEachPartStay() {
    let all = Self.aHundredThousand
    let few = all.reduced()
    #expect(few.count <= 4_098)
    #expect(few.first == all.first && few.last == all.last)
    // Where colors change at once, they still do.
    #expect(few.contains(all[49_999]) && few.contains(all[50_000]))
    let equal = (0..<10_000).map { GradientStop(color: all[$0].color, location: 0.5) }
    #expect(equal.reduced() == [equal[0], equal[9_999]])
  }

  @Test func outputOfEveryRendererIsBounded() throws {
    let all = Self.aHundredThousand
    for paint in paints(all) {
      #expect(list(paint).sanitized().items.first?.stopCount ?? 0 <= 32_770)
      #expect(list(paint).svgString().utf8.count < 1_000_000)
    }
    let wild = all.map {
      GradientStop(color: $0.color, location: $0.location == 0.5 ? .nan : -1e300 * $0.location)
    }
    for paint in paints(wild) { _ = list(paint).svgString() }
  }

  /// Alternating colors would need as many slices each as a whole turn.
  @Test func slicesOfManyStopsAreBounded() {
    let stripes = (0..<100_000).map {
      GradientStop(color: $0 % 2 == 0 ? .black : .white, location: Double($0) / 100_000)
    }
    let paint = Paint.angularGradient(stops: stripes, center: .zero, start: 0)
    #expect(list(paint).svgString().utf8.count < 4_000_000)
  }

  @Test @MainActor func viewsExpandManyStopsALittle() {
    let gradient = Gradient(colors: (0..<5_000).map { $0 % 2 == 0 ? .red : .blue })
    let view = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      .frame(width: 50, height: 50)
    #expect(ImageRenderer(content: view).displayList().items.first?.stopCount ?? 0 < 15_000)
  }

  @Test func linesOfMoreDashesThanCanBeSeenAreSolid() throws {
    func dash(_ lengths: [CGFloat], _ path: Path) -> [CGFloat] {
      let style = StrokeStyle(lineWidth: 1, dash: lengths)
      let items = DisplayList(
        size: CGSize(width: 9, height: 9),
        items: [.stroke(path: path, style: style, paint: .color(.black))]
      ).sanitized().items
      guard case .stroke(_, let style, _)? = items.first else { return [] }
      return style.dash
    }
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10_000, y: 0))
    }
    let zigzag = Path { path in
      for step in 0..<1_000 {
        path.addLine(to: CGPoint(x: CGFloat(step % 2) * 1_000, y: CGFloat(step % 7)))
      }
    }
    #expect(dash([1e-6], line).isEmpty)
    #expect(dash([4, 4], line) == [4, 4])
    #expect(dash([4, 4], zigzag).isEmpty)
    #expect(dash([400, 400], zigzag) == [400, 400])
    #expect(
      dash([CGFloat](repeating: 1, count: 10_000), line) == [CGFloat](repeating: 1, count: 10_000))
    #expect(dash([.nan], line).isEmpty)
  }

  #if Graphics
    /// Each pixel has the color that Cairo draws for gradients with few stops.
    @Test func manyStopsLookLikeFew() throws {
      let few = [
        GradientStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
        GradientStop(color: ResolvedColor(red: 0, green: 0.5, blue: 1, opacity: 0.2), location: 1),
      ]
      let many = (0...5_000).map { few[0].mixed(with: few[1], by: Double($0) / 5_000) }
      for (first, second) in zip(paints(few), paints(many)) {
        let pictures = try [first, second].map { paint in
          try ImageDecoder.decode(ImageDecoder.source(data: list(paint).pngData(scale: 2))).bytes
        }
        #expect(zip(pictures[0], pictures[1]).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
      }
    }

    @Test func documentsOfManyStopsAreSmall() throws {
      for paint in paints(Self.aHundredThousand) {
        #expect(try list(paint).pdfData().count < 1_000_000)
      }
    }
  #endif
}

extension DisplayItem {
  fileprivate var stopCount: Int {
    if case .fill(_, let paint, _) = self { paint.stopCount } else { 0 }
  }
}
