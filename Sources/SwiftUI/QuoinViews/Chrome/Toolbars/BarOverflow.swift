import Foundation
import QuoinGeometry
import QuoinLayout

/// The groups of a bar that its layout has left out.
final class BarOverflow {
  fileprivate(set) var groups: Set<Int> = []
}

/// A part of the trailing end of the bar of macOS.
enum BarEndPart: Hashable, Sendable {
  /// The group of items at an index.
  case group(Int)
  case search
  /// The menu of the items that don't fit.
  case menu
}

enum BarEndPartKey: LayoutValueKey {
  static var defaultValue: BarEndPart { .search }
}

/// Places groups of items, a search field and a menu in a row. The last groups give way to the menu
/// if there isn't enough space.
/// Sizing: h-hug, or narrower if the proposal is; v-hug.
struct BarOverflowLayout: Layout {
  let overflow: BarOverflow
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let row = Row(subviews, width: proposal.width, gap: gap)
    return CGSize(width: row.width, height: row.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let row = Row(subviews, width: bounds.width, gap: gap)
    overflow.groups = row.hidden
    var x = bounds.minX
    for (subview, width) in zip(subviews, row.widths) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      if width > 0 { x += width + gap }
    }
  }

  /// The widths of the parts; 0 for those that aren't shown.
  private struct Row {
    var widths: [CGFloat]
    var hidden: Set<Int> = []
    let height: CGFloat
    private let gap: CGFloat

    init(_ subviews: Subviews, width room: CGFloat?, gap: CGFloat) {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      self.gap = gap
      widths = sizes.map(\.width)
      height = sizes.map(\.height).max() ?? 0
      let parts = subviews.map { $0[BarEndPartKey.self] }
      guard let menu = parts.firstIndex(of: .menu) else {
        shrinkSearch(parts, subviews, room)
        return
      }
      let menuWidth = widths[menu]
      widths[menu] = 0
      shrinkSearch(parts, subviews, room)
      guard let room, width > room + 0.01 else { return }
      widths[menu] = menuWidth
      for (index, part) in parts.enumerated().reversed() where width > room + 0.01 {
        guard case .group(let group) = part else { continue }
        widths[index] = 0
        hidden.insert(group)
      }
      if let search = parts.firstIndex(of: .search) {
        widths[search] = min(widths[search] + max(room - width, 0), sizes[search].width)
      }
    }

    var width: CGFloat {
      let shown = widths.filter { $0 > 0 }
      return shown.reduce(0, +) + CGFloat(max(shown.count - 1, 0)) * gap
    }

    /// Makes the search field as narrow as needed.
    private mutating func shrinkSearch(
      _ parts: [BarEndPart], _ subviews: Subviews, _ room: CGFloat?
    ) {
      guard let room, width > room, let search = parts.firstIndex(of: .search) else { return }
      let least = subviews[search].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      widths[search] = max(widths[search] - (width - room), least)
    }
  }
}
