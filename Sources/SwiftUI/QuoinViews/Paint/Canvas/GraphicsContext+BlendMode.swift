import QuoinDrawing

extension GraphicsContext {
  /// The way a drawing is blended with what is beneath it.
  public struct BlendMode: Hashable, Sendable {
    let blending: Blending

    public static let normal = BlendMode(blending: .normal)
    public static let multiply = BlendMode(blending: .multiply)
    public static let screen = BlendMode(blending: .screen)
    public static let overlay = BlendMode(blending: .overlay)
    public static let darken = BlendMode(blending: .darken)
    public static let lighten = BlendMode(blending: .lighten)
    public static let colorDodge = BlendMode(blending: .colorDodge)
    public static let colorBurn = BlendMode(blending: .colorBurn)
    public static let softLight = BlendMode(blending: .softLight)
    public static let hardLight = BlendMode(blending: .hardLight)
    public static let difference = BlendMode(blending: .difference)
    public static let exclusion = BlendMode(blending: .exclusion)
    public static let hue = BlendMode(blending: .hue)
    public static let saturation = BlendMode(blending: .saturation)
    public static let color = BlendMode(blending: .color)
    public static let luminosity = BlendMode(blending: .luminosity)
    public static let clear = BlendMode(blending: .clear)
    public static let copy = BlendMode(blending: .copy)
    public static let sourceIn = BlendMode(blending: .sourceIn)
    public static let sourceOut = BlendMode(blending: .sourceOut)
    public static let sourceAtop = BlendMode(blending: .sourceAtop)
    public static let destinationOver = BlendMode(blending: .destinationOver)
    public static let destinationIn = BlendMode(blending: .destinationIn)
    public static let destinationOut = BlendMode(blending: .destinationOut)
    public static let destinationAtop = BlendMode(blending: .destinationAtop)
    public static let xor = BlendMode(blending: .xor)
    public static let plusDarker = BlendMode(blending: .plusDarker)
    public static let plusLighter = BlendMode(blending: .plusLighter)
  }
}
