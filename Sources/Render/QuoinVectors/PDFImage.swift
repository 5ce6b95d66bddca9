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

  /// Decodes the picture of `value`, filling a stencil mask with `stencil`; `nil` for an
  /// unsupported format.
  func source(_ value: PDFValue, stencil: ResolvedColor) -> ImageSource? {
    guard let fields = file.dictionary(value), let size = size(fields) else { return nil }
    let (bytes, filter) = file.unpacked(value)
    if filter == "DCTDecode" || filter == "DCT" {
      let source = try? ImageDecoder.source(data: Data(bytes))
      return source.flatMap {
        file.budget.spend($0.pixelWidth * $0.pixelHeight, on: .pixels) ? $0 : nil
      }
    }
    guard filter == nil else { return nil }
    let isStencil = isStencil(fields)
    let bits = isStencil ? 1 : bitsPerPart(fields)
    guard [1, 2, 4, 8].contains(bits) else { return nil }
    let samples = PDFSamples(bytes: bytes, width: size.width, height: size.height, bits: bits)
    let decode = file.numbers(fields["Decode"]) ?? []
    var rgba: [UInt8]
    if isStencil {
      // Two units per pixel: one for decoding, one for encoding.
      guard file.budget.spend(2 * size.width * size.height, on: .pixels) else { return nil }
      let isInverted = decode.first == 1
      rgba = samples.rgba(table: isInverted ? [.clear, stencil] : [stencil, .clear])
    } else {
      guard let space = PDFColorSpace(fields["ColorSpace"], in: file, resources: resources),
        space.count > 0
      else { return nil }
      let isPlain = space.count == 1 || space.isRGB && bits == 8
      guard file.budget.spend((isPlain ? 2 : 8) * size.width * size.height, on: .pixels) else {
        return nil
      }
      let isIndexed = if case .indexed = space { true } else { false }
      let most = isIndexed ? 1 : Double((1 << bits) - 1)
      let isInverted = !isIndexed && decode.count >= 2 && decode[0] > decode[1]
      func color(_ samples: [Int]) -> ResolvedColor {
        space.color(samples.map { isInverted ? 1 - Double($0) / most : Double($0) / most })
      }
      if space.count == 1 {
        rgba = samples.rgba(table: (0..<(1 << bits)).map { color([$0]) })
      } else if space.isRGB, bits == 8 {
        rgba = samples.rgba(isInverted: isInverted)
      } else {
        rgba = samples.rgba(parts: space.count, color)
      }
      fade(&rgba, size.width, size.height, by: fields["SMask"])
    }
    guard file.budget.isLeft else { return nil }
    return try? ImageDecoder.source(
      data: StoredPNG(width: size.width, height: size.height, rgba: rgba).data)
  }

  /// Whether the picture is a stencil mask, which is painted in the current color.
  func isStencil(_ fields: [String: PDFValue]) -> Bool {
    if case .bool(true)? = file.resolved(fields["ImageMask"]) { true } else { false }
  }

  private func size(_ fields: [String: PDFValue]) -> (width: Int, height: Int)? {
    func length(_ key: String) -> Int? {
      file.number(fields[key]).flatMap { $0 >= 1 && $0 <= 16_384 ? Int($0) : nil }
    }
    guard let width = length("Width"), let height = length("Height"),
      width * height <= Self.mostPixels
    else { return nil }
    return (width, height)
  }

  private func bitsPerPart(_ fields: [String: PDFValue]) -> Int {
    Int(file.number(fields["BitsPerComponent"]) ?? 8)
  }

  /// Applies another picture, whose size may differ, as the opacity of each pixel.
  private func fade(_ rgba: inout [UInt8], _ width: Int, _ height: Int, by value: PDFValue?) {
    guard let value, let fields = file.dictionary(value), let size = size(fields) else { return }
    let (bytes, filter) = file.unpacked(value)
    let bits = bitsPerPart(fields)
    guard filter == nil, [1, 2, 4, 8].contains(bits),
      file.budget.spend(size.width * size.height + width * height, on: .pixels)
    else { return }
    let samples = PDFSamples(bytes: bytes, width: size.width, height: size.height, bits: bits)
    let opacities = samples.opacities
    let columns = (0..<width).map { $0 * size.width / width }
    rgba.withUnsafeMutableBufferPointer { rgba in
      opacities.withUnsafeBufferPointer { opacities in
        for row in 0..<height {
          let line = row * size.height / height * size.width
          for column in 0..<width {
            rgba[(row * width + column) * 4 + 3] = opacities[line + columns[column]]
          }
        }
      }
    }
  }
}

/// The samples of a PDF picture; each row begins at a byte boundary.
struct PDFSamples {
  let bytes: [UInt8]
  let width: Int
  let height: Int
  let bits: Int

  private func rowLength(_ parts: Int) -> Int { (width * parts * bits + 7) / 8 }

  /// Returns the number of complete rows.
  private func rows(_ parts: Int) -> Int { min(height, bytes.count / rowLength(parts)) }

  /// Returns the pixels of palette indices; white where samples are missing.
  func rgba(table: [ResolvedColor]) -> [UInt8] {
    let table = table.map(\.rgba)
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    rgba.withUnsafeMutableBytes { rgba in
      forEachSample { place, sample in
        rgba.storeBytes(of: table[sample], toByteOffset: 4 * place, as: SIMD4<UInt8>.self)
      }
    }
    return rgba
  }

  /// The pixels' opacities; opaque where samples are missing.
  var opacities: [UInt8] {
    var opacities = [UInt8](repeating: 255, count: width * height)
    let most = (1 << bits) - 1
    opacities.withUnsafeMutableBufferPointer { opacities in
      forEachSample { place, sample in opacities[place] = UInt8(sample * 255 / most) }
    }
    return opacities
  }

  private func forEachSample(_ action: (Int, Int) -> Void) {
    let (row, most, count) = (rowLength(1), (1 << bits) - 1, 8 / bits)
    bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<rows(1) {
        for x in 0..<width {
          let byte = Int(bytes[y * row + x / count])
          action(y * width + x, byte >> (8 - bits - x % count * bits) & most)
        }
      }
    }
  }

  /// Returns the pixels of RGB bytes.
  func rgba(isInverted: Bool) -> [UInt8] {
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    let mask: UInt8 = isInverted ? 255 : 0
    rgba.withUnsafeMutableBufferPointer { rgba in
      bytes.withUnsafeBufferPointer { bytes in
        for pixel in 0..<rows(3) * width {
          for part in 0..<3 { rgba[4 * pixel + part] = bytes[3 * pixel + part] ^ mask }
        }
      }
    }
    return rgba
  }

  /// Returns the pixels, each converted from `parts` samples by `color`.
  func rgba(parts: Int, _ color: ([Int]) -> ResolvedColor) -> [UInt8] {
    var rgba = [UInt8](repeating: 255, count: width * height * 4)
    let (row, most) = (rowLength(parts), (1 << bits) - 1)
    var known: [[Int]: SIMD4<UInt8>] = [:]
    var samples = [Int](repeating: 0, count: parts)
    var last: ([Int], SIMD4<UInt8>)?
    rgba.withUnsafeMutableBytes { rgba in
      for y in 0..<rows(parts) {
        for x in 0..<width {
          for part in 0..<parts {
            let bit = (x * parts + part) * bits
            samples[part] = Int(bytes[y * row + bit / 8]) >> (8 - bits - bit % 8) & most
          }
          if last?.0 != samples {
            let shown = known[samples] ?? color(samples).rgba
            if known.count < 4096 { known[samples] = shown }
            last = (samples, shown)
          }
          guard let shown = last?.1 else { continue }
          rgba.storeBytes(
            of: shown, toByteOffset: 4 * (y * width + x), as: SIMD4<UInt8>.self)
        }
      }
    }
    return rgba
  }
}

extension ResolvedColor {
  /// The color as four bytes.
  fileprivate var rgba: SIMD4<UInt8> {
    func byte(_ part: Double) -> UInt8 { UInt8((part.inside(0...1) * 255).rounded()) }
    return SIMD4(byte(red), byte(green), byte(blue), byte(opacity))
  }
}
