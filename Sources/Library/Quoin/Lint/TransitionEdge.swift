import QuoinCore
import QuoinGeometry
import QuoinViews

/// Finds the edge at which a transition moves a view in.
@MainActor
enum TransitionEdge {
  /// Returns the edge; `nil` for a transition that moves nothing by its own length.
  ///
  /// Of combined transitions, and of different ones for insertion and removal, the first that moves
  /// the view counts.
  ///
  /// - Parameter depth: the maximum number of transitions inside each other.
  static func entry(of transition: Any, depth: Int = 6) -> Edge? {
    switch transition {
    case let move as MoveTransition: return move.edge
    case let push as PushTransition: return push.edge
    case is SlideTransition: return .leading
    default: break
    }
    guard depth > 0 else { return nil }
    for child in Mirror(reflecting: transition).children {
      if let edge = entry(of: child.value, depth: depth - 1) { return edge }
    }
    return nil
  }
}
