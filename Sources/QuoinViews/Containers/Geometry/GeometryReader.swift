import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A view whose content is made of its own size and place.
///
/// Everything in it is offered its size and lies at its top-leading corner (SEMANTICS §16.1).
/// Sizing: h-exp, v-exp; ideal 10 × 10.
@frozen
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  @inlinable
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    guard emitter.enter(.view(Self.self)) else { return }
    let node = emitter.tree.addReader()
    emitter.note(node, "GeometryReader")
    let displayScale = emitter.environment.displayScale
    emitter.emitLater(into: node, orientation: nil, isGeometric: true) { emitter in
      let proxy = emitter.proxy(of: node, displayScale: displayScale)
      Content._emit(emitter.evaluating { view.content(proxy) }, into: emitter)
    }
    emitter.leave()
  }
}
