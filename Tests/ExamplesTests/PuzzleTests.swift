import Foundation
import Quoin
import SwiftUI
import Testing

@testable import PuzzleExamples

/// Layouts that often puzzle developers: each has an explanation of a few sentences, whose last
/// sentence suggests a change that fixes it.
@MainActor
@Suite struct PuzzleTests {
  private func why<V: View>(_ question: String, _ view: V) throws -> LayoutExplanation {
    let renderer = ImageRenderer(content: view)
    // Letters are half an em wide, and a line 20⅓ points high.
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    return try renderer.why(question)
  }

  private func expect<V: View>(_ question: String, _ view: V, _ text: String) throws {
    let answer = try why(question, view)
    #expect(answer.description == text)
    #expect(answer.sentences.count <= 5)
    #expect(!answer.suggestions.isEmpty)
  }

  @Test func aRowIsWiderThanItsFrame() throws {
    try expect(
      "green.width", OverflowingRow(),
      """
      green is 100 wide: its frame has a minimum of 100, and the HStack proposes 45.67.
      The HStack asks green as number 2, after Text("Hello") took 42.67: 91.33 is left for 2 views, so it proposes 45.67.
      The frame around the HStack proposes its fixed width, 150.
      The HStack is 158.67 wide: that is 8.67 more than proposed, because its children don't shrink further: the Color 0, Text("Hello") 42.67, green's minimum of 100 and gaps of 16.
      The frame around the HStack is only 150 wide and centers it, so it sticks out by 4.33 on each side.
      → Make the frame 158.67 wide, or larger. Then the HStack no longer sticks out.
      → Remove the minWidth of green. Then the HStack no longer sticks out.
      """)
  }

  @Test func aTitleIsCutBesideASpacer() throws {
    try expect(
      "title.width", TruncatedTitle(),
      """
      title is 127.67 wide: its text needs 238 on one line, but the HStack proposes 136, so it is truncated.
      The HStack asks title last, after Text("Hogwarts Express") took 136: 136 is left, with 8 reserved for lower priorities, so it proposes 136.
      The frame around the HStack proposes its fixed width, 280.
      → Give title a .layoutPriority(1). Then all of it is shown.
      """)
  }

  @Test func aFrameComesAfterTheBackground() throws {
    try expect(
      "background.width", LateFrame(),
      """
      The background around Text("Save") is 34 wide, as Text("Save") inside is: its text needs no more.
      → Write .frame before .background. Then the background is as large as the frame, 200 × 50.
      """)
  }

  @Test func aGeometryReaderPushesItsSiblings() throws {
    try expect(
      "reader.height", GreedyReader(),
      """
      reader is 373.23 high: it takes the 373.23 that the VStack proposes.
      The VStack asks reader last, after Text("Below") took 20.33: 373.23 is left, so it proposes 373.23.
      The frame around the VStack proposes its fixed height, 400.
      → Give reader the height of its content, 20.33. Then the VStack is as long as its content.
      """)
  }

  @Test func aScrollViewCollapses() throws {
    try expect(
      "banner.height", CollapsedScroll(),
      """
      banner is 10 high: it falls back to 10, as the ScrollView proposes no height and it has none of its own.
      The ScrollView proposes no height, so that its content takes its ideal height.
      → Give banner a height, such as .frame(height: 100). Then it has that height, whatever its parent proposes.
      """)
  }

  @Test func aPictureOverflowsItsClippedFrame() throws {
    try expect(
      "picture.width", OverflowingPicture(),
      """
      picture is 200 wide, as Image(systemName: "photo") inside is: picture keeps its aspect ratio, which gives 200 for a height of 100.
      The frame around picture proposes its fixed width, 100.
      The frame around picture is only 100 wide and centers it, so it sticks out by 50 on each side.
      .clipped hides what sticks out, but that part still receives touches: add .contentShape(.rect) after it.
      → Fit picture: .scaledToFit(), or contentMode: .fit. Then picture no longer sticks out.
      → Make the frame 200 wide, or larger. Then picture no longer sticks out.
      """)
  }

  @Test func placesAreListedFromTheInsideOut() throws {
    let view = HStack(spacing: 10) {
      Color.red.frame(width: 30)
      Text("Save").accessibilityIdentifier("save").padding(5)
    }
    .frame(width: 200, height: 100)
    #expect(
      try why("save.x", view).sentences.map(\.text) == [
        "save is 103 from the left of the root view.",
        "The padding around save moves it by 5.",
        "The HStack places the padding around save 40 from its left: the frame around the Color ends at 30, and the gap is 10.",
        "The frame around the HStack is 200 wide and centers the HStack, which is 84 wide, 58 from its left.",
      ])
  }

  @Test func askingForWhatIsNotThereSaysWhatThereIs() throws {
    #expect {
      try why("titel.width", TruncatedTitle())
    } throws: {
      "\($0)".hasPrefix("there is no view named “titel”; there are “title”, “frame”, “HStack”")
    }
    #expect(throws: LayoutQuestionError.fewer("Text", count: 2)) {
      try why("Text#3.width", TruncatedTitle())
    }
    #expect(
      try why("Text#2.width", TruncatedTitle()).node
        == why("Text(\"Hogwarts Express\")", TruncatedTitle()).node)
  }

  @Test func answersAreData() throws {
    let answer = try why("green.width", OverflowingRow())
    let decoded = try JSONDecoder().decode(
      LayoutExplanation.self, from: JSONEncoder().encode(answer))
    #expect(decoded == answer)
    #expect(answer.property == .width)
  }
}
