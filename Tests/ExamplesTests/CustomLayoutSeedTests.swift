import SwiftUI
import Testing

@testable import SeedExamples

/// The proposals and positions in `Painting`, `Border` and `Plane`.
@MainActor
@Suite struct CustomLayoutSeedTests {
  /// 200 × 160 less 24 on each side leaves 152 × 112, in which the largest circle is 112 across.
  @Test func paintingOffersWhatItsFrameLeaves() throws {
    let report = report(200, 160, PaintingExample())
    #expect(report.size == CGSize(width: 160, height: 160))
    let circle = try #require(report.nodes.first { $0.name.hasPrefix("Circle") })
    #expect(circle.proposal == ProposedViewSize(width: 152, height: 112))
    #expect(isClose(circle.frame, 24, 24, 112, 112))
  }

  @Test func borderIsAsLargeAsItsChild() throws {
    let report = report(200, 120, BorderExample())
    #expect(report.size == CGSize(width: 200, height: 120))
    let text = try report.only("Text")
    let color = try report.only("Color")
    #expect(report.frames("Border").map(\.size) == [text.size, color.size])
    #expect(isClose(text.height, 20 + 1.0 / 3))
    #expect(isClose(color, 0, text.height + 12, 200, 120 - 12 - text.height))
  }

  @Test func planeMakesFourCornersMeetInTheOrigin() throws {
    let report = report(240, 160, PlaneExample())
    let colors = report.frames("Color")
    // First quadrant: fixed size, its bottom left corner at the origin.
    #expect(isClose(try #require(report.frames("frame").first), 120, 40, 40, 40))
    #expect(isClose(try #require(colors.first), 120, 40, 40, 40))
    // Second quadrant: its bottom right corner at the origin.
    let text = try report.only("Text")
    #expect(isClose(text.maxX, 120) && isClose(text.maxY, 80))
    // Third quadrant: takes the quarter.
    #expect(isClose(try #require(colors.last), 0, 80, 120, 80))
    // Fourth quadrant: the largest circle in the quarter, its top left corner at the origin.
    #expect(isClose(try report.only("Circle"), 120, 80, 80, 80))
  }
}
