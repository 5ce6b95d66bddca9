import SwiftUI
import Testing

@testable import LayoutExamples

/// Custom layouts like those of app developers.
@MainActor
@Suite struct LayoutExampleTests {
  /// Rows hold as many tags as fit, in order, with the preferred spacing of the views; the heading
  /// has its own row.
  @Test(arguments: [160.0, 240, 360])
  func tagsFlow(width: Double) throws {
    let report = report(width, 400, FlowLayoutExample())
    let room = width - 32
    // The subviews of the layout: the heading, then the backgrounds of the tags.
    let flow = try #require(report.nodes.firstIndex { $0.name.hasPrefix("FlowLayout") })
    let elements = report.children(of: flow).map(\.frame)
    #expect(elements.count == 9)
    #expect(elements[0].minX == 16 && elements[0].maxY <= elements[1].minY)
    for (previous, next) in zip(elements.dropFirst(), elements.dropFirst(2)) {
      if isClose(previous.midY, next.midY) {
        #expect(isClose(next.minX - previous.maxX, 8))
        #expect(next.maxX <= 16 + room + 1e-6)
      } else {
        // The tag no longer fit.
        #expect(previous.maxX + 8 + next.width > 16 + room)
        #expect(next.minX == 16)
        #expect(isClose(next.minY - previous.maxY, 6))
      }
    }
    #expect(elements.map(\.maxX).max().map { isClose($0, report.size.width - 16) } == true)
  }

  /// Six views on a circle whose radius is a third of the side, the first at the top, each at its
  /// ideal size.
  @Test func aWheel() throws {
    let report = report(300, 300, RadialLayoutExample())
    let wheel = try #require(report.nodes.firstIndex { $0.name.hasPrefix("RadialLayout") })
    let centres = report.children(of: wheel).map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    #expect(centres.count == 6)
    for (index, centre) in centres.enumerated() {
      let angle = Double(index) * Double.pi / 3
      #expect(isClose(centre.x, 150 + 100 * sin(angle)))
      #expect(isClose(centre.y, 150 - 100 * cos(angle)))
    }
  }

  @Test func equalWidths() throws {
    let row = report(400, 160, EqualWidthExample())
    let labels = row.frames("frame")
    #expect(labels.count == 3 && Set(labels.map(\.width)).count == 1)
    let widest = report(nil, nil, Text("Goldfish")).size.width + 28
    #expect(isClose(labels[0].width, widest))
    #expect(isClose(labels[1].minX - labels[0].maxX, 8))
    #expect(isClose(row.size.width, 3 * widest + 16))
    // Too narrow for the row: a column with the same width.
    let column = report(200, 160, EqualWidthExample())
    #expect(isClose(column.size.width, widest))
    #expect(column.frames("frame").allSatisfy { isClose($0.width, widest) })
  }

  /// The cache is created once per layout and reused for all proposals.
  @Test func cachesAreMadeOnce() {
    CountingLayout.made = 0
    _ = report(
      300, 200,
      HStack {
        CountingLayout { Color.red.frame(width: 20, height: 20) }
        Color.blue
      })
    // At most once each for the drawn and the recorded pass, but not once per proposal.
    #expect((1...2).contains(CountingLayout.made))
  }
}

private struct CountingLayout: Layout {
  // Layouts run on one thread at a time, and only this test reads the count.
  nonisolated(unsafe) static var made = 0

  func makeCache(subviews: Subviews) -> Int {
    Self.made += 1
    return Self.made
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
