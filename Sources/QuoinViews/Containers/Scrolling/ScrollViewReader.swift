import QuoinCore
import QuoinGeometry

/// A view that can scroll the scroll views inside it to a view with an id.
///
/// Sizing: none; the container around it sees each view.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    emission.emitScrollReader { view.content(ScrollViewProxy(handle: $0)) }
  }
}

/// Scrolls the scroll views inside a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  let handle: ScrollHandle

  /// Scrolls the nearest scroll view around the view with the id `id`, given by `.id(_:)` or by a `ForEach`.
  ///
  /// A call while views are evaluated, or after their layout, has them laid out again. It also finds a view that a
  /// lazy container has not made yet; with an unknown id it does nothing.
  ///
  /// - `anchor`: the point of the view that goes to the same point of the visible part; without one the
  ///   scroll view moves only as far as shows the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    handle.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
