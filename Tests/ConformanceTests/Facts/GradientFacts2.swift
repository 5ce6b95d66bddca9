#if Graphics
  import Foundation
  import Quoin
  import SwiftUI

  // Statements about rendered pixels: gradients.

  extension Facts {
    static let gradients2: [String: Check] = [
      "m2-lk-g1": { fact in
        let view = Rectangle().fill(linear([.pureRed, .pureBlue], .top, .bottom))
        fact.drawAlone(whiteCanvas(view.frame(width: 10, height: 101), 10, 101)) { fact, pixels in
          for (y, color) in [
            (0, [254, 9, 8]), (25, [197, 74, 109]), (50, [141, 82, 162]), (75, [82, 72, 209]),
            (100, [2, 5, 254]),
          ] { fact.expectPixel("y \(y)", pixels[5, y], color, within: 2) }
        }
      },
      "m2-lk-g3": { fact in
        let view = Rectangle().fill(linear(greys, .topLeading, .bottomTrailing))
        fact.expectGreys(
          view, 200, 100,
          [
            (100, 0, 73), (0, 50, 3), (199, 0, 190), (0, 99, 23), (100, 50, 100), (199, 99, 254),
          ])
      },
      "m2-lk-g5": { fact in
        let colors = [Color.pureRed.opacity(0), .pureBlue]
        fact.expectRow(
          linear(colors, .leading, .trailing),
          [(25, [190, 191, 255]), (50, [127, 128, 255]), (75, [66, 62, 255])])
      },
      "m2-lk-g7": { fact in
        let (start, end) = (UnitPoint(x: 0.25, y: 0.5), UnitPoint(x: 0.75, y: 0.5))
        fact.expectRow(
          linear([.pureRed, .pureBlue], start, end),
          [(20, [255, 0, 0]), (50, [140, 83, 162]), (80, [0, 0, 255])])
      },
      "m2-lk-g8": { fact in
        fact.expectGreys(
          Circle().fill(linear(greys, .top, .bottom)), 40, 40,
          [(20, 20, 103), (20, 38, 243), (1, 1, 255)])
      },
      "m2-lk-g9": { fact in
        let view = Text("    ").frame(width: 60, height: 20)
          .background(linear(greys, .leading, .trailing))
        fact.expectGreys(
          view, 60, 20, [(15, 10, 35), (30, 10, 101), (45, 10, 177), (59, 10, 252)])
      },
      "m2-lk-r1": { fact in
        let view = Rectangle().fill(
          RadialGradient(colors: greys, center: .center, startRadius: 0, endRadius: 50))
        fact.expectGreys(
          view, 101, 101,
          [
            (10, 50, 189), (25, 50, 100), (40, 50, 22), (50, 50, 0), (75, 50, 99), (100, 50, 255),
            (15, 15, 252),
          ])
      },

      "tk-gr-leaf": { fact in
        let gradient = linear(measured, .leading, .trailing)
        let (short, long) = (letters("MM"), letters("MMMMMMMM"))
        let stack = VStack(alignment: .leading, spacing: 0) {
          short
          long
        }
        fact.expectRamps(
          stack.foregroundStyle(gradient), gradient,
          [(short, [232, 85, 90], [78, 125, 231]), (long, [234, 82, 87], [75, 124, 232])])
      },
      "tk-gr-leafv": { fact in
        let gradient = linear(measured, .top, .bottom)
        let (short, long) = (letters("MM"), letters("MMMMMMMM"))
        let stack = VStack(alignment: .leading, spacing: 0) {
          short
          long
        }
        let (top, bottom) = ([224, 91, 102], [94, 125, 223])
        fact.expectRamps(
          stack.foregroundStyle(gradient), gradient, isVertical: true,
          [(short, top, bottom), (long, top, bottom)])
      },
      "tk-gr-block": { fact in
        let gradient = linear(measured, .leading, .trailing)
        let text = letters("MM\nMMMMMMMM")
        fact.draw(text.foregroundStyle(gradient)) { fact, picture in
          let (width, height) = (picture.width, picture.height)
          let area = Rectangle().fill(gradient)
            .frame(width: CGFloat(width), height: CGFloat(height))
          fact.draw(area) { fact, ramp in
            fact.expectInk(of: picture, rows: 0..<height, follows: ramp)
            let quarter = Int(0.25 * Double(width))
            fact.expectPixel("a quarter", ramp[quarter, 0], [213, 98, 116], within: 4)
            let end = (0..<width).last { x in
              (0..<height / 2).contains { picture[x, $0].opacity > 0.99 }
            }
            let share = Double((end ?? 0) + 1) / Double(width)
            fact.expect(abs(share - 0.25) <= 0.03, "the short line ends at \(share)")
          }
        }
      },

      "tk-gr-unsorted": { fact in
        @MainActor func shown(_ stops: [Gradient.Stop]) -> some View {
          Rectangle().fill(
            LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
          ).frame(width: 100, height: 10)
        }
        let red = Gradient.Stop(color: .pureRed, location: 0.8)
        let blue = Gradient.Stop(color: .pureBlue, location: 0.2)
        fact.compare("sorted", shown([red, blue]), shown([blue, red]))
        fact.draw(shown([red, blue])) {
          $0.expectPixel("leading", $1[10, 5], .pureBlue)
          $0.expectPixel("middle", $1[50, 5], [140, 83, 162], within: 4)
          $0.expectPixel("trailing", $1[90, 5], .pureRed)
        }
      },
      "tk-gr-bare": { fact in
        let view = Rectangle().fill(Gradient(colors: measured)).frame(width: 100, height: 100)
        fact.draw(view) { fact, picture in
          for y in 0..<100 {
            fact.expectPixel("y \(y)", picture[95, y], picture[5, y].bytes, within: 2)
          }
          let column = (0..<100).map { picture[50, $0].bytes }
          fact.expect(column[..<15], contains: [246, 71, 67])
          fact.expect(column[85...], contains: [50, 122, 246])
        }
      },
      "tk-gr-diag": { fact in
        let view = Rectangle().fill(linear(measured, .topLeading, .bottomTrailing))
        fact.draw(view.frame(width: 100, height: 100)) { fact, picture in
          let diagonal = (0..<100).map { picture[$0, $0].bytes }
          fact.expect(diagonal[..<15], contains: [246, 71, 67])
          fact.expect(diagonal[85...], contains: [49, 123, 246])
          fact.expectPixel("top trailing", picture[97, 2], [166, 116, 167], within: 3)
          fact.expectPixel("bottom leading", picture[2, 97], [167, 116, 166], within: 3)
        }
      },
      "tk-gr-radial": { fact in
        @MainActor func rings(_ start: CGFloat, _ end: CGFloat) -> some View {
          Rectangle().fill(
            RadialGradient(
              colors: [.pureRed, .pureBlue], center: .center, startRadius: start, endRadius: end)
          ).frame(width: 41, height: 41)
        }
        @MainActor func check(
          _ view: some View, _ inside: ([Int], ClosedRange<Int>), _ outside: ([Int], Int)
        ) {
          fact.draw(view) { fact, picture in
            for (distances, color) in [(inside.1, inside.0), (outside.1...20, outside.0)] {
              for distance in distances {
                for (x, y) in [(20 - distance, 20), (20, 20 + distance)] {
                  fact.expectPixel("\(distance) away", picture[x, y], color)
                }
              }
            }
          }
        }
        check(rings(4, 8), (.pureRed, 0...3), (.pureBlue, 9))
        check(rings(8, 8), (.pureBlue, 0...7), (.pureRed, 9))
      },
      "tk-gr-ang": { fact in
        let yellow = Color(red: 1, green: 1, blue: 0)
        let green = Color(red: 0, green: 1, blue: 0)
        let colors: [Color] = [.pureRed, green, .pureBlue, yellow, Color(white: 0)]
        fact.draw(wheel(AngularGradient(colors: colors, center: .center))) {
          $0.expectPixel("down", $1[50, 90], [0, 255, 0], within: 2)
          $0.expectPixel("leading", $1[10, 50], .pureBlue, within: 2)
          $0.expectPixel("up", $1[50, 10], [255, 255, 0], within: 2)
          // Beside the ray at the trailing edge are the first and the last color.
          $0.expect($1[90, 51].red > 0.9, "below trailing is \($1[90, 51].bytes)")
          $0.expect($1[90, 49].red < 0.1, "above trailing is \($1[90, 49].bytes)")
        }
      },
      "tk-gr-angout": { fact in
        let half = AngularGradient(
          colors: [.pureRed, .pureBlue], center: .center, startAngle: .zero,
          endAngle: .degrees(180))
        fact.draw(wheel(half)) { fact, picture in
          for degrees in [185.0, 225, 265] {
            fact.expectPixel("at \(degrees)", picture[degrees: degrees], .pureBlue)
          }
          for degrees in [275.0, 315, 355] {
            fact.expectPixel("at \(degrees)", picture[degrees: degrees], .pureRed)
          }
        }
      },
      "tk-gr-angzero": { fact in
        let none = AngularGradient(
          colors: [.pureRed, .pureBlue], center: .center, startAngle: .zero, endAngle: .zero)
        fact.draw(wheel(none)) { fact, picture in
          for degrees in [5.0, 90, 175] {
            fact.expectPixel("at \(degrees)", picture[degrees: degrees], .pureBlue)
            fact.expectPixel("at \(degrees + 180)", picture[degrees: degrees + 180], .pureRed)
          }
        }
        let turn = AngularGradient(
          colors: [.pureRed, .pureBlue], center: .center, angle: .degrees(90))
        fact.draw(wheel(turn)) { fact, picture in
          fact.expectPixel("after 90", picture[degrees: 92], .pureRed, within: 20)
          fact.expectPixel("at 270", picture[degrees: 270], [140, 83, 162], within: 4)
          fact.expectPixel("before 90", picture[degrees: 88], .pureBlue, within: 20)
        }
      },
    ]

    private static let greys = [Color(white: 0), Color(white: 1)]

    /// The red and blue of the system of these recordings, whose colors have changed since.
    private static let measured = [
      Color(red: 1, green: 59 / 255, blue: 48 / 255), Color(red: 0, green: 122 / 255, blue: 1),
    ]

    private static func linear(_ colors: [Color], _ start: UnitPoint, _ end: UnitPoint)
      -> LinearGradient
    {
      LinearGradient(colors: colors, startPoint: start, endPoint: end)
    }

    /// Letters with thick stems, whose pixels are covered entirely.
    private static func letters(_ text: String) -> Text {
      Text(text).font(.system(size: 80, weight: .black))
    }

    private static func wheel(_ gradient: AngularGradient) -> some View {
      Rectangle().fill(gradient).frame(width: 101, height: 101)
    }
  }

  extension Picture {
    /// The color of a picture of 101 × 101 at 40 points from its center, clockwise from trailing.
    fileprivate subscript(degrees degrees: Double) -> ResolvedColor {
      let angle = Angle.degrees(degrees).radians
      let (x, y) = (50 + 40 * cos(angle), 50 + 40 * sin(angle))
      return self[Int(x.rounded()), Int(y.rounded())]
    }
  }

  extension FactCheck {
    /// Expects grays at places of a view on white: x, y and gray. Already the recorded components
    /// of a gray differ by one; another renderer may round otherwise.
    @MainActor
    fileprivate mutating func expectGreys(
      _ view: some View, _ width: CGFloat, _ height: CGFloat, _ greys: [(Int, Int, Int)]
    ) {
      let canvas = whiteCanvas(view.frame(width: width, height: height), width, height)
      drawAlone(canvas) { fact, pixels in
        for (x, y, grey) in greys {
          fact.expectPixel("(\(x), \(y))", pixels[x, y], [grey, grey, grey], within: 2)
        }
      }
    }

    /// Expects colors in a row of a gradient of 101 × 4 on white.
    @MainActor
    fileprivate mutating func expectRow(
      _ gradient: LinearGradient, _ colors: [(Int, [Int])]
    ) {
      let view = Rectangle().fill(gradient).frame(width: 101, height: 4)
      drawAlone(whiteCanvas(view, 101, 4)) { fact, pixels in
        for (x, color) in colors {
          fact.expectPixel("x \(x)", pixels[x, 2], color, within: 2)
        }
      }
    }

    /// Expects each text of a leading-aligned column to show a whole ramp of its own, which has the
    /// recorded colors in its first and in its last fifth.
    @MainActor
    fileprivate mutating func expectRamps(
      _ column: some View, _ gradient: LinearGradient, isVertical: Bool = false,
      _ texts: [(Text, [Int], [Int])]
    ) {
      draw(column) { fact, picture in
        var top = 0
        for (text, first, last) in texts {
          fact.draw(text) { fact, alone in
            let (width, height) = (alone.width, alone.height)
            let area = Rectangle().fill(gradient)
              .frame(width: CGFloat(width), height: CGFloat(height))
            fact.draw(area) { fact, ramp in
              fact.expectInk(of: picture, rows: top..<top + height, follows: ramp)
              let line = (0..<(isVertical ? height : width)).map {
                (isVertical ? ramp[0, $0] : ramp[$0, 0]).bytes
              }
              fact.expect(line.prefix(line.count / 5), contains: first)
              fact.expect(line.suffix(line.count / 5), contains: last)
            }
            top += height
          }
        }
      }
    }

    /// Expects the entirely covered pixels in some rows to have the colors of `ramp`.
    fileprivate mutating func expectInk(
      of picture: Picture, rows: Range<Int>, follows ramp: Picture
    ) {
      var (covered, others) = (0, 0)
      for y in rows {
        for x in 0..<ramp.width where picture[x, y].opacity > 0.99 {
          covered += 1
          let pairs = zip(picture[x, y].bytes, ramp[x, y - rows.lowerBound].bytes)
          if !pairs.allSatisfy({ abs($0 - $1) <= 3 }) { others += 1 }
        }
      }
      expect(covered > 100, "only \(covered) pixels are covered in rows \(rows)")
      expect(others == 0, "\(others) of \(covered) pixels have other colors in rows \(rows)")
    }

    /// Expects one of the colors to be `color`, within four levels.
    fileprivate mutating func expect(_ colors: ArraySlice<[Int]>, contains color: [Int]) {
      let isFound = colors.contains { zip($0, color).allSatisfy { abs($0 - $1) <= 4 } }
      expect(isFound, "\(color) is not among \(Array(colors))")
    }
  }
#else
  extension Facts {
    static let gradients2: [String: Check] = [:]
  }
#endif
