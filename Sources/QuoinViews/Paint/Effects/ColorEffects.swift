import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension View {
  private func recolor(_ name: String, _ matrix: ColorMatrix) -> some View {
    modifier(_GroupEffect(name: name, effect: { _ in .recolor(matrix) }))
  }

  /// Adds `amount`, -1…1, to the red, green and blue of the view's colours. Sizing: neutral.
  public func brightness(_ amount: Double) -> some View {
    recolor("brightness", .brightness(amount))
  }

  /// Moves the view's colours away from the middle: 1 leaves them, 0 makes them grey, negative amounts
  /// invert them. Sizing: neutral.
  public func contrast(_ amount: Double) -> some View { recolor("contrast", .contrast(amount)) }

  /// Makes the view's colours more or less colourful: 1 leaves them, 0 makes them grey. Sizing: neutral.
  public func saturation(_ amount: Double) -> some View {
    recolor("saturation", .saturation(amount))
  }

  /// Takes `amount`, 0…1, of the colour out of the view. Sizing: neutral.
  public func grayscale(_ amount: Double) -> some View {
    recolor("grayscale", .grayscale(amount))
  }

  /// Turns the hues of the view's colours by `angle`. Sizing: neutral.
  public func hueRotation(_ angle: Angle) -> some View { modifier(_HueEffect(angle: angle)) }

  /// Replaces the view's colours by their complements. Sizing: neutral.
  public func colorInvert() -> some View { recolor("colorInvert", .inversion) }

  /// Multiplies the view's colours, opacity too, by `color`. Sizing: neutral.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(
      _GroupEffect(
        name: "colorMultiply",
        effect: { .recolor(.multiplication(by: color.drawn(in: $0))) }))
  }

  /// Makes the view black, and as opaque as it was bright. Sizing: neutral.
  public func luminanceToAlpha() -> some View {
    modifier(_GroupEffect(name: "luminanceToAlpha", effect: { _ in .luminanceToAlpha }))
  }
}
