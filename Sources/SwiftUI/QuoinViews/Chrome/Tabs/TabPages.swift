import Foundation
import QuoinCore
import QuoinGeometry

/// The page of a tab view and the bars of its style.
/// Sizing: h-exp, v-exp.
struct TabPages: View {
  let style: _TabViewLook
  let items: [TabItem]
  let selected: Int
  let page: EmittedView
  let bars: BarContents
  /// The tab to which a search returns.
  var former = 0
  /// Selects the tab at an index.
  let select: @MainActor (Int) -> Void
  @Environment(\.platform) private var platform
  @Environment(\.systemLook) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.keyboardInset) private var keyboardInset
  @Environment(\.tabAccessoryInset) private var accessoryInset

  var body: some View {
    let page = page.frame(maxWidth: .infinity, maxHeight: .infinity)
    if case .page(let mode) = style {
      page.overlay(alignment: .bottom) {
        if mode == .always || (mode == .automatic && items.count > 1) {
          PageIndicator(count: items.count, current: selected)
            .padding(.bottom, TabMetrics.indicatorGap)
        }
      }
    } else if style == .verticalPage {
      page.overlay(alignment: .trailing) {
        if items.count > 1 {
          PageIndicator(count: items.count, current: selected)
            .rotationEffect(.degrees(90))
            .frame(width: TabMetrics.indicatorHeight)
        }
      }
    } else if bars.isHidden(.tabBar) || items.isEmpty {
      page
    } else if look.family == .macOS {
      MacTabs(
        items: items, selected: selected, select: select, isSidebar: style == .sidebar,
        page: page)
    } else if platform == .visionOS {
      // The tabs are beside the window (Rules/Navigation.md#other-tab-bars).
      page
    } else if platform == .tvOS {
      // The bar's place is measured from the edge of the screen, regardless of the safe area.
      page.safeAreaInset(edge: .top, spacing: 0) {
        TopTabBar(
          items: items, selected: selected, select: select, height: TabMetrics.tvBarHeight,
          fontSize: TabMetrics.tvTitleSize
        )
        .chrome("tabBar")
        .padding(.top, TabMetrics.tvBarTop)
        .frame(maxWidth: .infinity)
      }
      .ignoresSafeArea(.container, edges: .top)
    } else if sizeClass == .regular {
      page.safeAreaInset(edge: .top, spacing: 0) {
        TopTabBar(items: items, selected: selected, select: select)
          .frame(maxWidth: .infinity, minHeight: TabMetrics.topBarRow, alignment: .top)
      }
    } else {
      // The inset of a floating bar is measured from the edge of the screen, regardless of the safe
      // area.
      let metrics = TabBarMetrics(look)
      let search = metrics.floats && bars.search?.place == .tabBar ? bars.search : nil
      page.safeAreaInset(edge: .bottom, spacing: 0) {
        BarUnderKeyboard(
          isCovered: keyboardInset > 0 && search == nil,
          bar: TabBar(
            items: items, selected: selected, search: search, former: former, select: select
          )
          .padding(.top, accessoryInset)
          .padding(.horizontal, metrics.inset)
          .padding(.bottom, metrics.inset)
          .frame(maxWidth: .infinity)
          .background {
            BarBackground(
              bars: bars, bar: .tabBar, usual: metrics.floats ? nil : AnyShapeStyle(.bar))
          })
      }
      .ignoresSafeArea(.container, edges: metrics.floats ? .bottom : [])
    }
  }
}

/// The tab bar, and the search tab, which is separate from a floating bar. In the search tab, the
/// field of its page is in place of the tabs (Rules/Navigation.md#search-tab).
/// Sizing: h-hug, or h-exp if the bar doesn't float or has the field; v-hug.
struct TabBar: View {
  let items: [TabItem]
  let selected: Int
  var search: SearchContents?
  var former = 0
  let select: @MainActor (Int) -> Void
  @Environment(\.systemLook) private var look

  var body: some View {
    let metrics = TabBarMetrics(look)
    let usual = items.indices.filter { !items[$0].isSearch || !metrics.floats }
    let separate = items.indices.filter { items[$0].isSearch && metrics.floats }
    HStack(spacing: 8) {
      if let search {
        if !search.isActive, let former = usual.contains(former) ? former : usual.first {
          circle(former, BarMetrics.searchHeight)
        }
        SearchRow(search: search)
      } else {
        if !usual.isEmpty { group(usual, metrics) }
        if !separate.isEmpty {
          if !usual.isEmpty { Spacer(minLength: 0) }
          ForEach(separate, id: \.self) { circle($0, metrics.height) }
        }
      }
    }
  }

  /// A tab that is separate from the others.
  private func circle(_ index: Int, _ size: CGFloat) -> some View {
    TabButton(item: items[index], isSelected: index == selected, iconOnly: true)
      .frame(width: size, height: size)
      .glassCapsule()
      .tappable { select(index) }
      .element(of: items, at: index, selected: selected)
  }

  private func group(_ tabs: [Int], _ metrics: TabBarMetrics) -> some View {
    let limit = TabMetrics.tabLimit
    let shown = tabs.count > limit ? Array(tabs.prefix(limit - 1)) : tabs
    return TabRowLayout(metrics: metrics) {
      ForEach(shown, id: \.self) { index in
        TabButton(item: items[index], isSelected: index == selected, iconOnly: false)
          .tappable { select(index) }
          .element(of: items, at: index, selected: selected)
      }
      if shown.count < tabs.count {
        TabButton(
          item: more, isSelected: !shown.contains(selected) && tabs.contains(selected),
          iconOnly: false
        )
        .menu(MoreTabs(items: items, tabs: Array(tabs[shown.count...]), select: select))
      }
    }
    .padding(metrics.padding)
    .frame(height: metrics.height)
    .modifier(OptionalGlass(isGlass: metrics.floats))
    .chrome("tabBar")
  }

  /// The tab that collects the tabs that don't fit.
  private var more: TabItem {
    let environment = items[0].label.environment
    let label = DefaultTabLabel(title: Text("More"), image: Image(systemName: "ellipsis"))
    return TabItem(
      label: CapturedView(environment: environment, content: _StyleContent(label)),
      page: CapturedView(environment: environment, content: _StyleContent(EmptyView())))
  }
}

/// The tabs that don't fit, as menu items.
/// Sizing: none; the menu sees each entry.
private struct MoreTabs: View {
  let items: [TabItem]
  let tabs: [Int]
  let select: @MainActor (Int) -> Void

  var body: some View {
    ForEach(tabs, id: \.self) { index in
      Button {
        select(index)
      } label: {
        items[index].label.content
      }
    }
  }
}

/// A symbol above a title; the selected tab is tinted and has a capsule behind it.
/// Sizing: h-exp, v-exp.
private struct TabButton: View {
  let item: TabItem
  let isSelected: Bool
  let iconOnly: Bool
  @Environment(\.systemLook) private var look

  var body: some View {
    let floats = TabBarMetrics(look).floats
    VStack(spacing: 1) {
      TabLabelPart(page: item.label, isTitle: false)
        .labelStyle(.iconOnly)
        .font(.system(size: TabMetrics.iconSize, weight: .medium))
        .symbolVariant(.fill)
        .frame(height: TabMetrics.iconHeight)
      if !iconOnly {
        TabLabelPart(page: item.label, isTitle: true)
          .labelStyle(.titleOnly)
          .font(
            .system(size: TabMetrics.titleSize, weight: isSelected && floats ? .semibold : .medium))
      }
    }
    .lineLimit(1)
    .foregroundStyle(
      isSelected
        ? AnyShapeStyle(.tint) : floats ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .top) {
      if let badge = item.badge { CountBadge(text: badge).offset(x: 14, y: 2) }
    }
    .background { if isSelected, !iconOnly, floats { Capsule().fill(.fill.tertiary) } }
    .chrome("tab")
  }
}

/// The title or the symbol of a tab, whose label is a `Label` or two views.
private struct TabLabelPart: View {
  let page: CapturedView
  let isTitle: Bool

  var body: some View {
    _ElementsReader(TabLabel(page: page)) { elements, emission in
      let parts = elements.filter { emission.draws(TextDrawing.self, inside: $0.node) == isTitle }
      ForEach(parts.indices, id: \.self) { parts[$0] }
    }
  }
}

/// The label of a tab, styled by the bar.
private struct TabLabel: PrimitiveView {
  let page: CapturedView

  static func _emit(_ view: Self, into emission: Emission) {
    let bar = emission.environment
    emission.withEnvironment(
      {
        $0 = view.page.environment
        $0.text = bar.text
        $0.labelStyles = bar.labelStyles
        $0.styles.foreground = bar.styles.foreground
        $0.symbolVariants = bar.symbolVariants
        $0.controlPlace = .bar
        $0.colorScheme = bar.colorScheme
      }, { _StyleContent._emit(view.page.content, into: emission) })
  }
}

/// The badge of a tab or of an item of a bar.
/// Sizing: h-hug, v-hug.
struct CountBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 12)).foregroundColor(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
  }
}
