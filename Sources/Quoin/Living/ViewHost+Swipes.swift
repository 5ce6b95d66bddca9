import Foundation
import QuoinCore

/// Where a finger swipes to.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down
}

/// Swiping over a living view: a short and quick drag. It shows the buttons behind the row of a list
/// (`swipeActions`, `onDelete`), turns the pages of a tab view, scrolls, and pulls a `refreshable` view down.
extension ViewHost {
  /// Swipes over the view called `name`: 120 points far, less in a small window.
  ///
  ///     try host.swipe("Milk", .left)                 // shows the buttons behind the row
  ///     try host.tap("Delete")
  ///     try host.swipe("Eggs", .left, isFull: true)   // does what the first of them does
  ///
  /// - `isFull`: whether the finger goes over the whole window.
  ///
  /// - Returns: what the updates did.
  /// - Throws: `NameError` for an unknown name, `InteractionError` for a view that can't be touched, or where
  ///   nothing around the view follows a drag.
  @discardableResult
  public func swipe(_ name: String, _ direction: SwipeDirection, isFull: Bool = false) throws
    -> UpdateRecord
  {
    let start = try target(name, for: .drag)
    let window = tree.tree.layout.windowSize
    let length = direction == .left || direction == .right ? window.width : window.height
    let distance = isFull ? length : min(120, length * 0.4)
    var end = start
    switch direction {
    case .left: end.x -= distance
    case .right: end.x += distance
    case .up: end.y -= distance
    case .down: end.y += distance
    }
    return try drag(from: start, to: end, duration: 0.1, steps: 5)
  }
}
