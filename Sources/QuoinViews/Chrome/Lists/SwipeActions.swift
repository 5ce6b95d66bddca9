import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The buttons behind a row, which a swipe shows.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

/// All buttons behind a row; a row at rest shows none.
enum SwipeActionsKey: LayoutValueKey {
  static var defaultValue: [SwipeActions] { [] }
}

extension View {
  /// Puts buttons behind the list row around the view. They are seen once the user swipes the row.
  /// Sizing: neutral.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(
      edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return rowTrait(SwipeActionsKey.self) { $0.append(actions) }
  }
}
