import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Where geometry is measured from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The root view's top-left corner.
  case global
  /// The view's own top-left corner.
  case local
}

/// The size and place of a laid-out view, in points, unrounded.
public struct GeometryProxy {
  /// The view's frame in the space of the root view.
  let globalFrame: CGRect

  public var size: CGSize { globalFrame.size }

  /// The view's frame in `coordinateSpace`.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: globalFrame
    case .local: CGRect(origin: .zero, size: size)
    }
  }
}

/// Tells somebody a value of the view's geometry.
///
/// The modifier makes one view of what it modifies: around a Spacer it is an ordinary view, without the
/// stack's orientation and the Spacer's zero spacing (SEMANTICS-ADDENDA D.3): it runs along the implicit
/// VStack that makes one view of a list.
public struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
  let value: (GeometryProxy) -> Value
  let action: (Value) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    emitter.container(content, orientation: .vertical, elides: true) {
      $0.beginStack(.vertical)
    }
    emitter.tree.wrapOrdinary(since: mark)
    emitter.noteWrappers(since: mark, "onGeometryChange")
    let node = emitter.tree.first(after: mark)
    guard node >= 0 else { return }
    let (value, action) = (modifier.value, modifier.action)
    emitter.afterLayout(node) { action(value(GeometryProxy(globalFrame: $0))) }
  }
}

extension View {
  /// Calls `action` with the value `transform` makes of the view's geometry once it is laid out.
  /// Sizing: neutral.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }
}
