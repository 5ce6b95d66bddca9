#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  @testable import QuoinCairo

  /// Hidden items and clips without effect are omitted, without changing any pixel.
  @Suite struct OmissionTests {
    private func pixels(_ list: DisplayList, scale: CGFloat, omitsHidden: Bool) throws
      -> PixelBuffer
    {
      let size = try RasterSize(list.size, scale: scale)
      let surface = try Surface(width: size.width, height: size.height)
      let painter = try Painter(
        list.sanitized(), surface: surface,
        matrix: CGAffineTransform(scaleX: scale, y: scale))
      painter.omitsHidden = omitsHidden
      try painter.drawPage()
      return try PixelBuffer(surface)
    }

    private func expectSame(_ list: DisplayList, scale: CGFloat) throws {
      let all = try pixels(list, scale: scale, omitsHidden: false)
      let seen = try pixels(list, scale: scale, omitsHidden: true)
      #expect(all == seen)
    }

    @Test(arguments: AgreementScene.all)
    func scenesLookTheSame(_ scene: AgreementScene) async throws {
      let list = try await scene.list()
      for scale in [1, 2, 5.5] as [CGFloat] { try expectSame(list, scale: scale) }
    }

    // MARK: Cards

    private static let size = CGSize(width: 300, height: 220)

    private static let gradients: [Paint] = {
      let stops = [
        GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 0.4),
        GradientStop(color: .pureGreen.withOpacity(0.7), location: 1),
      ]
      return [
        .linearGradient(
          stops: stops, start: .zero, end: CGPoint(x: size.width, y: size.height)),
        .radialGradient(
          stops: stops, center: CGPoint(x: 90, y: 70), radii: CGSize(width: 200, height: 120)),
        .angularGradient(stops: stops, center: CGPoint(x: 150, y: 100), start: 1),
      ]
    }()

    /// Returns a rounded card on a gradient, with `effects` around it and `items` after it.
    private static func card(
      over gradient: Paint, _ effects: [Effect] = [], then items: [DisplayItem] = []
    ) -> DisplayList {
      let frame = CGRect(x: 30, y: 25, width: 240, height: 170)
      let outline = Path(roundedRect: frame, cornerRadius: 20)
      let inside = Path(ellipseIn: frame.insetBy(dx: 60, dy: 40))
      let groups = effects + [.clip(path: outline, evenOdd: false)]
      return DisplayList(
        size: size, background: .white,
        items: [
          .fill(path: Path(CGRect(origin: .zero, size: size)), paint: gradient, evenOdd: false)
        ] + groups.map { .push($0) } + [
          .fill(path: Path(frame), paint: .color(.white), evenOdd: false),
          .fill(path: inside, paint: gradient, evenOdd: false),
          .stroke(path: inside, style: StrokeStyle(lineWidth: 3), paint: .color(.pureBlue)),
        ] + Array(repeating: .pop, count: groups.count) + items)
    }

    private static let shadow = Effect.shadow(
      color: .black.withOpacity(0.4), radius: 9, offset: CGSize(width: 1.5, height: 6))

    @Test(arguments: 0..<gradients.count)
    func cardsLookTheSame(_ number: Int) throws {
      let gradient = Self.gradients[number]
      let backdrop = Paint.backdrop(
        Backdrop(
          radius: 12, saturation: 1.8, tint: .white.withOpacity(0.3), fallback: .white))
      let effects: [[Effect]] = [
        [], [Self.shadow], [.opacity(0.6)], [Self.shadow, .opacity(0.5)], [.blend(.multiply)],
        [.blur(radius: 6, isOpaque: false)], [.isolate], [.transform(.init(scaleX: 0.9, y: -1))],
        [.transform(CGAffineTransform(rotationAngle: 0.1))], [.luminanceToAlpha],
        [.innerShadow(color: .black, radius: 4, offset: .zero), Self.shadow],
      ]
      let after: [[DisplayItem]] = [
        [],
        [
          .fill(
            path: Path(CGRect(x: 40, y: 40, width: 200, height: 60)), paint: backdrop,
            evenOdd: false)
        ],
        [
          .push(.blend(.destinationOut)), .rect(50, 50, 120, 90, .black), .pop,
          .fill(
            path: Path(CGRect(origin: .zero, size: Self.size)), paint: gradient, evenOdd: false),
        ],
      ]
      // The gradients together have each of these effects before each of these items.
      for (index, effects) in effects.enumerated() {
        let items = after[(index + number) % after.count]
        let list = Self.card(over: gradient, effects, then: items)
        for scale in [1, 1.5] as [CGFloat] { try expectSame(list, scale: scale) }
      }
    }

    /// Items that hide others are detected; otherwise the tests above would test nothing.
    @Test func coversAreFound() throws {
      func cover(_ effects: [Effect], _ items: [DisplayItem] = []) -> OcclusionRect? {
        OcclusionRect(
          Self.card(over: Self.gradients[0], effects, then: items), .identity,
          page: PixelRect(around: CGRect(origin: .zero, size: Self.size)))
      }
      for effects in [[], [Self.shadow], [.opacity(1)], [.isolate]] as [[Effect]] {
        let found = try #require(cover(effects))
        #expect(found.index == 2 + effects.count)
        // Between the rounded corners, from the card's top edge to its bottom edge.
        #expect(found.area.y == 27 && found.area.height == 166)
        #expect((162...200).contains(found.area.width))
      }
      #expect(cover([.opacity(0.99)]) == nil)
      #expect(cover([.blend(.screen)]) == nil)
      #expect(cover([.transform(CGAffineTransform(rotationAngle: 0.1))]) == nil)
      #expect(cover([.transform(CGAffineTransform(scaleX: 0.2, y: 0.2))]) == nil)
      #expect(cover([], [.push(.blend(.destinationOut)), .pop]) == nil)
    }

    @Test func rectanglesInPaths() {
      let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(Path(frame).innerRect == frame)
      #expect(Path(frame).isRectangle)
      let rounded = Path(
        roundedRect: frame, cornerSize: CGSize(width: 8, height: 8), style: .circular)
      #expect(
        rounded.innerRect == frame.insetBy(dx: 0, dy: 8)
          || rounded.innerRect == frame.insetBy(dx: 8, dy: 0))
      #expect(!rounded.isRectangle)
      #expect(Path(ellipseIn: frame).innerRect == nil)
      func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
        Path { path in
          path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
          path.closeSubpath()
        }
      }
      // An L, a five-pointed star that winds twice, two rectangles, a line, nothing.
      #expect(polygon([(0, 0), (9, 0), (9, 4), (4, 4), (4, 9), (0, 9)]).innerRect == nil)
      #expect(polygon([(0, 3), (9, 3), (2, 9), (5, 0), (8, 9)]).innerRect == nil)
      #expect(Path { $0.addRects([frame, frame.offsetBy(dx: 5, dy: 5)]) }.innerRect == nil)
      #expect(polygon([(0, 0), (9, 0)]).innerRect == nil)
      #expect(Path().innerRect == nil)
    }
  }
#endif
