#if Graphics
  import SwiftUI

  // Statements about rendered pixels: paths, their caps and joins, shadows and blurs.

  extension Facts {
    static let strokesAndShadows: [String: Check] = [
      "mu-pt-pa3": { fact in
        let pie = Path { path in
          path.move(to: CGPoint(x: 50, y: 50))
          path.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0),
            endAngle: .degrees(90), clockwise: false)
          path.closeSubpath()
        }
        fact.expect("pie", pie.frame(width: 100, height: 100), covers: [50, 50, 40, 40])
      },
      "mu-pt-st1": { fact in
        for (cap, expected) in [
          (CGLineCap.butt, [20, 5, 60, 10]), (.round, [15, 5, 70, 10]),
          (.square, [15, 5, 70, 10]),
        ] {
          let line = line(from: 20, to: 80).stroke(
            .red, style: StrokeStyle(lineWidth: 10, lineCap: cap))
          fact.expect("\(cap)", line.frame(width: 100, height: 20), covers: expected)
        }
      },
      "mu-pt-st5": { fact in
        let corner = Path { path in
          path.move(to: CGPoint(x: 20, y: 20))
          path.addLine(to: CGPoint(x: 50, y: 80))
          path.addLine(to: CGPoint(x: 80, y: 20))
        }
        fact.draw(corner.stroke(.red, lineWidth: 10).frame(width: 100, height: 100)) {
          // The tip is half the width divided by the sine of half the angle below the corner: 11.2.
          let box = $1.box()
          let bottom = box.isEmpty ? 0 : box[1] + box[3]
          $0.expect((89...91).contains(bottom), "the tip is at \(bottom)")
        }
        fact.expect("limit", StrokeStyle().miterLimit, is: 10)
      },
      "mu-pt-st7": { fact in
        @MainActor func ink(_ phase: CGFloat) -> some View {
          line(from: 0, to: 100)
            .stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: phase))
            .frame(width: 100, height: 20)
        }
        for (phase, starts) in [
          (0 as CGFloat, [0..<10, 20..<30, 40..<50, 60..<70, 80..<90]),
          (5, [0..<5, 15..<25, 35..<45, 55..<65, 75..<85, 95..<100]),
        ] {
          fact.draw(ink(phase)) { fact, picture in
            for x in 0..<100 {
              let isInk = picture[x, 10].opacity > 0.5
              let isExpected = starts.contains { $0.contains(x) }
              fact.expect(isInk == isExpected, "phase \(phase), \(x): \(isInk)")
            }
          }
        }
      },
      "mu-pt-sh2": { fact in
        let view = Color.red.frame(width: 20, height: 20).shadow(radius: 0, x: 30)
        fact.draw(view.background(Color.white.padding(-40))) {
          $0.expect($1[40, 10].bytes == [171, 171, 171], "the shadow is \($1[40, 10].bytes)")
        }
      },
      "mu-pt-sh3": { fact in
        let view = Color.red.frame(width: 100, height: 100).shadow(color: .black, radius: 10)
        fact.draw(view) { fact, picture in
          // Fractions of a Gaussian beyond 0.05, 1.05 and 2.05 sigma, in the middle of a side.
          for (distance, share) in [(0, 0.480), (10, 0.147), (20, 0.020)] {
            let opacity = picture[100 + distance, 50].opacity
            fact.expect(abs(opacity - share) < 0.02, "\(distance) outside: \(opacity)")
          }
          fact.expect(picture[132, 50].opacity < 0.004, "seen beyond three sigmas")
        }
      },
      "mu-pt-sh5": { fact in
        let pair = ZStack(alignment: .topLeading) {
          Color.red.frame(width: 60, height: 60)
          Color.blue.frame(width: 60, height: 60).padding([.leading, .top], 30)
        }
        fact.draw(pair.shadow(color: .black, radius: 4)) {
          $0.expect($1[28, 45].red < 0.8, "no shadow on the child below: \($1[28, 45])")
        }
        fact.draw(pair.compositingGroup().shadow(color: .black, radius: 4)) {
          $0.expect($1[28, 45].isDrawn(as: .red), "a shadow inside: \($1[28, 45])")
        }
      },
      "mu-pt-sh11": { fact in
        let view = Color.red.frame(width: 20, height: 20)
          .shadow(color: .blue, radius: 0, x: 25).shadow(color: .green, radius: 0, y: 25)
        fact.draw(view) {
          $0.expect($1[35, 10].isDrawn(as: .blue), "first: \($1[35, 10])")
          $0.expect($1[10, 35].isDrawn(as: .green), "second: \($1[10, 35])")
          $0.expect($1[35, 35].isDrawn(as: .green), "second of first: \($1[35, 35])")
        }
      },
      "mu-lk-b1": { fact in
        let square = Color.black.frame(width: 40, height: 40).blur(radius: 4)
        fact.draw(square.background(Color.white.padding(-40))) { fact, picture in
          // The box blurs that approximate the Gaussian are within 4 of it.
          for (x, grey) in [(0, 115), (9, 2), (-10, 253)] {
            let found = picture[x, 20].bytes[0]
            fact.expect(abs(found - grey) <= 4, "\(x): \(found), recorded \(grey)")
          }
        }
        fact.expect("layout", report(nil, nil) { square }.size, is: (40, 40))
      },
    ]

    private static func line(from start: CGFloat, to end: CGFloat) -> Path {
      Path { path in
        path.move(to: CGPoint(x: start, y: 10))
        path.addLine(to: CGPoint(x: end, y: 10))
      }
    }
  }
#else
  extension Facts {
    static let strokesAndShadows: [String: Check] = [:]
  }
#endif
