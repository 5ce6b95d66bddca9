import Quoin
import SwiftUI
import Testing

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
