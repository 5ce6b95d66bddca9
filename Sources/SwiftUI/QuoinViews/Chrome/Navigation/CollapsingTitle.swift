import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The top bar of a live page, whose large title moves with the page's content
/// (Rules/Navigation.md#large-title-collapses).
///
/// Sizing: h-exp, v-hug.
struct LivingNavigationBar: View {
  let bar: NavigationBar
  let scroll: PageScroll
  @State private var turns = 0

  var body: some View {
    let _ = turns
    let turns = $turns
    let distance = scroll.follow { turns.wrappedValue += 1 }
    return bar.scrolled(by: distance)
  }
}

/// The distance by which the content of a page is scrolled, up to the height of a large title.
@MainActor
final class PageScroll {
  private var distance: CGFloat = 0
  private var change: () -> Void = {}

  /// Returns the current distance; calls `change` when it changes.
  func follow(_ change: @escaping () -> Void) -> CGFloat {
    self.change = change
    return distance
  }

  fileprivate func update(_ offset: CGFloat) {
    let distance = min(max(offset, 0), BarMetrics.largeTitleHeight)
    guard distance != self.distance else { return }
    self.distance = distance
    change()
  }
}

/// Reads the offset of the scroll view that begins at the bar of the page.
struct PageScrollReader: PrimitiveModifier {
  /// The object to update, or `nil` if the bar has no large title.
  let scroll: PageScroll?

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let page = emission.tree.first(after: mark)
    guard let scroll = modifier.scroll, page.exists else { return }
    emission.afterLayout { emission in
      guard emission.tree.isShown(page) else { return }
      let view = emission.scrolling.viewUnderBar(inside: page)
      scroll.update(view.map { emission.tree.scrollOffset(of: $0).y } ?? 0)
    }
  }
}

/// Draws a part of a bar higher by the distance by which the bar is shorter.
struct BarShift: PrimitiveModifier {
  let distance: CGFloat

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard modifier.distance > 0 else { return }
    emission.tree.wrapOffset(since: mark, x: 0, y: -modifier.distance)
    emission.notePlaces(since: mark)
  }
}
