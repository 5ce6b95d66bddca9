#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText

  extension ResolvedColor {
    static let pureRed = ResolvedColor(red: 1, green: 0, blue: 0)
    static let pureGreen = ResolvedColor(red: 0, green: 1, blue: 0)
    static let pureBlue = ResolvedColor(red: 0, green: 0, blue: 1)

    func withOpacity(_ opacity: Double) -> ResolvedColor {
      ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Whether no component differs by more than `tolerance`.
    func isClose(to other: ResolvedColor, tolerance: Double = 0.02) -> Bool {
      let differences = [
        red - other.red, green - other.green, blue - other.blue, opacity - other.opacity,
      ]
      return differences.allSatisfy { abs($0) <= tolerance }
    }
  }

  extension DisplayItem {
    static func rect(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor
    ) -> DisplayItem {
      .fill(
        path: Path(CGRect(x: x, y: y, width: width, height: height)), paint: .color(color),
        evenOdd: false)
    }
  }

  enum Scenes {
    /// Returns a white card on gray: shadow, continuous corners, a gradient banner inside a clip,
    /// two lines of text, a dashed line, an image, a group at half opacity and a rotated square.
    static func card() throws -> DisplayList {
      let frame = CGRect(x: 24, y: 20, width: 272, height: 160)
      let shape = Path(roundedRect: frame, cornerRadius: 24)
      let banner = Paint.linearGradient(
        stops: [
          GradientStop(color: ResolvedColor(red: 0.35, green: 0.34, blue: 0.84), location: 0),
          GradientStop(color: ResolvedColor(red: 0.9, green: 0.3, blue: 0.6), location: 0.6),
          GradientStop(color: ResolvedColor(red: 1, green: 0.7, blue: 0.3), location: 1),
        ], start: CGPoint(x: 24, y: 20), end: CGPoint(x: 296, y: 90))
      let dashes = Path {
        $0.move(to: CGPoint(x: 44, y: 150))
        $0.addLine(to: CGPoint(x: 276, y: 150))
      }
      let turn = CGAffineTransform(translationX: 262, y: 118).rotated(by: .pi / 6)
      let black = Paint.color(.black)
      return DisplayList(
        size: CGSize(width: 320, height: 200),
        background: ResolvedColor(red: 0.95, green: 0.95, blue: 0.97),
        items: [
          .push(
            .shadow(
              color: .black.withOpacity(0.35), radius: 8, offset: CGSize(width: 0, height: 6))),
          .fill(path: shape, paint: .color(.white), evenOdd: false),
          .pop,
          .push(.clip(path: shape, evenOdd: false)),
          .fill(
            path: Path(CGRect(x: 24, y: 20, width: 272, height: 70)), paint: banner,
            evenOdd: false),
          .pop,
          .glyphs(
            run: TestFonts.run("Quoin, the wedge", size: 22), origin: CGPoint(x: 44, y: 66),
            paint: .color(.white)),
          .glyphs(
            run: TestFonts.run("Everything sits tight & still.", size: 13),
            origin: CGPoint(x: 44, y: 116), paint: black),
          .glyphs(
            run: TestFonts.run("שלום", TestFonts.hebrew, size: 15, isRightToLeft: true),
            origin: CGPoint(x: 44, y: 139), paint: black),
          .glyphs(
            run: TestFonts.run("😀🎉", TestFonts.emoji, size: 17), origin: CGPoint(x: 84, y: 139),
            paint: black),
          .stroke(
            path: dashes,
            style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [6, 4]),
            paint: .color(ResolvedColor(red: 0.6, green: 0.6, blue: 0.65))),
          .image(
            index: 0, rect: CGRect(x: 44, y: 157, width: 30, height: 15), interpolation: .none),
          .push(.opacity(0.5)),
          .rect(150, 157, 20, 15, .pureRed),
          .rect(160, 157, 20, 15, .pureBlue),
          .pop,
          .push(.transform(turn)),
          .rect(-12, -12, 24, 24, ResolvedColor(red: 0.2, green: 0.7, blue: 0.4)),
          .pop,
        ],
        images: [try checkerboard()], title: "Card & more")
    }

    /// Returns a PNG of two pixels: red, then green.
    static func checkerboard() throws -> ImageSource {
      let list = DisplayList(
        size: CGSize(width: 2, height: 1),
        items: [.rect(0, 0, 1, 1, .pureRed), .rect(1, 0, 1, 1, .pureGreen)]
      )
      return try ImageDecoder.source(data: CairoRenderer().png(list))
    }
  }
#endif
