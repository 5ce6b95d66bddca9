import Foundation
import QuoinCore
import QuoinGeometry

/// A point or rectangle of a laid-out view, which another view can read in its own coordinate
/// space: `proxy[anchor]`.
///
/// Like all geometry, it is measured from the left of the screen in any layout direction.
public struct Anchor<Value>: Sendable {
  /// Returns the anchored point or rectangle, mapped to a different space.
  let value: @Sendable (ProjectionTransform) -> Value
  /// The transform from the anchored view's space to the window's.
  let toWindow: ProjectionTransform

  /// The point or rectangle of a view to anchor.
  public struct Source: Sendable {
    /// Returns the anchored point or rectangle of a view of a given size, mapped from the view's
    /// space.
    let value: @Sendable (CGSize, ProjectionTransform) -> Value
  }

  init(_ source: Source, of geometry: NodeGeometry) {
    toWindow = geometry.toWindow
    let size = geometry.size
    value = { source.value(size, $0) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both anchors have the same position in the window.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.value(first.toWindow) == second.value(second.toWindow)
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value(toWindow)) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Self { CGRect(origin: .zero, size: $0).bounds(after: $1) }
  }

  /// Returns `rect` in the view's space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Self { rect.bounds(after: $1) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns `point` in the view's space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Self { point.applying($1) }
  }

  /// Returns the point at `point` in the view's unit square.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self { point.point(in: CGRect(origin: .zero, size: $0)).applying($1) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source for several anchors of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { size, map in array.map { $0.value(size, map) } }
  }

  /// Creates a source for an optional anchor.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { size, map in anchor?.value(size, map) }
  }
}
