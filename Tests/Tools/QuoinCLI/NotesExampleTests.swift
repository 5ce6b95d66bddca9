import Foundation
import Testing

/// Draws the example with a Core Data model, and keeps data between runs.
@Suite("Notes with Core Data")
struct NotesExampleTests {
  private static let notes = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Examples/NotesCoreData")
    .standardizedFileURL.path

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

  @Test("every preview is drawn with the classes that are generated from the model")
  func previews() throws {
    let place = try Workplace()
    defer { place.close() }
    let outcome = try place.quoin("render", Self.notes, "-o", "out", "--scale", "1", "--json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.leftOut.isEmpty, "\(outcome.diagnostics)")
    #expect(Set(report.previews.map(\.name)) == ["Notes", "No notes", "A note", "Tags"])
    for preview in report.previews {
      #expect(preview.failure == nil && !preview.isBlank, "\(preview.name)")
    }
  }

  private static let counter = """
    import CoreData
    import SwiftUI
    /// The number of processes that have seen the store, with this one.
    @MainActor let visits: Int = {
      let container = NSPersistentContainer(name: "Model")
      container.loadPersistentStores { _, error in print("loaded", error as Any) }
      _ = Visit(context: container.viewContext)
      try? container.viewContext.save()
      return (try? container.viewContext.fetch(Visit.fetchRequest()).count) ?? -1
    }()
    #Preview {
      let _ = print("visits", visits)
      Color.red
    }
    """

  private func app(in place: Workplace, model: String) throws {
    let folder = place.url("App/Model.xcdatamodeld/Model.xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try place.write(Self.counter, to: "App/Card.swift")
    try place.write(model, to: "App/Model.xcdatamodeld/Model.xcdatamodel/contents")
  }

  @Test("data is kept in the folder of --data, and nowhere without it")
  func data() throws {
    let place = try Workplace()
    defer { place.close() }
    try app(
      in: place,
      model: """
        <model><entity name="Visit" representedClassName="Visit" codeGenerationType="class">
        <attribute name="date" optional="YES" attributeType="Date"/></entity></model>
        """)
    for visits in [1, 2] {
      let with = try place.quoin("render", "App", "-o", "out", "--data", "kept")
      #expect(with.diagnostics.contains("visits \(visits)\n"), "\(with.diagnostics)")
      let without = try place.quoin("render", "App", "-o", "out")
      #expect(without.diagnostics.contains("visits 1\n"), "\(without.diagnostics)")
    }
    #expect(try place.files() == ["App", "kept", "out"])
  }

  @Test("a damaged model is an error with its line, before anything is compiled")
  func damaged() throws {
    let place = try Workplace()
    defer { place.close() }
    try app(in: place, model: "<model>\n<entity name=\"A B\"/></model>")
    for command in [["list", "App"], ["check", "App"]] {
      let outcome = try place.quoin(command)
      #expect(outcome.status == 1)
      #expect(
        outcome.diagnostics.contains(
          "Model.xcdatamodeld/Model.xcdatamodel/contents:2: the entity's name, “A B”"),
        "\(outcome.diagnostics)")
    }
  }
}
