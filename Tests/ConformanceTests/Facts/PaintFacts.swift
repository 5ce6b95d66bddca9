#if Graphics
  import SwiftUI

  // Statements about rendered pixels: clips, strokes, fills and opacity.

  extension Facts {
    static let paint: [String: Check] = [
      "mu-sr-k1": { fact in
        fact.expect(
          "ink", Rectangle().stroke(.red, lineWidth: 10).frame(width: 100, height: 60),
          covers: [-5, -5, 110, 70])
      },
      "mu-sr-k2": { fact in
        fact.draw(Rectangle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 60)) {
          $0.expect($1.box() == [0, 0, 100, 60], "ink is \($1.box())")
          $0.expect($1[9, 9].isDrawn(as: .red), "(9, 9) is not painted")
          $0.expect($1[10, 10].opacity == 0, "(10, 10) is painted")
        }
      },
      "mu-sr-k4": { fact in
        let size: CGFloat = 60
        fact.expect(
          "stroke", Circle().stroke(.red, lineWidth: 10).frame(width: size, height: size),
          covers: [-5, -5, 70, 70])
        fact.expect(
          "border", Circle().strokeBorder(.red, lineWidth: 10).frame(width: size, height: size),
          covers: [0, 0, 60, 60])
      },
      "mu-sr-k9": { fact in
        for width in [0, -1] as [CGFloat] {
          let square = Rectangle()
          fact.expect(
            "a line of \(width)", square.stroke(lineWidth: width).frame(width: 20, height: 20),
            covers: [])
          fact.expect(
            "a coloured line of \(width)",
            square.stroke(.red, lineWidth: width).frame(width: 20, height: 20), covers: [])
        }
      },
      "mu-sr-s3": { fact in
        @MainActor func shape(_ shape: some Shape) -> some View {
          shape.frame(width: 100, height: 60)
        }
        fact.compare(
          "rounded", shape(RoundedRectangle(cornerRadius: 20)),
          shape(RoundedRectangle(cornerRadius: 20, style: .continuous)))
        fact.compare("capsule", shape(Capsule()), shape(Capsule(style: .continuous)))
        // 196 pixels with SwiftUI's actual curve.
        fact.compare(
          "circular", shape(RoundedRectangle(cornerRadius: 20)),
          shape(RoundedRectangle(cornerRadius: 20, style: .circular)), differ: 120...280)
      },
      "mu-sr-f1": { fact in
        let square = Rectangle().frame(width: 20, height: 20)
        fact.draw(square) { $0.expect($1[5, 5].bytes == [0, 0, 0], "bare: \($1[5, 5])") }
        fact.draw(VStack { square }.foregroundStyle(.red)) {
          $0.expect($1[5, 5].isDrawn(as: .red), "container: \($1[5, 5])")
        }
        let filled = Rectangle().fill(.blue).frame(width: 20, height: 20)
        fact.draw(VStack { filled }.foregroundStyle(.red)) {
          $0.expect($1[5, 5].isDrawn(as: .blue), "fill: \($1[5, 5])")
        }
      },
      "mu-sr-f4": { fact in
        let view = Rectangle().fill(.red).stroke(.blue, lineWidth: 10)
          .frame(width: 100, height: 60)
        fact.draw(view) { fact, picture in
          fact.expect(picture[0, 0].isDrawn(as: .blue), "(0, 0) is \(picture[0, 0])")
          let red = picture.box { $0.isDrawn(as: .red) }
          fact.expect(red == [5, 5, 90, 50], "red remains \(red)")
        }
      },
      "mu-sr-c1": { fact in
        let container = HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 60)
          Color.blue.frame(width: 50, height: 60)
        }
        fact.compare(
          "corner", container.cornerRadius(12),
          container.clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous)))
        fact.draw(container.cornerRadius(12)) {
          $0.expect($1[0, 0].opacity < 0.5 && $1[99, 59].opacity < 0.5, "corners are drawn")
        }
      },
      "mu-sr-c2": { fact in
        let view = Color.red.frame(width: 100, height: 60).clipShape(Circle())
        fact.expect("ink", view, covers: [20, 0, 60, 60])
        fact.expect("layout", report(nil, nil) { view }.size, is: (100, 60))
      },
      "mu-sr-o3": { fact in
        let view = Color.red.frame(width: 100, height: 60)
          .overlay(Circle().stroke(lineWidth: 4))
        fact.draw(view) { fact, picture in
          let ring = picture.box { $0.opacity > 0.5 && $0.red < 0.5 }
          fact.expect(ring == [18, -2, 64, 64], "ring is \(ring)")
        }
      },
      "mu-bc-b3": { fact in
        let view = Color.clear.frame(width: 40, height: 40).overlay(Color.red)
          .border(Color.blue, width: 4)
        fact.draw(view) {
          $0.expect($1[1, 1].isDrawn(as: .blue), "(1, 1) is \($1[1, 1])")
          $0.expect($1[20, 20].isDrawn(as: .red), "(20, 20) is \($1[20, 20])")
        }
      },
      "mu-bc-d1": { fact in
        let view = Color.red.cornerRadius(12).border(Color.blue, width: 4)
          .frame(width: 40, height: 40)
        fact.draw(view) { $0.expect($1[1, 1].isDrawn(as: .blue), "(1, 1) is \($1[1, 1])") }
      },
      "mu-bc-g2": { fact in
        let view = Color.red.frame(width: 20, height: 20).opacity(0.5).opacity(0.5)
        fact.draw(view) {
          $0.expect(abs($1[5, 5].opacity - 0.25) < 0.01, "opacity is \($1[5, 5].opacity)")
        }
      },
      "mu-bc-g4": { fact in
        let size: CGFloat = 20
        let clear = Color.clear.frame(width: size, height: size)
        fact.draw(clear.opacity(0.5).background(Color.red)) {
          $0.expect($1[5, 5].opacity == 1, "written after: \($1[5, 5].opacity)")
        }
        fact.draw(clear.background(Color.red).opacity(0.5)) {
          $0.expect(abs($1[5, 5].opacity - 0.5) < 0.01, "written before: \($1[5, 5].opacity)")
        }
      },
      "mu-lk-g1": { fact in
        let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
        let view = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
          .frame(width: 101, height: 10)
        fact.draw(view) { fact, picture in
          let middle = picture[50, 5].bytes
          let isRecorded = zip(middle, [140, 83, 162]).allSatisfy { abs($0 - $1) <= 1 }
          fact.expect(isRecorded, "the middle is \(middle)")
        }
      },
      "mu-lk-r2": { fact in
        let view = RadialGradient(
          colors: [.white, .black], center: .center, startRadius: 0, endRadius: 50
        ).frame(width: 201, height: 101)
        fact.draw(view) { fact, picture in
          for distance in [10, 25, 40] {
            let across = picture[100 + distance, 50].bytes[0]
            let down = picture[100, 50 + distance].bytes[0]
            fact.expect(abs(across - down) <= 1, "at \(distance): \(across) and \(down)")
          }
          fact.expect(picture[160, 50].bytes == [0, 0, 0], "beyond: \(picture[160, 50])")
        }
      },
    ]
  }

  extension FactCheck {
    /// Draws `view` and passes the image to `body`.
    @MainActor
    mutating func draw(_ view: some View, _ body: (inout FactCheck, Picture) -> Void) {
      do {
        let picture = try Picture(view)
        body(&self, picture)
      } catch {
        fail("can't be drawn: \(error)")
      }
    }

    /// Expects `isTrue`; otherwise records the sentence `otherwise`.
    mutating func expect(_ isTrue: Bool, _ otherwise: @autoclosure () -> String) {
      if !isTrue { fail(otherwise()) }
    }

    /// Expects `view` to draw in exactly the rectangle [left, top, width, height], or nothing if
    /// `expected` is empty.
    @MainActor
    mutating func expect(_ what: String, _ view: some View, covers expected: [Int]) {
      draw(view) { fact, picture in
        fact.expect(picture.box() == expected, "\(what): \(picture.box()), not \(expected)")
      }
    }

    /// Expects two views to look the same, or to differ in the given number of pixels.
    @MainActor
    mutating func compare(
      _ what: String, _ view: some View, _ other: some View,
      differ expected: ClosedRange<Int> = 0...0
    ) {
      draw(view) { fact, first in
        fact.draw(other) { fact, second in
          let count = first.differences(from: second)
          fact.expect(expected.contains(count), "\(what): \(count) pixels differ")
        }
      }
    }
  }
#else
  extension Facts {
    static let paint: [String: Check] = [:]
  }
#endif
