import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension View {
  private func recolor(_ name: String, _ matrix: ColorMatrix) -> some View {
    modifier(_GroupEffect(name: name, effect: { _ in .recolor(matrix) }))
  }

  /// Adds `amount`, in -1…1, to the red, green and blue of the view's colors.
  /// Sizing: neutral.
  public func brightness(_ amount: Double) -> some View {
    recolor("brightness", .brightness(amount))
  }

  /// Scales the contrast of the view's colors: 1 leaves them unchanged, 0 makes them gray, negative
  /// amounts invert them.
  /// Sizing: neutral.
  public func contrast(_ amount: Double) -> some View { recolor("contrast", .contrast(amount)) }

  /// Scales the saturation of the view's colors: 1 leaves them unchanged, 0 makes them gray.
  /// Sizing: neutral.
  public func saturation(_ amount: Double) -> some View {
    recolor("saturation", .saturation(amount))
  }

  /// Removes the fraction `amount`, in 0…1, of the view's saturation.
  /// Sizing: neutral.
  public func grayscale(_ amount: Double) -> some View {
    recolor("grayscale", .grayscale(amount))
  }

  /// Rotates the hues of the view's colors by `angle`.
  /// Sizing: neutral.
  public func hueRotation(_ angle: Angle) -> some View { modifier(_HueEffect(angle: angle)) }

  /// Replaces the view's colors with their complements.
  /// Sizing: neutral.
  public func colorInvert() -> some View { recolor("colorInvert", .inversion) }

  /// Multiplies the view's colors, including opacity, by `color`.
  /// Sizing: neutral.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(
      _GroupEffect(
        name: "colorMultiply",
        effect: { .recolor(.multiplication(by: color.drawn(in: $0))) }))
  }

  /// Makes the view black, with its luminance as opacity.
  /// Sizing: neutral.
  public func luminanceToAlpha() -> some View {
    modifier(_GroupEffect(name: "luminanceToAlpha", effect: { _ in .luminanceToAlpha }))
  }
}
