import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Buttons that appear when the user swipes a row.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

/// All swipe buttons of a row; a row that isn't swiped shows none.
enum SwipeActionsKey: LayoutValueKey {
  static var defaultValue: [SwipeActions] { [] }
}

extension View {
  /// Adds buttons to the list row that contains the view. They appear when the user swipes the row.
  /// Sizing: neutral.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return rowTrait(SwipeActionsKey.self) { $0.append(actions) }
  }
}
