import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Space around a view.
@frozen
public struct _PaddingLayout: PrimitiveModifier {
  @usableFromInline let insets: EdgeInsets
  @usableFromInline
  init(insets: EdgeInsets) { self.insets = insets }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    V._emit(content, into: emitter)
    emitter.tree.wrapPadding(since: mark, modifier.insets)
  }
}

/// The padding of edges nobody gave a length for: 16 points on both platforms (SEMANTICS §9.11).
@usableFromInline let defaultPadding: CGFloat = 16

extension View {
  /// Adds `insets` around the view. Negative insets let it reach outside.
  /// Sizing: neutral; the view is offered less and the answer is larger.
  @inlinable
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds `length` points (16 unless said) on each of `edges`. Sizing: neutral.
  @inlinable
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Adds `length` points on all edges. Sizing: neutral.
  @inlinable
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
}
