import QuoinCore
import QuoinGeometry

/// The items of a page's bars, in groups that share a capsule.
struct BarItems {
  /// Adjacent items that form a group.
  struct Group {
    var pages: [CapturedView] = []
    /// Whether the group contains the page's primary action and is filled with the accent color.
    var isProminent = false
    /// Whether the group is a gap that fills the remaining space.
    var isGap = false
    /// Whether the group is in the middle of a bottom bar.
    var isStatus = false
    /// Whether the group has no capsule.
    var isBare = false
    /// Whether the group is the place of the search field.
    var isSearch = false
  }

  private(set) var leading: [Group] = []
  private(set) var principal: [Group] = []
  private(set) var trailing: [Group] = []
  private(set) var bottom: [Group] = []
  private(set) var keyboard: [Group] = []

  @MainActor init(_ items: [BarItem], on platform: Platform) {
    func groups(_ place: ToolbarItemPlacement.Place) -> [Group] {
      Self.groups(
        items.filter { (platform == .macOS ? $0.placement.macOS : $0.placement.iOS) == place })
    }
    leading = groups(.leading)
    principal = groups(.center)
    trailing = groups(.trailing)
    bottom = groups(.bottom)
    if bottom.allSatisfy(\.isSearch) { bottom = [] }
    keyboard = groups(.keyboard)
    let secondary = groups(.overflow).flatMap(\.pages)
    if let first = secondary.first {
      let menu = Menu {
        ForEach(secondary.indices, id: \.self) { secondary[$0].content }
      } label: {
        Label("More", systemImage: "ellipsis")
      }
      let page = CapturedView(
        environment: first.environment, content: _StyleContent(menu), origin: first.origin)
      trailing.append(Group(pages: [page]))
    }
  }

  /// Groups neighboring items into capsules; confirm and cancel items get their own.
  private static func groups(_ items: [BarItem]) -> [Group] {
    var groups: [Group] = []
    var last: ToolbarItemPlacement?
    for item in items {
      switch item.content {
      case .spacer(let isFlexible):
        last = nil
        if isFlexible { groups.append(Group(isGap: true)) }
      case .search where item.placement.iOS == .bottom:
        last = nil
        groups.append(Group(isSearch: true))
      case .search: break
      case .view(let page):
        let isAlone =
          item.isBare || item.placement == .confirmationAction
          || item.placement == .cancellationAction
        if item.placement == last, !isAlone {
          groups[groups.count - 1].pages.append(page)
        } else {
          groups.append(
            Group(
              pages: [page], isProminent: item.placement == .confirmationAction,
              isStatus: item.placement == .status, isBare: item.isBare))
        }
        last = item.isBare ? nil : item.placement
      }
    }
    return groups
  }
}
