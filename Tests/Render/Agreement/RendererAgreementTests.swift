#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinSVG
  import Testing

  /// One scene in three formats: compares the PNG with Poppler's rendering of the PDF and librsvg's
  /// of the SVG.
  ///
  /// If `QUOIN_AGREEMENT` names a folder, all images are written there for inspection.
  @Suite struct RendererAgreementTests {
    private static let resolution = String(Int(AgreementScene.scale * 72))

    @Test(.enabled(if: Tools.has("pdftoppm")), arguments: AgreementScene.all)
    func documentsLookLikePictures(_ scene: AgreementScene) async throws {
      guard let tolerance = scene.pdf else { return }
      let list = try await scene.list()
      let pdf = try CairoRenderer().pdf([list])
      let png = try Tools.run("pdftoppm", on: pdf, result: "page.png") { source, target in
        ["-png", "-singlefile", "-r", Self.resolution, source, String(target.dropLast(4))]
      }
      try compare(scene, list, with: png, "pdf", tolerance)
    }

    @Test(.enabled(if: Tools.has("rsvg-convert")), arguments: AgreementScene.all)
    func drawingsLookLikePictures(_ scene: AgreementScene) async throws {
      guard let tolerance = scene.svg else { return }
      let list = try await scene.list()
      let svg = SVGRenderer().svg(list)
      let png = try Tools.run("rsvg-convert", on: Data(svg.utf8), result: "page.png") {
        ["-z", "\(AgreementScene.scale)", $0, "-o", $1]
      }
      try compare(scene, list, with: png, "svg", tolerance)
    }

    private func compare(
      _ scene: AgreementScene, _ list: DisplayList, with png: Data, _ format: String,
      _ tolerance: AgreementScene.Tolerance
    ) throws {
      let expected = try CairoRenderer().pixels(list, scale: AgreementScene.scale)
      let drawn = try ImageDecoder.decode(ImageDecoder.source(data: png))
      if let folder = ProcessInfo.processInfo.environment["QUOIN_AGREEMENT"] {
        let place = URL(fileURLWithPath: folder).appendingPathComponent(scene.name)
        try png.write(to: URL(fileURLWithPath: place.path + ".\(format).png"))
        try CairoRenderer().png(list, scale: AgreementScene.scale)
          .write(to: URL(fileURLWithPath: place.path + ".png"))
      }
      try #require(drawn.width == expected.width && drawn.height == expected.height)
      let difference = Difference(expected, drawn)
      #expect(difference.mean <= tolerance.mean, "\(scene.name).\(format): \(difference)")
      #expect(difference.share <= tolerance.share, "\(scene.name).\(format): \(difference)")
    }

    /// The difference between two images of equal size, in the measures of a tolerance.
    private struct Difference: CustomStringConvertible {
      let mean: Double
      let share: Double

      init(_ first: PixelBuffer, _ second: PixelBuffer) {
        var sum = 0
        var offPixels = 0
        for pixel in stride(from: 0, to: first.bytes.count, by: 4) {
          var largest = 0
          for place in pixel..<pixel + 3 {
            let difference = abs(Int(first.bytes[place]) - Int(second.bytes[place]))
            sum += difference
            largest = max(largest, difference)
          }
          if largest > 32 { offPixels += 1 }
        }
        let count = Double(max(first.bytes.count / 4, 1))
        mean = Double(sum) / count / 3
        share = Double(offPixels) / count
      }

      var description: String {
        String(format: "mean %.2f, %.2f %% of the pixels off", mean, share * 100)
      }
    }
  }
#endif
