/// How a group is combined with what lies below it: the separable and HSL modes of PDF and CSS, the
/// operators of Porter and Duff, and sums. In the order of Core Graphics'.
public enum Blending: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// Darknesses add up: 1 - ((1 - s) + (1 - d)), not below 0.
  case plusDarker
  /// Lights add up: s + d, not above 1.
  case plusLighter

  /// Whether PDF and CSS have the mode themselves.
  public var isStandard: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    default: false
    }
  }
}
