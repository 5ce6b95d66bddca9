import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A modifier that adds space around a view.
@frozen
public struct _PaddingLayout: PrimitiveModifier {
  @usableFromInline let insets: EdgeInsets
  @usableFromInline
  init(insets: EdgeInsets) { self.insets = insets }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapPadding(since: mark, modifier.insets)
  }
}

/// The default padding: 16 points on both platforms (Rules/Frames.md#padding-default).
@usableFromInline let defaultPadding: CGFloat = 16

extension View {
  /// Adds `insets` around the view. Negative insets let it extend outside.
  /// Sizing: neutral; the view is offered less and the answer is larger.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds `length` points (16 by default) on each of `edges`.
  /// Sizing: neutral.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Adds `length` points on all edges. Sizing: neutral.
  @inlinable
  public consuming func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Adds the platform's window margin, 16 points on iOS and 20 on macOS, on each of `edges`.
  /// Sizing: neutral.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(_ScenePaddingModifier(edges: edges))
  }

  /// Adds a window margin on each of `edges`; here the minimum equals the default margin.
  /// Sizing: neutral.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

/// A kind of window margin.
public struct ScenePadding: Equatable, Sendable {
  private let isMinimum: Bool
  /// The minimum that keeps content clear of the window's edges.
  public static let minimum = ScenePadding(isMinimum: true)
}

/// Adds a window's margin around a view.
public struct _ScenePaddingModifier: PrimitiveModifier {
  let edges: Edge.Set

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let length: CGFloat = emission.environment.platform == .macOS ? 20 : 16
    emission.tree.wrapPadding(since: mark, EdgeInsets(modifier.edges, length))
    emission.noteWrappers(since: mark, "scenePadding")
  }
}
