import Foundation
import Testing

@testable import QuoinCLI

@Suite("quoin why")
struct WhyTests {
  /// Line 7: a text that takes the width of its one line, wider than any phone.
  private static let warning = """
    import SwiftUI

    struct Warning: View {
      var body: some View {
        VStack {
          Text("The following packages could not be updated, because they belong to another user")
            .fixedSize()
        }
      }
    }

    #Preview("Light") { Warning() }
    #Preview("Dark") { Warning().preferredColorScheme(.dark) }
    """

  private func place() throws -> Workplace {
    let place = try Workplace()
    try place.write(Self.warning, to: "Warning.swift")
    return place
  }

  @Test("without a file, examples are printed")
  func introduction() throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin("why")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("quoin why Card.swift"))
    #expect(outcome.diagnostics.isEmpty)
    let help = try place.quoin("--help")
    let names = help.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    let first = try #require(names.firstIndex(of: "render"))
    #expect(names[(first + 1)...].contains("why"))
  }

  @Test("names the call, whatever the form of the question")
  func answers() throws {
    let place = try place()
    defer { place.close() }
    for question in [
      [], ["why is the message cut?"], ["\"The following packages\".width"], ["6"],
      ["The following packages", "too wide"],
    ] {
      let outcome = try place.quoin(["why", "Warning.swift"] + question)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      #expect(outcome.output.contains("fixedSize"), "\(question): \(outcome.output)")
    }
    let data = try place.quoin("why", "Warning.swift", "--preview", "Light", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(data.output.utf8)) as? [String: Any]
    #expect(json?["schema"] as? Int == 1)
    let previews = try #require(json?["previews"] as? [[String: Any]])
    #expect(previews.count == 1 && previews[0]["name"] as? String == "Light")
    #expect((previews[0]["result"] as? [String: Any])?["answers"] is [Any])
  }

  @Test(
    "a question that can't be understood is an error before any other work",
    arguments: [
      (["\"abc"], "has no counterpart"), (["Button#0"], "“#0” is out of range"),
      (["--at", "left"], "a point is two lengths"), (["--at", "nan,3"], "a point is two lengths"),
      (["--want", "A.widht = 3"], "there is no property .widht here"),
      (["--want", "A.width = 1e999"], "“1e999” is out of range"), ([""], "the question is empty"),
      (["--apply", "--json"], "--apply and --json can't be combined"),
    ])
  func errors(_ arguments: [String], _ message: String) throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin(["why", "Warning.swift"] + arguments)
    #expect(outcome.status == 2, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains(message), "\(outcome.diagnostics)")
  }

  @Test(
    "an argument with spaces is a quoted text",
    arguments: [
      ([], nil), (["why is it cut"], "why is it cut"),
      (["Short", "vs", "Longer label"], "Short vs \"Longer label\""),
      (["Save changes.width", "cut"], "\"Save changes\".width cut"),
      (["Save changes#2", "cut"], "\"Save changes\"#2 cut"),
      (["\"A b\"", "vs", "C"], "\"A b\" vs C"), (["line 7", "cut"], "line 7 cut"),
      (["at 200, 300", "cut"], "at 200, 300 cut"),
      (["\"New folder\"", "covers the last row"], "\"New folder\" covers the last row"),
    ] as [([String], String?)])
  func quoting(_ arguments: [String], _ question: String?) {
    #expect(QuestionArguments(arguments).text == question)
  }

  @Test("points are two finite numbers")
  func points() throws {
    #expect(try PointArgument(typed: "200,300").question == "at 200.0,300.0")
    for text in ["", "200", "200,", "a,b", "inf,2", "1e9,3", "1,2,3"] {
      #expect(throws: PointError.self) { try PointArgument(typed: text) }
    }
  }

  // MARK: render

  @Test("render warns once about content that doesn't fit the screen, with a question")
  func misfit() throws {
    let place = try place()
    defer { place.close() }
    let free = try place.quoin("render", "Warning.swift", "-o", "a.json")
    #expect(free.status == 0, "\(free.diagnostics)")
    #expect(
      free.diagnostics.contains("wider than the screen of an iPhone 16"), "\(free.diagnostics)")
    #expect(free.diagnostics.contains("`quoin why Warning.swift 'too wide'` names the line"))
    #expect(
      free.diagnostics.components(separatedBy: "warning: ").count == 2, "\(free.diagnostics)")
    let screen = try place.quoin(
      "render", "Warning.swift", "-o", "a.json", "--device", "iPhone 16", "--preview", "Light")
    #expect(
      screen.diagnostics.contains("wide on a screen of 393; `quoin why Warning.swift 'too wide'`"),
      "\(screen.diagnostics)")
    // A size is a canvas that the user has chosen.
    let wide = try place.quoin("render", "Warning.swift", "-o", "a.json", "--size", "1000x400")
    #expect(wide.diagnostics.isEmpty, "\(wide.diagnostics)")
  }

  @Test("render says nothing about content that fits")
  func fits() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.previews("ScrollView(.horizontal) { Text(\"Short\").frame(width: 900) }"),
      to: "Card.swift")
    for options in [[], ["--device", "iPhone 16"]] {
      let outcome = try place.quoin(["render", "Card.swift", "-o", "a.json"] + options)
      #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    }
  }

  @Test("render warns about a text that is cut on a device")
  func cut() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.previews(
        "Text(\"Two lines of text, or three if it is larger\").frame(width: 150, height: 24)"),
      to: "Card.swift")
    let outcome = try place.quoin(
      "render", "Card.swift", "-o", "a.json", "--device", "iPhone 16")
    #expect(
      outcome.diagnostics.contains("is cut off; `quoin why Card.swift 'cut'` names the line"),
      "\(outcome.diagnostics)")
  }
}
