import SwiftUI

// Details that the recorded cases leave open: texts that are only described as long, and small
// custom views.

/// A text of one paragraph, longer than any line here.
let longText =
  "The quick brown fox jumps over the lazy dog and keeps on running far away into the evening."

/// A text of a few words, wider than a third of a small stack.
let shorterText = "Sphinx of black quartz"

/// A view of two views.
struct Pair: View {
  var body: some View {
    Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
    Color.red.frame(width: 50, height: 10).accessibilityIdentifier("b")
  }
}

/// A view of two views without names.
struct Two: View {
  var body: some View {
    Color.blue.frame(width: 30, height: 10)
    Color.green.frame(width: 50, height: 10)
  }
}

/// The values that recorded controls bind to.
@MainActor
enum Bound {
  static let on = Binding.constant(false)
  static let v = Binding.constant(0.5)
  static let n = Binding.constant(0)
  static let i = Binding.constant(0)
  static let sel = Binding<Int?>.constant(nil)
  static let c = Binding.constant(Color.blue)
  static let (a, b) = (Binding.constant(""), Binding.constant(""))
  static let (empty, text) = (Binding.constant(""), Binding.constant(""))
}

/// An image of 40 × 20 pixels, each with a different color, so that resampling is visible.
let cgImage40x20: CGImage = {
  var pixels: [UInt8] = []
  for index in 0..<800 {
    let shade = UInt8(index % 2 * 255)
    pixels += [UInt8(index % 40 * 6), UInt8(index / 40 * 12), shade, 255]
  }
  guard let image = CGImage(width: 40, height: 20, rgba: pixels) else {
    preconditionFailure("800 pixels of four bytes")
  }
  return image
}()
