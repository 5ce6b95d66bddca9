import Foundation
import Quoin
import Testing

/// `Documentation/Sizing`: the taxonomy as a page, with charts and images.
///
/// `Scripts/sizing-page` writes it.
@MainActor
@Suite("The taxonomy's page") struct TaxonomyPageTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../../Documentation/Sizing")
    .standardizedFileURL
  private static let isRecording = ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil

  /// Letters have a fixed width, so that the page is the same on every machine; images are drawn
  /// with the machine's fonts.
  @Test("the page and its charts are what the probe says")
  func isCurrent() throws {
    var page = """
      # Taxonomy

      How each view and modifier of the articles is sized, measured. A chart shows the answers (upwards) to what is proposed (to
      the right), for the width and for the height; along the dashed line a view takes what is proposed. Blue is the view, or the
      view around a child that hugs, orange the view around a child that expands; dots are kinks, dotted lines jumps. A picture
      has a border around the view on a canvas, around either child. Letters are half as wide as high here.

      `Scripts/sizing-page` writes this page, and a test holds it to what the probe says. [Sizing.md](../Sizing.md) explains the words.

      """
    var group = ""
    for row in Taxonomy.rows {
      let sizing = row.sizing { $0.shaper = FixedShaper() }
      if row.group != group {
        group = row.group
        page += """

          ## \(group)

          | view | behaviour | chart | picture |
          |---|---|---|---|

          """
      }
      let name = "`\(row.type)`, \(row.category.rawValue)"
      let warnings = row.warnings.isEmpty ? "" : "<br>\(Self.linked(row.warnings))"
      guard let sizing else {
        page += "| \(name)\(warnings) | – | | |\n"
        continue
      }
      let file = Self.file(row)
      page +=
        "| \(name)\(warnings) | \(sizing.behavior) | ![](\(file).svg) | ![](\(file).png) |\n"
      try check(sizing.svgChart(), "\(file).svg")
      try checkPicture(of: row, "\(file).png")
    }
    try check(page, "Taxonomy.md")
    let known = Set(Taxonomy.rows.flatMap { ["\(Self.file($0)).svg", "\(Self.file($0)).png"] })
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0 != "Taxonomy.md" && !known.contains($0) }.isEmpty)
    #expect(Set(Taxonomy.rows.map(Self.file)).count == Taxonomy.rows.count)
  }

  private func check(_ text: String, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "\(name) is not current: run Scripts/sizing-page")
  }

  private func checkPicture(of row: TaxonomyRow, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording, let view = row.illustration {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 1
      try renderer.pngData().write(to: file, options: .atomic)
    }
    #expect(FileManager.default.fileExists(atPath: file.path), "run Scripts/sizing-page")
  }

  /// Turns rule citations into links.
  private static func linked(_ warnings: String) -> String {
    warnings.replacing(/Rules\/(\w+)\.md(#[\w-]+)?/) { match in
      "[\(match.1)](../\(match.0))"
    }
  }

  /// The name of a row's files: its letters and numbers.
  private static func file(_ row: TaxonomyRow) -> String {
    let words = "\(row.group) \(row.type)".split { !$0.isLetter && !$0.isNumber }
    return words.map { $0.lowercased() }.joined(separator: "-")
  }
}
