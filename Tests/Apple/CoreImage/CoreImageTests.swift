import SwiftUI
import Testing

@testable import CoreImage

@MainActor
struct CoreImageTests {
  /// Two red squares above two half-transparent blue ones.
  private func sample() throws -> CIImage {
    let red: [UInt8] = [255, 0, 0, 255]
    let blue: [UInt8] = [0, 0, 255, 128]
    return CIImage(
      cgImage: try #require(CGImage(width: 2, height: 2, rgba: red + red + blue + blue)))
  }

  @Test func picturesKeepTheirPixels() throws {
    let pixels = try #require(try sample().render())
    #expect(pixels[0, 0] == SIMD4(1, 0, 0, 1))
    #expect(abs(pixels[1, 1].z - 1) < 0.01 && abs(pixels[1, 1].w - 128 / 255) < 0.01)
  }

  @Test func partsAndTransforms() throws {
    let part = try sample().cropped(to: CGRect(x: 0, y: 1, width: 2, height: 1))
    #expect(part.extent == CGRect(x: 0, y: 1, width: 2, height: 1))
    #expect(part.render()?[1, 0] == SIMD4(1, 0, 0, 1))
    let large = try sample().transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(large.render()?[5, 2] == SIMD4(1, 0, 0, 1))
    #expect(try #require(large.render())[5, 3].z > 0.9)
    let image = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(image.width == 6 && image.height == 6)
  }

  @Test func filtersChangePixels() throws {
    let sepia = CIFilter.sepiaTone()
    #expect(sepia.outputImage == nil)
    sepia.inputImage = try sample()
    sepia.intensity = 1
    let brown = try #require(sepia.outputImage?.render())[0, 0]
    #expect(abs(brown.x - 0.393) < 1e-3 && abs(brown.z - 0.272) < 1e-3)
    sepia.intensity = 0
    #expect(sepia.outputImage?.render()?[0, 0] == SIMD4(1, 0, 0, 1))

    let inverted = try sample().applyingFilter("CIColorInvert")
    #expect(inverted.render()?[0, 0] == SIMD4(0, 1, 1, 1))
    let cells = CIFilter.pixellate()
    cells.inputImage = try sample()
    cells.scale = 8
    cells.center = CGPoint(x: 0, y: 2)
    let square = try #require(cells.outputImage?.render())
    #expect(Set(square.values).count == 1)
    #expect(CIFilter(name: "CIUnheardOf") == nil)
  }

  @Test func filtersChangeColors() throws {
    func red(_ filter: any CIFilter & CIBuiltinFilter) throws -> SIMD4<Float> {
      filter.inputImage = try sample()
      return try #require(filter.outputImage?.render())[0, 0]
    }
    let white = CIFilter.whitePointAdjust()
    #expect(try red(white) == SIMD4(1, 0, 0, 1))
    white.color = CIColor(red: 0.5, green: 1, blue: 1)
    #expect(try red(white) == SIMD4(0.5, 0, 0, 1))
    let clamp = CIFilter.colorClamp()
    clamp.minComponents = CIVector(x: 0, y: 0.25, z: 0, w: 0)
    clamp.maxComponents = CIVector(x: 0.75, y: 1, z: 1, w: 1)
    #expect(try red(clamp) == SIMD4(0.75, 0.25, 0, 1))
    let hue = CIFilter.hueAdjust()
    hue.angle = 2 * .pi / 3
    #expect(try red(hue).y > 0.99)
    let gray = try red(CIFilter.photoEffectNoir())
    #expect(gray.x == gray.y && gray.y == gray.z)
    #expect(try red(CIFilter.median()) == SIMD4(1, 0, 0, 1))
    let clampedEdges = CIFilter.affineClamp()
    clampedEdges.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(try red(clampedEdges) == SIMD4(1, 0, 0, 1))
    #expect(clampedEdges.outputImage?.extent.width == 4)
  }

  @Test func everyFilterRuns() throws {
    for kind in FilterKind.allCases where kind != .qrCodeGenerator {
      let filter = try #require(CIFilter(name: kind.rawValue))
      filter.setValue(try sample(), forKey: kCIInputImageKey)
      if filter.inputKeys.contains(kCIInputRadiusKey) {
        filter.setValue(2.0, forKey: kCIInputRadiusKey)
      }
      let image = try #require(filter.outputImage?.cgImage, "\(kind)")
      #expect(image.width == 2 && image.height == 2)
    }
    #expect(FilterKind.sepiaTone.title == "Sepia Tone")
    #expect(CIFilter.gaussianBlur().inputKeys == ["inputImage", "inputRadius"])
  }

  @Test func blursSpread() throws {
    var pixels = Pixels(width: 21, height: 21, color: SIMD4(0, 0, 0, 1))
    pixels.values[10 * 21 + 10] = .one
    let image = CIImage(extent: CGRect(x: 0, y: 0, width: 21, height: 21)) { [pixels] in pixels }
    let soft = try #require(image.applyingGaussianBlur(sigma: 2).render())
    #expect(soft[10, 10].x < 0.1 && soft[10, 10].x > soft[13, 10].x && soft[13, 10].x > 0)
    #expect(abs(soft[7, 10].x - soft[13, 10].x) < 1e-4)
    #expect(abs(soft.values.reduce(0) { $0 + $1.x } - 1) < 0.01)
  }

  /// Verified with another program's reader when this test was written: five sizes, each level.
  @Test func codesHaveTheirPatterns() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("hello".utf8)
    filter.correctionLevel = "L"
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let rows = try #require(QRCode(Array("hello".utf8), level: .low)).modules.map { row in
      row.map { $0 ? "#" : "." }.joined()
    }
    #expect(rows[0].hasPrefix("#######.") && rows[0].hasSuffix(".#######"))
    #expect(rows[6] == "#######.#.#.#.#######")
    #expect(rows[13].dropFirst(8).first == "#")
    let pixels = try #require(image.render())
    #expect(pixels[0, 0] == .one && pixels[1, 1] == SIMD4(0, 0, 0, 1))
  }

  @Test func codesGrow() throws {
    #expect(QRCode([UInt8](repeating: 65, count: 17), level: .low)?.version == 1)
    #expect(QRCode([UInt8](repeating: 65, count: 18), level: .low)?.version == 2)
    #expect(QRCode([UInt8](repeating: 65, count: 1_273), level: .high)?.version == 40)
    #expect(QRCode([UInt8](repeating: 65, count: 1_274), level: .high) == nil)
    #expect(QRCode([UInt8](repeating: 65, count: 2_953), level: .low)?.version == 40)
  }

  @Test func theClassicCompiles() throws {
    struct Screen: View {
      let context = CIContext()
      let filter = CIFilter.qrCodeGenerator()
      @State private var current: CIFilter = CIFilter.sepiaTone()

      var body: some View {
        Image(uiImage: code(from: "name\nmail")).interpolation(.none).resizable().scaledToFit()
      }

      func code(from string: String) -> UIImage {
        filter.message = Data(string.utf8)
        if let output = filter.outputImage {
          if let image = context.createCGImage(output, from: output.extent) {
            return UIImage(cgImage: image)
          }
        }
        return UIImage(systemName: "xmark.circle") ?? UIImage()
      }
    }
    #expect(report(200, 300, Screen()).size == CGSize(width: 200, height: 200))
  }
}
