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

  /// Scrolls the nearest scroll view around the view with the id `id`, given by `.id(_:)` or by a
  /// `ForEach`.
  ///
  /// A call during evaluation, or after layout, triggers another layout. It also finds a view that
  /// a lazy container hasn't created yet; an unknown id is ignored.
  ///
  /// - `anchor`: the point of the view to align with the same point of the visible part; without
  ///   one the scroll view moves only as far as needed to show the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    handle.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
