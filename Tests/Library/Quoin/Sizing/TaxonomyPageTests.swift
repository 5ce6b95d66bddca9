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
  @Test("the page and its charts match the probe's results")
  func isCurrent() throws {
    var page = """
      # Taxonomy

      The measured sizing of each view and modifier in the articles. A chart shows the size (upwards) for each proposal (to the
      right), for the width and for the height; on the dashed line the size equals the proposal. Blue is the view, or the view
      around a child that hugs; orange is the view around a child that expands; dots are kinks, and dotted lines are jumps. An
      image shows the view with a border on a canvas, around either child. Letters are half as wide as high here.

      `Scripts/sizing-page` writes this page, and a test compares it with the probe's results. [Sizing.md](../Sizing.md) explains
      the terms.

      """
    var group = ""
    for row in Taxonomy.rows {
      let sizing = row.sizing { $0.shaper = FixedShaper() }
      if row.group != group {
        group = row.group
        page += """

          ## \(group)

          | view | behavior | chart | image |
          |---|---|---|---|

          """
      }
      let name = "`\(row.type)`, \(row.category.rawValue)"
      let warnings = row.remarks.isEmpty ? "" : "<br>\(Self.linked(row.remarks))"
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
    if Self.isRecording {
      let renderer = ImageRenderer(content: row.illustration)
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

  /// Returns the name of a row's files: its letters and numbers.
  private static func file(_ row: TaxonomyRow) -> String {
    let words = "\(row.group) \(row.type)".split { !$0.isLetter && !$0.isNumber }
    return words.map { $0.lowercased() }.joined(separator: "-")
  }
}
