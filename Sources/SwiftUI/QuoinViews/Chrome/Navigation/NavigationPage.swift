import QuoinCore
import QuoinGeometry

/// A page and its bars.
/// Sizing: h-exp, v-exp.
struct NavigationPage: View {
  let bars: BarContents
  let page: EmittedView
  let hasLargeTitle: Bool
  let canGoBack: Bool
  let backTitle: Text?
  @Environment(\.platform) private var platform
  @Environment(\.drawsPageBackground) private var drawsBackground

  var body: some View {
    page
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityContainer()
      .modifier(SuggestionsLayer(bars: bars))
      .modifier(
        TopBar(
          bars: bars, hasLargeTitle: hasLargeTitle, canGoBack: canGoBack, backTitle: backTitle)
      )
      .modifier(KeyboardBar(bars: bars))
      .modifier(BottomBar(bars: bars))
      .background {
        if drawsBackground { Rectangle().fill(.background).ignoresSafeArea() }
      }
  }
}

// Showing or hiding a bar must not change the page's identity, so that it and its bars keep their
// state.

/// Reserves space for the top bar.
private struct TopBar: PrimitiveModifier {
  let bars: BarContents
  let hasLargeTitle: Bool
  let canGoBack: Bool
  let backTitle: Text?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if modifier.bars.isHidden(.navigationBar) || modifier.isEmpty(on: emission.environment.platform)
    {
      return V._emit(content, into: emission)
    }
    let isReplaced = modifier.bars.isReplacedBySearch(in: emission.environment)
    let bar = NavigationBar(
      bars: modifier.bars, hasLargeTitle: modifier.hasLargeTitle, canGoBack: modifier.canGoBack,
      backTitle: modifier.backTitle, isReplacedBySearch: isReplaced)
    guard emission.isLiving else {
      return emission.emit(content.safeAreaInset(edge: .top, spacing: 0) { bar })
    }
    let scroll = emission.keep { PageScroll() }
    let collapses = modifier.hasLargeTitle && modifier.bars.title != nil && !isReplaced
    emission.emit(
      content
        .modifier(PageScrollReader(scroll: collapses ? scroll : nil))
        .safeAreaInset(edge: .top, spacing: 0) { LivingNavigationBar(bar: bar, scroll: scroll) })
  }

  /// Whether the bar has nothing to show, and so no height (Rules/Navigation.md#no-bar).
  private func isEmpty(on platform: Platform) -> Bool {
    let items = BarItems(bars.items, on: platform)
    let isStacks = bars.isColumnsStack
    return (isStacks || platform == .iOS && !canGoBack && !bars.containsNavigation)
      && bars.visibility[.navigationBar] != .visible
      && bars.backgroundVisibility[.navigationBar] != .visible
      && bars.title == nil && bars.subtitle == nil
      && items.leading.isEmpty && items.principal.isEmpty && items.trailing.isEmpty
      && (bars.search == nil || bars.search?.place == .bottom || bars.search?.place == .tabBar)
  }
}

/// Reserves space for the items above the on-screen keyboard while it is shown. The inset always
/// exists, so that the bars keep their identity.
private struct KeyboardBar: PrimitiveModifier {
  let bars: BarContents

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let environment = emission.environment
    let groups = BarItems(modifier.bars.items, on: environment.platform).keyboard
    if groups.isEmpty { return V._emit(content, into: emission) }
    emission.emit(
      content.safeAreaInset(edge: .bottom, spacing: 0) {
        if environment.keyboardInset > 0 { KeyboardToolbar(groups: groups) }
      })
  }
}

/// Reserves space for the bottom items, which are positioned relative to the screen's edge.
private struct BottomBar: PrimitiveModifier {
  let bars: BarContents

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let bars = modifier.bars
    let items = BarItems(bars.items, on: emission.environment.platform)
    let isSearchAtBottom = bars.search?.place == .bottom
    if items.bottom.isEmpty && !isSearchAtBottom || bars.isHidden(.bottomBar) {
      return V._emit(content, into: emission)
    }
    let isAboveTabBar = emission.environment.isAboveTabBar
    let metrics = BarMetrics.bottom(emission.environment.systemLook)
    // A search field stays above the keyboard.
    let isCovered = emission.environment.keyboardInset > 0 && !isSearchAtBottom
    emission.emit(
      content
        .safeAreaInset(edge: .bottom, spacing: 0) {
          BarUnderKeyboard(
            isCovered: isCovered,
            bar: BottomToolbar(items: items, search: bars.search)
              .padding(.bottom, isAboveTabBar ? metrics.gapAboveTabBar : metrics.bottomInset)
              .background {
                BarBackground(
                  bars: bars, bar: .bottomBar, usual: metrics.floats ? nil : AnyShapeStyle(.bar))
              })
        }
        .ignoresSafeArea(.container, edges: isAboveTabBar || !metrics.floats ? [] : .bottom))
  }
}
