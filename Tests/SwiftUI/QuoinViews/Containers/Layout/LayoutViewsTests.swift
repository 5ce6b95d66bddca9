import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews
import Testing

/// Layouts as values around views, and views that are chosen by size or follow their container.
@MainActor
struct LayoutViewsTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func size<V: View>(_ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
    -> CGSize
  { try Rendering(view, width, height).size }

  @Test func layoutsOfStacksAreStacks() throws {
    #expect(
      try size(
        HStackLayout(spacing: 4) {
          block(10, 10)
          block(20, 5)
        }) == CGSize(width: 34, height: 10))
    #expect(
      try size(
        VStackLayout(alignment: .leading) {
          block(10, 10)
          block(20, 5)
        }) == CGSize(width: 20, height: 23))
    #expect(
      try size(
        ZStackLayout {
          block(10, 10)
          block(20, 5)
        }) == CGSize(width: 20, height: 10))
    // A stack with one static view is elided, but a layout that may change keeps its node.
    #expect(try Rendering(HStackLayout { Color.red }).names == ["Color"])
    #expect(try Rendering(AnyLayout(HStackLayout()) { Color.red }).names == ["HStack", "Color"])
  }

  @Test(arguments: [true, false])
  func spacersAndDividersFollowAnyLayout(isRow: Bool) throws {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    let view = layout {
      block(10, 10)
      Spacer()
      Divider()
    }
    let rendering = try Rendering(view, 100, 60)
    #expect(
      rendering.size == (isRow ? CGSize(width: 100, height: 60) : CGSize(width: 100, height: 60)))
    let line = rendering.fills.last?.box
    #expect(
      line?.size == (isRow ? CGSize(width: 0.5, height: 60) : CGSize(width: 100, height: 0.5)))
  }

  /// A custom layout without an orientation passes none to its spacers.
  @Test func anyLayoutForwardsTheInnerOrientation() throws {
    struct Row: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      var spread: CGFloat = 1
      var animatableData: CGFloat {
        get { spread }
        set { spread = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(.unspecified) ?? .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    #expect(try size(Row { Spacer(minLength: 30) }) == CGSize(width: 30, height: 0))
    #expect(try size(AnyLayout(Row()) { Spacer(minLength: 30) }) == CGSize(width: 30, height: 0))
  }

  @Test func theFirstViewThatFitsIsShown() throws {
    let view = ViewThatFits(in: .horizontal) {
      Group {
        block(100, 10)
        block(50, 20)
      }
      ForEach([30, 20], id: \.self) { block($0, 40) }
    }
    for (width, height) in [(100, 10), (99, 20), (30, 40), (5, 40)] as [(CGFloat, CGFloat)] {
      #expect(try size(view, width, 10).height == height)
      #expect(try Rendering(view, width, 10).fills.count == 1)
    }
    #expect(try size(view).width == 100)
    #expect(try size(ViewThatFits { EmptyView() }, 10, 10) == .zero)
    #expect(try size(ViewThatFits { Spacer() }, 50, 40) == CGSize(width: 50, height: 40))
  }

  /// Views that aren't selected for display are neither read nor evaluated after layout; another
  /// proposal may select them.
  @Test func onlyWhatIsShownIsEvaluated() throws {
    final class Log: @unchecked Sendable { var widths: [CGFloat] = [] }
    let log = Log()
    func logged(_ width: CGFloat) -> some View {
      GeometryReader { proxy in
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { log.widths.append($0) }
      }
      .frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.widths.append(-$0) }
    }
    let rendering = try Rendering(
      ViewThatFits {
        logged(100)
        logged(50)
      }, 60, 60)
    #expect(log.widths.sorted() == [-50, 50])
    log.widths = []
    try rendering.tree.layOut(proposal: ProposedViewSize(width: 100, height: 60))
    #expect(log.widths.sorted() == [-100, 100])
  }

  /// Rules/Stacks.md#divider
  @Test func dividersOfMacOSAreBlackOrWhite() throws {
    func paint(_ scheme: ColorScheme) throws -> Paint? {
      try Rendering(Divider(), 20, 20, platform: .macOS, colorScheme: scheme).fills.first?.paint
    }
    #expect(try paint(.light) == .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.098)))
    #expect(try paint(.dark) == .color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.098)))
  }

  /// 390 points, four columns 10 apart, two of them (Rules/Frames.md#container-columns).
  @Test func columnsOfTheContainer() throws {
    let columns = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    #expect(try size(columns.frame(width: 50).fixedSize(), 390, 100).width == 50)
    #expect(try Rendering(columns.frame(width: 50), 390, 100).fills.first?.box.width == 190)
    #expect(
      try size(Color.red.containerRelativeFrame([.horizontal, .vertical]), 390, 100)
        == CGSize(width: 390, height: 100))
    let aligned = block(20, 10).containerRelativeFrame(.horizontal, alignment: .trailing)
    #expect(try Rendering(aligned, 90, 100).fills.first?.box.minX == 70)
    #expect(
      try size(Color.red.containerRelativeFrame(.vertical, count: 0, spacing: 3), 90, 100).height
        == 100)
    let invalid = try Rendering(
      block(20, 10).containerRelativeFrame(.horizontal) { _, _ in -1 }, 90, 100)
    #expect(invalid.size.width == 0)
    #expect(invalid.warnings == ["Invalid frame dimension (negative or non-finite). It is -1."])
  }

  /// At the root of a window a modifier of a group wraps the column of its views as a whole
  /// (Rules/ViewLists.md#group-at-root), elsewhere each of them.
  @Test func modifiersOfGroupsGoToEachView() throws {
    let group = Group {
      block(10, 10)
      block(20, 10)
    }
    #expect(
      try size(HStack(spacing: 0) { group.position(x: 5, y: 5) }, 100, 50)
        == CGSize(width: 100, height: 50))
    #expect(
      try Rendering(HStack(spacing: 0) { group.position(x: 5, y: 5) }, 100, 50).fills.map(
        \.box.midX) == [5, 55])
    #expect(try Rendering(group.position(x: 50, y: 20), 100, 60).fills.map(\.box.midY) == [11, 29])
    #expect(
      try size(
        VStack(spacing: 0) { group.safeAreaInset(edge: .bottom, spacing: 1) { block(5, 2) } }
      ).height == 26)
    #expect(
      try size(HStack { EmptyView().position(x: 1, y: 1).ignoresSafeArea().zIndex(2) }) == .zero)
  }
}
