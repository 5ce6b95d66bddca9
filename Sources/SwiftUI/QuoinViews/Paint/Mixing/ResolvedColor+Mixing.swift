import QuoinDrawing

/// Reads numbers sequentially; missing ones are 0.
struct NumberReader {
  private var numbers: ArraySlice<Double>
  init(_ numbers: [Double]) { self.numbers = numbers[...] }
  mutating func next() -> Double { numbers.popFirst() ?? 0 }
}

extension ResolvedColor {
  /// The color as numbers for interpolation, as in gradients: in OKLab, premultiplied by its
  /// opacity.
  var mixingNumbers: [Double] {
    let color = OKLab(self)
    return [color.lightness * opacity, color.a * opacity, color.b * opacity, opacity]
  }

  /// Creates the color from interpolated numbers.
  init(mixing numbers: inout NumberReader) {
    let (lightness, a, b) = (numbers.next(), numbers.next(), numbers.next())
    let opacity = numbers.next()
    guard opacity > 0 else {
      self = .clear
      return
    }
    self = OKLab(lightness: lightness / opacity, a: a / opacity, b: b / opacity)
      .color(opacity: min(opacity, 1))
  }
}
