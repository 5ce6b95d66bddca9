import QuoinCore
import QuoinGeometry

/// A view that can scroll what is inside it to a view with an id.
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

  /// Scrolls the nearest scroll view around the view called `id`, by `.id(_:)` or by a `ForEach`.
  ///
  /// A call while views are evaluated or after their layout has them laid out again. A view that a lazy container
  /// has not made yet is found all the same; an id that nobody has does nothing.
  ///
  /// - `anchor`: the point of the view that goes to the same point of the visible part; without one, as
  ///   little as shows the whole view is scrolled.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    handle.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
