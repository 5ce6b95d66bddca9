import Foundation
import Testing

@Suite("quoin render --paper")
struct PaperTests {
  private static let rows = Sample.previews(
    """
    VStack(spacing: 0) {
      ForEach(0..<30, id: \\.self) { Text(verbatim: "row \\($0)").frame(height: 20) }
    }
    .paper(PaperSize(width: 200, height: 300), margins: PageMargins(50))
    .pageFooter { page in Text(verbatim: "page \\(page.number) of \\(page.count)") }
    """)

  @Test("writes each page, with its number in the name")
  func pages() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.rows, to: "Rows.swift")
    let outcome = try place.quoin(
      "render", "Rows.swift", "--paper", "auto", "-o", "a.svg", "-o", "page-{n}.json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let names = [
      "Rows.swift", "a-1.svg", "a-2.svg", "a-3.svg", "page-1.json", "page-2.json", "page-3.json",
    ]
    #expect(try place.files() == names)
    let page = try String(contentsOf: place.url("a-2.svg"), encoding: .utf8)
    #expect(page.contains("width=\"200\"") && page.contains("height=\"300\""))
    let list = try String(contentsOf: place.url("page-2.json"), encoding: .utf8)
    #expect(list.contains("\"row 10\"") && list.contains("\"row 19\""))
    #expect(!list.contains("\"row 9\"") && !list.contains("\"row 20\""))
  }

  @Test("an image without pages is the first of one")
  func withoutPaper() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.previews("Text(\"one\")"), to: "Note.swift")
    let outcome = try place.quoin("render", "Note.swift", "-o", "c-{n}.svg")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(try place.files() == ["Note.swift", "c-1.svg"])
  }

  @Test("a preview's name replaces {name}, also of one preview; other keys are errors")
  func names() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI
      #Preview("Dark side") { Text("one") }
      #Preview("Light") { Text("two") }
      """, to: "Notes.swift")
    let outcome = try place.quoin("render", "Notes.swift", "-o", "{name}.svg")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(try place.files() == ["Dark-side.svg", "Light.svg", "Notes.swift"])
    let one = try place.quoin(
      "render", "Notes.swift", "--preview", "Light", "-o", "a-{name}-{n}.svg")
    #expect(one.status == 0, "\(one.diagnostics)")
    #expect(try place.files().contains("a-Light-1.svg"))
    let unknown = try place.quoin("render", "Notes.swift", "-o", "{id}.svg")
    #expect(unknown.status == 2 && unknown.diagnostics.contains("{id} in {id}.svg has no value"))
    #expect(try place.files().count == 4)
  }

  @Test("the command line's paper size overrides the view's")
  func size() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.rows, to: "Rows.swift")
    let outcome = try place.quoin(
      "render", "Rows.swift", "--paper", "10x20in", "--margins", "1in,2in,3in,4in", "-o", "a.json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: place.url("a.json")))
    #expect((json as? [String: Any])?["size"] as? [Double] == [720, 1440])
  }

  @Test("prints all previews of a folder, and reports the failed ones")
  func folder() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.rows, to: "App/Rows.swift")
    try place.write(
      Sample.previews("Text(\"one page\")").replacing("Card_Previews", with: "Note_Previews"),
      to: "App/Note.swift")
    let svg = try place.quoin("render", "App", "--paper", "A5", "--format", "svg", "-o", "out")
    #expect(svg.status == 0, "\(svg.diagnostics)")
    let files = try FileManager.default.contentsOfDirectory(atPath: place.url("out").path)
    #expect(files.sorted() == ["Note.svg", "Rows-1.svg", "Rows-2.svg"])
    #expect(svg.output.contains("out/Rows-1.svg out/Rows-2.svg"), "\(svg.output)")
    #if Graphics
      let pdf = try place.quoin("render", "App", "--paper", "auto", "--format", "pdf", "-o", "out")
      #expect(pdf.status == 0, "\(pdf.diagnostics)")
      #expect(try Data(contentsOf: place.url("out/Rows.pdf")).starts(with: Data("%PDF-".utf8)))
    #endif
    let narrow = try place.quoin(
      "render", "App", "--paper", "A5", "--margins", "200mm", "-o", "other")
    #expect(narrow.status == 1)
    #expect(
      narrow.output.contains("failed") && narrow.output.contains("margins"), "\(narrow.output)")
    #expect(!FileManager.default.fileExists(atPath: place.url("other").path))
  }

  @Test(
    "reports invalid paper options, and writes nothing",
    arguments: [
      (["--paper", "A9"], 2, "no paper size A9"),
      (["--paper", "0x20mm"], 2, "is out of range"),
      (["--paper", "-5x20mm"], 2, "is out of range"),
      (["--margins", "20mm"], 2, "Add --paper"),
      (["--paper", "A4", "--margins", "-2mm"], 2, "is not a valid value for --margins"),
      (["--paper", "A4", "--margins", "nan"], 2, "is not a valid value for --margins"),
      (["--paper", "A4", "--margins", "1,2,3"], 2, "a page has four"),
      (["--paper", "A4", "--margins", "200mm"], 1, "Use smaller margins"),
      (["--paper", "A4", "--do", "wait 1"], 2, "--paper and --do can't be combined"),
    ])
  func mistakes(options: [String], status: Int32, says: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.rows, to: "Rows.swift")
    let outcome = try place.quoin(["render", "Rows.swift"] + joined(options) + ["-o", "a.svg"])
    #expect(outcome.status == status, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
    #expect(try place.files() == ["Rows.swift"])
  }

  /// Joins options and values with `=`, because a value may begin with a minus.
  private func joined(_ options: [String]) -> [String] {
    stride(from: 0, to: options.count, by: 2).map { "\(options[$0])=\(options[$0 + 1])" }
  }
}
