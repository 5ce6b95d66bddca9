#if Graphics
  import Foundation
  import QuoinCairo
  import Quoin
  import SwiftUI

  /// A view rendered with one pixel per point, in the view's own coordinates, with a margin for
  /// drawing outside the view.
  struct Picture {
    private let pixels: PixelBuffer
    private static let margin = 100

    /// Lays out `view` at its own size and draws it.
    @MainActor init(_ view: some View) throws {
      let renderer = ImageRenderer(content: view.padding(CGFloat(Self.margin)))
      renderer.platform = .macOS
      renderer.displayScale = 1
      pixels = try CairoRenderer().pixels(renderer.displayList())
    }

    var width: Int { pixels.width - 2 * Self.margin }
    var height: Int { pixels.height - 2 * Self.margin }

    /// The color of the pixel whose corner is at `x`, `y`.
    subscript(x: Int, y: Int) -> ResolvedColor { pixels[x + Self.margin, y + Self.margin] }

    /// The rectangle around all pixels for which `isInk` returns true: left, top, width, height. By
    /// default these are the pixels with an opacity over one half.
    func box(_ isInk: (ResolvedColor) -> Bool = { $0.opacity > 0.5 }) -> [Int] {
      var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
      for y in 0..<pixels.height {
        for x in 0..<pixels.width where isInk(pixels[x, y]) {
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
      }
      guard left < right else { return [] }
      return [left - Self.margin, top - Self.margin, right - left, bottom - top]
    }

    /// Returns the number of pixels that differ by more than rounding.
    func differences(from other: Picture) -> Int {
      guard pixels.width == other.pixels.width, pixels.height == other.pixels.height else {
        return .max
      }
      let places = stride(from: 0, to: pixels.bytes.count, by: 4)
      return places.filter { place in
        (place..<place + 4).contains {
          abs(Int(pixels.bytes[$0]) - Int(other.pixels.bytes[$0])) > 2
        }
      }.count
    }
  }

  extension ResolvedColor {
    /// Red, green and blue, 0…255.
    var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

    /// Whether this is `color` as macOS draws it in light mode, opaque.
    @MainActor func isDrawn(as color: Color) -> Bool {
      var environment = EnvironmentValues()
      environment.platform = .macOS
      let wanted = color.resolve(in: environment)
      let expected = ResolvedColor(
        red: Double(wanted.red), green: Double(wanted.green), blue: Double(wanted.blue))
      return opacity > 0.99 && zip(bytes, expected.bytes).allSatisfy { abs($0 - $1) <= 1 }
    }
  }
#endif
