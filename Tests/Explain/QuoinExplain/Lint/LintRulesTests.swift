import Foundation
import Quoin
import SwiftUI
import Testing

/// For each rule, a view that it reports, and a similar one that is correct.
///
/// Source locations are written here as `quoin` adds them to the sources that it compiles.
@MainActor
@Suite("Rules of lint")
struct LintRulesTests {
  private func findings<V: View>(
    _ view: V, width: CGFloat? = 320, height: CGFloat? = 480, isWindow: Bool = false
  ) throws -> [Finding] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    if isWindow { renderer.safeAreaInsets = EdgeInsets() }
    return try renderer.lint()
  }

  private func rules<V: View>(
    _ view: V, width: CGFloat? = 320, height: CGFloat? = 480, isWindow: Bool = false
  ) throws -> [String] {
    try findings(view, width: width, height: height, isWindow: isWindow).map(\.rule)
  }

  private let story = String(repeating: "Tell me a long story. ", count: 12)

  // MARK: Frames

  @Test("a color in a scroll view falls back to 10, and a frame fixes it")
  func ambiguousSize() throws {
    let bad = _located(
      "Card.swift|3:5|ScrollView@3:5",
      ScrollView { _located("Card.swift|4:7|Color@4:7", Color.teal) })
    let found = try #require(findings(bad).first)
    #expect(found.rule == "ambiguous-size")
    #expect(found.message.hasPrefix("The Color (line 4) is only 10 high. The ScrollView (line 3)"))
    #expect(found.hint?.hasPrefix("Line 4: .frame(height: 100) on the Color. Tried: ") == true)
    #expect(found.source == LayoutReport.Source(file: "Card.swift", line: 4, column: 7))
    #expect(try rules(ScrollView { Color.teal.frame(height: 80) }).isEmpty)
    #expect(try rules(Color.teal).isEmpty)
    // Without a proposal for the whole, no view is to blame.
    #expect(try rules(Color.teal, width: nil, height: nil).isEmpty)
  }

  @Test("negative or contradictory frames")
  func invalidFrame() throws {
    #expect(try rules(Text("a").frame(width: -10)) == ["invalid-frame"])
    let bad = _located(
      "Card.swift|3:5|Text@3:5|frame@4:8", Text("a").frame(minWidth: 300, maxWidth: 200))
    let found = try #require(findings(bad).first)
    #expect(found.rule == "invalid-frame" && found.severity == .error)
    #expect(found.message == "The limits of a frame contradict each other: min 300, max 200")
    #expect(found.source?.line == 4)
    #expect(try rules(Text("a").frame(minWidth: 200, maxWidth: 300)).isEmpty)
  }

  @Test("a frame around a view that takes all space anyway changes nothing")
  func idleFrame() throws {
    let bad = _located(
      "Card.swift|3:5|Color@3:5|frame@4:8",
      Color.teal.frame(maxWidth: .infinity, maxHeight: .infinity))
    #expect(try rules(bad) == ["idle-frame"])
    let text = _located(
      "Card.swift|3:5|Text@3:5|frame@4:8", Text("a").frame(maxWidth: .infinity))
    #expect(try rules(text).isEmpty)
    let limited = _located(
      "Card.swift|3:5|Color@3:5|frame@4:8", Color.teal.frame(maxWidth: 100))
    #expect(try rules(limited).isEmpty)
  }

  @Test("a background before a fixed frame stays small")
  func lateFrame() throws {
    let bad = _located(
      "Card.swift|3:5|Text@3:5|background@4:8|frame@5:8",
      Text("OK").background(Color.yellow).frame(width: 200, height: 50))
    let found = try #require(findings(bad).first)
    #expect(found.rule == "late-frame" && found.source?.line == 5)
    #expect(found.hint == "Write .frame before .background")
    // In a window, the color is inside the modifier that extends it under the bars.
    #expect(try rules(bad, isWindow: true) == ["late-frame"])
    let good = _located(
      "Card.swift|3:5|Text@3:5|frame@4:8|background@5:8",
      Text("OK").frame(width: 200, height: 50).background(Color.yellow))
    #expect(try rules(good).isEmpty)
    // A bubble at one side, and a touch area around a badge.
    let bubble = _located(
      "Card.swift|3:5|Text@3:5|background@4:8|frame@5:8",
      Text("Hi").background(Color.yellow).frame(maxWidth: .infinity, alignment: .leading))
    #expect(try rules(bubble).isEmpty)
  }

  @Test("a clip after a shadow cuts it off")
  func clippedShadow() throws {
    let bad = _located(
      "Card.swift|3:5|Text@3:5|padding@4:8|shadow@5:8|clipped@6:8",
      Text("OK").padding().shadow(radius: 4).clipped())
    #expect(try rules(bad) == ["clipped-shadow"])
    let good = _located(
      "Card.swift|3:5|Text@3:5|padding@4:8|clipped@5:8|shadow@6:8",
      Text("OK").padding().clipped().shadow(radius: 4))
    #expect(try rules(good).isEmpty)
  }

  // MARK: Texts

  @Test("a text without enough height is truncated; a line limit is not reported")
  func truncatedText() throws {
    #expect(try rules(Text(story), width: 200, height: 60) == ["truncated-text"])
    #expect(try rules(Text(story), width: 200, height: 600).isEmpty)
    #expect(try rules(Text(story).lineLimit(2), width: 200, height: 600).isEmpty)
  }

  @Test("a fixed height truncates a text that would fit without it")
  func fixedFrameCutsText() throws {
    let bad = _located(
      "Card.swift|3:5|Text@3:5|frame@4:8", Text(story).frame(width: 200, height: 60))
    let found = try #require(findings(bad).first)
    #expect(found.rule == "fixed-frame-cuts-text" && found.source?.line == 4)
    #expect(found.hint?.contains(".frame(width: 200).frame(minHeight: 60)") == true)
    let low = _located(
      "Card.swift|3:5|Text@3:5|font@4:8|frame@5:8",
      Text("Large").font(.largeTitle).frame(height: 20))
    #expect(try rules(low) == ["fixed-frame-cuts-text"])
    let good = _located(
      "Card.swift|3:5|Text@3:5|frame@4:8", Text(story).frame(minHeight: 60))
    #expect(try rules(good).isEmpty)
  }

  @Test("a greedy view starves the text next to it; a priority fixes that")
  func starvedText() throws {
    let bad = _located(
      "Card.swift|3:5|HStack@3:5|frame@8:5",
      HStack {
        _located("Card.swift|4:7|Text@4:7", Text("A title that is a little longer"))
        _located("Card.swift|5:7|Color@5:7", Color.teal)
      }.frame(height: 21))
    let found = try findings(bad)
    #expect(found.map(\.rule) == ["starved-text"])
    #expect(found.first?.hint?.hasPrefix("Line 4: .layoutPriority(1) on “A title") == true)
    #expect(found.first?.message.contains("Color (line 5)") == true)
    let good = _located(
      "Card.swift|3:5|HStack@3:5|frame@8:5",
      HStack {
        _located("Card.swift|4:7|Text@4:7", Text("A title that is a little longer"))
        _located("Card.swift|5:7|Spacer@5:7", Spacer())
      }.frame(height: 21))
    #expect(try rules(good).isEmpty)
  }

  @Test("a column narrower than a word breaks it; addresses may break anywhere")
  func brokenWord() throws {
    #expect(try rules(Text("Extraordinary"), width: 60, height: 200) == ["broken-word"])
    #expect(try rules(Text("Extraordinary"), width: 200, height: 200).isEmpty)
    #expect(try rules(Text("someone@example.org/path"), width: 60, height: 200).isEmpty)
  }

  @Test("a text that shrinks below 8 points")
  func shrunkText() throws {
    let bad = Text("A title for which there is far too little room").font(.body)
      .lineLimit(1).minimumScaleFactor(0.3)
    #expect(try rules(bad, width: 130, height: 30) == ["shrunk-text"])
    #expect(try rules(bad, width: 320, height: 30).isEmpty)
  }

  @Test("a text without any width; a deliberately hidden one is not reported")
  func collapsedText() throws {
    let bad = HStack(spacing: 0) {
      Color.teal.frame(width: 320)
      Text("Gone")
    }
    #expect(try rules(bad) == ["collapsed-text"])
    #expect(try rules(bad.hidden()).isEmpty)
    let flat = Text("Gone").frame(height: 0)
    #expect(try rules(flat).isEmpty)
  }

  @Test("texts of a stack that overflow their frames overlap")
  func overlappingText() throws {
    let bad = _located(
      "Card.swift|3:5|HStack@3:5",
      HStack(spacing: 0) {
        _located(
          "Card.swift|4:7|Text@4:7|fixedSize@4:20|frame@4:30",
          Text("Monday and Tuesday").fixedSize().frame(width: 60))
        _located("Card.swift|5:7|Text@5:7", Text("Wednesday"))
      })
    #expect(try rules(bad).contains("overlapping-text"))
    let good = _located(
      "Card.swift|3:5|HStack@3:5",
      HStack(spacing: 0) {
        _located("Card.swift|4:7|Text@4:7", Text("Monday and Tuesday"))
        _located("Card.swift|5:7|Text@5:7", Text("Wednesday"))
      })
    #expect(try rules(good).isEmpty)
    #expect(
      try rules(
        _located(
          "Card.swift|3:5|ZStack@3:5",
          ZStack {
            Text("a b c")
            Text("d e f")
          })
      ).isEmpty)
  }

  @Test("a text that extends outside the window")
  func outsideWindow() throws {
    let bad = Text("A line that is much too long for the window that it is in").fixedSize()
    #expect(try rules(bad, width: 200, isWindow: true) == ["outside-window"])
    #expect(try rules(ScrollView(.horizontal) { bad }, width: 200, isWindow: true).isEmpty)
    #expect(try rules(Text("Short"), width: 200, isWindow: true).isEmpty)
  }

  // MARK: Buttons

  @Test("a small button with an image and no text")
  func buttons() throws {
    let bad = Button {
    } label: {
      Image(systemName: "trash")
    }
    #expect(try rules(bad) == ["missing-label", "small-target"])
    let good = Button {
    } label: {
      Image(systemName: "trash").frame(width: 44, height: 44)
    }
    .accessibilityLabel("Delete")
    #expect(try rules(good).isEmpty)
    let label = Button {
    } label: {
      Label("Delete", systemImage: "trash").labelStyle(.iconOnly).frame(width: 44, height: 44)
    }
    #expect(try rules(label).isEmpty)
    #expect(try rules(Button("Delete") {}).isEmpty)
    #expect(try rules(bad.disabled(true)).isEmpty)
    #expect(try rules(bad.accessibilityLabel { _ in Text("Delete") }) == ["small-target"])
    #expect(
      try rules(VStack { bad }.accessibilityRepresentation { Button("Delete") {} })
        == ["small-target"])
    #expect(
      try rules(bad.accessibilityActions { Button("Delete") {} })
        == ["missing-label", "small-target"])
  }

  // MARK: Data

  @Test("several items with one id")
  func duplicateID() throws {
    let bad = VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } }
    #expect(try rules(bad) == ["duplicate-id"])
    #expect(try rules(VStack { ForEach(["a", "b"], id: \.self) { Text($0) } }).isEmpty)
  }

  // MARK: Values

  @Test("a finding is printed like a compiler error, and round-trips through JSON")
  func values() throws {
    let bad = _located(
      "Card.swift|3:5|ScrollView@3:5",
      ScrollView { _located("Card.swift|4:7|Color@4:7", Color.teal) })
    let found = try findings(bad)
    let description = try #require(found.first?.description)
    #expect(description.hasPrefix("Card.swift:4:7: warning: The Color (line 4) is only 10 high."))
    #expect(description.hasSuffix(" [ambiguous-size]"))
    let json = try JSONEncoder().encode(found)
    #expect(try JSONDecoder().decode([Finding].self, from: json) == found)
  }

  @Test("a report has the findings that need no view")
  func reports() throws {
    let renderer = ImageRenderer(content: Text(story))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 60)
    let report = renderer.layoutReport()
    #expect(report.lint().map(\.rule) == ["truncated-text"])
    #expect(report.lint([.brokenWord]).isEmpty)
    let again = try JSONDecoder().decode(LayoutReport.self, from: report.json())
    #expect(again.lint() == report.lint())
  }

  @Test("each rule has a unique id and a page", arguments: LintRule.all)
  func pages(_ rule: LintRule) throws {
    #expect(LintRule.all.count { $0.id == rule.id } == 1)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Documentation/Lint").standardizedFileURL
    let page = try String(
      contentsOf: root.appendingPathComponent("\(rule.id).md"), encoding: .utf8)
    #expect(page.hasPrefix("# \(rule.id)\n\n\(rule.title) (\(rule.severity.rawValue))."))
    let index = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(index.contains("[`\(rule.id)`](\(rule.id).md)"))
  }
}
