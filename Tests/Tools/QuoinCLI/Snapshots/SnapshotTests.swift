import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

@Suite("quoin snapshot")
struct SnapshotTests {
  private func card(_ width: Int, _ color: String = "red") -> String {
    """
    import SwiftUI
    struct Card: View {
      var body: some View {
        HStack(spacing: 4) {
          Color.\(color).frame(width: \(width), height: 20).accessibilityIdentifier("left")
          Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("right")
        }
      }
    }
    #Preview { Card() }
    #Preview("Padded") { Card().padding(5) }
    """
  }

  private func place(_ width: Int = 20) throws -> Workplace {
    let place = try Workplace()
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(card(width), to: "App/Card.swift")
    return place
  }

  private func references(_ place: Workplace, in folder: String = "App/__Snapshots__") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.url(folder).path)) ?? []).sorted()
  }

  @Test("references are recorded, compared and recorded again")
  func course() throws {
    let place = try place()
    defer { place.close() }
    let first = try place.quoin("snapshot", "App")
    #expect(first.status == 1)
    #expect(
      first.output == """
        new      Card.swift:10: App/__Snapshots__/Card.png
        new      Card.swift:11: App/__Snapshots__/Card-Padded.png
        2 previews: 2 new; --record makes the drawn images the references
        report: snapshot-report.html

        """)
    #expect(references(place) == [])

    let recorded = try place.quoin("snapshot", "App", "--record")
    #expect(recorded.status == 0, "\(recorded.diagnostics)")
    #expect(recorded.output.hasSuffix("2 previews: 2 new; recorded\n"))
    #expect(
      references(place) == [
        "Card-Padded.png", "Card-Padded.png.json", "Card.png", "Card.png.json",
      ])
    let same = try place.quoin("snapshot", "App")
    #expect(same.status == 0)
    #expect(same.output == "2 previews: 2 the same\n")

    try place.write(card(30), to: "App/Card.swift")
    let changed = try place.quoin(
      "snapshot", "App", "--preview", "Card", "--report", "out/page.html")
    #expect(changed.status == 1)
    #expect(
      changed.output == """
        changed  Card.swift:10: App/__Snapshots__/Card.png
                 The image is 88 × 40 pixels, and the reference 68 × 40.
                 The width of the frame “left” grew from 20 to 30.
                 5 views moved.
        1 preview: 1 changed; --record makes the drawn images the references
        report: out/page.html

        """)
    let page = try String(contentsOf: place.url("out/page.html"), encoding: .utf8)
    #expect(
      page.contains("<tr><td>frame #left</td><td>20 × 20 at 0, 0</td><td>30 × 20 at 0, 0</td></tr>")
    )
    #expect(page.matches(of: /data:image\/png;base64,iVBOR/).count == 3)
    #expect(try place.quoin("snapshot", "App", "--record").status == 0)
    #expect(try place.quoin("snapshot", "App").status == 0)
  }

  @Test("a removed preview is reported, and --record deletes its reference")
  func gone() throws {
    let place = try place()
    defer { place.close() }
    _ = try place.quoin("snapshot", "App", "--record")
    try place.write(
      card(20).replacing("#Preview(\"Padded\") { Card().padding(5) }", with: ""),
      to: "App/Card.swift")
    let outcome = try place.quoin("snapshot", "App")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        gone     App/__Snapshots__/Card-Padded.png
        2 previews: 1 the same, 1 gone; --record makes the drawn images the references
        report: snapshot-report.html

        """)
    let json = try place.quoin("snapshot", "App", "--json")
    #expect(json.output.contains("\"state\" : \"gone\""))
    #expect(try place.quoin("snapshot", "App", "--record").status == 0)
    #expect(references(place) == ["Card.png", "Card.png.json"])
  }

  @Test("a file's references are beside it, or in a given folder")
  func file() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    #expect(try place.quoin("snapshot", "Card.swift", "--record").status == 0)
    #expect(references(place, in: "__Snapshots__/Card") == ["Card.png", "Card.png.json"])
    #expect(
      try place.quoin("snapshot", "Card.swift", "--record", "--references", "here").status == 0)
    #expect(references(place, in: "here") == ["Card.png", "Card.png.json"])
    #expect(try place.quoin("snapshot", "Card.swift", "--dark").status == 1)
  }

  @Test("other fonts, and unreadable references")
  func damaged() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.previews("Text(\"Hello\")"), to: "Card.swift")
    _ = try place.quoin("snapshot", "Card.swift", "--record", "--references", "here")
    let record = place.url("here/Card.png.json")
    let text = try String(contentsOf: record, encoding: .utf8)
    try Data(
      text.replacing(
        /"sha256":"[0-9a-f]{64}"/, with: "\"sha256\":\"\(String(repeating: "0", count: 64))\""
      )
      .utf8
    ).write(to: record)
    try place.write(Sample.previews("Text(\"Hallo\")"), to: "Card.swift")
    let fonts = try place.quoin("snapshot", "Card.swift", "--references", "here")
    #expect(fonts.output.contains("\n         Other fonts drew the reference: "))
    try place.write("nothing", to: "here/Card.png")
    let damaged = try place.quoin("snapshot", "Card.swift", "--references", "here")
    #expect(damaged.status == 1)
    #expect(damaged.output.contains("The reference can't be read as an image: "))
  }

  @Test("conflicts are reported before any work")
  func obstacles() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let file = try place.quoin("snapshot", "Card.swift", "--references", "Card.swift")
    #expect(file.status == 1)
    #expect(
      file.diagnostics == """
        error: Card.swift: this is not a folder, but references are stored in a folder
               Pass a folder: --references DIR

        """)
    try FileManager.default.createDirectory(
      at: place.url("page"), withIntermediateDirectories: true)
    #expect(try place.quoin("snapshot", "Card.swift", "--report", "page").status != 0)
  }

  @Test("a preview that can't be drawn fails, recorded or not")
  func failing() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.previews(
        "Color.red.frame(width: 10, height: 10)\n    Text(\"a\").frame(width: Int(\"x\")! > 0 ? 1 : 2)"
      ),
      to: "Card.swift")
    let outcome = try place.quoin("snapshot", "Card.swift", "--record")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("failed   "))
  }
}
