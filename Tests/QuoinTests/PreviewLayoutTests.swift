import SwiftUI
import Testing

private struct Canvases_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 20, height: 10)
      .previewLayout(.fixed(width: 100, height: 50))
      .previewDisplayName("fixed")
    Color.red.frame(width: 20, height: 10)
      .previewLayout(.sizeThatFits)
      .previewDisplayName("fits")
    Group {
      Color.red
    }
    .previewLayout(.fixed(width: 30, height: 40))
    .padding(5)
    .previewDisplayName("through a modifier")
  }
}

/// `.previewLayout`: what a preview is drawn on.
@MainActor
@Suite struct PreviewLayoutTests {
  private func report(_ name: String, ignoresCanvas: Bool = false) throws -> LayoutReport {
    let preview = try #require(
      PreviewCatalog.previews(of: Canvases_Previews.self).first { $0.name == name })
    return preview.renderer(
      proposing: ProposedViewSize(width: 393, height: 852), ignoresCanvas: ignoresCanvas
    ).layoutReport()
  }

  @Test func aFixedCanvasHasTheViewInItsCentre() throws {
    let report = try report("fixed")
    #expect(report.size == CGSize(width: 100, height: 50))
    let color = try #require(report.nodes.last)
    #expect(color.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
  }

  @Test func otherwiseThePictureIsAsLargeAsTheView() throws {
    #expect(try report("fits").size == CGSize(width: 20, height: 10))
    #expect(try report("fixed", ignoresCanvas: true).size == CGSize(width: 20, height: 10))
  }

  @Test func theCanvasIsSeenThroughModifiers() throws {
    let report = try report("through a modifier")
    #expect(report.size == CGSize(width: 30, height: 40))
    #expect(report.nodes.last?.frame == CGRect(x: 5, y: 5, width: 20, height: 30))
  }
}
