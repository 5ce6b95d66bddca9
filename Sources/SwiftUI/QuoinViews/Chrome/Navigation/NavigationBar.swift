import Foundation
import QuoinCore
import QuoinGeometry

/// The top bar: items and title in a row, with a large title and the search field below.
/// Sizing: h-exp, v-hug.
struct NavigationBar: View {
  let bars: BarContents
  let hasLargeTitle: Bool
  let canGoBack: Bool
  /// The title of the page below.
  var backTitle: Text?
  /// Whether an active search hides the title and the items.
  var isReplacedBySearch = false
  /// The distance by which the page is scrolled, up to the height of a large title.
  var scrolled: CGFloat = 0
  @Environment(\.platform) private var platform
  @Environment(\.systemLook) private var look
  @Environment(\.barTopInset) private var topInset

  var body: some View {
    let metrics = BarMetrics.top(platform, look)
    let items = BarItems(bars.items, on: platform)
    VStack(spacing: 0) {
      if platform == .watchOS {
        WatchBarRow(bars: bars, items: items, canGoBack: canGoBack, backTitle: backTitle)
      } else if !isReplacedBySearch {
        row(items, metrics)
      }
      if showsLargeTitle, let title = bars.title {
        largeTitle(LargeTitle(title: title, subtitle: bars.subtitle, metrics: metrics))
      }
      if let search = bars.search, search.place == .belowTitle {
        SearchRow(search: search)
          .insetInBar(metrics)
          .padding(.bottom, BarMetrics.searchGap)
          .modifier(BarShift(distance: showsLargeTitle ? scrolled : 0))
      }
      if let search = bars.search, search.isActive, let scopes = bars.searchScopes {
        SearchScopesBar(scopes: scopes, search: search).insetInBar(metrics)
      }
    }
    .padding(.top, topInset)
    .frame(maxWidth: .infinity)
    .background {
      BarBackground(bars: bars, bar: .navigationBar, cut: showsLargeTitle ? scrolled : 0)
    }
    .modifier(
      BarEnvironment(
        colorScheme: bars.colorSchemes[.navigationBar],
        foreground: bars.foregrounds[.navigationBar])
    )
    .chrome("navigationBar")
    .accessibilityContainer(isBar: true)
    .attribute { emission, _ in emission.noteEstimate(of: "navigation bar") }
  }

  /// Returns the bar of a page that is scrolled by `distance`.
  func scrolled(by distance: CGFloat) -> NavigationBar {
    var bar = self
    bar.scrolled = distance
    return bar
  }

  private func row(_ items: BarItems, _ metrics: BarMetrics) -> some View {
    let isLarge = bars.titleMode == .inlineLarge && look.family == .iOS
    let isMac = platform == .macOS
    return BarRowLayout(
      gap: metrics.groupGap, centersTitle: !isMac && !isLarge, trailingYields: isMac
    ) {
      HStack(spacing: metrics.groupGap) {
        if canGoBack, !bars.isBackButtonHidden { BackButton(metrics: metrics, title: backTitle) }
        BarGroups(groups: items.leading, metrics: metrics)
      }
      HStack(spacing: metrics.groupGap) {
        if let principal = items.principal.first {
          BarGroups(groups: [principal], metrics: metrics, isBare: true)
        } else if !showsLargeTitle || isCollapsed {
          if let menu = bars.titleMenu, bars.title != nil, look.family == .iOS {
            BarPageContent(page: titleMenu(menu, metrics))
          } else {
            BarTitle(
              title: bars.title, subtitle: bars.subtitle, metrics: metrics, isLarge: isLarge)
          }
        }
      }
      if isMac {
        MacTrailingItems(groups: items.trailing, search: bars.search, metrics: metrics)
      } else {
        BarGroups(groups: items.trailing, metrics: metrics)
      }
    }
    .frame(height: isMac ? metrics.rowHeight : metrics.itemHeight)
    .insetInBar(metrics)
    .frame(height: metrics.rowHeight, alignment: .top)
  }

  /// Returns the title as the label of its menu, in the environment of the menu's declaration.
  private func titleMenu(_ menu: CapturedView, _ metrics: BarMetrics) -> CapturedView {
    let button = Menu {
      menu.content
    } label: {
      HStack(spacing: 4) {
        BarTitle(title: bars.title, subtitle: bars.subtitle, metrics: metrics)
        Image(systemName: "chevron.down").font(.system(size: 11, weight: .bold))
          .foregroundStyle(.secondary)
      }
    }
    return CapturedView(
      environment: menu.environment, content: _StyleContent(button.buttonStyle(.plain)))
  }

  /// Moves a large title under the row of items, and hides it once the row has the title.
  @ViewBuilder private func largeTitle(_ title: LargeTitle) -> some View {
    if isCollapsed {
      title.hidden()
    } else if scrolled > 0 {
      title.offset(y: -scrolled).clipped()
    } else {
      title
    }
  }

  private var showsLargeTitle: Bool {
    hasLargeTitle && bars.title != nil && look.family == .iOS && platform != .watchOS
      && !isReplacedBySearch
  }
  private var isCollapsed: Bool { scrolled >= BarMetrics.collapse }
}

/// The row of watchOS: the back button and items at the leading side, and the title, or the
/// trailing items, below the clock (Rules/Navigation.md#watch-bar).
/// Sizing: h-exp, v-hug.
private struct WatchBarRow: View {
  let bars: BarContents
  let items: BarItems
  let canGoBack: Bool
  let backTitle: Text?

  var body: some View {
    let metrics = BarMetrics.watchOS
    Color.clear.frame(height: metrics.rowHeight)
      .overlay(alignment: .topLeading) {
        HStack(spacing: metrics.groupGap) {
          if canGoBack, !bars.isBackButtonHidden { BackButton(metrics: metrics, title: backTitle) }
          BarGroups(groups: items.leading, metrics: metrics)
        }
        .fixedSize()
        .padding(.leading, metrics.sideInset)
        .offset(y: -BarMetrics.watchItemRise)
      }
      .overlay(alignment: .topTrailing) {
        Group {
          if items.trailing.isEmpty {
            BarTitle(title: bars.title, subtitle: nil, metrics: metrics)
          } else {
            BarGroups(groups: items.trailing, metrics: metrics).fixedSize()
          }
        }
        .padding(.trailing, BarMetrics.watchTitleInset)
        .offset(y: -BarMetrics.watchTitleRise)
      }
  }
}

/// The title in the row of items.
private struct BarTitle: View {
  let title: Text?
  let subtitle: Text?
  let metrics: BarMetrics
  /// Whether the title has the size of a large one.
  var isLarge = false
  @Environment(\.platform) private var platform

  var body: some View {
    VStack(alignment: platform == .macOS || isLarge ? .leading : .center, spacing: 0) {
      title.font(
        isLarge ? .largeTitle.bold() : .system(size: metrics.titleSize, weight: .semibold)
      )
      .minimumScaleFactor(isLarge ? 0.6 : 1)
      .accessibilityTitle()
      subtitle.font(.system(size: 11)).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

/// A large title on its own line. The text's position in the block of 52 points is estimated.
private struct LargeTitle: View {
  let title: Text
  let subtitle: Text?
  let metrics: BarMetrics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.6).accessibilityTitle()
      subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
    }
    .insetInBar(metrics)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity, minHeight: BarMetrics.largeTitleHeight, alignment: .bottomLeading)
  }
}

/// The button that goes back to the previous page.
///
/// It is found as "Back", and by the title of that page if no view shows this text.
private struct BackButton: View {
  let metrics: BarMetrics
  let title: Text?
  @Environment(\.navigation) private var navigation

  var body: some View {
    Image(systemName: "chevron.backward")
      .font(.system(size: metrics.itemSize, weight: .medium))
      .frame(
        width: metrics.itemHeight, height: metrics.itemHeight,
        alignment: metrics.hasCapsules ? .center : .leading
      )
      .foregroundColor(metrics.hasCapsules ? nil : .accentColor)
      .modifier(OptionalGlass(isGlass: metrics.hasCapsules))
      .tappable { navigation?.navigator?.goBack() }
      .attribute { [title] emission, mark in
        guard let title, emission.isLiving else { return }
        var handle = ControlHandle("BackButton", in: emission.environment)
        handle.label = emission.labelText(of: title)
        emission.attach(handle, since: mark)
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Back"))
      .accessibilityAddTraits(.isButton)
      .chrome("backButton")
  }
}

/// The background of a bar, filling the bar and the adjacent safe area.
struct BarBackground: View {
  let bars: BarContents
  let bar: ToolbarPlacement
  /// The background by default.
  ///
  /// Bars on glass have none, and neither has the top bar before content scrolls beneath it.
  var usual: AnyShapeStyle?
  /// The height of the bottom part of the bar that has no background.
  var cut: CGFloat = 0

  var body: some View {
    if let style {
      if cut > 0 {
        VStack(spacing: 0) {
          Rectangle().fill(style).ignoresSafeArea()
          Color.clear.frame(height: cut)
        }
      } else {
        Rectangle().fill(style).ignoresSafeArea()
      }
    }
  }

  private var style: AnyShapeStyle? {
    switch bars.backgroundVisibility[bar] ?? .automatic {
    case .hidden: nil
    case .visible: bars.backgrounds[bar] ?? AnyShapeStyle(.bar)
    case .automatic: bars.backgrounds[bar] ?? usual
    }
  }
}

/// The environment of a bar's items.
struct BarEnvironment: ViewModifier {
  let colorScheme: ColorScheme?
  /// The style of texts and symbols; `nil` for the platform's.
  var foreground: AnyShapeStyle?
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var outer

  func body(content: Content) -> some View {
    content
      .modifier(
        _StyleModifier { styles in
          guard let foreground else { return }
          styles.foreground = ForegroundLink(levels: [foreground], outer: styles.foreground)
        }
      )
      .environment(\.controlPlace, .bar)
      .environment(\.colorScheme, colorScheme ?? outer)
      .environment(\.barTopInset, 0)
  }
}
