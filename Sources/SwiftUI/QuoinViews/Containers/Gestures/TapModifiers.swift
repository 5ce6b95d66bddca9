import Foundation
import QuoinCore
import QuoinGeometry

extension View {
  /// Calls `action` when the view is tapped `count` consecutive times.
  /// Sizing: neutral.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      _GestureModifier(
        gesture: TapGesture(count: count).onEnded { _ in action() }, name: "onTapGesture"))
  }

  /// Calls `action` with the location when the view is tapped `count` consecutive times.
  /// Sizing: neutral.
  ///
  /// - `coordinateSpace`: the coordinate space of the location, in points.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return modifier(
      _GestureModifier(gesture: gesture.onEnded { action($0.location) }, name: "onTapGesture"))
  }
}
