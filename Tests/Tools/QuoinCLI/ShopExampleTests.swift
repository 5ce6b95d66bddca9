import Foundation
import Testing

/// Draws the example of a complete app.
@Suite("The shop")
struct ShopExampleTests {
  private static let shop = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Examples/Shop")
    .standardizedFileURL.path

  private struct Report: Decodable {
    let previews: [Preview]
    let leftOut: [Omission]

    struct Preview: Decodable {
      let name: String
      let isBlank: Bool
      let failure: String?
      let pictures: [String]
    }

    struct Omission: Decodable {}
  }

  @Test(
    "every preview is drawn, and none is blank",
    arguments: [[], ["--locale", "de"], ["--locale", "ar", "--rtl"], ["--dark"]] as [[String]])
  func all(options: [String]) throws {
    let place = try Workplace()
    defer { place.close() }
    let outcome = try place.quoin(
      ["render", Self.shop, "-o", "out", "--scale", "1", "--json"] + options)
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.leftOut.isEmpty, "\(outcome.diagnostics)")
    #expect(outcome.output.contains("Liberation Mono is the substitute for the font"))
    #expect(report.previews.count == 35)
    for preview in report.previews {
      #expect(preview.failure == nil, "\(preview.name)")
      #expect(!preview.isBlank, "\(preview.name)")
      #expect(preview.pictures.count == 1, "\(preview.name)")
    }
    let pictures = try FileManager.default.contentsOfDirectory(atPath: place.url("out").path)
    #expect(pictures.count == report.previews.count)
  }

  @Test(
    "texts are in the requested language, with its plurals",
    arguments: [("en", "6 items"), ("de", "6 Artikel"), ("ar", "6 عناصر")])
  func languages(locale: String, says: String) throws {
    let place = try Workplace()
    defer { place.close() }
    let outcome = try place.quoin(
      "explain", Self.shop, "--preview", "Full", "--locale", locale)
    #expect(outcome.output.contains(says), "\(outcome.output)")
  }
}
