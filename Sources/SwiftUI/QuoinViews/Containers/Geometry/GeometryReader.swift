import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A view that creates its content from its own size and position.
///
/// It proposes its size to each view of the content and places it at its top-leading corner
/// (Rules/Geometry.md#geometry-reader).
/// Sizing: h-exp, v-exp; ideal 10 × 10.
@frozen
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  @inlinable
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    guard emission.enter(.view(Self.self)) else { return }
    let node = emission.tree.addReader()
    emission.note(node, "GeometryReader")
    let displayScale = emission.environment.displayScale
    emission.emitAfterLayout(into: node, orientation: nil, isGeometric: true) { emission in
      let proxy = emission.nodes.proxy(of: node, displayScale: displayScale)
      Content._emit(emission.evaluating { view.content(proxy) }, into: emission)
    }
    emission.leave()
  }
}
