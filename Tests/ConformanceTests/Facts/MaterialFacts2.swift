#if Graphics
  import SwiftUI

  // Statements about rendered pixels: materials and blurs.

  extension Facts {
    static let materials2: [String: Check] = [
      "m2-lk-m5-thin": { fact in
        fact.expect(.thinMaterial, .light, [242, 242, 242], [139, 139, 139], [194, 194, 193])
        fact.expect(.thinMaterial, .dark, [135, 135, 134], [32, 32, 32], [83, 83, 83])
      },
      "m2-lk-m5-regular": { fact in
        fact.expect(.regularMaterial, .light, [239, 239, 239], [166, 166, 166], [206, 206, 206])
        fact.expect(.regularMaterial, .dark, [115, 115, 115], [36, 36, 36], [74, 74, 74])
      },
      "m2-lk-m5-thick": { fact in
        fact.expect(.thickMaterial, .light, [235, 235, 235], [191, 191, 190], [218, 218, 218])
        fact.expect(.thickMaterial, .dark, [96, 96, 96], [40, 40, 40], [68, 68, 68])
      },
      "m2-lk-m1": { $0.expectStripes(.light, [227, 134, 164], [223, 136, 170]) },
      "m2-lk-m1d": { $0.expectStripes(.dark, [159, 36, 64], [150, 36, 72]) },

      "m2-lk-b1": { fact in
        fact.expect(
          blurred(4), at: Array(20...44),
          [
            253, 251, 248, 242, 234, 222, 207, 188, 165, 140, 115, 90, 67, 48, 32, 21, 13, 7, 4, 2,
            1, 0, 0, 0, 0,
          ])
      },
      "m2-lk-b1b": { fact in
        fact.expect(
          blurred(10), at: Array(stride(from: 6, through: 50, by: 4)),
          [255, 252, 243, 228, 203, 169, 126, 85, 52, 29, 14, 9])
      },
      "m2-lk-b5": { fact in
        fact.expect(blurred(4).clipped(), at: [28, 30, 32, 34], [255, 115, 67, 32])
      },
    ]

    private static func blurred(_ radius: CGFloat) -> some View {
      Color(white: 0).frame(width: 40, height: 40).blur(radius: radius)
    }
  }

  extension FactCheck {
    /// Expects the colors of a material over white, black and medium gray, within two levels.
    @MainActor
    fileprivate mutating func expect(
      _ material: Material, _ scheme: ColorScheme, _ onWhite: [Int], _ onBlack: [Int],
      _ onGrey: [Int]
    ) {
      for (white, expected) in [(1.0, onWhite), (0, onBlack), (0.5, onGrey)] {
        let view = ZStack {
          Color(white: white)
          Rectangle().fill(material)
        }
        let canvas = whiteCanvas(view.frame(width: 100, height: 60), 100, 60, scheme: scheme)
        drawAlone(canvas) {
          $0.expectPixel("\(scheme), over \(white)", $1[50, 30], expected, within: 2)
        }
      }
    }

    /// Expects the colors of the regular material over a red and over a blue stripe, which are
    /// recorded as approximate.
    @MainActor
    fileprivate mutating func expectStripes(_ scheme: ColorScheme, _ red: [Int], _ blue: [Int]) {
      let view = ZStack {
        HStack(spacing: 0) {
          ForEach(0..<10) { index in
            (index % 2 == 0 ? Color.pureRed : .pureBlue).frame(width: 10, height: 60)
          }
        }
        Rectangle().fill(.regularMaterial).frame(width: 100, height: 40)
      }
      drawAlone(whiteCanvas(view, 100, 60, scheme: scheme)) {
        $0.expectPixel("on red", $1[5, 30], red, within: 3)
        $0.expectPixel("on blue", $1[15, 30], blue, within: 3)
      }
    }

    /// Expects the grays of a row through the middle of a view at (30, 30) on white, within two
    /// levels.
    @MainActor
    fileprivate mutating func expect(_ view: some View, at places: [Int], _ greys: [Int]) {
      drawAlone(whiteCanvas(view.padding(30), 100, 100)) { fact, pixels in
        for (x, grey) in zip(places, greys) {
          fact.expectPixel("\(x)", pixels[x, 50], [grey, grey, grey], within: 2)
        }
      }
    }
  }
#else
  extension Facts {
    static let materials2: [String: Check] = [:]
  }
#endif
