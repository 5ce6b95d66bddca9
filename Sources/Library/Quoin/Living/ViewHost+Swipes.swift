import Foundation
import QuoinCore

/// The direction of a swipe.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down
}

/// Swipes over a live view: short and quick drags. A swipe reveals the buttons behind the row of a
/// list (`swipeActions`, `onDelete`), turns the pages of a tab view, scrolls, or pulls down a
/// `refreshable` view.
extension ViewHost {
  /// Swipes over the view called `name`, by 120 points or less in a small window.
  ///
  ///     try host.swipe("Milk", .left)                 // shows the buttons behind the row
  ///     try host.tap("Delete")
  ///     try host.swipe("Eggs", .left, isFull: true)   // does what the first of them does
  ///
  /// - `isFull`: whether the finger moves across the whole window.
  ///
  /// - Returns: the record of the updates.
  /// - Throws: `NameError` for an unknown name, `InteractionError` for a view that can't be
  ///   touched, or if nothing around the view handles a drag.
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
