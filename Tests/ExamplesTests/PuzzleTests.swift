import Foundation
import Quoin
import SwiftUI
import Testing

@testable import PuzzleExamples

/// Layouts that often puzzle developers, and the numbers and calls that explain them.
@MainActor
@Suite struct PuzzleTests {
  private func answers<V: View>(_ question: String, _ view: V) throws -> LayoutAnswers {
    let renderer = ImageRenderer(content: view)
    // Letters are half an em wide, and a line 20⅓ points high.
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    return try renderer.answers(to: question)
  }

  /// Expects the first answer to contain some facts.
  private func expect<V: View>(_ question: String, _ view: V, _ facts: String...) throws {
    let answer = try #require(try answers(question, view).answers.first)
    for fact in facts { #expect(answer.description.contains(fact), "\(answer)") }
  }

  @Test func aRowIsWiderThanItsFrame() throws {
    try expect("green.width", OverflowingRow(), "100 wide", ".frame(minWidth: 100)", "45.67")
  }

  @Test func aTitleIsCutBesideASpacer() throws {
    try expect(
      "title.width", TruncatedTitle(), "127.67 wide", "it needs 238", "offered 136", "truncated",
      "“Hogwarts Express”")
  }

  @Test func aFrameComesAfterTheBackground() throws {
    try expect("background.width", SmallBackground(), "“Save” is 34 wide", "offered 200")
  }

  @Test func aGeometryReaderPushesItsSiblings() throws {
    try expect(
      "reader.height", TextBelow(), "373.23 high", "takes all the height",
      "“Below” took 20.33")
  }

  @Test func aScrollViewCollapses() throws {
    try expect("banner.height", ThinBanner(), "10 high", "the ScrollView", ".frame(height:")
  }

  @Test func aPictureOverflowsItsClippedFrame() throws {
    try expect("picture.width", ClippedPicture(), "200 wide", ".aspectRatio", "100 high")
  }

  @Test func placesAddUp() throws {
    let view = HStack(spacing: 10) {
      Color.red.frame(width: 30)
      Text("Save").accessibilityIdentifier("save").padding(5)
    }
    .frame(width: 200, height: 100)
    try expect(
      "save.x", view, "103 from the left", ".padding(5) adds 5", "40 come before it",
      "the Color 30", "gaps of 10", ".frame(width: 200, height: 100)", "58 from its left")
  }

  @Test func askingForWhatIsNotThereSaysWhatThereIs() throws {
    #expect {
      try answers("titel.width", TruncatedTitle())
    } throws: {
      "\($0)".hasPrefix("there is no view named “titel”; there are “title”, “frame”, “HStack”")
    }
    #expect(throws: LayoutQuestionError.fewer("Text", count: 2)) {
      try answers("Text#3.width", TruncatedTitle())
    }
    #expect(throws: QuestionSyntaxError.self) { try answers("\"Hogwarts", TruncatedTitle()) }
    let second = try answers("Text#2.width", TruncatedTitle())
    let named = try answers("Text(\"Hogwarts Express\").width", TruncatedTitle())
    #expect(second.answers.first?.node == named.answers.first?.node)
  }

  @Test func answersAreData() throws {
    let answers = try answers("green.width", OverflowingRow())
    let decoded = try JSONDecoder().decode(
      LayoutAnswers.self, from: JSONEncoder().encode(answers))
    #expect(decoded == answers)
    #expect(answers.answers.first?.view == "green")
  }

  @Test func aWishNeedsTheSource() throws {
    let renderer = ImageRenderer(content: OverflowingRow())
    renderer.shaper = FixedShaper()
    let answers = try renderer.answers(want: "green.width = 80")
    #expect(answers.answers.isEmpty)
    #expect(answers.remark?.contains("source") == true)
  }
}
