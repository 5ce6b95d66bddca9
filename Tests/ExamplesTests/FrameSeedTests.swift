import Quoin
import SwiftUI
import Testing

@testable import SeedExamples

/// Frames: proposed widths, fixed sizes, little squares, images.
@MainActor
@Suite struct FrameSeedTests {
  /// The frame takes the width; the child takes at least 120, starting at the frame's top left
  /// corner.
  @Test(arguments: Array(stride(from: 0.0, through: 200, by: 10)))
  func theChildIgnoresWhatIsTooLittle(width: Double) throws {
    let report = report(260, 170, OfferedWidth(width: width))
    let offered = try report.only("GeometryReader")
    #expect(offered.size == CGSize(width: width, height: 120))
    let child = try report.only("Rectangle")
    #expect(child.size == CGSize(width: max(width, 120), height: 120))
    #expect(child.origin == offered.origin)
    #expect(report.frames("border").first?.size == offered.size)
  }

  @Test func aLongTextIsCutByAFrame() throws {
    let report = report(nil, nil, TruncatedText())
    #expect(report.size == CGSize(width: 200, height: 100))
    let text = try report.only("Text")
    #expect(text.width <= 200)
    // Two lines of title text fit into 100 points: 33⅔ and 34; three would need 101⅔.
    #expect(isClose(text.height, 67 + 2.0 / 3))
    #expect(isClose(text.midX, 100) && isClose(text.midY, 50))
  }

  @Test func aFixedSizeIsNot() throws {
    let report = report(nil, nil, FixedSizeText())
    #expect(report.size == CGSize(width: 200, height: 100))
    let text = try report.only("Text")
    #expect(text.width > 600)
    #expect(isClose(text.height, 33 + 2.0 / 3))
    #expect(isClose(text.midX, 100) && isClose(text.midY, 50))
  }

  /// Seven squares of 20 with gaps of 5; the ideal width of 175 includes one gap for each.
  @Test func littleSquaresOfFixedSizeAllFit() throws {
    let report = report(
      240, 60, LittleSquaresExample(width: 150, fixedSize: true))
    #expect(report.size == CGSize(width: 150, height: 60))
    #expect(isClose(try report.only("GeometryReader"), -12.5, 0, 175, 60))
    let squares = report.frames("RoundedRectangle")
    #expect(squares.count == 7)
    for (index, square) in squares.enumerated() {
      #expect(isClose(square, -12.5 + CGFloat(index) * 25, 0, 20, 20))
    }
    #expect(try color(of: LittleSquaresExample(width: 150, fixedSize: true)) == .green)
  }

  @Test(arguments: [(24.0, 0), (25, 1), (150, 6), (174, 6), (175, 7), (200, 7)])
  func littleSquaresFitAsManyAsThereIsRoomFor(width: Double, count: Int) throws {
    let view = LittleSquaresExample(width: width, fixedSize: false)
    let report = report(240, 60, view)
    #expect(report.frames("RoundedRectangle").count == count)
    #expect(try report.only("GeometryReader").width == min(width, 175))
    if count > 0 { #expect(try color(of: view) == (count == 7 ? .green : .red)) }
  }

  /// Returns the fill color of the squares, if they all have the same.
  private func color(of view: LittleSquaresExample) throws -> Color? {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 240, height: 60)
    let fills = renderer.displayList().items.compactMap { item -> ResolvedColor? in
      guard case .fill(let path, .color(let color), _) = item,
        path.boundingRect.width == 20
      else { return nil }
      return color
    }
    try #require(Set(fills).count == 1)
    return [Color.green, .red].first { color in
      let resolved = color.resolve(in: EnvironmentValues())
      return abs(Double(resolved.red) - fills[0].red) < 1e-3
        && abs(Double(resolved.green) - fills[0].green) < 1e-3
    }
  }

  @Test func picturesInFrames() throws {
    let centred = report(nil, nil, FrameAround())
    #expect(centred.size == CGSize(width: 80, height: 80))
    #expect(isClose(try centred.only("Image"), 10, 10, 60, 60))
    #expect(isClose(try report(nil, nil, FrameTopLeading()).only("Image"), 0, 0, 60, 60))
    #expect(isClose(try report(nil, nil, FrameResizable()).only("Image"), 0, 0, 80, 80))
    let narrow = report(nil, nil, FrameTooNarrow())
    #expect(narrow.size == CGSize(width: 40, height: 80))
    #expect(isClose(try narrow.only("Image"), -10, 10, 60, 60))
  }
}
