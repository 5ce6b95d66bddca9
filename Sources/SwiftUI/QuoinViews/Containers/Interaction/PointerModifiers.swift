import Foundation
import QuoinCore

/// The location of a pointer over a view, or the fact that it left.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// Calls an action with the location of a pointer over a view.
public struct _HoverModifier: _LivingOnlyModifier {
  let move: (CGPoint, NodeGeometry, Bool) -> Void
  let leave: () -> Void

  public static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let responder = emission.keep { HoverResponder() }
    (responder.move, responder.leave) = (modifier.move, modifier.leave)
    emission.touches.attach(responder, since: mark)
  }
}

extension View {
  /// Calls `action` with `true` when a pointer enters the view and with `false` when it leaves.
  /// Sizing: neutral.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      _HoverModifier { _, _, isNew in
        if isNew { action(true) }
      } leave: {
        action(false)
      })
  }

  /// Calls `action` while a pointer moves over the view, and when it leaves.
  /// Sizing: neutral.
  ///
  /// - `coordinateSpace`: the coordinate space of the location, in points.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    return modifier(
      _HoverModifier { point, geometry, _ in
        action(.active(geometry.place(of: point, in: space)))
      } leave: {
        action(.ended)
      })
  }
}

extension View {
  /// Calls `action` with a URL that the app is opened with, in a live view by `ViewHost.open(_:)`.
  /// Sizing: neutral.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    attribute { emission, mark in emission.attach(URLHandler(action: action), since: mark) }
  }
}

/// A handler of a view for URLs that the app is opened with.
@MainActor
package struct URLHandler {
  package let action: (URL) -> Void
}
