import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A modifier that adds space around a view.
@frozen
public struct _PaddingLayout: PrimitiveModifier {
  @usableFromInline let insets: EdgeInsets
  /// Whether the insets are iOS's default ones, which the platform may replace.
  @usableFromInline let isDefault: Bool
  @usableFromInline
  init(insets: EdgeInsets, isDefault: Bool = false) {
    self.insets = insets
    self.isDefault = isDefault
  }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapPadding(
      since: mark, modifier.isDefault ? emission.platformPadding(modifier.insets) : modifier.insets)
  }
}

extension Emission {
  /// Returns the platform's default padding at the edges where iOS's is `insets`.
  @usableFromInline
  func platformPadding(_ insets: EdgeInsets) -> EdgeInsets {
    guard environment.platform == .watchOS else { return insets }
    let share = watchPadding / defaultPadding
    return EdgeInsets(
      top: insets.top * share, leading: insets.leading * share, bottom: insets.bottom * share,
      trailing: insets.trailing * share)
  }
}

/// The default padding of watchOS.
private let watchPadding: CGFloat = 8

/// The default padding: 16 points, except on watchOS (Rules/Frames.md#padding-default).
@usableFromInline let defaultPadding: CGFloat = 16

extension View {
  /// Adds `insets` around the view. Negative insets let it extend outside.
  /// Sizing: neutral; the view is offered less and the answer is larger.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds `length` points (by default 16, or 8 on watchOS) on each of `edges`.
  /// Sizing: neutral.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        insets: EdgeInsets(edges, length ?? defaultPadding), isDefault: length == nil))
  }

  /// Adds `length` points on all edges. Sizing: neutral.
  @inlinable
  public consuming func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
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
