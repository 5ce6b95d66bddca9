import Foundation
import QuoinDrawing
import QuoinGeometry

/// A color space. An ICC profile is replaced by the device color space with the same number of
/// components.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  case lab(white: [Double], range: [Double])
  case indexed(PDFColorSpace, [UInt8])
  case tint(PDFColorSpace, PDFFunction, inputs: Int)
  case pattern

  init?(_ value: PDFValue?, in file: PDFFile, resources: [String: PDFValue], depth: Int = 0) {
    guard depth < 8, file.budget.spend(50, on: .operators) else { return nil }
    if let name = file.name(value) {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let named = file.dictionary(resources["ColorSpace"])?[name] else { return nil }
        self.init(named, in: file, resources: [:], depth: depth + 1)
      }
      return
    }
    guard let parts = file.array(value), let kind = file.name(parts.first) else { return nil }
    func inner(_ index: Int) -> PDFColorSpace? {
      parts.indices.contains(index)
        ? PDFColorSpace(parts[index], in: file, resources: resources, depth: depth + 1) : nil
    }
    switch kind {
    case "ICCBased" where parts.count > 1:
      switch file.number(file.dictionary(parts[1])?["N"]) {
      case 1: self = .gray
      case 4: self = .cmyk
      default: self = .rgb
      }
    case "Lab" where parts.count > 1:
      let fields = file.dictionary(parts[1]) ?? [:]
      let white = file.numbers(fields["WhitePoint"])?.map(Double.init) ?? []
      let range = file.numbers(fields["Range"])?.map(Double.init) ?? []
      self = .lab(
        white: white.count == 3 ? white : [0.9642, 1, 0.8249],
        range: range.count == 4 ? range : [-100, 100, -100, 100])
    case "Indexed" where parts.count > 3, "I" where parts.count > 3:
      guard let base = inner(1) else { return nil }
      var table = file.content(parts[3])
      if case .string(let text)? = file.resolved(parts[3]) { table = text }
      self = .indexed(base, table)
    case "Separation" where parts.count > 3, "DeviceN" where parts.count > 3:
      let inputs = file.array(parts[1])?.count ?? 1
      guard inputs <= 32, let base = inner(2), let function = PDFFunction(parts[3], in: file) else {
        return nil
      }
      self = .tint(base, function, inputs: inputs)
    default: self.init(parts[0], in: file, resources: [:], depth: depth + 1)
    }
  }

  /// The number of components.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(_, _, let inputs): inputs
    case .pattern: 0
    }
  }

  var isRGB: Bool { if case .rgb = self { true } else { false } }

  /// The initial color.
  var first: ResolvedColor {
    if case .cmyk = self { return .black }
    if case .tint = self { return color([Double](repeating: 1, count: count)) }
    return color([Double](repeating: 0, count: count))
  }

  func color(_ numbers: [Double]) -> ResolvedColor {
    func at(_ index: Int) -> Double {
      numbers.indices.contains(index) ? numbers[index].inside(0...1) : 0
    }
    switch self {
    case .gray: return ResolvedColor(red: at(0), green: at(0), blue: at(0))
    case .rgb: return ResolvedColor(red: at(0), green: at(1), blue: at(2))
    case .cmyk:
      let light = 1 - at(3)
      return ResolvedColor(
        red: (1 - at(0)) * light, green: (1 - at(1)) * light, blue: (1 - at(2)) * light)
    case .lab(let white, _): return Self.lab(numbers, white)
    case .indexed(let base, let table):
      let index = Int((numbers.first ?? 0).inside(0...65_535)) * base.count
      guard index + base.count <= table.count else { return .black }
      return base.color(table[index..<(index + base.count)].map { Double($0) / 255 })
    case .tint(let base, let function, _): return base.color(function(numbers))
    case .pattern: return .black
    }
  }

  private static func lab(_ numbers: [Double], _ white: [Double]) -> ResolvedColor {
    guard numbers.count >= 3 else { return .black }
    let middle = (numbers[0] + 16) / 116
    func part(_ value: Double) -> Double {
      value > 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
    }
    let x = white[0] * part(middle + numbers[1] / 500)
    let y = white[1] * part(middle)
    let z = white[2] * part(middle - numbers[2] / 200)
    // From D50, which print profiles use, to linear sRGB.
    let linear = [
      3.1339 * x - 1.6169 * y - 0.4906 * z, -0.9785 * x + 1.9160 * y + 0.0333 * z,
      0.0720 * x - 0.2290 * y + 1.4057 * z,
    ]
    let encoded = linear.map { value -> Double in
      let value = value.inside(0...1)
      return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return ResolvedColor(red: encoded[0], green: encoded[1], blue: encoded[2])
  }
}
