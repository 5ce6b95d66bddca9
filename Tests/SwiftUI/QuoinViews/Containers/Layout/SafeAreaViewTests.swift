import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews
import Testing

/// Backgrounds and views that extend into the safe area of a window (Rules/SafeArea.md).
@MainActor
struct SafeAreaViewTests {
  /// Returns the filled rectangles in a window of 390 × 844, like a phone's.
  private func boxes<V: View>(
    _ view: V, container: EdgeInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    keyboard: CGFloat = 0, isRightToLeft: Bool = false
  ) throws -> [CGRect] {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let tree = try ViewTree(
      view, environment: environment,
      window: WindowInsets(container: container, keyboard: keyboard), shaper: FixedShaper())
    try tree.layOut(proposal: ProposedViewSize(width: 390, height: 844))
    let list = tree.displayList(scale: 1)
    #expect(list.size == CGSize(width: 390, height: 844))
    return list.items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  private let window = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let safe = CGRect(x: 0, y: 59, width: 390, height: 751)

  @Test func aColourFillsTheSafeAreaUnlessItIgnoresIt() throws {
    #expect(try boxes(Color.red) == [safe])
    #expect(try boxes(Color.red.ignoresSafeArea()) == [window])
    #expect(
      try boxes(Color.red.ignoresSafeArea(.container, edges: .top))
        == [CGRect(x: 0, y: 0, width: 390, height: 810)])
    #expect(try boxes(Color.red.edgesIgnoringSafeArea(.all)) == [window])
    #expect(
      try boxes(Color.red.frame(width: 100, height: 100).ignoresSafeArea())
        == [CGRect(x: 145, y: 385, width: 100, height: 100)])
  }

  @Test func aKeyboardIsARegionOfItsOwn() throws {
    let free = CGRect(x: 0, y: 59, width: 390, height: 485)
    #expect(try boxes(Color.red, keyboard: 300) == [free])
    #expect(try boxes(Color.red.ignoresSafeArea(.keyboard), keyboard: 300) == [safe])
    #expect(
      try boxes(Color.red.ignoresSafeArea(.container), keyboard: 300)
        == [CGRect(x: 0, y: 0, width: 390, height: 544)])
    #expect(try boxes(Color.red.ignoresSafeArea(), keyboard: 300) == [window])
  }

  @Test func backgroundsBleedWhereTheViewTouches() throws {
    #expect(try boxes(Text("Hi").background(.red)).allSatisfy { safe.contains($0) })
    let full = Text("Hi").frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(try boxes(full.background(.red)) == [window])
    #expect(try boxes(full.background(Color.red)) == [window])
    #expect(try boxes(full.background()) == [window])
    #expect(try boxes(full.overlay(.red)) == [window])
    #expect(try boxes(full.background(.red, ignoresSafeAreaEdges: [])) == [safe])
    #expect(
      try boxes(full.background(.red, ignoresSafeAreaEdges: .bottom))
        == [CGRect(x: 0, y: 59, width: 390, height: 785)])
    // A view isn't a style, and a shape keeps the primary's size.
    #expect(try boxes(full.background { Color.red }) == [safe])
    #expect(try boxes(full.background(.red, in: Rectangle())) == [safe])
    // The keyboard isn't part of the container's safe area.
    #expect(
      try boxes(full.background(.red), keyboard: 300)
        == [CGRect(x: 0, y: 0, width: 390, height: 544)])
  }

  @Test func withoutAWindowNothingIsAdded() throws {
    let plain = try Rendering(Text("Hi").background(.red), 100, 100)
    #expect(plain.names == ["background", "Text(\"Hi\")", "Color"])
  }

  @Test func insetContentIsPartOfTheSafeArea() throws {
    let full = Text("Hi").frame(maxWidth: .infinity, maxHeight: .infinity)
    let view = full.background(.red).safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 50)
      Color.green.frame(height: 20)
    }
    // The background extends below the bar and to the window's edge; the bar's two views are a
    // ZStack.
    #expect(
      try boxes(view) == [
        window, CGRect(x: 0, y: 760, width: 390, height: 50),
        CGRect(x: 0, y: 775, width: 390, height: 20),
      ])
  }

  @Test func leadingIsOnTheRightFromRightToLeft() throws {
    let view = Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 40) }
    let insets = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    #expect(
      try boxes(view, container: insets, isRightToLeft: true) == [
        CGRect(x: 0, y: 0, width: 320, height: 844), CGRect(x: 320, y: 0, width: 40, height: 844),
      ])
    #expect(
      try boxes(Color.red.ignoresSafeArea(edges: .leading), container: insets, isRightToLeft: true)
        == [window])
    #expect(
      try boxes(Color.red.ignoresSafeArea(edges: .trailing), container: insets, isRightToLeft: true)
        == [CGRect(x: 0, y: 0, width: 360, height: 844)])
  }

  @Test func paddingOfTheSafeAreaCanBeReached() throws {
    let padded = Color.red.safeAreaPadding(.horizontal, 20)
    #expect(try boxes(padded) == [CGRect(x: 20, y: 59, width: 350, height: 751)])
    #expect(try boxes(Color.red.ignoresSafeArea().safeAreaPadding(.horizontal, 20)) == [window])
    #expect(
      try boxes(Color.red.safeAreaPadding()) == [safe.insetBy(dx: 16, dy: 16)])
    #expect(
      try boxes(Color.red.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == [CGRect(x: 2, y: 60, width: 384, height: 747)])
    #expect(try Rendering(Color.red.frame(width: 10).safeAreaPadding(5), 100, 50).size.width == 20)
  }

  /// Content that is evaluated after layout is in the same window.
  @Test func readersSeeTheSafeArea() throws {
    func box(_ proxy: GeometryProxy) -> some View {
      Color.red.frame(width: proxy.safeAreaInsets.top, height: proxy.safeAreaInsets.bottom)
    }
    let reader = GeometryReader { proxy in box(proxy) }
    #expect(try boxes(reader) == [CGRect(x: 0, y: 59, width: 59, height: 34)])
    #expect(
      try boxes(reader.safeAreaPadding(.top, 1)) == [CGRect(x: 0, y: 60, width: 60, height: 34)])
    // There is nothing left to extend into, and transforms hide the safe area.
    #expect(try boxes(reader.ignoresSafeArea()).allSatisfy(\.isEmpty))
    #expect(try boxes(reader.scaleEffect(2)).allSatisfy(\.isEmpty))
    #expect(try boxes(GeometryReader { _ in Color.red.ignoresSafeArea() }) == [window])
    #expect(
      try boxes(GeometryReader { _ in Color.red.frame(height: 5).background(.red) })
        == [CGRect(x: 0, y: 0, width: 390, height: 64), CGRect(x: 0, y: 59, width: 390, height: 5)])
    #expect(
      try boxes(GeometryReader { _ in Color.red.containerRelativeFrame(.vertical) }.padding(30))
        == [CGRect(x: 30, y: 89, width: 330, height: 751)])
  }
}
