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
    var canvas = PreviewCanvas()
    canvas.size = size
    return preview.renderer(on: canvas).layoutReport()
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
      var canvas = PreviewCanvas()
      canvas.size = ProposedViewSize(width: 50, height: 60)
      let report = preview.renderer(on: canvas).layoutReport()
      #expect(Readers_Previews.read == [name])
      #expect(report.size == CGSize(width: 50, height: 60))
      #expect(report.nodes.filter { $0.name == "GeometryReader" }.count == 1)
    }
  }
}

/// The previews of a provider are enumerated without evaluating any of them.
@MainActor
@Suite struct PreviewListTests {
  private func names(_ provider: any PreviewProvider.Type) -> [String] {
    PreviewCatalog.previews(of: provider).map(\.name)
  }

  @Test func noBodyIsEvaluatedToListPreviews() throws {
    Noting.seen = []
    let previews = PreviewCatalog.previews(of: Noted_Previews.self)
    #expect(
      previews.map(\.name) == ["plain", "Noted_Previews 2", "modified", "in 4", "in 5", "either"])
    #expect(Noting.seen == [])
    for (index, name) in ["a", "b", "c", "4", "5", "d"].enumerated() {
      _ = previews[index].renderer().displayList()
      #expect(Noting.seen == [name])
      Noting.seen = []
    }
    #expect(previews[2].renderer().layoutReport().size == CGSize(width: 30, height: 40))
    #expect(previews[3].layout == .sizeThatFits)
    #expect(previews[3].device == "iPad Pro 11-inch (M4)")
  }

  /// Preview modifiers inside a body count, although the body has to be evaluated for them.
  @Test func bodiesThatSaySomethingAreLookedInto() throws {
    #expect(names(Wrapped_Previews.self) == ["inside", "outside", "by modifier", "one", "two"])
    let inside = PreviewCatalog.previews(of: Wrapped_Previews.self)[0]
    #expect(inside.layout == .fixed(width: 30, height: 40))
    #expect(inside.renderer().layoutReport().size == CGSize(width: 30, height: 40))
  }

  @Test func aBodyOfSeveralViewsIsSeveralPreviews() throws {
    struct Two: View {
      var body: some View {
        Color.red.frame(width: 1, height: 1)
        Color.red.frame(width: 2, height: 2)
      }
    }
    struct Several: PreviewProvider {
      static var previews: some View { Two().padding(3) }
    }
    let previews = PreviewCatalog.previews(of: Several.self)
    #expect(previews.map { $0.renderer().layoutReport().size.width } == [7, 8])
  }

  /// A container of rows is one preview, although a surrounding list would split it.
  @Test func containersAreOnePreview() {
    struct Containers: PreviewProvider {
      static var previews: some View {
        List { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        Form {
          Section {
            Text("a")
          } header: {
            Text("b")
          }
        }
        DisclosureGroup("c") { Text("d") }
        AnyView(Text("e"))
        if Bool(true) { Text("f") }
        Section {
          Text("g")
        } header: {
          Text("h")
        }
      }
    }
    #expect(names(Containers.self).count == 7)
  }
}

private struct Noting: View {
  static var seen: [String] = []
  let name: String
  var body: some View {
    let _ = Self.seen.append(name)
    Color.red.frame(width: 20, height: 10)
  }
}

private struct Named: ViewModifier {
  let name: String
  func body(content: Content) -> some View { content.previewDisplayName(name) }
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(5) }
}

private struct Noted_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Noting(name: "a").padding().previewDisplayName("plain")
      AnyView(Noting(name: "b"))
    }
    .environment(\.colorScheme, .dark)
    Noting(name: "c").modifier(Padded()).previewLayout(.fixed(width: 30, height: 40))
      .previewDisplayName("modified")
    ForEach(4..<6, id: \.self) { number in
      Noting(name: "\(number)").previewDisplayName("in \(number)")
        .previewDevice("iPad Pro 11-inch (M4)").previewLayout(.sizeThatFits)
    }
    if Bool(true) {
      Noting(name: "d").previewDisplayName("either")
    } else {
      Text("no")
    }
  }
}

private struct Wrapped_Previews: PreviewProvider {
  struct Wrapper: View {
    var body: some View {
      Color.red.previewLayout(.fixed(width: 30, height: 40)).previewDisplayName("inside")
    }
  }
  static var previews: some View {
    Wrapper()
    Wrapper().previewDisplayName("outside")
    Color.red.modifier(Named(name: "by modifier"))
    Group {
      Color.red.previewDisplayName("one")
      Color.red.previewDisplayName("two")
    }
    .modifier(Padded())
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
