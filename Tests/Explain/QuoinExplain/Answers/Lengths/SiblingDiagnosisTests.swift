import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Diagnoses about views of one kind in a stack.
@MainActor
@Suite("Diagnoses of unequal views")
struct SiblingDiagnosisTests {
  private func scene<V: View>(_ view: V) throws -> AnswerScene { try LengthSamples.scene(view) }

  private var buttons: some View {
    _located(
      "A.swift|3:5|HStack@3:5|frame@10:6",
      HStack {
        _located(
          "A.swift|4:7|Button@4:7|padding@5:8|background@6:8",
          Button("No") {}.padding().background(Color.gray))
        _located(
          "A.swift|7:7|Button@7:7|padding@8:8|background@9:8",
          Button("Yes, delete it") {}.padding().background(Color.red))
      }
      .frame(maxWidth: .infinity))
  }

  private var tags: some View {
    _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located(
          "A.swift|4:7|Text@4:7|background@5:8", Text("Tea").background(Color.gray))
        _located(
          "A.swift|6:7|Text@6:7|background@7:8", Text("Hot chocolate").background(Color.gray))
      })
  }

  @Test("buttons in a row whose frame is on the stack")
  func unequalButtons() throws {
    let found = UnequalButtons.find(in: try scene(buttons))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.cause.contains("line 10"))
    let frame = SourceChange.Action.prepend(".frame(maxWidth: .infinity)")
    #expect(first.editActions == [frame, frame])
    #expect(first.edit?.changes.map(\.source.line) == [6, 9])
    // The row of 320 has a gap of 8.
    #expect(first.edit?.outcome?.contains("156") == true)
    #expect(
      UnequalSiblings.find(in: try scene(buttons)).allSatisfy { !$0.aspects.contains(.width) })
  }

  @Test("tags hug their words on purpose, and are only explained")
  func tagsAreOnlyExplained() throws {
    #expect(UnequalButtons.find(in: try scene(tags)).isEmpty)
    let found = UnequalSiblings.find(in: try scene(tags))
    #expect(found.map(\.rule) == [.unequalSiblings])
    #expect(LintRule.unequalSiblings.severity == .note)
  }

  @Test("equal views, and those with a frame of their own")
  func equal() throws {
    let row = _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located("A.swift|4:7|Text@4:7|background@5:8", Text("Tea").background(Color.gray))
        _located("A.swift|6:7|Text@6:7|background@7:8", Text("Pie").background(Color.gray))
      })
    #expect(UnequalSiblings.find(in: try scene(row)).isEmpty)
    let framed = _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located(
          "A.swift|4:7|Text@4:7|frame@5:8|background@6:8",
          Text("Tea").frame(width: 40).background(Color.gray))
        _located(
          "A.swift|7:7|Text@7:7|frame@8:8|background@9:8",
          Text("Pie").frame(width: 80).background(Color.gray))
      })
    #expect(UnequalSiblings.find(in: try scene(framed)).isEmpty)
  }

  @Test("cards of different heights in a row")
  func heights() throws {
    let row = _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located(
          "A.swift|4:7|Text@4:7|background@5:8", Text("One line").background(Color.gray))
        _located(
          "A.swift|6:7|Text@6:7|background@7:8",
          Text(LengthSamples.sentence).background(Color.gray))
      })
    let found = UnequalSiblings.find(in: try scene(row)).filter { $0.aspects.contains(.height) }
    let first = try #require(found.first)
    #expect(first.editActions.first == .prepend(".frame(maxHeight: .infinity)"))
    #expect(first.editActions.last == .append(".fixedSize(horizontal: false, vertical: true)"))
  }

  @Test("a divider makes its row as high as the screen")
  func greedyDivider() throws {
    func row(_ divider: some View) -> some View {
      _located(
        "A.swift|3:5|HStack@3:5",
        HStack {
          _located("A.swift|4:7|Text@4:7", Text("Left"))
          divider
          _located("A.swift|6:7|Text@6:7", Text("Right"))
        })
    }
    let bare = _located("A.swift|5:7|Divider@5:7", Divider())
    let found = GreedyDivider.find(in: try scene(row(bare)))
    #expect(found.map(\.rule) == [.greedyDivider])
    #expect(found.first?.seen.contains("480") == true)
    #expect(found.first?.editActions == [.append(".fixedSize(horizontal: false, vertical: true)")])
    let short = _located("A.swift|5:7|Divider@5:7|frame@5:17", Divider().frame(height: 20))
    #expect(GreedyDivider.find(in: try scene(row(short))).isEmpty)
  }
}
