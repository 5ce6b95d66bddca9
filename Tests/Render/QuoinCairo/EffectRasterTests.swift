#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  /// Effects on pixels, compared with their formulas.
  @Suite struct EffectRasterTests {
    private func pixels(
      _ items: [DisplayItem], background: ResolvedColor? = .white
    ) throws -> PixelBuffer {
      try CairoRenderer().pixels(
        DisplayList(
          size: CGSize(width: 40, height: 40), background: background, items: items))
    }

    private let all = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func fill(_ paint: Paint) -> DisplayItem {
      .fill(path: Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint: paint, evenOdd: false)
    }

    @Test func shadowsFromTooFarAreOmitted() throws {
      let far = Effect.shadow(
        color: .black, radius: 3, offset: CGSize(width: 900_000, height: 900_000))
      let drawn = try pixels([
        .push(far), .rect(-1e6, -1e6, 2e6, 2e6, .pureRed), .pop,
      ])
      #expect(drawn[20, 20].isClose(to: .pureRed, tolerance: 0.01))
    }

    private func blended(
      _ source: ResolvedColor, _ blending: Blending, over below: ResolvedColor
    ) throws -> ResolvedColor {
      try pixels(
        [
          .rect(0, 0, 40, 40, below), .push(.blend(blending)), .rect(0, 0, 40, 40, source), .pop,
        ], background: nil)[20, 20]
    }

    /// The formulas of PDF 32000-1, 11.3.5, over an opaque (0.2, 0.6, 1).
    @Test(
      arguments: [
        (.normal, (0.8, 0.4, 0.2)), (.multiply, (0.16, 0.24, 0.2)), (.screen, (0.84, 0.76, 1)),
        (.overlay, (0.32, 0.52, 1)), (.darken, (0.2, 0.4, 0.2)), (.lighten, (0.8, 0.6, 1)),
        (.colorDodge, (1, 1, 1)), (.colorBurn, (0, 0, 1)), (.hardLight, (0.68, 0.48, 0.4)),
        (.difference, (0.6, 0.2, 0.8)), (.exclusion, (0.68, 0.52, 0.8)),
        (.plusLighter, (1, 1, 1)), (.plusDarker, (0, 0, 0.2)),
        (.destinationOver, (0.2, 0.6, 1)), (.sourceAtop, (0.8, 0.4, 0.2)),
      ] as [(Blending, (Double, Double, Double))])
    func blendModes(_ blending: Blending, _ expected: (Double, Double, Double)) throws {
      let result = try blended(
        ResolvedColor(red: 0.8, green: 0.4, blue: 0.2), blending,
        over: ResolvedColor(red: 0.2, green: 0.6, blue: 1))
      let color = ResolvedColor(red: expected.0, green: expected.1, blue: expected.2)
      #expect(result.isClose(to: color, tolerance: 0.01), "\(result)")
    }

    /// The hue of (0.8, 0.5, 0.2) with saturation 1 and the luminosity 0.3 of red: (1, 0.5, 0),
    /// moved to luminosity 0.3 and clipped.
    @Test func hueOfOneColourOnAnother() throws {
      let result = try blended(
        ResolvedColor(red: 0.8, green: 0.5, blue: 0.2), .hue, over: .pureRed)
      #expect(
        result.isClose(to: ResolvedColor(red: 0.504, green: 0.252, blue: 0), tolerance: 0.01))
    }

    @Test func cutOutAreasAreTransparent() throws {
      let result = try pixels(
        [
          .push(.isolate), .rect(0, 0, 40, 40, .pureRed), .push(.blend(.destinationOut)),
          .rect(10, 10, 20, 20, .black.withOpacity(0.5)), .pop, .pop,
        ], background: nil)
      #expect(result[5, 5] == .pureRed)
      #expect(result[20, 20].isClose(to: .pureRed.withOpacity(0.5)))
    }

    /// A clip, an opacity and an isolated group each hide the items below them from a blend; a
    /// transform doesn't.
    @Test func blendsSeeTheirGroupOnly() throws {
      func drawn(_ effect: Effect) throws -> ResolvedColor {
        try pixels(
          [
            .push(effect), .push(.blend(.multiply)), .rect(0, 0, 40, 40, .pureRed), .pop, .pop,
          ], background: .pureBlue)[20, 20]
      }
      #expect(try drawn(.isolate) == .pureRed)
      #expect(try drawn(.opacity(1)) == .pureRed)
      #expect(try drawn(.clip(path: Path(all), evenOdd: false)) == .pureRed)
      #expect(try drawn(.transform(CGAffineTransform(translationX: 1, y: 0))) == .black)
    }

    @Test func darknessAddsUpInsideTheClipOnly() throws {
      let grey = ResolvedColor(red: 0.7, green: 0.7, blue: 0.7)
      let result = try pixels([
        .rect(0, 0, 40, 40, grey),
        .push(.transform(.identity)),
        .push(.blend(.plusDarker)), .rect(0, 0, 20, 40, grey), .pop, .pop,
      ])
      #expect(result[10, 10].isClose(to: ResolvedColor(red: 0.4, green: 0.4, blue: 0.4)))
      #expect(result[30, 10].isClose(to: grey))
    }

    @Test func masksHideAndFade() throws {
      let half = DisplayItem.rect(10, 0, 10, 40, .black.withOpacity(0.5))
      let mask: [DisplayItem] = [
        .push(.mask), .push(.maskShape), .rect(0, 0, 10, 40, .white), half, .pop,
        .rect(0, 0, 40, 40, .pureRed), .pop,
      ]
      let result = try pixels(mask, background: nil)
      #expect(result[5, 5] == .pureRed)
      #expect(result[15, 5].isClose(to: .pureRed.withOpacity(0.5)))
      #expect(result[25, 5] == .clear)
      let faded = try pixels(
        [.push(.opacity(0.5))] + mask + [.rect(20, 0, 20, 40, .pureBlue), .pop], background: nil)
      #expect(faded[5, 5].isClose(to: .pureRed.withOpacity(0.5)))
      #expect(faded[15, 5].isClose(to: .pureRed.withOpacity(0.25)))
      #expect(faded[25, 5].isClose(to: .pureBlue.withOpacity(0.5)))
    }

    @Test func masksWithoutAShapeShowNothing() throws {
      let red = DisplayItem.rect(0, 0, 40, 40, .pureRed)
      #expect(try pixels([.push(.mask), red, .pop])[20, 20] == .white)
      #expect(try pixels([.push(.mask), .push(.maskShape), .pop, red, .pop])[20, 20] == .white)
      // A mask shape outside a mask is not drawn.
      #expect(try pixels([.push(.maskShape), red, .pop])[20, 20] == .white)
      #expect(
        try pixels([.push(.mask), red, .push(.maskShape), red, .pop, .pop])[20, 20] == .white)
    }

    /// Recorded: a black square, radius 4, on white: 115 at the edge, 2 nine points inside, 253 ten
    /// points outside (Rules/Drawing.md#blur).
    @Test func blursAreGaussian() throws {
      let picture = try CairoRenderer().pixels(
        DisplayList(
          size: CGSize(width: 80, height: 80), background: .white,
          items: [
            .push(.blur(radius: 4, isOpaque: false)), .rect(20, 20, 40, 40, .black), .pop,
          ]))
      func grey(_ x: Int) -> Double { picture[x, 40].red * 255 }
      #expect(abs(grey(20) - 115) <= 4)
      #expect(grey(29) <= 4)
      #expect(grey(10) >= 251)
    }

    @Test func opaqueBlursKeepTheirEdges() throws {
      let items: [DisplayItem] = [
        .push(.clip(path: Path(all), evenOdd: false)), .push(.blur(radius: 4, isOpaque: true)),
        .rect(0, 0, 20, 40, .pureRed), .rect(20, 0, 20, 40, .pureBlue), .pop, .pop,
      ]
      let result = try pixels(items, background: nil)
      #expect(result[0, 0].isClose(to: .pureRed))
      #expect(result[39, 39].isClose(to: .pureBlue))
      #expect((0.4...0.6).contains(result[20, 20].red))
      #expect(result[20, 20].opacity == 1)
    }

    @Test func innerShadowsFallInside() throws {
      let result = try pixels(
        [
          .push(
            .innerShadow(color: .black, radius: 0, offset: CGSize(width: 5, height: 0))),
          .rect(10, 10, 20, 20, .pureRed), .pop,
        ], background: nil)
      #expect(result[12, 20] == .black)
      #expect(result[16, 20] == .pureRed)
      #expect(result[29, 20] == .pureRed)
      #expect(result[8, 20] == .clear)
      #expect(result[31, 20] == .clear)
    }

    /// Recoloring each item has the same result as recoloring the rendered group.
    @Test func recolouringByPaintOrByPixel() throws {
      let group: [DisplayItem] = [
        .rect(0, 0, 40, 20, ResolvedColor(red: 0.9, green: 0.5, blue: 0.1)),
        .rect(10, 10, 20, 20, .pureBlue.withOpacity(0.5)),
      ]
      // No channel is clamped.
      let matrix = ColorMatrix.saturation(0.5)
      let byPixel = try pixels([.push(.recolor(matrix))] + group + [.pop], background: nil)
      let byPaint = try pixels(
        group.flatMap { [.push(.recolor(matrix)), $0, .pop] }, background: nil)
      for (x, y) in [(5, 5), (20, 15), (20, 25), (5, 30)] {
        #expect(byPaint[x, y].isClose(to: byPixel[x, y], tolerance: 0.012))
      }
    }

    @Test func brightPartsStay() throws {
      let result = try pixels(
        [
          .push(.luminanceToAlpha), .rect(0, 0, 10, 40, .white), .rect(10, 0, 10, 40, .black),
          .rect(20, 0, 10, 40, .pureGreen), .rect(30, 0, 10, 40, .white.withOpacity(0.5)), .pop,
        ], background: nil)
      #expect(result[5, 5].isClose(to: .black))
      #expect(result[15, 5] == .clear)
      #expect(abs(result[25, 5].opacity - 0.715) < 0.01)
      #expect(abs(result[35, 5].opacity - 0.5) < 0.01)
    }

    @Test func backdropsShowTheContentBelow() throws {
      let glass = Paint.backdrop(
        Backdrop(radius: 4, tint: .white.withOpacity(0.5), fallback: .pureGreen))
      let below: [DisplayItem] = [
        .rect(0, 0, 20, 40, .pureRed), .rect(20, 0, 20, 40, .pureBlue),
      ]
      let plain = try pixels(below + [fill(glass)])
      #expect(plain[0, 0].isClose(to: ResolvedColor(red: 1, green: 0.5, blue: 0.5)))
      #expect((0.6...0.9).contains(plain[20, 20].red))
      // Nothing beside it mixes in.
      let left = Path(CGRect(x: 0, y: 0, width: 20, height: 40))
      let bar = try pixels(below + [.fill(path: left, paint: glass, evenOdd: false)])
      #expect(bar[19, 20].isClose(to: plain[0, 0]))
      #expect(bar[21, 20].isClose(to: .pureBlue))
      // The brightness multiplies each component, up to 1.
      let bright = Paint.backdrop(
        Backdrop(radius: 4, brightness: 1.5, tint: .clear, fallback: .pureGreen))
      let gray = ResolvedColor(red: 0.4, green: 0.4, blue: 0.8)
      let brightened = try pixels([.rect(0, 0, 40, 40, gray), fill(bright)])
      #expect(brightened[20, 20].isClose(to: ResolvedColor(red: 0.6, green: 0.6, blue: 1)))
      // Also through the layer of a shadow.
      let inGroup = try pixels(
        below + [
          .push(.shadow(color: .black, radius: 2, offset: .zero)), fill(glass), .pop,
        ])
      #expect(inGroup[0, 0].isClose(to: plain[0, 0]))
    }

    // MARK: Gradients

    private let redToBlue = [
      GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1),
    ]

    @Test func ellipsesOfColour() throws {
      let result = try pixels([
        fill(
          .radialGradient(
            stops: redToBlue, center: CGPoint(x: 20, y: 20), radii: CGSize(width: 20, height: 10)))
      ])
      #expect(result[20, 20].isClose(to: .pureRed, tolerance: 0.08))
      #expect(abs(result[30, 20].red - 0.5) < 0.06)
      #expect(abs(result[20, 25].red - 0.5) < 0.06)
      #expect(result[20, 35].isClose(to: .pureBlue))
    }

    /// Clockwise from the x axis, in every quadrant.
    @Test func colourGoesRound() throws {
      let stops = [
        GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
      ]
      let result = try pixels([
        fill(.angularGradient(stops: stops, center: CGPoint(x: 20, y: 20), start: 0))
      ])
      for (x, y, share) in [(35, 35, 0.125), (5, 35, 0.375), (5, 5, 0.625), (35, 5, 0.875)] {
        #expect(abs(result[x, y].red - share) < 0.02)
      }
      let turned = try pixels([
        fill(.angularGradient(stops: stops, center: CGPoint(x: 20, y: 20), start: .pi / 2))
      ])
      #expect(abs(turned[5, 35].red - 0.125) < 0.02)
    }

    @Test func gridsOfColour() throws {
      let grid = ColorGrid(
        columns: 2, colors: [.pureRed, .pureBlue, .pureRed, .pureBlue],
        rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      let result = try pixels([fill(.colorGrid(grid))])
      #expect(result[10, 20].isClose(to: .pureRed, tolerance: 0.05))
      #expect(abs(result[20, 20].red - 0.5) < 0.05)
      #expect(result[29, 20].isClose(to: .pureBlue, tolerance: 0.05))
      // The colors at the edge continue outside.
      #expect(result[2, 2].isClose(to: .pureRed))
    }
  }
#endif
