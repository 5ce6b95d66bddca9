import Quoin
import QuoinCairo
import SwiftUI
import Testing

@MainActor
@Suite struct ImageRendererTests {
  private struct Sample: View {
    var body: some View {
      VStack(spacing: 8) {
        Text("Crisp & clear").font(.title).bold()
        Circle().fill(.teal).frame(width: 40, height: 40)
      }
      .padding()
      .background(.white)
      .cornerRadius(12)
      .shadow(radius: 4)
      .padding(10)
    }
  }

  private func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    return renderer
  }

  @Test func theDefaultsAreSwiftUIs() {
    let renderer = ImageRenderer(content: Color.red)
    #expect(renderer.proposedSize == .unspecified)
    #expect(renderer.scale == 1)
    #expect(!renderer.isOpaque)
    #expect(renderer.layoutReport().size == CGSize(width: 10, height: 10))
  }

  #if Graphics
    @Test func smallFilesHoldTheSamePixels() throws {
      let renderer = renderer(Sample())
      renderer.scale = 2
      let fast = try renderer.pngData()
      renderer.pngCompression = .small
      let small = try renderer.pngData()
      #expect(small.count < fast.count)
      let pictures = try [fast, small].map { file in
        try ImageDecoder.decode(ImageDecoder.source(data: file))
      }
      #expect(pictures[0] == pictures[1])
    }
  #endif

  @Test func svgCarriesTextAndSize() {
    let renderer = renderer(Text("a < b & c").frame(width: 120, height: 30))
    renderer.shaper = FixedShaper()
    let svg = renderer.svgString()
    #expect(svg.contains("width=\"120\"") && svg.contains("height=\"30\""))
    #expect(svg.contains("&lt;") && svg.contains("&amp;") && !svg.contains("nan"))
  }

  @Test func displayListsAreValues() throws {
    let list = renderer(Sample()).displayList()
    #expect(list == renderer(Sample()).displayList())
    #expect(try DisplayList(json: list.json()) == list)
  }

  @Test func layoutFollowsThePlatform() {
    let renderer = renderer(Text("Hg"))
    #expect(abs(renderer.layoutReport().size.height - 61.0 / 3) < 1e-9)
    renderer.platform = .macOS
    #expect(renderer.layoutReport().size.height == 16)
  }

  @Test(arguments: [
    ProposedViewSize(width: .nan, height: 10), ProposedViewSize(width: -5, height: -5),
    ProposedViewSize(width: 1e300, height: nil), .zero,
  ])
  func invalidProposalsNeverTrap(proposal: ProposedViewSize) {
    let renderer = renderer(
      HStack {
        Text("a")
        Spacer()
        Color.red
      }
      .padding(4))
    renderer.proposedSize = proposal
    let report = renderer.layoutReport()
    #expect(!report.size.width.isNaN && report.size.width >= 0)
    _ = renderer.svgString()
    _ = try? renderer.pngData()
  }

  /// A divider of a third of a point is also drawn in an image with one pixel per point.
  @Test(arguments: [1.0, 2, 3])
  func dividersAreNeverLost(scale: Double) throws {
    let tree = try ViewTree(
      VStack {
        Color.red.frame(width: 20, height: 10.4)
        Divider()
      },
      environment: {
        var values = EnvironmentValues()
        values.displayScale = 3
        return values
      }(), shaper: FixedShaper())
    try tree.layOut(proposal: ProposedViewSize(width: 20, height: nil))
    guard case .fill(let path, _, _) = tree.displayList(scale: scale).items.last else {
      Issue.record("no line")
      return
    }
    #expect(abs(path.boundingRect.height - 1 / scale) < 1e-9)
  }

  #if Graphics
    @Test func pngHasTheViewsSizeInPixels() throws {
      let renderer = renderer(Color.red.frame(width: 30, height: 20))
      renderer.scale = 2
      let source = try ImageDecoder.source(data: renderer.pngData())
      #expect(source.pixelWidth == 60 && source.pixelHeight == 40)
    }

    @Test func twoPDFsAreTheSameBytes() throws {
      let data = try renderer(Sample()).pdfData()
      #expect(data.starts(with: Data("%PDF".utf8)))
      #expect(try renderer(Sample()).pdfData() == data)
    }

    @Test func sizesThatMakeNoPictureAreRefused() {
      let infinite = renderer(Color.red)
      infinite.proposedSize = .infinity
      #expect(throws: RenderError.self) { try infinite.pngData() }
      #expect(throws: RenderError.self) { try infinite.pdfData() }
      #expect(throws: (any Error).self) { try renderer(EmptyView()).pngData() }
      #expect(throws: (any Error).self) {
        try renderer(Color.red.frame(width: 1e6, height: 1e6)).pngData()
      }
    }

    @Test func missingFontsAndPicturesAreErrors() {
      let report = renderer(
        VStack {
          Text("a").font(.custom("No Such Family", size: 12))
          Image("no-such-picture")
        }
      ).layoutReport()
      #expect(report.errors.count == 2)
      #expect(report.errors[0].contains("No Such Family"))
      #expect(report.errors[1].contains("no-such-picture"))
      #expect(report.missingResources == report.errors)
      #expect(renderer(Color("Brand")).layoutReport().missingResources.count == 1)
    }

    @Test func picturesNameTheirFonts() throws {
      let view = VStack {
        Text("a")
        Text("b").bold()
        Text("c").font(.title)
        Text("d").italic()
      }
      let fonts = renderer(view).displayList().fonts
      #expect(
        fonts.map(\.name) == ["Inter", "Inter 600", "Inter Display", "Inter italic"])
      for font in fonts {
        #expect(font.sha256.count == 64)
        #expect(font.file.hasPrefix("/"))
      }
      #expect(Set(fonts.map(\.sha256)).count == 4)
      #expect(renderer(Color.red).displayList().fonts.isEmpty)
      // The layout report contains them on request, also after a round trip through JSON.
      var report = renderer(view).layoutReport()
      #expect(report.fonts.isEmpty)
      report.fonts = fonts
      report.missingResources = ["something"]
      let copy = try JSONDecoder().decode(LayoutReport.self, from: report.json())
      #expect(copy.fonts == fonts && copy.missingResources == ["something"])
      #expect(report.description.contains("font: Inter 600, /"))
    }
  #endif
}
