import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Scrolls the field with the focus above the on-screen keyboard (Rules/SafeArea.md#keyboard).
@MainActor
struct KeyboardAvoidance {
  /// The field that was last scrolled above the keyboard, and the height of the keyboard.
  private weak var shown: FocusItem?
  private var height: CGFloat = 0

  init() {}

  /// Scrolls the field `focused` above the keyboard, once for each appearance of the keyboard and
  /// each move of the focus.
  ///
  /// Called after the layout of a pass.
  mutating func settle(_ focused: FocusItem?, in emission: Emission) {
    let keyboard = emission.tree.windowInsets?.keyboard ?? 0
    guard let focused, focused.editing != nil, keyboard > 0 else {
      shown = nil
      height = 0
      return
    }
    guard shown !== focused || height != keyboard else { return }
    shown = focused
    height = keyboard
    Self.scroll(to: focused.node, in: emission)
  }

  /// Scrolls the nearest vertical scroll view around `node` just enough to show all of it.
  private static func scroll(to node: LayoutTree.NodeID, in emission: Emission) {
    let tree = emission.tree
    guard tree.isShown(node), let scroll = tree.scrollView(around: node, along: .vertical) else {
      return
    }
    let bounds = CGRect(origin: .zero, size: tree.size(of: node))
    let frame = tree.contentFrame(of: node, bounds, in: scroll)
    let current = tree.scrollOffset(of: scroll)
    let wanted = ScrollArithmetic.offset(
      showing: frame.minY, frame.height, in: tree.visibleLength(scroll, .vertical),
      from: current.y, anchor: nil)
    let target = tree.limitedOffset(CGPoint(x: current.x, y: wanted), of: scroll)
    guard abs(target.y - current.y) > 0.001 else { return }
    emission.scrolling.move(scroll, to: target)
  }
}
