import Quoin
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

/// `.previewLayout`: the surface on which a preview is drawn.
@MainActor
@Suite struct PreviewLayoutTests {
  private func report(_ name: String, size: ProposedViewSize? = nil) throws -> LayoutReport {
    let preview = try #require(
      PreviewCatalog.previews(of: Canvases_Previews.self).first { $0.name == name })
    return try preview.renderer(in: RenderConfiguration(size: size)).layoutReport()
  }

  @Test func aFixedCanvasHasTheViewInItsCentre() throws {
    let report = try report("fixed")
    #expect(report.size == CGSize(width: 100, height: 50))
    let color = try #require(report.nodes.last)
    #expect(color.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
  }

  @Test func otherwiseThePictureIsAsLargeAsTheView() throws {
    #expect(try report("fits").size == CGSize(width: 20, height: 10))
    let asked = ProposedViewSize(width: 393, height: 852)
    #expect(try report("fixed", size: asked).size == CGSize(width: 20, height: 10))
  }

  @Test func theCanvasIsSeenThroughModifiers() throws {
    let report = try report("through a modifier")
    #expect(report.size == CGSize(width: 30, height: 40))
    #expect(report.nodes.last?.frame == CGRect(x: 5, y: 5, width: 20, height: 30))
  }

  /// Content that the other previews of the list would create after layout is discarded.
  @Test func onlyTheShownPreviewReadsItsGeometry() throws {
    for (index, name) in ["a", "b", "c"].enumerated() {
      Readers_Previews.read = []
      let preview = PreviewCatalog.previews(of: Readers_Previews.self)[index]
      let configuration = RenderConfiguration(size: ProposedViewSize(width: 50, height: 60))
      let report = try preview.renderer(in: configuration).layoutReport()
      #expect(Readers_Previews.read == [name])
      #expect(report.size == CGSize(width: 50, height: 60))
      #expect(report.nodes.filter { $0.name == "GeometryReader" }.count == 1)
    }
  }
}

private struct Readers_Previews: PreviewProvider {
  static var read: [String] = []

  static var previews: some View {
    ForEach(["a", "b", "c"], id: \.self) { name in
      GeometryReader { proxy in
        let _ = read.append(name)
        Color.red.frame(width: proxy.size.width / 2)
      }
    }
  }
}
