#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  @Suite struct RasterTests {
    private let renderer = CairoRenderer()

    private func pixels(
      _ items: [DisplayItem], background: ResolvedColor? = nil, scale: CGFloat = 1,
      images: [ImageSource] = []
    ) throws -> PixelBuffer {
      try renderer.pixels(
        DisplayList(
          size: CGSize(width: 40, height: 40), background: background, items: items,
          images: images), scale: scale)
    }

    @Test func fillsCoverExactlyTheirPixels() throws {
      let picture = try pixels([.rect(10, 10, 20, 5, .pureRed)], scale: 2)
      #expect(picture.width == 80)
      #expect(picture[20, 20] == .pureRed)
      #expect(picture[59, 29] == .pureRed)
      #expect(picture[60, 29] == .clear)
      #expect(picture[59, 30] == .clear)
      #expect(picture[19, 20] == .clear)
    }

    @Test func cornersAreCutAway() throws {
      let shape = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 12, style: .circular)
      let picture = try pixels([.fill(path: shape, paint: .color(.black), evenOdd: false)])
      #expect(picture[0, 0] == .clear)
      #expect(picture[39, 39] == .clear)
      #expect(picture[20, 0] == .black)
      #expect(picture[5, 5] == .black)
      // The arc cuts the diagonal 3.5 points from the edges.
      #expect((0.05...0.95).contains(picture[3, 3].opacity))
    }

    @Test func gradientsWithManyStops() throws {
      let paint = Paint.linearGradient(
        stops: [
          GradientStop(color: .pureRed, location: 0), GradientStop(color: .white, location: 0.5),
          GradientStop(color: .pureBlue, location: 1),
        ], start: CGPoint(x: 0, y: 0), end: CGPoint(x: 40, y: 0))
      let picture = try pixels([
        .fill(
          path: Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint: paint, evenOdd: false)
      ])
      #expect(picture[0, 20].isClose(to: .pureRed, tolerance: 0.04))
      #expect(picture[20, 20].isClose(to: .white, tolerance: 0.04))
      #expect(picture[39, 20].isClose(to: .pureBlue, tolerance: 0.04))
      #expect(
        picture[10, 0].isClose(to: ResolvedColor(red: 1, green: 0.5, blue: 0.5), tolerance: 0.04))
      #expect(picture[10, 0] == picture[10, 39])
    }

    @Test func clipsNest() throws {
      func clip(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
        .push(.clip(path: Path(CGRect(x: x, y: y, width: 20, height: 20)), evenOdd: false))
      }
      let picture = try pixels([
        clip(0, 0), clip(10, 10), .rect(0, 0, 40, 40, .pureRed), .pop, .pop,
        .rect(30, 30, 10, 10, .pureBlue),
      ])
      #expect(picture[15, 15] == .pureRed)
      #expect(picture[5, 5] == .clear)
      #expect(picture[25, 25] == .clear)
      #expect(picture[35, 35] == .pureBlue)
    }

    @Test func groupsAreTransparentAsAWhole() throws {
      let overlapping: [DisplayItem] = [
        .rect(0, 0, 20, 20, .pureRed), .rect(10, 0, 20, 20, .pureBlue),
      ]
      let picture = try pixels(
        [.push(.opacity(0.5))] + overlapping + [.pop], background: .white)
      #expect(picture[5, 5].isClose(to: ResolvedColor(red: 1, green: 0.5, blue: 0.5)))
      // Not a mixture of both: the red square below is hidden before the group fades.
      #expect(picture[15, 5].isClose(to: ResolvedColor(red: 0.5, green: 0.5, blue: 1)))
      let single = try pixels([
        .push(.opacity(0.5)), .push(.opacity(0.5)), .rect(0, 0, 20, 20, .pureRed), .pop, .pop,
      ])
      #expect(single[5, 5].isClose(to: .pureRed.withOpacity(0.25)))
    }

    @Test func transformsNest() throws {
      let picture = try pixels([
        .push(.transform(CGAffineTransform(translationX: 20, y: 20))),
        .push(.transform(CGAffineTransform(scaleX: 2, y: 2))), .rect(0, 0, 5, 5, .pureRed), .pop,
        .pop, .rect(0, 0, 5, 5, .pureBlue),
      ])
      #expect(picture[29, 29] == .pureRed)
      #expect(picture[31, 31] == .clear)
      #expect(picture[19, 19] == .clear)
      #expect(picture[4, 4] == .pureBlue)
    }

    @Test func transformsWithoutAreaHideTheirGroupOnly() throws {
      let picture = try pixels([
        .push(.transform(CGAffineTransform(scaleX: 0, y: 1))), .rect(0, 0, 40, 40, .pureRed), .pop,
        .rect(0, 0, 5, 5, .pureBlue),
      ])
      #expect(picture[2, 2] == .pureBlue)
      #expect(picture[20, 20] == .clear)
    }

    @Test func shadowsAreSoftAndBelow() throws {
      let picture = try pixels(
        [
          .push(.shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 6))),
          .rect(10, 10, 20, 10, .pureRed), .pop,
        ], background: .white)
      let column = (20..<36).map { picture[20, $0].red }
      #expect(picture[20, 15] == .pureRed)
      // Below the square it is dark, then fades out gradually.
      #expect(column[0] < 0.4)
      #expect(zip(column, column.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(column[15] > 0.98)
      #expect(picture[20, 5].red > 0.9)
      #expect(picture[2, 2] == .white)
    }

    @Test func hardShadows() throws {
      let picture = try pixels([
        .push(
          .shadow(
            color: .pureBlue.withOpacity(0.5), radius: 0, offset: CGSize(width: 10, height: 0))),
        .rect(0, 0, 10, 10, .pureRed), .pop,
      ])
      #expect(picture[5, 5] == .pureRed)
      #expect(picture[10, 5].isClose(to: .pureBlue.withOpacity(0.5)))
      #expect(picture[19, 9].isClose(to: .pureBlue.withOpacity(0.5)))
      #expect(picture[20, 5] == .clear)
    }

    @Test func contentOutsideCastsShadowsInside() throws {
      let picture = try pixels([
        .push(.shadow(color: .black, radius: 0, offset: CGSize(width: 60, height: 0))),
        .rect(-50, 10, 10, 10, .pureRed), .pop,
      ])
      #expect(picture[15, 15] == .black)
      #expect(picture[5, 15] == .clear)
    }

    @Test func nestedShadowsBothShow() throws {
      let picture = try pixels([
        .push(.shadow(color: .pureBlue, radius: 0, offset: CGSize(width: 0, height: 20))),
        .push(.shadow(color: .pureGreen, radius: 0, offset: CGSize(width: 20, height: 0))),
        .rect(0, 0, 10, 10, .pureRed), .pop, .pop,
      ])
      #expect(picture[5, 5] == .pureRed)
      #expect(picture[25, 5] == .pureGreen)
      #expect(picture[5, 25] == .pureBlue)
      #expect(picture[25, 25] == .pureBlue)
    }

    /// Long lines are stroked in parts without visible seams. A dashed line is never split, and
    /// this dash is longer than the line.
    @Test func longLinesHaveNoSeams() throws {
      var spiral = Path()
      for step in 0..<9_000 {
        let (turn, radius) = (CGFloat(step) / 1_500, 1 + CGFloat(step) / 520)
        let place = CGPoint(
          x: 20 + radius * cos(2 * .pi * turn), y: 20 + radius * sin(2 * .pi * turn))
        if step == 0 { spiral.move(to: place) } else { spiral.addLine(to: place) }
      }
      try expectSame(
        spiral, StrokeStyle(lineWidth: 1.5), spiral,
        StrokeStyle(lineWidth: 1.5, dash: [1e6, 1]))
    }

    @Test func aLongClosedLineIsARing() throws {
      var ring = Path()
      for step in 0..<9_000 {
        let angle = 2 * CGFloat.pi * CGFloat(step) / 9_000
        let place = CGPoint(x: 20 + 16 * cos(angle), y: 20 + 16 * sin(angle))
        if step == 0 { ring.move(to: place) } else { ring.addLine(to: place) }
      }
      ring.closeSubpath()
      try expectSame(
        ring, StrokeStyle(lineWidth: 3), ring, StrokeStyle(lineWidth: 3, dash: [1e6, 1]))
    }

    /// Draws both lines in a translucent color, which shows overlaps; each segment is about as long
    /// as a pixel.
    private func expectSame(
      _ path: Path, _ style: StrokeStyle, _ other: Path, _ otherStyle: StrokeStyle
    ) throws {
      let paint = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5))
      let first = try pixels([.stroke(path: path, style: style, paint: paint)], scale: 32)
      let second = try pixels([.stroke(path: other, style: otherStyle, paint: paint)], scale: 32)
      // Where two parts meet, a few edge pixels may be half of one and half of the other.
      var (worst, different) = (0.0, 0)
      for y in 0..<first.height {
        for x in 0..<first.width {
          let difference = abs(Double(first[x, y].opacity) - Double(second[x, y].opacity))
          worst = max(worst, difference)
          if difference > 0.02 { different += 1 }
        }
      }
      #expect(worst < 0.13)
      #expect(different < 40)
      #expect(first[first.width / 2, first.height / 2].opacity < 0.6)
    }

    @Test func strokesAndDashes() throws {
      let line = Path {
        $0.move(to: CGPoint(x: 0, y: 20))
        $0.addLine(to: CGPoint(x: 40, y: 20))
      }
      let picture = try pixels([
        .stroke(
          path: line, style: StrokeStyle(lineWidth: 4, dash: [10, 5]), paint: .color(.black))
      ])
      #expect(picture[5, 18] == .black)
      #expect(picture[5, 21] == .black)
      #expect(picture[5, 22] == .clear)
      #expect(picture[12, 20] == .clear)
      #expect(picture[16, 20] == .black)
    }

    @Test func imagesAreResampledAsAsked() throws {
      let image = try Scenes.checkerboard()
      func drawn(_ interpolation: ImageInterpolation) throws -> PixelBuffer {
        try pixels(
          [
            .image(
              index: 0, rect: CGRect(x: 0, y: 0, width: 40, height: 20),
              interpolation: interpolation)
          ], images: [image])
      }
      let sharp = try drawn(.none)
      #expect(sharp[0, 0] == .pureRed)
      #expect(sharp[19, 19] == .pureRed)
      #expect(sharp[20, 0] == .pureGreen)
      #expect(sharp[20, 20] == .clear)
      let smooth = try drawn(.medium)
      #expect(smooth[0, 0].isClose(to: .pureRed))
      #expect((0.2...0.8).contains(smooth[20, 10].red))
      #expect(smooth[39, 19].isClose(to: .pureGreen))
    }

    @Test func cameraOrientation() throws {
      // Stored with red on the left; "right" means a clockwise quarter turn: red at the top.
      let source = try ImageDecoder.source(
        data: TestImages.jpeg(width: 32, height: 16, orientation: 6))
      #expect(source.pixelWidth == 16)
      #expect(source.pixelHeight == 32)
      let picture = try pixels(
        [.image(index: 0, rect: CGRect(x: 0, y: 0, width: 20, height: 40), interpolation: .low)],
        images: [source])
      #expect(picture[10, 5].isClose(to: .pureRed, tolerance: 0.05))
      #expect(picture[10, 35].isClose(to: .pureBlue, tolerance: 0.05))
    }

    @Test(
      arguments: [
        (CGSize(width: 0, height: 10), 1), (CGSize(width: -5, height: 10), 1),
        (CGSize(width: CGFloat.nan, height: 10), 1),
        (CGSize(width: 10, height: CGFloat.infinity), 1),
        (CGSize(width: 1e300, height: 1), 1), (CGSize(width: 10, height: 10), 0),
        (CGSize(width: 10, height: 10), .nan), (CGSize(width: 20_000, height: 20_000), 1),
      ] as [(CGSize, CGFloat)])
    func refusesInvalidSizes(_ size: CGSize, _ scale: CGFloat) {
      #expect(throws: CairoError.self) { try renderer.png(DisplayList(size: size), scale: scale) }
    }

    @Test func sidesAreRoundedUp() throws {
      let picture = try renderer.pixels(
        DisplayList(size: CGSize(width: 10.2, height: 20.0 / 3)), scale: 3)
      #expect(picture.width == 31)
      #expect(picture.height == 20)
    }

    @Test func deepNestingIsDrawnOrRefused() throws {
      let depth = 20_000
      let deep: [DisplayItem] =
        Array(repeating: .push(.opacity(0.9999)), count: depth)
        + [.rect(0, 0, 10, 10, .pureRed)] + Array(repeating: .pop, count: depth)
      #expect(try pixels(deep)[5, 5].isClose(to: .pureRed.withOpacity(0.135)))
      let shadow = DisplayItem.push(.shadow(color: .black, radius: 1, offset: .zero))
      let layers = DisplayList(
        size: CGSize(width: 8_000, height: 8_000),
        items: Array(repeating: shadow, count: 50) + [.rect(0, 0, 8_000, 8_000, .pureRed)])
      #expect(throws: CairoError.effectsTooDeep) { try renderer.pixels(layers) }
    }

    @Test func pngHoldsThePixels() throws {
      let items: [DisplayItem] = [
        .rect(0, 0, 20, 20, .pureRed.withOpacity(0.5)), .rect(10, 10, 25, 20, .pureBlue),
      ]
      for (background, opaque) in [(nil, false), (nil, true), (ResolvedColor.white, false)] {
        let list = DisplayList(
          size: CGSize(width: 37, height: 33), background: background, items: items)
        let file = try renderer.png(list, scale: 1, opaque: opaque)
        let decoded = try ImageDecoder.decode(ImageDecoder.source(data: file))
        let drawn = try renderer.pixels(list, scale: 1, opaque: opaque)
        #expect(zip(decoded.bytes, drawn.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(decoded.width == 37)
      }
    }
  }
#endif
