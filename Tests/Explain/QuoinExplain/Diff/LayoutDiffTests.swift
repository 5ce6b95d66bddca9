import Foundation
import Quoin
import SwiftUI
import Testing

/// The differences between two layouts.
@MainActor
@Suite("Differences of layouts") struct LayoutDiffTests {
  static func report(_ view: some View, _ width: CGFloat? = 320, _ height: CGFloat? = 480)
    -> LayoutReport
  {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.shaper = FixedShaper()
    return renderer.layoutReport()
  }

  private func diff(_ before: some View, _ after: some View) -> LayoutDiff {
    LayoutDiff(from: Self.report(before), to: Self.report(after))
  }

  @Test("the same views have no difference")
  func nothing() {
    let diff = diff(Text("A").padding(10), Text("A").padding(10))
    #expect(diff.isEmpty)
    #expect(diff.summary == "Nothing differs.")
  }

  @Test("a changed number")
  func number() {
    let diff = diff(
      Text("A").padding(10).background(Color.teal), Text("A").padding(20).background(Color.teal))
    #expect(diff.summary == "The padding around Text(\"A\") grew from 10 to 20.")
    #expect(diff.decision?.kind == .argument)
    #expect(diff.decision?.before == 1 && diff.decision?.after == 1)
    #expect(diff.moves.map(\.view) == ["background", "padding", "Text(\"A\")", "Color"])
    #expect(diff.added.isEmpty && diff.removed.isEmpty)
  }

  @Test("an added and a removed modifier")
  func comingAndGoing() {
    let new = diff(Text("A"), Text("A").frame(width: 50))
    #expect(new.summary == "The frame around Text(\"A\") is new.")
    #expect(new.added.map(\.view) == ["frame"])
    let gone = diff(
      HStack { Text("A").overlay(Text("B").padding()) }, HStack { Text("A") })
    #expect(gone.summary == "The overlay around Text(\"A\") is gone.")
    #expect(gone.decisions.count == 1)
    #expect(gone.removed.map(\.view) == ["overlay", "padding", "Text(\"B\")"])
  }

  @Test("modifiers that have changed places, of two kinds and of one")
  func swapped() {
    let kinds = diff(
      Text("A").padding(10).background(Color.teal), Text("A").background(Color.teal).padding(10))
    #expect(
      kinds.summary == "The background and the padding around Text(\"A\") have changed places.")
    let numbers = diff(Text("A").padding(10).padding(20), Text("A").padding(20).padding(10))
    #expect(numbers.decision?.kind == .swapped)
    #expect(numbers.decisions.count == 1)
  }

  @Test("views of a stack: another text, another position, another stack")
  func children() {
    let words = diff(
      HStack {
        Text("A")
        Text("B")
      },
      HStack {
        Text("A")
        Text("Bee")
      })
    #expect(words.decision?.kind == .content)
    #expect(words.summary == "“B” is “Bee” now." || words.summary.contains("Text(\"Bee\")"))
    let places = diff(
      HStack {
        Text("A")
        Color.red
      },
      HStack {
        Color.red
        Text("A")
      })
    #expect(places.decision?.kind == .swapped, "\(places)")
    let stack = diff(
      HStack {
        Text("A")
        Color.red
      },
      VStack {
        Text("A")
        Color.red
      })
    #expect(stack.summary == "The VStack replaces the HStack.")
    let aligned = diff(
      VStack {
        Text("A")
        Text("Bee")
      },
      VStack(alignment: .leading) {
        Text("A")
        Text("Bee")
      })
    #expect(aligned.summary == "The VStack is aligned leading instead of center.")
  }

  @Test("the proposal is the decision if nothing else differs")
  func proposal() {
    let view = HStack {
      Text("A longer text, so that it wraps in a narrow window")
      Color.red
    }
    let diff = LayoutDiff(from: Self.report(view, 320, 480), to: Self.report(view, 200, 480))
    #expect(
      diff.summary
        == "The proposal to the root view is 200 × 480 instead of 320 × 480; nothing else differs.")
    #expect(diff.decision?.kind == .proposal)
    #expect(!diff.moves.isEmpty && diff.decisions.count == 1)
  }

  @Test("letters of another size, and a size that no argument explains")
  func answers() {
    let size = diff(Text("A"), Text("A").font(.title))
    #expect(size.summary == "The font size of Text(\"A\") grew from 17 to 28.")
    let all = diff(
      HStack {
        Text("A")
        Text("B").font(.caption)
      },
      HStack {
        Text("A")
        Text("B").font(.caption)
      }.dynamicTypeSize(.xxxLarge))
    #expect(
      all.summary == "All texts have a different size: that of Text(\"A\") is 23 instead of 17.",
      "\(all)")
    #expect(all.decisions.count == 1)
    let text = "A text that takes more than one line in a window of this width"
    let lines = diff(Text(text), Text(text).lineLimit(1))
    #expect(lines.decision?.kind == .answer)
    #expect(lines.summary.hasSuffix("on 1 line instead of 2."), "\(lines.summary)")
  }

  @Test("a change that moves nothing is listed after one that does")
  func effects() {
    func layers(_ number: CGFloat) -> some View {
      ZStack {
        Text("A").frame(minWidth: number)
        Text("B").padding(number)
      }
    }
    let diff = diff(layers(1), layers(2))
    #expect(diff.summary == "The padding around Text(\"B\") grew from 1 to 2.", "\(diff)")
    #expect(diff.decisions.count == 2)
    // Also if the content of a frame differs.
    let around = self.diff(
      Text("A").padding(1).frame(minWidth: 1), Text("A").padding(2).frame(minWidth: 2))
    #expect(around.summary == "The padding around Text(\"A\") grew from 1 to 2.", "\(around)")
    let none = self.diff(Text("A").frame(minWidth: 1), Text("A").frame(minWidth: 2))
    #expect(
      none.summary
        == "The minWidth of the frame around Text(\"A\") grew from 1 to 2. No frame moved.")
  }

  @Test("large reports are matched by position")
  func large() {
    func rows(_ count: Int, _ padding: CGFloat) -> some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text("Row")
            Spacer()
          }.padding(number == 3 ? padding : 2)
        }
      }
    }
    let diff = diff(rows(300, 2), rows(300, 5))
    #expect(diff.decision?.kind == .argument)
    #expect(diff.summary.contains("grew from 2 to 5"), "\(diff.summary)")
  }

  @Test("JSON round-trips and contains its schema")
  func json() throws {
    let diff = diff(Text("A").padding(10), Text("A").padding(20).background(Color.teal))
    let data = try diff.json()
    #expect(try JSONDecoder().decode(LayoutDiff.self, from: data) == diff)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    #expect(object["sentence"] as? String == diff.summary)
    let text = String(decoding: data, as: UTF8.self)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        LayoutDiff.self, from: Data(text.replacing("\"schema\" : 1", with: "\"schema\" : 9").utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        LayoutDiff.self, from: Data(text.replacing("\"first\" : 0", with: "\"first\" : 77").utf8))
    }
  }

  @Test("an empty report is one side")
  func empty() {
    let none = LayoutReport(proposal: .unspecified, size: .zero)
    let diff = LayoutDiff(from: none, to: Self.report(Text("A")))
    #expect(diff.added.count == 1)
    #expect(!diff.summary.isEmpty)
  }
}
