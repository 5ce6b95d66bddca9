/// A mode of combining a group with what is below it: the separable and HSL modes of PDF and CSS,
/// the Porter–Duff operators, and sums. The cases are in Core Graphics' order.
public enum Blending: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// Adds darkness: 1 - ((1 - s) + (1 - d)), not below 0.
  case plusDarker
  /// Adds light: s + d, not above 1.
  case plusLighter

  /// Whether PDF and CSS support the mode.
  public var isStandard: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    default: false
    }
  }
}
