import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

@MainActor
@Suite("The search for edits")
struct EditSearchTests {
  private func want(
    _ name: String, _ property: LayoutWant.Property, _ comparison: LayoutWant.Comparison,
    _ value: LayoutWant.Value
  ) -> LayoutWant {
    let first = LayoutWant.Value.property(.name(name, number: nil), property)
    return LayoutWant([.compare(first, comparison, value)], text: "")
  }

  @Test("equal buttons fill the row, each before its background")
  func equalWidths() throws {
    let scene = try EditSamples.scene(EditSamples.choice)
    let other = LayoutWant.Value.property(.name("Yes, delete it", number: nil), .width)
    let want = want("No", .width, .equal, other)
    let search = EditSearch(scene)
    #expect(try !search.holds(want))
    let found = try search.search(want)
    #expect(found.trials <= EditSearch.trialLimit)
    #expect(found.edits.count <= EditSearch.foundLimit)
    let edit = try #require(
      found.edits.first { edit in
        edit.changes.count == 2
          && edit.changes.allSatisfy { $0.action == .prepend(".frame(maxWidth: .infinity)") }
      })
    #expect(edit.changes.map(\.call) == ["background", "background"])
    #expect(edit.changes.map(\.source.line) == [6, 9])
    #expect(edit.outcome?.hasSuffix("both") == true)
    let phrase = edit.phrase(scene.written)
    #expect(
      phrase == "Lines 6 and 9: .frame(maxWidth: .infinity) before .background, on both buttons.")
  }

  @Test("a text that should fit loses only the horizontal half of its fixedSize")
  func fittingText() throws {
    let scene = try EditSamples.scene(EditSamples.warning)
    let edits = try EditSearch(scene).edits(
      for: want("The following packages", .width, .atMost, .number(361)))
    let first = try #require(edits.first)
    #expect(first.changes.map(\.call) == ["fixedSize"])
    #expect(first.changes[0].action == .replace(".fixedSize(horizontal: false, vertical: true)"))
    #expect(first.changes[0].source.line == 6)
    #expect(
      first.phrase(scene.written).hasPrefix(
        "Line 6: .fixedSize(horizontal: false, vertical: true) in place of .fixedSize"))
  }

  @Test("nothing is tried for what holds already")
  func holding() throws {
    let scene = try EditSamples.scene(EditSamples.choice)
    let found = try EditSearch(scene).search(want("No", .width, .atLeast, .number(1)))
    #expect(found.trials == 0)
    #expect(found.edits.isEmpty)
  }

  @Test("a wish that can't come true ends at the limit")
  func impossible() throws {
    let scene = try EditSamples.scene(EditSamples.choice)
    let found = try EditSearch(scene).search(want("No", .width, .equal, .number(9000)))
    #expect(found.edits.isEmpty)
    #expect(found.trials > 0 && found.trials <= EditSearch.trialLimit)
  }

  @Test("an unknown view is an error")
  func unknownView() throws {
    let scene = try EditSamples.scene(EditSamples.choice)
    #expect(throws: LayoutQuestionError.self) {
      try EditSearch(scene).edits(for: want("Zebra crossing", .width, .equal, .number(1)))
    }
  }
}
