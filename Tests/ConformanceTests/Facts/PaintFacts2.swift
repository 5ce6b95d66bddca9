#if Graphics
  import Quoin
  import QuoinCairo
  import SwiftUI

  // Statements about rendered pixels: overlays, shadows, transforms, borders and opacity.

  extension Facts {
    static let paint2: [String: Check] = [
      "m2-ov-p1c": { fact in
        let view = ZStack {
          Color.white
          Color.red.frame(width: 10, height: 10)
            .overlay { Color.blue.frame(width: 60, height: 60) }
            .frame(width: 20, height: 20)
        }
        fact.draw(view.frame(width: 100, height: 100)) {
          $0.expect($1[25, 50].isDrawn(as: .blue), "(25, 50) is \($1[25, 50])")
        }
      },
      "m2-ov-p2": { fact in
        let view = ZStack {
          Color.white
          covered
          Color.green.frame(width: 40, height: 40)
        }
        fact.draw(view.frame(width: 100, height: 100)) {
          $0.expect($1[50, 50].isDrawn(as: .green), "(50, 50) is \($1[50, 50])")
          $0.expect($1[25, 50].isDrawn(as: .blue), "(25, 50) is \($1[25, 50])")
        }
      },
      "m2-ov-p3": { fact in
        let view = ZStack {
          Color.white
          covered.zIndex(1)
          Color.green.frame(width: 40, height: 40)
        }
        fact.draw(view.frame(width: 100, height: 100)) {
          $0.expect($1[50, 50].isDrawn(as: .blue), "(50, 50) is \($1[50, 50])")
        }
      },

      "m2-pt-sh1": { fact in
        let view = square.shadow(color: .black, radius: 0, x: 10, y: 10)
        fact.draw(view.onWhite()) { fact, picture in
          let black = picture.count { $0.isOpaque(.pureBlack) }
          fact.expect(black == 700, "\(black) black pixels")
          fact.expectPixel("(45, 45)", picture[45, 45], .pureBlack, within: 0)
          let ink = picture.box(\.isInk)
          fact.expect(ink == [0, 0, 51, 51], "ink is \(ink)")
        }
      },
      "m2-pt-sh5c": { fact in
        let pair = ZStack(alignment: .topLeading) {
          Color.pureBlue.frame(width: 60, height: 60).padding(.leading, 30).padding(.top, 30)
          Color.pureRed.frame(width: 60, height: 60)
        }
        let view = pair.compositingGroup().shadow(color: .black, radius: 0, x: 10, y: 10)
        fact.draw(view.onWhite()) {
          $0.expectPixel("(65, 65)", $1[65, 65], .pureBlue, within: 0)
          $0.expectPixel("(95, 95)", $1[95, 95], .pureBlack, within: 0)
        }
      },
      "m2-pt-sh6": { fact in
        @MainActor func check(_ what: String, _ view: some View) {
          fact.draw(view.onWhite()) {
            $0.expectPixel("\(what): (45, 45)", $1[45, 45], [128, 128, 128])
            $0.expectPixel("\(what): (5, 5)", $1[5, 5], [255, 128, 128])
          }
        }
        check("inside", square.opacity(0.5).shadow(color: .black, radius: 0, x: 10, y: 10))
        check("outside", square.shadow(color: .black, radius: 0, x: 10, y: 10).opacity(0.5))
      },
      "m2-pt-sh10": { fact in
        let view = square.shadow(color: .black, radius: 0, x: -10, y: -10)
        fact.draw(view.onWhite()) {
          let black = $1.box { $0.isOpaque(.pureBlack) }
          $0.expect(black == [-10, -10, 40, 40], "black is \(black)")
        }
      },
      "m2-pt-sh13": { fact in
        let view = square.shadow(color: .black.opacity(0.5), radius: 0, x: 10, y: 10)
        fact.draw(view.onWhite()) { $0.expectPixel("(45, 45)", $1[45, 45], [128, 128, 128]) }
      },

      "m2-pt-t5b": { fact in
        let view = Color.pureRed.frame(width: 40, height: 20).scaleEffect(0)
        fact.draw(view.onWhite()) {
          $0.expect($1.box(\.isInk) == [], "ink is \($1.box(\.isInk))")
        }
      },
      "m2-pt-t6b": { fact in
        let view = HStack(spacing: 0) {
          Color.pureRed.frame(width: 40, height: 20).offset(x: 0, y: 30)
          Color.pureBlue.frame(width: 40, height: 20)
        }
        fact.draw(view.onWhite()) { fact, picture in
          let red = picture.box { $0.isOpaque(.pureRed) }
          let blue = picture.box { $0.isOpaque(.pureBlue) }
          fact.expect(red == [0, 30, 40, 20], "red is \(red)")
          fact.expect(blue == [40, 0, 40, 20], "blue is \(blue)")
        }
      },
      // The letters are of another font: their ink may be a pixel wider or narrower.
      "m2-pt-t9": { fact in
        let text = Text("Hello").font(.system(size: 20)).foregroundStyle(.black)
        @MainActor func check(_ what: String, _ view: some View, _ width: Int, _ height: Int) {
          fact.draw(view.onWhite()) {
            let ink = $1.box(\.isInk)
            let isNear = ink.count == 4 && abs(ink[2] - width) <= 1 && abs(ink[3] - height) <= 1
            $0.expect(isNear, "\(what): ink is \(ink)")
          }
        }
        check("upright", text, 44, 16)
        check("turned", text.rotationEffect(.degrees(90)), 16, 44)
      },

      "st-am-opacity": { fact in
        @MainActor func check(_ what: String, _ view: some View, is opacity: Double) {
          fact.draw(view) { fact, picture in
            var strongest = 0.0
            for y in 0..<picture.height {
              for x in 0..<picture.width { strongest = max(strongest, picture[x, y].opacity) }
            }
            fact.expect(abs(strongest - opacity) <= 0.005, "\(what): \(strongest)")
          }
        }
        let text = Text("H").font(.system(size: 60)).foregroundStyle(.black)
        check("reset", text.opacity(1).opacity(0.4), is: 0.4)
        check("nested", VStack { text.opacity(0.5) }.opacity(0.4), is: 0.2)
      },
      "fl-abs-paint": { fact in
        @MainActor func check(isPresent: Bool, is expected: Int) {
          let view = Group { if isPresent { Color.red.frame(width: 40, height: 40) } }
            .padding(10).background(Color.green)
          fact.drawAlone(view, platform: .iOS) { fact, pixels in
            let places = stride(from: 3, to: pixels.bytes.count, by: 4)
            let opaque = places.count { pixels.bytes[$0] == 255 }
            fact.expect(opaque == expected, "\(isPresent): \(opaque) opaque pixels")
            let side = isPresent ? 60 : 20
            let isSquare = pixels.width == side && pixels.height == side
            fact.expect(isSquare, "\(isPresent): \(pixels.width) x \(pixels.height)")
          }
        }
        check(isPresent: false, is: 400)
        check(isPresent: true, is: 3600)
      },

      "m2-bc-b2": { fact in
        let view = Color.clear.frame(width: 40, height: 40).border(Color.pureBlue, width: 4)
        fact.expectPoints(view, .pureBlue, at: [(1, 1), (3, 3), (20, 1)])
        fact.expectPoints(view, .pureWhite, at: [(5, 5), (7, 7), (20, 20)])
      },
      "m2-bc-e1": { fact in
        let view = Color.clear.frame(width: 40, height: 40).background(Color.pureRed)
          .clipShape(RoundedRectangle(cornerRadius: 12))
        fact.expectPoints(view, .pureWhite, at: [(1, 1), (3, 3)])
        fact.expectPoints(view, .pureRed, at: [(5, 5), (20, 1)])
      },
      "m2-bc-e2": { fact in
        let view = Color.clear.frame(width: 40, height: 40)
          .clipShape(RoundedRectangle(cornerRadius: 12)).background(Color.pureRed)
        fact.expectPoints(view, .pureRed, at: [(1, 1), (3, 3), (5, 5), (20, 1), (20, 20)])
      },
      "m2-bc-m1": { fact in
        let rounded = RoundedRectangle(cornerRadius: 12)
        let view = rounded.fill(Color.pureRed)
          .overlay(rounded.strokeBorder(Color.pureBlue, lineWidth: 4))
          .frame(width: 40, height: 40)
        fact.expectPoints(view, .pureWhite, at: [(1, 1), (3, 3)])
        fact.expectPoints(view, .pureBlue, at: [(5, 5), (20, 1)])
        fact.expectPoints(view, .pureRed, at: [(7, 7)])
        fact.drawAlone(onWhiteSquare(view), scale: 2) { fact, pixels in
          let (red, blue) = (pixels[12, 12].red, pixels[12, 12].blue)
          let isBlend = abs(blue - 0.7) <= 0.1 && abs(red - 0.3) <= 0.1
          fact.expect(isBlend, "(6, 6) is \(pixels[12, 12].bytes)")
        }
      },
      "m2-bc-f2": { fact in
        let view = Color.pureRed.frame(width: 20, height: 20).padding(10).cornerRadius(12)
          .background(Color.pureBlue)
        fact.expectPoints(view, .pureBlue, at: [(1, 1), (3, 3), (5, 5), (7, 7), (20, 1)])
        fact.expectPoints(view, .pureRed, at: [(20, 20)])
      },
    ]

    private static var square: some View { Color.pureRed.frame(width: 40, height: 40) }

    private static var covered: some View {
      Color.red.frame(width: 20, height: 20)
        .overlay { Color.blue.frame(width: 60, height: 60) }
    }
  }

  // MARK: Pixels

  extension Color {
    /// The red and blue of the recordings, which are not the system's.
    static let pureRed = Color(red: 1, green: 0, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 1)
  }

  extension [Int] {
    static var pureRed: [Int] { [255, 0, 0] }
    static var pureBlue: [Int] { [0, 0, 255] }
    static var pureBlack: [Int] { [0, 0, 0] }
    static var pureWhite: [Int] { [255, 255, 255] }
  }

  extension View {
    /// The view on white paper, which reaches 90 points beyond it.
    @MainActor func onWhite() -> some View { background(Color.white.padding(-90)) }
  }

  extension ResolvedColor {
    /// Whether a pixel of white paper is painted.
    var isInk: Bool { opacity > 0 && bytes != .pureWhite }

    func isOpaque(_ color: [Int]) -> Bool { opacity > 0.99 && bytes == color }
  }

  extension Picture {
    /// The number of pixels on white paper that fulfil a condition.
    func count(_ isCounted: (ResolvedColor) -> Bool) -> Int {
      (-90..<height + 90).reduce(0) { count, y in
        count + (-90..<width + 90).count { isCounted(self[$0, y]) }
      }
    }
  }

  /// A view at the top leading corner of a white canvas.
  @MainActor
  func whiteCanvas(
    _ view: some View, _ width: CGFloat, _ height: CGFloat, scheme: ColorScheme = .light
  ) -> some View {
    ZStack(alignment: .topLeading) {
      Color.white
      view
    }
    .frame(width: width, height: height, alignment: .topLeading)
    .environment(\.colorScheme, scheme)
  }

  @MainActor
  private func onWhiteSquare(_ view: some View) -> some View {
    ZStack {
      Color.white
      view
    }
    .frame(width: 40, height: 40)
  }

  extension FactCheck {
    /// Draws `view` without the margin of a ``Picture`` and passes the pixels to `body`.
    @MainActor
    mutating func drawAlone(
      _ view: some View, scale: CGFloat = 1, platform: Platform = .macOS,
      _ body: (inout FactCheck, PixelBuffer) -> Void
    ) {
      let renderer = ImageRenderer(content: view)
      renderer.platform = platform
      renderer.displayScale = scale
      do {
        let pixels = try CairoRenderer().pixels(renderer.displayList(), scale: scale)
        body(&self, pixels)
      } catch {
        fail("can't be drawn: \(error)")
      }
    }

    /// Expects an opaque pixel with these red, green and blue bytes. By default they may differ by
    /// one, as blends are rounded.
    mutating func expectPixel(
      _ place: String, _ color: ResolvedColor, _ bytes: [Int], within levels: Int = 1
    ) {
      let isNear = zip(color.bytes, bytes).allSatisfy { abs($0 - $1) <= levels }
      expect(
        color.opacity > 0.99 && isNear,
        "\(place) is \(color.bytes) with opacity \(color.opacity), recorded \(bytes)")
    }

    /// Expects these bytes at `points` of a view in 40 × 40 on white, recorded at two pixels per
    /// point.
    @MainActor
    fileprivate mutating func expectPoints(
      _ view: some View, _ bytes: [Int], at points: [(Int, Int)]
    ) {
      drawAlone(onWhiteSquare(view), scale: 2) { fact, pixels in
        for (x, y) in points { fact.expectPixel("(\(x), \(y))", pixels[x * 2, y * 2], bytes) }
      }
    }
  }
#else
  extension Facts {
    static let paint2: [String: Check] = [:]
  }
#endif
