import Foundation

/// The supported filters. Their effects follow Apple's descriptions; pixels differ from Apple's.
enum FilterKind: String, CaseIterable {
  case sepiaTone = "CISepiaTone"
  case colorControls = "CIColorControls"
  case exposureAdjust = "CIExposureAdjust"
  case colorInvert = "CIColorInvert"
  case colorMonochrome = "CIColorMonochrome"
  case photoEffectMono = "CIPhotoEffectMono"
  case vignette = "CIVignette"
  case gaussianBlur = "CIGaussianBlur"
  case boxBlur = "CIBoxBlur"
  case unsharpMask = "CIUnsharpMask"
  case pixellate = "CIPixellate"
  case crystallize = "CICrystallize"
  case edges = "CIEdges"
  case bloom = "CIBloom"
  case twirlDistortion = "CITwirlDistortion"
  case bumpDistortion = "CIBumpDistortion"
  case qrCodeGenerator = "CIQRCodeGenerator"
  case whitePointAdjust = "CIWhitePointAdjust"
  case colorClamp = "CIColorClamp"
  case colorMap = "CIColorMap"
  case colorPosterize = "CIColorPosterize"
  case falseColor = "CIFalseColor"
  case gammaAdjust = "CIGammaAdjust"
  case hueAdjust = "CIHueAdjust"
  case vibrance = "CIVibrance"
  case thermal = "CIThermal"
  case xRay = "CIXRay"
  case photoEffectChrome = "CIPhotoEffectChrome"
  case photoEffectFade = "CIPhotoEffectFade"
  case photoEffectInstant = "CIPhotoEffectInstant"
  case photoEffectNoir = "CIPhotoEffectNoir"
  case photoEffectProcess = "CIPhotoEffectProcess"
  case photoEffectTonal = "CIPhotoEffectTonal"
  case photoEffectTransfer = "CIPhotoEffectTransfer"
  case median = "CIMedianFilter"
  case gloom = "CIGloom"
  case sharpenLuminance = "CISharpenLuminance"
  case comicEffect = "CIComicEffect"
  /// Transforms the image. Its edges aren't extended.
  case affineClamp = "CIAffineClamp"

  /// The display name: `CISepiaTone` is "Sepia Tone".
  var title: String {
    rawValue.dropFirst(2).reduce(into: "") { title, letter in
      if letter.isUppercase, title.last?.isLowercase == true { title.append(" ") }
      title.append(letter)
    }
  }

  /// The parameters of the filter with their default values.
  var defaults: [String: Any] {
    switch self {
    case .sepiaTone: [kCIInputIntensityKey: Float(1)]
    case .colorControls:
      [
        kCIInputBrightnessKey: Float(0), kCIInputContrastKey: Float(1),
        kCIInputSaturationKey: Float(1),
      ]
    case .exposureAdjust: [kCIInputEVKey: Float(0)]
    case .colorMonochrome: [kCIInputIntensityKey: Float(1)]
    case .vignette: [kCIInputIntensityKey: Float(0), kCIInputRadiusKey: Float(1)]
    case .gaussianBlur, .boxBlur: [kCIInputRadiusKey: Float(10)]
    case .unsharpMask: [kCIInputIntensityKey: Float(0.5), kCIInputRadiusKey: Float(2.5)]
    case .pixellate: [kCIInputScaleKey: Float(8)]
    case .crystallize: [kCIInputRadiusKey: Float(20)]
    case .edges: [kCIInputIntensityKey: Float(1)]
    case .bloom, .gloom: [kCIInputIntensityKey: Float(0.5), kCIInputRadiusKey: Float(10)]
    case .twirlDistortion: [kCIInputRadiusKey: Float(300), kCIInputAngleKey: Float.pi]
    case .bumpDistortion: [kCIInputRadiusKey: Float(300), kCIInputScaleKey: Float(0.5)]
    case .qrCodeGenerator: ["inputCorrectionLevel": "M"]
    case .whitePointAdjust: [kCIInputColorKey: CIColor.white]
    case .colorClamp:
      [
        "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
      ]
    case .colorPosterize: ["inputLevels": Float(6)]
    case .falseColor:
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    case .gammaAdjust: ["inputPower": Float(1)]
    case .hueAdjust: [kCIInputAngleKey: Float(0)]
    case .vibrance: ["inputAmount": Float(0)]
    case .sharpenLuminance: [kCIInputSharpnessKey: Float(0.4), kCIInputRadiusKey: Float(1.69)]
    default: [:]
    }
  }

  var inputKeys: [String] {
    let own = defaults.keys.sorted()
    switch self {
    case .qrCodeGenerator: return ["inputMessage"] + own
    case .pixellate, .crystallize, .twirlDistortion, .bumpDistortion:
      return [kCIInputImageKey, kCIInputCenterKey] + own
    case .colorMonochrome: return [kCIInputImageKey, kCIInputColorKey] + own
    case .colorMap: return [kCIInputImageKey, "inputGradientImage"]
    case .affineClamp: return [kCIInputImageKey, "inputTransform"]
    default: return [kCIInputImageKey] + own
    }
  }

  func output(_ values: FilterValues) -> CIImage? {
    if self == .qrCodeGenerator { return Self.code(values) }
    guard let image = values.image else { return nil }
    if self == .affineClamp { return image.transformed(by: values.transform("inputTransform")) }
    return CIImage(extent: image.extent) { [self] in
      guard let pixels = image.render(), pixels.width > 0, pixels.height > 0 else { return nil }
      return apply(pixels, values, values.center(in: image.extent))
    }
  }

  /// Returns a QR code with one pixel per module and a margin of one pixel.
  private static func code(_ values: FilterValues) -> CIImage? {
    guard let data = values.data("inputMessage"),
      let level = QRCode.Level(values.text("inputCorrectionLevel") ?? "M"),
      let code = QRCode(Array(data), level: level)
    else { return nil }
    let size = code.size + 2
    return CIImage(extent: CGRect(x: 0, y: 0, width: size, height: size)) {
      Pixels(width: size, height: size, color: .one).mapPlaces { x, y in
        let inside = (1...code.size).contains(x) && (1...code.size).contains(y)
        return inside && code.modules[y - 1][x - 1] ? SIMD4(0, 0, 0, 1) : .one
      }
    }
  }

  private func apply(_ pixels: Pixels, _ values: FilterValues, _ center: SIMD2<Float>) -> Pixels {
    let radius = values.number(kCIInputRadiusKey)
    let intensity = values.number(kCIInputIntensityKey)
    switch self {
    case .sepiaTone: return pixels.map { $0.mixed(with: $0.sepia, intensity) }
    case .colorControls:
      let saturation = values.number(kCIInputSaturationKey)
      let contrast = values.number(kCIInputContrastKey)
      let brightness = values.number(kCIInputBrightnessKey)
      return pixels.map { color in
        let grey = SIMD4(repeating: color.luminance)
        return ((grey + (color - grey) * saturation - 0.5) * contrast + 0.5 + brightness)
          .with(opacity: color.w)
      }
    case .exposureAdjust:
      let factor = pow(2, values.number(kCIInputEVKey))
      return pixels.map { ($0 * factor).with(opacity: $0.w) }
    case .colorInvert: return pixels.map { (SIMD4.one - $0).with(opacity: $0.w) }
    case .photoEffectMono:
      return pixels.map { SIMD4(repeating: $0.luminance).with(opacity: $0.w) }
    case .colorMonochrome:
      let tint = values.color(kCIInputColorKey)
      return pixels.map { $0.mixed(with: (tint * $0.luminance).with(opacity: $0.w), intensity) }
    case .vignette:
      let middle = SIMD2(Float(pixels.width), Float(pixels.height)) / 2
      return pixels.mapPlaces { x, y in
        let away = (SIMD2(Float(x), Float(y)) - middle) / middle
        let dark = max(0, 1 - intensity * (away * away).sum() / 2 * max(radius, 0))
        return (pixels[x, y] * dark).with(opacity: pixels[x, y].w)
      }
    case .gaussianBlur: return pixels.blurred(radius * 1.7, times: 3)
    case .boxBlur: return pixels.blurred(radius, times: 1)
    case .unsharpMask:
      let soft = pixels.blurred(radius * 1.7, times: 3)
      return pixels.combined(with: soft) { ($0 + ($0 - $1) * intensity).with(opacity: $0.w) }
    case .bloom:
      let soft = pixels.blurred(radius * 1.7, times: 3)
      return pixels.combined(with: soft) { ($0 + $1 * intensity * 0.5).with(opacity: $0.w) }
    case .pixellate:
      return pixels.cells(values.number(kCIInputScaleKey), center, isScattered: false)
    case .crystallize: return pixels.cells(radius, center, isScattered: true)
    case .edges:
      return pixels.mapPlaces { x, y in
        let (across, down) = (
          pixels[x + 1, y] - pixels[x - 1, y], pixels[x, y + 1] - pixels[x, y - 1]
        )
        return ((across * across + down * down).squareRoot() * intensity).with(
          opacity: pixels[x, y].w)
      }
    case .twirlDistortion:
      let angle = values.number(kCIInputAngleKey)
      return pixels.bent(center, radius) { offset, share in
        let turn = angle * (1 - share) * (1 - share)
        return SIMD2(
          offset.x * cos(turn) - offset.y * sin(turn), offset.x * sin(turn) + offset.y * cos(turn))
      }
    case .bumpDistortion:
      let scale = values.number(kCIInputScaleKey)
      return pixels.bent(center, radius) { offset, share in
        offset * (1 - scale * (1 - share) * (1 - share))
      }
    case .median: return pixels.medians
    case .gloom:
      let soft = pixels.blurred(radius * 1.7, times: 3)
      return pixels.combined(with: soft) { pixel, soft in
        pixel.mixed(with: pointwiseMin(pixel, soft), intensity)
      }
    case .sharpenLuminance:
      let soft = pixels.blurred(radius, times: 3)
      let sharpness = values.number(kCIInputSharpnessKey)
      return pixels.combined(with: soft) { pixel, soft in
        (pixel + (pixel.luminance - soft.luminance) * sharpness).with(opacity: pixel.w)
      }
    case .comicEffect:
      let lines = FilterKind.edges.apply(pixels, FilterValues([kCIInputIntensityKey: 3]), center)
      return pixels.combined(with: lines) { pixel, line in
        (pixel.posterized(4) * (1 - min(1, line.luminance))).with(opacity: pixel.w)
      }
    case .colorMap:
      guard let gradient = values.image("inputGradientImage")?.render(), gradient.width > 0 else {
        return pixels
      }
      return pixels.map { pixel in
        let place = Int(pixel.luminance * Float(gradient.width - 1))
        return gradient[place, gradient.height / 2].with(opacity: pixel.w)
      }
    case .qrCodeGenerator: return pixels
    default: return pixels.map(colorChange(values))
    }
  }
}

extension SIMD4<Float> {
  var luminance: Float { (self * SIMD4(0.2126, 0.7152, 0.0722, 0)).sum() }

  /// The sepia tone of the color.
  var sepia: SIMD4<Float> {
    SIMD4(
      (self * SIMD4(0.393, 0.769, 0.189, 0)).sum(), (self * SIMD4(0.349, 0.686, 0.168, 0)).sum(),
      (self * SIMD4(0.272, 0.534, 0.131, 0)).sum(), w)
  }

  func with(opacity: Float) -> SIMD4<Float> {
    var color = clamped(lowerBound: .zero, upperBound: .one)
    color.w = opacity
    return color
  }

  func mixed(with other: SIMD4<Float>, _ share: Float) -> SIMD4<Float> {
    (self + (other - self) * share).with(opacity: w)
  }
}

extension Pixels {
  fileprivate func combined(
    with other: Pixels, _ mix: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> Pixels {
    Pixels(width: width, height: height, values: zip(values, other.values).map(mix))
  }

  /// Averages over squares of a radius; repeated, this approximates a Gaussian blur.
  fileprivate func blurred(_ radius: Float, times: Int) -> Pixels {
    let reach = Int((radius / Float(times).squareRoot() / 1.5).rounded())
    guard reach > 0 else { return self }
    var result = self
    for _ in 0..<times {
      result = result.averaged(reach, across: true).averaged(reach, across: false)
    }
    return result
  }

  private func averaged(_ reach: Int, across: Bool) -> Pixels {
    var result = values
    let (lines, length) = across ? (height, width) : (width, height)
    for line in 0..<lines {
      func pixel(_ place: Int) -> SIMD4<Float> { across ? self[place, line] : self[line, place] }
      var sum = (-reach...reach).reduce(SIMD4<Float>.zero) { $0 + pixel($1) }
      for place in 0..<length {
        result[across ? line * width + place : place * width + line] = sum / Float(2 * reach + 1)
        sum += pixel(place + reach + 1) - pixel(place - reach)
      }
    }
    return Pixels(width: width, height: height, values: result)
  }

  /// Fills cells with one color each: squares, or the Voronoi cells of scattered points.
  fileprivate func cells(_ size: Float, _ center: SIMD2<Float>, isScattered: Bool) -> Pixels {
    let side = max(size, 1)
    func seed(_ cell: SIMD2<Int32>) -> SIMD2<Float> {
      let middle = SIMD2<Float>(Float(cell.x), Float(cell.y)) + 0.5
      guard isScattered else { return center + middle * side }
      let mixed = UInt32(truncatingIfNeeded: cell.x &* 374_761_393 &+ cell.y &* 668_265_263)
      let noise = (mixed ^ mixed >> 13) &* 1_274_126_177
      let shift = SIMD2(Float(noise & 0xFF), Float(noise >> 8 & 0xFF)) / 255 - 0.5
      return center + (middle + shift * 0.9) * side
    }
    return mapPlaces { x, y in
      let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
      let cell = ((place - center) / side).rounded(.down)
      let home = SIMD2<Int32>(Int32(cell.x), Int32(cell.y))
      var best = seed(home)
      if isScattered {
        for dx in Int32(-1)...1 {
          for dy in Int32(-1)...1 {
            let other = seed(home &+ SIMD2(dx, dy))
            let (far, near) = (best - place, other - place)
            if (near * near).sum() < (far * far).sum() { best = other }
          }
        }
      }
      return self[Int(best.x.rounded(.down)), Int(best.y.rounded(.down))]
    }
  }

  /// Moves the pixels inside a circle. `share` is 0 at the center and 1 at the edge.
  fileprivate func bent(
    _ center: SIMD2<Float>, _ radius: Float, _ move: (SIMD2<Float>, Float) -> SIMD2<Float>
  ) -> Pixels {
    mapPlaces { x, y in
      let offset = SIMD2(Float(x), Float(y)) - center
      let share = (offset * offset).sum().squareRoot() / max(radius, 1)
      guard share < 1 else { return self[x, y] }
      let source = center + move(offset, share)
      return self[Int(source.x.rounded()), Int(source.y.rounded())]
    }
  }
}
