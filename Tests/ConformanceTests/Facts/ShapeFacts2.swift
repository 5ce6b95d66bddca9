#if Graphics
  import SwiftUI

  // Statements about rendered pixels: paths, strokes, filled shapes and clips.

  extension Facts {
    static let shapes2: [String: Check] = [
      "m2-pt-pa3b": { fact in
        let pie = Path { path in
          path.move(to: CGPoint(x: 50, y: 50))
          path.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0),
            endAngle: .degrees(90), clockwise: true)
          path.closeSubpath()
        }
        fact.draw(pie.fill(.black).frame(width: 100, height: 100).onWhite()) { fact, picture in
          fact.expect(picture.box(\.isInk) == [10, 10, 80, 80], "ink is \(picture.box(\.isInk))")
          fact.expectPixel("below right", picture[70, 70], .pureWhite, within: 0)
          for (x, y) in [(70, 30), (30, 30), (30, 70)] {
            fact.expectPixel("(\(x), \(y))", picture[x, y], .pureBlack, within: 0)
          }
        }
      },
      "m2-pt-pa4": { fact in
        let quad = curve { $0.addQuadCurve(to: $1, control: CGPoint(x: 50, y: 0)) }
        fact.draw(quad) { fact, picture in
          // The recorded area is itself 7.5 less than the exact one.
          let area = picture.darkArea
          fact.expect(abs(area - 3326) <= 8, "the dark area is \(area)")
          let ink = picture.box(\.isInk)
          fact.expect(ink == [0, 50, 100, 50], "ink of the quad is \(ink)")
        }
        let cubic = curve {
          $0.addCurve(
            to: $1, control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 100, y: 0))
        }
        fact.draw(cubic) {
          let ink = $1.box(\.isInk)
          $0.expect(ink == [0, 25, 100, 75], "ink of the cubic is \(ink)")
        }
      },
      "m2-pt-pa8": { fact in
        let path = Path(CGRect(x: 20, y: 30, width: 50, height: 40))
        fact.draw(path.frame(width: 120, height: 100).onWhite()) {
          $0.expectPixel("without style: (40, 50)", $1[40, 50], [39, 39, 39])
        }
        let red = path.foregroundStyle(Color.pureRed).frame(width: 120, height: 100)
        fact.draw(red.onWhite()) {
          $0.expectPixel("red: (40, 50)", $1[40, 50], .pureRed, within: 0)
        }
      },

      // The recording names the row of the tip, not the points of the V; the miter of this one is
      // 13.5 points long.
      "m2-pt-st6": { fact in
        let corner = Path { path in
          path.move(to: CGPoint(x: 38, y: 90))
          path.addLine(to: CGPoint(x: 50, y: 10))
          path.addLine(to: CGPoint(x: 62, y: 90))
        }
        fact.draw(stroke(corner, StrokeStyle(lineWidth: 4))) {
          $0.expect($1.box(\.isInk).dropFirst().first == -4, "mitre: \($1.box(\.isInk))")
        }
        fact.draw(stroke(corner, StrokeStyle(lineWidth: 4, miterLimit: 4))) {
          $0.expect($1.box(\.isInk).dropFirst().first == 9, "bevel: \($1.box(\.isInk))")
        }
      },
      "m2-pt-st8": { fact in
        let closed = Path(CGRect(x: 20, y: 20, width: 60, height: 60))
        let open = Path { path in
          path.move(to: CGPoint(x: 20, y: 20))
          for (x, y) in [(80, 20), (80, 80), (20, 80), (20, 20)] {
            path.addLine(to: CGPoint(x: x, y: y))
          }
        }
        fact.draw(stroke(closed, StrokeStyle(lineWidth: 10))) {
          $0.expectPixel("closed: (16, 16)", $1[16, 16], .pureBlack, within: 0)
        }
        fact.draw(stroke(open, StrokeStyle(lineWidth: 10))) {
          $0.expectPixel("open: (16, 16)", $1[16, 16], .pureWhite, within: 0)
        }
      },
      "m2-pt-st10": { fact in
        let line = Path { path in
          path.move(to: CGPoint(x: 20, y: 50))
          path.addLine(to: CGPoint(x: 80, y: 50))
        }
        for width in [0, -3] as [CGFloat] {
          fact.draw(stroke(line, StrokeStyle(lineWidth: width))) {
            $0.expect($1.box(\.isInk) == [], "width \(width): ink is \($1.box(\.isInk))")
          }
        }
      },
      "m2-pt-st11": { fact in
        for style in [StrokeStyle(lineWidth: 10), StrokeStyle(lineWidth: 10, dash: [8, 8])] {
          let circle = Circle().strokeBorder(.black, style: style).frame(width: 60, height: 60)
          fact.draw(circle.onWhite()) {
            let ink = $1.box(\.isInk)
            $0.expect(ink == [0, 0, 60, 60], "dash \(style.dash): ink is \(ink)")
          }
        }
      },

      "m2-shp-s2r": { fact in
        let view = RoundedRectangle(cornerRadius: 12).fill(Color.pureRed)
        fact.expectInk(view.frame(width: 100, height: 60), [0, 0, 100, 60], 5908, solid: 5808)
      },
      "m2-shp-s2e": { fact in
        let view = Ellipse().fill(Color.pureRed)
        fact.expectInk(view.frame(width: 100, height: 60), [0, 0, 100, 60], 4848, solid: 4564)
      },
      "m2-shp-s5": { fact in
        fact.compare(
          "negative radius",
          RoundedRectangle(cornerRadius: -5).fill(Color.pureRed).frame(width: 100, height: 60),
          Rectangle().fill(Color.pureRed).frame(width: 100, height: 60))
      },
      "m2-shp-s6": { fact in
        let view = Capsule().fill(Color.pureRed).frame(width: 40, height: 90)
        fact.expectInk(view, [0, 0, 40, 90], 3320)
      },
      "m2-shp-k12": { fact in
        let view = RoundedRectangle(cornerRadius: 3, style: .circular)
          .stroke(Color.pureRed, lineWidth: 10).frame(width: 100, height: 60)
        fact.draw(view.onWhite()) {
          $0.expectPixel("(-5, -5)", $1[-5, -5], .pureWhite, within: 0)
          $0.expectPixel("(-4, -4)", $1[-4, -4], .pureWhite, within: 0)
          // The circle of radius 8 around (3, 3) contains this pixel.
          $0.expectPixel("(-2, -2)", $1[-2, -2], .pureRed, within: 0)
        }
      },
      "m2-shp-c3": { fact in
        fact.draw(overflowing.clipped().onWhite()) { fact, picture in
          let blue = picture.box { $0.isOpaque(.pureBlue) }
          fact.expect(blue == [0, 20, 100, 20], "blue is \(blue)")
          fact.expectPixel("(0, 0)", picture[0, 0], .pureRed, within: 0)
        }
      },
      "m2-shp-c5": { fact in
        fact.expectInk(overflowing.clipShape(Ellipse()), [0, 0, 100, 60], 4848)
      },
      "m2-shp-c6": { fact in
        let rounded = RoundedRectangle(cornerRadius: 30, style: .circular)
        fact.compare(
          "nested clips", overflowing.clipShape(rounded).clipShape(Circle()),
          overflowing.clipShape(Circle()))
      },
      "m2-shp-c7": { fact in
        fact.expectInk(overflowing.clipShape(Capsule()), [0, 0, 100, 60], 5316)
      },
      "m2-shp-o4": { fact in
        let view = Color.clear.frame(width: 100, height: 60)
          .background(in: RoundedRectangle(cornerRadius: 8))
        fact.draw(view.onWhite()) {
          $0.expectPixel("centre", $1[50, 30], .pureWhite, within: 0)
          $0.expect($1.box(\.isInk) == [], "ink is \($1.box(\.isInk))")
        }
      },
    ]

    /// Red 100 × 60 with a blue bar of 160 × 20 over it.
    private static var overflowing: some View {
      Color.pureRed.frame(width: 100, height: 60)
        .overlay(Color.pureBlue.frame(width: 160, height: 20))
    }

    /// A closed black segment from (0, 100) to (100, 100).
    private static func curve(_ add: (inout Path, CGPoint) -> Void) -> some View {
      let path = Path { path in
        path.move(to: CGPoint(x: 0, y: 100))
        add(&path, CGPoint(x: 100, y: 100))
        path.closeSubpath()
      }
      return path.fill(.black).frame(width: 100, height: 100).onWhite()
    }

    private static func stroke(_ path: Path, _ style: StrokeStyle) -> some View {
      path.stroke(.black, style: style).frame(width: 100, height: 100).onWhite()
    }
  }

  extension Picture {
    /// The area that black covers on white paper, in pixels.
    fileprivate var darkArea: Double {
      (-90..<height + 90).reduce(0) { sum, y in
        (-90..<width + 90).reduce(sum) { $0 + 1 - self[$1, y].red }
      }
    }
  }

  extension FactCheck {
    /// Expects the box of the ink of a red view and its number of pixels; `solid` is the number of
    /// those that the view covers entirely.
    ///
    /// A pixel that the edge barely touches is ink for one rasterizer and none for another: by
    /// geometry, four of an ellipse's 4848. The other corner style differs by 16.
    @MainActor
    fileprivate mutating func expectInk(
      _ view: some View, _ box: [Int], _ count: Int, solid: Int? = nil
    ) {
      draw(view.onWhite()) { fact, picture in
        fact.expect(picture.box(\.isInk) == box, "ink is \(picture.box(\.isInk))")
        let found = picture.count(\.isInk)
        fact.expect(abs(found - count) <= 8, "\(found) pixels of ink, recorded \(count)")
        guard let solid else { return }
        let covered = picture.count { $0.isOpaque(.pureRed) }
        fact.expect(abs(covered - solid) <= 8, "\(covered) solid pixels, recorded \(solid)")
      }
    }
  }
#else
  extension Facts {
    static let shapes2: [String: Check] = [:]
  }
#endif
