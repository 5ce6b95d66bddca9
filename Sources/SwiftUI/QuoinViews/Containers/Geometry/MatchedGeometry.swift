import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The geometry that matched views share.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Makes views share geometry.
public struct _MatchedGeometryEffect: PrimitiveModifier {
  let group: GeometryGroup
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    if modifier.isSource {
      modifier.group.addSource(
        in: emission, since: mark, anchor: modifier.anchor,
        takesSize: modifier.properties.contains(.size),
        takesPosition: modifier.properties.contains(.position))
    } else {
      modifier.group.addFollowers(
        in: emission, since: mark, anchor: modifier.anchor,
        takesSize: modifier.properties.contains(.size),
        takesPosition: modifier.properties.contains(.position))
    }
  }
}

extension View {
  /// Gives the views of a group the geometry of their source.
  ///
  /// The other views receive the source's size as proposal and are drawn at its position, while
  /// they keep their own space in their parents (Rules/Geometry.md#matched-geometry).
  /// Sizing: neutral.
  ///
  /// - `id`: the group's name in `namespace`.
  /// - `properties`: the shared properties.
  /// - `anchor`: the point of each view that is aligned with the same point of the source.
  /// - `isSource`: whether the view provides its geometry. A group has one source.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        group: GeometryGroup(namespace: namespace, id: id), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// Moves the views inside as one.
public struct _GeometryGroupEffect: PrimitiveModifier {
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    emission.emitEffect("geometryGroup", on: content, drawing: GeometryGroupDrawing())
    emission.spaces.moveTogether(since: mark)
  }
}

private struct GeometryGroupDrawing: NodeDrawing {
  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {}
}

extension View {
  /// Keeps the views inside together while their geometry is animated: the group moves, and the
  /// views keep their positions in it.
  /// Sizing: neutral.
  public func geometryGroup() -> some View { modifier(_GeometryGroupEffect()) }
}
