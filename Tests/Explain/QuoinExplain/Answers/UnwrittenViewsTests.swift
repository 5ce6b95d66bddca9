import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Views of a program, whose calls no report knows.
@MainActor
@Suite("Answers without source locations")
struct UnwrittenViewsTests {
  private var renderer: ImageRenderer<AnyView> {
    let view = VStack(spacing: 6) {
      Text("Tea").padding(10)
      Color.red.frame(width: 40, height: 30).accessibilityIdentifier("cup")
    }
    let renderer = ImageRenderer(content: AnyView(view))
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 320, height: 480)
    return renderer
  }

  private func answer(_ question: String) throws -> LayoutAnswer {
    try #require(try renderer.answers(to: question).answers.first)
  }

  @Test("a view is called by its identifier or text, and a modifier by its code")
  func names() throws {
    let cup = try answer("cup.width")
    #expect(cup.view == "cup")
    #expect(cup.seen.contains("40 wide"))
    #expect(cup.cause.contains(".frame(width: 40, height: 30)"))
    let tea = try answer("\"Tea\".y")
    #expect(tea.view == "“Tea”")
    #expect(tea.cause.contains(".padding(10) adds 10"))
    #expect(try answer("cup.y").cause.contains("“Tea”"))
  }

  @Test("a view is found by a word, a point or the number of its node")
  func targets() throws {
    #expect(try answer("cup").view == "cup")
    let report = renderer.layoutReport()
    let cup = try #require(report.nodes.firstIndex { $0.identifiers == ["cup"] })
    #expect(try answer("#\(cup + 1).width").node == cup)
    let frame = report.nodes[cup].frame
    let inside = try answer("at \(frame.midX),\(frame.midY)").node
    #expect(report.nodes[inside].frame.contains(CGPoint(x: frame.midX, y: frame.midY)))
    #expect(throws: LayoutQuestionError.noSuchNode(99, count: report.nodes.count)) {
      try renderer.answers(to: "#99.width")
    }
  }

  @Test("a report answers without trials")
  func report() throws {
    let report = renderer.layoutReport()
    let answer = try #require(try report.answers(to: "cup.height").answers.first)
    #expect(answer.seen.contains("30 high"))
    #expect(answer.edit == nil)
    #expect(try report.answers().answers.isEmpty)
    #expect(throws: LayoutQuestionError.self) { try report.answers(to: "pot.width") }
    let empty = LayoutReport(proposal: .unspecified, size: .zero)
    #expect(throws: LayoutQuestionError.emptyReport) { try empty.answers(to: "cup.width") }
  }

  @Test("a machine finds what looks wrong once")
  func once() throws {
    let count = Counter()
    let scene = AnswerScene(try renderer.picture().lintPass())
    let machine = AnswerMachine(
      scene,
      finders: [
        { _ in
          count.add()
          return []
        }
      ])
    for question in ["cup.width", "cup.height", "#1.width"] {
      _ = try machine.answers(to: question)
    }
    #expect(count.value == 1)
  }

  private final class Counter: @unchecked Sendable {
    private(set) var value = 0
    func add() { value += 1 }
  }
}
