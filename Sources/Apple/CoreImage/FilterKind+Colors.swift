import Foundation

extension FilterKind {
  /// Returns the change of each color of a filter that looks at one pixel at a time.
  func colorChange(_ values: FilterValues) -> (SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .whitePointAdjust:
      let white = values.color(kCIInputColorKey)
      return { ($0 * white).with(opacity: $0.w) }
    case .colorClamp:
      let (low, high) = (
        values.vector("inputMinComponents"), values.vector("inputMaxComponents")
      )
      return { pointwiseMax(low, pointwiseMin(high, $0)) }
    case .colorPosterize:
      let levels = values.number("inputLevels")
      return { $0.posterized(levels) }
    case .falseColor:
      let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
      return { (dark + (light - dark) * $0.luminance).with(opacity: $0.w) }
    case .gammaAdjust:
      let power = values.number("inputPower")
      return { color in
        SIMD4(pow(color.x, power), pow(color.y, power), pow(color.z, power), 1)
          .with(opacity: color.w)
      }
    case .hueAdjust:
      let angle = values.number(kCIInputAngleKey)
      return { $0.turned(angle) }
    case .vibrance:
      let amount = values.number("inputAmount")
      return { color in
        // Pale colors change more than vivid ones.
        let vividness = max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
        return color.saturated(1 + amount * (1 - vividness))
      }
    case .thermal:
      return { color in
        let heat = color.luminance
        return SIMD4(heat * 2, heat < 0.5 ? heat * 2 : 2 - heat * 2, 1 - heat * 2, 1)
          .with(opacity: color.w)
      }
    case .xRay: return { SIMD4(repeating: 1 - $0.luminance).with(opacity: $0.w) }
    case .photoEffectChrome: return { $0.saturated(1.3).contrasted(1.1) }
    case .photoEffectFade: return { $0.saturated(0.7).contrasted(0.8) }
    case .photoEffectInstant: return { $0.mixed(with: $0.sepia, 0.3).contrasted(0.9) }
    case .photoEffectNoir: return { $0.saturated(0).contrasted(1.4) }
    case .photoEffectProcess: return { ($0 * SIMD4(0.9, 1, 1.05, 1)).with(opacity: $0.w) }
    case .photoEffectTonal: return { $0.saturated(0).contrasted(0.95) }
    case .photoEffectTransfer: return { ($0 * SIMD4(1.05, 1, 0.9, 1)).with(opacity: $0.w) }
    default: return { $0 }
    }
  }
}

extension SIMD4<Float> {
  /// Moves the color away from the gray of the same luminance.
  fileprivate func saturated(_ factor: Float) -> SIMD4<Float> {
    let gray = SIMD4(repeating: luminance)
    return (gray + (self - gray) * factor).with(opacity: w)
  }

  fileprivate func contrasted(_ factor: Float) -> SIMD4<Float> {
    ((self - 0.5) * factor + 0.5).with(opacity: w)
  }

  /// Rounds each component to one of a number of levels.
  func posterized(_ levels: Float) -> SIMD4<Float> {
    let steps = Swift.max(levels, 2) - 1
    return ((self * steps).rounded(.toNearestOrAwayFromZero) / steps).with(opacity: w)
  }

  /// Turns the hue: a rotation about the axis of grays.
  fileprivate func turned(_ angle: Float) -> SIMD4<Float> {
    let (cosine, sine) = (cos(angle), sin(angle))
    let gray = (x + y + z) / 3 * (1 - cosine)
    let part = sine / Float(3).squareRoot()
    return SIMD4(
      x * cosine + gray + (z - y) * part, y * cosine + gray + (x - z) * part,
      z * cosine + gray + (y - x) * part, 1
    ).with(opacity: w)
  }
}

extension Pixels {
  /// The median of each component in squares of three pixels.
  var medians: Pixels {
    mapPlaces { x, y in
      let around = (-1...1).flatMap { dy in (-1...1).map { dx in self[x + dx, y + dy] } }
      var color = self[x, y]
      for component in 0..<3 { color[component] = around.map { $0[component] }.sorted()[4] }
      return color
    }
  }
}
