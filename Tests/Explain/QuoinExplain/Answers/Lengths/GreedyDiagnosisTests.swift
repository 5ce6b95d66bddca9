import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Diagnoses about views that make their containers longer than the content needs.
@MainActor
@Suite("Diagnoses of greedy views")
struct GreedyDiagnosisTests {
  private func scene<V: View>(_ view: V) throws -> AnswerScene { try LengthSamples.scene(view) }

  private func column(_ text: String, _ line: some View) -> some View {
    _located(
      "A.swift|3:5|VStack@3:5",
      VStack {
        _located("A.swift|4:7|Text@4:7", Text(text))
        line
      })
  }

  @Test("a line under a text makes the column as wide as the screen")
  func greedyFill() throws {
    let line = _located("A.swift|5:7|Rectangle@5:7|frame@6:8", Rectangle().frame(height: 3))
    let found = GreedyFill.find(in: try scene(column("Tide table", line)))
    let first = try #require(found.first)
    #expect(found.map(\.rule) == [.greedyFill])
    #expect(first.isOnlyAsked)
    #expect(first.seen.contains("320"))
    #expect(first.cause.contains("line 5"))
    #expect(first.editActions == [.append(".fixedSize(horizontal: true, vertical: false)")])
    // Ten characters of 8.5.
    #expect(first.edit?.outcome?.contains("85 wide") == true)
  }

  @Test("a line with a width, and a text that is as wide itself")
  func fillThatIsNotGreedy() throws {
    let short = _located(
      "A.swift|5:7|Rectangle@5:7|frame@6:8", Rectangle().frame(width: 40, height: 3))
    #expect(GreedyFill.find(in: try scene(column("Tide table", short))).isEmpty)
    let line = _located("A.swift|5:7|Rectangle@5:7|frame@6:8", Rectangle().frame(height: 3))
    #expect(GreedyFill.find(in: try scene(column(LengthSamples.sentence, line))).isEmpty)
  }

  private func shelf(_ end: some View) -> some View {
    _located(
      "A.swift|3:5|ScrollView@3:5",
      ScrollView(.horizontal) {
        _located(
          "A.swift|4:7|HStack@4:7",
          HStack {
            _located("A.swift|5:9|Text@5:9", Text("Left"))
            end
          })
      })
  }

  @Test("a horizontal scroll view that is higher than its items")
  func tallShelf() throws {
    let divider = _located("A.swift|6:9|Divider@6:9", Divider())
    let found = TallShelf.find(in: try scene(shelf(divider)))
    let first = try #require(found.first)
    #expect(found.map(\.rule) == [.tallShelf])
    #expect(first.seen.contains("480"))
    #expect(first.cause.contains("Divider (line 6)"))
    #expect(first.editActions == [.append(".fixedSize(horizontal: false, vertical: true)")])
    let text = _located("A.swift|6:9|Text@6:9", Text("Right"))
    #expect(TallShelf.find(in: try scene(shelf(text))).isEmpty)
    let short = _located("A.swift|6:9|Divider@6:9|frame@6:19", Divider().frame(height: 20))
    #expect(TallShelf.find(in: try scene(shelf(short))).isEmpty)
  }

  private func welcome(_ rectangle: some View, _ width: CGFloat? = .infinity) -> some View {
    _located(
      "A.swift|3:5|ZStack@3:5",
      ZStack {
        rectangle
        _located(
          "A.swift|6:7|Text@6:7|frame@7:8",
          Text("Good morning").frame(maxWidth: width, alignment: .leading))
      })
  }

  @Test("a layer that fills makes the texts before it leave the window")
  func spillingLayer() throws {
    let fill = _located(
      "A.swift|4:7|Rectangle@4:7|scaledToFill@5:8", Rectangle().scaledToFill())
    let scene = try LengthSamples.scene(welcome(fill), isWindow: true)
    let found = SpillingLayer.find(in: scene)
    let first = try #require(found.first)
    #expect(found.map(\.rule) == [.outsideWindow])
    #expect(scene.subjectText(first) == "Good morning")
    // A square of 480 in a window of 320.
    #expect(first.seen.contains("extends 80 beyond the left"))
    #expect(first.cause.contains(".scaledToFill (line 5)"))
    let moved = SourceChange.Action.moveInto(".background", after: LengthSamples.source(3, 5))
    #expect(first.editActions.contains(moved))
    #expect(first.edit?.outcome?.contains("begins at 0") == true)
    let findings = AnswerMachine(scene).findings(of: LintRule.all)
    #expect(findings.count { $0.rule == LintRule.outsideWindow.id } == 1)
  }

  @Test("a layer that fits, and a text in the middle")
  func layerInsideWindow() throws {
    let fit = _located("A.swift|4:7|Rectangle@4:7|scaledToFit@5:8", Rectangle().scaledToFit())
    let fitting = try LengthSamples.scene(welcome(fit), isWindow: true)
    #expect(SpillingLayer.find(in: fitting).isEmpty)
    let fill = _located(
      "A.swift|4:7|Rectangle@4:7|scaledToFill@5:8", Rectangle().scaledToFill())
    let centered = try LengthSamples.scene(welcome(fill, 200), isWindow: true)
    #expect(SpillingLayer.find(in: centered).isEmpty)
  }
}
