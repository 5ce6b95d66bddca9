import QuoinCore
import QuoinGeometry

/// The entries of a page's bars, in groups that share a capsule.
struct BarItems {
  /// Entries that stand together.
  struct Group {
    var pages: [BarPage] = []
    /// Whether the group holds the main action of the page, filled with the accent colour.
    var isProminent = false
    /// Whether the group is a gap that takes the remaining room.
    var isGap = false
  }

  private(set) var leading: [Group] = []
  private(set) var principal: [Group] = []
  private(set) var trailing: [Group] = []
  private(set) var bottom: [Group] = []

  @MainActor init(_ items: [BarItem], on platform: Platform) {
    func groups(_ place: ToolbarItemPlacement.Place) -> [Group] {
      Self.groups(
        items.filter { (platform == .macOS ? $0.placement.macOS : $0.placement.iOS) == place })
    }
    leading = groups(.leading)
    principal = groups(.center)
    trailing = groups(.trailing)
    bottom = groups(.bottom)
    if let secondary = groups(.overflow).first(where: { !$0.pages.isEmpty })?.pages.first {
      let menu = _StyleContent(Image(systemName: "ellipsis"))
      let page = BarPage(
        environment: secondary.environment, content: menu, origin: secondary.origin)
      trailing.append(Group(pages: [page]))
    }
  }

  /// Neighbouring entries share a capsule; an entry that confirms or cancels has its own.
  private static func groups(_ items: [BarItem]) -> [Group] {
    var groups: [Group] = []
    var last: ToolbarItemPlacement?
    for item in items {
      switch item.content {
      case .spacer(let isFlexible):
        last = nil
        if isFlexible { groups.append(Group(isGap: true)) }
      case .view(let page):
        let isAlone = item.placement == .confirmationAction || item.placement == .cancellationAction
        if item.placement == last, !isAlone {
          groups[groups.count - 1].pages.append(page)
        } else {
          groups.append(
            Group(pages: [page], isProminent: item.placement == .confirmationAction))
        }
        last = item.placement
      }
    }
    return groups
  }
}
