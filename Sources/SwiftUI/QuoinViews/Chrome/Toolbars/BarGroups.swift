import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Groups of items side by side, each in a glass capsule.
/// Sizing: h-hug, v-hug.
struct BarGroups: View {
  let groups: [BarItems.Group]
  let metrics: BarMetrics
  /// Whether capsules are omitted, as in the middle of the bar.
  var isBare = false

  var body: some View {
    HStack(spacing: metrics.groupGap) {
      GroupedBarItems(groups: groups, metrics: metrics, isBare: isBare)
    }
  }
}

/// The trailing items of the bar of macOS, and the search field. Items that don't fit are in a menu
/// at the end (Rules/Navigation.md#bar-overflow).
/// Sizing: h-hug, v-hug.
struct MacTrailingItems: View {
  let groups: [BarItems.Group]
  let search: SearchContents?
  let metrics: BarMetrics

  var body: some View {
    let overflow = BarOverflow()
    BarOverflowLayout(overflow: overflow, gap: metrics.groupGap) {
      GroupedBarItems(groups: groups, metrics: metrics, isBare: false, canOverflow: true)
      if let search, search.place == .row {
        SearchField(search: search)
          .frame(
            minWidth: BarMetrics.macSearchLeast, idealWidth: BarMetrics.macSearchWidth,
            maxWidth: BarMetrics.macSearchWidth
          )
          .layoutValue(key: BarEndPartKey.self, value: .search)
      }
      if groups.contains(where: { !$0.isGap }) {
        ViewThatFits(in: .horizontal) {
          BarGroups(groups: [menu(overflow)], metrics: metrics)
          Color.clear.frame(width: 0, height: 0)
        }
        .layoutValue(key: BarEndPartKey.self, value: .menu)
      }
    }
  }

  /// Returns the menu of the items that don't fit.
  private func menu(_ overflow: BarOverflow) -> BarItems.Group {
    let menu = Menu {
      OverflowingItems(groups: groups, overflow: overflow)
    } label: {
      Label("More", systemImage: "chevron.right.2")
    }
    .menuIndicator(.hidden)
    let environment = groups.lazy.flatMap(\.pages).first?.environment ?? EnvironmentValues()
    return BarItems.Group(pages: [
      CapturedView(environment: environment, content: _StyleContent(menu))
    ])
  }
}

/// The items that don't fit, as those of a menu. It is emitted when the menu opens.
/// Sizing: none; the menu sees each item.
private struct OverflowingItems: View {
  let groups: [BarItems.Group]
  let overflow: BarOverflow

  var body: some View {
    let pages = overflow.groups.sorted().flatMap { groups[$0].pages }
    ForEach(pages.indices, id: \.self) { pages[$0].content }
  }
}

/// An item that hasn't been placed yet.
private struct GroupedBarItem {
  let view: EmittedView
  let isText: Bool
  let isSpacer: Bool
  let isDisabled: Bool
  let badge: Text?
}

/// Groups of items. Each item is emitted before its group is determined, so that it keeps its state
/// when other items appear and disappear.
private struct GroupedBarItems: PrimitiveView {
  let groups: [BarItems.Group]
  let metrics: BarMetrics
  let isBare: Bool
  /// Whether each group is a view that can be replaced by nothing.
  var canOverflow = false

  static func _emit(_ view: Self, into emission: Emission) {
    guard let runs = view.runs(in: emission) else { return }
    let (groups, metrics, isBare) = (view.groups, view.metrics, view.isBare)
    func group(_ index: Int) -> BarRuns {
      BarRuns(
        runs: runs[index], metrics: metrics, isProminent: groups[index].isProminent,
        isBare: isBare || groups[index].isBare)
    }
    if view.canOverflow {
      return emission.emit(
        ForEach(groups.indices, id: \.self) { index in
          if !groups[index].isGap {
            ViewThatFits(in: .horizontal) {
              HStack(spacing: metrics.groupGap) { group(index) }
              Color.clear.frame(width: 0, height: 0)
            }
            .layoutValue(key: BarEndPartKey.self, value: .group(index))
          }
        })
    }
    emission.emit(
      ForEach(groups.indices, id: \.self) { index in
        if groups[index].isGap { Spacer(minLength: 0) } else { group(index) }
      })
  }

  /// Returns the runs of items between spacers in each group.
  private func runs(in emission: Emission) -> [[[GroupedBarItem]]]? {
    guard !emission.isLiving || emission.enter(.items) else { return nil }
    defer { if emission.isLiving { emission.leave() } }
    var known: Set<CapturedView.Origin> = []
    var number = 0
    return groups.map { group in
      var items: [GroupedBarItem] = []
      for page in group.pages {
        var key = Element.Key.number(number)
        number += 1
        if var origin = page.origin {
          while !known.insert(origin).inserted { origin.repetition += 1 }
          key = .item(AnyHashable(origin))
        }
        guard emission.enter(key) else { break }
        items += elements(of: page, isProminent: group.isProminent, emission).map {
          GroupedBarItem(
            view: $0, isText: emission.draws(TextDrawing.self, inside: $0.node),
            isSpacer: emission.tree.isSpacer($0.node),
            isDisabled: Self.isDisabledButton($0.node, in: emission.tree),
            badge: emission.tree.value(BadgeKey.self, of: $0.node))
        }
        emission.leave()
      }
      return items.split(omittingEmptySubsequences: false) { $0.isSpacer }.map { Array($0) }
    }
  }

  private static func isDisabledButton(_ node: LayoutTree.NodeID, in tree: LayoutTree) -> Bool {
    if tree.value(DisabledButtonKey.self, of: node) { return true }
    let children = tree.children(of: node)
    return children.count == 1 && isDisabledButton(children[0], in: tree)
  }

  private func elements(of page: CapturedView, isProminent: Bool, _ emission: Emission)
    -> [EmittedView]
  {
    let page = BarPageContent(page: page)
    if isBare { return emission.emittedElements(of: page) }
    return emission.emittedElements(
      of:
        page
        .font(.system(size: metrics.itemSize, weight: isProminent ? .semibold : metrics.itemWeight))
        .labelStyle(.iconOnly)
        .lineLimit(1)
        .foregroundColor(isProminent && metrics.hasCapsules ? .white : nil))
  }
}

/// The runs of a group, each of which gets a capsule.
private struct BarRuns: PrimitiveView {
  let runs: [[GroupedBarItem]]
  let metrics: BarMetrics
  let isProminent: Bool
  let isBare: Bool

  // This must not be a view with a body: the view that places the items is emitted again together
  // with them.
  static func _emit(_ view: Self, into emission: Emission) {
    let (runs, metrics, isProminent, isBare) = (
      view.runs, view.metrics, view.isProminent, view.isBare
    )
    emission.emit(
      ForEach(runs.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 0) }
        if runs[index].isEmpty {
          EmptyView()
        } else if isBare {
          BareRun(elements: runs[index].map(\.view))
        } else {
          BarCapsule(
            items: runs[index], metrics: metrics, isProminent: isProminent,
            isDisabled: runs[index].allSatisfy(\.isDisabled))
        }
      })
  }
}

private struct BareRun: View {
  let elements: [EmittedView]

  var body: some View { HStack { ForEach(elements.indices, id: \.self) { elements[$0] } } }
}

/// A capsule with items.
/// Sizing: h-hug, v-hug.
private struct BarCapsule: View {
  let items: [GroupedBarItem]
  let metrics: BarMetrics
  let isProminent: Bool
  /// Whether all items are disabled buttons.
  let isDisabled: Bool

  var body: some View {
    HStack(spacing: metrics.itemGap) {
      ForEach(items.indices, id: \.self) { index in
        items[index].view
          .padding(.horizontal, items[index].isText ? metrics.labelPadding : metrics.iconPadding)
          .frame(minWidth: metrics.hasCapsules ? metrics.buttonHeight : nil)
          .frame(height: metrics.buttonHeight)
          .overlay(alignment: .topTrailing) {
            if let badge = items[index].badge { CountBadge(text: badge).offset(x: 6, y: -6) }
          }
      }
    }
    .padding((metrics.itemHeight - metrics.buttonHeight) / 2)
    .background {
      if isProminent, metrics.hasCapsules {
        // As any disabled prominent button (Rules/Controls.md#disabled).
        Capsule().fill(isDisabled ? Color.disabledProminent : Color.accentColor)
      }
    }
    .modifier(OptionalGlass(isGlass: !isProminent && metrics.hasCapsules))
    .chrome("barCapsule")
  }
}

/// Places a view on a glass capsule, or leaves it as it is.
struct OptionalGlass: ViewModifier {
  let isGlass: Bool

  func body(content: Content) -> some View {
    if isGlass { content.glassCapsule() } else { content }
  }
}

/// An item in the environment of its declaration, with the bar's fonts and places.
struct BarPageContent: PrimitiveView {
  let page: CapturedView

  static func _emit(_ view: Self, into emission: Emission) {
    let (bar, page) = (emission.environment, view.page)
    emission.withEnvironment(
      {
        $0 = page.environment
        $0.outsideBar = OutsideBar(page.environment)
        $0.font = bar.font
        $0.lineLimit = bar.lineLimit
        $0.labelStyles = bar.labelStyles
        $0.controlPlace = bar.controlPlace
        $0.colorScheme = bar.colorScheme
        $0.styles.foreground = bar.styles.foreground
      }, { _StyleContent._emit(page.content, into: emission) })
  }
}

/// The items above the on-screen keyboard. Its lengths are estimated.
/// Sizing: h-exp, v-hug.
struct KeyboardToolbar: View {
  let groups: [BarItems.Group]
  @Environment(\.platform) private var platform
  @Environment(\.systemLook) private var look

  var body: some View {
    let metrics = BarMetrics.top(platform, look)
    BarGroups(groups: groups, metrics: metrics)
      .frame(height: metrics.itemHeight)
      .frame(maxWidth: .infinity, alignment: .leading)
      .insetInBar(metrics)
      .padding(.bottom, metrics.hasCapsules ? BarMetrics.keyboardGap : 0)
      .background { if !metrics.hasCapsules { Rectangle().fill(.bar) } }
      .modifier(BarEnvironment(colorScheme: nil))
      .chrome("keyboardToolbar")
  }
}

/// The bottom bar's items, and the search field beside them.
/// Sizing: h-exp, v-hug.
struct BottomToolbar: View {
  let items: BarItems
  let search: SearchContents?
  @Environment(\.systemLook) private var look

  var body: some View {
    let metrics = BarMetrics.bottom(look)
    Group {
      if let status = items.bottom.firstIndex(where: \.isStatus), search?.place != .bottom {
        statusRow(status, metrics)
      } else {
        HStack(spacing: metrics.groupGap) {
          if let search, search.place == .bottom {
            // An active search is alone.
            let parts = items.bottom.split(
              maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isSearch)
            if !search.isActive, let before = parts.first, !before.isEmpty {
              BarGroups(groups: Array(before), metrics: metrics)
            }
            SearchRow(search: search)
            if !search.isActive, parts.count > 1, !parts[1].isEmpty {
              BarGroups(groups: Array(parts[1]), metrics: metrics)
            }
          } else if !items.bottom.isEmpty {
            BarGroups(groups: items.bottom.filter { !$0.isSearch }, metrics: metrics)
          }
        }
      }
    }
    .frame(height: metrics.itemHeight)
    .frame(maxWidth: .infinity, alignment: alignment)
    .padding(.horizontal, metrics.sideInset)
    .modifier(BarEnvironment(colorScheme: nil))
  }

  /// The alignment of the groups; a single group is centered.
  private var alignment: Alignment {
    items.bottom.count == 1 && search?.place != .bottom ? .center : .leading
  }

  /// Returns the row with the status at `index` in the middle, between the items declared before
  /// and after it.
  private func statusRow(_ index: Int, _ metrics: BarMetrics) -> some View {
    let groups = items.bottom
    return BarRowLayout(gap: metrics.groupGap, centersTitle: true) {
      BarGroups(groups: Array(groups[..<index]), metrics: metrics)
      BarGroups(groups: [groups[index]], metrics: metrics)
      BarGroups(groups: Array(groups[(index + 1)...]), metrics: metrics)
    }
  }
}
