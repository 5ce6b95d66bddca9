import Foundation
import QuoinSources
import Testing

@testable import QuoinCLI

/// Draws the examples of saved data, whose models are macros.
@Suite("Saved data")
struct DataExampleTests {
  private static func example(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/\(name)").standardizedFileURL.path
  }

  private struct Report: Decodable {
    let previews: [Preview]
    let leftOut: [Omission]

    struct Preview: Decodable {
      let name: String
      let isBlank: Bool
      let failure: String?
    }

    struct Omission: Decodable {}
  }

  @Test("every preview is drawn, and none is blank", arguments: [("Notes", 5), ("Data", 6)])
  func previews(example: String, count: Int) throws {
    let place = try Workplace()
    defer { place.close() }
    let outcome = try place.quoin(
      ["render", Self.example(example), "-o", "out", "--scale", "1", "--json"])
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.leftOut.isEmpty, "\(outcome.diagnostics)")
    #expect(report.previews.count >= count)
    for preview in report.previews {
      #expect(preview.failure == nil, "\(preview.name)")
      #expect(!preview.isBlank, "\(preview.name)")
    }
  }

  @Test("a file without a container is drawn, with a warning that names the modifier")
  func noContainer() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftData
      import SwiftUI

      @Model final class Item {
        var name: String
        init(name: String) { self.name = name }
      }

      struct Items: View {
        @Query(sort: \\Item.name) private var items: [Item]
        var body: some View { Text("\\(items.count) items").frame(width: 100, height: 40) }
      }

      #Preview("Items") { Items() }

      """, to: "Items.swift")
    let outcome = try place.quoin(["render", "Items.swift", "-o", "items.png"])
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains(".modelContainer(for: Item.self)"))
  }

  @Test("a store in the folder of --data that can't be opened is an error")
  func damagedStore() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftData
      import SwiftUI

      @Model final class Item {
        var name = ""
        init() {}
      }

      #Preview("Items") { Color.red.frame(width: 9, height: 9).modelContainer(for: Item.self) }

      """, to: "Items.swift")
    try FileManager.default.createDirectory(
      at: place.url("kept"), withIntermediateDirectories: false)
    try place.write(String(repeating: "not a store ", count: 100), to: "kept/default.store")
    let outcome = try place.quoin(["render", "Items.swift", "-o", "items.png", "--data", "kept"])
    #expect(outcome.status == 1, "\(outcome.diagnostics)")
    #expect(
      outcome.diagnostics.contains("error: the store can't be opened"), "\(outcome.diagnostics)")
    #expect(try !place.files().contains("items.png"))
  }

  @Test("only sources that import SwiftData load its macros")
  func detection() {
    #expect(PreparedSource.usesMacros("import SwiftData\n@Model final class A {}"))
    #expect(PreparedSource.usesMacros("import SwiftData\nstruct V { @Query var a: [A] }"))
    #expect(!PreparedSource.usesMacros("import OtherQuery\nstruct V { @Query var a: [A] }"))
    #expect(!PreparedSource.usesMacros("import SwiftData\nlet a = 1"))
  }
}
