import Foundation
import QuoinDrawing
import QuoinGeometry

/// A picture in a PDF file.
struct PDFImage {
  private let file: PDFFile
  private let resources: [String: PDFValue]

  private static let mostPixels = 1 << 24

  init(file: PDFFile, resources: [String: PDFValue]) {
    self.file = file
    self.resources = resources
  }

  /// The picture of `value`; `stencil` fills it if it is only a stencil. `nil` for a format that isn't read.
  func source(_ value: PDFValue, stencil: ResolvedColor) -> ImageSource? {
    guard let fields = file.dictionary(value), let width = length(fields["Width"]),
      let height = length(fields["Height"]), width * height <= Self.mostPixels
    else { return nil }
    let (bytes, filter) = file.unpacked(value)
    if filter == "DCTDecode" || filter == "DCT" {
      return try? ImageDecoder.source(data: Data(bytes))
    }
    guard filter == nil else { return nil }
    let isStencil =
      if case .bool(true)? = file.resolved(fields["ImageMask"]) { true } else { false }
    let bits = isStencil ? 1 : Int(file.number(fields["BitsPerComponent"]) ?? 8)
    guard [1, 2, 4, 8].contains(bits) else { return nil }
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    func set(_ pixel: Int, _ color: ResolvedColor) {
      for (part, value) in [color.red, color.green, color.blue, color.opacity].enumerated() {
        rgba[pixel * 4 + part] = UInt8((min(max(value, 0), 1) * 255).rounded())
      }
    }
    let decode = file.numbers(fields["Decode"]) ?? []
    if isStencil {
      let isInverted = decode.first == 1
      eachSample(of: bytes, width, height, 1, 1) { pixel, samples in
        set(pixel, (samples[0] == 0) != isInverted ? stencil : .clear)
      }
    } else {
      guard let space = PDFColorSpace(fields["ColorSpace"], in: file, resources: resources),
        space.count > 0
      else { return nil }
      let isIndexed = if case .indexed = space { true } else { false }
      let most = isIndexed ? 1 : Double((1 << bits) - 1)
      let isInverted = !isIndexed && decode.count >= 2 && decode[0] > decode[1]
      var known: [[Int]: ResolvedColor] = [:]
      eachSample(of: bytes, width, height, space.count, bits) { pixel, samples in
        let color =
          known[samples]
          ?? space.color(samples.map { isInverted ? 1 - Double($0) / most : Double($0) / most })
        if known.count < 4096 { known[samples] = color }
        set(pixel, color)
      }
      fade(&rgba, width, height, by: fields["SMask"])
    }
    return try? ImageDecoder.source(
      data: StoredPNG(width: width, height: height, rgba: rgba).data)
  }

  private func length(_ value: PDFValue?) -> Int? {
    file.number(value).flatMap { $0 >= 1 && $0 <= 16_384 ? Int($0) : nil }
  }

  /// Takes the opacity of each pixel from another picture, which may have another size.
  private func fade(_ rgba: inout [UInt8], _ width: Int, _ height: Int, by value: PDFValue?) {
    guard let value, let fields = file.dictionary(value), let across = length(fields["Width"]),
      let down = length(fields["Height"]), across * down <= Self.mostPixels
    else { return }
    let (bytes, filter) = file.unpacked(value)
    let bits = Int(file.number(fields["BitsPerComponent"]) ?? 8)
    guard filter == nil, [1, 2, 4, 8].contains(bits) else { return }
    var opacities = [UInt8](repeating: 255, count: across * down)
    eachSample(of: bytes, across, down, 1, bits) { pixel, samples in
      opacities[pixel] = UInt8(samples[0] * 255 / ((1 << bits) - 1))
    }
    for row in 0..<height {
      for column in 0..<width {
        rgba[(row * width + column) * 4 + 3] =
          opacities[row * down / height * across + column * across / width]
      }
    }
  }

  private func eachSample(
    of bytes: [UInt8], _ width: Int, _ height: Int, _ count: Int, _ bits: Int,
    _ action: (Int, [Int]) -> Void
  ) {
    let row = (width * count * bits + 7) / 8
    for y in 0..<height {
      guard (y + 1) * row <= bytes.count else { return }
      for x in 0..<width {
        let samples = (0..<count).map { part -> Int in
          let bit = (x * count + part) * bits
          let byte = Int(bytes[y * row + bit / 8])
          return byte >> (8 - bits - bit % 8) & ((1 << bits) - 1)
        }
        action(y * width + x, samples)
      }
    }
  }
}
