import QuoinCore
import QuoinGeometry

/// A page between its bars. Sizing: h-exp, v-exp.
struct NavigationPage: View {
  let bars: BarContents
  let page: EmittedView
  let hasLargeTitle: Bool
  let canGoBack: Bool
  @Environment(\.platform) private var platform
  @Environment(\.drawsPageGround) private var drawsGround

  var body: some View {
    page
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(TopBar(bars: bars, hasLargeTitle: hasLargeTitle, canGoBack: canGoBack))
      .modifier(BottomBar(bars: bars))
      .background {
        if drawsGround { Rectangle().fill(.background).ignoresSafeArea() }
      }
  }
}

/// Keeps room for the bar at the top.
private struct TopBar: ViewModifier {
  let bars: BarContents
  let hasLargeTitle: Bool
  let canGoBack: Bool

  func body(content: Content) -> some View {
    if bars.isHidden(.navigationBar) {
      content
    } else {
      content.safeAreaInset(edge: .top, spacing: 0) {
        NavigationBar(bars: bars, hasLargeTitle: hasLargeTitle, canGoBack: canGoBack)
      }
    }
  }
}

/// Keeps room for the entries at the bottom, which are measured from the edge of the screen.
private struct BottomBar: ViewModifier {
  let bars: BarContents
  @Environment(\.platform) private var platform
  @Environment(\.isAboveTabBar) private var isAboveTabBar

  func body(content: Content) -> some View {
    let items = BarItems(bars.items, on: platform)
    if items.bottom.isEmpty && bars.search?.isAtBottom != true || bars.isHidden(.bottomBar) {
      content
    } else {
      content
        .safeAreaInset(edge: .bottom, spacing: 0) {
          BottomToolbar(items: items, search: bars.search)
            .padding(.bottom, isAboveTabBar ? 8 : BarMetrics.iOSBottom.sideInset)
            .background { BarGround(bars: bars, bar: .bottomBar) }
        }
        .ignoresSafeArea(.container, edges: isAboveTabBar ? [] : .bottom)
    }
  }
}
