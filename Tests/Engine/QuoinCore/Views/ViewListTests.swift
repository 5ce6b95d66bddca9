import Quoin
import SwiftUI
import Testing

/// The content of a container, as a flat list.
@MainActor
@Suite struct ViewListTests {
  private func size<V: View>(_ view: V) -> CGSize {
    ImageRenderer(content: view).layoutReport().size
  }

  private var block: some View { Color.red.frame(width: 10, height: 10) }

  struct Pair: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
  }

  @Test func customViewsGroupsAndLoopsAreFlattened() {
    #expect(size(HStack(spacing: 0) { Pair() }).width == 20)
    #expect(size(HStack(spacing: 0) { Group { Pair() } }).width == 20)
    #expect(size(HStack(spacing: 0) { ForEach(0..<3) { _ in Pair() } }).width == 60)
    #expect(size(HStack(spacing: 0) { AnyView(Pair()) }).width == 20)
  }

  @Test func nothingTakesNoRoom() {
    let isShown = false
    #expect(
      size(
        HStack {
          block
          EmptyView()
          if isShown { block }
          EmptyView().frame(width: 50)
          block
        }
      ).width == 28)
  }

  @ViewBuilder private func optional(_ isShown: Bool) -> some View { if isShown { block } }

  /// Rules/ViewLists.md#group-at-root
  @Test func modifiersOfAnAbsentListAtTheTop() {
    let absent = optional(false)
    #expect(size(absent) == .zero)
    #expect(size(absent.padding(10).frame(width: 50)) == CGSize(width: 50, height: 20))
    #expect(size(ForEach(0..<0) { _ in block }.padding(3)) == CGSize(width: 6, height: 6))
    #expect(size(EmptyView().padding(10)) == .zero)
    #expect(size(HStack { absent.padding(10) }) == .zero)
    #expect(size(ScrollView { absent.frame(width: 30, height: 5) }).width == 30)
    // The block is not part of the absent list.
    let pair = Group {
      absent
      block.padding(1)
    }
    #expect(size(pair.padding(10)) == CGSize(width: 32, height: 32))
  }

  @Test func anAbsentViewAtTheTopComesAndGoes() throws {
    struct Switch: View {
      @State private var isShown = false
      var body: some View {
        Group { if isShown { Color.red.frame(width: 40, height: 40) } }.padding(10)
          .background(Color.green).onTapGesture { isShown.toggle() }
          .accessibilityIdentifier("all")
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Switch() }
    for side in [20, 60, 20] as [CGFloat] {
      #expect(try host.layoutReport().frame(of: "all")?.size == CGSize(width: side, height: side))
      try host.tap(at: CGPoint(x: 10, y: 10))
    }
  }

  final class Model: ObservableObject {}

  struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(verbatim: "\(model)") }
  }

  struct Reader_Previews: PreviewProvider {
    static var previews: some View { Reader() }
  }

  @Test func aPreviewThatMissesAnObjectIsOne() throws {
    let previews = PreviewCatalog.previews(of: Reader_Previews.self)
    #expect(previews.count == 1)
    let preview = try #require(previews.first)
    let problems = preview.renderer().layoutReport().errors
    #expect(problems.count == 1)
    #expect(problems.first?.contains("No Observable object of type Model found") == true)
  }

  @Test func modifiersApplyToEachElement() {
    #expect(size(HStack(spacing: 0) { Group { Pair() }.padding(5) }).width == 40)
    #expect(size(HStack(spacing: 0) { Pair().frame(width: 30) }).width == 60)
  }

  @Test func severalViewsAtTheTopAreAColumn() {
    #expect(size(Pair()) == CGSize(width: 10, height: 28))
  }

  @Test func severalViewsInALayerAreAPile() {
    let report = ImageRenderer(
      content: block.overlay { Pair().accessibilityIdentifier("layer") }
    ).layoutReport()
    #expect(report.frame(of: "layer") == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func everyFormOfControlFlowCompiles() {
    enum Kind: CaseIterable { case one, two, three }
    let number: Int? = 4
    func view(_ kind: Kind) -> some View {
      VStack(spacing: 0) {
        switch kind {
        case .one: block
        case .two:
          block
          block
        case .three: EmptyView()
        }
        if let number { Color.red.frame(width: 1, height: CGFloat(number)) } else { block }
        if #available(macOS 14, *) { block }
        let height: CGFloat = 3
        Color.red.frame(width: 1, height: height)
      }
    }
    #expect(Kind.allCases.map { size(view($0)).height } == [27, 37, 17])
  }

  @Test func moreThanTenChildren() {
    #expect(
      size(
        VStack(spacing: 0) {
          block
          block
          block
          block
          block
          block
          block
          block
          block
          block
          block
          block
        }
      ).height == 120)
  }

  @Test func theEnvironmentFlowsDownAndTheNearestWriterWins() {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View {
        Color.red.frame(width: direction == .rightToLeft ? 1 : 2, height: 1)
      }
    }
    #expect(size(Reader()).width == 2)
    #expect(size(VStack { Reader() }.environment(\.layoutDirection, .rightToLeft)).width == 1)
    #expect(
      size(
        VStack { Reader().environment(\.layoutDirection, .leftToRight) }
          .environment(\.layoutDirection, .rightToLeft)
      ).width == 2)
  }

  @Test func stateAndBindingReadTheirInitialValues() {
    struct Inner: View {
      @Binding var length: CGFloat
      var body: some View { Color.red.frame(width: length, height: 1) }
    }
    struct Outer: View {
      @State private var length: CGFloat = 12
      @State private var nothing: Int?
      var body: some View { Inner(length: $length) }
    }
    #expect(size(Outer()).width == 12)
  }

  /// The layout values of an element reach the surrounding layout through every modifier.
  @Test func layoutValuesPassThroughModifiers() {
    struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
    struct Sum: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: subviews.reduce(0) { $0 + $1[Weight.self] }, height: 1)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let view = Sum()() {
      block.layoutValue(key: Weight.self, value: 5).padding().background(.red).opacity(0.5)
      block
    }
    #expect(size(view).width == 6)
  }

  private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  /// Rules/ViewLists.md#traits: of two layout values the inner one counts, of two z indices the
  /// outer one.
  @Test func theInnermostLayoutValueCounts() {
    struct Sum: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        CGSize(width: subviews.reduce(0) { $0 + $1[Share.self] }, height: 1)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let inner = block.layoutValue(key: Share.self, value: 100)
    #expect(size(Sum()() { inner.layoutValue(key: Share.self, value: 50) }).width == 100)
    #expect(size(Sum()() { inner.padding().layoutValue(key: Share.self, value: 50) }).width == 100)
    let group = Group {
      inner
      block
    }
    #expect(size(Sum()() { group.layoutValue(key: Share.self, value: 50) }).width == 150)
  }

  @Test func previewsAreNamedThroughModifiers() {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Text("a").previewDisplayName("A").padding()
        Text("b")
      }
    }
    #expect(PreviewCatalog.previews(of: Previews.self).map(\.name) == ["A", "Previews 2"])
  }

  @Test func rightToLeftMirrorsPlaces() {
    let report = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 30, height: 10).padding(.leading, 5).accessibilityIdentifier("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    ).layoutReport()
    #expect(report.frame(of: "a")?.minX == 35)
    #expect(report.frame(of: "b")?.minX == 0)
  }

  @Test func aViewThatContainsItselfIsRefused() {
    struct Endless: View {
      var body: AnyView { AnyView(Endless()) }
    }
    let renderer = ImageRenderer(content: Endless())
    #expect(throws: ViewError.self) { try renderer.pngData() }
    #expect(renderer.layoutReport().errors.first?.contains("nested") == true)
  }
}
